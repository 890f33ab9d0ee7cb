import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { declare } from '../../../support/nobles-and-glory-actions.ts';
import { declaring } from '../../../support/nobles-and-glory-declarations.ts';
import { card } from '../../../support/nobles-and-glory.ts';

describe('Estate (ng.action.declaration.estate)', () => {
  it('takes a Chamberlain of the suit of one’s own King', () => {
    expect(judge(declaring('KH 2H, QC 3C'), declare('estate', '2S'))).toBeUndefined();
    expect(judge(declaring('KC 2H, QH 3C'), declare('estate', '2S'))).toEqual({
      because: 'ng.action.declaration.estate',
      reason: 'suit-not-shared',
      particulars: { card: card('JH'), royal: card('KC') },
    });
  });

  it('takes a Glory Card of its suit', () => {
    expect(judge(declaring('KH 2H, QC 3C'), declare('estate', '3H'))).toEqual({
      because: 'ng.action.declaration.estate',
      reason: 'other-suit',
      particulars: { card: card('3H'), suit: 'spade' },
    });
  });
});
