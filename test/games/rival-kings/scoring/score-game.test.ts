import { describe, expect, it } from 'vitest';
import { game } from '../../../../src/games/rival-kings/game.ts';
import type { PositionPlayer } from '../../../../src/games/rival-kings/types/position.ts';
import {
  citesOf,
  eventOf,
  type Fact,
  offers,
  refusal,
  story,
  lastTurn,
  worth,
} from '../../../support/rival-kings.ts';

type Laid = Omit<PositionPlayer, 'seat' | 'played'>;

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

describe('a series of games', () => {
  const played = [{ noor: 10, mila: 4, juri: -2 }] as const;

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
});
