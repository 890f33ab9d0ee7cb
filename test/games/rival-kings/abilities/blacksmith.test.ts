import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { Readings } from '../../../../src/games/rival-kings/rulings.ts';
import type { PileId } from '../../../../src/games/rival-kings/types/state.ts';
import {
  act,
  citesOf,
  due,
  eventOf,
  moved,
  noorsTurn,
  offers,
  refusal,
  story,
} from '../../../support/rival-kings.ts';

const buy = (pile: PileId) => ({ type: 'buy', seat: 'noor', pile }) as const;
const forging = (pile: PileId) => ({ ...buy(pile), using: 'blacksmith' }) as const;
/** Noor's Lord Protector (A) comes first and robs juri's Bursar (D). */
const robbed = { mila: { played: 'duke' }, juri: { played: 'bursar' } } as const;
const steal = { type: 'steal', seat: 'noor', from: 'juri', action: 'buy' } as const;
const piles = {
  'building-1': { cards: ['farm', 'mine'], size: 2 },
  'building-2': { cards: ['garden', 'inn'], size: 2 },
} as const;

describe('Blacksmith', () => {
  test('declared with the purchase takes one coin off the price of a building', () => {
    const before = noorsTurn({ subjects: ['blacksmith'] }, { piles });
    const { state, facts } = act(before, forging('building-1'));
    expect(story(facts)).toEqual(['abilityUsed', 'coinsPaid', 'cardAcquired']);
    expect(citesOf(facts, 'abilityUsed')).toEqual([
      'rk.ability.blacksmith',
      'rk.subject.any-time',
      'rk.subject.free',
    ]);
    expect(citesOf(facts, 'coinsPaid')).toContain('rk.ability.blacksmith');
    expect(moved(before, state)).toEqual({
      'noor.coins': -2,
      'noor.buildings': ['farm'],
      'noor.done': ['buy'],
      'noor.spent': 'blacksmith',
      'building-1.cards': ['mine'],
      'building-1.coins': 2,
    });
  });

  test('need not be declared: the price is paid in full and he stays unspent', () => {
    const before = noorsTurn({ subjects: ['blacksmith'] }, { piles });
    const { state, facts } = act(before, buy('building-1'));
    expect(citesOf(facts, 'coinsPaid')).not.toContain('rk.ability.blacksmith');
    expect(moved(before, state)).toMatchObject({ 'noor.coins': -3 });
    expect(state.players[0]!.spent).toBeNull();
  });

  test('makes a building affordable that costs one coin more than the owner has', () => {
    const before = noorsTurn({ subjects: ['blacksmith'], coins: 2 }, { piles });
    expect(refusal(before, buy('building-1'))).toEqual(
      refuse('rk.action.buy', 'too-expensive', { seat: 'noor', card: 'farm', price: 3, coins: 2 }),
    );
    expect(act(before, forging('building-1')).state.players[0]).toMatchObject({
      coins: 0,
      buildings: ['farm'],
    });
  });

  test('does not help where two coins are missing', () => {
    const before = noorsTurn({ subjects: ['blacksmith'], coins: 2 }, { piles });
    expect(refusal(before, forging('building-2'))).toEqual(
      refuse('rk.action.buy', 'too-expensive', {
        seat: 'noor',
        card: 'garden',
        price: 3,
        coins: 2,
      }),
    );
  });

  test.each([0, 1])('never lowers the price of a building below zero: number %i', (number) => {
    const before = noorsTurn(
      { subjects: ['blacksmith'], coins: 0 },
      { piles, numbers: { farm: number } },
    );
    const { state, facts } = act(before, forging('building-1'));
    expect(eventOf(facts, 'coinsPaid').coins).toBe(0);
    expect(state.players[0]).toMatchObject({ coins: 0, buildings: ['farm'] });
  });

  test('cannot be used apart from a purchase', () => {
    const before = noorsTurn({ subjects: ['blacksmith'] });
    expect(refusal(before, { type: 'ability', seat: 'noor', subject: 'blacksmith' })).toEqual(
      refuse('rk.ability.blacksmith', 'declare-with-purchase', { seat: 'noor' }),
    );
  });

  test('cannot be declared while he lies under a newer subject, nor without owning him', () => {
    const covered = noorsTurn({ subjects: ['blacksmith', 'miner'] }, { piles });
    expect(refusal(covered, forging('building-1'))).toEqual(
      refuse('rk.subject.active', 'not-active', {
        seat: 'noor',
        subject: 'blacksmith',
        active: 'miner',
      }),
    );
    const missing = noorsTurn({ subjects: ['miner'] }, { piles });
    expect(refusal(missing, forging('building-1'))).toEqual(
      refuse('rk.subject.active', 'not-owned', {
        seat: 'noor',
        subject: 'blacksmith',
        active: 'miner',
      }),
    );
  });

  test('cheapens a stolen `buy` action as well', () => {
    const before = noorsTurn(
      { played: 'lord-protector', subjects: ['blacksmith'] },
      { ...robbed, piles },
    );
    const { state, facts } = act(before, steal, forging('building-1'));
    expect(eventOf(facts, 'cardAcquired').source).toBe('stolen');
    expect(moved(before, state)).toMatchObject({ 'noor.coins': -2, 'noor.spent': 'blacksmith' });
  });

  test('keeps a stolen `buy` action from lapsing that only he makes affordable', () => {
    const before = noorsTurn(
      { played: 'lord-protector', coins: 2, subjects: ['blacksmith'] },
      { ...robbed, piles },
    );
    const { state } = act(before, steal);
    expect(due(state)).toEqual(['buy']);
    expect(offers(state, 'noor')).toEqual([forging('building-1'), { type: 'waive', seat: 'noor' }]);
  });

  test('shares the ability of the cycle with every other subject: not after a Carpenter, and no Carpenter after him', () => {
    const carpenter = {
      type: 'ability',
      seat: 'noor',
      subject: 'carpenter',
      pile: 'building-1',
    } as const;
    const before = noorsTurn(
      { played: 'trader-2', coins: 9, subjects: ['carpenter'] },
      { juri: { played: 'duke' }, piles: { ...piles, 'subject-1': { cards: ['blacksmith'] } } },
    );
    const { state } = act(before, carpenter, { type: 'recruit', seat: 'noor', pile: 'subject-1' });
    expect(refusal(state, forging('building-1'))).toEqual(
      refuse('rk.subject.old-or-new', 'spent-old', {
        seat: 'noor',
        subject: 'blacksmith',
        spent: 'carpenter',
      }),
    );
    const forged = noorsTurn(
      { subjects: ['blacksmith', 'carpenter'], spent: 'blacksmith' },
      { piles },
    );
    expect(refusal(forged, carpenter)).toEqual(
      refuse('rk.subject.one-subject-per-cycle', 'spent-other', {
        seat: 'noor',
        subject: 'carpenter',
        spent: 'blacksmith',
      }),
    );
  });

  test('does not cheapen a subject that `buy` acquires from a building pile', () => {
    const before = noorsTurn(
      { subjects: ['blacksmith'] },
      {
        piles: { 'building-1': { cards: ['jailer'] } },
        rulings: { 'troubadour-who-buys': 'by-pile-type' },
      },
    );
    expect(refusal(before, forging('building-1'))).toEqual(
      refuse('rk.ability.blacksmith', 'no-building-there', { pile: 'building-1', card: 'jailer' }),
    );
    expect(moved(before, act(before, buy('building-1')).state)).toMatchObject({
      'noor.coins': -3,
      'noor.done': ['buy'],
    });
  });
});

describe('blacksmith-scope', () => {
  /**
   * Noor's Lord Protector has bought once with juri's stolen action and has the own `buy` still to
   * come.
   */
  const after = (first: typeof buy | typeof forging, rulings: Partial<Readings> = {}) =>
    act(
      noorsTurn(
        { played: 'lord-protector', coins: 9, subjects: ['blacksmith'] },
        { ...robbed, piles, rulings },
      ),
      steal,
      first('building-1'),
    ).state;
  const all = { 'blacksmith-scope': 'all-purchases-this-cycle' } as const;

  test('one-purchase: a second purchase costs the full price, and he cannot be declared again', () => {
    for (const before of [after(forging), after(forging, { 'blacksmith-scope': 'one-purchase' })]) {
      expect(refusal(before, forging('building-2'))).toEqual(
        refuse('rk.subject.once-per-cycle', 'spent', { seat: 'noor', subject: 'blacksmith' }),
      );
      expect(moved(before, act(before, buy('building-2')).state)).toMatchObject({
        'noor.coins': -4,
        'building-2.coins': 4,
      });
    }
  });

  test('one-purchase: the owner may pay the first in full and cheapen the second', () => {
    const before = after(buy);
    expect(moved(before, act(before, forging('building-2')).state)).toMatchObject({
      'noor.coins': -3,
      'noor.spent': 'blacksmith',
    });
  });

  test('all-purchases-this-cycle: once declared he cheapens every further purchase without being declared again', () => {
    const before = after(forging, all);
    expect(refusal(before, forging('building-2'))).toEqual(
      refuse('rk.subject.once-per-cycle', 'spent', { seat: 'noor', subject: 'blacksmith' }),
    );
    const { state, facts } = act(before, buy('building-2'));
    expect(moved(before, state)).toMatchObject({ 'noor.coins': -3, 'building-2.coins': 3 });
    expect(citesOf(facts, 'coinsPaid')).toContain('rk.ability.blacksmith');
  });

  test('all-purchases-this-cycle: a purchase before he is declared is paid in full', () => {
    const before = noorsTurn({ subjects: ['blacksmith'] }, { piles, rulings: all });
    expect(moved(before, act(before, buy('building-1')).state)).toMatchObject({ 'noor.coins': -3 });
  });

  test('all-purchases-this-cycle: a subject recruited afterwards keeps its price', () => {
    const before = noorsTurn(
      { played: 'queen', subjects: ['blacksmith'], spent: 'blacksmith' },
      { mila: { played: 'duke' }, piles: { 'subject-1': { cards: ['jailer'] } }, rulings: all },
    );
    const { facts } = act(before, { type: 'recruit', seat: 'noor', pile: 'subject-1' });
    expect(eventOf(facts, 'coinsPaid').coins).toBe(3);
  });
});
