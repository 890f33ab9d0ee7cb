import { describe, expect, test } from 'vitest';
import type { ActionKind } from '../../../../src/games/rival-kings/characters.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { Readings } from '../../../../src/games/rival-kings/rulings.ts';
import type { PileId } from '../../../../src/games/rival-kings/types/state.ts';
import {
  act,
  citesOf,
  eventOf,
  factOf,
  moved,
  noorsTurn,
  offers,
  refusal,
  story,
} from '../../../support/rival-kings.ts';

const recruit = (pile: PileId) => ({ type: 'recruit', seat: 'noor', pile }) as const;
const buy = (pile: PileId) => ({ type: 'buy', seat: 'noor', pile }) as const;

/** Noor's Trader may do everything. */
const trader = (rest: Parameters<typeof noorsTurn>[1], coins = 9) =>
  noorsTurn({ played: 'trader-2', coins }, { juri: { played: 'duke' }, ...rest });

describe('A purchase', () => {
  test('reaches the top card of either pile of the kind and no other card', () => {
    const before = trader({
      piles: {
        'building-1': { cards: ['inn', 'garden'] },
        'building-2': { cards: ['farm', 'mine'] },
        'subject-1': { cards: ['jailer'] },
        'subject-2': { cards: ['miner'] },
      },
    });
    const bought = (kind: ActionKind) => offers(before, 'noor').filter(({ type }) => type === kind);
    expect(bought('buy')).toEqual([buy('building-1'), buy('building-2')]);
    expect(bought('recruit')).toEqual([recruit('subject-1'), recruit('subject-2')]);
    expect(eventOf(act(before, buy('building-1')).facts, 'cardAcquired').card).toBe('inn');
    expect(refusal(before, { type: 'take', seat: 'noor', card: 'garden' })).toEqual(
      refuse('rk.action.top-card', 'nothing-to-search-now', { seat: 'noor', card: 'garden' }),
    );
  });

  test('opens the next card of the pile', () => {
    const { state } = act(
      trader({ piles: { 'building-1': { cards: ['inn', 'garden'] } } }),
      buy('building-1'),
    );
    expect(state.piles['building-1'].cards[0]).toBe('garden');
  });

  test('costs the number that the reader has entered for the own cards', () => {
    const before = trader({ piles: { 'building-1': { cards: ['inn'] } }, numbers: { inn: 4 } });
    expect(eventOf(act(before, buy('building-1')).facts, 'coinsPaid').coins).toBe(4);
    expect(
      refusal(
        trader({ piles: { 'building-1': { cards: ['inn'] } }, numbers: { inn: 4 } }, 3),
        buy('building-1'),
      ),
    ).toEqual(
      refuse('rk.action.buy', 'too-expensive', { seat: 'noor', card: 'inn', price: 4, coins: 3 }),
    );
  });

  test.each([
    ['recruit', 'subject-2'],
    ['buy', 'building-2'],
  ] as const)('finds no card to %s at an empty pile, while the other piles go on', (type, pile) => {
    const before = trader({ piles: { [pile]: { size: 0 } } });
    expect(refusal(before, { type, seat: 'noor', pile })).toEqual(
      refuse('rk.action.top-card', 'pile-empty', { pile }),
    );
    expect(offers(before, 'noor').some((action) => action.type === type)).toBe(true);
  });

  test('of the last card of a pile triggers the end, which is told once', () => {
    const before = trader({
      piles: {
        'building-1': { cards: ['inn'], size: 1 },
        'subject-1': { cards: ['miner'], size: 1 },
      },
    });
    const first = act(before, recruit('subject-1'));
    expect(story(first.facts)).toEqual(['coinsPaid', 'cardAcquired', 'endTriggered']);
    expect(factOf(first.facts, 'endTriggered')).toEqual({
      event: { type: 'endTriggered', pile: 'subject-1' },
      cites: ['rk.end.trigger'],
    });
    expect(first.state.ending).toBe(true);
    const second = act(first.state, buy('building-1'));
    expect(story(second.facts)).toEqual(['coinsPaid', 'cardAcquired']);
  });

  test('of the last card but one triggers nothing', () => {
    const { state, facts } = act(
      trader({ piles: { 'subject-1': { cards: ['miner'], size: 2 } } }),
      recruit('subject-1'),
    );
    expect(story(facts)).toEqual(['coinsPaid', 'cardAcquired']);
    expect(state.ending).toBe(false);
  });
});

describe('troubadour-who-buys', () => {
  /** A building lies on a subject pile and a subject on a building pile. */
  const mixed = (rulings: Partial<Readings> = {}) =>
    trader({
      piles: {
        'building-1': { cards: ['jailer', 'farm'], size: 2 },
        'subject-1': { cards: ['inn', 'miner'], size: 2 },
      },
      rulings,
    });

  test('by-card-type: `buy` takes the building and `recruit` the subject, each paid where it lies', () => {
    for (const before of [mixed(), mixed({ 'troubadour-who-buys': 'by-card-type' })]) {
      const { state } = act(before, recruit('building-1'), buy('subject-1'));
      expect(moved(before, state)).toEqual({
        'noor.coins': -6,
        'noor.subjects': ['jailer'],
        'noor.buildings': ['inn'],
        'noor.done': ['recruit', 'buy'],
        'building-1.cards': ['farm'],
        'building-1.coins': 3,
        'subject-1.cards': ['miner'],
        'subject-1.coins': 3,
      });
    }
  });

  test('by-card-type: the other action does not take the card', () => {
    expect(refusal(mixed(), buy('building-1'))).toEqual(
      refuse('rk.action.top-card', 'no-building-there', { pile: 'building-1', card: 'jailer' }),
    );
    expect(refusal(mixed(), recruit('subject-1'))).toEqual(
      refuse('rk.action.top-card', 'no-subject-there', { pile: 'subject-1', card: 'inn' }),
    );
  });

  const byPile = { 'troubadour-who-buys': 'by-pile-type' } as const;

  test('by-pile-type: `buy` takes whatever lies on a building pile; a subject still goes to the subjects and is active', () => {
    const before = mixed(byPile);
    const { state, facts } = act(before, buy('building-1'));
    expect(moved(before, state)).toEqual({
      'noor.coins': -3,
      'noor.subjects': ['jailer'],
      'noor.done': ['buy'],
      'building-1.cards': ['farm'],
      'building-1.coins': 3,
    });
    expect(eventOf(facts, 'cardAcquired').action).toBe('buy');
    expect(citesOf(facts, 'cardAcquired')).toEqual(['rk.action.buy', 'rk.action.recruit.active']);
    expect(offers(state, 'noor')).toContainEqual({
      type: 'ability',
      seat: 'noor',
      subject: 'jailer',
    });
    expect(refusal(state, buy('building-1'))).toEqual(
      refuse('rk.action.left-to-right', 'already-done', { seat: 'noor', action: 'buy' }),
    );
  });

  test('by-pile-type: `recruit` takes a building from a subject pile, and `buy` may still follow', () => {
    const before = mixed(byPile);
    const { state, facts } = act(before, recruit('subject-1'), buy('building-1'));
    expect(state.players[0]).toMatchObject({
      buildings: ['inn'],
      subjects: ['jailer'],
      carriedOut: ['recruit', 'buy'],
    });
    expect(
      facts.filter(({ event }) => event.type === 'cardAcquired').map(({ cites }) => cites),
    ).toEqual([
      ['rk.action.recruit', 'rk.action.buy.row', 'rk.display.rows'],
      ['rk.action.buy', 'rk.action.recruit.active'],
    ]);
  });

  test('by-pile-type: the action of the card type does not take the card', () => {
    expect(refusal(mixed(byPile), recruit('building-1'))).toEqual(
      refuse('rk.action.top-card', 'no-subject-there', { pile: 'building-1', card: 'jailer' }),
    );
    expect(refusal(mixed(byPile), buy('subject-1'))).toEqual(
      refuse('rk.action.top-card', 'no-building-there', { pile: 'subject-1', card: 'inn' }),
    );
  });
});
