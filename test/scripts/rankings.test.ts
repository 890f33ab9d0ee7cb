import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOfAnswer, queriesAbout } from '../../scripts/queries.ts';
import { tokensIn } from '../../src/islands/search/words.ts';
import type { SearchFile } from '../../src/islands/search/load-searcher.ts';
import { endPagefind, searchFiles, type FullRecord } from '../../src/site/full-text.ts';
import { runScript, temporaryFolder, type Ran } from '../support/run.ts';

const FILE: SearchFile = {
  words: {},
  names: [],
  synonyms: {},
  stopWords: [],
  betweenNames: [],
  signs: '',
  texts: ['/en/claim/'],
  popular: [],
  games: [],
  cards: null,
  all: null,
};

const queries = await queriesAbout('claim', 'en');

/**
 * An index in which what answers half of the queries holds their words, and what answers the others
 * was asked for in them.
 */
const RECORDS = queries.map(({ query, answer: [url = ''] }, at): FullRecord => {
  const half = at % 2 === 0;
  return {
    url,
    kind: 'rule',
    title: `Answer ${at}`,
    text: half ? query : '',
    ...(!half && { asked: [tokensIn(query.toLowerCase())] }),
  };
});

describe('npm run rankings', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  const rankings = (...args: readonly string[]): Promise<Ran> =>
    runScript('rankings.ts', args, { env: { DIST_DIR: folder.path } });

  beforeAll(async () => {
    folder = await temporaryFolder();
    await mkdir(join(folder.path, 'en/claim'), { recursive: true });
    await writeFile(join(folder.path, 'en/claim/search.json'), JSON.stringify(FILE));
    for (const [path, content] of await searchFiles(RECORDS, 'en', { withScript: true })) {
      await mkdir(dirname(join(folder.path, 'en/claim', path)), { recursive: true });
      await writeFile(join(folder.path, 'en/claim', path), content);
    }
    await endPagefind();
  });
  afterAll(() => folder.clean());

  it('tells what each ranking answers first and among three, and that both together answer more than one alone', async () => {
    const { out, err, code } = await rankings('en', 'claim');
    expect({ err, code }).toEqual({ err: '', code: 0 });
    const [head, row] = out.trimEnd().split('\n');
    expect(head).toMatch(/queries +Pagefind alone +titles, questions +both$/);
    expect(row).toMatch(new RegExp(`^claim en +${queries.length} `));
    const shares = [...row!.matchAll(/([\d.]+) \/ +([\d.]+)/g)].map(([, first, three]) => ({
      first: Number(first),
      three: Number(three),
    }));
    const [texts, questions, both] = shares;
    expect(shares).toHaveLength(3);
    for (const { first, three } of shares) expect(three).toBeGreaterThanOrEqual(first);
    expect(both!.first).toBeGreaterThan(Math.max(texts!.first, questions!.first));
  });

  it.for<[args: string[], err: RegExp]>([
    [['en'], /^usage: npm run rankings/],
    [['en', 'claim', 'more'], /^usage: npm run rankings/],
    [['fr', 'claim'], /^fr: expected one of de, en, nl$/],
    [['de', 'claim'], /^The site is not built/],
  ])('says in one line what is wrong with %j', async ([args, err]) => {
    const ran = await rankings(...args);
    expect(ran.out).not.toMatch(/claim \w\w/);
    expect(ran.err.trimEnd()).toMatch(err);
    expect(ran.code).toBeGreaterThan(0);
  });
});

describe('the place of an answer', () => {
  const query = {
    query: '',
    kind: 'question',
    answer: ['rules/tricks/#cl.follow', 'rulings/two-dwarves/', 'cards/dwarf/'],
  };
  it.for<[hits: string[], place: number]>([
    [['/en/claim/rules/tricks/#cl.lead', '/en/claim/rules/tricks/#cl.follow'], 1],
    [['/en/claim/table/?p=1', '/en/claim/scenarios/switch-two-dwarves/'], 0],
    [['/en/claim/cards/dwarf/#with-2'], 0],
    [['/en/claim/cards/goblin/'], -1],
  ])('among %j is %s', ([hits, place]) => {
    expect(placeOfAnswer(query, hits, '/en/claim/')).toBe(place);
  });
});
