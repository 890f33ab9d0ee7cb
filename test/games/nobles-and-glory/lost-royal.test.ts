import { describe, expect, it } from 'vitest';
import { surplusOf, withoutRoyal } from '../../../src/games/nobles-and-glory/lost-royal.ts';
import { court, kingdom, number, numbers, royal } from '../../support/nobles-and-glory.ts';

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
