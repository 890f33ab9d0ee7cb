import { describe, expect, it } from 'vitest';
import { nearestAlong } from '../../../src/islands/shared/roving.ts';

/** Boxes of 10 by 10, named by column and row. */
const BOXES = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map(
    (column) =>
      [`${column}${row}`, { left: 12 * column, top: 12 * row, width: 10, height: 10 }] as const,
  ),
);
const from = (name: string, key: string): string | undefined =>
  nearestAlong(key, BOXES.find(([other]) => other === name)![1], BOXES);

describe('an arrow key', () => {
  it('leads to what lies next in its direction', () => {
    expect(from('11', 'ArrowRight')).toBe('21');
    expect(from('11', 'ArrowLeft')).toBe('01');
    expect(from('11', 'ArrowUp')).toBe('10');
    expect(from('11', 'ArrowDown')).toBe('12');
  });

  it('leads nowhere from the border, and other keys nowhere at all', () => {
    expect(from('20', 'ArrowRight')).toBeUndefined();
    expect(from('11', 'Tab')).toBeUndefined();
  });
});
