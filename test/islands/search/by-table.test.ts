import { describe, expect, it, vi } from 'vitest';
import { tableFinder } from '../../../src/islands/search/by-table.ts';
import { nameIndex, type NameRecord } from '../../../src/islands/search/names.ts';
import type { FindTables, SearchData, Texts } from '../../../src/islands/search/sources.ts';
import { textIndex } from '../../../src/islands/search/texts.ts';
import { termsReader } from '../../../src/islands/search/words.ts';
import { hit } from '../../support/hits.ts';

const record = (title: string): NameRecord => ({
  url: title.toLowerCase(),
  kind: 'card',
  title,
  text: '',
  piece: { game: 'claim', card: title.toLowerCase() },
  names: { en: [title] },
});
const data: SearchData = {
  stopWords: ['the'],
  synonyms: {},
  names: ['Dwarf', 'Knight'].map(record),
  popular: [],
  betweenNames: ['against'],
};
const stem = (word: string): string => word;
const texts: Texts = {
  index: textIndex([], ['knigt'], stem),
  stem,
  fullText: () => Promise.resolve(undefined),
  passages: () => Promise.resolve([]),
};
const table = hit('/en/claim/table/', { kind: 'table' });

/** What a search finds with this referee, and the cards that it was asked for. */
async function laid(query: string, answer: () => Promise<readonly (typeof table)[]>) {
  const findTables = vi.fn<FindTables>(answer);
  const find = tableFinder(data, nameIndex(data.names, 'en'), termsReader(data), findTables);
  const found = await find(query, texts);
  return { ...found, cards: findTables.mock.calls[0]?.[0].map(({ card }) => card) };
}
const lays = () => Promise.resolve([table]);

describe('tables are laid', () => {
  it('with the cards that a query names, be they misspelt', async () => {
    expect(await laid('the dwarv against knight', lays)).toEqual({
      isAll: true,
      hits: [table],
      cards: ['dwarf', 'knight'],
    });
    expect(await laid('why dwarf against knight', lays)).toMatchObject({
      isAll: false,
      hits: [table],
    });
  });

  it('with two of them at least; a word that texts have is no slip', async () => {
    for (const query of ['dwarf', 'dwarf against knigt'])
      expect(await laid(query, lays)).toMatchObject({ hits: [], cards: undefined });
  });

  it('not where their referee does not come', async () => {
    expect(await laid('dwarf knight', () => Promise.reject(new Error('away')))).toMatchObject({
      isAll: true,
      hits: [],
    });
  });
});
