import { refuse } from '../refuse.ts';
import { playerAt } from '../table.ts';
import type { CardActionRules } from './card-action.ts';
import { sourceCites } from './source.ts';

/** Put one of your own markers back into the supply (`rk.action.settle`). */
export const settle: CardActionRules = {
  targets: () => [{}],
  judge(state, seat) {
    return playerAt(state, seat).markers > 0
      ? undefined
      : refuse('rk.action.settle', 'no-marker', { seat });
  },
  resolve(turn, seat, _target, source) {
    turn.emit(
      { type: 'markerSettled', seat, source },
      sourceCites(turn.state, seat, source, 'rk.action.settle'),
    );
  },
};
