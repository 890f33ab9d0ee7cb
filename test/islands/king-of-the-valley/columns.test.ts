import { describe, expect, it } from 'vitest';
import {
  columnOf,
  hasChanged,
  sizeOf,
} from '../../../src/islands/king-of-the-valley/board/columns.ts';
import type {
  ColumnPicture,
  SeatPicture,
} from '../../../src/narration/king-of-the-valley/picture.ts';

const FARMERS: ColumnPicture = {
  column: 'farmer',
  up: [
    { tile: 'farmer', count: 2 },
    { tile: 'jester', count: 1 },
  ],
  down: [{ tile: 'farmer', count: 3 }],
  taxed: false,
};
const castle = (...columns: ColumnPicture[]): SeatPicture => ({
  seat: 'noor',
  king: null,
  starts: false,
  turn: false,
  winner: false,
  gold: 0,
  kingdoms: 0,
  castle: columns,
  inHand: [],
});
const WORDS = {
  'on-table.column': '{column}: {tiles}',
  'on-table.tiles': '{count} {tile}',
  'on-table.face-down': 'face down {tiles}',
};
const changed = (before: SeatPicture | undefined, now: SeatPicture): boolean =>
  hasChanged(before, now, 'farmer', WORDS);

describe('a column of a castle', () => {
  it('is as large as what lies in it, either way up', () => expect(sizeOf(FARMERS)).toBe(6));

  it('is there with nothing in it, too', () => {
    expect(columnOf(castle(FARMERS), 'farmer')).toBe(FARMERS);
    expect(sizeOf(columnOf(castle(FARMERS), 'duke'))).toBe(0);
  });

  it('has changed where something has come, gone, or been turned over', () => {
    const turned = { ...FARMERS, up: [], down: [...FARMERS.down, ...FARMERS.up] };
    expect(changed(castle(), castle(FARMERS))).toBe(true);
    expect(changed(castle(FARMERS), castle())).toBe(true);
    expect(changed(castle(FARMERS), castle(turned))).toBe(true);
  });

  it('has not changed where it is the same, or nothing was before', () => {
    expect(changed(castle(FARMERS), castle({ ...FARMERS }))).toBe(false);
    expect(changed(undefined, castle(FARMERS))).toBe(false);
    expect(changed(castle(), castle())).toBe(false);
  });
});
