import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { declare } from '../../../support/nobles-and-glory-actions.ts';
import { declaring, waysToDeclare } from '../../../support/nobles-and-glory-declarations.ts';
import { card } from '../../../support/nobles-and-glory.ts';

describe('Greed (ng.action.declaration.greed)', () => {
  it('takes a Chamberlain of another suit than the Consort beside him', () => {
    expect(judge(declaring('KC 2H, QC 3C'), declare('greed', '3D'))).toBeUndefined();
    expect(
      judge(declaring('KC 2H, QC 3C', 'KS 5C, QH 4D, JH 4S 9S'), declare('greed', '3D')),
    ).toEqual({
      because: 'ng.action.declaration.greed',
      reason: 'suit-shared',
      particulars: { card: card('JH'), royal: card('QH') },
    });
  });

  it('takes a Glory Card of its suit', () => {
    expect(judge(declaring('KC 2H, QC 3C'), declare('greed', '4C'))).toEqual({
      because: 'ng.action.declaration.greed',
      reason: 'other-suit',
      particulars: { card: card('4C'), suit: 'diamond' },
    });
  });

  it('never takes a Eunuch (ng.court.eunuch)', () => {
    const eunuch = 'KS 5C, QH 4D, JH 4S 9S';
    expect(waysToDeclare(declaring('KH 2H, QC 3C', eunuch))).toEqual(['estate', 'depose']);
  });
});
