import type { Turn } from '../../../engine/game.ts';
import { asRoyal } from '../action-cards.ts';
import { isRoyal, rankOf, suitOf, type RoyalId } from '../cards.ts';
import { positionOf, regnantOf } from '../court.ts';
import { judgeInHand } from '../hands.ts';
import { loseRoyal } from '../lost-royal.ts';
import { playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { excessIn, withRoyal } from '../slide.ts';
import { subjectsOf } from '../subjects.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { Court, InaugurationPhase, Player, Royal } from '../types/state.ts';
import { notNow, type Handling } from './handling.ts';

const RULE = 'ng.turn.inauguration.place';

/** One Royal Card may be placed from the hand (`ng.turn.inauguration.place`). */
export const inauguration: Handling<InaugurationPhase> = {
  rule: RULE,
  pending: (_, { seat }) => ({ name: 'inauguration', seats: [seat], secret: true }),
  candidates: (state, _, seat) => [
    ...playerAt(state, seat)
      .hand.filter(isRoyal)
      .map((card) => ({ type: 'place-royal', seat, card }) as const),
    { type: 'done', seat },
  ],
  judge: (state, _, action) => {
    if (action.type === 'done') return undefined;
    return action.type === 'place-royal'
      ? judgeRoyal(playerAt(state, action.seat), action)
      : notNow(RULE, action);
  },
  resolve: (turn, { seat }, action) => {
    if (action.type !== 'place-royal')
      return turn.emit({ type: 'phaseEnded', seat, phase: 'inauguration' }, ['ng.turn.sequence']);
    inaugurate(turn, playerAt(turn.state, seat), asRoyal(action.card));
  },
};

/**
 * A Royal Card of the hand whose rank is vacant and which has a Subject of its suit unless it
 * becomes Regnant (`ng.turn.inauguration.place`, `ng.court.one-per-rank`,
 * `ng.turn.inauguration.suit`).
 */
function judgeRoyal(player: Player, { card }: ActionOf<'place-royal'>): Judgement {
  const absent = judgeInHand(player, card, RULE);
  if (absent) return absent;
  const { court } = player;
  if (!isRoyal(card)) return refuse('ng.card.royal', 'not-royal', { card });
  const rank = rankOf(card);
  if (court.some((royal) => rankOf(royal.card) === rank))
    return refuse('ng.court.one-per-rank', 'rank-taken', { card, rank });
  const suit = suitOf(card);
  if (
    positionOf(withRoyal(court, card), card).position === 'regnant' ||
    subjectsOf(court).some((subject) => suitOf(subject) === suit)
  ) {
    return undefined;
  }
  return refuse('ng.turn.inauguration.suit', 'no-subject-of-suit', { card, suit });
}

/**
 * Places it; a King then drives out a Jack of another suit, and a Jack who was Regnant may have
 * lost a space (`ng.turn.inauguration.usurper`, `ng.court.slide`).
 */
function inaugurate(turn: Turn<NoblesAndGlory>, { seat, court }: Player, card: RoyalId): void {
  const covers =
    regnantOf(withRoyal(court, card)).card === card && regnantOf(court).preparation
      ? (['ng.court.beneath-remains'] as const)
      : [];
  turn.emit({ type: 'royalPlaced', seat, card }, [RULE, 'ng.court.slide', ...covers]);
  const jack = drivenOut(court, card);
  if (jack) return loseRoyal(turn, seat, jack.card, ['ng.turn.inauguration.usurper']);
  const excess = excessIn(playerAt(turn.state, seat));
  if (excess)
    turn.emit({ type: 'excessFound', seat, royal: excess.royal, newcomer: card }, [
      'ng.court.slide',
      'ng.capacity.jack',
    ]);
}

/** The Jack whom a new King drives out: one of another suit. */
const drivenOut = (court: Court, card: RoyalId): Royal | undefined =>
  rankOf(card) === 'king'
    ? court.find(({ card: other }) => rankOf(other) === 'jack' && suitOf(other) !== suitOf(card))
    : undefined;
