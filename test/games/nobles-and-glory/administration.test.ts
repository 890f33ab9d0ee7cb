import { describe, expect, it } from 'vitest';
import { checkAdministration } from '../../../src/games/nobles-and-glory/administration.ts';
import type { Readings } from '../../../src/games/nobles-and-glory/rulings.ts';
import { court, number } from '../../support/nobles-and-glory.ts';

const WITH_COURT: Readings['administration-count'] = 'own-subjects-others-with-court';
const SUBJECTS: Readings['administration-count'] = 'subjects-only';

const check = (held: string, placed: string, counted: Readings['administration-count']) =>
  checkAdministration(court(held), number(placed), { 'administration-count': counted });

describe('the Administration Rule', () => {
  it('X09: a third Club needs two of each other suit, the Royal Court included or not', () => {
    const held = 'KH 2C 3C 4H, QD 6D, JS 7S';
    expect(check(held, '9C', WITH_COURT)).toBeUndefined();
    expect(check(held, '9C', SUBJECTS)).toEqual({
      because: 'ng.administration.third',
      reason: 'administration',
      particulars: { card: 'club-9', suit: 'spade', count: 1, needed: 2 },
    });
  });

  it('X10: a third Club may join two of each suit, by both readings', () => {
    const held = 'KH 2C 3C 4H 5H, QD 6D 7D 7S, JS 8S';
    for (const counted of [WITH_COURT, SUBJECTS])
      expect(check(held, '9C', counted)).toBeUndefined();
  });

  it('asks nothing of the first Subject of a suit', () => {
    for (const counted of [WITH_COURT, SUBJECTS])
      expect(check('KC 10D', '2C', counted)).toBeUndefined();
  });

  it('asks one of each other suit of the second (ng.administration)', () => {
    expect(check('KC 4H 2S, QD', '6H', WITH_COURT)).toBeUndefined();
    expect(check('KC 4H 2S', '6H', WITH_COURT)).toEqual({
      because: 'ng.administration',
      reason: 'administration',
      particulars: { card: 'heart-6', suit: 'diamond', count: 0, needed: 1 },
    });
    expect(check('KC 4H 2S, QD', '6H', SUBJECTS)).toMatchObject({
      because: 'ng.administration',
      particulars: { suit: 'club' },
    });
  });

  it('counts the card’s own suit in Subjects only: a Heart King makes no first Heart a second one', () => {
    expect(check('KH 2S', '6H', WITH_COURT)).toBeUndefined();
  });

  it('goes on: a fourth Subject of a suit needs three of each other suit', () => {
    const held = 'KS 2C 3C 4C 5H, QD 6H 6D 7D, JH 7S';
    expect(check(held, '9C', WITH_COURT)).toMatchObject({
      because: 'ng.administration.third',
      particulars: { suit: 'spade', count: 2, needed: 3 },
    });
  });
});
