import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  keepNames,
  ownNames,
  PRINTED,
  problemsWith,
  setAsideNames,
  tidy,
} from '../../../src/islands/names/kept.ts';
import { fillStorage, pretendStorage, refuseStorage } from '../../support/device.ts';

afterEach(() => void vi.unstubAllGlobals());

const KEY = 'own-names';
const written = (names: unknown): string => JSON.stringify({ version: 1, names });
const problem = (name: string): string | undefined => problemsWith({ noor: name }, PRINTED).noor;

describe('a name', () => {
  it.each([
    'Lars',
    'Anna-Lena',
    'O’Neill',
    'أنور',
    '李雷',
    'Нур',
    'नूर',
    '👩‍👩‍👧‍👦',
    'R2-D2',
    '<b>x</b>',
    '{seat}',
    'a'.repeat(20),
    '👩🏽‍🚀'.repeat(3),
  ])('in any script is taken: %s', (name) => expect(problem(name)).toBeUndefined());

  it('has twenty characters at most, as readers count them', () => {
    expect(problem('e\u0301'.repeat(20))).toBeUndefined();
    expect(problem('a'.repeat(21))).toBe('long');
    expect(problem(`a${'\u0301'.repeat(200)}`)).toBe('long');
    expect(problem('👩‍👩‍👧‍👦'.repeat(20))).toBe('long');
  });

  it.each([
    'a\u202Eb',
    '\u2066a',
    'a\u0000',
    'a\u200Bb',
    'a\u061C',
    '\u200D',
    'a\uFEFF',
    '\uD800',
    'a\u2028b',
    '\u0301',
    '\u00AD',
  ])('without visible characters, or with what turns or hides others, is refused (%j)', (name) =>
    expect(problem(name)).toBe('characters'),
  );

  it('loses what stands around it', () => {
    expect(tidy('  Anna \t Lena\n')).toBe('Anna Lena');
    expect(tidy('Rene\u0301')).toBe('René');
    expect(tidy(' \u00A0 ')).toBe('');
  });
});

describe('two seats', () => {
  it('are never called the same, however it is written', () => {
    expect(problemsWith({ noor: 'Eva', ines: 'EVA' }, PRINTED)).toEqual({ ines: 'taken' });
    expect(problemsWith({ mila: 'Ｅｖａ', juri: 'eva' }, PRINTED)).toEqual({ juri: 'taken' });
  });

  it('are not called like one that keeps our name, but may swap names', () => {
    expect(problemsWith({ noor: 'mila' }, PRINTED)).toEqual({ noor: 'taken' });
    expect(problemsWith({ noor: 'Mila', mila: 'Noor' }, PRINTED)).toEqual({});
    expect(problemsWith({ noor: 'Noor' }, PRINTED)).toEqual({});
  });
});

describe('names on this device', () => {
  it('come back, and are gone where there are none', () => {
    vi.stubGlobal('dispatchEvent', vi.fn());
    const things = pretendStorage();
    expect(keepNames({ noor: 'Lars' })).toBe(true);
    expect(ownNames()).toEqual({ names: { noor: 'Lars' }, damaged: false });
    expect(keepNames({})).toBe(true);
    expect(things.has(KEY)).toBe(false);
    expect(dispatchEvent).toHaveBeenCalledTimes(2);
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"noor":"Lars"}',
    JSON.stringify({ version: 2, names: { noor: 'Lars' } }),
    written(['Lars']),
    written({ noor: 7 }),
    written({ noor: '' }),
    written({ noor: ' Lars' }),
    written({ bob: 'Lars' }),
    written({ noor: 'a'.repeat(21) }),
    written({ noor: 'a\u202Eb' }),
    written({ noor: 'Eva', mila: 'eva' }),
    written({ noor: 'Mila' }),
  ])('that make no sense are none, and stay until they are set aside: %s', (text) => {
    const things = pretendStorage({ [KEY]: text });
    expect(ownNames()).toEqual({ names: {}, damaged: true });
    expect(things.get(KEY)).toBe(text);
    setAsideNames();
    expect([...things]).toEqual([[`${KEY}.damaged-1`, text]]);
    expect(ownNames()).toEqual({ names: {}, damaged: false });
  });

  it('that make no sense stay on a full device, and no others are kept', () => {
    const things = fillStorage({
      [KEY]: 'something odd that is longer than the names which are to take its place',
    });
    const before = [...things];
    expect(setAsideNames()).toBe(false);
    expect(keepNames({ ines: 'Kim' })).toBe(false);
    expect(keepNames({})).toBe(false);
    expect([...things]).toEqual(before);
  });

  it('are set aside where others take their place', () => {
    vi.stubGlobal('dispatchEvent', vi.fn());
    const things = pretendStorage({ [KEY]: 'odd' });
    keepNames({ ines: 'Kim' });
    expect(things.get(`${KEY}.damaged-1`)).toBe('odd');
    expect(ownNames().names).toEqual({ ines: 'Kim' });
  });

  it('that make sense are never set aside', () => {
    const things = pretendStorage({ [KEY]: written({ ines: 'Kim' }) });
    setAsideNames();
    expect([...things.keys()]).toEqual([KEY]);
  });

  it('cannot be kept where the device keeps nothing', () => {
    refuseStorage();
    expect(keepNames({ noor: 'Lars' })).toBe(false);
    expect(ownNames()).toEqual({ names: {}, damaged: false });
  });
});
