import { afterEach, describe, expect, it, vi } from 'vitest';
import { offersOf } from '../../../../src/islands/search/offers.ts';
import { forgetHits, noteHit, recentHits } from '../../../../src/islands/search/dialog/recent.ts';
import type { SearchData } from '../../../../src/islands/search/sources.ts';
import { fillStorage, pretendStorage, refuseStorage } from '../../../support/device.ts';
import { hit } from '../../../support/hits.ts';

afterEach(() => void vi.unstubAllGlobals());

const KEY = 'search.recent';

const addresses = (): string[] => recentHits().hits.map(({ url }) => url);

describe('what the reader opened last', () => {
  it('stands once, the latest first, without the text around it', () => {
    const things = pretendStorage();
    noteHit(hit('/en/claim/a/'));
    noteHit(hit('/en/claim/b/'));
    noteHit(hit('/en/claim/a/'));
    expect(addresses()).toEqual(['/en/claim/a/', '/en/claim/b/']);
    expect(things.get(KEY)).not.toContain('mark');
    forgetHits();
    expect(things.has(KEY)).toBe(false);
  });

  it('goes back twelve hits', () => {
    pretendStorage();
    for (let at = 0; at < 20; at += 1) noteHit(hit(`/en/claim/${at}/`));
    expect(addresses()).toHaveLength(12);
    expect(addresses()[0]).toBe('/en/claim/19/');
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"url":"/en/claim/"}'],
    ['an address elsewhere', JSON.stringify([hit('//example.org/')])],
    ['an address that is script', JSON.stringify([hit('javascript:alert(1)')])],
    ['a page of no language', JSON.stringify([hit('/claim/')])],
    ['a kind that there is not', JSON.stringify([{ ...hit('/en/claim/'), kind: 'dragon' }])],
    ['no title', JSON.stringify([{ ...hit('/en/claim/'), title: 7 }])],
    ['too many', JSON.stringify(Array.from({ length: 13 }, (_, at) => hit(`/en/claim/${at}/`)))],
  ])('that makes no sense is set aside: %s', (_why, text) => {
    const things = pretendStorage({ [KEY]: text });
    expect(recentHits()).toEqual({ hits: [], damaged: true });
    expect(things.get(`${KEY}.damaged-1`)).toBe(text);
    noteHit(hit('/en/claim/new/'));
    expect(addresses()).toEqual(['/en/claim/new/']);
  });

  it('that makes no sense stays on a full device', () => {
    const things = fillStorage({ [KEY]: `no list, and longer than one${' '.repeat(200)}` });
    const before = [...things];
    expect(recentHits()).toEqual({ hits: [], damaged: false });
    noteHit(hit('/en/claim/new/'));
    expect([...things]).toEqual(before);
  });

  it('is nothing on a device that keeps nothing', () => {
    refuseStorage();
    noteHit(hit('/en/claim/a/'));
    expect(recentHits()).toEqual({ hits: [], damaged: false });
  });
});

describe('what an opened search offers', () => {
  const DATA: SearchData = {
    names: ['dwarf', 'knight'].map((name) => ({
      url: `/en/claim/cards/${name}/`,
      kind: 'card',
      title: name,
      text: 'What it does & does not.',
      names: {},
    })),
    popular: ['/en/claim/cards/knight/', '/en/claim/cards/dwarf/'],
    synonyms: {},
    stopWords: [],
    betweenNames: [],
  };

  it('is what was opened last of the same game and language, then the popular cards that are not among it', () => {
    pretendStorage();
    noteHit(hit('/en/claim/rules/votes/#cl.vote.tie'));
    noteHit(hit('/de/claim/cards/dwarf/', { kind: 'card' }));
    noteHit(hit('/en/rival-kings/rules/theft/'));
    noteHit(hit('/en/claim/cards/dwarf/', { kind: 'card', title: 'an old name' }));
    const { recent, popular } = offersOf(DATA, '/en/claim/');
    expect(recent.map(({ title }) => title)).toEqual([
      'dwarf',
      'About /en/claim/rules/votes/#cl.vote.tie',
    ]);
    expect(recent[0]!.text).toBe('What it does &amp; does not.');
    expect(recent[1]!.text).toBe('');
    expect(popular.map(({ title }) => title)).toEqual(['knight']);
  });

  it('is four hits at most of those opened last', () => {
    pretendStorage();
    for (let at = 0; at < 6; at += 1) noteHit(hit(`/en/claim/${at}/`));
    expect(offersOf(DATA, '/en/').recent).toHaveLength(4);
  });
});
