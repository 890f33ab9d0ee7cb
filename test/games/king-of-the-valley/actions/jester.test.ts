import { describe, expect, it } from 'vitest';
import { game } from '../../../../src/games/king-of-the-valley/game.ts';
import { COLUMNS } from '../../../../src/games/king-of-the-valley/tiles.ts';
import {
  act,
  cited,
  citesOf,
  jester,
  leg,
  playerAt,
  refusal,
  row,
} from '../../../support/king-of-the-valley.ts';
import { KING_OF_THE_VALLEY_REASONS } from '../../../support/reasons.ts';
import { areRefused } from '../../../support/refused.ts';

describe('jesters', () => {
  it('go at once into any column, two of them into one or into two', () => {
    const { state, facts } = act(
      row('J J C Q'),
      leg('d1', 'b1', 'c1'),
      jester('queen'),
      jester('knight'),
    );
    expect(playerAt(state).castle).toMatchObject({
      queen: { up: { jester: 1 } },
      knight: { up: { jester: 1 } },
    });
    expect([...cited(facts)]).toEqual(
      expect.arrayContaining([
        'kv.summon.several-jesters',
        'kv.jester.any-column',
        'kv.jester.never-moves',
      ]),
    );
    const same = act(row('J J C Q'), leg('d1', 'b1', 'c1'), jester('duke'), jester('duke')).state;
    expect(playerAt(same).castle.duke.up).toEqual({ jester: 2 });
    expect(game.pending(act(row('J J C Q'), leg('d1', 'b1', 'c1')).state)).toEqual({
      name: 'jester',
      seats: ['noor'],
      about: { tile: 'jester', left: 2 },
    });
  });
});

describe('is refused', () => {
  // prettier-ignore
  areRefused(KING_OF_THE_VALLEY_REASONS, [
    ['moving a jester that has been placed', () => refusal(row('C D Q W', { castle: { queen: { up: { jester: 1 } } } }), { type: 'jester', seat: 'noor', column: 'duke' }), 'kv.jester.never-moves', 'no-jester', { seat: 'noor' }],
  ]);
});

describe('a jester in hand', () => {
  it('has the six columns, and nothing else may be done', () => {
    const state = act(row('J D C Q'), leg('b1')).state;
    expect(game.options(state, 'noor')).toEqual(COLUMNS.map(jester));
    expect(citesOf(act(state, jester('duke')).facts, 'jesterPlaced')).toEqual([
      'kv.jester.place-immediately',
      'kv.jester.any-column',
      'kv.jester.impersonates',
      'kv.jester.never-moves',
    ]);
  });
});
