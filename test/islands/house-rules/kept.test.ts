import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeLink, type Link } from '../../../src/engine/permalink.ts';
import { decodeLink } from '../../../src/engine/read-link.ts';
import {
  areKnown,
  areSame,
  keepHouseRules,
  keptHouseRules,
  KEPT_EVENT,
  onHouseRulesKept,
  withKnownReadings,
  setAsideHouseRules,
} from '../../../src/islands/house-rules/kept.ts';
import { fillStorage } from '../../support/device.ts';
import { openHouseRules, scenarioFragment } from '../../../src/islands/house-rules/link.ts';

const READINGS = { theft: ['may', 'must'], tie: ['shared', 'markers', 'coins'] };
const KEY = 'house-rules.a-game';

/** A device's storage; `limit`: the most entries it takes. */
function device(limit = Infinity): Map<string, string> {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (entries.size >= limit && !entries.has(key))
        throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => entries.delete(key),
  });
  return entries;
}

const noDevice = (): void => {
  vi.stubGlobal('localStorage', undefined);
};

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

describe('house rules on a device', () => {
  it('are there again as they were kept, each game its own', () => {
    device();
    expect(keptHouseRules('a-game')).toEqual({ rules: {}, damaged: false });
    expect(keepHouseRules('a-game', { theft: 'must' })).toBe(true);
    keepHouseRules('another', { tie: 'coins' });
    expect(keptHouseRules('a-game')).toEqual({ rules: { theft: 'must' }, damaged: false });
  });

  it('leave nothing behind where none are left', () => {
    const entries = device();
    keepHouseRules('a-game', { theft: 'must' });
    keepHouseRules('a-game', {});
    expect([...entries]).toEqual([]);
  });

  it.for(['{', '', '[]', '7', 'null', '"must"', '{"theft":1}', '{"theft":{"must":true}}'])(
    'that read %s are damaged, and stay',
    (text) => {
      const entries = device();
      entries.set(KEY, text);
      expect(keptHouseRules('a-game')).toEqual({ rules: {}, damaged: true });
      expect(entries.get(KEY)).toBe(text);
    },
  );

  it('that are damaged are set aside, none over another', () => {
    const entries = device();
    for (const text of ['{', '[7]']) {
      entries.set(KEY, text);
      setAsideHouseRules('a-game');
    }
    expect(Object.fromEntries(entries)).toEqual({
      [`${KEY}.damaged-1`]: '{',
      [`${KEY}.damaged-2`]: '[7]',
    });
    setAsideHouseRules('a-game');
    expect(entries.size).toBe(2);
  });

  it('that are damaged stay on a full device, and no others are kept', () => {
    const things = fillStorage({ [KEY]: 'something odd that is longer than any house rule' });
    const before = [...things];
    expect(setAsideHouseRules('a-game')).toBe(false);
    expect(keepHouseRules('a-game', { theft: 'must' })).toBe(false);
    expect(keepHouseRules('a-game', {})).toBe(false);
    expect([...things]).toEqual(before);
  });

  it('that are damaged are not lost where the reader chooses anew', () => {
    const entries = device();
    entries.set(KEY, '{');
    keepHouseRules('a-game', { theft: 'must' });
    expect(Object.fromEntries(entries)).toEqual({
      [KEY]: '{"theft":"must"}',
      [`${KEY}.damaged-1`]: '{',
    });
  });

  it('that can be put nowhere else stay where they are', () => {
    const entries = device(1);
    entries.set(KEY, '{');
    setAsideHouseRules('a-game');
    expect(Object.fromEntries(entries)).toEqual({ [KEY]: '{' });
  });

  it('are none without storage, and keeping says so', () => {
    noDevice();
    expect(keptHouseRules('a-game')).toEqual({ rules: {}, damaged: false });
    expect(keepHouseRules('a-game', { theft: 'must' })).toBe(false);
    expect(() => setAsideHouseRules('a-game')).not.toThrow();
  });

  it('are told of when they are kept, here or in another tab', () => {
    device();
    const heard = vi.fn();
    onHouseRulesKept('a-game', heard);
    keepHouseRules('a-game', { theft: 'must' });
    expect(heard).toHaveBeenCalledTimes(1);
    const elsewhere = (key: string | null): boolean =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    elsewhere('theme');
    elsewhere('house-rules.another');
    expect(heard).toHaveBeenCalledTimes(1);
    elsewhere(KEY);
    elsewhere(null);
    expect(heard).toHaveBeenCalledTimes(3);
    page.dispatchEvent(new Event(KEPT_EVENT));
    expect(heard).toHaveBeenCalledTimes(4);
  });
});

describe('house rules of an older or stranger site', () => {
  const OLD = { theft: 'must', tie: 'by-lot', gone: 'x', constructor: 'x', toString: 'may' };

  it('count where the game knows them and plays otherwise by default', () => {
    expect(withKnownReadings(OLD, READINGS)).toEqual({ theft: 'must' });
    expect(withKnownReadings({ theft: 'may', tie: 'coins' }, READINGS)).toEqual({ tie: 'coins' });
  });

  it('are known as such, defaults are not', () => {
    expect(areKnown(OLD, READINGS)).toBe(false);
    expect(areKnown({ theft: 'may', tie: 'coins' }, READINGS)).toBe(true);
    expect(areKnown({}, READINGS)).toBe(true);
  });

  it('are the same in whatever order', () => {
    expect(areSame({ theft: 'must', tie: 'coins' }, { tie: 'coins', theft: 'must' })).toBe(true);
    expect(areSame({ theft: 'must' }, { theft: 'must', tie: 'coins' })).toBe(false);
    expect(areSame({ theft: 'must' }, { theft: 'may' })).toBe(false);
    expect(areSame({ constructor: 'x' }, { theft: 'must' })).toBe(false);
  });
});

describe('a link with house rules', () => {
  const opened = async (link: Partial<Link>) =>
    openHouseRules(await encodeLink({ game: 'a-game', ...link }), 'a-game', READINGS);

  it('opens exactly what it was made of, nothing at all included', async () => {
    for (const rules of [{}, { theft: 'must' }, { tie: 'coins', theft: 'must' }]) {
      expect(
        await openHouseRules(
          `#${await encodeLink({ game: 'a-game', rulings: rules })}`,
          'a-game',
          READINGS,
        ),
      ).toEqual({ rules });
    }
  });

  it('leaves out defaults', async () => {
    expect(await opened({ rulings: { theft: 'may', tie: 'coins' } })).toEqual({
      rules: { tie: 'coins' },
    });
  });

  it('is refused with one reason where it is broken, foreign, or holds what nobody knows', async () => {
    const whole = await encodeLink({ game: 'a-game', rulings: { theft: 'must' } });
    const problem = async (fragment: string) => openHouseRules(fragment, 'a-game', READINGS);
    expect(await problem(whole.slice(0, -4))).toEqual({ problem: 'player.link-broken' });
    expect(await problem(whole.replace('=1.', '=2.'))).toEqual({
      problem: 'player.link-unknown-version',
    });
    expect(await problem(`play=1.${'A'.repeat(9000)}`)).toEqual({
      problem: 'player.link-too-long',
    });
    expect(await opened({ game: 'another', rulings: {} })).toEqual({
      problem: 'house.link-foreign',
    });
    expect(await opened({})).toEqual({ problem: 'house.link-foreign' });
    expect(await opened({ scenario: 'x', rulings: {} })).toEqual({ problem: 'house.link-foreign' });
    expect(await opened({ position: {}, rulings: {} })).toEqual({ problem: 'house.link-foreign' });
    expect(await opened({ rulings: { theft: 'maybe' } })).toEqual({
      problem: 'house.link-unknown',
    });
    expect(await opened({ rulings: { constructor: 'may' } })).toEqual({
      problem: 'house.link-unknown',
    });
    expect(await opened({ rulings: { theft: 1 } as unknown as Record<string, string> })).toEqual({
      problem: 'player.link-foreign',
    });
  });
});

describe('the address of a scenario', () => {
  it('holds the readings it is to be shown under, at its start', async () => {
    const opens = async (rulings: Record<string, string>) =>
      decodeLink(await scenarioFragment('a-game', 'a-table', rulings));
    const start = { game: 'a-game', scenario: 'a-table', step: { name: '', shown: 0 } };
    expect(await opens({ theft: 'must' })).toEqual({
      ok: true,
      value: { ...start, rulings: { theft: 'must' } },
    });
    expect(await opens({})).toEqual({ ok: true, value: start });
  });
});
