import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { PileId } from '../../../../src/games/rival-kings/types/state.ts';
import {
  act,
  citesOf,
  eventOf,
  moved,
  noorsTurn,
  refusal,
  story,
} from '../../../support/rival-kings.ts';

const use = (pile: PileId) =>
  ({ type: 'ability', seat: 'noor', subject: 'carpenter', pile }) as const;
const piles = { 'building-1': { cards: ['farm', 'mine'], size: 2 } } as const;

describe('Carpenter', () => {
  test('carries out one `buy` action: the price is paid at the pile and the building goes to the bottom end of the row', () => {
    const before = noorsTurn({ subjects: ['carpenter'], buildings: ['inn'] }, { piles });
    const { state, facts } = act(before, use('building-1'));
    expect(moved(before, state)).toEqual({
      'noor.coins': -3,
      'noor.buildings': ['inn', 'farm'],
      'noor.spent': 'carpenter',
      'building-1.cards': ['mine'],
      'building-1.coins': 3,
    });
    expect(story(facts)).toEqual(['abilityUsed', 'coinsPaid', 'cardAcquired']);
    expect(citesOf(facts, 'abilityUsed')).toEqual([
      'rk.ability.carpenter',
      'rk.subject.any-time',
      'rk.subject.free',
    ]);
    expect(citesOf(facts, 'cardAcquired')).toEqual([
      'rk.action.buy',
      'rk.action.buy.row',
      'rk.display.rows',
    ]);
    expect(eventOf(facts, 'cardAcquired')).toMatchObject({ action: 'buy', source: 'ability' });
  });

  test('needs no `buy` on the own character and leaves an own `buy` untouched', () => {
    const duke = noorsTurn({ played: 'duke', subjects: ['carpenter'] }, { piles });
    expect(act(duke, use('building-1')).state.players[0]!.buildings).toEqual(['farm']);
    const count = noorsTurn({ coins: 6, subjects: ['carpenter'] }, { piles });
    const { state } = act(count, use('building-1'), {
      type: 'buy',
      seat: 'noor',
      pile: 'building-1',
    });
    expect(state.players[0]).toMatchObject({
      coins: 0,
      buildings: ['farm', 'mine'],
      carriedOut: ['buy'],
    });
  });

  test('does not make the building cheaper', () => {
    const before = noorsTurn({ coins: 2, subjects: ['carpenter'] }, { piles });
    expect(refusal(before, use('building-1'))).toEqual(
      refuse('rk.action.buy', 'too-expensive', { seat: 'noor', card: 'farm', price: 3, coins: 2 }),
    );
  });

  test('buys no subject', () => {
    const before = noorsTurn({ subjects: ['carpenter'] });
    expect(refusal(before, use('subject-1'))).toEqual(
      refuse('rk.action.buy', 'no-building-there', { pile: 'subject-1', card: 'gardener' }),
    );
  });

  test('buys nothing at an empty pile', () => {
    const before = noorsTurn({ subjects: ['carpenter'] }, { piles: { 'building-1': { size: 0 } } });
    expect(refusal(before, use('building-1'))).toEqual(
      refuse('rk.action.top-card', 'pile-empty', { pile: 'building-1' }),
    );
  });

  test('triggers the end with the last card of a pile', () => {
    const before = noorsTurn(
      { subjects: ['carpenter'] },
      { piles: { 'building-1': { cards: ['farm'], size: 1 } } },
    );
    const { state, facts } = act(before, use('building-1'));
    expect(eventOf(facts, 'endTriggered').pile).toBe('building-1');
    expect(state.ending).toBe(true);
  });
});
