import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegrationLogger } from 'astro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchFile } from '../../src/islands/search/load-searcher.ts';
import type { FullRecord } from '../../src/site/full-text.ts';
import { searchIndex } from '../../src/site/search-index.ts';
import { runScript, temporaryFolder, type Ran } from '../support/run.ts';

const rule = (
  url: string,
  place: string,
  number: string,
  title: string,
  text: string,
): FullRecord => ({
  url,
  kind: 'rule',
  title,
  text,
  number,
  place,
});

/** What answers questions on a site of six pages, by folder. */
const ANSWERS: Readonly<Record<string, readonly FullRecord[]>> = {
  'en/claim': [
    {
      url: 'cards/dwarf/#with-1',
      kind: 'card',
      title: 'Dwarf: Goblin, Knight',
      text: 'It loses.',
      place: 'Dwarf',
      asked: [['anybody', 'stronger']],
    },
    { url: 'learn/dwarves/', kind: 'lesson', title: 'Dwarves', text: 'What a Dwarf does.' },
    rule(
      'rules/tricks/#cl.follow',
      'Tricks',
      '3.1',
      'Follow the led faction',
      'Play a card of the led faction.',
    ),
    rule(
      'rules/tricks/#cl.lead',
      'Tricks',
      '3.2',
      'Lead what you like',
      'The leader plays any card.',
    ),
    {
      url: 'scenarios/two-dwarves/',
      kind: 'scenario',
      title: 'Two Dwarves',
      text: 'Both play a Dwarf.',
      asked: [['who', 'takes', 'both', 'dwarves']],
    },
  ],
  en: [{ url: 'about/', kind: 'page', title: 'About', text: 'Who makes this.' }],
  'en/rival-kings': [
    rule('rules/money/#rk.take', 'Money', '6.1', 'Take money', 'Take the coins of a dwarf.'),
  ],
};

const FILE: SearchFile = {
  words: {},
  names: [
    {
      url: '/en/claim/cards/dwarf/',
      kind: 'card',
      title: 'Dwarf',
      text: 'The loser takes it.',
      names: { de: ['Zwerg'] },
    },
    {
      url: '/en/claim/glossary/#dwarf',
      kind: 'term',
      title: 'Dwarf',
      text: 'A faction.',
      names: {},
    },
  ],
  synonyms: { obey: ['follow'] },
  stopWords: ['the', 'a'],
  betweenNames: [],
  signs: '',
  texts: ['/en/claim/', '/en/'],
  popular: [],
  games: [],
  cards: null,
  all: null,
};

const write = async (
  folder: string,
  files: Readonly<Record<string, string | object>>,
): Promise<void> => {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), typeof text === 'string' ? text : JSON.stringify(text));
  }
};

/** Makes the index in a folder as the site's build does. */
async function index(site: string): Promise<void> {
  const logger = { info: () => undefined } as unknown as AstroIntegrationLogger;
  const done = searchIndex().hooks['astro:build:done']!;
  await done({ dir: pathToFileURL(`${site}/`), logger } as Parameters<typeof done>[0]);
}

/** The hits in what was printed: rank, score, what, address, and the account below. */
const hitsIn = ({
  out,
}: Ran): readonly {
  readonly score: number;
  readonly what: string;
  readonly url: string;
  readonly account: string;
}[] =>
  [...out.matchAll(/^ *\d+\. ([\d.]+) (.*): (\S+)\n {4}(.*)$/gm)].map(
    ([, score, what, url, account]) => ({
      score: Number(score),
      what: what!,
      url: url!,
      account: account!,
    }),
  );

describe('npm run search', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  const search = (...args: readonly string[]): Promise<Ran> =>
    runScript('search.ts', args, {
      env: { DIST_DIR: join(folder.path, 'dist'), CONTENT_DIR: join(folder.path, 'content') },
    });

  beforeAll(async () => {
    folder = await temporaryFolder();
    await write(join(folder.path, 'content'), { 'en/claim/asked.json': {} });
    await write(join(folder.path, 'dist'), {
      ...Object.fromEntries(
        Object.entries(ANSWERS).map(([path, answers]) => [`${path}/search-answers.json`, answers]),
      ),
      'en/claim/search.json': FILE,
      'en/search.json': { ...FILE, names: [], texts: ['/en/claim/', '/en/rival-kings/', '/en/'] },
      'en/rival-kings/search.json': { ...FILE, names: [], texts: ['/en/rival-kings/', '/en/'] },
    });
    await index(join(folder.path, 'dist'));
  });
  afterAll(() => folder.clean());

  it('tells hits in order with kind, number, title and address, and which words brought them', async () => {
    const ran = await search('en', 'claim', 'obey the faction');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/^searched for: obey \(or follow\), faction\n/);
    const [best] = hitsIn(ran);
    expect(best).toMatchObject({
      what: 'rule 3.1 Follow the led faction',
      url: '/en/claim/rules/tricks/#cl.follow',
    });
    expect(best!.account).toMatch(
      /^texts: \([\d.]+ for obey as follow \+ [\d.]+ for faction\) × [\d.]+$/,
    );
  });

  it('scores are what their parts add up to, and come in order', async () => {
    const hits = hitsIn(await search('en', 'claim', 'both dwarves play')).filter(({ account }) =>
      account.startsWith('texts'),
    );
    expect(hits.length).toBeGreaterThan(2);
    for (const { score, account } of hits) {
      const sum = [...account.matchAll(/([\d.]+) for /g)].reduce(
        (all, [, share]) => all + Number(share),
        0,
      );
      expect(score).toBeCloseTo(sum * Number(/ × ([\d.]+)$/.exec(account)?.[1] ?? 1), 1);
    }
    expect(hits.map(({ score }) => score)).toEqual(
      hits.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    expect(hits.find(({ what }) => what.startsWith('lesson'))!.account).toMatch(/ × 0\.\d+$/);
  });

  it('says where a name fits, and tells a card without its glossary entry', async () => {
    const [card, ...others] = hitsIn(await search('en', 'claim', 'dwarf'));
    expect(card).toMatchObject({
      what: 'card Dwarf',
      account: expect.stringMatching(/^names: [\d.]+ for dwarf \(title\).* × 2$/) as string,
    });
    expect(others.map(({ what }) => what)).not.toContain('term Dwarf');
    const [foreign] = hitsIn(await search('en', 'claim', 'Zwerg'));
    expect(foreign!.account).toContain('zwerg (de)');
  });

  it('asks only the game that is named, or all', async () => {
    const urls = async (game: string): Promise<string[]> =>
      hitsIn(await search('en', game, 'dwarf')).map(({ url }) => url);
    expect(await urls('claim')).not.toContain('/en/rival-kings/rules/money/#rk.take');
    expect(await urls('all')).toEqual(
      expect.arrayContaining([
        '/en/rival-kings/rules/money/#rk.take',
        '/en/claim/scenarios/two-dwarves/',
      ]),
    );
  });

  it('finds an interaction of a card by how players put it', async () => {
    const [best] = hitsIn(await search('en', 'claim', 'anybody stronger'));
    expect(best!.url).toBe('/en/claim/cards/dwarf/#with-1');
  });

  it('finds the number of a rule, and says where there is nothing', async () => {
    expect(hitsIn(await search('en', 'claim', '3.2'))[0]).toMatchObject({
      what: 'rule 3.2 Lead what you like',
    });
    expect(await search('en', 'claim', 'xylophone')).toMatchObject({
      code: 0,
      out: 'searched for: xylophone\nunknown: xylophone\nno hits\n',
    });
  });

  it('says that a text has changed since', async () => {
    const file = join(folder.path, 'content/en/claim/asked.json');
    const later = Date.now() / 1000 + 60;
    await utimes(file, later, later);
    const { err, code } = await search('en', 'claim', 'dwarf');
    expect({ err, code }).toEqual({
      err: 'The index is older than content/en/claim/asked.json: run `npm run build`.\n',
      code: 0,
    });
  });

  it('says to build the site where it is not built, or not to its end', async () => {
    const missing = {
      out: '',
      err: 'The site is not built, or not to its end: run `npm run build`.\n',
      code: 1,
    };
    expect(
      await runScript('search.ts', ['en', 'claim', 'dwarf'], {
        env: { DIST_DIR: join(folder.path, 'nowhere') },
      }),
    ).toEqual(missing);
    expect(await search('de', 'claim', 'Zwerg')).toEqual(missing);
    const entry = join(folder.path, 'dist/en/claim/records.json');
    const text = await readFile(entry);
    await rm(entry);
    expect(await search('en', 'claim', 'dwarf')).toEqual(missing);
    await writeFile(entry, text);
  });

  it.for<[args: string[], err: RegExp]>([
    [[], /^usage: npm run search -- LOCALE GAME QUERY/],
    [['en', 'claim'], /^usage: /],
    [['en', 'claim', ' '], /^usage: /],
    [['fr', 'claim', 'nain'], /^fr: expected one of de, en, nl$/],
    [
      ['en', 'chess', 'pawn'],
      /^chess: expected one of rival-kings, claim, king-of-the-valley, nobles-and-glory, all$/,
    ],
    [['nl', 'rival-kings', 'dief'], /^rival-kings: expected one of claim, all$/],
  ])('says in one line what is wrong with %j', async ([args, err]) => {
    const ran = await search(...args);
    expect(ran).toMatchObject({ out: '', code: 2 });
    expect(ran.err.trimEnd()).toMatch(err);
  });
});
