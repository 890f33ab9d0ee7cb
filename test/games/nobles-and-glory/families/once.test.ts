import { expect, it } from 'vitest';
import { judgeUnused } from '../../../../src/games/nobles-and-glory/families/once.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';

it('an Action is used up by each way to use it, and by no other Action (ng.action.once-each)', () => {
  const phase = { type: 'action', seat: 'noor', used: ['regnant', 'herald'] } as const;
  expect(judgeUnused(phase, ['enlist', 'herald'], 'ascendancy')).toEqual(
    refuse('ng.action.once-each', 'action-used', { action: 'ascendancy' }),
  );
  expect(judgeUnused(phase, ['scandal', 'treason'], 'intrigue')).toBeUndefined();
});
