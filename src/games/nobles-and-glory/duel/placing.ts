import type { Turn } from '../../../engine/game.ts';
import { asNumber } from '../action-cards.ts';
import { isNumber } from '../cards.ts';
import { judgeNumberInHand } from '../hands.ts';
import { playerAt } from '../players.ts';
import { notNow } from '../processes/handling.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import { topOf } from '../stack.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { DuelAt, DuelProcess } from '../types/duel.ts';
import type { Player, State } from '../types/state.ts';
import { dueIn } from './due.ts';
import { challengedIn } from './duelists.ts';
import { lose } from './lose.ts';
import type { Stage } from './stage.ts';

/** A round of a Duel, in which each card is placed in the same way. */
interface Round {
  readonly rule: Rule;
  /** Whether all its cards lie there. */
  readonly isFull: (duel: DuelProcess) => boolean;
  /** What comes of them. */
  readonly end: (turn: Turn<NoblesAndGlory>) => void;
}

/** Only its owner knows which cards there are to place; a yield is always open to the challenged. */
export const roundOf = ({ rule, isFull, end }: Round): Stage<'round-one'> & Stage<'round-two'> => ({
  rule,
  pending: (_, duel) => {
    const { seat, face } = dueIn(duel)!;
    const step = duel.stage.name === 'round-one' ? 'round-one' : face;
    return { name: 'duel', seats: [seat], secret: true, about: { step } };
  },
  candidates: (state, _, seat) => cardsToPlace(playerAt(state, seat)),
  judge: (state, duel, action) => judgePlacing(state, duel, action, rule),
  resolve: (turn, duel, action) => {
    place(turn, duel, action, rule);
    const placed = topOf(turn.state);
    if (placed.type === 'duel' && isFull(placed)) end(turn);
  },
  follow: loseWithoutCard,
});

/** Each Number Card of the hand, and to yield. */
const cardsToPlace = ({ seat, hand }: Player): Action[] => [
  ...hand.filter(isNumber).map((card): Action => ({ type: 'duel-card', seat, card })),
  { type: 'yield-duel', seat },
];

/**
 * A Number Card of the hand; the challenged player may yield instead (`ng.card.number`,
 * `ng.action.duel.yield`).
 */
function judgePlacing(state: State, duel: DuelProcess, action: Action, because: Rule): Judgement {
  const { seat } = action;
  if (action.type === 'yield-duel')
    return challengedIn(duel).seat === seat
      ? undefined
      : refuse('ng.action.duel.yield', 'challenger-yields');
  if (action.type !== 'duel-card') return notNow(because, action);
  return judgeNumberInHand(playerAt(state, seat), action.card, because);
}

/** The card is placed as it is due, or the Duel is lost by a yield. */
function place(turn: Turn<NoblesAndGlory>, duel: DuelProcess, action: Action, because: Rule): void {
  const { seat } = action;
  if (action.type !== 'duel-card') return lose(turn, seat, 'yield');
  const card = asNumber(action.card);
  if (dueIn(duel)!.face === 'up') turn.emit({ type: 'duelCardShown', seat, card }, [because]);
  else turn.emit({ type: 'duelCardLaid', seat, card }, [because], [seat]);
}

/** Whoever has to place a Number Card and has none loses at once (`ng.action.duel.no-card`). */
function loseWithoutCard(
  turn: Turn<NoblesAndGlory>,
  duel: DuelAt<'round-one' | 'round-two'>,
): boolean {
  const due = dueIn(duel);
  if (!due || playerAt(turn.state, due.seat).hand.some(isNumber)) return false;
  lose(turn, due.seat, 'no-card');
  return true;
}
