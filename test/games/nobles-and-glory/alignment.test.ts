import { describe, expect, it } from 'vitest';
import { mostAligned } from '../../../src/games/nobles-and-glory/alignment.ts';
import { players, table } from '../../support/nobles-and-glory.ts';

describe('X30: the kingdom most aligned with a Heart', () => {
  const aligned = (noor: string, mila: string) =>
    mostAligned(table({ players: players(noor, mila), number: 5 }).players, 'heart', 'noor');

  it.each([
    ['a', 'KH 2C', 'QS 4H 6H', { seat: 'noor', by: 'court' }],
    ['b', 'KS 8H', 'QC 3H 5H', { seat: 'mila', by: 'all' }],
    ['c', 'KS 8H', 'QC 5H', { seat: 'noor', by: 'highest' }],
    ['c for the other', 'KS 5H', 'QC 8H', { seat: 'mila', by: 'highest' }],
    ['d', 'KS 2C', 'QC 3D', { seat: 'noor', by: 'active' }],
  ] as const)('%s', (_, noor, mila, expected) => {
    const { cites, ...found } = aligned(noor, mila);
    expect(found).toEqual(expected);
    expect(cites).toEqual([
      'ng.turn.migration.destination',
      `ng.turn.migration.aligned-${expected.by}`,
    ]);
  });
});
