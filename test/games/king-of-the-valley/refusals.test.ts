import { describe, expect, it } from 'vitest';
import { TABLE_REASONS } from '../../../src/games/king-of-the-valley/refusals.ts';
import { ASSUMED_STAGES } from '../../../src/games/king-of-the-valley/tiles.ts';
import type {
  Position,
  PositionPlayer,
} from '../../../src/games/king-of-the-valley/types/position.ts';

import { KING_OF_THE_VALLEY_REASONS } from '../../support/reasons.ts';
import { areRefused, expectedReasons } from '../../support/refused.ts';
import {
  hill,
  impossible,
  lastTiles,
  two,
  valley,
  CASTLE,
} from '../../support/king-of-the-valley.ts';

const BOX: Position = { box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] };
const PLACING: Position = { players: [{ seat: 'noor' }, { seat: 'mila' }] };

const players = two({ king: 'a1' });
const noor = (more: Omit<PositionPlayer, 'seat'>): Position => ({
  players: two({ king: 'a1', ...more }),
});
const stages = (change: object) =>
  ({
    players,
    stages: { ...ASSUMED_STAGES.value, 1: { ...ASSUMED_STAGES.value[1], ...change } },
  }) as Position;
const farmers = Object.fromEntries(
  Object.keys(valley('F F F F F F F F F F F F F F F F F F F F F F F F F')).map((cell) => [
    cell,
    'farmer',
  ]),
);

// prettier-ignore
const TABLES: readonly (readonly [sentence: string, position: Position, because: string, reason: string, particulars?: object])[] = [
  ['one player', { players: [{ seat: 'noor' }] }, 'kv.players.two-to-four', 'player-count', { count: 1 }],
  ['the same seat twice', { players: [{ seat: 'noor' }, { seat: 'noor' }] }, 'kv.setup.king-and-castle', 'seat-twice', { seat: 'noor' }],
  ['a turn of somebody who does not play', { players, turn: 'ines' }, 'kv.players.two-to-four', 'no-such-seat', { seat: 'ines' }],
  ['a starting player who does not play', { players, startingPlayer: 'juri' }, 'kv.players.two-to-four', 'no-such-seat', { seat: 'juri' }],
  ['tiles beside a closed box', { ...BOX, valley: { a1: 'duke' } }, 'kv.setup.valley-grid', 'box-not-empty'],
  ['a king beside a closed box', { ...BOX, players }, 'kv.setup.valley-grid', 'box-not-empty'],
  ['the king of one player beside a closed box', { ...BOX, players: [{ seat: 'noor', king: 'a1' }, { seat: 'mila' }] }, 'kv.setup.valley-grid', 'box-not-empty'],
  ['a game that is over and in its course', { players, over: true, phase: 2 }, 'kv.end.complete-round', 'over-in-mid-game'],
  ['prices that fall', { players, hillPrices: [2, 3, 4, 6, 5, 10] }, 'kv.hill.recruit.pay-row-price', 'prices-fall', { row: 5 }],
  ['a stage of 30 tiles where 29 are', stages({ farmer: 9 }), 'kv.setup.three-piles', 'stage-size', { stage: 1, count: 30, most: 29 }],
  ['stages with another number of farmers', stages({ farmer: 9, duke: 1 }), 'kv.setup.three-piles', 'stage-sum', { kind: 'duke', count: 5, most: 6 }],
  ['stages with six knights of an order', stages({ 'knight-1': 3, 'knight-2': 1 }), 'kv.subject.orders', 'too-many-of-order', { tile: 'knight-1', count: 6, most: 5 }],
  ['a 25th farmer', { players, valley: farmers }, 'kv.setup.three-piles', 'too-many-tiles', { kind: 'farmer', count: 25, most: 24 }],
  ['a ninth collector, whatever stands on it', { players, discard: { 'tax-collector-0-3': 4, 'tax-collector-3-9': 5 } }, 'kv.setup.three-piles', 'too-many-tiles', { kind: 'tax-collector', count: 9, most: 8 }],
  ['a sixth knight of an order', noor({ castle: { knight: { up: { 'knight-2': 6 } } } }), 'kv.subject.orders', 'too-many-of-order', { tile: 'knight-2', count: 6, most: 5 }],
  ['a duke among the farmers', noor({ castle: { farmer: { up: { duke: 1 } } } }), 'kv.castle.place-in-column', 'wrong-column', { tile: 'duke', column: 'farmer' }],
  ['more gold than there is', noor({ gold: 176 }), 'kv.setup.general-stock', 'too-much-gold', { count: 178, most: 175 }],
  ['seven kingdom tokens', noor({ kingdoms: 7 }), 'kv.setup.general-stock', 'too-many-kingdoms', { count: 7, most: 6 }],
  ['a coin more than priests that have left', { players, valley: { b2: 'priest', c3: 'priest' }, coins: ['a2', 'a3'] }, 'kv.priest.coin-left-behind', 'too-many-coins', { count: 2, most: 1 }],
  ['a coin paid in this turn while all the priests lie there', { players: two({ king: 'c3' }), phase: 2, opened: ['c3'], valley: { b2: 'priest', d4: 'priest', e5: 'priest' } }, 'kv.priest.coin-left-behind', 'too-many-coins', { count: 1, most: 0 }],
  ['a king that is missing in mid-game', { players: [{ seat: 'noor', king: 'a1' }, { seat: 'mila' }], turn: 'noor' }, 'kv.setup.choose-start-tile', 'before-first-turn', { seat: 'mila' }],
  ['a king that is missing beside a castle', { players: [{ seat: 'noor', king: 'a1', castle: CASTLE }, { seat: 'mila' }] }, 'kv.setup.choose-start-tile', 'before-first-turn', { seat: 'mila' }],
  ['a king that is missing beside a single subject', { players: [{ seat: 'noor', king: 'a1', castle: { duke: { up: { duke: 1 } } } }, { seat: 'mila' }] }, 'kv.setup.choose-start-tile', 'before-first-turn', { seat: 'mila' }],
  ['a king that is missing beside a tax collector token', { players: [{ seat: 'noor', king: 'a1', taxed: ['farmer'] }, { seat: 'mila' }] }, 'kv.setup.choose-start-tile', 'before-first-turn', { seat: 'mila' }],
  ['a king that is missing beside a kingdom token', { players: [{ seat: 'noor', king: 'a1', kingdoms: 1 }, { seat: 'mila' }] }, 'kv.setup.choose-start-tile', 'before-first-turn', { seat: 'mila' }],
  ['a king that is missing in the third round', { players: [{ seat: 'noor', king: 'a1' }, { seat: 'mila' }], round: 3 }, 'kv.setup.choose-start-tile', 'before-first-turn', { seat: 'mila' }],
  ['two kings on a tile before the first turn', { players: [{ seat: 'noor', king: 'a1' }, { seat: 'mila', king: 'a1' }, { seat: 'juri' }] }, 'kv.setup.one-pawn-per-tile', 'kings-share', { cell: 'a1' }],
  ['a king before that of the starting player', { players: [{ seat: 'noor' }, { seat: 'mila', king: 'a1' }] }, 'kv.setup.choose-start-tile', 'kings-out-of-order', { seat: 'mila', other: 'noor' }],
  ['a hole', { players, valley: { c3: null } }, 'kv.replenish.mandatory', 'hole', { cell: 'c3' }],
  ['a hole before the first turn', { ...PLACING, valley: { c3: null } }, 'kv.replenish.mandatory', 'hole', { cell: 'c3' }],
  ['a tile on a position opened in this turn', { players, phase: 3, opened: ['b1'], valley: { b1: 'duke' } }, 'kv.replenish.mandatory', 'not-open', { cell: 'b1', tile: 'duke' }],
  ['seven positions opened in a turn', { players, phase: 4, opened: ['a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'b2'] }, 'kv.replenish.mandatory', 'opened-too-many', { count: 7, most: 6 }],
  ['positions opened before the move', { players, opened: ['b1'] }, 'kv.turn.four-phases', 'opened-too-early'],
  ['replenishing where nothing is open', { players, phase: 4 }, 'kv.summon.mandatory', 'nothing-opened', { phase: 4 }],
  ['a king who has paid another priest', { players, phase: 2, opened: ['c3'] }, 'kv.priest.acts-as-start', 'not-on-priest', { seat: 'noor', cell: 'c3' }],
  ['a recruit before the first phase', { players, recruited: true }, 'kv.turn.four-phases', 'recruited-too-early'],
  ['a gap below a tile of the hill', { players, hill: hill('L3 -') }, 'kv.replenish.slide-down', 'hill-gap', { place: 'L3' }],
  ['an unfilled hill while there are tiles', { players, hill: hill('L6 -') }, 'kv.replenish.hill-after-valley', 'hill-not-full', { count: 1 }],
  ['a full hill after recruiting', { players, phase: 2, recruited: true }, 'kv.hill.gap-until-refill', 'hill-full'],
  ['a pile of more tiles than there are', { players, piles: { 3: { size: 32 } } }, 'kv.setup.three-piles', 'pile-too-big', { stage: 3, count: 32, most: 31 }],
  ['piles of more tiles together than are left', { players, piles: { 2: { size: 24 }, 3: { size: 31 } } }, 'kv.setup.three-piles', 'pile-too-big', { stage: 3, count: 31, most: 29 }],
  ['more tiles named in a pile than it holds', { players, piles: { 2: { size: 0 }, 3: { tiles: ['farmer', 'farmer'], size: 1 } } }, 'kv.setup.three-piles', 'pile-too-big', { stage: 3, count: 2, most: 1 }],
  ['the third pile begun before the second', { players, piles: { 2: { size: 3 }, 3: { size: 30 } } }, 'kv.replenish.pile-order', 'pile-out-of-order'],
  ['a second pile while too little is left for the third', { ...noor({ castle: { farmer: { up: { farmer: 24 } }, 'farmers-wife': { up: { 'farmers-wife': 12 } } } }), piles: { 2: { size: 2 } } }, 'kv.replenish.pile-order', 'pile-out-of-order'],
  ['a turn of the starting player after the end', { players, ...lastTiles('L1 D') }, 'kv.end.immediately', 'ended-already', { seat: 'noor' }],
];

describe('a table that cannot be is refused by the rule that it breaks', () => {
  areRefused(
    KING_OF_THE_VALLEY_REASONS,
    TABLES.map(([sentence, position, ...rest]) => [sentence, () => impossible(position), ...rest]),
  );

  it('and every reason comes up', () => {
    expect([...new Set(TABLES.map(([, , , reason]) => reason))].sort()).toEqual(
      [...Object.keys(TABLE_REASONS), 'no-such-seat'].sort(),
    );
  });
});

it('every reason there is is expected by a test', () => {
  expect(expectedReasons('king-of-the-valley')).toEqual(
    Object.keys(KING_OF_THE_VALLEY_REASONS).sort(),
  );
});
