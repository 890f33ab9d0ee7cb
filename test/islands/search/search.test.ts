import { describe, expect, it } from 'vitest';
import { searcherOf } from '../../../src/islands/search/search.ts';
import { stemsOf } from '../../../src/islands/search/stems.ts';
import { textIndex, type TextRecord } from '../../../src/islands/search/texts.ts';

const rule = (url: string, title: string, text: string): TextRecord => ({ url, kind: 'rule', title, text });

const stem = await stemsOf('en');
const index = textIndex(
  [rule('setup', 'Starting gold', 'Two gold at the start.'), rule('plans', 'Strategies', 'A strategy for gold.')],
  stem,
);
const data = { stopWords: ['how', 'much', 'do', 'we', 'with'], synonyms: {}, names: [], popular: [], betweenNames: [] };
const searcher = searcherOf(
  data,
  () => Promise.resolve({ index, stem }),
  'en',
  () => Promise.resolve([]),
);

const found = async (query: string): Promise<string[]> =>
  (await searcher.search(query)).groups.flatMap(({ hits }) => hits.map(({ url }) => url));

describe('the word that is being typed', () => {
  it('is taken for the beginning of another', async () => {
    expect((await found('gold strat'))[0]).toBe('plans');
  });

  it.for(['how much gold do we strat with', 'gold strat ', 'gold strat?'])('is none in “%s”: the slip is mended', async (query) => {
    expect((await found(query))[0]).toBe('setup');
  });
});
