import { describe, expect, it } from 'vitest';
import { battleValueOf, bonusesOf } from '../../../../src/games/nobles-and-glory/battle/value.ts';
import { court, number } from '../../../support/nobles-and-glory.ts';

const SUIT = 'ng.action.battle.bonus-suit';
const CLUB = 'ng.action.battle.bonus-club';
const REGNANT = 'ng.action.battle.bonus-regnant';

describe('what a card counts in a Battle', () => {
  it('X01: is three more at most, for a Club of a Club Regnant (ng.action.battle.bonus-sum)', () => {
    expect(battleValueOf(number('5C'), court('KC'))).toBe(8);
    expect(bonusesOf(number('5C'), court('KC'))).toEqual([SUIT, CLUB, REGNANT]);
  });

  it.each<[what: string, card: string, court: string, value: number, ...string[]]>([
    ['a Club', '5C', 'KS', 6, CLUB],
    ['any card of a Club Regnant', '5H', 'KC', 6, REGNANT],
    ['a card of the Regnant’s suit', '5S', 'KS', 6, SUIT],
    ['no card of another suit', '5H', 'KS', 5],
    ['no card of the Consort’s suit', '5C', 'KS, QC', 6, CLUB],
    ['a Jack who is Regnant', '5H', 'JH', 6, SUIT],
  ])('X02: is one more for %s: %s of %s', (_, card, written, value, ...rules) => {
    expect(battleValueOf(number(card), court(written))).toBe(value);
    expect(bonusesOf(number(card), court(written))).toEqual(rules);
  });
});
