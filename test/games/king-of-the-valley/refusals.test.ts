import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../src/engine/types.ts';
import { MOVE_REASONS, TABLE_REASONS } from '../../../src/games/king-of-the-valley/refusals.ts';
import { ASSUMED_STAGES } from '../../../src/games/king-of-the-valley/tiles.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';
import type {
  Position,
  PositionPlayer,
} from '../../../src/games/king-of-the-valley/types/position.ts';
import type { State } from '../../../src/games/king-of-the-valley/types/state.ts';
import {
  act,
  column,
  decline,
  hill,
  impossible,
  lastTiles,
  leg,
  reading,
  recruit,
  refusal,
  table,
  two,
  valley,
} from '../../support/king-of-the-valley.ts';

const BOX: Position = { box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] };
const PLACING: Position = { players: [{ seat: 'noor' }, { seat: 'mila' }] };

/** Noor on a1, with these tiles to the right in the bottom row, and mila on a5. */
const row = (
  tiles: string,
  noor: Omit<PositionPlayer, 'seat' | 'king'> = {},
  more: Partial<Position> = {},
): State =>
  table({
    players: two({ king: 'a1', gold: 0, ...noor }, { king: 'a5' }),
    valley: valley(`. . . . .  . . . . .  . . . . .  . . . . .  F ${tiles}`),
    ...more,
  });

const SET = {
  queen: 'queen',
  duke: 'duke',
  countess: 'countess',
  knight: 'knight-1',
  farmer: 'farmer',
} as const;
const kingdom = (tiles: object) => ({ type: 'kingdom', seat: 'noor', tiles }) as const;
const CASTLE = {
  queen: { up: { queen: 1 } },
  duke: { up: { duke: 1 } },
  countess: { up: { countess: 1 } },
  knight: { up: { 'knight-1': 1 }, down: { 'knight-2': 1 } },
  farmer: { up: { farmer: 1 } },
  'farmers-wife': { up: { 'farmers-wife': 1 } },
} as const;

/** Noor has summoned; the third phase, or with less in the castle the fourth. */
const third = (castle: object = CASTLE, more: Partial<Position> = {}): State =>
  table({ players: two({ king: 'b1', castle }), phase: 3, opened: ['b1'], ...more });

/** Noor has a wizard or a collector in hand. */
const withWizard = (
  castle: object = { knight: { up: { 'knight-1': 1 }, down: { 'knight-2': 1 } } },
) => act(row('Z C D Q', { castle }, { hill: hill('L1 P') }), leg('b1')).state;
const withCollector = (more: object = {}) =>
  act(
    row('T3:5 C D Q', {
      castle: {
        knight: { up: { 'knight-1': 4 }, down: { 'knight-2': 1 } },
        farmer: { up: { farmer: 3 } },
      },
      ...more,
    }),
    leg('b1'),
  ).state;
const tax = (column: 'knight' | 'farmer' | 'queen', ...tiles: string[]) =>
  ({ type: 'tax', seat: 'noor', column, tiles }) as never;
const exchange = (give: string, place: string, column = 'knight') =>
  ({ type: 'exchange', seat: 'noor', column, give, place }) as never;

/** Noor has gone over b1 and c1 to the priest on d1. */
const atPriest = () => act(row('F F P Q', { gold: 1 }), leg('d1')).state;

const over = () => table({ over: true, players: two({ castle: CASTLE }) });

type Row = readonly [
  sentence: string,
  tried: () => Refusal<KingOfTheValley>,
  because: string,
  reason: string,
  particulars?: object,
];

// prettier-ignore
const MOVES: readonly Row[] = [
  ['a seat that does not play', () => refusal(row('C D Q W'), decline('ines')), 'kv.players.two-to-four', 'no-such-seat', { seat: 'ines' }],
  ['a king before the set-up', () => refusal(table(BOX), { type: 'place-king', seat: 'noor', cell: 'a1' }), 'kv.setup.valley-grid', 'not-set-up'],
  ['a second set-up', () => refusal(table(PLACING), { type: 'set-up', seat: 'noor' }), 'kv.setup.valley-grid', 'already-set-up'],
  ['a move before the kings stand', () => refusal(table(PLACING), leg('a1')), 'kv.setup.choose-start-tile', 'kings-first', { seat: 'noor' }],
  ['a king before that of the starting player', () => refusal(table(PLACING), { type: 'place-king', seat: 'mila', cell: 'a1' }), 'kv.setup.choose-start-tile', 'other-places-first', { seat: 'mila', other: 'noor' }],
  ['a king on the tile of another', () => refusal(table({ players: [{ seat: 'noor', king: 'a1' }, { seat: 'mila' }] }), { type: 'place-king', seat: 'mila', cell: 'a1' }), 'kv.setup.one-pawn-per-tile', 'king-there', { cell: 'a1', other: 'noor' }],
  ['a king placed in mid-game', () => refusal(row('C D Q W'), { type: 'place-king', seat: 'noor', cell: 'a1' }), 'kv.setup.choose-start-tile', 'king-placed'],
  ['anything after the end', () => refusal(over(), decline()), 'kv.turn.equal-turns', 'game-over'],
  ['a kingdom after the end', () => refusal(over(), kingdom(SET)), 'kv.kingdom.not-after-the-end', 'kingdom-too-late'],
  ['a move of somebody else', () => refusal(row('C D Q W'), { type: 'leg', seat: 'mila', to: 'a4' }), 'kv.turn.starting-player-first', 'not-your-turn', { seat: 'mila', other: 'noor' }],
  ['a kingdom in the turn of another', () => refusal(row('C D Q W'), { ...kingdom(SET), seat: 'mila' }), 'kv.kingdom.phase-3-only', 'kingdom-later'],
  ['a move before a gained jester is placed', () => refusal(act(row('J D Q W'), leg('b1')).state, column('left')), 'kv.jester.place-immediately', 'jester-first'],
  ['a column before a wizard is used', () => refusal(withWizard(), column('left')), 'kv.specialist.must-activate', 'specialist-first', { seat: 'noor', tile: 'wizard' }],
  ['a move before it is said who is recruited', () => refusal(row('C D Q W', { gold: 9 }), leg('b1')), 'kv.turn.four-phases', 'phase-to-come', { phase: 2 }],
  ['recruiting after it was declined', () => refusal(act(row('C D Q W', { gold: 9 }), decline()).state, recruit('L1')), 'kv.turn.four-phases', 'phase-over', { phase: 1 }],
  ['a second move', () => refusal(third(), leg('c1')), 'kv.turn.four-phases', 'phase-over', { phase: 2 }],
  ['a kingdom before the move', () => refusal(row('C D Q W'), kingdom(SET)), 'kv.kingdom.phase-3-only', 'kingdom-later'],
  ['a kingdom after it was declined', () => refusal(act(third(), decline()).state, kingdom(SET)), 'kv.turn.four-phases', 'phase-over', { phase: 3 }],
  ['a second kingdom', () => refusal(act(third(), kingdom(SET)).state, kingdom(SET)), 'kv.kingdom.one-per-turn', 'kingdom-claimed'],
  ['a column before the move', () => refusal(row('C D Q W'), column('left')), 'kv.summon.mandatory', 'must-summon'],
  ['a column before it is said whether a kingdom is claimed', () => refusal(third(), column('left')), 'kv.turn.four-phases', 'phase-to-come', { phase: 4 }],
  ['going without a move', () => refusal(row('C D Q W'), decline()), 'kv.summon.mandatory', 'must-summon'],
  ['staying with a priest', () => refusal(atPriest(), decline()), 'kv.priest.new-direction', 'must-go-on', { seat: 'noor' }],
  ['replenishing from a priest', () => refusal(atPriest(), column('left')), 'kv.priest.new-direction', 'must-go-on'],
  ['a leg from the priest to where he stood', () => refusal(atPriest(), leg('d1')), 'kv.priest.new-direction', 'must-go-on'],
  ['going without replenishing', () => refusal(third({}), decline()), 'kv.replenish.mandatory', 'must-replenish'],
  ['recruiting in round 1', () => refusal(row('C D Q W', { gold: 9 }, { round: 1 }), recruit('L1')), 'kv.hill.recruit.not-in-round-1', 'first-round'],
  ['a second recruit', () => refusal(act(row('C D Q W', { gold: 9 }, { hill: hill('L1 F L2 F') }), recruit('L1')).state, recruit('L1')), 'kv.hill.recruit.at-most-one', 'recruited-already'],
  ['recruiting from an empty place', () => refusal(table({ players: two({ king: 'a1', gold: 20 }), turn: 'mila', startingPlayer: 'noor', ...lastTiles('L1 D L2 D') }), recruit('L3', 'mila')), 'kv.hill.recruit.any-place', 'place-empty', { place: 'L3' }],
  ['recruiting a specialist', () => refusal(row('C D Q W', { gold: 9 }, { hill: hill('L1 P') }), recruit('L1')), 'kv.hill.specialists-not-from-hill', 'specialist-on-hill', { place: 'L1', tile: 'priest' }],
  ['recruiting without enough gold', () => refusal(row('C D Q W', { gold: 2 }, { hill: hill('L2 D') }), recruit('L2')), 'kv.hill.recruit.pay-row-price', 'too-dear', { seat: 'noor', tile: 'duke', price: 3, gold: 2 }],
  ['recruiting where there is no gold at all, so that the phase was left out', () => refusal(row('C D Q W', {}, { hill: hill('L1 D') }), recruit('L1')), 'kv.hill.recruit.pay-row-price', 'too-dear', { price: 2, gold: 0 }],
  ['moving a jester that has been placed', () => refusal(row('C D Q W', { castle: { queen: { up: { jester: 1 } } } }), { type: 'jester', seat: 'noor', column: 'duke' }), 'kv.jester.never-moves', 'no-jester'],
  ['not moving', () => refusal(row('C D Q W'), leg('a1')), 'kv.summon.mandatory', 'must-move'],
  ['a set without a move', () => refusal(row('C D Q W'), leg('a1', 'b1', 'c1')), 'kv.summon.mandatory', 'must-move'],
  ['a move like a knight’s in chess', () => refusal(row('C D Q W'), leg('b3')), 'kv.summon.straight-line', 'not-straight', { cell: 'a1', other: 'b3' }],
  ['the start tile in a set', () => refusal(row('F D Q W'), leg('c1', 'a1', 'b1')), 'kv.summon.not-start-tile', 'start-tile', { cell: 'a1', tile: 'farmer' }],
  ['the priest under the own king', () => refusal(table({ players: two({ king: 'a1' }), round: 1, valley: { a1: 'priest' } }), leg('a1')), 'kv.summon.not-start-tile', 'start-priest', { cell: 'a1' }],
  ['ending where a priest has left', () => refusal(act(table({ players: two({ king: 'a1' }), round: 1, valley: { d1: 'priest', d4: 'priest' } }), leg('d1'), leg('d4')).state, leg('d1')), 'kv.summon.end-tile', 'no-tile-to-take', { cell: 'd1' }],
  ['ending behind a set where a priest has left', () => refusal(act(table({ players: two({ king: 'a1' }), round: 1, valley: { d1: 'priest', d4: 'priest', d2: 'duke', d3: 'duke' } }), leg('d1'), leg('d4')).state, leg('d1', 'd3', 'd2')), 'kv.summon.end-directly-behind', 'no-tile-to-end', { cell: 'd1' }],
  ['a position that a priest has left, in a set', () => refusal(act(table({ players: two({ king: 'a1' }), round: 1, valley: { a2: 'priest', a4: 'priest', a3: 'duke' } }), leg('a2'), leg('a4')).state, leg('a1', 'a3', 'a2')), 'kv.summon.passed-identicals', 'no-tile-to-take', { cell: 'a2' }],
  ['a tile under another king', () => refusal(row('C D Q W', {}, { players: two({ king: 'a1', gold: 0 }, { king: 'b1' }) }), leg('b1')), 'kv.summon.not-under-other-king', 'under-other-king', { cell: 'b1', tile: 'countess', other: 'mila' }],
  ['a priest without gold', () => refusal(row('P D Q W'), leg('b1')), 'kv.priest.pay-one', 'no-gold-for-priest', { seat: 'noor' }],
  ['a priest without gold, although a coin lies there', () => refusal(row('P D Q W', {}, { coins: ['b1'] }), leg('b1')), 'kv.priest.pay-one', 'no-gold-for-priest'],
  ['the tile at the end as one of a set', () => refusal(row('D Q D W'), leg('d1', 'b1', 'd1')), 'kv.summon.landing-tile-not-taken', 'landing-tile', { cell: 'd1' }],
  ['a pair at the border', () => refusal(row('D Q W D'), leg('e1', 'b1', 'e1')), 'kv.summon.end-directly-behind', 'no-tile-behind', { cell: 'e1', tile: 'duke' }],
  ['a tile that is not passed', () => refusal(row('D D W D'), leg('d1', 'b1', 'c1', 'e1')), 'kv.summon.passed-identicals', 'not-passed', { cell: 'e1' }],
  ['a tile that is not passed after a priest', () => refusal(table({ players: two({ king: 'c3' }), phase: 2, opened: ['c3'] }), leg('e3', 'd3', 'a3')), 'kv.summon.passed-identicals', 'not-passed', { cell: 'a3' }],
  ['a pair passed on the way to a priest', () => refusal(atPriest(), leg('e1', 'b1', 'c1')), 'kv.priest.nothing-from-first-leg', 'passed-before-priest', { cell: 'b1', tile: 'farmer' }],
  ['two priests as a pair', () => refusal(row('P P W D', { gold: 5 }, { round: 1 }), leg('d1', 'b1', 'c1')), 'kv.summon.priest-differs', 'priest-in-set', { cell: 'b1' }],
  ['a farmer and a wife', () => refusal(row('F W C D'), leg('d1', 'b1', 'c1')), 'kv.summon.only-identical', 'not-identical', { tile: 'farmer', other: 'farmers-wife' }],
  ['a single tile passed', () => refusal(row('F W C D'), leg('c1', 'b1')), 'kv.summon.passed-identicals', 'too-few', { tile: 'farmer' }],
  ['going on behind a set', () => refusal(row('D D C Q'), leg('e1', 'b1', 'c1')), 'kv.summon.end-directly-behind', 'not-directly-behind', { cell: 'e1', tile: 'duke' }],
  ['two of three', () => refusal(row('D D D Q'), leg('e1', 'c1', 'd1')), 'kv.summon.passed-identicals', 'take-all', { cell: 'b1', tile: 'duke' }],
  ['a wizard without a face-up subject', () => refusal(row('Z D C Q', { castle: { duke: { down: { duke: 1 } } } }), leg('b1')), 'kv.wizard.requirement', 'nothing-to-give', { seat: 'noor' }],
  ['a wizard without a subject on the hill', () => refusal(table({ players: two({ king: 'a1', castle: { duke: { up: { duke: 1 } } } }), startingPlayer: 'mila', turn: 'noor', valley: { b1: 'wizard' }, ...lastTiles('L1 P') }), leg('b1')), 'kv.wizard.subjects-only', 'nothing-to-get'],
  ['a collector without enough subjects', () => refusal(row('T3:5 D C Q', { castle: { farmer: { up: { farmer: 2 }, down: { farmer: 4 } } } }), leg('b1')), 'kv.tax.use-identical-face-up', 'too-few-subjects', { tile: 'tax-collector-3-5', demand: 3 }],
  ['a collector with taxed subjects only', () => refusal(row('T3:5 D C Q', { taxed: ['farmer'], castle: { farmer: { up: { farmer: 3 } } } }), leg('b1')), 'kv.tax.once-per-type', 'only-taxed-subjects', { demand: 3 }],
  ['two collectors with one type', () => refusal(row('T3:5 T4:7 C Q', { castle: { farmer: { up: { farmer: 9 } } } }), leg('d1', 'b1', 'c1')), 'kv.tax.several-collectors', 'not-all-payable', { count: 2 }],
  ['two collectors who cannot both be paid, where another pair can', () => refusal(row('T3:5 T5:9 T5:10 Q', { castle: { farmer: { up: { farmer: 5 } }, 'farmers-wife': { up: { 'farmers-wife': 3 } } } }), leg('e1', 'c1', 'd1')), 'kv.tax.several-collectors', 'not-all-payable', { count: 2 }],
  ['a wizard that nobody has', () => refusal(row('C D Q W'), exchange('knight-1', 'L1')), 'kv.wizard.swap', 'no-wizard'],
  ['a collector that nobody has', () => refusal(row('C D Q W'), tax('farmer', 'farmer')), 'kv.tax.use-identical-face-up', 'no-collector'],
  ['exchanging what is not there', () => refusal(withWizard(), exchange('knight-3', 'L2')), 'kv.wizard.swap', 'not-in-column', { column: 'knight', tile: 'knight-3' }],
  ['exchanging what lies face down', () => refusal(withWizard(), exchange('knight-2', 'L2')), 'kv.wizard.requirement', 'face-down', { column: 'knight', tile: 'knight-2' }],
  ['exchanging for a specialist', () => refusal(withWizard(), exchange('knight-1', 'L1')), 'kv.wizard.subjects-only', 'specialist-not-swapped', { place: 'L1', tile: 'priest' }],
  ['exchanging with an empty place', () => refusal(act(table({ players: two({ king: 'a1', castle: { duke: { up: { duke: 1 } } }, gold: 0 }), startingPlayer: 'mila', turn: 'noor', valley: { b1: 'wizard' }, ...lastTiles('L1 F') }), leg('b1')).state, exchange('duke', 'R1', 'duke')), 'kv.wizard.swap', 'place-empty', { place: 'R1' }],
  ['a type that is taxed', () => refusal(withCollector({ taxed: ['farmer'] }), tax('farmer', 'farmer', 'farmer', 'farmer')), 'kv.tax.once-per-type', 'taxed-already', { column: 'farmer' }],
  ['taxing what is not there', () => refusal(withCollector(), tax('queen', 'queen', 'queen', 'queen')), 'kv.tax.use-identical-face-up', 'not-in-column', { column: 'queen', tile: 'queen' }],
  ['taxing what lies face down', () => refusal(withCollector(), tax('knight', 'knight-1', 'knight-1', 'knight-2')), 'kv.tax.use-identical-face-up', 'face-down', { column: 'knight', tile: 'knight-2' }],
  ['taxing more than is asked for', () => refusal(withCollector(), tax('knight', 'knight-1', 'knight-1', 'knight-1', 'knight-1')), 'kv.tax.use-identical-face-up', 'other-number', { count: 4, demand: 3 }],
  ['taxing the only type that the other collector can have', () => refusal(act(row('T3:5 T4:7 C Q', { castle: { farmer: { up: { farmer: 4 } }, 'farmers-wife': { up: { 'farmers-wife': 3 } } } }), leg('d1', 'b1', 'c1')).state, tax('farmer', 'farmer', 'farmer', 'farmer')), 'kv.tax.several-collectors', 'others-unpaid', { column: 'farmer' }],
  ['a kingdom with farmer and wife', () => refusal(third(), kingdom({ ...SET, 'farmers-wife': 'farmers-wife' })), 'kv.kingdom.one-farmer-rank', 'farmer-and-wife'],
  ['a kingdom of four', () => refusal(third(), kingdom({ ...SET, farmer: undefined })), 'kv.kingdom.set-of-five', 'kingdom-incomplete', { count: 4 }],
  ['a kingdom with somebody who is not there', () => refusal(third(), kingdom({ ...SET, knight: 'knight-4' })), 'kv.kingdom.set-of-five', 'not-in-column', { column: 'knight', tile: 'knight-4' }],
  ['a kingdom with somebody who lies face down', () => refusal(third(), kingdom({ ...SET, knight: 'knight-2' })), 'kv.kingdom.turn-face-down', 'used-before', { column: 'knight', tile: 'knight-2' }],
  ['a kingdom where none is complete, so that the phase was left out', () => refusal(third({ duke: { up: { duke: 1 } } }), kingdom({ duke: 'duke' })), 'kv.kingdom.set-of-five', 'kingdom-incomplete', { count: 1 }],
  ['a column that does not suffice while the other one does', () => refusal(table({ players: two({ king: 'c1' }), startingPlayer: 'mila', turn: 'noor', phase: 4, opened: ['b1', 'c1'], ...lastTiles('L1 F R1 F R2 F') }), column('left')), 'kv.replenish.one-column-only', 'column-too-short', { side: 'left', count: 1, open: 2 }],
  ['a priest from whom no way leads on', () => refusal(surrounded(), leg('b2')), 'kv.priest.new-direction', 'priest-leads-nowhere', { cell: 'b2' }],
  ['knights of different orders, where orders matter', () => refusal(row('K1 K2 C D', {}, reading('knight-identity', 'by-order')), leg('d1', 'b1', 'c1')), 'kv.summon.only-identical', 'different-orders', { tile: 'knight-1', other: 'knight-2' }],
  ['the end tile, where a set must be taken', () => refusal(row('D D C Q', {}, reading('take-end-or-passed', 'passed-set-mandatory')), leg('d1')), 'kv.summon.passed-identicals', 'passed-set-first', { cell: 'd1', tile: 'countess' }],
];

/** Everywhere are holes, for the hill is empty, but for a priest with nothing around him. */
function surrounded(): State {
  const state = table({
    players: two({ king: 'a1', gold: 3 }, { king: 'e5' }),
    startingPlayer: 'mila',
    turn: 'noor',
    valley: valley('- - - - -  - - - - -  - - - - -  - P - - -  F D - - -'),
    ...lastTiles(),
  });
  return {
    ...state,
    valley: {
      ...state.valley,
      a1: { tile: null, coin: false },
      b1: { tile: 'wizard', coin: false },
    },
  };
}

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
  ['a king that is missing beside a castle', { players: [{ seat: 'noor', king: 'a1', castle: CASTLE }, { seat: 'mila' }] }, 'kv.setup.choose-start-tile', 'before-first-turn'],
  ['a king that is missing beside a single subject', { players: [{ seat: 'noor', king: 'a1', castle: { duke: { up: { duke: 1 } } } }, { seat: 'mila' }] }, 'kv.setup.choose-start-tile', 'before-first-turn'],
  ['a king that is missing beside a tax collector token', { players: [{ seat: 'noor', king: 'a1', taxed: ['farmer'] }, { seat: 'mila' }] }, 'kv.setup.choose-start-tile', 'before-first-turn'],
  ['a king that is missing beside a kingdom token', { players: [{ seat: 'noor', king: 'a1', kingdoms: 1 }, { seat: 'mila' }] }, 'kv.setup.choose-start-tile', 'before-first-turn'],
  ['a king that is missing in the third round', { players: [{ seat: 'noor', king: 'a1' }, { seat: 'mila' }], round: 3 }, 'kv.setup.choose-start-tile', 'before-first-turn'],
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

describe('a move is refused by the rule that a referee would name', () => {
  it.for(MOVES)('%s', ([, tried, because, reason, particulars]) => {
    expect(tried()).toMatchObject({ because, reason, ...(particulars && { particulars }) });
  });

  it('and every reason comes up', () => {
    expect([...new Set(MOVES.map(([, , , reason]) => reason))].sort()).toEqual(
      Object.keys(MOVE_REASONS).sort(),
    );
  });
});

describe('a table that cannot be is refused by the rule that it breaks', () => {
  it.for(TABLES)('%s', ([, position, because, reason, particulars]) => {
    expect(impossible(position)).toMatchObject({
      because,
      reason,
      ...(particulars && { particulars }),
    });
  });

  it('and every reason comes up', () => {
    expect([...new Set(TABLES.map(([, , , reason]) => reason))].sort()).toEqual(
      [...Object.keys(TABLE_REASONS), 'no-such-seat'].sort(),
    );
  });
});

describe('the particulars of a refusal', () => {
  it('are those that its sentence tells', () => {
    const told: Readonly<Record<string, readonly string[]>> = { ...MOVE_REASONS, ...TABLE_REASONS };
    for (const refused of [
      ...MOVES.map(([, tried]) => tried()),
      ...TABLES.map(([, position]) => impossible(position)),
    ])
      expect(Object.keys(refused.particulars ?? {}).sort(), refused.reason).toEqual(
        [...told[refused.reason]!].sort(),
      );
  });
});
