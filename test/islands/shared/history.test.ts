import { describe, expect, it } from 'vitest';
import {
  beginning,
  canUndo,
  changed,
  MOST_STEPS,
  replaced,
  undone,
} from '../../../src/islands/shared/history.ts';

describe('a history', () => {
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

  it('remembers as many steps as it is told to: one, or all of them', () => {
    const second = changed(changed(beginning('a'), 'b', 1), 'c', 1);
    expect(second).toEqual({ now: 'c', before: ['b'] });
    expect(undone(undone(second))).toEqual({ now: 'b', before: [] });
    let history = beginning(0);
    for (let step = 1; step <= 2 * MOST_STEPS; step += 1)
      history = changed(history, step, Infinity);
    expect(history.before).toHaveLength(2 * MOST_STEPS);
    expect(history.before[0]).toBe(0);
  });

  it('leads back to what was before, whatever has taken the place of what is there now', () => {
    const history = replaced(changed(beginning('a'), 'b'), 'c');
    expect(history).toEqual({ now: 'c', before: ['a'] });
    expect(undone(history)).toEqual(beginning('a'));
    expect(replaced(beginning('a'), 'b')).toEqual(beginning('b'));
  });

  it('has something to take back after a change, and until all are taken back', () => {
    const history = changed(beginning('a'), 'b');
    expect(canUndo(history)).toBe(true);
    expect(canUndo(undone(history))).toBe(false);
    expect(canUndo(replaced(beginning('a'), 'b'))).toBe(false);
  });
});
