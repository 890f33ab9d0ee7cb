import { isNumber, valueOf } from '../cards.ts';
import { judgeHands, judgeNumberCard } from '../hands.ts';
import { otherThan, playerAt } from '../players.ts';
import { judgeKingdoms } from '../polity/conditions.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Position } from '../types/position.ts';
import type { State, TurnProcess } from '../types/state.ts';
import { withUnderWay } from './under-way.ts';

const RULE = 'ng.action.polity.condition';

/**
 * A Polity of an Action Phase, for a Number Card, in kingdoms where it could be declared; each hand
 * may lack what was played from it since (`ng.action.polity.condition`, `ng.action.polity.prize`).
 */
export function checkPolity(
  { polity }: Pick<Position, 'polity'>,
  state: State,
  { seat, phase }: TurnProcess,
): Judgement {
  if (!polity) return undefined;
  if (phase !== 'action') return refuse(RULE, 'polity-not-now');
  const other = [polity.prize, polity.led].find((card) => card && !isNumber(card));
  if (other) return refuse('ng.card.number', 'not-number', { card: other });
  const [player, opponent] = [playerAt(state, seat), otherThan(state, seat)];
  const { round = 1, led } = polity;
  const isLed = led ? 1 : 0;
  const isFollowed = state.discardPile.slice(0, 2).filter(isNumber).length === 2 ? 1 : 0;
  const played = round === 1 ? ([isLed, 0] as const) : ([1, isFollowed + isLed] as const);
  return (
    judgeKingdoms(state, player, opponent) ??
    (round === 1 ? undefined : judgeRoundOne(state)) ??
    judgeHands([player, opponent], RULE, played) ??
    (round === 1 && !led ? judgeNumberCard(player) : undefined)
  );
}

/**
 * What was played in round one lies on top of the Discard Pile, a Number Card at least
 * (`ng.action.polity.round-discard`).
 */
const judgeRoundOne = ({ discardPile: [top] }: State): Judgement =>
  top && isNumber(top)
    ? undefined
    : refuse('ng.action.polity.round-discard', 'round-one-not-discarded');

/** The state with the Polity of a position under way in its Action Phase. */
export function withPolity(
  state: State,
  { polity }: Pick<Position, 'polity'>,
  { seat }: TurnProcess,
): State {
  if (!polity || !isNumber(polity.prize)) return state;
  const { prize, round = 1, led } = polity;
  return withUnderWay(state, {
    type: 'polity',
    seat,
    prize,
    won: round - 1,
    led: led && isNumber(led) ? { card: led, number: valueOf(led) } : null,
    answer: null,
    asked: [],
    revealed: {},
    lost: false,
  });
}
