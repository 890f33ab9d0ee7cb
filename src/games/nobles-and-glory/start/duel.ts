import { isNumber, isRoyal, valueOf } from '../cards.ts';
import { judgeClubs, judgeCombatants } from '../duel/conditions.ts';
import { dueIn } from '../duel/due.ts';
import { newDuelist, withDuelist } from '../duel/duelists.ts';
import { judgeHands, judgeNumberCard } from '../hands.ts';
import { otherThan, playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { DuelProcess } from '../types/duel.ts';
import type { Position } from '../types/position.ts';
import type { State, TurnProcess } from '../types/state.ts';
import { withUnderWay } from './under-way.ts';

const RULE = 'ng.action.duel.condition';

/** Cards that may lie there while another is still to be placed. */
const PLACED_AT_MOST = { 'round-one': 1, 'round-two': 3 } as const;

/**
 * A Duel of an Action Phase, in kingdoms where it could be declared, that waits for a card; each
 * hand may lack what was placed from it since (`ng.action.duel.condition`,
 * `ng.action.duel.no-card`).
 */
export function checkDuel(position: Position, state: State, turn: TurnProcess): Judgement {
  const { duel } = position;
  if (!duel) return undefined;
  if (turn.phase !== 'action') return refuse(RULE, 'duel-not-now');
  const { loser, placed = [] } = duel;
  if (loser && state.players.every(({ seat }) => seat !== loser))
    return refuse('ng.players', 'no-such-seat', { seat: loser });
  const other = placed.find((card) => !isNumber(card));
  if (other) return refuse('ng.card.number', 'not-number', { card: other });
  const most = PLACED_AT_MOST[loser ? 'round-two' : 'round-one'];
  if (placed.length > most)
    return refuse('ng.action.duel.declare', 'too-many-placed', { count: placed.length, most });
  const [player, opponent] = [playerAt(state, turn.seat), otherThan(state, turn.seat)];
  return (
    judgeClubs(player) ??
    judgeHands([player, opponent], RULE, placedIn(duelOf(position, state, turn))) ??
    (loser ? undefined : judgeNumberCard(player)) ??
    judgeCombatants(state, player, opponent, duel) ??
    (loser ? judgeRoundOne(state, loser === turn.seat) : undefined) ??
    judgeDue(position, state, turn)
  );
}

/**
 * The two cards of round one lie on top of the Discard Pile, equal ones only where the challenger
 * has lost it (`ng.action.duel.round-one`, `ng.action.duel.round-one-discard`).
 */
function judgeRoundOne({ discardPile }: State, isChallengers: boolean): Judgement {
  const [one, other] = discardPile.slice(0, 2).filter(isNumber);
  if (!one || !other) return refuse('ng.action.duel.round-one-discard', 'round-one-not-discarded');
  return isChallengers || valueOf(one) !== valueOf(other)
    ? undefined
    : refuse('ng.action.duel.round-one', 'round-one-tied');
}

/** Whoever has to place a card has one (`ng.action.completable`, `ng.action.duel.no-card`). */
function judgeDue(position: Position, state: State, turn: TurnProcess): Judgement {
  const duel = duelOf(position, state, turn);
  const due = duel && dueIn(duel);
  return due && judgeNumberCard(playerAt(state, due.seat));
}

/** How many cards each has placed, those of round one among them. */
function placedIn(duel: DuelProcess | undefined): [number, number] {
  const [one = 0, other = 0] = (duel?.duelists ?? []).map(
    ({ open, down }) => open.length + (down ? 1 : 0) + (duel?.stage.name === 'round-two' ? 1 : 0),
  );
  return [one, other];
}

/** The Duel of a position, each card placed as it was due; none where it cannot be one. */
function duelOf({ duel }: Position, state: State, { seat }: TurnProcess): DuelProcess | undefined {
  if (!duel || !isRoyal(duel.card) || !isRoyal(duel.royal)) return undefined;
  const { card, royal, loser, placed = [] } = duel;
  const begun: DuelProcess = {
    type: 'duel',
    duelists: [newDuelist(seat, card), newDuelist(otherThan(state, seat).seat, royal)],
    stage: loser ? { name: 'round-two', loser } : { name: 'round-one' },
  };
  return placed.filter(isNumber).reduce((now, each) => {
    const { seat: by, face } = dueIn(now)!;
    return withDuelist(now, by, (duelist) =>
      face === 'up' ? { ...duelist, open: [each] } : { ...duelist, down: each },
    );
  }, begun);
}

/** The state with the Duel of a position under way in its Action Phase. */
export function withDuel(state: State, position: Position, turn: TurnProcess): State {
  const duel = duelOf(position, state, turn);
  return duel ? withUnderWay(state, duel) : state;
}
