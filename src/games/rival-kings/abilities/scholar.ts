// Scholar (University): take one coin from the supply for each building you have, as far as the
// supply reaches.
import { refuse } from '../refuse.ts';
import { playerAt } from '../table.ts';
import type { Ability } from './ability.ts';
import { judgeIncome, takeIncome } from './income.ts';

export const scholar: Ability<'scholar'> = {
  rule: 'rk.ability.scholar',
  window: 'own-turn',
  candidates: (_state, { seat }) => [{ type: 'ability', seat, subject: 'scholar' }],
  judge: (state, { seat, buildings }) =>
    buildings.length > 0
      ? judgeIncome(state, 'rk.ability.scholar')
      : refuse('rk.ability.scholar', 'no-building', { seat }),
  resolve: (turn, { seat }) =>
    takeIncome(turn, seat, playerAt(turn.state, seat).buildings.length, 'rk.ability.scholar'),
};
