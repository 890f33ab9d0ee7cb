import { describe, expect, test } from 'vitest';
import { copiesInRow, placeInRow } from '../../../../src/games/rival-kings/abilities/row.ts';

const row = ['miner', 'jailer', 'miner', 'farmer'] as const;

describe('Rows', () => {
  test('a card is found at its newest copy unless the older one is named', () => {
    expect(placeInRow(row, 'miner', undefined)).toBe(2);
    expect(placeInRow(row, 'miner', 'older')).toBe(0);
  });

  test('a single card has no older copy', () => {
    expect(placeInRow(row, 'farmer', undefined)).toBe(3);
    expect(placeInRow(row, 'farmer', 'older')).toBe(-1);
  });

  test('a card that is not in the row has no place', () => {
    expect(placeInRow(row, 'scholar', undefined)).toBe(-1);
    expect(placeInRow(row, 'scholar', 'older')).toBe(-1);
  });

  test('two equal cards can be named in two ways, a single one in one', () => {
    expect(copiesInRow(row, 'miner')).toEqual([undefined, 'older']);
    expect(copiesInRow(row, 'jailer')).toEqual([undefined]);
  });
});
