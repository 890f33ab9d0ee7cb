import { ask, type Answer, type Choices } from '../../src/engine/inquiry.ts';
import { seeded, type Random } from '../../src/engine/random.ts';
import { SEATS } from '../../src/engine/types.ts';
import { game } from '../../src/games/king-of-the-valley/game.ts';
import { HILL_PLACES } from '../../src/games/king-of-the-valley/hill.ts';
import { inquiry } from '../../src/games/king-of-the-valley/inquiry.ts';
import { RULINGS, type Readings } from '../../src/games/king-of-the-valley/rulings.ts';
import { listOf } from '../../src/games/king-of-the-valley/start/pool.ts';
import {
  ASSUMED_STAGES,
  COLUMNS,
  KNIGHTS,
  type Column,
  type SubjectId,
} from '../../src/games/king-of-the-valley/tiles.ts';
import type { KingOfTheValley } from '../../src/games/king-of-the-valley/types.ts';
import type {
  Position,
  PositionColumn,
  PositionPlayer,
} from '../../src/games/king-of-the-valley/types/position.ts';
import { CELLS } from '../../src/games/king-of-the-valley/valley.ts';
import { lastTiles } from './king-of-the-valley.ts';

const subjectOf = (column: Column, random: Random): SubjectId =>
  column === 'knight' ? KNIGHTS[random.below(KNIGHTS.length)]! : column;

/**
 * A castle as readers tap it in: some columns with up to three subjects, now and then some of them
 * face down, now and then a jester.
 */
function castle(random: Random): NonNullable<PositionPlayer['castle']> {
  const columns = COLUMNS.flatMap((column): [Column, PositionColumn][] => {
    const up = random.below(column === 'queen' ? 2 : column === 'duke' ? 3 : 4);
    const tile = subjectOf(column, random);
    if (up === 0)
      return column === 'queen' && random.below(3) === 0 ? [[column, { up: { jester: 1 } }]] : [];
    return [[column, random.below(4) === 0 ? { down: { [tile]: up } } : { up: { [tile]: up } }]];
  });
  return Object.fromEntries(columns);
}

/** A valley of tiles of the first stage, as set-up could bring it. */
function mixed(random: Random): NonNullable<Position['valley']> {
  const tiles = random.shuffled(listOf(ASSUMED_STAGES.value[1]));
  return Object.fromEntries(CELLS.map((cell, place) => [cell, tiles[place]!]));
}

/**
 * A table as readers tap it in: before the first turn, over, in the middle of a turn, or most often
 * at its beginning, with all of the valley or a part of it.
 */
function tappedTable(random: Random): Position {
  const seats = SEATS.slice(0, 2 + random.below(3));
  const cells = random.shuffled(CELLS);
  const rulings = Object.fromEntries(
    Object.entries(RULINGS).flatMap(([id, { options }]) =>
      random.below(4) === 0 ? [[id, options.at(-1)!]] : [],
    ),
  ) as Partial<Readings>;
  const moment = random.below(11);
  const kings = random.below(2);
  if (moment === 0)
    return {
      players: seats.map((seat, place) => ({
        seat,
        ...(place < kings && { king: cells[place]! }),
      })),
      rulings,
    };
  const own = { gold: random.below(6), ...(random.below(3) > 0 && { castle: castle(random) }) };
  const players = seats.map((seat, place) => ({
    seat,
    king: cells[place]!,
    ...(place === 1 && own),
  }));
  const turn = seats[1]!;
  switch (moment) {
    case 1:
      return { over: true, players: players.map(({ king: _king, ...player }) => player), rulings };
    case 2:
    case 3:
      return {
        players,
        turn,
        phase: moment === 2 ? 3 : 4,
        opened: cells.slice(5, 6 + random.below(4)),
        rulings,
      };
    case 4:
      return {
        players,
        turn,
        phase: 4,
        opened: cells.slice(5, 7),
        ...lastTiles(random.below(2) === 0 ? 'L1 F R1 F R2 D' : 'L1 F'),
        rulings,
      };
    case 5:
      return {
        players,
        turn,
        valley: Object.fromEntries(Object.entries(mixed(random)).slice(0, 12)),
        hill: { L1: 'jester' },
        rulings,
      };
    case 6:
      return { players, turn, piles: { 2: { size: 0 }, 3: { size: random.below(4) } }, rulings };
    case 7:
      return {
        players,
        turn,
        ...lastTiles('L1 F R1 F R2 D'),
        piles: { 2: { size: 0 }, 3: { size: 0 } },
        rulings,
      };
    default:
      return { players, turn, valley: mixed(random), hill: { L1: 'jester' }, rulings };
  }
}

/** Answers to many tables, left as they are or with something chosen. */
export function manyTables(count: number, seed = 1): Answer<KingOfTheValley>[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const position = tappedTable(random);
    let choices: Choices<KingOfTheValley> = {};
    let answer = answerTo(position, choices);
    for (let more = random.below(5); more > 0; more -= 1) {
      const decision = answer.decisions.at(-1);
      if (!decision) break;
      choices = {
        ...choices,
        [decision.key]: decision.actions[random.below(decision.actions.length)]!,
      };
      answer = answerTo(position, choices);
    }
    return answer;
  });
}

/** The answer to a table; throws where it cannot be. */
export function answerTo(
  position: Position,
  choices: Choices<KingOfTheValley> = {},
): Answer<KingOfTheValley> {
  const asked = ask(game, inquiry, position, choices);
  if (!asked.ok) throw new Error(JSON.stringify(asked.refusal));
  return asked.answer;
}

const two = (
  noor: Omit<PositionPlayer, 'seat'>,
  mila: Omit<PositionPlayer, 'seat'>,
): Position['players'] => [
  { seat: 'noor', ...noor },
  { seat: 'mila', ...mila },
];

/**
 * At the end of a game the valley holds a priest on b3, from whom no line leads to its only other
 * tile, on a5.
 */
export const LAST_PRIEST: Omit<Position, 'players'> = {
  valley: {
    ...Object.fromEntries(CELLS.filter((cell) => cell !== 'a5').map((cell) => [cell, null])),
    b3: 'priest',
  },
  hill: Object.fromEntries(HILL_PLACES.map((place) => [place, null])),
  piles: { 2: { size: 0 }, 3: { size: 0 } },
  startingPlayer: 'mila',
  turn: 'noor',
};

/** Tables that are laid for a single question, which random ones seldom are. */
export const ASKED_TABLES: readonly Answer<KingOfTheValley>[] = (
  [
    {
      players: two({ king: 'a3' }, { king: 'b5' }),
      valley: { b3: 'wizard', c3: 'wizard', d3: 'duke' },
    },
    {
      players: two({ king: 'a3', castle: { farmer: { down: { farmer: 1 } } } }, { king: 'b5' }),
      valley: { b3: 'wizard', c3: 'wizard', d3: 'duke' },
    },
    {
      players: two({ king: 'a3', castle: { farmer: { up: { farmer: 3 } } } }, { king: 'b5' }),
      valley: { b3: 'wizard', c3: 'wizard', d3: 'duke' },
      hill: Object.fromEntries(
        HILL_PLACES.map((place) => [place, place === 'L1' ? 'priest' : null]),
      ),
      piles: { 2: { size: 0 }, 3: { size: 0 } },
      startingPlayer: 'mila',
      turn: 'noor',
    },
    {
      players: two(
        { king: 'a3', castle: { farmer: { up: { farmer: 3 } } }, taxed: ['farmer'] },
        { king: 'b5' },
      ),
      valley: { b3: 'tax-collector-3-5' },
    },
    { players: two({ king: 'a3' }, { king: 'b5' }), valley: { b3: 'tax-collector-0-3' } },
    {
      players: two({ king: 'a3' }, { king: 'b5' }),
      valley: { b3: 'priest', c3: 'priest', d3: 'duke' },
    },
    { players: two({ king: 'b2' }, { king: 'b5' }), valley: { b4: 'queen' } },
    { players: two({ king: 'b2' }, { king: 'b5' }), valley: { e3: 'queen' } },
    { players: two({ king: 'b2', gold: 1 }, { king: 'b5' }), valley: { b4: 'priest' } },
    { players: two({ king: 'b2', gold: 0 }, { king: 'b5' }), valley: { b4: 'priest' } },
    { players: two({ king: 'a3', gold: 1 }, { king: 'b5' }), ...LAST_PRIEST },
    {
      players: two({ king: 'a3', castle: { farmer: { up: { farmer: 3 } } } }, { king: 'b5' }),
      valley: { b3: 'tax-collector-3-5', c3: 'tax-collector-3-6', d3: 'duke' },
    },
    {
      players: two({ king: 'd3' }, { king: 'b5' }),
      phase: 2,
      opened: ['a3', 'd3'],
      coins: ['a3', 'd3'],
      valley: { b3: 'farmer', c3: 'farmer' },
    },
    {
      players: two({ king: 'a3' }, { king: 'b5' }),
      phase: 4,
      opened: ['b3', 'c3'],
      hill: { L1: 'farmer' },
    },
    {
      players: two({ king: 'a3' }, { king: 'b5' }),
      phase: 4,
      opened: ['b3', 'c3', 'd3'],
      hill: { L1: 'farmer' },
    },
  ] satisfies Position[]
).map((position) => answerTo(position));
