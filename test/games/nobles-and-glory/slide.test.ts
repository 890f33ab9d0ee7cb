import { describe, expect, it } from 'vitest';
import { excessIn, movedBeside, withRoyal } from '../../../src/games/nobles-and-glory/slide.ts';
import { court, kingdom, number, numbers, royal } from '../../support/nobles-and-glory.ts';

describe('the slide (ng.court.slide)', () => {
  it('X34: a Jack who was Regnant keeps two of three Subjects, and the third moves to the Queen', () => {
    const slid = kingdom('JS 2H 5C 7D');
    const after = { ...slid, court: withRoyal(slid.court, royal('QH')) };
    expect(after.court).toEqual(court('QH, JS 2H 5C 7D'));
    expect(excessIn(after)).toEqual({
      royal: 'spade-jack',
      subjects: numbers('2H 5C 7D'),
      count: 1,
    });
    const moved = { ...after, court: movedBeside(after.court, number('5C'), royal('QH')) };
    expect(moved.court).toEqual(court('QH 5C, JS 2H 7D'));
    expect(excessIn(moved)).toBeUndefined();
  });

  it('leaves no excess beside a Jack with two Subjects, or a Queen with three', () => {
    expect(excessIn(kingdom('QH, JS 2H 5C'))).toBeUndefined();
    const queen = kingdom('QH 2H 5C 7D, JS 3H 4C');
    expect(excessIn({ ...queen, court: withRoyal(queen.court, royal('KD')) })).toBeUndefined();
  });

  it('takes Army Cards to the new Regnant, so that they no longer fill the Jack’s row (ng.capacity.army)', () => {
    const jack = kingdom('JS 2H 5C', { armies: numbers('9D') });
    const after = { ...jack, court: withRoyal(jack.court, royal('QH')) };
    expect(excessIn(after)).toBeUndefined();
  });
});
