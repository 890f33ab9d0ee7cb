import { describe, expect, it } from 'vitest';
import { phaseEvents } from '../../../../src/games/nobles-and-glory/events/phases.ts';
import { phaseOf } from '../../../support/nobles-and-glory.ts';

const state = phaseOf('population', 'KC 2S', 'JC 10S');
const ended = phaseEvents.phaseEnded(state, {
  type: 'phaseEnded',
  seat: 'noor',
  phase: 'population',
});

describe('turns and phases', () => {
  it('a phase lies on its turn until it ends', () => {
    expect(state.stack.map(({ type }) => type)).toEqual(['turn', 'population']);
    expect(ended.stack).toEqual([{ type: 'turn', seat: 'noor', number: 5, phase: 'population' }]);
  });

  it('the next phase begins in the same turn', () => {
    expect(
      phaseEvents.phaseStarted(ended, { type: 'phaseStarted', seat: 'noor', phase: 'inauguration' })
        .stack,
    ).toEqual([
      { type: 'turn', seat: 'noor', number: 5, phase: 'inauguration' },
      { type: 'inauguration', seat: 'noor', placed: false },
    ]);
  });

  it('a turn takes the place of the one before, at its first phase', () => {
    expect(
      phaseEvents.turnStarted(ended, {
        type: 'turnStarted',
        seat: 'mila',
        number: 6,
        phase: 'peasant',
      }).stack,
    ).toEqual([
      { type: 'turn', seat: 'mila', number: 6, phase: 'peasant' },
      { type: 'peasant', seat: 'mila', left: null, missing: null },
    ]);
  });
});
