import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../src/engine/types.ts';
import { MOVE_REASONS, TABLE_REASONS } from '../../../src/games/nobles-and-glory/refusals.ts';
import { RULES } from '../../../src/games/nobles-and-glory/rules.ts';
import type { NoblesAndGlory } from '../../../src/games/nobles-and-glory/types.ts';
import { impossible } from '../../support/nobles-and-glory.ts';
import {
  ASCENDANCY_AND_EMINENCE,
  ASSASSINATIONS,
  BATTLES,
  DECLARATIONS,
  DECREES,
  DETHRONES,
  DUELS,
  INTRIGUE_AND_REGNANT,
  POLITIES,
  PREPARATIONS,
  PRESTIGIOUS,
  TREATIES,
} from '../../support/nobles-and-glory-refused-actions.ts';
import { PHASES } from '../../support/nobles-and-glory-refused-phases.ts';
import { SET_UP } from '../../support/nobles-and-glory-refused-set-up.ts';
import { TABLES } from '../../support/nobles-and-glory-refused-tables.ts';

/** Refusals by whose sentence tells of acts and of tables alike. */
const OF_BOTH = ['not-royal', 'not-number', 'decree-too-high'];

const refused = (
  verdicts: readonly (Refusal<NoblesAndGlory> | undefined)[],
): Refusal<NoblesAndGlory>[] => verdicts.flatMap((verdict) => verdict ?? []);
const reasonsOf = (refusals: readonly Refusal<NoblesAndGlory>[]): string[] =>
  [...new Set(refusals.map(({ reason }) => reason))].sort();

describe('refusals', () => {
  const all = [
    ...SET_UP,
    ...PHASES,
    ...INTRIGUE_AND_REGNANT,
    ...DECLARATIONS,
    ...ASSASSINATIONS,
    ...DETHRONES,
    ...DECREES,
    ...PREPARATIONS,
    ...POLITIES,
    ...ASCENDANCY_AND_EMINENCE,
    ...DUELS,
    ...BATTLES,
    ...PRESTIGIOUS,
    ...TREATIES,
  ];
  const moves = refused(all);
  const tables = TABLES.map(impossible);

  it('of acts come up, every one of them', () => {
    expect(moves).toHaveLength(all.length);
    expect(reasonsOf(moves)).toEqual([...Object.keys(MOVE_REASONS), ...OF_BOTH].sort());
  });

  it('of tables come up, every one of them', () => {
    expect(reasonsOf(tables)).toEqual(Object.keys(TABLE_REASONS).sort());
  });

  it('name a rule that there is, and tell exactly the particulars of their sentence', () => {
    const told: Readonly<Record<string, readonly string[]>> = { ...MOVE_REASONS, ...TABLE_REASONS };
    for (const { because, reason, particulars = {} } of [...moves, ...tables]) {
      expect(RULES).toHaveProperty([because]);
      expect(Object.keys(particulars).sort(), reason).toEqual([...told[reason]!].sort());
    }
  });
});
