// Jailer (Prison): take one coin from the supply for each marker you have, as far as the supply
// reaches.
import { refuse } from '../refuse.ts';
import { playerAt } from '../table.ts';
import type { Ability } from './ability.ts';
import { judgeIncome, takeIncome } from './income.ts';

export const jailer: Ability<'jailer'> = {
  rule: 'rk.ability.jailer',
  window: 'own-turn',
  candidates: (_state, { seat }) => [{ type: 'ability', seat, subject: 'jailer' }],
  judge: (state, { seat, markers }) =>
    markers > 0
      ? judgeIncome(state, 'rk.ability.jailer')
      : refuse('rk.ability.jailer', 'no-marker', { seat }),
  resolve: (turn, { seat }) =>
    takeIncome(turn, seat, playerAt(turn.state, seat).markers, 'rk.ability.jailer'),
};
