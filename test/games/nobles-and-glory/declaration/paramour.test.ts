import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { hasEunuch } from '../../../../src/games/nobles-and-glory/court.ts';
import { declare } from '../../../support/nobles-and-glory-actions.ts';
import { declaring } from '../../../support/nobles-and-glory-declarations.ts';
import { act, card } from '../../../support/nobles-and-glory.ts';

describe('Paramour (ng.action.declaration.paramour)', () => {
  it('takes a Chamberlain of the suit of one’s own Consort', () => {
    expect(judge(declaring('KC 2H, QH 3C'), declare('paramour', '3H'))).toBeUndefined();
    expect(judge(declaring('KH 2H, QC 3C'), declare('paramour', '3H'))).toEqual({
      because: 'ng.action.declaration.paramour',
      reason: 'suit-not-shared',
      particulars: { card: card('JH'), royal: card('QC') },
    });
  });

  it('takes a Glory Card of its suit', () => {
    expect(judge(declaring('KC 2H, QH 3C'), declare('paramour', '4C'))).toEqual({
      because: 'ng.action.declaration.paramour',
      reason: 'other-suit',
      particulars: { card: card('4C'), suit: 'heart' },
    });
  });

  it('always brings a Eunuch (ng.court.eunuch)', () => {
    const { state } = act(declaring('KC 2H, QH 3C'), [declare('paramour', '3H')]);
    expect(hasEunuch(state.players[0].court)).toBe(true);
  });
});
