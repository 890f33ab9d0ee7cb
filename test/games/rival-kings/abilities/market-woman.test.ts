import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { PileId } from '../../../../src/games/rival-kings/types/state.ts';
import {
  act,
  citesOf,
  eventOf,
  moneyAt,
  moved,
  noorsTurn,
  refusal,
  story,
} from '../../../support/rival-kings.ts';

const use = (pile: PileId) =>
  ({ type: 'ability', seat: 'noor', subject: 'market-woman', pile }) as const;

describe('Market Woman', () => {
  test('carries out one `money` action: all coins of one place go to the owner', () => {
    const before = noorsTurn({ subjects: ['market-woman'] }, { piles: moneyAt(2, 7, 3, 0) });
    const { state, facts } = act(before, use('building-2'));
    expect(moved(before, state)).toEqual({
      'noor.coins': 7,
      'noor.spent': 'market-woman',
      'building-2.coins': -7,
    });
    expect(story(facts)).toEqual(['abilityUsed', 'moneyTaken']);
    expect(citesOf(facts, 'abilityUsed')).toEqual([
      'rk.ability.market-woman',
      'rk.subject.any-time',
      'rk.subject.free',
    ]);
    expect(citesOf(facts, 'moneyTaken')).toEqual(['rk.action.money', 'rk.action.money.no-peeking']);
    expect(eventOf(facts, 'moneyTaken').source).toBe('ability');
  });

  test('leaves an own `money` action untouched', () => {
    const before = noorsTurn(
      { played: 'trader-2', subjects: ['market-woman'] },
      { juri: { played: 'duke' }, piles: moneyAt(2, 7, 0, 0) },
    );
    const { state } = act(before, use('building-2'), {
      type: 'money',
      seat: 'noor',
      pile: 'building-1',
    });
    expect(moved(before, state)).toMatchObject({ 'noor.coins': 9, 'noor.done': ['money'] });
  });

  test('takes nothing from an empty place while others hold coins', () => {
    const before = noorsTurn({ subjects: ['market-woman'] }, { piles: moneyAt(2, 7, 3, 0) });
    expect(refusal(before, use('subject-2'))).toEqual(
      refuse('rk.action.money', 'money-place-empty', { seat: 'noor', pile: 'subject-2' }),
    );
  });

  test('has all empty places refilled first', () => {
    const before = noorsTurn({ subjects: ['market-woman'] }, { piles: moneyAt(0, 0, 0, 0) });
    const { state, facts } = act(before, use('subject-2'));
    expect(story(facts)).toEqual(['abilityUsed', 'moneyRefilled', 'moneyTaken']);
    expect(moved(before, state)).toEqual({
      'noor.coins': 2,
      'noor.spent': 'market-woman',
      'building-1.coins': 2,
      'building-2.coins': 2,
      'subject-1.coins': 2,
      'supply.coins': -8,
    });
  });

  test('has nothing to do where neither the places nor the supply hold a coin', () => {
    const before = noorsTurn(
      { subjects: ['market-woman'] },
      { piles: moneyAt(0, 0, 0, 0), supplyCoins: 0 },
    );
    expect(refusal(before, use('building-1'))).toEqual(
      refuse('rk.money.refill-limit', 'no-money-anywhere', { seat: 'noor' }),
    );
  });
});
