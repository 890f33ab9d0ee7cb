import { describe, expect, test } from 'vitest';
import { SEATS, type Seat } from '../../../../src/engine/types.ts';
import { CARDS } from '../../../../src/games/rival-kings/cards.ts';
import { CHARACTERS } from '../../../../src/games/rival-kings/characters.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import { PILES } from '../../../../src/games/rival-kings/types/state.ts';
import {
  act,
  citesOf,
  eventOf,
  offers,
  refusal,
  story,
  table,
} from '../../../support/rival-kings.ts';

const setUp = { type: 'set-up', seat: 'noor' } as const;
const box = (count: number) =>
  table({ box: true, players: SEATS.slice(0, count).map((seat: Seat) => ({ seat })) });

describe('Set-up', () => {
  test('lays two open piles of eight buildings and two of eight subjects', () => {
    const { state, facts } = act(box(3), setUp);
    for (const pile of PILES) {
      const kind = pile.startsWith('building') ? 'building' : 'subject';
      expect(state.piles[pile].cards.map((card) => CARDS[card].kind)).toEqual(
        Array.from({ length: 8 }, () => kind),
      );
    }
    const [buildings, subjects] = facts;
    expect(buildings).toMatchObject({
      event: {
        type: 'pilesLaid',
        kind: 'building',
        tops: [state.piles['building-1'].cards[0], state.piles['building-2'].cards[0]],
      },
      cites: ['rk.setup.building-piles', 'rk.components.inventory'],
    });
    expect(subjects).toMatchObject({
      event: {
        type: 'pilesLaid',
        kind: 'subject',
        tops: [state.piles['subject-1'].cards[0], state.piles['subject-2'].cards[0]],
      },
      cites: ['rk.setup.subject-piles'],
    });
  });

  test('leaves 16 buildings and 16 subjects as money, no kind in play more than twice', () => {
    const { state, facts } = act(box(3), setUp);
    const kinds = state.coinCards.map((card) => CARDS[card].kind);
    expect(kinds.filter((kind) => kind === 'building')).toHaveLength(16);
    expect(kinds.filter((kind) => kind === 'subject')).toHaveLength(16);
    const everything = [
      ...state.coinCards,
      ...PILES.flatMap((pile) => state.piles[pile].cards),
    ].sort();
    const twoOfEach = Object.keys(CARDS).flatMap((card) => [card, card]);
    expect(everything).toEqual(twoOfEach.sort());
    expect(citesOf(facts, 'restBecameMoney')).toEqual([
      'rk.setup.money-from-rest',
      'rk.components.coin-backs',
      'rk.components.copies',
    ]);
  });

  test.each([2, 3, 4])(
    'gives every one of %i players five coins and one marker, and every pile two coins',
    (count) => {
      const { state, facts } = act(box(count), setUp);
      for (const player of state.players)
        expect(player).toMatchObject({
          coins: 5,
          markers: 1,
          crests: [],
          subjects: [],
          buildings: [],
        });
      for (const pile of PILES) expect(state.piles[pile].coins).toBe(2);
      expect(state.supply).toEqual({ coins: 48 - 4 * 2 - count * 5, markers: 30 - count });
      expect(citesOf(facts, 'pileMoneyLaid')).toEqual(['rk.setup.pile-money']);
      expect(citesOf(facts, 'startingMoneyTaken')).toEqual([
        'rk.setup.starting-money',
        'rk.setup.coin-supply',
      ]);
      expect(citesOf(facts, 'startingMarkersTaken')).toEqual([
        'rk.setup.starting-marker',
        'rk.setup.marker-supply',
      ]);
    },
  );

  test('gives every player two crests', () => {
    const { facts } = act(box(3), setUp);
    expect(eventOf(facts, 'crestsTaken').crests).toBe(2);
    expect(citesOf(facts, 'crestsTaken')).toEqual(['rk.setup.crests']);
  });

  test.each([
    [2, 6, 'rk.setup.two-players'],
    [3, 3, 'rk.setup.three-players'],
    [4, 0, 'rk.setup.four-players'],
  ] as const)(
    'deals three characters to each of %i players and leaves %i aside',
    (count, left, rule) => {
      const { state, facts } = act(box(count), setUp);
      for (const { hand } of state.players) expect(hand).toHaveLength(3);
      expect(state.leftovers).toHaveLength(left);
      expect([...state.players.flatMap(({ hand }) => hand), ...state.leftovers].sort()).toEqual(
        [...CHARACTERS].sort(),
      );
      expect(citesOf(facts, 'leftoversSet')).toEqual([rule]);
    },
  );

  test('shows a hand to its owner only, and the leftover characters and the depths of the piles to nobody', () => {
    const { facts } = act(box(3), setUp);
    const dealt = facts.filter(({ event }) => event.type === 'handDealt');
    expect(dealt.map(({ cites, seenBy }) => ({ cites, seenBy }))).toEqual(
      (['noor', 'mila', 'juri'] as const).map((seat) => ({
        cites: ['rk.setup.deal-characters'],
        seenBy: [seat],
      })),
    );
    const hidden = facts.filter(
      ({ event }) => event.type === 'leftoversSet' || event.type === 'pilesLaid',
    );
    expect(hidden.map(({ seenBy }) => seenBy)).toEqual([[], [], []]);
  });

  test('ends with the first cycle, in which everybody chooses a character', () => {
    const { state, facts } = act(box(2), setUp);
    expect(story(facts).slice(-3)).toEqual(['handDealt', 'leftoversSet', 'cycleStarted']);
    expect(citesOf(facts, 'cycleStarted')).toEqual(['rk.round.two-cycles', 'rk.cycle.phases']);
    expect(state).toMatchObject({ round: 1, cycle: 1, stage: { type: 'choose' } });
  });

  test('gives nobody a subject, and so nobody an ability', () => {
    const { state } = act(box(2), setUp);
    expect(refusal(state, { type: 'ability', seat: 'noor', subject: 'jailer' })).toEqual(
      refuse('rk.setup.no-subject-yet', 'no-subject', { seat: 'noor' }),
    );
  });

  test('may be done by anybody, once', () => {
    const before = box(2);
    expect(offers(before, 'mila')).toEqual([{ type: 'set-up', seat: 'mila' }]);
    expect(refusal(act(before, setUp).state, setUp)).toEqual(
      refuse('rk.setup.building-piles', 'already-set-up'),
    );
  });

  test('comes before everything else', () => {
    const before = box(2);
    expect(refusal(before, { type: 'choose', seat: 'noor', character: 'queen' })).toEqual(
      refuse('rk.setup.deal-characters', 'not-set-up'),
    );
    expect(refusal(before, { type: 'reveal', seat: 'noor' })).toEqual(
      refuse('rk.setup.deal-characters', 'not-set-up'),
    );
    expect(refusal(before, { type: 'settle', seat: 'noor' })).toEqual(
      refuse('rk.setup.building-piles', 'not-set-up'),
    );
  });
});
