import { describe, expect, it } from 'vitest';
import { seenFrom } from '../../../src/engine/log.ts';
import { play } from '../../../src/engine/play.ts';
import { seeded } from '../../../src/engine/random.ts';
import type { Seat } from '../../../src/engine/types.ts';
import type { CardId } from '../../../src/games/rival-kings/cards.ts';
import { game } from '../../../src/games/rival-kings/game.ts';
import type { Position } from '../../../src/games/rival-kings/types/position.ts';
import { PILES, type State } from '../../../src/games/rival-kings/types/state.ts';
import type { View } from '../../../src/games/rival-kings/types/view.ts';
import { act, eventOf, table, type Acted, type Fact } from '../../support/rival-kings.ts';
import { seated, three } from '../../support/tables.ts';

const view = (state: State, seat?: Seat): View => game.view(state, seat);

const playerIn = (seen: View, seat: Seat) => seen.players.find((player) => player.seat === seat)!;

/** Two tables that a seat cannot tell apart, and those who can. */
function expectAlike(
  one: Position,
  other: Position,
  { blind, sighted }: { blind: readonly Seat[]; sighted: readonly Seat[] },
): void {
  const [a, b] = [table(one), table(other)];
  for (const seat of blind) expect(view(b, seat), `what ${seat} sees`).toEqual(view(a, seat));
  for (const seat of sighted) expect(view(b, seat), `what ${seat} sees`).not.toEqual(view(a, seat));
  expect(view(b)).not.toEqual(view(a));
}

describe('hands', () => {
  it('are seen by their owners alone; others see how many cards they are', () => {
    const hands = (noor: 'queen' | 'duke', mila: 'queen' | 'duke'): Position => ({
      players: three({ hand: [noor] }, { hand: [mila] }),
    });
    expectAlike(hands('queen', 'duke'), hands('duke', 'queen'), {
      blind: ['juri'],
      sighted: ['noor', 'mila'],
    });
    const seen = view(table(hands('queen', 'duke')), 'juri');
    expect([playerIn(seen, 'noor').hand, playerIn(seen, 'mila').hand]).toEqual([3, 3]);
    expect(playerIn(seen, 'juri').hand).toHaveLength(3);
  });

  it('stay hidden after the reveal', () => {
    const after = (one: 'duke' | 'count', other: 'duke' | 'count'): Position => ({
      turn: 'noor',
      players: three(
        { played: 'queen', hand: [one] },
        { played: 'knight', hand: [other] },
        { played: 'trader-1' },
      ),
    });
    expectAlike(after('duke', 'count'), after('count', 'duke'), {
      blind: ['juri'],
      sighted: ['noor', 'mila'],
    });
  });
});

describe('characters laid', () => {
  const laid = (noor: 'queen' | 'duke', hand: 'queen' | 'duke'): Position => ({
    players: three({ played: noor, hand: [hand] }),
  });

  it('lie face down until the reveal', () => {
    expectAlike(laid('queen', 'duke'), laid('duke', 'queen'), {
      blind: ['mila', 'juri'],
      sighted: ['noor'],
    });
    const state = table(laid('queen', 'duke'));
    expect(playerIn(view(state, 'mila'), 'noor').played).toBe('face-down');
    expect(playerIn(view(state, 'mila'), 'juri').played).toBeNull();
    expect(playerIn(view(state, 'noor'), 'noor').played).toBe('queen');
  });

  it('are open to all afterwards, with two players the neutral one too', () => {
    const before = table({
      players: seated(2, { played: 'queen' }, { played: 'knight' }),
      neutral: 'duke',
    });
    expect(view(before, 'noor').neutral).toBeNull();
    const { state } = act(before, { type: 'reveal', seat: 'mila' });
    for (const seat of ['noor', 'mila'] as const) {
      expect(view(state, seat).players.map(({ played }) => played)).toEqual(['queen', 'knight']);
      expect(view(state, seat).neutral).toBe('duke');
    }
  });

  it('are open while a Gardener and a Watchman decide', () => {
    const players = seated(
      2,
      { played: 'queen', subjects: ['gardener'] },
      { played: 'knight', subjects: ['watchman'] },
    );
    const { state: gardener } = act(table({ players }), { type: 'reveal', seat: 'noor' });
    const { state: watchman } = act(gardener, { type: 'hold-back', seat: 'noor' });
    expect([gardener.stage.type, watchman.stage.type]).toEqual(['gardeners', 'conflicts']);
    for (const state of [gardener, watchman])
      expect(playerIn(view(state, 'mila'), 'noor').played).toBe('queen');
  });
});

describe('leftover characters', () => {
  it('are seen by nobody', () => {
    const left = (first: 'queen' | 'duke', second: 'queen' | 'duke'): Position => ({
      players: seated(2),
      leftovers: [first, second],
    });
    expectAlike(left('queen', 'duke'), left('duke', 'queen'), {
      blind: ['noor', 'mila'],
      sighted: [],
    });
    expect(view(table({ players: seated(2) }), 'noor').leftovers).toBe(6);
  });

  it('include the neutral card that is still to be turned over', () => {
    const next = (neutral: 'queen' | 'duke', later: 'queen' | 'duke'): Position => ({
      players: seated(2),
      neutral,
      leftovers: [later],
    });
    expectAlike(next('queen', 'duke'), next('duke', 'queen'), {
      blind: ['noor', 'mila'],
      sighted: [],
    });
  });
});

describe('piles', () => {
  const piled = (cards: readonly CardId[]): Position => ({
    players: three(),
    piles: { 'building-1': { cards } },
  });

  it('show their top card and their size, and not what lies below', () => {
    expectAlike(piled(['farm', 'inn', 'mine']), piled(['farm', 'mine', 'inn']), {
      blind: ['noor', 'mila', 'juri'],
      sighted: [],
    });
    expect(view(table(piled(['farm', 'inn'])), 'noor').piles['building-1']).toEqual({
      top: 'farm',
      size: 8,
      coins: 'some',
    });
    expect(view(table(piled(['farm', 'inn'])), 'noor')).not.toEqual(
      view(table(piled(['inn', 'farm'])), 'noor'),
    );
  });

  it('have no top card where they are empty, for everybody', () => {
    const players = three({ played: 'queen' }, { played: 'duke' }, { played: 'knight' });
    const state = table({ players, turn: 'noor', piles: { 'building-1': { cards: [], size: 0 } } });
    expect(view(state, 'noor').piles['building-1']).toEqual({ top: null, size: 0, coins: 'some' });
    expect(view(state).piles['building-1']).toEqual({ top: null, size: 0, cards: [], coins: 2 });
  });

  it('do not show which cards have become money', () => {
    const state = table(piled(['farm']));
    expect(view(state, 'noor').coinCards).toBe(32);
    expect(view(state).coinCards).toBe(32);
  });
});

describe('money places', () => {
  const coins = (first: number, second: number): Position => ({
    players: three(),
    piles: { 'building-1': { coins: first }, 'subject-1': { coins: second } },
  });

  it('show whether there is money, and not how much', () => {
    expectAlike(coins(1, 5), coins(4, 2), { blind: ['noor', 'mila', 'juri'], sighted: [] });
    const seen = view(table(coins(1, 0)), 'noor').piles;
    expect([seen['building-1'].coins, seen['subject-1'].coins]).toEqual(['some', 0]);
  });
});

describe('what everybody sees', () => {
  it('is rows, purses, markers, crests, the supply and whose turn it is', () => {
    const state = table({
      turn: 'mila',
      players: three(
        {
          played: 'courtier',
          coins: 7,
          markers: 2,
          subjects: ['sailor', 'miner'],
          buildings: ['farm'],
        },
        { played: 'countess' },
        { played: 'trader-1', crests: [{ action: 'money', by: 'noor' }] },
      ),
    });
    const seen = view(state, 'juri');
    expect(playerIn(seen, 'noor')).toMatchObject({
      coins: 7,
      markers: 2,
      subjects: ['sailor', 'miner'],
      buildings: ['farm'],
      played: 'courtier',
    });
    expect(playerIn(seen, 'juri').crests).toEqual([{ action: 'money', by: 'noor' }]);
    expect(seen.supply).toEqual(state.supply);
    expect(seen.stage).toEqual(state.stage);
  });

  it('is everything where all cards lie open', () => {
    const state = table({ players: three({ played: 'queen' }) });
    expect(view(state).players).toEqual(state.players);
    expect(view(state).leftovers).toEqual(state.leftovers);
    for (const pile of PILES) {
      const { cards, coins } = state.piles[pile];
      expect(view(state).piles[pile]).toEqual({ top: cards[0], size: 8, cards, coins });
    }
  });
});

describe('looking through a pile', () => {
  const looking = (
    subject: 'vintner' | 'miner',
    cards: readonly CardId[],
    pile: 'subject-1' | 'building-1',
  ): Acted => {
    const laid = table({
      turn: 'noor',
      players: three(
        { played: 'count', subjects: [subject] },
        { played: 'queen' },
        { played: 'trader-1' },
      ),
      piles: { [pile]: { cards, size: cards.length } },
    });
    return act(laid, { type: 'ability', seat: 'noor', subject, pile });
  };

  it.for([
    ['vintner', 'subject-1', ['sailor', 'farmer', 'miner'], ['sailor', 'miner', 'farmer']],
    ['miner', 'building-1', ['farm', 'inn', 'mine'], ['farm', 'mine', 'inn']],
  ] as const)('with the %s is for the owner’s eyes alone', ([subject, pile, cards, otherwise]) => {
    const [one, other] = [looking(subject, cards, pile), looking(subject, otherwise, pile)];
    expect(view(one.state, 'noor').piles[pile]).toMatchObject({ top: cards[0], size: 3, cards });
    for (const seat of ['mila', 'juri'] as const) {
      expect(view(one.state, seat)).toEqual(view(other.state, seat));
      expect(view(one.state, seat).piles[pile]).not.toHaveProperty('cards');
      expect(seenFrom(game, one.facts, seat)).toEqual(seenFrom(game, other.facts, seat));
    }
    expect(eventOf(seenFrom(game, one.facts, 'noor') as Fact[], 'pileSearched').cards).toEqual(
      cards,
    );
    expect(eventOf(seenFrom(game, one.facts, 'mila') as Fact[], 'pileSearched')).toEqual({
      type: 'pileSearched',
      seat: 'noor',
      subject,
      pile,
    });
  });

  it('shows no other pile, and ends with the look', () => {
    const { state } = looking('miner', ['farm', 'inn', 'mine'], 'building-1');
    expect(view(state, 'noor').piles['building-2']).not.toHaveProperty('cards');
    const after = act(state, { type: 'waive', seat: 'noor' }).state;
    expect(view(after, 'noor').piles['building-1']).toEqual({
      top: 'farm',
      size: 3,
      coins: 'some',
    });
  });

  it('shows the next card to all where the top one was taken, and nothing where a deeper one was', () => {
    const { state } = looking('miner', ['farm', 'inn', 'mine'], 'building-1');
    const top = (card: 'farm' | 'mine') =>
      view(act(state, { type: 'take', seat: 'noor', card }).state, 'juri').piles['building-1'].top;
    expect([top('farm'), top('mine')]).toEqual(['inn', 'farm']);
  });
});

describe('the log as a seat saw it', () => {
  const chosen = (character: 'queen' | 'duke') =>
    act(table({ players: three({ hand: ['queen', 'duke'] }) }), {
      type: 'choose',
      seat: 'noor',
      character,
    }).facts;

  it('tells that somebody has chosen, not what', () => {
    expect(seenFrom(game, chosen('queen'), 'mila')).toEqual(seenFrom(game, chosen('duke'), 'mila'));
    expect(seenFrom(game, chosen('queen'), 'mila').map(({ event }) => event)).toEqual([
      { type: 'characterChosen', seat: 'noor' },
    ]);
    expect(seenFrom(game, chosen('queen'), 'noor')).toEqual(chosen('queen'));
  });

  /** Lays the game out for three; the seed decides how the cards lie. */
  const setUp = (seed: number) =>
    (
      play(
        game,
        table({ players: three(), box: true }),
        { type: 'set-up', seat: 'noor' },
        seeded(seed),
      ) as Acted
    ).facts;

  it('of the set-up tells the top cards, the own hand and how many characters are left over', () => {
    const facts = setUp(3);
    const seen = seenFrom(game, facts, 'mila').map(({ event }) => event);
    const hands = seen.filter(({ type }) => type === 'handDealt');
    expect(
      hands.map((event) => [event.type === 'handDealt' && event.seat, 'characters' in event]),
    ).toEqual([
      ['noor', false],
      ['mila', true],
      ['juri', false],
    ]);
    expect(seen.find(({ type }) => type === 'leftoversSet')).toEqual({
      type: 'leftoversSet',
      count: 3,
    });
    const piles = seen.filter(({ type }) => type === 'pilesLaid');
    expect(piles).toEqual(
      ['building', 'subject'].map((kind) => ({
        type: 'pilesLaid',
        kind,
        tops: [expect.any(String), expect.any(String)],
      })),
    );
  });

  it('of the set-up is the same wherever the hidden cards lie', () => {
    const [one, other] = [setUp(3), setUp(3)];
    const swapped = other.map((fact): Fact => {
      const { event } = fact;
      if (event.type === 'leftoversSet')
        return { ...fact, event: { ...event, characters: [...event.characters].reverse() } };
      if (event.type !== 'pilesLaid') return fact;
      return {
        ...fact,
        event: {
          ...event,
          piles: event.piles.map(([top, ...below]) => [top!, ...below.reverse()]),
        },
      };
    });
    expect(swapped).not.toEqual(one);
    for (const seat of ['noor', 'mila', 'juri'] as const)
      expect(seenFrom(game, swapped, seat)).toEqual(seenFrom(game, one, seat));
  });
});
