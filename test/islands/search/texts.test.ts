import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../../src/islands/search/excerpt.ts';
import type { Texts } from '../../../src/islands/search/sources.ts';
import { slips } from '../../../src/islands/search/slips.ts';
import type { Rated } from '../../../src/islands/search/texts.ts';
import { termsReader, type Term } from '../../../src/islands/search/words.ts';
import type { FullRecord } from '../../../src/site/full-text.ts';
import { textsOf } from '../../support/answers-found.ts';

const record = (
  url: string,
  title: string,
  text: string,
  more: Partial<FullRecord> = {},
): FullRecord => ({
  url,
  kind: 'rule',
  title,
  text,
  ...more,
});

const RECORDS: readonly FullRecord[] = [
  record(
    'theft',
    'Stealing an action',
    'A thief steals one action from the victim. The victim loses it.',
    { number: '7.1' },
  ),
  record(
    'watchman',
    'Watchman',
    'The Watchman sends a conflict marker back. He does not stop a theft.',
  ),
  record('market', 'Market Woman', 'The market woman lowers a price by a coin.', {
    asked: [['make', 'it', 'cheaper'], ['discount']],
  }),
  record('wait', 'May both of us go on?', 'No. The first waits. A second tries again.', {
    kind: 'ruling',
  }),
  record('scene', 'Watchman and thief', 'The Watchman meets a thief.', {
    kind: 'scenario',
    answer: 'The theft stands.',
  }),
];

const texts = await textsOf(RECORDS);
const { index } = texts;
const read = termsReader({ stopWords: ['the', 'a', 'can'], synonyms: { rob: ['steal'] } });
/** What is found for terms by title, question and text. */
const rated = async (of: Texts, terms: readonly Term[], isTyping = false): Promise<Rated[]> =>
  of.index.find(terms, isTyping, await of.fullText());
const urls = (found: readonly Rated[]): string[] => found.map(({ record: { url } }) => url);
const found = async (query: string, isTyping = false): Promise<string[]> =>
  urls(await rated(texts, read(query), isTyping));

describe('what the texts find', () => {
  it.for([
    ['in another form of the word', 'stolen actions thieves', 'theft'],
    ['by what somebody asked', 'discount', 'market'],
    ['by a synonym', 'rob', 'theft'],
    ['with a slip', 'can the watchmam stop theft', 'watchman'],
    ['with two slips in a long word', 'conflikt wachman', 'watchman'],
    ['written as one word', 'marketwoman', 'market'],
    ['as it sounds', 'vahtchmon', 'watchman'],
    ['at the end of a word', 'hypermarket', 'market'],
    ['while it is being typed', 'watc', 'watchman'],
  ] as const)('%s: “%s”', async ([, query, url]) => {
    expect((await found(query, true))[0]).toBe(url);
  });

  it('is nothing for a word they do not have, however it begins', async () => {
    expect(await found('watering')).toEqual([]);
    expect(index.understands({ word: 'xylophone', synonyms: [] })).toBe(false);
    expect(index.knows('steals')).toBe(true);
    expect(index.knows('watering')).toBe(false);
  });

  it('puts a rule before a scenario that fits as well', async () => {
    expect(await found('watchman')).toEqual(['watchman', 'scene']);
  });

  it('is an interaction that was asked about, without changing what titles and questions bring elsewhere', async () => {
    const interaction = record('jailer/#with-1', 'Jailer: Watchman', 'Both work.', {
      kind: 'card',
      place: 'Jailer',
      asked: [
        ['thief', 'met', 'by', 'two', 'helpers'],
        ['watchman', 'watchman'],
      ],
    });
    const more = await textsOf([...RECORDS, interaction]);
    const { asked: _, ...unasked } = interaction;
    const without = await textsOf([...RECORDS, unasked]);
    expect(urls(await rated(more, read('two helpers')))[0]).toBe(interaction.url);
    const elsewhere = async (of: Texts) =>
      (await rated(of, read('watchman thief')))
        .filter(({ record: { kind } }) => kind !== 'card')
        .map(({ record: { url }, score }) => [url, score]);
    expect(await elsewhere(more)).toEqual(await elsewhere(without));
  });

  it('puts a step after the scenario it belongs to, and changes nothing for what titles and questions bring elsewhere', async () => {
    const step = record('scene/#step-no', 'The thief tries: “Steal from the Watchman”', 'thief', {
      kind: 'scenario',
      place: 'Watchman and thief',
      answer: 'The Watchman meets a thief, who may not steal.',
    });
    const more = await textsOf([...RECORDS, step]);
    const found = urls(await rated(more, read('watchman thief')));
    expect(found.indexOf(step.url)).toBeGreaterThan(found.indexOf('scene'));
    const byTitle = async (of: Texts) =>
      (await of.index.find(read('watchman thief'), false)).map(({ record: { url }, score }) => ({
        url,
        score,
      }));
    expect((await byTitle(more)).filter(({ url }) => url !== step.url)).toEqual(
      await byTitle(texts),
    );
    expect(urls(await rated(more, read('steal')))).toContain(step.url);
  });

  it('tells the rules with their numbers', () => {
    expect(index.rules().map(({ number, url }) => `${number} ${url}`)).toContain('7.1 theft');
    expect(index.rules().filter(({ kind }) => kind !== 'rule')).toEqual([]);
  });

  it('is first what was asked in the words of somebody’s question', async () => {
    const both = [
      record('long', 'Prices', 'cheap', {
        asked: [
          ['cheap', 'cards'],
          ['a', 'cheap', 'house'],
          ['cheap', 'people'],
        ],
      }),
      record('own', 'Offers', 'cheap', { asked: [['cheap']] }),
    ];
    expect(urls(await rated(await textsOf(both), read('cheap')))).toEqual(['own', 'long']);
  });

  it('is rather what a telling word brings than what a faint one does', async () => {
    const both = [record('again', 'Again', 'again'), record('price', 'Price', 'price')];
    const terms = termsReader({ stopWords: [], faintWords: ['price'], synonyms: {} })(
      'price again',
    );
    expect(urls(await rated(await textsOf(both), terms))).toEqual(['again', 'price']);
  });

  it('adds up: a score is what its shares come to, times what its kind counts', async () => {
    for (const { score, times, shares } of await rated(texts, read('watchman theft')))
      expect(score).toBeCloseTo(times * shares.reduce((sum, share) => sum + share.score, 0), 9);
  });

  it('is found by title and question alone where the texts are not asked, and fails where they do not answer', async () => {
    expect(urls(await index.find(read('discount'), false))).toEqual(['market']);
    expect(urls(await index.find(read('lowers'), false))).toEqual([]);
    expect(urls(await index.find(read('lowers'), false, await texts.fullText()))).toEqual([
      'market',
    ]);
    const silent = { find: () => Promise.reject(new Error('away')) };
    await expect(index.find(read('lowers'), false, silent)).rejects.toThrow('away');
    await expect(
      index.find(read('discount'), false, silent),
      'only a title or question has the word',
    ).resolves.toHaveLength(1);
  });
});

describe('a line of a hit', () => {
  const lineFor = async (query: string, url: string): Promise<string> => {
    const { record: own, stems } = (await rated(texts, read(query))).find(
      (one) => one.record.url === url,
    )!;
    const [passage] = await texts.passages([own]);
    return excerptOf(passage!, stems, texts.stem);
  };

  it('is what a record says first, and the sentence that says most of what was asked, with nothing else marked', async () => {
    expect(await lineFor('stop theft', 'watchman')).toBe(
      'The Watchman sends a conflict marker back. He does not <mark>stop</mark> a <mark>theft</mark>.',
    );
    expect(await lineFor('discount', 'market')).toBe('The market woman lowers a price by a coin.');
  });

  it('begins with yes or no, and says what that means', async () => {
    expect(await lineFor('wait', 'wait')).toBe('No. The first <mark>waits</mark>.');
    expect(await lineFor('second tries', 'wait')).toBe(
      'No. … A <mark>second</mark> <mark>tries</mark> again.',
    );
  });

  it('is the answer where a record has one', async () => {
    expect(await lineFor('watchman thief', 'scene')).toMatch(/^The theft stands\.$/);
  });
});

describe('slips between two words', () => {
  it.for([
    ['watchman', 'watchman', 0],
    ['wachman', 'watchman', 1],
    ['wathcman', 'watchman', 1],
    ['vatchmann', 'watchman', 2],
    ['theft', 'marker', Infinity],
  ] as const)('%s, %s: %d', ([a, b, count]) => {
    expect(slips(a, b, 2)).toBe(count);
  });
});
