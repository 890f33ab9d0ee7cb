import { describe, expect, it } from 'vitest';
import {
  judgeClubs,
  judgeCombatants,
} from '../../../../src/games/nobles-and-glory/duel/conditions.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { duelling } from '../../../support/nobles-and-glory-duels.ts';
import { card, type ActionTable } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.duel.combatants';

const between = (own: string, theirs: string, noor = 'KC 2C 4C, QD', lying: ActionTable = {}) => {
  const state = duelling(noor, lying);
  const [player, other] = state.players;
  return judgeCombatants(state, player, other, { card: card(own), royal: card(theirs) });
};

describe('the combatants of a Duel (ng.action.duel.combatants)', () => {
  it('are both Regnants, or neither', () => {
    expect(between('KC', 'KS')).toBeUndefined();
    expect(between('QD', 'QH')).toBeUndefined();
    const mixed = refuse(RULE, 'regnant-and-other', { card: card('KC'), royal: card('QH') });
    expect(between('KC', 'QH')).toEqual(mixed);
    expect(between('QD', 'KS')).toMatchObject({ reason: 'regnant-and-other' });
  });

  it('are Regnants only by the other reading (duel-combatants)', () => {
    const rulings = { 'duel-combatants': 'regnants-only' } as const;
    expect(between('KC', 'KS', undefined, { rulings })).toBeUndefined();
    expect(between('QD', 'QH', undefined, { rulings })).toEqual(
      refuse(RULE, 'regnants-only', { card: card('QD'), royal: card('QH') }),
    );
  });

  it('lie in the two Royal Courts, and do not recover (ng.action.duel.recovering)', () => {
    expect(between('KS', 'KC')).toEqual(
      refuse('ng.action.duel.condition', 'not-in-court', { seat: 'noor', card: card('KS') }),
    );
    expect(between('KC', 'QD')).toMatchObject({ particulars: { seat: 'mila', card: card('QD') } });
    expect(between('KC', 'KS', 'KC 2C 4C (7S), QD')).toEqual(
      refuse('ng.action.duel.recovering', 'recovering', { card: card('KC') }),
    );
  });
});

it('takes two Club Subjects or more (ng.action.duel.condition)', () => {
  expect(judgeClubs(duelling('KC 2C 4C, QD 8C').players[0])).toBeUndefined();
  expect(judgeClubs(duelling('KC 2C, QD 2D').players[0])).toEqual(
    refuse('ng.action.duel.condition', 'too-few-subjects', { suit: 'club', count: 1, needed: 2 }),
  );
});
