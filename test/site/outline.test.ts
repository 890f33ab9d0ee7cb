import { describe, expect, it } from 'vitest';
import { chaptersOf, placeOf } from '../../src/site/outline.ts';
import { bookOf } from '../../src/site/registry.ts';
import { GAME_IDS } from '../../src/games/ids.ts';

describe('the outline of a game', () => {
  it.for(GAME_IDS)('numbers its chapters from 1 in reading order: %s', (game) => {
    expect(chaptersOf(game).map(({ number, slug }) => [number, slug])).toEqual(
      bookOf(game).chapters.map(({ slug }, place) => [place + 1, slug]),
    );
  });

  it('gives every rule the number of its chapter and its place in it', () => {
    expect(placeOf('rival-kings', 'rk.goal.most-points')).toMatchObject({
      chapter: { slug: 'overview' },
      number: '1.1',
    });
    expect(placeOf('rival-kings', 'rk.steal.thief-chooses')).toMatchObject({
      chapter: { slug: 'theft' },
      number: '7.4',
    });
    expect(placeOf('rival-kings', 'rk.option.series-goal')).toMatchObject({
      chapter: { slug: 'series' },
      number: '16.2',
    });
    expect(placeOf('claim', 'cl.goal.succession')).toMatchObject({
      chapter: { slug: 'overview' },
      number: '1.1',
    });
    expect(placeOf('claim', 'cl.faction.dwarf')).toMatchObject({
      chapter: { slug: 'factions' },
      number: '7.8',
    });
  });

  it('gives different rules different numbers, also from the tenth on', () => {
    for (const game of GAME_IDS) {
      const numbers = chaptersOf(game).flatMap(({ rules }) =>
        rules.map((rule) => placeOf(game, rule).number),
      );
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.filter((number) => !/^[1-9]\d*\.[1-9]\d*$/.test(number))).toEqual([]);
    }
  });

  it('does not know other games and other rules', () => {
    expect(() => chaptersOf('chess')).toThrow('chess');
    expect(() => placeOf('rival-kings', 'rk.castling')).toThrow('rk.castling');
    expect(() => placeOf('rival-kings', 'cl.faction.dwarf')).toThrow('cl.faction.dwarf');
    expect(() => placeOf('chess', 'rk.steal.right')).toThrow('chess');
  });
});
