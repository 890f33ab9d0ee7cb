// Gardener (Garden): after the reveal, before conflicts, swap your played character with another
// player's. Owners of several active Gardeners decide one after the other, in an order that a
// reading says.
import type { Seat } from '../../../engine/types.ts';
import { byMarkers, byRank, bySymbol, inOrder } from '../order.ts';
import { refuse } from '../refuse.ts';
import { canUse, otherSeats, playerAt } from '../table.ts';
import type { State } from '../types/state.ts';
import type { AnsweringAbility } from './ability.ts';

export const gardener: AnsweringAbility<'gardener'> = {
  rule: 'rk.ability.gardener',
  window: 'before-conflicts',
  mayAnswer: (state, seat) => canUse(playerAt(state, seat), 'gardener'),
  decision: ({ stage }) =>
    stage.type === 'gardeners' ? { name: 'gardener', seats: [stage.queue[0]!] } : undefined,
  waiting: 'waiting-for-gardener',
  refuseUnasked: (_seat, asked) =>
    refuse('rk.subject.start-of-cycle', 'waiting-for-gardener', { seat: asked }),
  /** Whom he would swap with nobody can guess. */
  assumed: 'held-back',
  candidates: (state, { seat }) =>
    otherSeats(state, seat).map((swapWith) => ({
      type: 'ability',
      seat,
      subject: 'gardener',
      swapWith,
    })),
  judge: (_state, { seat }, { swapWith }) =>
    swapWith === seat ? refuse('rk.ability.gardener', 'not-to-yourself', { seat }) : undefined,
  resolve(turn, { seat, swapWith }) {
    turn.emit({ type: 'charactersSwapped', seat, other: swapWith }, ['rk.ability.gardener']);
  },
  used: (state) => state,
  heldBack: withoutFirstGardener,
};

/** Owners of an active Gardener in the order in which they decide (`gardener-two`). */
export function gardenerQueue(state: State): Seat[] {
  const symbol = bySymbol(state);
  const compare =
    state.rulings['gardener-two'] === 'revealed-rank-order'
      ? inOrder(byRank, byMarkers, symbol)
      : inOrder(byMarkers, symbol, byRank);
  const owners = state.players.filter(({ seat }) => gardener.mayAnswer(state, seat));
  return owners.sort(compare).map((player) => player.seat);
}

/** The state once the first Gardener has decided. */
export function withoutFirstGardener(state: State): State {
  return state.stage.type === 'gardeners'
    ? { ...state, stage: { ...state.stage, queue: state.stage.queue.slice(1) } }
    : state;
}
