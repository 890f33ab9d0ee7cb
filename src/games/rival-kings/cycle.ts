import type { Turn } from '../../engine/game.ts';
import type { NonEmpty, Seat } from '../../engine/types.ts';
import { rankOf, ROBS } from './characters.ts';
import { conflictsOf } from './conflicts.ts';
import { nextSeat, TIE_RULES, tieDecidedBy } from './order.ts';
import type { Rule } from './rules.ts';
import { scoreGame } from './score-game.ts';
import { canUse, playerAt, rankAt } from './table.ts';
import { CHARACTERS, type Conflict, type Rank, type RivalKings, type State, type Tie } from './types.ts';

type RkTurn = Turn<RivalKings>;

/** Characters dealt to each player per round (`rk.setup.deal-characters`). */
const HAND_SIZE = 3;

const LEFTOVER_RULES: Readonly<Record<number, Rule>> = {
  2: 'rk.setup.two-players',
  3: 'rk.setup.three-players',
  4: 'rk.setup.four-players',
};

/** Shuffles the twelve characters, deals three to each player and puts the others away. */
export function dealCharacters(turn: RkTurn): void {
  const deck = turn.random.shuffled(CHARACTERS);
  const seats = turn.state.players.map((player) => player.seat);
  for (const seat of seats) {
    turn.emit({ type: 'handDealt', seat, characters: deck.splice(0, HAND_SIZE) }, ['rk.setup.deal-characters'], [seat]);
  }
  turn.emit({ type: 'leftoversSet', count: deck.length, characters: deck }, [LEFTOVER_RULES[seats.length]!], []);
}

export function startCycle(turn: RkTurn, cycle: 1 | 2): void {
  const cites: NonEmpty<Rule> = ['rk.round.two-cycles', 'rk.cycle.phases'];
  turn.emit({ type: 'cycleStarted', cycle }, cycle === 1 ? cites : [...cites, 'rk.round.two-of-three']);
}

/** Goes on after the reveal until somebody must decide about a Gardener or a Watchman, or a turn has begun. */
export function afterReveal(turn: RkTurn): void {
  const { stage } = turn.state;
  if (stage.type === 'gardeners' && stage.queue.length > 0) return;
  findConflicts(turn);
  settleConflicts(turn);
}

function findConflicts(turn: RkTurn): void {
  const { state } = turn;
  const ranks = state.players.map((player) => ({ seat: player.seat, rank: rankAt(player)! }));
  const conflicts = conflictsOf({ ranks, neutral: state.neutral && rankOf(state.neutral) }, state.rulings);
  turn.emit({ type: 'conflictsFound', conflicts }, citesOfFinding(conflicts));
  if (state.neutral && !conflicts.some((conflict) => conflict.kind.startsWith('neutral'))) {
    const outranked = ranks.some(({ rank }) => ROBS[rank] === rankOf(state.neutral!));
    turn.emit({ type: 'neutralPassed', character: state.neutral }, [outranked ? 'rk.two.neutral-lower' : 'rk.two.neutral-nothing-else']);
  }
}

function citesOfFinding(conflicts: readonly Conflict[]): NonEmpty<Rule> {
  if (conflicts.length === 0) return ['rk.conflict.none', 'rk.conflict.line'];
  const equal = conflicts.filter((conflict) => conflict.kind === 'equal' || conflict.kind === 'neutral-equal').length;
  const cites: [Rule, ...Rule[]] = ['rk.conflict.kinds'];
  if (equal > 0) cites.push('rk.rank.two-cards-each');
  if (equal > 0 && equal < conflicts.length) cites.push('rk.conflict.equal-first', 'rk.conflict.then-unequal');
  if (equal < conflicts.length) cites.push('rk.conflict.line');
  if (conflicts.length - equal > 1) cites.push('rk.conflict.order');
  return cites;
}

/** Settles conflict after conflict; stops where a Watchman may answer, and starts the first turn at the end. */
export function settleConflicts(turn: RkTurn): void {
  for (let conflict = nextConflict(turn.state); conflict; conflict = nextConflict(turn.state)) {
    if (watchmanMayAnswer(turn.state, conflict)) return;
    settleConflict(turn, conflict);
  }
  startNextTurn(turn);
}

/** The conflict to settle now, or undefined outside the conflict phase and when all are settled. */
export const nextConflict = (state: State): Conflict | undefined => (state.stage.type === 'conflicts' ? state.stage.queue[0] : undefined);

/** The seat that a higher character attacks in this conflict, or undefined where ranks are equal. */
export const victimOf = (conflict: Conflict): Seat | undefined =>
  conflict.kind === 'higher' || conflict.kind === 'neutral-higher' ? conflict.victim : undefined;

/** Whether a Watchman can do anything in this conflict: against the neutral card only by the default reading of `watchman-neutral`. */
const isGuardable = (state: State, conflict: Conflict): boolean =>
  conflict.kind !== 'neutral-higher' || state.rulings['watchman-neutral'] === 'marker-stays-in-supply';

/** Whether a Watchman at work sends the marker of this conflict away from the victim. */
function isDeflected(state: State, conflict: Conflict): boolean {
  const victim = victimOf(conflict);
  if (!victim || state.stage.type !== 'conflicts') return false;
  return state.stage.deflecting.includes(victim) && isGuardable(state, conflict);
}

/** Whether the victim of this conflict has a Watchman to use, and a marker or a theft to use him against. */
function watchmanMayAnswer(state: State, conflict: Conflict): boolean {
  const victim = victimOf(conflict);
  if (!victim || !canUse(playerAt(state, victim), 'watchman') || !isGuardable(state, conflict)) return false;
  const stopsTheft = conflict.kind === 'higher' && conflict.theft && state.rulings['watchman-theft-stands'] === 'theft-too';
  return state.supply.markers > 0 || stopsTheft;
}

/** Deals the markers of one conflict, as far as the supply reaches. */
export function settleConflict(turn: RkTurn, conflict: Conflict): void {
  const { state } = turn;
  const left = state.supply.markers;
  switch (conflict.kind) {
    case 'equal': {
      const { rank, seats } = conflict;
      turn.emit({ type: 'equalConflict', rank, seats, marked: seats.slice(0, left) }, citesOfEqual(state, rank));
      return;
    }
    case 'higher': {
      const { thief, victim } = conflict;
      const deflected = isDeflected(state, conflict);
      const theft = conflict.theft && !(deflected && state.rulings['watchman-theft-stands'] === 'theft-too');
      const marked = left === 0 ? null : deflected ? thief : victim;
      turn.emit({ type: 'unequalConflict', thief, victim, marked, theft, deflected }, citesOfUnequal(state, victim, deflected));
      return;
    }
    case 'neutral-equal':
      turn.emit({ type: 'neutralConflict', seat: conflict.seat, kind: 'equal', marked: left > 0, deflected: false }, [
        'rk.two.neutral-equal',
        'rk.two.neutral-nothing-else',
      ]);
      return;
    case 'neutral-higher': {
      const seat = conflict.victim;
      const deflected = isDeflected(state, conflict);
      const cites: NonEmpty<Rule> = deflected ? ['rk.ability.watchman', 'rk.two.neutral-higher'] : ['rk.two.neutral-higher'];
      turn.emit({ type: 'neutralConflict', seat, kind: 'higher', marked: left > 0 && !deflected, deflected }, cites);
      return;
    }
  }
}

function citesOfEqual(state: State, rank: Rank): NonEmpty<Rule> {
  const spares = state.players.some((player) => rankAt(player) !== null && rankAt(player) === ROBS[rank]);
  const cites: NonEmpty<Rule> = ['rk.conflict.equal.markers', 'rk.conflict.equal.no-theft', 'rk.conflict.equal.one-action'];
  return spares ? [...cites, 'rk.conflict.equal.shields-lower'] : cites;
}

function citesOfUnequal(state: State, seat: Seat, deflected: boolean): NonEmpty<Rule> {
  if (deflected) return ['rk.ability.watchman', 'rk.conflict.lines'];
  const victim = playerAt(state, seat);
  const cites: [Rule, ...Rule[]] = ['rk.conflict.unequal.loser-marker', 'rk.conflict.lines'];
  const robbers = state.thefts.filter((theft) => theft.victim === seat).length;
  if (victim.equal)
    cites.push('rk.conflict.equal.still-robbed', robbers > 0 ? 'rk.conflict.max-three-markers' : 'rk.conflict.equal.two-markers');
  return cites;
}

/** Gives the turn to the next seat in rank order, or ends the cycle. */
export function startNextTurn(turn: RkTurn): void {
  const seat = nextSeat(turn.state);
  if (!seat) return endCycle(turn);
  const tie = tieDecidedBy(turn.state, seat);
  turn.emit({ type: 'turnStarted', seat, tie }, citesOfTurn(turn.state, seat, tie));
}

function citesOfTurn(state: State, seat: Seat, tie: Tie): NonEmpty<Rule> {
  const cites: [Rule, ...Rule[]] = ['rk.turn.rank-order'];
  if (tie) cites.push(TIE_RULES[tie]);
  if (state.thefts.some((theft) => theft.thief === seat)) cites.push('rk.steal.on-thiefs-turn');
  const player = playerAt(state, seat);
  if (player.crests.length > 0) cites.push(player.equal ? 'rk.conflict.equal.choose-uncovered' : 'rk.steal.rest-remains');
  return cites;
}

function endCycle(turn: RkTurn): void {
  const { cycle, ending, round } = turn.state;
  const crests = turn.state.players.reduce((sum, player) => sum + player.crests.length, 0);
  const cites: NonEmpty<Rule> = [crests > 0 ? 'rk.steal.crests-return' : 'rk.round.two-cycles'];
  turn.emit({ type: 'cycleEnded', cycle, crests }, ending ? [...cites, 'rk.end.finish-cycle'] : cites);
  if (ending) return scoreGame(turn);
  if (cycle === 1) return startCycle(turn, 2);
  turn.emit({ type: 'charactersCollected', round: round + 1 }, ['rk.round.collect']);
  dealCharacters(turn);
  startCycle(turn, 1);
}
