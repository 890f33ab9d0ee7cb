import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { PileId } from '../../../../src/games/rival-kings/types/state.ts';
import {
  act,
  citesOf,
  factOf,
  moved,
  noorsTurn,
  offers,
  refusal,
  story,
} from '../../../support/rival-kings.ts';

const recruit = (pile: PileId) => ({ type: 'recruit', seat: 'noor', pile }) as const;
const piles = { 'subject-1': { cards: ['jailer', 'farmer'], size: 2, coins: 1 } } as const;

describe('recruit', () => {
  test('takes the open subject of a pile for its number, paid on top of the money lying there', () => {
    const before = noorsTurn(
      { played: 'duke', subjects: ['miner'], buildings: ['inn'] },
      { piles },
    );
    const { state, facts } = act(before, recruit('subject-1'));
    expect(moved(before, state)).toEqual({
      'noor.coins': -3,
      'noor.subjects': ['miner', 'jailer'],
      'noor.done': ['recruit'],
      'subject-1.cards': ['farmer'],
      'subject-1.coins': 3,
    });
    expect(story(facts)).toEqual(['coinsPaid', 'cardAcquired']);
    expect(factOf(facts, 'coinsPaid')).toEqual({
      event: { type: 'coinsPaid', seat: 'noor', pile: 'subject-1', card: 'jailer', coins: 3 },
      cites: ['rk.components.number', 'rk.action.recruit.pay-at-pile', 'rk.money.change'],
    });
    expect(factOf(facts, 'cardAcquired')).toEqual({
      event: {
        type: 'cardAcquired',
        seat: 'noor',
        card: 'jailer',
        pile: 'subject-1',
        depth: 0,
        action: 'recruit',
        source: 'own',
      },
      cites: ['rk.action.recruit', 'rk.action.recruit.active'],
      seenBy: ['noor', 'mila', 'juri'],
    });
  });

  test('makes the new subject active at once, and the one above it inactive', () => {
    const before = noorsTurn(
      { played: 'duke', subjects: ['scholar'], buildings: ['inn'] },
      { piles },
    );
    const { state } = act(before, recruit('subject-1'));
    expect(offers(state, 'noor')).toContainEqual({
      type: 'ability',
      seat: 'noor',
      subject: 'jailer',
    });
    expect(refusal(state, { type: 'ability', seat: 'noor', subject: 'scholar' })).toEqual(
      refuse('rk.subject.active', 'not-active', {
        seat: 'noor',
        subject: 'scholar',
        active: 'jailer',
      }),
    );
  });

  test('spends the last coin', () => {
    const before = noorsTurn({ played: 'duke', coins: 3 }, { piles });
    expect(act(before, recruit('subject-1')).state.players[0]!.coins).toBe(0);
  });

  test('needs the whole price', () => {
    expect(
      refusal(noorsTurn({ played: 'duke', coins: 2 }, { piles }), recruit('subject-1')),
    ).toEqual(
      refuse('rk.action.recruit', 'too-expensive', {
        seat: 'noor',
        card: 'jailer',
        price: 3,
        coins: 2,
      }),
    );
  });

  test('takes no building', () => {
    expect(refusal(noorsTurn({ played: 'duke' }), recruit('building-1'))).toEqual(
      refuse('rk.action.recruit', 'no-subject-there', { pile: 'building-1', card: 'garden' }),
    );
  });

  test('is no action of a character that does not show it', () => {
    expect(refusal(noorsTurn(), recruit('subject-1'))).toEqual(
      refuse('rk.components.character-anatomy', 'not-on-card', {
        seat: 'noor',
        action: 'recruit',
        character: 'count',
      }),
    );
  });

  test('stolen it is paid by the thief, who keeps the subject', () => {
    const before = noorsTurn(
      { played: 'queen' },
      { mila: { played: 'duke' }, juri: { played: 'knight' }, piles },
    );
    const { state, facts } = act(
      before,
      { type: 'steal', seat: 'noor', from: 'juri', action: 'recruit' },
      recruit('subject-1'),
    );
    expect(moved(before, state)).toEqual({
      'noor.coins': -3,
      'noor.subjects': ['jailer'],
      'juri.crests': [{ action: 'recruit', by: 'noor' }],
      'subject-1.cards': ['farmer'],
      'subject-1.coins': 3,
    });
    expect(citesOf(facts, 'cardAcquired')).toEqual([
      'rk.steal.immediate',
      'rk.action.recruit',
      'rk.action.recruit.active',
    ]);
  });
});
