import { describe, expect, it } from 'vitest';
import { pending } from '../../../src/games/nobles-and-glory/pending.ts';
import { outcome, scoring } from '../../../src/games/nobles-and-glory/scoring/score-game.ts';
import { MOST_TURNS } from '../../../src/games/nobles-and-glory/turn.ts';
import type { Action } from '../../../src/games/nobles-and-glory/types/action.ts';
import { act, cards, players, table } from '../../support/nobles-and-glory.ts';

const done: Action = { type: 'done', seat: 'noor' };

/** The last phase of a turn in which nothing can be drawn by choice, and Noor ahead. */
const lastPhase = (number: number) =>
  table({
    players: players('KC 2S 3H', 'QH 4H 5S', { noor: { glory: cards('9D') } }),
    number,
    phase: 'migration',
    drawPile: cards('9C'),
  });

describe('a game that does not come to its end', () => {
  it('goes on as far as the last turn', () => {
    expect(pending(act(lastPhase(MOST_TURNS - 1), [done, done]).state)?.seats).toEqual(['mila']);
  });

  it('is broken off then, without a winner', () => {
    const { state, facts } = act(lastPhase(MOST_TURNS), [done, done]);
    expect(pending(state)).toBeUndefined();
    expect(outcome(state)).toMatchObject({ winners: [], unfinished: true });
    expect(outcome(state)!.scores.map(({ total }) => total)).toEqual([9, 4]);
    expect(facts.at(-1)!.event).toEqual({ type: 'gameOver', winners: [], unfinished: true });
    expect(scoring(state)).toEqual(facts.slice(-9));
    expect(facts.at(-10)!.event).toEqual({ type: 'turnLimitReached', number: MOST_TURNS });
  });
});
