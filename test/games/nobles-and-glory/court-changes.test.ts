import { describe, expect, it } from 'vitest';
import { surplusOf, withoutRoyal } from '../../../src/games/nobles-and-glory/lost-royal.ts';
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

describe('the loss of a Royal Card', () => {
  /**
   * A King with four Subjects and a Queen with two: without the King, three spaces are left for
   * six.
   */
  const held = kingdom('KC 2S 5S 6H 9D, QH 3C 4C', { peasants: numbers('8D') });
  const loss = withoutRoyal(held, royal('KC'));

  it('leaves its Subjects loose, three of them without a space (ng.court.discard-surplus)', () => {
    expect(loss.kingdom.court).toEqual(court('QH 3C 4C'));
    expect(loss.loose).toEqual(numbers('2S 5S 6H 9D'));
    expect(loss.discarded).toEqual([royal('KC')]);
    expect(surplusOf(loss)).toBe(3);
  });

  it('takes what lies beneath along to the Discard Pile, beneath the Royal Card', () => {
    const [king, ...others] = held.court;
    const beneath = {
      ...held,
      court: [{ ...king!, preparation: number('7S'), recovery: numbers('AC 2C') }, ...others],
    };
    expect(withoutRoyal(beneath, royal('KC')).discarded).toEqual([
      royal('KC'),
      ...numbers('7S AC 2C'),
    ]);
  });

  it('makes nobody a Peasant where all fit: a Jack who becomes Regnant has a third space', () => {
    const all = withoutRoyal(kingdom('QH 2S, JS 3C 4C'), royal('QH'));
    expect(surplusOf(all)).toBe(0);
  });

  it('counts Army Cards among what needs a space', () => {
    expect(
      surplusOf(withoutRoyal(kingdom('KC 2S, QH 3C 4C', { armies: numbers('9D') }), royal('KC'))),
    ).toBe(1);
  });
});
