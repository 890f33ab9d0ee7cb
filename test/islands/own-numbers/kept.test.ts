import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownPrices } from '../../../src/games/king-of-the-valley/hill.ts';
import {
  keepNumbers,
  keptNumbers,
  setAsideNumbers,
  withOwnNumbers,
} from '../../../src/islands/own-numbers/kept.ts';
import { fillStorage, pretendStorage, refuseStorage } from '../../support/device.ts';

beforeEach(() => void vi.stubGlobal('dispatchEvent', vi.fn()));
afterEach(() => void vi.unstubAllGlobals());

const GAME = 'king-of-the-valley';
const KEY = `own-numbers.${GAME}`;
const PRICES = [2, 3, 5, 7, 9, 12];
const TABLE = { players: [{ seat: 'noor' }, { seat: 'mila' }] } as const;

const written = (numbers: unknown, version = 1): string => JSON.stringify({ version, numbers });

describe('the numbers of the own copy on this device', () => {
  it('come back, begin every table of one’s own, and are gone when they are forgotten', () => {
    const things = pretendStorage();
    expect(withOwnNumbers(GAME, ownPrices, TABLE)).toEqual(TABLE);
    expect(keepNumbers(GAME, ownPrices, PRICES)).toBe(true);
    expect(keptNumbers(GAME, ownPrices)).toEqual({ numbers: PRICES, damaged: false });
    expect(withOwnNumbers(GAME, ownPrices, TABLE)).toEqual({ ...TABLE, hillPrices: PRICES });
    expect(keepNumbers(GAME, ownPrices, undefined)).toBe(true);
    expect(things.has(KEY)).toBe(false);
    expect(dispatchEvent).toHaveBeenCalledTimes(2);
  });

  it('are none where a game has none', () => {
    pretendStorage({ [KEY]: written(PRICES) });
    expect(withOwnNumbers(GAME, undefined, TABLE)).toEqual(TABLE);
  });

  it.each([
    '{',
    'null',
    '[]',
    '{}',
    written(PRICES, 2),
    written([2, 3, 4]),
    written([2, 3, 4, 3, 8, 10]),
    written([0, 3, 4, 6, 8, 10]),
    written('x'),
  ])('that make no sense are none, and stay until they are set aside: %s', (text) => {
    const things = pretendStorage({ [KEY]: text });
    expect(keptNumbers(GAME, ownPrices)).toEqual({ numbers: undefined, damaged: true });
    expect(withOwnNumbers(GAME, ownPrices, TABLE)).toEqual(TABLE);
    expect(things.get(KEY)).toBe(text);
    expect(setAsideNumbers(GAME, ownPrices)).toBe(true);
    expect([...things]).toEqual([[`${KEY}.damaged-1`, text]]);
    expect(keptNumbers(GAME, ownPrices).damaged).toBe(false);
  });

  it('are set aside where others take their place', () => {
    const things = pretendStorage({ [KEY]: 'odd' });
    keepNumbers(GAME, ownPrices, PRICES);
    expect(things.get(`${KEY}.damaged-1`)).toBe('odd');
    expect(keptNumbers(GAME, ownPrices).numbers).toEqual(PRICES);
  });

  it('that make no sense stay on a full device, and no others are kept', () => {
    const things = fillStorage({
      [KEY]: 'something odd that is longer than the six numbers which are to take its place',
    });
    const before = [...things];
    expect(setAsideNumbers(GAME, ownPrices)).toBe(false);
    expect(keepNumbers(GAME, ownPrices, PRICES)).toBe(false);
    expect([...things]).toEqual(before);
    expect(dispatchEvent).not.toHaveBeenCalled();
  });

  it('cannot be kept where the device keeps nothing', () => {
    refuseStorage();
    expect(keepNumbers(GAME, ownPrices, PRICES)).toBe(false);
    expect(keptNumbers(GAME, ownPrices)).toEqual({ numbers: undefined, damaged: false });
  });
});
