import { judgeInHand, judgeNumberInHand } from './hands.ts';
import type { Judgement } from './refuse.ts';
import type { Rule } from './rules.ts';
import type { Action, ActionOf } from './types/action.ts';
import type { Player } from './types/state.ts';

/** Every card of the hand, to the Discard Pile or to one’s own Peasants. */
export const discardCandidates = ({ seat, hand }: Player): Action[] =>
  hand.flatMap((card) =>
    (['discard-pile', 'peasants'] as const).map((to) => ({ type: 'discard', seat, card, to })),
  );

/**
 * Any card of the hand to the Discard Pile, a Number Card also to one’s own Peasants
 * (`ng.turn.migration.discard`, `ng.prestigious.abundance`, `ng.term.peasant`).
 */
export function judgeDiscard(
  player: Player,
  { card, to }: ActionOf<'discard'>,
  because: Rule,
): Judgement {
  return to === 'peasants'
    ? judgeNumberInHand(player, card, because)
    : judgeInHand(player, card, because);
}
