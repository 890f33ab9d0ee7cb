import { describe, expect, it } from 'vitest';
import {
  checkArrival,
  checkForcedArrival,
  checkPlace,
  checkRow,
  placesIn,
  rowsFor,
} from '../../../src/games/nobles-and-glory/arrival.ts';
import { refuse } from '../../../src/games/nobles-and-glory/refuse.ts';
import { card, DEFAULTS, kingdom, number } from '../../support/nobles-and-glory.ts';

const own = kingdom('KC 2C 3C 4C 10D, QD');
const table = { rulings: DEFAULTS };

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
    expect(checkArrival(table, own, number('AS'), card('KC'))?.reason).toBe('row-full');
    expect(checkArrival(table, own, number('AS'), card('QD'))?.because).toBe('ng.equipoise');
    expect(checkArrival(table, own, number('5C'), card('QD'))).toBeUndefined();
    expect(rowsFor(table, own, number('5C'))).toEqual([card('QD')]);
    expect(rowsFor(table, own, number('AS'))).toEqual([]);
  });
});

describe('a card that comes from elsewhere', () => {
  it('comes to a row or to the Peasants, who are as many as there are', () => {
    expect(placesIn(own.court)).toEqual([card('KC'), card('QD'), null]);
    expect(checkPlace(own, null)).toBeUndefined();
    expect(checkPlace(own, card('KC'))).toEqual(checkRow(own, card('KC')));
  });

  it('is a Subject where it has to come and can be one, a Peasant where it cannot (ng.administration.forced)', () => {
    const forced = (written: string, beside: string | null) =>
      checkForcedArrival(
        table,
        own,
        number(written),
        beside === null ? null : card(beside),
        'ng.turn.migration.take-subject',
      );
    expect(forced('5C', 'QD')).toBeUndefined();
    expect(forced('5C', 'KC')?.reason).toBe('row-full');
    expect(forced('5C', null)).toEqual(
      refuse('ng.turn.migration.take-subject', 'must-be-subject', { card: card('5C') }),
    );
    expect(forced('AS', null)).toBeUndefined();
  });
});
