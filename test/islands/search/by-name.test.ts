import { describe, expect, it } from 'vitest';
import { isTitle, nameFinder } from '../../../src/islands/search/by-name.ts';
import { nameIndex, type NameRecord } from '../../../src/islands/search/names.ts';
import { termsReader } from '../../../src/islands/search/words.ts';

const card = (title: string, more: Partial<NameRecord> = {}): NameRecord => ({
  url: title.toLowerCase(),
  kind: 'card',
  title,
  text: 'Wins & loses.',
  names: { en: [title] },
  ...more,
});

const records = [card('Dwarf', { names: { de: ['Zwerg'] } }), card('Knight', { letter: 'K' })];
const names = nameIndex(records, 'en');
const finder = nameFinder(records, names, termsReader({ stopWords: ['the'], synonyms: {} }));
const found = (query: string, each?: boolean) => {
  const { isWhole, hits } = finder.named(query, each);
  return [isWhole, hits.map(({ url }) => url)];
};

describe('names answer', () => {
  it('a query that one of them fits as a whole', () => {
    expect(found('the dwarf')).toEqual([true, ['dwarf']]);
    expect(finder.named('dwarf').hits[0]!.text).toBe('Wins &amp; loses.');
  });

  it('each word of another, unless that is not wanted', () => {
    expect(found('dwarf against knight')).toEqual([false, ['dwarf', 'knight']]);
    expect(found('dwarf against knight', false)).toEqual([false, []]);
    expect(found('the')).toEqual([false, []]);
  });

  it('a single letter by which a card is called', () => {
    expect(finder.ofLetter(' k ')?.groups[0]!.hits.map(({ url }) => url)).toEqual(['knight']);
    expect(['d', 'kn'].map((query) => finder.ofLetter(query))).toEqual([undefined, undefined]);
  });

  it('with the nearest where none fits', () => {
    expect(finder.near([{ word: 'dwaarrf', synonyms: [] }])[0]!.url).toBe('dwarf');
  });
});

it('a word is a title in the language of the page, and long enough for one', () => {
  expect(['Dwarf', 'Zwerg', 'dragon'].map((word) => isTitle(names, word))).toEqual([
    true,
    false,
    false,
  ]);
  const short = nameIndex([card('Imp')], 'en');
  expect(isTitle(short, 'imp')).toBe(false);
});
