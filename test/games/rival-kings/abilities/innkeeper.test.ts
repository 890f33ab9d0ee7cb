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
  ({ type: 'ability', seat: 'noor', subject: 'innkeeper', pile }) as const;
const piles = { 'subject-1': { cards: ['jailer', 'miner'], size: 2 } } as const;

describe('Innkeeper', () => {
  test('carries out one `recruit` action: the price is paid at the pile and the subject goes to the bottom end of the row', () => {
    const before = noorsTurn({ subjects: ['innkeeper'] }, { piles });
    const { state, facts } = act(before, use('subject-1'));
    expect(moved(before, state)).toEqual({
      'noor.coins': -3,
      'noor.subjects': ['innkeeper', 'jailer'],
      'noor.spent': 'innkeeper',
      'subject-1.cards': ['miner'],
      'subject-1.coins': 3,
    });
    expect(story(facts)).toEqual(['abilityUsed', 'coinsPaid', 'cardAcquired']);
    expect(citesOf(facts, 'abilityUsed')).toEqual([
      'rk.ability.innkeeper',
      'rk.subject.any-time',
      'rk.subject.free',
    ]);
    expect(citesOf(facts, 'cardAcquired')).toEqual([
      'rk.action.recruit',
      'rk.action.recruit.active',
    ]);
    expect(eventOf(facts, 'cardAcquired')).toMatchObject({ action: 'recruit', source: 'ability' });
  });

  test('uses up the ability of the cycle: the new subject is active but rests', () => {
    const { state } = act(noorsTurn({ subjects: ['innkeeper'] }, { piles }), use('subject-1'));
    expect(refusal(state, { type: 'ability', seat: 'noor', subject: 'jailer' })).toEqual(
      refuse('rk.subject.old-or-new', 'spent-old', {
        seat: 'noor',
        subject: 'jailer',
        spent: 'innkeeper',
      }),
    );
  });

  test('leaves an own `recruit` action untouched', () => {
    const before = noorsTurn({ played: 'duke', subjects: ['innkeeper'] }, { piles });
    const { state } = act(before, use('subject-1'), {
      type: 'recruit',
      seat: 'noor',
      pile: 'subject-1',
    });
    expect(state.players[0]).toMatchObject({
      subjects: ['innkeeper', 'jailer', 'miner'],
      coins: 1,
      carriedOut: ['recruit'],
    });
  });

  test('does not recruit for free', () => {
    const before = noorsTurn({ coins: 2, subjects: ['innkeeper'] }, { piles });
    expect(refusal(before, use('subject-1'))).toEqual(
      refuse('rk.action.recruit', 'too-expensive', {
        seat: 'noor',
        card: 'jailer',
        price: 3,
        coins: 2,
      }),
    );
  });

  test('recruits no building', () => {
    const before = noorsTurn({ subjects: ['innkeeper'] });
    expect(refusal(before, use('building-1'))).toEqual(
      refuse('rk.action.recruit', 'no-subject-there', { pile: 'building-1', card: 'garden' }),
    );
  });
});
