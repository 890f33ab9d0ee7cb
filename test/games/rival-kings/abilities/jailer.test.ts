import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import {
  act,
  citesOf,
  coins,
  eventOf,
  moved,
  noorsTurn,
  refusal,
  story,
} from '../../../support/rival-kings.ts';

const use = { type: 'ability', seat: 'noor', subject: 'jailer' } as const;

describe('Jailer', () => {
  test('brings one coin from the supply for each marker of the owner and moves nothing else', () => {
    const before = noorsTurn(
      { subjects: ['jailer'], markers: 3 },
      { mila: { markers: 5 }, juri: { markers: 0 } },
    );
    const { state, facts } = act(before, use);
    expect(moved(before, state)).toEqual({
      'noor.coins': 3,
      'noor.spent': 'jailer',
      'supply.coins': -3,
    });
    expect(story(facts)).toEqual(['abilityUsed', 'coinsReceived']);
    expect(citesOf(facts, 'abilityUsed')).toEqual([
      'rk.ability.jailer',
      'rk.subject.any-time',
      'rk.subject.free',
    ]);
    expect(citesOf(facts, 'coinsReceived')).toEqual(['rk.ability.jailer', 'rk.money.circulation']);
  });

  test('counts the markers at the moment of use', () => {
    const before = noorsTurn({ subjects: ['jailer'], markers: 2 });
    const { state } = act(before, { type: 'settle', seat: 'noor' }, use);
    expect(coins(state, 'noor')).toBe(5 + 1);
  });

  test('brings only what the supply holds', () => {
    const before = noorsTurn({ subjects: ['jailer'], markers: 3 }, { supplyCoins: 2 });
    const { state, facts } = act(before, use);
    expect(eventOf(facts, 'coinsReceived').coins).toBe(2);
    expect(moved(before, state)).toEqual({
      'noor.coins': 2,
      'noor.spent': 'jailer',
      'supply.coins': -2,
    });
  });

  test('takes the whole supply where it holds exactly as many coins', () => {
    const before = noorsTurn({ subjects: ['jailer'], markers: 3 }, { supplyCoins: 3 });
    expect(act(before, use).state.supply.coins).toBe(0);
  });

  test('has nothing to do while the supply is empty', () => {
    const before = noorsTurn({ subjects: ['jailer'], markers: 3 }, { supplyCoins: 0 });
    expect(refusal(before, use)).toEqual(refuse('rk.ability.jailer', 'supply-empty'));
  });

  test('has nothing to do without an own marker, whatever the others have', () => {
    const before = noorsTurn({ subjects: ['jailer'], markers: 0 }, { mila: { markers: 4 } });
    expect(refusal(before, use)).toEqual(
      refuse('rk.ability.jailer', 'no-marker', { seat: 'noor' }),
    );
  });
});
