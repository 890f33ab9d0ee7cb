import type { Seat } from '../../engine/types.ts';
import { bearsSymbol, compareRanks, rankOf } from './characters.ts';
import type { Player, State, Tie } from './types/state.ts';

/** Negative if `a` comes first. */
type Compare = (a: Player, b: Player) => number;

export const byRank: Compare = (a, b) =>
  a.played && b.played ? compareRanks(rankOf(a.played), rankOf(b.played)) : 0;

export const byMarkers: Compare = (a, b) => a.markers - b.markers;

const byMarkersAfterConflicts: Compare = (a, b) =>
  a.markersAfterConflicts - b.markersAfterConflicts;

export const bySymbol =
  (state: State): Compare =>
  (a, b) =>
    Number(b.played !== null && bearsSymbol(state, b.played)) -
    Number(a.played !== null && bearsSymbol(state, a.played));

export const inOrder =
  (...questions: Compare[]): Compare =>
  (a, b) => {
    for (const question of questions) {
      const answer = question(a, b);
      if (answer !== 0) return answer;
    }
    return 0;
  };

/**
 * Before the first turn the conflicts have only just been settled: the markers in front of the
 * players are the ones after them.
 */
const markersFor = (state: State): Compare =>
  state.stage.type === 'turn' && state.rulings['tie-measured-when'] === 'after-conflict-phase'
    ? byMarkersAfterConflicts
    : byMarkers;

/**
 * Whose turn comes next (`rk.turn.rank-order`, `rk.turn.tie.…`), or undefined when everybody has
 * had a turn in this cycle.
 */
export function nextSeat(state: State): Seat | undefined {
  const compare = inOrder(byRank, markersFor(state), bySymbol(state));
  let next: Player | undefined;
  for (const player of state.players) {
    if (!player.turnTaken && (!next || compare(player, next) < 0)) next = player;
  }
  return next?.seat;
}

/** The rule behind each way of breaking a tie in turn order. */
export const TIE_RULES = {
  markers: 'rk.turn.tie.fewer-markers',
  symbol: 'rk.turn.tie.symbol',
} as const;

/** How the turn order between this player and an equal rank still waiting was decided. */
export function tieDecidedBy(state: State, seat: Seat): Tie {
  const [first] = state.players.filter((player) => player.seat === seat);
  const rival = state.players.find(
    (player) => player.seat !== seat && !player.turnTaken && first && byRank(first, player) === 0,
  );
  if (!first || !rival) return null;
  return markersFor(state)(first, rival) === 0 ? 'symbol' : 'markers';
}
