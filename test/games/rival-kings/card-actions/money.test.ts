import { describe, expect, test } from 'vitest';
import { game } from '../../../../src/games/rival-kings/game.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { PileId } from '../../../../src/games/rival-kings/types/state.ts';
import {
  act,
  eventOf,
  citesOf,
  factOf,
  moneyAt,
  moved,
  noorsTurn,
  offers,
  refusal,
  story,
} from '../../../support/rival-kings.ts';

const money = (pile: PileId) => ({ type: 'money', seat: 'noor', pile }) as const;
const trader = { played: 'trader-2' } as const;
const duke = { juri: { played: 'duke' } } as const;

describe('money', () => {
  test('takes all coins of one place and moves nothing else', () => {
    const before = noorsTurn(trader, { ...duke, piles: moneyAt(2, 3, 7, 0) });
    const { state, facts } = act(before, money('subject-1'));
    expect(moved(before, state)).toEqual({
      'noor.coins': 7,
      'noor.done': ['money'],
      'subject-1.coins': -7,
    });
    expect(factOf(facts, 'moneyTaken')).toEqual({
      event: {
        type: 'moneyTaken',
        seat: 'noor',
        pile: 'subject-1',
        top: before.piles['subject-1'].cards[0],
        coins: 7,
        source: 'own',
      },
      cites: ['rk.action.money', 'rk.action.money.no-peeking'],
    });
  });

  test('is chosen without looking through the coins: a player sees whether a place is empty, not how much lies there', () => {
    const before = noorsTurn(trader, { ...duke, piles: moneyAt(2, 3, 7, 0) });
    const { piles } = game.view(before, 'noor');
    expect([
      piles['building-1'].coins,
      piles['building-2'].coins,
      piles['subject-1'].coins,
      piles['subject-2'].coins,
    ]).toEqual(['some', 'some', 'some', 0]);
    expect(game.view(before).piles['subject-1'].coins).toBe(7);
  });

  test('leaves no choice, and nothing to peek at, where one place alone holds coins', () => {
    const before = noorsTurn(trader, { ...duke, piles: moneyAt(0, 0, 7, 0) });
    expect(citesOf(act(before, money('subject-1')).facts, 'moneyTaken')).toEqual([
      'rk.action.money',
    ]);
    const two = noorsTurn(trader, { ...duke, piles: moneyAt(0, 0, 7, 1) });
    expect(citesOf(act(two, money('subject-1')).facts, 'moneyTaken')).toContain(
      'rk.action.money.no-peeking',
    );
  });

  test('takes nothing from an empty place while others hold coins', () => {
    const before = noorsTurn(trader, { ...duke, piles: moneyAt(0, 0, 1, 0) });
    expect(refusal(before, money('building-1'))).toEqual(
      refuse('rk.action.money', 'money-place-empty', { seat: 'noor', pile: 'building-1' }),
    );
    expect(offers(before, 'noor').filter(({ type }) => type === 'money')).toEqual([
      money('subject-1'),
    ]);
  });

  test('takes the coins also at the place of a pile without cards', () => {
    const before = noorsTurn(trader, { ...duke, piles: { 'building-1': { size: 0, coins: 6 } } });
    const { state, facts } = act(before, money('building-1'));
    expect(moved(before, state)).toEqual({
      'noor.coins': 6,
      'noor.done': ['money'],
      'building-1.coins': -6,
    });
    expect(eventOf(facts, 'moneyTaken').top).toBeNull();
  });

  test('is no action of a character that does not show it', () => {
    expect(refusal(noorsTurn(), money('building-1'))).toEqual(
      refuse('rk.components.character-anatomy', 'not-on-card', {
        seat: 'noor',
        action: 'money',
        character: 'count',
      }),
    );
  });
});

describe('Refilling the money places', () => {
  const empty = moneyAt(0, 0, 0, 0);

  test('lays two coins from the supply at each place when all four are empty, before the player takes one of them', () => {
    const before = noorsTurn(trader, { ...duke, piles: empty });
    const { state, facts } = act(before, money('subject-2'));
    expect(story(facts)).toEqual(['moneyRefilled', 'moneyTaken']);
    expect(citesOf(facts, 'moneyRefilled')).toEqual(['rk.money.refill', 'rk.money.circulation']);
    expect(moved(before, state)).toEqual({
      'noor.coins': 2,
      'noor.done': ['money'],
      'building-1.coins': 2,
      'building-2.coins': 2,
      'subject-1.coins': 2,
      'supply.coins': -8,
    });
  });

  test('does not happen while a single coin lies at one place', () => {
    const before = noorsTurn(trader, { ...duke, piles: moneyAt(0, 1, 0, 0) });
    expect(story(act(before, money('building-2')).facts)).toEqual(['moneyTaken']);
  });

  test('does not happen where the player skips the action', () => {
    const before = noorsTurn(trader, { ...duke, piles: empty });
    const { state } = act(before, { type: 'settle', seat: 'noor' }, { type: 'end', seat: 'noor' });
    expect(state.piles['building-1'].coins).toBe(0);
  });

  test('reaches as far as the supply: two coins each in the order of the piles, the last place perhaps one', () => {
    const before = noorsTurn(trader, { ...duke, piles: empty, supplyCoins: 5 });
    const { state, facts } = act(before, money('building-1'));
    expect(eventOf(facts, 'moneyRefilled').coins).toEqual({
      'building-1': 2,
      'building-2': 2,
      'subject-1': 1,
      'subject-2': 0,
    });
    expect(citesOf(facts, 'moneyRefilled')).toEqual(['rk.money.refill', 'rk.money.refill-limit']);
    expect(moved(before, state)).toEqual({
      'noor.coins': 2,
      'noor.done': ['money'],
      'building-2.coins': 2,
      'subject-1.coins': 1,
      'supply.coins': -5,
    });
  });

  test('is complete with exactly eight coins in the supply', () => {
    const before = noorsTurn(trader, { ...duke, piles: empty, supplyCoins: 8 });
    const { state, facts } = act(before, money('building-1'));
    expect(citesOf(facts, 'moneyRefilled')).toEqual(['rk.money.refill', 'rk.money.circulation']);
    expect(state.supply.coins).toBe(0);
  });

  test('opens no place that the supply does not reach', () => {
    const before = noorsTurn(trader, { ...duke, piles: empty, supplyCoins: 5 });
    expect(refusal(before, money('subject-2'))).toEqual(
      refuse('rk.money.refill-limit', 'refill-too-short', { seat: 'noor', pile: 'subject-2' }),
    );
  });

  test('cannot help where the supply is empty as well', () => {
    const before = noorsTurn(trader, { ...duke, piles: empty, supplyCoins: 0 });
    expect(refusal(before, money('building-1'))).toEqual(
      refuse('rk.money.refill-limit', 'no-money-anywhere', { seat: 'noor' }),
    );
  });

  test('lays coins also at the place of a pile without cards', () => {
    const before = noorsTurn(trader, {
      ...duke,
      piles: { ...empty, 'building-1': { size: 0, coins: 0 } },
    });
    expect(moved(before, act(before, money('building-1')).state)).toMatchObject({
      'noor.coins': 2,
      'supply.coins': -8,
    });
  });

  test('happens for a stolen action too', () => {
    const before = noorsTurn(
      { played: 'queen' },
      { mila: { played: 'count' }, juri: { played: 'knight' }, piles: empty },
    );
    const { facts } = act(
      before,
      { type: 'steal', seat: 'noor', from: 'juri', action: 'money' },
      money('building-1'),
    );
    expect(story(facts)).toEqual(['actionStolen', 'moneyRefilled', 'moneyTaken']);
  });
});
