import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { declare } from '../../../support/nobles-and-glory-actions.ts';
import {
  CHAMBERLAIN,
  declaring,
  waysToDeclare,
} from '../../../support/nobles-and-glory-declarations.ts';
import { card, type ActionTable } from '../../../support/nobles-and-glory.ts';

describe('the conditions of every Declaration (ng.action.declaration.condition)', () => {
  const refused = (noor: string, mila = CHAMBERLAIN, rest: ActionTable = {}) =>
    judge(declaring(noor, mila, rest), declare('estate', '2S'));

  it('a Chamberlain of the other player: a Jack beside a King and a Queen', () => {
    for (const mila of ['KS 5C, QD 4D', 'KS 5C, JH 4D'])
      expect(refused('KH 2H, QC 3C', mila)).toEqual({
        because: 'ng.action.declaration.condition',
        reason: 'no-chamberlain',
        particulars: { seat: 'mila' },
      });
  });

  it('no Court Jester there; one’s own does not matter (ng.action.declaration.jester, ng.jester.immunity)', () => {
    expect(refused('KH 2H, QC 3C', CHAMBERLAIN, { theirJester: 'joker-1' })).toEqual({
      because: 'ng.action.declaration.jester',
      reason: 'jester-prevents',
      particulars: { seat: 'mila' },
    });
    expect(refused('KH 2H, QC 3C', CHAMBERLAIN, { jester: 'joker-1' })).toBeUndefined();
  });

  it('a King and a Queen of one’s own, and no Jack', () => {
    for (const noor of ['KH 2H', 'QC 3C', 'KH 2H, JC 3C'])
      expect(refused(noor)).toEqual({
        because: 'ng.action.declaration.condition',
        reason: 'no-king-and-queen',
        particulars: { seat: 'noor' },
      });
    expect(refused('KH 2H, QC 3C, JC')).toEqual({
      because: 'ng.action.declaration.condition',
      reason: 'jack-there',
      particulars: { seat: 'noor' },
    });
  });

  it('by the other reading a Subject of his suit, not among those who come along (declaration-eligible)', () => {
    const rulings = { 'declaration-eligible': 'plus-matching-subject' } as const;
    const mila = 'KS 5C, QD 4D, JH 4H';
    expect(refused('KH 2C, QC 3C', mila)).toBeUndefined();
    expect(refused('KH 2C, QC 3C', mila, { rulings })).toEqual({
      because: 'ng.action.declaration.condition',
      reason: 'no-subject-of-chamberlain',
      particulars: { card: card('JH'), suit: 'heart' },
    });
    expect(refused('KH 2C, QC 6H', mila, { rulings })).toBeUndefined();
  });

  it('a Subject that stays behind (ng.guard.subjects)', () => {
    expect(refused('KH 2H, QC 3C', 'KS, QD, JH 4S 9S')).toEqual({
      because: 'ng.guard.subjects',
      reason: 'last-subject',
      particulars: { seat: 'mila' },
    });
    expect(refused('KH 2H, QC 3C', 'KS, QD 4D, JH')).toBeUndefined();
  });

  it('takes a card of one’s own Glory, not one of the hand', () => {
    const state = declaring('KH 2H, QC 3C', CHAMBERLAIN, { hand: '7S', glory: '' });
    expect(waysToDeclare(state)).toEqual([]);
    expect(judge(state, declare('estate', '7S'))).toEqual({
      because: 'ng.action.declaration.estate',
      reason: 'not-glory',
      particulars: { seat: 'noor', card: card('7S') },
    });
  });
});
