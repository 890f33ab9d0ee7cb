import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../src/engine/types.ts';
import { options } from '../../../../src/games/king-of-the-valley/actions/all.ts';
import type { Position } from '../../../../src/games/king-of-the-valley/types/position.ts';
import type { State } from '../../../../src/games/king-of-the-valley/types/state.ts';
import {
  act,
  column,
  decline,
  hill,
  leg,
  refusal,
  row,
  table,
  two,
  CASTLE,
  third,
  atPriest,
} from '../../../support/king-of-the-valley.ts';
import { KING_OF_THE_VALLEY_REASONS } from '../../../support/reasons.ts';
import { areRefused } from '../../../support/refused.ts';

const BOX: Position = { box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] };
const PLACING: Position = { players: [{ seat: 'noor' }, { seat: 'mila' }] };

const SET = {
  queen: 'queen',
  duke: 'duke',
  countess: 'countess',
  knight: 'knight-1',
  farmer: 'farmer',
} as const;

const kingdom = (tiles: object) => ({ type: 'kingdom', seat: 'noor', tiles }) as const;

/** Noor has a wizard or a collector in hand. */
const withWizard = (
  castle: object = { knight: { up: { 'knight-1': 1 }, down: { 'knight-2': 1 } } },
) => act(row('Z C D Q', { castle }, { hill: hill('L1 P') }), leg('b1')).state;

const over = () => table({ over: true, players: two({ castle: CASTLE }) });

describe('is refused', () => {
  // prettier-ignore
  areRefused(KING_OF_THE_VALLEY_REASONS, [
    ['a seat that does not play', () => refusal(row('C D Q W'), decline('ines')), 'kv.players.two-to-four', 'no-such-seat', { seat: 'ines' }],
    ['a king before the set-up', () => refusal(table(BOX), { type: 'place-king', seat: 'noor', cell: 'a1' }), 'kv.setup.valley-grid', 'not-set-up'],
    ['a move before the kings stand', () => refusal(table(PLACING), leg('a1')), 'kv.setup.choose-start-tile', 'kings-first', { seat: 'noor' }],
    ['anything after the end', () => refusal(over(), decline()), 'kv.turn.equal-turns', 'game-over'],
    ['a kingdom after the end', () => refusal(over(), kingdom(SET)), 'kv.kingdom.not-after-the-end', 'kingdom-too-late'],
    ['a move of somebody else', () => refusal(row('C D Q W'), { type: 'leg', seat: 'mila', to: 'a4' }), 'kv.turn.starting-player-first', 'not-your-turn', { seat: 'mila', other: 'noor' }],
    ['a kingdom in the turn of another', () => refusal(row('C D Q W'), { ...kingdom(SET), seat: 'mila' }), 'kv.kingdom.phase-3-only', 'kingdom-later', { seat: 'mila' }],
    ['a move before a gained jester is placed', () => refusal(act(row('J D Q W'), leg('b1')).state, column('left')), 'kv.jester.place-immediately', 'jester-first', { seat: 'noor' }],
    ['a column before a wizard is used', () => refusal(withWizard(), column('left')), 'kv.specialist.must-activate', 'specialist-first', { seat: 'noor', tile: 'wizard' }],
    ['a move before it is said who is recruited', () => refusal(row('C D Q W', { gold: 9 }), leg('b1')), 'kv.turn.four-phases', 'phase-to-come', { phase: 2 }],
    ['a second move', () => refusal(third(), leg('c1')), 'kv.turn.four-phases', 'phase-over', { phase: 2 }],
    ['a kingdom before the move', () => refusal(row('C D Q W'), kingdom(SET)), 'kv.kingdom.phase-3-only', 'kingdom-later', { seat: 'noor' }],
    ['a kingdom after it was declined', () => refusal(act(third(), decline()).state, kingdom(SET)), 'kv.turn.four-phases', 'phase-over', { phase: 3 }],
    ['a second kingdom', () => refusal(act(third(), kingdom(SET)).state, kingdom(SET)), 'kv.kingdom.one-per-turn', 'kingdom-claimed', { seat: 'noor' }],
    ['a column before the move', () => refusal(row('C D Q W'), column('left')), 'kv.summon.mandatory', 'must-summon', { seat: 'noor' }],
    ['a column before it is said whether a kingdom is claimed', () => refusal(third(), column('left')), 'kv.turn.four-phases', 'phase-to-come', { phase: 4 }],
    ['replenishing from a priest', () => refusal(atPriest(), column('left')), 'kv.priest.new-direction', 'must-go-on', { seat: 'noor' }],
  ]);
});

describe('what a seat may do', () => {
  it('is what its decision is about, and nothing for whoever is not asked', () => {
    const types = (state: State, seat: Seat) => [
      ...new Set(options(state, seat).map(({ type }) => type)),
    ];
    expect(types(table(BOX), 'mila')).toEqual(['set-up']);
    expect([types(table(PLACING), 'noor'), types(table(PLACING), 'mila')]).toEqual([
      ['place-king'],
      [],
    ]);
    expect(types(row('C D Q W', { gold: 9 }, { hill: hill('L1 D') }), 'noor')).toEqual([
      'recruit',
      'decline',
    ]);
    expect([types(row('C D Q W'), 'noor'), types(row('C D Q W'), 'mila')]).toEqual([['leg'], []]);
    expect(types(third(), 'noor')).toEqual(['kingdom', 'decline']);
    expect(types(act(third(), decline()).state, 'noor')).toEqual(['column']);
    expect(types(over(), 'noor')).toEqual([]);
  });
});
