import { expect, it } from 'vitest';
import { isAfterActions } from '../../../src/games/nobles-and-glory/phases.ts';
import { topOf } from '../../../src/games/nobles-and-glory/stack.ts';
import { PHASES, type Phase } from '../../../src/games/nobles-and-glory/types/state.ts';
import { phaseOf } from '../../support/nobles-and-glory.ts';

it('the Action Phase is over in the last three phases (ng.turn.sequence)', () => {
  expect(PHASES.filter(isAfterActions)).toEqual(['population', 'inauguration', 'migration']);
});

it.each<[Phase, begun: object]>([
  ['peasant', { left: null, missing: null }],
  ['action', { used: [] }],
  ['population', { mustPlace: true, armyLaid: false }],
  ['inauguration', { placed: false }],
  [
    'migration',
    { step: 'discard', drawsLeft: 0, peasantDrawn: false, discardDrawn: false, drawn: false },
  ],
])('the phase %s begins with nothing done', (phase, nothing) => {
  expect(topOf(phaseOf(phase, 'KC 2S', 'QD 4S'))).toEqual({
    type: phase,
    seat: 'noor',
    ...nothing,
  });
});
