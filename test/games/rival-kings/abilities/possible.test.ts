import { describe, expect, test } from 'vitest';
import {
  canCarryOut,
  canCarryOutUnaided,
} from '../../../../src/games/rival-kings/abilities/possible.ts';
import { moneyAt, noorsTurn } from '../../../support/rival-kings.ts';

describe('Whether an action can be carried out', () => {
  test('depends on an own marker for `settle` and `pass`', () => {
    for (const kind of ['settle', 'pass'] as const) {
      expect(canCarryOut(noorsTurn({ markers: 1 }), 'noor', kind)).toBe(true);
      expect(canCarryOut(noorsTurn({ markers: 0 }), 'noor', kind)).toBe(false);
    }
  });

  test('depends on coins at a place or in the supply for `money`', () => {
    expect(
      canCarryOut(noorsTurn({}, { piles: moneyAt(0, 0, 0, 1), supplyCoins: 0 }), 'noor', 'money'),
    ).toBe(true);
    expect(
      canCarryOut(noorsTurn({}, { piles: moneyAt(0, 0, 0, 0), supplyCoins: 1 }), 'noor', 'money'),
    ).toBe(true);
    expect(
      canCarryOut(noorsTurn({}, { piles: moneyAt(0, 0, 0, 0), supplyCoins: 0 }), 'noor', 'money'),
    ).toBe(false);
  });

  test('depends on the price of the cheapest open card for a purchase', () => {
    const piles = {
      'building-1': { cards: ['garden'] },
      'building-2': { cards: ['inn'] },
      'subject-1': { cards: ['jailer'] },
      'subject-2': { cards: ['innkeeper'] },
    } as const;
    expect(canCarryOut(noorsTurn({ coins: 3 }, { piles }), 'noor', 'buy')).toBe(true);
    expect(canCarryOut(noorsTurn({ coins: 2 }, { piles }), 'noor', 'buy')).toBe(false);
    expect(canCarryOut(noorsTurn({ coins: 2 }, { piles }), 'noor', 'recruit')).toBe(true);
    expect(canCarryOut(noorsTurn({ coins: 1 }, { piles }), 'noor', 'recruit')).toBe(false);
  });

  test('may depend on one target alone', () => {
    const before = noorsTurn({}, { piles: moneyAt(2, 0, 0, 0) });
    expect(canCarryOut(before, 'noor', 'money', { pile: 'building-1' })).toBe(true);
    expect(canCarryOut(before, 'noor', 'money', { pile: 'building-2' })).toBe(false);
  });

  test('may depend on a Blacksmith, whom nobody has to use', () => {
    const piles = {
      'building-1': { cards: ['inn'] },
      'building-2': { cards: ['garden'] },
    } as const;
    const before = noorsTurn({ coins: 2, subjects: ['blacksmith'] }, { piles });
    expect(canCarryOut(before, 'noor', 'buy')).toBe(true);
    expect(canCarryOutUnaided(before, 'noor', 'buy')).toBe(false);
    const spent = noorsTurn({ coins: 2, subjects: ['blacksmith'], spent: 'blacksmith' }, { piles });
    expect(canCarryOut(spent, 'noor', 'buy')).toBe(false);
  });
});
