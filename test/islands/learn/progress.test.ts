import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepProgress,
  keptProgress,
  noteTasks,
  readProgress,
  writeProgress,
} from '../../../src/islands/learn/progress.ts';
import { fillStorage } from '../../support/device.ts';

const GAME = 'rival-kings';
const KEY = `progress.${GAME}`;
let store: Map<string, string>;

beforeEach(() => {
  store = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
  vi.stubGlobal('dispatchEvent', vi.fn());
});
afterEach(() => void vi.unstubAllGlobals());

describe('progress', () => {
  it('is kept by the names of tasks, also of tasks that do not exist any more', () => {
    store.set(KEY, writeProgress(GAME, { 'renamed-long-ago': 'solved' }));
    noteTasks(GAME, ['buy-the-garden'], 'shown');
    expect(keptProgress(GAME)).toEqual({
      tasks: { 'renamed-long-ago': 'solved', 'buy-the-garden': 'shown' },
      damaged: undefined,
    });
  });

  it('never falls back from solved to shown', () => {
    noteTasks(GAME, ['buy-the-garden'], 'shown');
    noteTasks(GAME, ['buy-the-garden'], 'solved');
    noteTasks(GAME, ['buy-the-garden'], 'shown');
    expect(keptProgress(GAME).tasks).toEqual({ 'buy-the-garden': 'solved' });
  });

  it('counts a task that was skipped for more than one that was shown, and for less than one that was solved', () => {
    noteTasks(GAME, ['one', 'two'], 'shown');
    noteTasks(GAME, ['two', 'three'], 'known');
    noteTasks(GAME, ['three'], 'solved');
    noteTasks(GAME, ['one', 'two', 'three'], 'known');
    noteTasks(GAME, ['one'], 'shown');
    expect(keptProgress(GAME).tasks).toEqual({ one: 'known', two: 'known', three: 'solved' });
    expect(readProgress(GAME, writeProgress(GAME, keptProgress(GAME).tasks))).toEqual(
      keptProgress(GAME).tasks,
    );
  });

  it.for([
    '{',
    '[]',
    'null',
    '{"version":2,"game":"rival-kings","tasks":{}}',
    '{"version":1,"game":"rival-kings","tasks":{"a":1}}',
  ])('that cannot be read is reported once and set aside: %s', (text) => {
    store.set(KEY, text);
    expect(keptProgress(GAME)).toEqual({ tasks: {}, damaged: 'set-aside' });
    expect(store.get(`${KEY}.damaged-1`)).toBe(text);
    expect(keptProgress(GAME)).toEqual({ tasks: {}, damaged: undefined });
    store.set(KEY, 'again');
    keptProgress(GAME);
    expect(store.get(`${KEY}.damaged-1`)).toBe(text);
    expect(store.get(`${KEY}.damaged-2`)).toBe('again');
  });

  it('that cannot be read stays on a full device: nothing is kept over it, which is told', () => {
    const things = fillStorage({
      [KEY]: 'something odd, and long enough to give way to a task that is done',
    });
    const before = [...things];
    expect(keptProgress(GAME)).toEqual({ tasks: {}, damaged: 'stays' });
    expect(noteTasks(GAME, ['one'], 'solved')).toBe(false);
    expect(keepProgress(GAME, {})).toBe(false);
    expect([...things]).toEqual(before);
  });

  it('goes into a file and comes back out of it, and out of no other file', () => {
    const tasks = { one: 'solved', two: 'shown' } as const;
    expect(readProgress(GAME, writeProgress(GAME, tasks))).toEqual(tasks);
    expect(readProgress(GAME, writeProgress('claim', tasks))).toBeUndefined();
    expect(readProgress(GAME, 'a letter')).toBeUndefined();
  });

  it('of one game is kept apart from that of another', () => {
    noteTasks(GAME, ['buy-the-garden'], 'solved');
    noteTasks('claim', ['two-zeros'], 'shown');
    expect(keptProgress(GAME).tasks).toEqual({ 'buy-the-garden': 'solved' });
    expect(keptProgress('claim').tasks).toEqual({ 'two-zeros': 'shown' });
  });

  it('says where nothing can be kept', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    });
    expect(keepProgress(GAME, { one: 'solved' })).toBe(false);
    expect(keptProgress(GAME)).toEqual({ tasks: {}, damaged: undefined });
  });
});
