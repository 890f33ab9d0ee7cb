import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import {
  act,
  citesOf,
  coins,
  moved,
  noorsTurn,
  refusal,
  story,
} from '../../../support/rival-kings.ts';

const use = { type: 'ability', seat: 'noor', subject: 'scholar' } as const;

describe('Scholar', () => {
  test('brings one coin from the supply for each building of the owner and moves nothing else', () => {
    const before = noorsTurn(
      { subjects: ['jailer', 'scholar'], buildings: ['farm', 'inn', 'inn'], markers: 4 },
      { mila: { buildings: ['mine', 'garden'] } },
    );
    const { state, facts } = act(before, use);
    expect(moved(before, state)).toEqual({
      'noor.coins': 3,
      'noor.spent': 'scholar',
      'supply.coins': -3,
    });
    expect(story(facts)).toEqual(['abilityUsed', 'coinsReceived']);
    expect(citesOf(facts, 'abilityUsed')).toEqual([
      'rk.ability.scholar',
      'rk.subject.any-time',
      'rk.subject.free',
    ]);
    expect(citesOf(facts, 'coinsReceived')).toEqual(['rk.ability.scholar', 'rk.money.circulation']);
  });

  test('counts a building bought earlier in the turn', () => {
    const before = noorsTurn(
      { subjects: ['scholar'], buildings: ['farm'] },
      { piles: { 'building-1': { cards: ['inn'] } } },
    );
    const { state } = act(before, { type: 'buy', seat: 'noor', pile: 'building-1' }, use);
    expect(coins(state, 'noor')).toBe(5 - 3 + 2);
  });

  test('brings only what the supply holds', () => {
    const before = noorsTurn(
      { subjects: ['scholar'], buildings: ['farm', 'inn'] },
      { supplyCoins: 1 },
    );
    const { state } = act(before, use);
    expect(moved(before, state)).toEqual({
      'noor.coins': 1,
      'noor.spent': 'scholar',
      'supply.coins': -1,
    });
  });

  test('has nothing to do while the supply is empty', () => {
    const before = noorsTurn({ subjects: ['scholar'], buildings: ['farm'] }, { supplyCoins: 0 });
    expect(refusal(before, use)).toEqual(refuse('rk.ability.scholar', 'supply-empty'));
  });

  test('has nothing to do without an own building, whatever the others have', () => {
    const before = noorsTurn({ subjects: ['scholar'] }, { mila: { buildings: ['mine'] } });
    expect(refusal(before, use)).toEqual(
      refuse('rk.ability.scholar', 'no-building', { seat: 'noor' }),
    );
  });
});
