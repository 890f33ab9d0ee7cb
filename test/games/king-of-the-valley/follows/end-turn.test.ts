import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../src/engine/types.ts';
import { game } from '../../../../src/games/king-of-the-valley/game.ts';
import type { Action } from '../../../../src/games/king-of-the-valley/types/action.ts';
import type { Position } from '../../../../src/games/king-of-the-valley/types/position.ts';
import type { Cell } from '../../../../src/games/king-of-the-valley/valley.ts';
import {
  act,
  castleOf,
  citesOf,
  column,
  decline,
  eventsOf,
  hill,
  jester,
  lastTiles,
  leg,
  recruit,
  row,
  story,
  table,
  two,
  valley,
} from '../../../support/king-of-the-valley.ts';

describe('rounds', () => {
  const three: Position = {
    players: [
      { seat: 'noor', king: 'a1' },
      { seat: 'mila', king: 'a3' },
      { seat: 'juri', king: 'a5' },
    ],
    startingPlayer: 'mila',
    turn: 'mila',
    round: 1,
    valley: valley('F D C Q W  . . . . .  F D C Q W  . . . . .  F D C Q W'),
    hill: hill('L1 F R1 F'),
  };
  /** A turn in which the king takes the tile beside him. */
  const turnOf = (seat: Seat, to: Cell): [Action, Action] => [
    { type: 'leg', seat, to },
    column('left', seat),
  ];

  it('are one turn of each player, clockwise from the starting player, and nobody recruits before the second', () => {
    const first = act(
      table(three),
      ...turnOf('mila', 'b3'),
      ...turnOf('juri', 'b5'),
      ...turnOf('noor', 'b1'),
    );
    const starts = eventsOf(first.facts, 'turnStarted').map(({ seat, round }) => [seat, round]);
    expect(starts).toEqual([
      ['juri', 1],
      ['noor', 1],
      ['mila', 2],
    ]);
    expect(first.state.round).toBe(2);
    expect(first.state.stage).toEqual({
      type: 'turn',
      seat: 'mila',
      phase: 1,
      stops: ['b3'],
      opened: [],
      inHand: [],
      recruited: false,
      claimed: false,
    });
    expect(game.pending(first.state)).toEqual({ name: 'recruit', seats: ['mila'] });
    const second = act(first.state, decline('mila'), ...turnOf('mila', 'c3'));
    expect(second.state).toMatchObject({ round: 2, stage: { type: 'turn', seat: 'juri' } });
  });
});

describe('a turn that ends', () => {
  const last = (more: Partial<Position>) =>
    table({
      players: two({ king: 'a1', gold: 0 }, { king: 'a5' }),
      valley: valley('. . . . .  . . . . .  . . . . .  . . . . .  F J D C Q'),
      ...more,
    });

  it('waits for a jester in hand, also where nothing is left to replenish the valley with', () => {
    const taken = act(last({ startingPlayer: 'mila', turn: 'noor', ...lastTiles() }), leg('b1'));
    expect(game.pending(taken.state)).toMatchObject({ name: 'jester', seats: ['noor'] });
    const { state } = act(taken.state, jester('duke'));
    expect(castleOf(state)).toEqual({ duke: { up: { jester: 1 } } });
    expect(state.stage.type).toBe('over');
  });

  it('fills the hill only where it can, and triggers the end once', () => {
    const triggered = act(
      last({ round: 1, piles: { 2: { size: 0 }, 3: { size: 0 } } }),
      leg('c1'),
      column('left'),
    );
    expect(story(triggered.facts).slice(-3)).toEqual([
      'positionReplenished',
      'endTriggered',
      'turnStarted',
    ]);
    expect(eventsOf(triggered.facts, 'endTriggered')).toEqual([
      { type: 'endTriggered', seat: 'noor', missing: 1 },
    ]);
    const final = act(
      triggered.state,
      { type: 'leg', seat: 'mila', to: 'a4' },
      column('left', 'mila'),
    );
    expect(eventsOf(final.facts, 'endTriggered')).toEqual([]);
    expect(final.state.stage.type).toBe('over');
  });

  it('is followed at once by the turn of whoever can summon nothing', () => {
    const empty = '- - - - F  - - - - -  - - - - F  - - - - -  F D - - -';
    const players: Position['players'] = [
      { seat: 'noor', king: 'a1', gold: 0 },
      { seat: 'mila', king: 'b4', gold: 0 },
      { seat: 'juri', king: 'e3', gold: 0 },
    ];
    const { state, facts } = act(
      last({
        players,
        startingPlayer: 'juri',
        turn: 'noor',
        valley: valley(empty),
        ...lastTiles(),
      }),
      leg('b1'),
    );
    expect(eventsOf(facts, 'summonLapsed')).toEqual([{ type: 'summonLapsed', seat: 'mila' }]);
    expect(state.stage.type).toBe('over');
  });

  it('cites why the hill is filled, and who comes next', () => {
    const { facts } = act(last({ round: 1 }), leg('c1'), column('left'));
    expect(citesOf(facts, 'hillFilled')).toEqual([
      'kv.replenish.hill-after-valley',
      'kv.replenish.slide-down',
      'kv.replenish.pile-order',
    ]);
    expect(citesOf(facts, 'turnStarted')).toEqual([
      'kv.turn.starting-player-first',
      'kv.turn.equal-turns',
      'kv.turn.four-phases',
    ]);
  });
});

describe('the hill', () => {
  it('is filled in its lowest row first, left before right', () => {
    const before = row(
      'C D Q W',
      { gold: 2 },
      { hill: hill('R1 D'), piles: { 2: { tiles: ['queen', 'jester'] } } },
    );
    const { facts } = act(before, recruit('R1'), leg('b1'), column('left'));
    expect(eventsOf(facts, 'hillFilled')[0]!.tiles).toEqual([
      { place: 'L6', tile: 'queen', stage: 2 },
      { place: 'R6', tile: 'jester', stage: 2 },
    ]);
  });

  it('is filled from the third pile once the second is used up', () => {
    const before = row(
      'D D C Q',
      {},
      { piles: { 2: { tiles: ['queen'], size: 1 }, 3: { tiles: ['jester'] } } },
    );
    const { facts } = act(before, leg('d1', 'b1', 'c1'), column('right'));
    expect(eventsOf(facts, 'hillFilled')[0]!.tiles.map(({ stage, tile }) => [stage, tile])).toEqual(
      [
        [2, 'queen'],
        [3, 'jester'],
      ],
    );
  });
});
