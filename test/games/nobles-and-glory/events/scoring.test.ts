import { describe, expect, it } from 'vitest';
import { scoringEvents } from '../../../../src/games/nobles-and-glory/events/scoring.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import { phaseOf } from '../../../support/nobles-and-glory.ts';

const state = phaseOf('action', 'KC 2S', 'JC 10S');

describe('events of the counting', () => {
  it('note each score, and end with nothing else under way', () => {
    const score = { seat: 'noor', glory: 5, bonus: 2, decree: 0, total: 7 } as const;
    const scored = scoringEvents.totalScored(state, { type: 'totalScored', seat: 'noor', score });
    expect(scored).toEqual({ ...state, scores: [score] });
    const over = scoringEvents.gameOver(scored, { type: 'gameOver', winners: ['noor'] });
    expect(over).toEqual({ ...scored, stack: [{ type: 'over', winners: ['noor'] }] });
  });

  it('break a game off, without a winner', () => {
    const broken = scoringEvents.turnLimitReached(state, { type: 'turnLimitReached', number: 400 });
    expect(topOf(broken)).toEqual({ type: 'unfinished' });
    const over = scoringEvents.gameOver(broken, {
      type: 'gameOver',
      winners: [],
      unfinished: true,
    });
    expect(over.stack).toEqual([{ type: 'over', winners: [], unfinished: true }]);
  });
});
