import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../scripts/content.ts';
import { freshGame } from '../../src/engine/play.ts';
import { seeded } from '../../src/engine/random.ts';
import { game } from '../../src/games/king-of-the-valley/game.ts';
import type { Event } from '../../src/games/king-of-the-valley/types/event.ts';
import type { Position } from '../../src/games/king-of-the-valley/types/position.ts';
import type { State } from '../../src/games/king-of-the-valley/types/state.ts';
import { CELLS, type Cell } from '../../src/games/king-of-the-valley/valley.ts';
import { namesIn } from '../../src/i18n/words.ts';
import { pictureOf, type Picture } from '../../src/narration/king-of-the-valley/picture.ts';
import { boardInWords } from '../../src/narration/king-of-the-valley/in-words.ts';
import { table } from '../support/king-of-the-valley.ts';

const TABLE: Position = {
  players: [
    {
      seat: 'noor',
      king: 'a3',
      gold: 6,
      castle: {
        knight: { up: { 'knight-3': 1, 'knight-1': 2 } },
        farmer: { up: { farmer: 2, jester: 1 }, down: { farmer: 3 } },
      },
      taxed: ['farmer'],
      kingdoms: 1,
    },
    { seat: 'mila', king: 'c4' },
  ],
  valley: {
    a3: 'farmer',
    b3: 'duke',
    c3: 'tax-collector-3-5',
    d3: 'tax-collector-0-3',
    e3: 'knight-2',
    c4: 'queen',
  },
  coins: ['e3'],
  // prettier-ignore
  hill: {
    L1: 'countess', L2: 'duke', L3: null, L4: null, L5: null, L6: null,
    R1: 'farmer', R2: null, R3: null, R4: null, R5: null, R6: null,
  },
  piles: { 2: { size: 0 }, 3: { size: 0 } },
  startingPlayer: 'mila',
  turn: 'noor',
  phase: 4,
  opened: ['b3', 'e1'],
};
const state = table({ ...TABLE, valley: { ...TABLE.valley, b3: null, e1: null } });
const shown = (of: State, event?: Event): Picture =>
  pictureOf(game.view(of), event, game.pending(of));
const at = ({ valley }: Picture, cell: Cell): unknown => valley[CELLS.indexOf(cell)];

describe('the picture of King of the Valley', () => {
  it('has the valley row by row, with kings, coins and open positions', () => {
    const picture = shown(state);
    expect(picture.valley).toHaveLength(25);
    expect([at(picture, 'a3'), at(picture, 'b3'), at(picture, 'e3')]).toEqual([
      'farmer',
      null,
      'knight-2',
    ]);
    expect(picture.seats.map(({ king }) => king)).toEqual(['a3', 'c4']);
    expect(picture.coins).toEqual(['e3']);
  });

  it('has the hill from the bottom, with its prices, and says which of them nobody knows', () => {
    const { hill } = shown(state);
    expect(hill[0]).toEqual({
      row: 1,
      price: 2,
      assumed: false,
      left: 'countess',
      right: 'farmer',
    });
    expect(hill[1]).toMatchObject({ price: 3, assumed: true, left: 'duke', right: null });
    const printed = shown(
      table({
        ...TABLE,
        valley: { ...TABLE.valley, b3: null, e1: null },
        hillPrices: [2, 3, 4, 5, 7, 10],
      }),
    );
    expect(printed.hill.map(({ assumed }) => assumed)).not.toContain(true);
  });

  it('counts the subjects of a castle by column, face up and face down apart, and leaves out what is empty', () => {
    const [noor, mila] = shown(state).seats;
    expect(noor).toMatchObject({ gold: 6, kingdoms: 1, turn: true, starts: false });
    expect(noor!.castle).toEqual([
      {
        column: 'knight',
        up: [
          { tile: 'knight-1', count: 2 },
          { tile: 'knight-3', count: 1 },
        ],
        down: [],
        taxed: false,
      },
      {
        column: 'farmer',
        up: [
          { tile: 'farmer', count: 2 },
          { tile: 'jester', count: 1 },
        ],
        down: [{ tile: 'farmer', count: 3 }],
        taxed: true,
      },
    ]);
    expect(mila!.castle).toEqual([]);
  });

  it('shows what either column of the hill would bring, only while one is to be chosen', () => {
    expect(shown(state).coming).toEqual({
      left: [
        { cell: 'b3', tile: 'countess' },
        { cell: 'e1', tile: 'duke' },
      ],
      right: [
        { cell: 'b3', tile: 'farmer' },
        { cell: 'e1', tile: 'countess' },
      ],
    });
    expect(pictureOf(game.view(state)).coming).toBeNull();
  });

  it('shows the way of a king that has just moved', () => {
    expect(
      shown(state, { type: 'kingMoved', seat: 'noor', from: 'a1', to: 'a3', passed: ['a2'] }).path,
    ).toEqual({ from: 'a1', to: 'a3' });
    expect(shown(state).path).toBeNull();
  });

  it('is the same for every seat: only the order of the piles is hidden', () => {
    const fresh = freshGame(game, ['noor', 'mila', 'juri'], seeded(3));
    const decision = game.pending(fresh);
    expect(pictureOf(game.view(fresh, 'mila'), undefined, decision)).toEqual(
      pictureOf(game.view(fresh), undefined, decision),
    );
    expect(shown(fresh).piles).toEqual([
      { stage: 2, count: 22 },
      { stage: 3, count: 31 },
    ]);
  });
});

describe('the board in words', async () => {
  const words = await messagesIn('en/king-of-the-valley/messages.json');
  const inWords = boardInWords(shown(state), { ...namesIn(words), ...words });

  it('tells the valley row by row from the top', () => {
    expect(inWords.valley).toHaveLength(5);
    expect(inWords.valley[2]).toBe(
      'Row 3: Farmer, Noor’s king; open; Tax collector (3 alike, 5 gold); Tax collector (3 gold); Knight (moon), coin',
    );
  });

  it('tells the hill from the top, down to what is cheapest', () => {
    expect(inWords.hill).toHaveLength(6);
    expect(inWords.hill[5]).toBe('Row 1, 2 gold: left Countess, right Farmer');
    expect(inWords.hill[0]).toBe('Row 6, 10 gold: left empty, right empty');
  });

  it('tells each castle with gold, tokens and columns', () => {
    expect(inWords.castles).toEqual([
      'Noor: 6 gold; Kingdom tokens: 1; Knight column: 2 × Knight (star), Knight (lily); Farmer column: 2 × Farmer, Jester, face down: 3 × Farmer, taxed',
      'Mila: first; 2 gold',
    ]);
  });
});
