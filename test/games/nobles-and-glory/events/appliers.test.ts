import { expect, it } from 'vitest';
import { unchanged } from '../../../../src/games/nobles-and-glory/events/appliers.ts';
import { scoringEvents } from '../../../../src/games/nobles-and-glory/events/scoring.ts';
import { setUpEvents } from '../../../../src/games/nobles-and-glory/events/set-up.ts';
import { phaseOf } from '../../../support/nobles-and-glory.ts';

it('what only tells something leaves the table as it is', () => {
  const state = phaseOf('action', 'KC 8C', 'QS 3S');
  expect(unchanged(state)).toBe(state);
  expect([setUpEvents.mulliganAnnounced, setUpEvents.firstPlayerFound]).toEqual([
    unchanged,
    unchanged,
  ]);
  expect(scoringEvents.lineScored).toBe(unchanged);
});
