import { describe, expect, it } from 'vitest';
import { freshGame } from '../../src/engine/play.ts';
import { seeded } from '../../src/engine/random.ts';
import type { Seat } from '../../src/engine/types.ts';
import { game } from '../../src/games/rival-kings/game.ts';
import type { Event } from '../../src/games/rival-kings/types/event.ts';
import type { Position } from '../../src/games/rival-kings/types/position.ts';
import { PILES, type State } from '../../src/games/rival-kings/types/state.ts';
import type { View } from '../../src/games/rival-kings/types/view.ts';
import {
  pictureOf,
  type Picture,
  type SeatPicture,
} from '../../src/narration/rival-kings/picture.ts';
import { act, table } from '../support/rival-kings.ts';

const TABLE: Position = {
  turn: 'juri',
  players: [
    {
      seat: 'noor',
      played: 'trader-1',
      hand: ['lord-protector', 'diplomat'],
      subjects: ['vintner', 'sailor'],
      buildings: ['inn'],
      crests: [{ action: 'money', by: 'juri' }],
    },
    { seat: 'mila', played: 'queen', hand: ['duke', 'bursar'] },
    { seat: 'juri', played: 'courtier', hand: ['knight', 'trader-2'] },
    { seat: 'ines', played: 'count', hand: ['priest', 'countess'] },
  ],
  piles: { 'building-1': { cards: ['garden', 'farm'], coins: 3 }, 'building-2': { coins: 0 } },
};

const seatIn = ({ seats }: Picture, name: Seat): SeatPicture =>
  seats.find(({ seat }) => seat === name)!;
const open = (state: State, event?: Event): Picture => pictureOf(game.view(state), event);
const through = (state: State, eyes: Seat, event?: Event): Picture =>
  pictureOf(game.view(state, eyes), event);
const names = ({ seats }: Picture): Seat[] => seats.map(({ seat }) => seat);
const state = table(TABLE);

describe('the seats of the picture', () => {
  it('stand in rank order once the characters are open', () => {
    expect(names(open(state))).toEqual(['mila', 'ines', 'juri', 'noor']);
    expect(open(state).seats.map(({ rank }) => rank)).toEqual(['A', 'B', 'C', 'F']);
  });

  it('stay in seating order for equal ranks', () => {
    const equal = table({
      players: TABLE.players.map(({ seat }, place) => ({
        seat,
        played: (['trader-2', 'bursar', 'knight', 'trader-1'] as const)[place]!,
      })),
    });
    expect(names(open(act(equal, { type: 'reveal', seat: 'noor' }).state))).toEqual([
      'mila',
      'juri',
      'noor',
      'ines',
    ]);
  });

  it('stand as they sit as long as anybody’s character is still to come, and the ranks laid are no help', () => {
    const choosing = table({
      players: [
        { seat: 'noor', hand: ['trader-1', 'count', 'knight'] },
        { seat: 'mila', hand: ['queen', 'duke', 'priest'] },
      ],
    });
    const laid = act(
      choosing,
      { type: 'choose', seat: 'noor', character: 'trader-1' },
      { type: 'choose', seat: 'mila', character: 'queen' },
    ).state;
    for (const eyes of [undefined, 'noor', 'mila'] as const) {
      expect(names(pictureOf(game.view(choosing, eyes)))).toEqual(['noor', 'mila']);
      expect(names(pictureOf(game.view(laid, eyes)))).toEqual(['noor', 'mila']);
    }
    expect(names(open(act(laid, { type: 'reveal', seat: 'noor' }).state))).toEqual([
      'mila',
      'noor',
    ]);
  });

  it('show actions, what is done, and whose crests lie on them', () => {
    const { state: after } = act(state, { type: 'pass', seat: 'juri', to: 'mila' });
    expect(seatIn(open(after), 'juri').cells).toEqual([
      { action: 'pass', done: true, coveredBy: [] },
      { action: 'money', done: false, coveredBy: [] },
    ]);
    expect(
      seatIn(open(after), 'noor').cells.map(({ action, coveredBy }) => [action, coveredBy]),
    ).toEqual([
      ['settle', []],
      ['money', ['juri']],
      ['recruit', []],
      ['buy', []],
    ]);
  });

  it('show whose turn it is, the active subject, and everything in front of a player', () => {
    expect(
      open(state)
        .seats.filter(({ turn }) => turn)
        .map(({ seat }) => seat),
    ).toEqual(['juri']);
    const noor = seatIn(open(state), 'noor');
    expect(noor).toMatchObject({
      active: { card: 'sailor', kind: 'subject' },
      spent: false,
      equal: false,
      coins: 5,
      markers: 1,
      points: null,
      winner: false,
    });
    expect([noor.subjects, noor.buildings].map((cards) => cards.map(({ card }) => card))).toEqual([
      ['vintner', 'sailor'],
      ['inn'],
    ]);
    expect(seatIn(open(state), 'mila').active).toBeNull();
  });

  it('show a used ability, and the points and winners of a finished game', () => {
    const used = table({
      ...TABLE,
      turn: 'noor',
      players: TABLE.players.map((player) =>
        player.seat === 'noor' ? { ...player, spent: 'sailor' } : player,
      ),
    });
    expect(seatIn(open(used), 'noor').spent).toBe(true);
    const last = table({
      turn: 'mila',
      neutral: 'duke',
      players: [
        { seat: 'noor', played: 'queen', markers: 2 },
        { seat: 'mila', played: 'trader-1' },
      ],
      piles: { 'subject-1': { size: 0 } },
    });
    const { state: over } = act(last, { type: 'end', seat: 'mila' });
    expect(open(over).seats.map(({ seat, points, winner }) => [seat, points, winner])).toEqual(
      over.scores.map(({ seat, total }) => [seat, total, over.winners.includes(seat)]),
    );
    expect(open(over).seats.some(({ winner }) => winner)).toBe(true);
  });
});

describe('the lines of conflict', () => {
  const lines = (picture: Picture): string[] =>
    picture.lines.map(({ from, to, now }) => `${from} ${to}${now ? ' now' : ''}`);
  const rob: Position = {
    turn: 'juri',
    players: [
      { seat: 'noor', played: 'trader-1' },
      { seat: 'mila', played: 'queen' },
      { seat: 'juri', played: 'courtier' },
      { seat: 'ines', played: 'countess' },
    ],
  };
  const before = table(rob);

  it('show every theft that is still open, none of them the one being told', () => {
    expect(lines(open(before))).toEqual(['juri noor', 'ines noor']);
  });

  it('mark the theft that is being told', () => {
    const { state: after, facts } = act(before, {
      type: 'steal',
      seat: 'juri',
      from: 'noor',
      action: 'money',
    });
    expect(lines(open(after, facts[0]!.event)).toSorted()).toEqual(['ines noor', 'juri noor now']);
  });

  it('stay, unmarked, as long as the crest lies there', () => {
    const { state: after } = act(
      before,
      { type: 'steal', seat: 'juri', from: 'noor', action: 'money' },
      { type: 'money', seat: 'juri', pile: 'building-1' },
    );
    expect(lines(open(after)).toSorted()).toEqual(['ines noor', 'juri noor']);
    const { state: later } = act(after, { type: 'end', seat: 'juri' });
    expect(lines(open(later)).toSorted()).toEqual(['ines noor', 'juri noor']);
  });

  it('show a conflict while it is told, even if it brings no theft', () => {
    const event: Event = {
      type: 'unequalConflict',
      thief: 'mila',
      victim: 'ines',
      marked: 'ines',
      theft: false,
      deflected: false,
    };
    expect(lines(open(before, event))).toEqual(['juri noor', 'ines noor', 'mila ines now']);
    expect(lines(open(before, { type: 'turnStarted', seat: 'mila', tie: null }))).toEqual([
      'juri noor',
      'ines noor',
    ]);
  });

  it('are one for each thief and victim', () => {
    const event: Event = {
      type: 'unequalConflict',
      thief: 'juri',
      victim: 'noor',
      marked: 'noor',
      theft: true,
      deflected: false,
    };
    expect(lines(open(before, event))).toEqual(['juri noor now', 'ines noor']);
  });

  it('are gone with the crests when the cycle ends', () => {
    const { state: after } = act(
      before,
      { type: 'end', seat: 'juri' },
      { type: 'end', seat: 'ines' },
      { type: 'end', seat: 'noor' },
    );
    expect(lines(open(after))).toEqual([]);
  });
});

describe('through the eyes of a seat', () => {
  it('the own hand lies open, and of the others only the number of cards', () => {
    const hands = (picture: Picture) =>
      Object.fromEntries(picture.seats.map(({ seat, hand }) => [seat, hand]));
    expect(hands(through(state, 'juri'))).toEqual({
      noor: 2,
      mila: 2,
      juri: [
        { character: 'knight', rank: 'D', actions: ['money', 'recruit'] },
        { character: 'trader-2', rank: 'F', actions: ['settle', 'money', 'recruit', 'buy'] },
      ],
      ines: 2,
    });
    expect(hands(open(state))).toMatchObject({
      mila: [{ character: 'duke' }, { character: 'bursar' }],
      ines: [{ character: 'priest' }, { character: 'countess' }],
    });
  });

  it('characters face down are backs, but for the own one', () => {
    const choosing = table({
      players: [
        { seat: 'noor', hand: ['queen', 'count', 'knight'] },
        { seat: 'mila', hand: ['duke', 'priest', 'bursar'] },
      ],
    });
    const { state: laid } = act(choosing, { type: 'choose', seat: 'noor', character: 'queen' });
    const noor = (picture: Picture) => seatIn(picture, 'noor');
    expect(noor(through(laid, 'mila'))).toMatchObject({
      character: 'face-down',
      faceDown: true,
      rank: null,
      cells: [],
      hand: 2,
    });
    expect(noor(through(laid, 'noor'))).toMatchObject({
      character: 'queen',
      faceDown: true,
      hand: [{ character: 'count' }, { character: 'knight' }],
    });
    expect(seatIn(through(laid, 'noor'), 'mila')).toMatchObject({
      character: null,
      faceDown: false,
    });
  });

  it('money places show whether something lies there, not how much', () => {
    const coins = (picture: Picture) => picture.piles.map((pile) => pile.coins);
    expect(coins(open(state))).toEqual([3, 0, 2, 2]);
    expect(coins(through(state, 'juri'))).toEqual(['some', 0, 'some', 'some']);
  });

  it('leftover characters are a number for everybody', () => {
    const dealt = freshGame(game, ['noor', 'mila', 'juri'], seeded(1));
    expect([open(dealt).leftovers, through(dealt, 'juri').leftovers]).toEqual([3, 3]);
  });

  it('a pile looked through lies open to the one who looks', () => {
    const searching = table({
      turn: 'mila',
      players: [
        { seat: 'noor', played: 'lord-protector' },
        { seat: 'mila', played: 'count', subjects: ['miner'] },
        { seat: 'juri', played: 'trader-1' },
      ],
      piles: { 'building-1': { cards: ['inn', 'farm'], size: 2 } },
    });
    const { state: looking } = act(searching, {
      type: 'ability',
      seat: 'mila',
      subject: 'miner',
      pile: 'building-1',
    });
    const cards = (picture: Picture) => picture.searched.map(({ card }) => card);
    expect([
      cards(through(looking, 'mila')),
      cards(open(looking)),
      cards(through(looking, 'noor')),
    ]).toEqual([['inn', 'farm'], ['inn', 'farm'], []]);
    expect(open(searching).searched).toEqual([]);
  });
});

describe('the face of a card', () => {
  const faces = (position: Position) => seatIn(open(table(position)), 'noor');

  it('says whether its number is assumed', () => {
    expect(faces(TABLE)).toMatchObject({
      subjects: [
        { card: 'vintner', number: 1, assumed: false },
        { card: 'sailor', number: 3, assumed: true },
      ],
      buildings: [{ card: 'inn', kind: 'building', colour: 'blue', number: 3, assumed: true }],
    });
  });

  it('shows the reader’s own number and colour, which are not assumed', () => {
    const own = faces({ ...TABLE, numbers: { sailor: 2, inn: 3 }, colours: { inn: 'red' } });
    expect(own).toMatchObject({
      subjects: [
        { number: 1, assumed: false },
        { number: 2, assumed: false },
      ],
      buildings: [{ colour: 'red', number: 3, assumed: false }],
      active: { number: 2 },
    });
  });

  it('is the same on a pile, which is empty without a card', () => {
    const { piles } = open(
      table({
        ...TABLE,
        numbers: { garden: 5 },
        piles: { ...TABLE.piles, 'subject-2': { size: 0 } },
      }),
    );
    expect(piles.map(({ pile }) => pile)).toEqual(PILES);
    expect(piles[0]).toMatchObject({ top: { card: 'garden', number: 5, assumed: false }, size: 8 });
    expect(piles[3]).toMatchObject({ top: null, size: 0 });
  });
});

describe('the rest of the table', () => {
  it('shows supply, round, cycle and neutral character', () => {
    const { supply } = state;
    expect(open(state)).toMatchObject({ supply, round: 1, cycle: 1, neutral: null });
    const two: View = game.view(
      table({
        turn: 'noor',
        round: 4,
        cycle: 2,
        neutral: 'duke',
        players: [
          { seat: 'noor', played: 'queen' },
          { seat: 'mila', played: 'trader-1' },
        ],
      }),
    );
    expect(pictureOf(two)).toMatchObject({
      round: 4,
      cycle: 2,
      neutral: { character: 'duke', rank: 'B' },
    });
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(open(state)))).toStrictEqual(open(state));
  });
});
