import { describe, expect, it } from 'vitest';
import { searcherOf } from '../../../src/islands/search/search.ts';
import type { FullRecord } from '../../../src/site/full-text.ts';
import { textsOf } from '../../support/answers-found.ts';

const rule = (url: string, title: string, text: string): FullRecord => ({
  url,
  kind: 'rule',
  title,
  text,
});

const texts = await textsOf([
  rule('setup', 'Start', 'Two gold at the start.'),
  rule('plans', 'Strategies', 'A strategy for gold.'),
  rule('income', 'Income', 'Each castle brings gold.'),
]);
const data = {
  stopWords: ['how', 'much', 'do', 'we', 'with'],
  synonyms: {},
  names: [],
  popular: [],
  betweenNames: [],
};
const searcher = searcherOf(
  data,
  () => Promise.resolve(texts),
  'en',
  () => Promise.resolve([]),
);

const found = async (query: string): Promise<string[]> =>
  (await searcher.search(query)).groups.flatMap(({ hits }) => hits.map(({ url }) => url));

describe('the word that is being typed', () => {
  it('is taken for the beginning of another', async () => {
    expect((await found('gold strat'))[0]).toBe('plans');
  });

  it.for(['how much gold do we strat with', 'gold strat ', 'gold strat?'])(
    'is none in “%s”: the slip is mended',
    async (query) => {
      expect((await found(query))[0]).toBe('setup');
    },
  );
});

describe('what could not be had', () => {
  const without = (parts: Partial<typeof texts>) =>
    searcherOf(
      data,
      () => Promise.resolve({ ...texts, ...parts }),
      'en',
      () => Promise.resolve([]),
    ).search('start gold');
  const urlsIn = ({ groups }: Awaited<ReturnType<typeof without>>) =>
    groups.flatMap(({ hits }) => hits.map(({ url }) => url));

  it('is said where the texts fail, and titles answer', async () => {
    const found = await without({ fullText: () => Promise.reject(new Error('away')) });
    expect(found.lacks).toBe('texts');
    expect(urlsIn(found)).toEqual(['setup']);
  });

  it('is said where the browser runs no WebAssembly', async () => {
    const found = await without({ fullText: () => Promise.resolve(undefined) });
    expect(found.lacks).toBe('webassembly');
    expect(urlsIn(found)).toEqual(['setup']);
  });

  it('is said where what stands at hits does not come: they have titles only', async () => {
    const found = await without({ passages: () => Promise.reject(new Error('away')) });
    expect(found.lacks).toBe('texts');
    expect(urlsIn(found)[0]).toBe('setup');
    expect(found.groups[0]!.hits[0]).toMatchObject({ title: 'Start', text: '' });
  });

  it('is said where nothing but names is there', async () => {
    const found = await searcherOf(
      data,
      () => Promise.reject(new Error('away')),
      'en',
      () => Promise.resolve([]),
    ).search('start gold');
    expect(found).toMatchObject({ lacks: 'answers', groups: [] });
  });

  it.for(['start gold', '7.3', 'chapter 99'])(
    'is said where games are missing (%s)',
    async (query) => {
      const absent = ['/en/claim/'];
      const found = await searcherOf(
        { ...data, numberCalled: ['chapter'] },
        () => Promise.resolve({ ...texts, absent }),
        'en',
        () => Promise.resolve([]),
      ).search(query);
      expect(found).toMatchObject({ lacks: 'games', absent });
    },
  );

  it('is nothing where all is there', async () => {
    expect(await without({})).not.toHaveProperty('lacks');
  });
});

describe('an answer that says little of what was asked', () => {
  it('is told as such', async () => {
    expect(await searcher.search('gold dragon wedding party')).not.toHaveProperty('isPoor'); // too little of it is known: nothing is found
    expect((await searcher.search('gold')).isPoor).toBe(true);
    expect(await searcher.search('gol'), 'while a word is being typed').not.toHaveProperty(
      'isPoor',
    );
  });

  it('is none where it has the words', async () => {
    const long = await textsOf([
      ...Array.from({ length: 30 }, (_, at) =>
        rule(`other-${at}`, `Other ${at}`, `Words about something else, number ${at}.`),
      ),
      {
        ...rule('theft', 'Refusing to steal', 'You may refuse to steal.'),
        asked: [['can', 'i', 'refuse', 'to', 'steal']],
      },
    ]);
    const found = await searcherOf(
      data,
      () => Promise.resolve(long),
      'en',
      () => Promise.resolve([]),
    ).search('can I refuse to steal');
    expect(found.groups[0]!.hits[0]!.url).toBe('theft');
    expect(found).not.toHaveProperty('isPoor');
  });
});

describe('a short query that calls a card by its title', () => {
  const duels = Array.from({ length: 5 }, (_, at) =>
    rule(`duel-${at}`, `Knight in duel ${at}`, 'A duel of knights, won by the higher value.'),
  );
  const named = ['Knight', 'Dwarf'].map((title) => ({
    url: title.toLowerCase(),
    kind: 'card' as const,
    title,
    text: '',
    names: { en: [title] },
  }));
  const placeIn = async (query: string): Promise<number> => {
    const answers = await textsOf([...duels, rule('power', 'What a value is', 'Values decide.')]);
    const { groups } = await searcherOf(
      { ...data, names: named },
      () => Promise.resolve(answers),
      'en',
      () => Promise.resolve([]),
    ).search(query);
    return groups.flatMap(({ hits }) => hits.map(({ url }) => url)).indexOf('knight');
  };

  it('has it third at the latest, whatever texts say to the other words', async () => {
    expect(await placeIn('knight in duel value')).toBe(2);
  });

  it.for(['higher value of knight in duel', 'knight dwarf duel'])(
    'is neither long nor does it call two (%s)',
    async (query) => {
      expect(await placeIn(query)).toBeGreaterThan(2);
    },
  );
});
