import { afterEach, describe, expect, it, vi } from 'vitest';
import { canKeep, kept } from '../../src/browser/kept.ts';
import { fillStorage, pretendStorage, refuseStorage } from '../support/device.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A number from 1 on. */
const count = kept('count', (text) => {
  const number = JSON.parse(text) as unknown;
  return typeof number === 'number' && number > 0 ? number : undefined;
});

describe('what this device keeps', () => {
  it('comes back as a value, and is gone where nothing takes its place', () => {
    const things = pretendStorage({ theme: 'dark' });
    expect(count.get()).toEqual({ value: undefined, damaged: false });
    expect(count.put('3')).toBe(true);
    expect(count.get()).toEqual({ value: 3, damaged: false });
    expect(count.put(undefined)).toBe(true);
    expect([...things]).toEqual([['theme', 'dark']]);
  });

  it.for(['', '{', 'null', '0', '"3"', '[3]'])(
    'is damaged where it makes no sense, and stays: %s',
    (text) => {
      const things = pretendStorage({ count: text });
      expect(count.get()).toEqual({ value: undefined, damaged: true });
      expect([...things]).toEqual([['count', text]]);
    },
  );

  it('is set aside beside what was set aside before', () => {
    const things = pretendStorage({ count: 'odd', 'count.damaged-1': 'older' });
    count.setAside();
    expect(Object.fromEntries(things)).toEqual({
      'count.damaged-1': 'older',
      'count.damaged-2': 'odd',
    });
    count.setAside();
    expect(things.size).toBe(2);
  });

  it('is nothing where there is no storage', () => {
    refuseStorage();
    expect(count.get()).toEqual({ value: undefined, damaged: false });
    expect(count.put('3')).toBe(false);
    expect(count.setAside()).toBe(true);
    expect(canKeep()).toBe(false);
  });

  it('is set aside where something takes the place of what makes no sense', () => {
    const things = pretendStorage({ count: 'odd' });
    expect(count.put('3')).toBe(true);
    expect(Object.fromEntries(things)).toEqual({ 'count.damaged-1': 'odd', count: '3' });
  });

  it.for(['3', undefined])(
    'stays where it is on a full device, whatever is to take its place: %s',
    (text) => {
      const things = fillStorage({ count: 'something odd' });
      expect(count.setAside()).toBe(false);
      expect(count.put(text)).toBe(false);
      expect([...things]).toEqual([['count', 'something odd']]);
    },
  );

  it('that makes sense gives way to what takes no more room, and to nothing, also on a full device', () => {
    const things = fillStorage({ count: '12' });
    expect(count.put('3')).toBe(true);
    expect(count.put('345')).toBe(false);
    expect([...things]).toEqual([['count', '3']]);
    expect(count.put(undefined)).toBe(true);
    expect(things.size).toBe(0);
  });

  it('is kept as long as the tab where it is asked for that', () => {
    const things = pretendStorage();
    const tab = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, text: string) => tab.set(key, text),
    });
    const place = kept('place', (text) => text, { session: true });
    expect(place.put('here')).toBe(true);
    expect(place.get().value).toBe('here');
    expect([...things]).toEqual([]);
  });

  it('leaves nothing behind where it was only asked whether anything is kept', () => {
    const things = pretendStorage();
    expect(canKeep()).toBe(true);
    expect(things.size).toBe(0);
  });
});
