import { createRoot } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import type { Position } from '../../../src/games/king-of-the-valley/types/position.ts';
import {
  EMPTY,
  playerAt,
  withKing,
  withSeats,
} from '../../../src/islands/king-of-the-valley/table/edit.ts';
import { createKingsAside } from '../../../src/islands/king-of-the-valley/table/kings-aside.ts';
import type { Topic } from '../../../src/islands/king-of-the-valley/table/topics.ts';

// Solid as browsers have it.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));

/** A table on which kings are tapped in; `refuses`: nothing may be laid there. */
function begin({ refuses = false, start = EMPTY } = {}) {
  let position: Position = start;
  const marked: Topic[] = [];
  const put = (next: Position): boolean => {
    if (!refuses) position = next;
    return !refuses;
  };
  const laying = { put, mark: (topic: Topic) => void marked.push(topic) };
  const kings = createRoot(() => createKingsAside(() => position, laying));
  const asideNow = (): string[] => kings.stillAside().map(({ seat }) => seat);
  return { ...kings, put, asideNow, marked, position: () => position };
}

describe('kings that are tapped into the valley', () => {
  it('come one after the other, as long as one is missing', () => {
    const { tapKing, position, marked } = begin();
    expect(tapKing('c3')).toBe(true);
    expect(playerAt(position(), 'noor').king).toBe('c3');
    expect(marked).toEqual([{ cell: 'c3' }]);
    expect(tapKing('d3')).toBe(false);
    expect(marked).toHaveLength(1);
  });

  it('bring the others with them, which stand aside until somebody puts them elsewhere', () => {
    const { tapKing, asideNow, put, position } = begin({
      start: withSeats(EMPTY, ['noor', 'mila', 'juri']),
    });
    expect(asideNow()).toEqual([]);
    tapKing('c3');
    expect(asideNow()).toEqual(['mila', 'juri']);
    put(withKing(position(), 'mila', 'a1'));
    expect(asideNow()).toEqual(['juri']);
    put(withSeats(position(), ['noor', 'mila']));
    expect(asideNow()).toEqual([]);
  });

  it('stay out where a rule refuses them: nothing is marked or aside', () => {
    const { tapKing, asideNow, marked, position } = begin({ refuses: true });
    expect(tapKing('c3')).toBe(true);
    expect([position(), marked, asideNow()]).toEqual([EMPTY, [], []]);
  });
});
