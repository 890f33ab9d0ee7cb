import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../../src/islands/search/excerpt.ts';
import { slips, textIndex, type TextRecord } from '../../../src/islands/search/texts.ts';
import { stemsOf } from '../../../src/islands/search/stems.ts';
import { termsReader } from '../../../src/islands/search/words.ts';

const record = (url: string, title: string, text: string, more: Partial<TextRecord> = {}): TextRecord => ({
  url,
  kind: 'rule',
  title,
  text,
  ...more,
});

const RECORDS: readonly TextRecord[] = [
  record('theft', 'Stealing an action', 'A thief steals one action from the victim. The victim loses it.', { number: '7.1' }),
  record('watchman', 'Watchman', 'The Watchman sends a conflict marker back. He does not stop a theft.'),
  record('market', 'Market Woman', 'The market woman lowers a price by a coin.', { asked: 'make it cheaper · discount' }),
  record('wait', 'May both of us go on?', 'No. The first waits. A second tries again.', { kind: 'ruling' }),
  record('scene', 'Watchman and thief', 'The Watchman meets a thief.', { kind: 'scenario', answer: 'The theft stands.' }),
];

const english = await stemsOf('en');
const index = textIndex(RECORDS, english);
const read = termsReader({ stopWords: ['the', 'a', 'can'], synonyms: { rob: ['steal'] } });
const found = (query: string, isTyping = false): string[] => index.find(read(query), isTyping).map(({ record: { url } }) => url);

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
  ] as const)('%s: “%s”', ([, query, url]) => {
    expect(found(query, true)[0]).toBe(url);
  });

  it('is nothing for a word they do not have, however it begins', () => {
    expect(found('watering')).toEqual([]);
    expect(index.understands({ word: 'xylophone', synonyms: [] })).toBe(false);
    expect(index.knows('steals')).toBe(true);
    expect(index.knows('watering')).toBe(false);
  });

  it('puts a rule before a scenario that fits as well', () => {
    expect(found('watchman')).toEqual(['watchman', 'scene']);
  });

  it('is an interaction that was asked about, without changing what stands elsewhere', () => {
    const interaction = record('jailer/#with-1', 'Jailer: Watchman', 'Both work.', {
      kind: 'card',
      place: 'Jailer',
      asked: 'thief met by two helpers · watchman watchman',
    });
    const more = textIndex([...RECORDS, interaction], english);
    const without = textIndex(
      [...RECORDS, { url: '', kind: 'card', title: 'Jailer: Watchman', text: 'Both work.', place: 'Jailer' }],
      english,
    );
    expect(more.find(read('two helpers'), false)[0]!.record.url).toBe(interaction.url);
    const elsewhere = (of: typeof index) =>
      of
        .find(read('watchman thief'), false)
        .filter(({ record: { kind } }) => kind !== 'card')
        .map(({ record: { url }, score }) => [url, score]);
    expect(elsewhere(more)).toEqual(elsewhere(without));
  });

  it('puts a step after the scenario it belongs to, and changes nothing for what stands elsewhere', () => {
    const step = record('scene/#step-no', 'The thief tries: “Steal from the Watchman”', 'thief', {
      kind: 'scenario',
      place: 'Watchman and thief',
      answer: 'The Watchman meets a thief, who may not steal.',
    });
    const more = textIndex([...RECORDS, step], english);
    const rated = (of: typeof index) => of.find(read('watchman thief'), false).map(({ record: { url }, score }) => ({ url, score }));
    const urls = rated(more).map(({ url }) => url);
    expect(urls.indexOf(step.url)).toBeGreaterThan(urls.indexOf('scene'));
    expect(rated(more).filter(({ url }) => url !== step.url)).toEqual(rated(index));
    expect(more.find(read('steal'), false).map(({ record: { url } }) => url)).toContain(step.url);
  });

  it('tells the rules with their numbers', () => {
    expect(index.rules().map(({ number, url }) => `${number} ${url}`)).toContain('7.1 theft');
    expect(index.rules().filter(({ kind }) => kind !== 'rule')).toEqual([]);
  });

  it('is first what was asked in the words of somebody’s question', () => {
    const both = [
      record('long', 'Prices', 'cheap', { asked: 'cheap cards · a cheap house · cheap people' }),
      record('own', 'Offers', 'cheap', { asked: 'cheap' }),
    ];
    expect(
      textIndex(both, english)
        .find(read('cheap'), false)
        .map(({ record: { url } }) => url),
    ).toEqual(['own', 'long']);
  });

  it('is rather what a telling word brings than what a faint one does', () => {
    const both = [record('again', 'Again', 'again'), record('price', 'Price', 'price')];
    const terms = termsReader({ stopWords: [], faintWords: ['price'], synonyms: {} })('price again');
    expect(
      textIndex(both, english)
        .find(terms, false)
        .map(({ record: { url } }) => url),
    ).toEqual(['again', 'price']);
  });

  it('adds up: a score is what its shares come to, times what its kind counts', () => {
    for (const { score, times, shares } of index.find(read('watchman theft'), false))
      expect(score).toBeCloseTo(times * shares.reduce((sum, share) => sum + share.score, 0), 9);
  });
});

describe('a line of a hit', () => {
  const lineFor = (query: string, url: string): string =>
    excerptOf(
      index.find(read(query), false).find((one) => one.record.url === url)!,
      english,
    );

  it('is what a record says first, and the sentence that says most of what was asked, with nothing else marked', () => {
    expect(lineFor('stop theft', 'watchman')).toBe(
      'The Watchman sends a conflict marker back. He does not <mark>stop</mark> a <mark>theft</mark>.',
    );
    expect(lineFor('discount', 'market')).toBe('The market woman lowers a price by a coin.');
  });

  it('begins with yes or no, and says what that means', () => {
    expect(lineFor('wait', 'wait')).toBe('No. The first <mark>waits</mark>.');
    expect(lineFor('second tries', 'wait')).toBe('No. … A <mark>second</mark> <mark>tries</mark> again.');
  });

  it('is the answer where a record has one', () => {
    expect(lineFor('watchman thief', 'scene')).toMatch(/^The theft stands\.$/);
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
