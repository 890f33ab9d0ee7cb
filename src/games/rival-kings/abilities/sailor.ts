// Sailor (Harbor): if your character has the same rank as a rival's, carry out your chosen action
// twice. Declared together with the action, or right after it.
import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { ACTION_KINDS, type ActionKind } from '../characters.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { equalRivals } from '../table.ts';
import { type RivalKings } from '../types.ts';
import type { Player, State, Target } from '../types/state.ts';
import type { Ability } from './ability.ts';
import { canCarryOut } from './possible.ts';

/** Whether a rival shows the same rank. */
const judgeEqualRival = (state: State, player: Player): Judgement =>
  equalRivals(state, player).length > 0
    ? undefined
    : refuse('rk.ability.sailor', 'no-equal-rival', { seat: player.seat });

/** Makes the action just carried out due once more. */
function doubleAction(
  turn: Turn<RivalKings>,
  seat: Seat,
  action: ActionKind,
  target: Target,
): void {
  const like = turn.state.rulings['sailor-second-run'] === 'same-target' ? { like: target } : {};
  turn.emit({ type: 'actionDoubled', seat, action, ...like }, ['rk.ability.sailor']);
}

export const sailor: Ability<'sailor'> = {
  rule: 'rk.ability.sailor',
  window: 'with-action',
  actions: ACTION_KINDS,
  candidates: (_state, { seat }) => [{ type: 'ability', seat, subject: 'sailor' }],
  judge(state, player) {
    const { seat } = player;
    const last = state.stage.type === 'turn' ? state.stage.last : null;
    const noRival = judgeEqualRival(state, player);
    if (noRival) return noRival;
    if (!last) return refuse('rk.ability.sailor', 'nothing-to-double', { seat });
    const { kind, ...target } = last;
    const like = state.rulings['sailor-second-run'] === 'same-target' ? target : undefined;
    return canCarryOut(state, seat, kind, like)
      ? undefined
      : refuse('rk.ability.sailor', 'nothing-to-double', { seat });
  },
  resolve(turn, { seat }) {
    if (turn.state.stage.type !== 'turn' || !turn.state.stage.last) return;
    const { kind, ...target } = turn.state.stage.last;
    doubleAction(turn, seat, kind, target);
  },
  judgeWith: (state, player, _target, due) =>
    due
      ? refuse('rk.ability.sailor', 'only-own-action', { seat: player.seat })
      : judgeEqualRival(state, player),
  resolveWith: doubleAction,
  touches: () => ['sailor-second-run'],
};
