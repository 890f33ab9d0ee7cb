import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { declare } from '../../../support/nobles-and-glory-actions.ts';
import { declaring } from '../../../support/nobles-and-glory-declarations.ts';
import { card } from '../../../support/nobles-and-glory.ts';

describe('Depose (ng.action.declaration.depose)', () => {
  it('takes a Chamberlain of another suit than the King beside him', () => {
    expect(judge(declaring('KC 2H, QC 3C'), declare('depose', '4C'))).toBeUndefined();
    expect(
      judge(declaring('KC 2H, QC 3C', 'KH 5C, QD 4D, JH 4S 9S'), declare('depose', '4C')),
    ).toEqual({
      because: 'ng.action.declaration.depose',
      reason: 'suit-shared',
      particulars: { card: card('JH'), royal: card('KH') },
    });
  });

  it('takes a Glory Card of its suit', () => {
    expect(judge(declaring('KC 2H, QC 3C'), declare('depose', '2S'))).toEqual({
      because: 'ng.action.declaration.depose',
      reason: 'other-suit',
      particulars: { card: card('2S'), suit: 'club' },
    });
  });
});
