import { refuse } from '../refuse.ts';
import { otherSeats, playerAt } from '../table.ts';
import type { CardActionRules } from './card-action.ts';
import { sourceCites } from './source.ts';

/** Give one of your own markers to any other player (`rk.action.pass`). */
export const pass: CardActionRules = {
  targets: (state, seat) => otherSeats(state, seat).map((to) => ({ to })),
  judge(state, seat, { to }) {
    if (to === seat) return refuse('rk.action.pass', 'not-to-yourself', { seat });
    return playerAt(state, seat).markers > 0
      ? undefined
      : refuse('rk.action.pass', 'no-marker', { seat });
  },
  resolve(turn, seat, { to }, source) {
    turn.emit(
      { type: 'markerPassed', seat, to: to!, source },
      sourceCites(turn.state, seat, source, 'rk.action.pass'),
    );
  },
};
