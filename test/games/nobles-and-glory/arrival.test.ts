import { describe, expect, it } from 'vitest';
import { checkArrival, checkRow } from '../../../src/games/nobles-and-glory/arrival.ts';
import { refuse } from '../../../src/games/nobles-and-glory/refuse.ts';
import { card, DEFAULTS, kingdom, number } from '../../support/nobles-and-glory.ts';

const own = kingdom('KC 2C 3C 4C 10D, QD');

describe('a Subject that comes from elsewhere', () => {
  it('needs a row with a space', () => {
    expect(checkRow(own, card('QD'))).toBeUndefined();
    expect(checkRow(own, card('KC'))).toEqual(
      refuse('ng.capacity.king-consort', 'row-full', { royal: card('KC'), count: 4, most: 4 }),
    );
    expect(checkRow(own, card('JC'))).toEqual(
      refuse('ng.term.subject', 'no-such-royal', { card: card('JC') }),
    );
  });

  it('passes Equipoise where that is noted, the row first, and never Administration', () => {
    const table = { rulings: DEFAULTS };
    expect(checkArrival(table, own, number('AS'), card('KC'))?.reason).toBe('row-full');
    expect(checkArrival(table, own, number('AS'), card('QD'))?.because).toBe('ng.equipoise');
    expect(checkArrival(table, own, number('5C'), card('QD'))).toBeUndefined();
  });
});
