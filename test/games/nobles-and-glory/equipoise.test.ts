import { describe, expect, it } from 'vitest';
import { CARDS, isNumber, suitOf, SUITS } from '../../../src/games/nobles-and-glory/cards.ts';
import { checkEquipoise } from '../../../src/games/nobles-and-glory/equipoise.ts';
import type { Readings } from '../../../src/games/nobles-and-glory/rulings.ts';
import { number, numbers } from '../../support/nobles-and-glory.ts';

type Direction = Readings['equipoise-direction'];

const check = (subjects: string, placed: string, direction: Direction) =>
  checkEquipoise(numbers(subjects), number(placed), { 'equipoise-direction': direction });

const EITHER: Direction = 'previous-lower-or-next-higher';
const BOTH: Direction = 'both-neighbours-lower';

describe('the Equipoise Rule', () => {
  it.each([
    ['a', '4D', true, true],
    ['b', '4D 9H', true, false],
    ['c', '6D 9H', true, false],
    ['d', '6D', false, false],
    ['e', '5D 5H', false, false],
    ['f', '4D 5H', true, false],
    ['g', '7D 3H 3S', true, true],
    ['h', '7D 9H', true, false],
  ])('X06 %s: the 5 of Spades beside %s', (_, subjects, either, both) => {
    expect(check(subjects, '5S', EITHER) === undefined).toBe(either);
    expect(check(subjects, '5S', BOTH) === undefined).toBe(both);
  });

  it('X07: goes round in a circle, from Diamonds to Spades (ng.suits.cycle)', () => {
    expect(check('3C 9S', '4D', EITHER)).toBeUndefined();
    expect(check('3C 9S', '4D', BOTH)).toMatchObject({ because: 'ng.equipoise.next' });
  });

  it('X08: beside a single 10 of Diamonds every Heart passes, no Spade, and Clubs by one reading only', () => {
    const passing = (direction: Direction) =>
      SUITS.map((suit) => {
        const others = CARDS.filter(isNumber).filter(
          (each) => suitOf(each) === suit && each !== 'diamond-10',
        );
        const fitting = others.filter(
          (each) => !checkEquipoise(numbers('10D'), each, { 'equipoise-direction': direction }),
        );
        return `${suit} ${fitting.length} of ${others.length}`;
      });
    expect(passing(EITHER)).toEqual([
      'spade 0 of 10',
      'heart 10 of 10',
      'club 10 of 10',
      'diamond 9 of 9',
    ]);
    expect(passing(BOTH)).toEqual([
      'spade 0 of 10',
      'heart 10 of 10',
      'club 0 of 10',
      'diamond 9 of 9',
    ]);
  });

  it('adds the Subjects of the card’s own suit (ng.equipoise.own-total)', () => {
    expect(check('7D', '5S', EITHER)).toEqual({
      because: 'ng.equipoise',
      reason: 'equipoise-neither',
      particulars: { card: 'spade-5', total: 5, previous: 7, next: 0 },
    });
    expect(check('7D 3S', '5S', EITHER)).toBeUndefined();
    expect(check('7D 2S', '5S', EITHER)).toMatchObject({ particulars: { total: 7, previous: 7 } });
  });

  it('names the neighbour that is not lower, the previous one first (ng.equipoise.previous, ng.equipoise.next)', () => {
    expect(check('5D', '5S', BOTH)).toEqual({
      because: 'ng.equipoise.previous',
      reason: 'equipoise-previous',
      particulars: { card: 'spade-5', total: 5, previous: 5 },
    });
    expect(check('4D 5H', '5S', BOTH)).toEqual({
      because: 'ng.equipoise.next',
      reason: 'equipoise-next',
      particulars: { card: 'spade-5', total: 5, next: 5 },
    });
    expect(check('6D 9H', '5S', BOTH)).toMatchObject({ because: 'ng.equipoise.previous' });
  });

  it('never lets an equal total help', () => {
    expect(check('5D 5H', '5S', EITHER)).toMatchObject({ because: 'ng.equipoise' });
    expect(check('5D 6H', '5S', EITHER)).toBeUndefined();
    expect(check('4D 5H', '5S', EITHER)).toBeUndefined();
  });

  it('always passes two suits away from a single Subject', () => {
    for (const direction of [EITHER, BOTH]) expect(check('10C', 'AS', direction)).toBeUndefined();
  });
});
