import { describe, expect, test } from 'vitest';
import { judgeIncome } from '../../../../src/games/rival-kings/abilities/income.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import { act, citesOf, eventOf, noorsTurn } from '../../../support/rival-kings.ts';

const use = { type: 'ability', seat: 'noor', subject: 'scholar' } as const;

/** Two coins are due to Noor's Scholar, and the supply holds so many. */
const supplied = (supplyCoins: number) =>
  noorsTurn({ subjects: ['scholar'], buildings: ['farm', 'inn'] }, { supplyCoins });

describe('Income from the supply', () => {
  test.for([
    [1, 1],
    [2, 2],
    [3, 2],
  ])('of %i coins is %i where two are due', ([supply, received]) => {
    const { state, facts } = act(supplied(supply!), use);
    expect(eventOf(facts, 'coinsReceived')).toEqual({
      type: 'coinsReceived',
      seat: 'noor',
      coins: received,
    });
    expect(state.supply.coins).toBe(supply! - received!);
    expect(citesOf(facts, 'coinsReceived')).toEqual(['rk.ability.scholar', 'rk.money.circulation']);
  });

  test('is refused by the rule that would bring it only where the supply is empty', () => {
    expect(judgeIncome(supplied(1), 'rk.ability.vintner')).toBeUndefined();
    expect(judgeIncome(supplied(0), 'rk.ability.vintner')).toEqual(
      refuse('rk.ability.vintner', 'supply-empty'),
    );
  });
});
