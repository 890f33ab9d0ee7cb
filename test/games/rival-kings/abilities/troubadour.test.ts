import { describe, expect, test } from 'vitest';
import type { CardId } from '../../../../src/games/rival-kings/cards.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { Readings } from '../../../../src/games/rival-kings/rulings.ts';
import type { PileId } from '../../../../src/games/rival-kings/types/state.ts';
import {
  act,
  citesOf,
  eventOf,
  moved,
  noorsTurn,
  offers,
  refusal,
  story,
  turnOf,
} from '../../../support/rival-kings.ts';

const swap = (give: CardId, pile: PileId) =>
  ({ type: 'ability', seat: 'noor', subject: 'troubadour', give, pile }) as const;
const buildings = { 'building-1': { cards: ['mine', 'inn'], size: 2 } } as const;
const subjects = { 'subject-1': { cards: ['jailer', 'miner'], size: 2 } } as const;

describe('Troubadour', () => {
  test('swaps an own card for the open card of a pile, and nothing is paid', () => {
    const before = noorsTurn(
      { subjects: ['troubadour'], buildings: ['farm', 'garden'] },
      { piles: buildings },
    );
    const { state, facts } = act(before, swap('farm', 'building-1'));
    expect(moved(before, state)).toEqual({
      'noor.buildings': ['garden', 'mine'],
      'building-1.cards': ['farm', 'inn'],
      'noor.spent': 'troubadour',
    });
    expect(story(facts)).toEqual(['abilityUsed', 'displaySwapped']);
    expect(citesOf(facts, 'abilityUsed')).toEqual([
      'rk.ability.troubadour',
      'rk.subject.any-time',
      'rk.subject.free',
    ]);
    expect(citesOf(facts, 'displaySwapped')).toEqual(['rk.ability.troubadour']);
  });

  test('swaps a building for a subject, which is active, though the ability of this cycle is spent', () => {
    const before = noorsTurn(
      { subjects: ['troubadour'], buildings: ['farm'] },
      { piles: subjects },
    );
    const { state, facts } = act(before, swap('farm', 'subject-1'));
    expect(moved(before, state)).toEqual({
      'noor.buildings': [],
      'noor.subjects': ['troubadour', 'jailer'],
      'subject-1.cards': ['farm', 'miner'],
      'noor.spent': 'troubadour',
    });
    expect(citesOf(facts, 'displaySwapped')).toEqual([
      'rk.ability.troubadour',
      'rk.ability.troubadour.cross-type',
    ]);
    expect(refusal(state, { type: 'ability', seat: 'noor', subject: 'jailer' })).toEqual(
      refuse('rk.subject.one-subject-per-cycle', 'spent-other', {
        seat: 'noor',
        subject: 'jailer',
        spent: 'troubadour',
      }),
    );
  });

  test('swaps a subject for a building', () => {
    const before = noorsTurn({ subjects: ['farmer', 'troubadour'] }, { piles: buildings });
    const { state, facts } = act(before, swap('farmer', 'building-1'));
    expect(moved(before, state)).toEqual({
      'noor.subjects': ['troubadour'],
      'noor.buildings': ['mine'],
      'building-1.cards': ['farmer', 'inn'],
      'noor.spent': 'troubadour',
    });
    expect(citesOf(facts, 'displaySwapped')).toContain('rk.ability.troubadour.cross-type');
  });

  test('may be the card that is given: the subject above him is active then', () => {
    const before = noorsTurn({ subjects: ['jailer', 'troubadour'] }, { piles: buildings });
    const { state } = act(before, swap('troubadour', 'building-1'));
    expect(moved(before, state)).toEqual({
      'noor.subjects': ['jailer'],
      'noor.buildings': ['mine'],
      'building-1.cards': ['troubadour', 'inn'],
      'noor.spent': 'troubadour',
    });
  });

  test('tells two equal subjects of the own row apart: the newest copy unless the older one is named', () => {
    const before = noorsTurn(
      { subjects: ['miner', 'jailer', 'miner', 'troubadour'] },
      { piles: buildings },
    );
    const newest = act(before, swap('miner', 'building-1'));
    expect(moved(before, newest.state)).toMatchObject({
      'noor.subjects': ['miner', 'jailer', 'troubadour'],
    });
    const older = act(before, { ...swap('miner', 'building-1'), giveCopy: 'older' });
    expect(moved(before, older.state)).toMatchObject({
      'noor.subjects': ['jailer', 'miner', 'troubadour'],
    });
  });

  test('tells two equal buildings of the own row apart as well', () => {
    const before = noorsTurn(
      { subjects: ['troubadour'], buildings: ['mine', 'farm', 'mine'] },
      { piles: subjects },
    );
    const newest = act(before, swap('mine', 'subject-1'));
    expect(moved(before, newest.state)).toMatchObject({ 'noor.buildings': ['mine', 'farm'] });
    const older = act(before, { ...swap('mine', 'subject-1'), giveCopy: 'older' });
    expect(moved(before, older.state)).toMatchObject({ 'noor.buildings': ['farm', 'mine'] });
  });

  test('reaches the top card of each of the four piles and no other card', () => {
    const before = noorsTurn({ subjects: ['troubadour'] });
    expect(offers(before, 'noor').filter(({ type }) => type === 'ability')).toEqual([
      swap('troubadour', 'building-1'),
      swap('troubadour', 'building-2'),
      swap('troubadour', 'subject-1'),
      swap('troubadour', 'subject-2'),
    ]);
  });

  test('does not give a card that the owner does not have', () => {
    const before = noorsTurn({ subjects: ['troubadour'] }, { mila: { buildings: ['farm'] } });
    expect(refusal(before, swap('farm', 'building-1'))).toEqual(
      refuse('rk.ability.troubadour', 'not-yours', { seat: 'noor', card: 'farm' }),
    );
    expect(refusal(before, { ...swap('troubadour', 'building-1'), giveCopy: 'older' })).toEqual(
      refuse('rk.ability.troubadour', 'not-yours', { seat: 'noor', card: 'troubadour' }),
    );
  });

  test('finds nothing at an empty pile', () => {
    const before = noorsTurn(
      { subjects: ['troubadour'] },
      { piles: { 'building-1': { size: 0 } } },
    );
    expect(refusal(before, swap('troubadour', 'building-1'))).toEqual(
      refuse('rk.ability.troubadour', 'pile-empty', { pile: 'building-1' }),
    );
  });
});

describe('troubadour-own-pair', () => {
  const owning = (rulings: Partial<Readings> = {}, more: 'mine'[] = []) =>
    noorsTurn(
      { subjects: ['miner', 'troubadour'], buildings: ['mine', ...more] },
      { juri: { subjects: ['bishop'] }, piles: { 'building-1': { cards: ['inn'] } }, rulings },
    );

  test('allowed: a card of the own perfect pair may be given, which unlocks the other card at once', () => {
    for (const before of [owning(), owning({ 'troubadour-own-pair': 'allowed' })]) {
      const { state } = act(before, swap('mine', 'building-1'), { type: 'end', seat: 'noor' });
      expect(offers(state, 'juri')).toContainEqual({
        type: 'ability',
        seat: 'juri',
        subject: 'bishop',
        from: 'noor',
        give: 'bishop',
        take: 'miner',
      });
    }
  });

  test('locked: no card of the own perfect pair may be given', () => {
    const before = owning({ 'troubadour-own-pair': 'locked' });
    for (const card of ['mine', 'miner'] as const) {
      expect(refusal(before, swap(card, 'building-1'))).toEqual(
        refuse('rk.pair.perfect.protected', 'own-pair-locked', { seat: 'noor', card }),
      );
    }
    expect(offers(before, 'noor')).toContainEqual(swap('troubadour', 'building-1'));
  });

  test('locked: a spare copy is free or not by the reading of pair-spare-copies', () => {
    const free = owning({ 'troubadour-own-pair': 'locked' }, ['mine']);
    expect(offers(free, 'noor')).toContainEqual(swap('mine', 'building-1'));
    const locked = owning(
      { 'troubadour-own-pair': 'locked', 'pair-spare-copies': 'all-copies-locked' },
      ['mine'],
    );
    expect(refusal(locked, swap('mine', 'building-1'))).toEqual(
      refuse('rk.pair.perfect.protected', 'own-pair-locked', { seat: 'noor', card: 'mine' }),
    );
  });
});

describe('troubadour-given-card', () => {
  const last = { 'building-1': { cards: ['mine'], size: 1 } } as const;

  test('takes-the-place: the given card lies on top of the pile, so that a swap empties no pile', () => {
    const before = noorsTurn({ subjects: ['troubadour'], buildings: ['farm'] }, { piles: last });
    const { state, facts } = act(before, swap('farm', 'building-1'));
    expect(eventOf(facts, 'displaySwapped').outOfGame).toBe(false);
    expect(moved(before, state)).toEqual({
      'noor.buildings': ['mine'],
      'building-1.cards': ['farm'],
      'noor.spent': 'troubadour',
    });
    expect(state.ending).toBe(false);
  });

  test('out-of-game: the given card lies beside the table and the next card of the pile is open', () => {
    const rulings = { 'troubadour-given-card': 'out-of-game' } as const;
    const before = noorsTurn(
      { subjects: ['troubadour'], buildings: ['farm'] },
      { piles: buildings, rulings },
    );
    const { state, facts } = act(before, swap('farm', 'building-1'));
    expect(eventOf(facts, 'displaySwapped').outOfGame).toBe(true);
    expect(moved(before, state)).toEqual({
      'noor.buildings': ['mine'],
      'building-1.cards': ['inn'],
      beside: ['farm'],
      'noor.spent': 'troubadour',
    });
  });

  test('out-of-game: taking the last card of a pile triggers the end', () => {
    const rulings = { 'troubadour-given-card': 'out-of-game' } as const;
    const before = noorsTurn(
      { subjects: ['troubadour'], buildings: ['farm'] },
      { piles: last, rulings },
    );
    const { state, facts } = act(before, swap('farm', 'building-1'));
    expect(story(facts)).toEqual(['abilityUsed', 'displaySwapped', 'endTriggered']);
    expect(citesOf(facts, 'endTriggered')).toEqual(['rk.end.trigger']);
    expect(state.ending).toBe(true);
  });
});

describe('troubadour-who-buys', () => {
  /** Noor lays a Farm on a subject pile; then it is juri's turn with the Trader. */
  const laid = (rulings: Partial<Readings> = {}) =>
    act(
      noorsTurn({ subjects: ['troubadour'], buildings: ['farm'] }, { piles: subjects, rulings }),
      swap('farm', 'subject-1'),
      {
        type: 'end',
        seat: 'noor',
      },
    ).state;

  test('by-card-type: `buy` takes a building from a subject pile and pays there', () => {
    const before = laid();
    expect(turnOf(before)).toBe('juri');
    expect(refusal(before, { type: 'recruit', seat: 'juri', pile: 'subject-1' })).toEqual(
      refuse('rk.action.top-card', 'no-subject-there', { pile: 'subject-1', card: 'farm' }),
    );
    const { state } = act(before, { type: 'buy', seat: 'juri', pile: 'subject-1' });
    expect(moved(before, state)).toEqual({
      'juri.coins': -3,
      'juri.buildings': ['farm'],
      'juri.done': ['buy'],
      'subject-1.cards': ['miner'],
      'subject-1.coins': 3,
    });
  });

  test('by-pile-type: `recruit` takes a building from a subject pile, into the row of buildings', () => {
    const before = laid({ 'troubadour-who-buys': 'by-pile-type' });
    expect(refusal(before, { type: 'buy', seat: 'juri', pile: 'subject-1' })).toEqual(
      refuse('rk.action.top-card', 'no-building-there', { pile: 'subject-1', card: 'farm' }),
    );
    const { state } = act(before, { type: 'recruit', seat: 'juri', pile: 'subject-1' });
    expect(moved(before, state)).toEqual({
      'juri.coins': -3,
      'juri.buildings': ['farm'],
      'juri.done': ['recruit'],
      'subject-1.cards': ['miner'],
      'subject-1.coins': 3,
    });
  });
});
