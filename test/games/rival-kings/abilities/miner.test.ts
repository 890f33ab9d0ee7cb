import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import { act, citesOf, moved, noorsTurn, offers, refusal } from '../../../support/rival-kings.ts';

const use = { type: 'ability', seat: 'noor', subject: 'miner', pile: 'building-1' } as const;
const piles = { 'building-1': { cards: ['garden', 'farm'], size: 2 } } as const;

describe('Miner', () => {
  test('buys a building from inside a pile; it goes to the bottom end and is paid at the pile', () => {
    const before = noorsTurn({ subjects: ['miner'], buildings: ['inn'] }, { piles });
    const { state, facts } = act(before, use, { type: 'take', seat: 'noor', card: 'farm' });
    expect(moved(before, state)).toEqual({
      'noor.coins': -3,
      'noor.buildings': ['inn', 'farm'],
      'noor.spent': 'miner',
      'building-1.cards': ['garden'],
      'building-1.coins': 3,
    });
    expect(citesOf(facts, 'coinsPaid')).toEqual([
      'rk.components.number',
      'rk.action.buy.pay-at-pile',
      'rk.money.change',
    ]);
    expect(citesOf(facts, 'cardAcquired')).toEqual([
      'rk.ability.miner',
      'rk.action.buy',
      'rk.action.buy.row',
      'rk.display.rows',
    ]);
  });

  test('needs no `buy` on the own character and leaves an own one untouched', () => {
    const before = noorsTurn({ subjects: ['miner'], coins: 8 }, { piles });
    const { state } = act(before, use, { type: 'take', seat: 'noor', card: 'farm' });
    expect(offers(state, 'noor')).toContainEqual({ type: 'buy', seat: 'noor', pile: 'building-1' });
    const queen = noorsTurn({ played: 'duke', subjects: ['miner'] }, { piles });
    expect(
      act(queen, use, { type: 'take', seat: 'noor', card: 'farm' }).state.players[0]!.buildings,
    ).toEqual(['farm']);
  });

  test('is of use from three coins on, the number of the cheapest building', () => {
    expect(offers(noorsTurn({ subjects: ['miner'], coins: 3 }), 'noor')).toContainEqual(use);
    expect(refusal(noorsTurn({ subjects: ['miner'], coins: 2 }), use)).toEqual(
      refuse('rk.ability.miner', 'cannot-afford-any', {
        seat: 'noor',
        subject: 'miner',
        price: 3,
        coins: 2,
      }),
    );
  });

  test('may find a building in a subject pile where a Troubadour has left one', () => {
    const mixed = { 'subject-1': { cards: ['mine', 'jailer'], size: 2 } } as const;
    const before = noorsTurn({ subjects: ['miner'] }, { piles: mixed });
    const { state } = act(
      before,
      { ...use, pile: 'subject-1' },
      { type: 'take', seat: 'noor', card: 'mine' },
    );
    expect(moved(before, state)).toMatchObject({
      'noor.buildings': ['mine'],
      'subject-1.coins': 3,
    });
  });
});
