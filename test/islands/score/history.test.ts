import { describe, expect, it } from 'vitest';
import { beginning, changed, MOST_STEPS, undone } from '../../../src/islands/score/history.ts';

describe('the history of a sheet', () => {
  it('goes back step by step, and stops at the beginning', () => {
    const third = changed(changed(beginning('a'), 'b'), 'c');
    expect(third.now).toBe('c');
    expect(undone(third)).toEqual({ now: 'b', before: ['a'] });
    expect(undone(undone(undone(undone(third))))).toEqual({ now: 'a', before: [] });
  });

  it('goes on from where it was taken back to', () => {
    expect(changed(undone(changed(beginning('a'), 'b')), 'c')).toEqual({ now: 'c', before: ['a'] });
  });

  it('remembers at least fifty steps, and not without end', () => {
    let history = beginning(0);
    for (let step = 1; step <= 3 * MOST_STEPS; step += 1) history = changed(history, step);
    expect(MOST_STEPS).toBeGreaterThanOrEqual(50);
    expect(history.before).toHaveLength(MOST_STEPS);
    for (let step = 0; step < MOST_STEPS; step += 1) history = undone(history);
    expect(history.now).toBe(2 * MOST_STEPS);
  });
});
