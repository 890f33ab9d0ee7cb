import { describe, expect, it } from 'vitest';
import { judgeGlory } from '../../../src/games/nobles-and-glory/glory.ts';
import { refuse } from '../../../src/games/nobles-and-glory/refuse.ts';
import { actionPhase, card } from '../../support/nobles-and-glory.ts';

describe('a Glory Card', () => {
  const RULE = 'ng.action.duel.penalty';

  it('lies in one’s own Glory Pile', () => {
    const [noor] = actionPhase('KC 8C', { glory: '5D', theirGlory: '6D' }).players;
    expect(judgeGlory(noor, card('5D'), RULE)).toBeUndefined();
    expect(judgeGlory(noor, card('6D'), RULE)).toEqual(
      refuse(RULE, 'not-glory', { seat: 'noor', card: card('6D') }),
    );
  });
});
