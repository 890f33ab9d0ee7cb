import { describe, expect, test } from 'vitest';
import type { BuildingId, SubjectId } from '../../../../src/games/rival-kings/cards.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { Rule } from '../../../../src/games/rival-kings/rules.ts';
import type { Readings } from '../../../../src/games/rival-kings/rulings.ts';
import type { Action } from '../../../../src/games/rival-kings/types/action.ts';
import type { State } from '../../../../src/games/rival-kings/types/state.ts';
import { act, noorsTurn, refusal } from '../../../support/rival-kings.ts';

type Rulings = Partial<Readings>;

interface Swap {
  readonly name: string;
  readonly protecting: Rule;
  /** The card of the pair that this subject swaps. */
  readonly card: 'mine' | 'miner';
  /** Noor gives a plain card for juri's card of the pair; juri owns this many mines and miners. */
  theirs(mines: number, miners: number, rulings?: Rulings): State;
  readonly take: Action;
  /** Noor gives a card of the own pair for a plain card of juri. */
  own(mines: number, miners: number, rulings?: Rulings): State;
  readonly give: Action;
}

const mine = (count: number): BuildingId[] => Array.from({ length: count }, () => 'mine');
const miner = (count: number): SubjectId[] => Array.from({ length: count }, () => 'miner');

const SWAPS: Swap[] = [
  {
    name: 'Court Lady',
    protecting: 'rk.ability.court-lady.protected',
    card: 'mine',
    theirs: (mines, miners, rulings = {}) =>
      noorsTurn(
        { subjects: ['court-lady'], buildings: ['farm'] },
        { juri: { buildings: mine(mines), subjects: miner(miners) }, rulings },
      ),
    take: {
      type: 'ability',
      seat: 'noor',
      subject: 'court-lady',
      from: 'juri',
      give: 'farm',
      take: 'mine',
    },
    own: (mines, miners, rulings = {}) =>
      noorsTurn(
        { buildings: mine(mines), subjects: [...miner(miners), 'court-lady'] },
        { juri: { buildings: ['farm'] }, rulings },
      ),
    give: {
      type: 'ability',
      seat: 'noor',
      subject: 'court-lady',
      from: 'juri',
      give: 'mine',
      take: 'farm',
    },
  },
  {
    name: 'Bishop',
    protecting: 'rk.ability.bishop.protected',
    card: 'miner',
    theirs: (mines, miners, rulings = {}) =>
      noorsTurn(
        { subjects: ['bishop'] },
        { juri: { buildings: mine(mines), subjects: miner(miners) }, rulings },
      ),
    take: {
      type: 'ability',
      seat: 'noor',
      subject: 'bishop',
      from: 'juri',
      give: 'bishop',
      take: 'miner',
    },
    own: (mines, miners, rulings = {}) =>
      noorsTurn(
        { buildings: mine(mines), subjects: [...miner(miners), 'bishop'] },
        { juri: { subjects: ['farmer'] }, rulings },
      ),
    give: {
      type: 'ability',
      seat: 'noor',
      subject: 'bishop',
      from: 'juri',
      give: 'miner',
      take: 'farmer',
    },
  },
];

describe.each(SWAPS)('$name and perfect pairs', ({ protecting, card, theirs, take, own, give }) => {
  /** How many mines and miners leave one copy of the swapped card without a partner. */
  const spare: [number, number] = card === 'mine' ? [2, 1] : [1, 2];
  const theirPair = refuse(protecting, 'their-pair-locked', { seat: 'juri', card });
  const ownPair = refuse('rk.pair.perfect.protected', 'own-pair-locked', { seat: 'noor', card });
  const spends = (state: State, action: Action) => act(state, action).state.players[0]!.spent;

  test('pair-spare-copies = spare-copies-free: a copy without a partner is free, theirs and your own', () => {
    const free = { 'pair-spare-copies': 'spare-copies-free' } as const;
    expect(spends(theirs(...spare), take)).not.toBeNull();
    expect(spends(theirs(...spare, free), take)).not.toBeNull();
    expect(spends(own(...spare, free), give)).not.toBeNull();
  });

  test('pair-spare-copies = all-copies-locked: the spare copy is locked as well, theirs and your own', () => {
    const locked = { 'pair-spare-copies': 'all-copies-locked' } as const;
    expect(refusal(theirs(...spare, locked), take)).toEqual(theirPair);
    expect(refusal(own(...spare, locked), give)).toEqual(ownPair);
  });

  test('pair-spare-copies: where both copies have partners no copy is free under either reading', () => {
    for (const option of ['spare-copies-free', 'all-copies-locked'] as const) {
      expect(refusal(theirs(2, 2, { 'pair-spare-copies': option }), take)).toEqual(theirPair);
    }
  });

  test('pair-spare-copies: without any partner all copies are free under either reading', () => {
    const single: [number, number] = card === 'mine' ? [2, 0] : [0, 2];
    for (const option of ['spare-copies-free', 'all-copies-locked'] as const) {
      expect(spends(theirs(...single, { 'pair-spare-copies': option }), take)).not.toBeNull();
    }
  });

  test('own-perfect-pair = locked-for-everyone: nobody gives away a card of the own pair', () => {
    expect(refusal(own(1, 1), give)).toEqual(ownPair);
    expect(refusal(own(1, 1, { 'own-perfect-pair': 'locked-for-everyone' }), give)).toEqual(
      ownPair,
    );
  });

  test('own-perfect-pair = owner-may-split: the own pair may be torn apart, the pair of another player still not', () => {
    const split = { 'own-perfect-pair': 'owner-may-split' } as const;
    expect(spends(own(1, 1, split), give)).not.toBeNull();
    expect(refusal(theirs(1, 1, split), take)).toEqual(theirPair);
  });
});
