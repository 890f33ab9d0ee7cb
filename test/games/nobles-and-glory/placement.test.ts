import { describe, expect, it } from 'vitest';
import { checkPlacement } from '../../../src/games/nobles-and-glory/placement.ts';
import type { Kingdom } from '../../../src/games/nobles-and-glory/types/state.ts';
import { card, DEFAULTS, kingdom, numbers, royal } from '../../support/nobles-and-glory.ts';

const check = (held: Kingdom, placed: string, beside: string) =>
  checkPlacement(held, card(placed), royal(beside), DEFAULTS);

describe('placing a Subject from the hand', () => {
  it('is allowed with a Number Card, a space and both tests', () => {
    expect(check(kingdom('JH 10D'), '4H', 'JH')).toBeUndefined();
    expect(check(kingdom('KC 2S 4H 6D, QD'), '9C', 'QD')).toBeUndefined();
  });

  it('is refused by the rule that stands against it, as in the chapter of the forced redraw', () => {
    const held = kingdom('JH 10D');
    const because = (written: string) => check(held, written, 'JH')?.because;
    expect(['3S', '7S', '2D', '9D', 'QH', 'joker-1'].map(because)).toEqual([
      'ng.equipoise',
      'ng.equipoise',
      'ng.administration',
      'ng.administration',
      'ng.card.number',
      'ng.card.number',
    ]);
  });

  it('is refused for a card that is no Number Card (ng.card.number)', () => {
    expect(check(kingdom('JH 10D'), 'QH', 'JH')).toEqual({
      because: 'ng.card.number',
      reason: 'not-number',
      particulars: { card: 'heart-queen' },
    });
  });

  it('is refused where the row is not there, or is full', () => {
    expect(check(kingdom('JH 10D'), '4H', 'QH')).toEqual({
      because: 'ng.term.subject',
      reason: 'no-such-royal',
      particulars: { card: 'heart-queen' },
    });
    expect(check(kingdom('QH 2S 4H 6D, JS'), '9C', 'QH')).toEqual({
      because: 'ng.capacity.queen',
      reason: 'row-full',
      particulars: { royal: 'heart-queen', count: 3, most: 3 },
    });
    expect(check(kingdom('QH 2S 4H, JS', { armies: numbers('3D') }), '9C', 'QH')).toMatchObject({
      because: 'ng.capacity.army',
    });
    expect(check(kingdom('QH 2S 4H 6D, JS'), '9C', 'JS')).toBeUndefined();
  });

  it('names the space before Equipoise, and Equipoise before Administration', () => {
    expect(check(kingdom('JH 9D 8D 7D'), '3S', 'JH')).toMatchObject({
      because: 'ng.capacity.jack-regnant',
    });
    expect(check(kingdom('QH 10D AS, JH'), '2S', 'JH')).toMatchObject({ because: 'ng.equipoise' });
  });
});
