import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import { act, citesOf, moved, noorsTurn, offers, refusal } from '../../../support/rival-kings.ts';

const use = { type: 'ability', seat: 'noor', subject: 'vintner', pile: 'subject-1' } as const;
const piles = { 'subject-1': { cards: ['scholar', 'jailer'], size: 2 } } as const;

describe('Vintner', () => {
  test('recruits a subject from inside a pile; it goes to the bottom end and is paid at the pile', () => {
    const before = noorsTurn({ subjects: ['farmer', 'vintner'] }, { piles });
    const { state, facts } = act(before, use, { type: 'take', seat: 'noor', card: 'jailer' });
    expect(moved(before, state)).toEqual({
      'noor.coins': -3,
      'noor.subjects': ['farmer', 'vintner', 'jailer'],
      'noor.spent': 'vintner',
      'subject-1.cards': ['scholar'],
      'subject-1.coins': 3,
    });
    expect(citesOf(facts, 'coinsPaid')).toEqual([
      'rk.components.number',
      'rk.action.recruit.pay-at-pile',
      'rk.money.change',
    ]);
    expect(citesOf(facts, 'cardAcquired')).toEqual([
      'rk.ability.vintner',
      'rk.action.recruit',
      'rk.action.recruit.active',
    ]);
  });

  test('uses up the ability of the cycle: the new subject is active but rests', () => {
    const { state } = act(noorsTurn({ subjects: ['vintner'] }, { piles }), use, {
      type: 'take',
      seat: 'noor',
      card: 'jailer',
    });
    expect(refusal(state, { type: 'ability', seat: 'noor', subject: 'jailer' })).toEqual(
      refuse('rk.subject.old-or-new', 'spent-old', {
        seat: 'noor',
        subject: 'jailer',
        spent: 'vintner',
      }),
    );
  });

  test('needs no `recruit` on the own character and leaves an own one untouched', () => {
    const before = noorsTurn({ played: 'duke', subjects: ['vintner'], coins: 6 }, { piles });
    const { state } = act(before, use, { type: 'take', seat: 'noor', card: 'jailer' });
    expect(offers(state, 'noor')).toContainEqual({
      type: 'recruit',
      seat: 'noor',
      pile: 'subject-1',
    });
  });

  test('may find a subject in a building pile where a Troubadour has left one', () => {
    const mixed = { 'building-1': { cards: ['miner', 'farm'], size: 2 } } as const;
    const before = noorsTurn({ subjects: ['vintner'] }, { piles: mixed });
    const { state } = act(
      before,
      { ...use, pile: 'building-1' },
      { type: 'take', seat: 'noor', card: 'miner' },
    );
    expect(moved(before, state)).toMatchObject({
      'noor.subjects': ['vintner', 'miner'],
      'building-1.coins': 1,
    });
  });

  test('is of use from one coin on, the number of the cheapest subject', () => {
    expect(offers(noorsTurn({ subjects: ['vintner'], coins: 1 }), 'noor')).toContainEqual(use);
    expect(refusal(noorsTurn({ subjects: ['vintner'], coins: 0 }), use)).toEqual(
      refuse('rk.ability.vintner', 'cannot-afford-any', {
        seat: 'noor',
        subject: 'vintner',
        price: 1,
        coins: 0,
      }),
    );
  });

  test('alone lets a card be taken by name: without a search only the open card is within reach', () => {
    expect(
      refusal(noorsTurn({ subjects: ['vintner'] }, { piles }), {
        type: 'take',
        seat: 'noor',
        card: 'jailer',
      }),
    ).toEqual(
      refuse('rk.action.top-card', 'nothing-to-search-now', { seat: 'noor', card: 'jailer' }),
    );
  });
});
