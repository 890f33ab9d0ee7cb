import { describe, expect, it } from 'vitest';
import {
  judgeDecreeCard,
  reachesGoal,
} from '../../../../src/games/nobles-and-glory/decree/goal.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { card, number, numbers } from '../../../support/nobles-and-glory.ts';

const COUNT = { 'decree-goal': 'number-of-cards' } as const;
const SUM = { 'decree-goal': 'sum-of-values' } as const;

const reached = (written: string, progress: string, readings: typeof COUNT | typeof SUM) =>
  reachesGoal({ card: number(written), progress: numbers(progress) }, readings);

describe('the goal of a Decree (ng.action.decree.goal)', () => {
  it('is a number of cards', () => {
    expect(reached('3S', '9H 8D', COUNT)).toBe(false);
    expect(reached('3S', 'AH AD AC', COUNT)).toBe(true);
  });

  it('is a sum of values by the other reading, to be reached or passed (decree-goal)', () => {
    expect(reached('6S', '2H 3D', SUM)).toBe(false);
    expect(reached('6S', '2H 4D', SUM)).toBe(true);
    expect(reached('6S', '10H', SUM)).toBe(true);
  });

  it('is no more than six', () => {
    expect(judgeDecreeCard(card('6S'))).toBeUndefined();
    expect(judgeDecreeCard(card('7S'))).toMatchObject({ reason: 'decree-too-high' });
  });

  it('is said by a Number Card (ng.card.number)', () => {
    expect(judgeDecreeCard(card('KS'))).toEqual(
      refuse('ng.card.number', 'not-number', { card: card('KS') }),
    );
  });
});
