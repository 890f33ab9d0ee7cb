import { describe, expect, it } from 'vitest';
import { seriesStanding } from '../../../../src/games/rival-kings/scoring/winners.ts';
import type { Position, PositionPlayer } from '../../../../src/games/rival-kings/types/position.ts';
import { eventOf, type Fact, lastTurn, worth } from '../../../support/rival-kings.ts';

type Laid = Omit<PositionPlayer, 'seat' | 'played'>;
const NOTHING: Laid = { coins: 0, markers: 0 };

const totals = (facts: readonly Fact[]) => eventOf(facts, 'gameWon').totals;

describe('a tie for the win', () => {
  /** Noor and mila have two points, juri has none; noor has more coins, mila fewer markers. */
  const tied = (
    reading: NonNullable<Position['rulings']>['winner-tie'],
    mila: Laid = { coins: 6, markers: 0 },
  ) =>
    eventOf(
      lastTurn({ coins: 12, markers: 1 }, mila, NOTHING, { rulings: { 'winner-tie': reading! } })
        .facts,
      'gameWon',
    ).winners;

  it.for([
    ['shared-victory', ['noor', 'mila']],
    ['fewer-markers', ['mila']],
    ['more-coins', ['noor']],
  ] as const)('is decided by %s', ([reading, winners]) => {
    expect(tied(reading)).toEqual(winners);
  });

  it.for(['shared-victory', 'fewer-markers', 'more-coins'] as const)(
    'is shared where %s leaves it level',
    (reading) => {
      expect(tied(reading, { coins: 12, markers: 1 })).toEqual(['noor', 'mila']);
    },
  );

  it('is not decided by what somebody behind has', () => {
    const { facts } = lastTurn(
      { coins: 6, markers: 0 },
      { coins: 6, markers: 0 },
      { coins: 5, markers: 0 },
      { rulings: { 'winner-tie': 'fewer-markers' } },
    );
    expect(eventOf(facts, 'gameWon').winners).toEqual(['noor', 'mila']);
  });

  it('can be one of all players at less than nothing', () => {
    const { facts } = lastTurn(
      { coins: 0, markers: 2 },
      { coins: 0, markers: 2 },
      { coins: 2, markers: 2 },
    );
    expect(totals(facts)).toEqual({ noor: -4, mila: -4, juri: -4 });
    expect(eventOf(facts, 'gameWon').winners).toEqual(['noor', 'mila', 'juri']);
  });
});

describe('a series of games', () => {
  const played = [{ noor: 10, mila: 4, juri: -2 }] as const;

  const standing = (series: Position['series'], ...laid: [Laid, Laid, Laid]) =>
    eventOf(lastTurn(...laid, { series: series! }).facts, 'seriesScored');

  it('adds up the totals of its games', () => {
    const { totals } = standing({ goal: { games: 3 }, played }, worth(2), worth(9), worth(0));
    expect(totals).toEqual({ noor: 12, mila: 13, juri: -2 });
  });

  it.for([
    [2, true],
    [3, false],
  ] as const)('of %i games is over after the second: %s', ([games, over]) => {
    expect(standing({ goal: { games }, played }, worth(1), worth(0), worth(0))).toMatchObject({
      games: 2,
      over,
      leaders: ['noor'],
    });
  });

  it.for([
    [12, 1, false],
    [12, 2, true],
    [12, 3, true],
  ] as const)('to %i points, with %i more for the leader, is over: %s', ([points, more, over]) => {
    expect(standing({ goal: { points }, played }, worth(more), worth(0), worth(0))).toMatchObject({
      games: 2,
      over,
    });
  });

  it('is won by the highest sum, not by who reached the goal with the last game', () => {
    const { leaders } = standing({ goal: { points: 12 }, played }, worth(2), worth(9), worth(0));
    expect(leaders).toEqual(['mila']);
  });

  it('is shared by equal sums', () => {
    expect(standing({ goal: { games: 2 }, played }, worth(0), worth(6), worth(0)).leaders).toEqual([
      'noor',
      'mila',
    ]);
  });

  it('starts with its first game', () => {
    expect(standing({ goal: { games: 1 } }, worth(3), worth(0), worth(0))).toMatchObject({
      games: 1,
      over: true,
      leaders: ['noor'],
      totals: { noor: 3, mila: 0, juri: 0 },
    });
  });

  it('may lie below zero for everybody', () => {
    const games = [
      { noor: -3, mila: -4 },
      { noor: -2, mila: -2 },
    ];
    const standing = seriesStanding({ goal: { points: 1 }, played: games });
    expect(standing).toEqual({
      totals: { noor: -5, mila: -6 },
      games: 2,
      over: false,
      leaders: ['noor'],
    });
  });
});
