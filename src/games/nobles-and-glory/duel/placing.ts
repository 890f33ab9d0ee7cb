import type { Turn } from '../../../engine/game.ts';
import type { Decision, Seat } from '../../../engine/types.ts';
import { isNumber } from '../cards.ts';
import { playerAt } from '../players.ts';
import { asNumber, notNow } from '../processes/handling.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { DuelProcess } from '../types/duel.ts';
import type { Player, State } from '../types/state.ts';
import { challengedIn } from './duelists.ts';
import { lose } from './lose.ts';

/** Whose card comes next in a round, and whether it lies face up. */
export interface Due {
  readonly seat: Seat;
  readonly face: 'up' | 'down';
}

/** Only its owner knows which cards there are to place; a yield is always open to the challenged. */
export const askForCard = ({ seat }: Due, step: string): Decision<NoblesAndGlory> => ({
  name: 'duel',
  seats: [seat],
  secret: true,
  about: { step },
});

/** Each Number Card of the hand, and to yield. */
export const cardsToPlace = ({ seat, hand }: Player): Action[] => [
  ...hand.filter(isNumber).map((card): Action => ({ type: 'duel-card', seat, card })),
  { type: 'yield', seat },
];

/**
 * A Number Card of the hand; the challenged player may yield instead (`ng.card.number`,
 * `ng.action.duel.yield`).
 */
export function judgePlacing(
  state: State,
  duel: DuelProcess,
  action: Action,
  because: Rule,
): Judgement {
  const { seat } = action;
  if (action.type === 'yield')
    return challengedIn(duel).seat === seat
      ? undefined
      : refuse('ng.action.duel.yield', 'challenger-yields');
  if (action.type !== 'duel-card') return notNow(because, action);
  const { card } = action;
  if (!playerAt(state, seat).hand.includes(card))
    return refuse(because, 'not-in-hand', { seat, card });
  return isNumber(card) ? undefined : refuse('ng.card.number', 'not-number', { card });
}

/** The card is placed, or the Duel lost by a yield; whether a card has been placed. */
export function place(
  turn: Turn<NoblesAndGlory>,
  { face }: Due,
  action: Action,
  because: Rule,
): boolean {
  const { seat } = action;
  if (action.type !== 'duel-card') {
    lose(turn, seat, 'yield');
    return false;
  }
  const card = asNumber(action.card);
  if (face === 'up') turn.emit({ type: 'duelCardShown', seat, card }, [because]);
  else turn.emit({ type: 'duelCardLaid', seat, card }, [because], [seat]);
  return true;
}

/** Whoever has to place a Number Card and has none loses at once (`ng.action.duel.no-card`). */
export function loseWithoutCard(turn: Turn<NoblesAndGlory>, { seat }: Due): boolean {
  if (playerAt(turn.state, seat).hand.some(isNumber)) return false;
  lose(turn, seat, 'no-card');
  return true;
}
