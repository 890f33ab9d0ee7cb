import { describe, expect, it } from 'vitest';
import { judgeKingdoms } from '../../../../src/games/nobles-and-glory/polity/conditions.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { polityTable } from '../../../support/nobles-and-glory-polities.ts';
import { number, numbers } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.polity.condition';

describe('what a Polity takes (ng.action.polity.condition)', () => {
  it('is less Glory than the other player has, on a Decree or not (decree-glory-count)', () => {
    const judged = (reading: State['rulings']['decree-glory-count']) => {
      const { players, rulings } = polityTable({ rulings: { 'decree-glory-count': reading } });
      const decree = { card: number('4D'), progress: numbers('9D') };
      return judgeKingdoms({ rulings }, { ...players[0], decree }, players[1]);
    };
    expect(judged('not-in-pile')).toBeUndefined();
    expect(judged('still-in-pile')).toEqual(refuse(RULE, 'not-fewer-glory', { count: 1, most: 1 }));
  });
});
