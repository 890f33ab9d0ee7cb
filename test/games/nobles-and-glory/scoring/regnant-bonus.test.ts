import { describe, expect, it } from 'vitest';
import type { Suit } from '../../../../src/games/nobles-and-glory/cards.ts';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import { regnantBonus } from '../../../../src/games/nobles-and-glory/scoring/regnant-bonus.ts';
import type { Kingdom } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { kingdom, number, numbers } from '../../../support/nobles-and-glory.ts';

const bonus = (
  kingdoms: readonly Kingdom[],
  suit: Suit,
  below: Readings['bonus-negative'] = 'may-be-negative',
) => regnantBonus(kingdoms, suit, { 'bonus-negative': below });

/** Sixteen Subjects, three of them Clubs, and nine Peasants. */
const FULL = [
  kingdom('KS 2S 3S 4S 5S, QH 2H 3H 4H, JD 2D', { peasants: numbers('9S 9H 9D 8S') }),
  kingdom('KH 2C 3C 5H 6H, QS 4C 3D 4D, JH 5D', { peasants: numbers('8H 8D 7S 7H 7D') }),
];

describe('the Regnant Bonus', () => {
  it('X11: of a Spade is all Subjects less all Peasants', () => {
    expect(bonus(FULL, 'spade')).toEqual({ points: 7, because: 'ng.end.bonus.spade' });
  });

  it('X12: of a Heart is all Subjects less three for each Club among them', () => {
    expect(bonus(FULL, 'heart')).toEqual({ points: 7, because: 'ng.end.bonus.heart' });
  });

  it('X13: of a Club is two for each Army Card, which is no Subject', () => {
    const [first, second] = FULL;
    const armed = [
      { ...first!, armies: numbers('10C') },
      { ...second!, armies: numbers('10D 10H 10S') },
    ];
    expect(bonus(armed, 'club')).toEqual({ points: 8, because: 'ng.end.bonus.club' });
    expect(bonus(armed, 'spade').points).toBe(7);
    expect(bonus(FULL, 'club').points).toBe(0);
  });

  it('X14: of a Diamond is one for each Diamond in both Glory Piles, progress on a Decree included', () => {
    const glory = [
      kingdom('KS 2S', { glory: numbers('AD 2D 3D 4D 9C') }),
      kingdom('QS 3S', { glory: numbers('5D 6D 7D 8H') }),
    ];
    expect(bonus(glory, 'diamond')).toEqual({ points: 7, because: 'ng.end.bonus.diamond' });
    const decree = { card: number('9D'), progress: numbers('10D 10C') };
    expect(bonus([{ ...glory[0]!, decree }, glory[1]!], 'diamond').points).toBe(8);
  });

  it('X15: may fall below zero or, by the other reading, not', () => {
    const poor = [
      kingdom('KS 2S 3S', { peasants: numbers('9S 9H 9D 8S') }),
      kingdom('QS 4S 5S 6S', { peasants: numbers('9C 8H 8D 7S 7H') }),
    ];
    const clubs = [kingdom('KH 2C 3C 4C'), kingdom('KS 5C 2S 3S 4S, JS 5S')];
    expect([bonus(poor, 'spade').points, bonus(clubs, 'heart').points]).toEqual([-4, -4]);
    expect([
      bonus(poor, 'spade', 'floor-zero').points,
      bonus(clubs, 'heart', 'floor-zero').points,
    ]).toEqual([0, 0]);
    expect([
      bonus(FULL, 'spade', 'floor-zero').points,
      bonus(FULL, 'heart', 'floor-zero').points,
    ]).toEqual([7, 7]);
  });
});
