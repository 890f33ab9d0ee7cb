import { describe, expect, it } from 'vitest';
import { game } from '../../../../src/games/king-of-the-valley/game.ts';
import type { Position } from '../../../../src/games/king-of-the-valley/types/position.ts';
import {
  act,
  citesOf,
  eventsOf,
  lastTiles,
  leg,
  story,
  table,
  two,
  valley,
} from '../../../support/king-of-the-valley.ts';

describe('what happens cites', () => {
  it('a turn in which nothing can be summoned', () => {
    const { facts } = act(
      table({
        players: [
          { seat: 'noor', king: 'a1', gold: 0 },
          { seat: 'mila', king: 'b4', gold: 0 },
          { seat: 'juri', king: 'e3', gold: 0 },
        ],
        startingPlayer: 'juri',
        turn: 'noor',
        valley: valley('- - - - F  - - - - -  - - - - F  - - - - -  F D - - -'),
        ...lastTiles(),
      }),
      leg('b1'),
    );
    expect(citesOf(facts, 'summonLapsed')).toEqual(['kv.summon.mandatory', 'kv.turn.four-phases']);
  });
});

describe('a turn that ends', () => {
  const last = (more: Partial<Position>) =>
    table({
      players: two({ king: 'a1', gold: 0 }, { king: 'a5' }),
      valley: valley('. . . . .  . . . . .  . . . . .  . . . . .  F J D C Q'),
      ...more,
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
});

describe('a fresh game', () => {
  it('goes on with the next player where the first can summon nothing', () => {
    const barred = `
      T3:5 .    .    .    Z
      T3:6 .    .    T5:8 .
      T4:7 .    P    .    .
      T4:8 P    .    .    .
      F    T5:9 T5:10 T3:7 Z`;
    const players = two({ gold: 0 }, { gold: 0 });
    const { state, facts } = act(
      table({ players, valley: valley(barred) }),
      { type: 'place-king', seat: 'noor', cell: 'a1' },
      { type: 'place-king', seat: 'mila', cell: 'b5' },
    );
    expect(story(facts)).toEqual([
      'kingPlaced',
      'kingPlaced',
      'turnStarted',
      'summonLapsed',
      'turnStarted',
    ]);
    expect(game.pending(state)).toMatchObject({ name: 'leg', seats: ['mila'] });
  });
});
