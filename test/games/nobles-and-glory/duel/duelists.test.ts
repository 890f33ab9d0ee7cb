import { describe, expect, it } from 'vitest';
import {
  duelistAt,
  lowerOf,
  rivalOf,
  totalOf,
  withDuelist,
} from '../../../../src/games/nobles-and-glory/duel/duelists.ts';
import type { DuelProcess } from '../../../../src/games/nobles-and-glory/types/duel.ts';
import { numbers, royal } from '../../../support/nobles-and-glory.ts';

const duel = (noor: string, mila: string): DuelProcess => ({
  type: 'duel',
  duelists: [
    { seat: 'noor', combatant: royal('KC'), open: numbers(noor), down: null, trained: 0 },
    { seat: 'mila', combatant: royal('KS'), open: numbers(mila), down: null, trained: 0 },
  ],
  stage: { name: 'round-one' },
});

describe('the players of a Duel', () => {
  it('are found by their seat', () => {
    const both = duel('4S', '6H');
    for (const [own, other] of [
      ['noor', 'mila'],
      ['mila', 'noor'],
    ] as const) {
      expect(duelistAt(both, own).seat).toBe(own);
      expect(rivalOf(both, own).seat).toBe(other);
      const { duelists } = withDuelist(both, own, (each) => ({ ...each, open: [] }));
      expect(duelists.filter(({ open }) => open.length === 0).map(({ seat }) => seat)).toEqual([
        own,
      ]);
    }
  });

  it('have the values of their open cards together (ng.action.duel.result)', () => {
    expect(totalOf({ open: numbers('4S 9C'), trained: 0 })).toBe(13);
    expect(totalOf({ open: numbers('4S 9C'), trained: 3 })).toBe(16);
    expect(totalOf({ open: [], trained: 0 })).toBe(0);
  });

  it('lose with the lower total, the challenger with an equal one', () => {
    expect(lowerOf(duel('4S 9C', '6H 6S'))).toEqual({ seat: 'mila', by: 'lower' });
    expect(lowerOf(duel('4S 7C', '6H 6S'))).toEqual({ seat: 'noor', by: 'lower' });
    expect(lowerOf(duel('4S 8C', '6H 6S'))).toEqual({ seat: 'noor', by: 'tie' });
  });
});
