import { isNumber } from './cards.ts';
import { refuse, type Judgement } from './refuse.ts';
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
  { seat, hand }: Player,
  { card, to }: ActionOf<'discard'>,
  because: Rule,
): Judgement {
  if (!hand.includes(card)) return refuse(because, 'not-in-hand', { seat, card });
  return to === 'peasants' && !isNumber(card)
    ? refuse('ng.card.number', 'not-number', { card })
    : undefined;
}
