import { describe, expect, it } from 'vitest';
import { game } from '../../../../src/games/rival-kings/game.ts';
import { seriesStanding } from '../../../../src/games/rival-kings/scoring/winners.ts';
import {
  act,
  citesOf,
  eventOf,
  offers,
  refusal,
  story,
  table,
  type Fact,
} from '../../../support/rival-kings.ts';
import type { Position, PositionPlayer } from '../../../../src/games/rival-kings/types/position.ts';

type Laid = Omit<PositionPlayer, 'seat' | 'played'>;
const NOTHING: Laid = { coins: 0, markers: 0 };

/**
 * The last turn of a game of three, as a pile is empty: ines is not there, juri's Trader moves
 * last. Juri ends it.
 */
function lastTurn(noor: Laid, mila: Laid, juri: Laid, more: Partial<Position> = {}) {
  const position: Position = {
    turn: 'juri',
    players: [
      { seat: 'noor', played: 'queen', ...noor },
      { seat: 'mila', played: 'duke', ...mila },
      { seat: 'juri', played: 'trader-1', ...juri },
    ],
    piles: { 'subject-2': { cards: [], size: 0 } },
    ...more,
  };
  return act(table(position), { type: 'end', seat: 'juri' });
}

/** Coins and markers for a total. */
const worth = (points: number): Laid => ({ coins: 3 * points, markers: 0 });

const totals = (facts: readonly Fact[]) => eventOf(facts, 'gameWon').totals;

describe('when the cycle in which a pile ran out is over', () => {
  const cards: Laid = {
    subjects: ['vintner', 'gardener', 'innkeeper', 'sailor'],
    buildings: ['vineyard', 'garden', 'forge', 'prison'],
  };
  const { state, facts } = lastTurn(
    { ...cards, coins: 4, markers: 3 },
    { coins: 2, markers: 0 },
    { coins: 3, markers: 1 },
  );

  it('every player is scored line by line, with running totals, and the game is over', () => {
    expect(story(facts)).toEqual(['cycleEnded', ...Array(9).fill('lineScored'), 'gameWon']);
    const noors = facts.flatMap(({ event }) =>
      event.type === 'lineScored' && event.seat === 'noor' ? [event] : [],
    );
    let total = 0;
    for (const { line, total: told } of noors) expect(told).toBe((total += line.points));
    expect(total).toBe(11);
    expect(state.stage).toEqual({ type: 'over' });
  });

  it('every line cites its rule, and a pair says what makes it one', () => {
    const cited = new Map(
      facts.flatMap(({ event, cites }) =>
        event.type === 'lineScored' ? [[event.line.rule, cites] as const] : [],
      ),
    );
    expect(cited.get('rk.score.perfect')).toEqual([
      'rk.score.perfect',
      'rk.pair.perfect',
      'rk.score.perfect-first',
    ]);
    expect(cited.get('rk.score.colour')).toEqual(['rk.score.colour', 'rk.pair.colour']);
    for (const rule of ['rk.score.single', 'rk.score.coins', 'rk.score.markers'] as const)
      expect(cited.get(rule)).toEqual([rule]);
    expect(citesOf(facts, 'gameWon')).toEqual(['rk.score.winner', 'rk.goal.most-points']);
    expect(citesOf(facts, 'cycleEnded')).toContain('rk.end.finish-cycle');
  });

  it('the highest total wins, also for those who have nothing to score', () => {
    expect(totals(facts)).toEqual({ noor: 11, mila: 0, juri: -1 });
    const outcome = game.outcome(state)!;
    expect(outcome.winners).toEqual(['noor']);
    expect(outcome.scores.map(({ seat, total }) => [seat, total])).toEqual([
      ['noor', 11],
      ['mila', 0],
      ['juri', -1],
    ]);
    expect(outcome.scores[1]!.lines).toEqual([]);
  });

  it('nobody may do anything any more', () => {
    for (const seat of ['noor', 'mila', 'juri'] as const) {
      expect(offers(state, seat)).toEqual([]);
      expect(refusal(state, { type: 'end', seat })).toMatchObject({
        because: 'rk.end.finish-cycle',
        reason: 'game-over',
      });
    }
  });

  it('coins, markers and cards stay where they are', () => {
    expect(state.players.map(({ coins, markers }) => [coins, markers])).toEqual([
      [4, 3],
      [2, 0],
      [3, 1],
    ]);
    expect(state.players[0]).toMatchObject(cards);
  });
});

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

  it('notes the game, citing the option', () => {
    const { state, facts } = lastTurn(worth(2), worth(0), worth(0), {
      series: { goal: { games: 3 }, played },
    });
    expect(state.series).toEqual({
      goal: { games: 3 },
      played: [...played, { noor: 2, mila: 0, juri: 0 }],
    });
    expect(citesOf(facts, 'seriesScored')).toEqual(['rk.option.series', 'rk.option.series-goal']);
  });

  it('counts the game once, while it goes on and when it is over', () => {
    const { state, facts } = lastTurn(worth(2), worth(9), worth(0), {
      series: { goal: { games: 3 }, played },
    });
    const [scored] = game.scoring(state).filter(({ event }) => event.type === 'seriesScored');
    expect(scored?.event).toEqual(eventOf(facts, 'seriesScored'));
    expect(scored?.event).toMatchObject({ games: 2, totals: { noor: 12, mila: 13, juri: -2 } });
    const third = lastTurn(worth(2), worth(9), worth(0), {
      series: { goal: { games: 4 }, played: [...played, ...played] },
    });
    const [again] = game.scoring(third.state).filter(({ event }) => event.type === 'seriesScored');
    expect(again?.event).toEqual(eventOf(third.facts, 'seriesScored'));
    expect(again?.event).toMatchObject({ games: 3 });
  });

  it('is not told of where only one game is played', () => {
    expect(story(lastTurn(worth(1), worth(0), worth(0)).facts)).not.toContain('seriesScored');
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

describe('a pile that runs out in the first cycle of a round', () => {
  const start = table({
    cycle: 1,
    turn: 'noor',
    players: [
      { seat: 'noor', played: 'lord-protector' },
      { seat: 'mila', played: 'duke' },
      { seat: 'juri', played: 'trader-1' },
    ],
    piles: {
      'building-1': { cards: ['vineyard'], size: 1 },
      'building-2': { cards: ['farm'], size: 1 },
    },
  });
  const bought = act(start, { type: 'buy', seat: 'noor', pile: 'building-1' });
  const last = act(bought.state, { type: 'end', seat: 'noor' }, { type: 'end', seat: 'mila' });

  it('triggers the end at once', () => {
    expect(eventOf(bought.facts, 'endTriggered')).toEqual({
      type: 'endTriggered',
      pile: 'building-1',
    });
    expect(citesOf(bought.facts, 'endTriggered')).toEqual(['rk.end.trigger']);
  });

  it('lets everybody who still has a turn in the cycle take it, and ends the game before the second cycle', () => {
    expect(last.state.stage).toMatchObject({ type: 'turn', seat: 'juri' });
    const { state, facts } = act(last.state, { type: 'end', seat: 'juri' });
    expect(state.stage).toEqual({ type: 'over' });
    expect(story(facts)).not.toContain('cycleStarted');
  });

  it('triggers nothing more where a second pile runs out', () => {
    const { state, facts } = act(last.state, { type: 'buy', seat: 'juri', pile: 'building-2' });
    expect(state.piles['building-2'].cards).toEqual([]);
    expect(story(facts)).not.toContain('endTriggered');
  });
});
