import type { Turn } from '../../../engine/game.ts';
import { isNumber } from '../cards.ts';
import { renewIfEmpty } from '../draw.ts';
import type { Family } from '../families/family.ts';
import { judgeUnused } from '../families/once.ts';
import { judgeHands, judgeNumberCard } from '../hands.ts';
import { otherThan, playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { ActionPhase, State } from '../types/state.ts';
import { judgeKingdoms } from './conditions.ts';

const RULE = 'ng.action.polity.condition';

/** Polity: two rounds at most about a card of the Draw Pile (`ng.action.polity.condition`). */
export const polity: Family<ActionOf<'polity'>> = {
  types: ['polity'],
  candidates: (_, seat) => [{ type: 'polity', seat }],
  judgeOccasion,
  judge: () => undefined,
  use: declarePolity,
};

/** Once in a phase, where it can be played at least as far as the first card. */
function judgeOccasion(state: State, phase: ActionPhase): Judgement {
  const [player, other] = [playerAt(state, phase.seat), otherThan(state, phase.seat)];
  return (
    judgeUnused(phase, ['polity'], 'polity') ??
    judgeKingdoms(state, player, other) ??
    judgeHands([player, other], RULE) ??
    judgeNumberCard(player) ??
    judgePile(state)
  );
}

/** A card that can be turned up (`ng.action.completable`). */
function judgePile({ drawPile, discardPile, players }: State): Judgement {
  const lying = [drawPile, discardPile, ...players.map(({ peasants }) => peasants)];
  return lying.every((cards) => cards.length === 0)
    ? refuse('ng.action.completable', 'no-card-to-turn')
    : undefined;
}

/**
 * The top card of the Draw Pile is turned up: a Number Card is the prize, another is discarded, and
 * nothing else happens (`ng.action.polity.reveal`, `ng.action.polity.prize`).
 */
function declarePolity(turn: Turn<NoblesAndGlory>, { seat }: ActionOf<'polity'>): void {
  turn.emit({ type: 'actionUsed', seat, action: 'polity' }, [RULE]);
  renewIfEmpty(turn);
  const [card] = turn.state.drawPile;
  if (!card) return;
  turn.emit({ type: 'polityCardTurned', seat, card }, [
    'ng.action.polity.reveal',
    ...(isNumber(card) ? (['ng.action.polity.prize'] as const) : []),
  ]);
  renewIfEmpty(turn, card);
}
