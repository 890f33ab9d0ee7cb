import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepSheet, keptSheet, setAsideSheet } from '../../../src/islands/score/kept-sheet.ts';
import { fillStorage, pretendStorage, refuseStorage } from '../../support/device.ts';

const GAME = 'rival-kings';
const KEY = 'score.rival-kings';

afterEach(() => void vi.unstubAllGlobals());

describe('a sheet kept on this device', () => {
  it('comes back as it was', () => {
    const things = pretendStorage();
    expect(keptSheet(GAME)).toEqual({ kind: 'none' });
    expect(keepSheet(GAME, { over: true })).toBe(true);
    expect([...things]).toEqual([[KEY, '{"version":1,"position":{"over":true}}']]);
    expect(keptSheet(GAME)).toEqual({ kind: 'kept', position: { over: true } });
  });

  it('is forgotten where nothing takes its place', () => {
    const things = pretendStorage({ [KEY]: '{"version":1,"position":{}}', theme: 'dark' });
    expect(keepSheet(GAME, undefined)).toBe(true);
    expect([...things.keys()]).toEqual(['theme']);
  });

  it.for([
    '',
    '{',
    'null',
    '[]',
    '7',
    '"text"',
    '{}',
    '{"version":1}',
    '{"version":2,"position":{}}',
    '{"version":"1","position":{}}',
  ])('is damaged: %s', (text) => {
    pretendStorage({ [KEY]: text });
    expect(keptSheet(GAME)).toEqual({ kind: 'damaged' });
  });

  it('is set aside, beside what was set aside before', () => {
    const things = pretendStorage({ [KEY]: 'odd' });
    setAsideSheet(GAME);
    keepSheet(GAME, {});
    setAsideSheet(GAME);
    setAsideSheet(GAME);
    expect(Object.fromEntries(things)).toEqual({
      [`${KEY}.damaged-1`]: 'odd',
      [`${KEY}.damaged-2`]: '{"version":1,"position":{}}',
    });
  });

  it('of which only the game can tell that it makes no sense stays on a full device, until there is room', () => {
    const text = '{"version":1,"position":{"players":"no players at all"}}';
    fillStorage({ [KEY]: text });
    expect(setAsideSheet(GAME)).toBe(false);
    expect(keepSheet(GAME, {})).toBe(false);
    expect(keepSheet(GAME, undefined)).toBe(false);
    expect(keptSheet(GAME)).toMatchObject({ kind: 'kept' });
    const things = pretendStorage({ [KEY]: text });
    expect(keepSheet(GAME, {})).toBe(true);
    expect(Object.fromEntries(things)).toEqual({
      [`${KEY}.damaged-1`]: text,
      [KEY]: '{"version":1,"position":{}}',
    });
  });

  it('is not there where the device keeps nothing, and says so', () => {
    refuseStorage();
    expect(keptSheet(GAME)).toEqual({ kind: 'none' });
    expect(keepSheet(GAME, {})).toBe(false);
    expect(setAsideSheet(GAME)).toBe(true);
  });
});
