import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroConfig, AstroIntegrationLogger } from 'astro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchFile } from '../../src/islands/search/load-searcher.ts';
import { searchIndex } from '../../src/site/search-index.ts';
import { runScript, temporaryFolder, type Ran } from '../support/run.ts';

const rule = (id: string, number: string, title: string, text: string): string =>
  `<div data-search="rule" id="${id}"><h3><span>${title}</span><a>${number}</a></h3><div class="text">${text}</div></div>`;

const page = (game: string, kind: string, title: string, text: string): string =>
  `<html lang="en" data-game="${game}"><body><main data-search-page="${kind}" data-search-title="${title}">${text}</main></body></html>`;

/** A built site of six pages. */
const PAGES: Readonly<Record<string, string>> = {
  'en/claim/rules/tricks/index.html': page(
    'claim',
    'rule',
    'Tricks',
    rule('cl.follow', '3.1', 'Follow the led faction', 'Play a card of the led faction.') +
      rule('cl.lead', '3.2', 'Lead what you like', 'The leader plays any card.'),
  ),
  'en/claim/scenarios/two-dwarves/index.html': page('claim', 'scenario', 'Two Dwarves', '<p>Both play a Dwarf.</p>'),
  'en/claim/learn/dwarves/index.html': page('claim', 'lesson', 'Dwarves', '<p>What a Dwarf does.</p>'),
  'en/claim/cards/dwarf/index.html': page(
    'claim',
    'card',
    'Dwarf',
    '<ul><li data-search="card" data-part="goblin+knight" id="with-1"><h3>Goblin, Knight</h3><p data-search-answer>It loses.</p></li></ul>',
  ),
  'en/about/index.html':
    '<html lang="en"><body><main data-search-page="page" data-search-title="About">Who makes this.</main></body></html>',
  'en/rival-kings/rules/money/index.html': page(
    'rival-kings',
    'rule',
    'Money',
    rule('rk.take', '6.1', 'Take money', 'Take the coins of a dwarf.'),
  ),
};

const CONTENT = {
  'en/stop-words.json': ['the'],
  'en/claim/asked.json': {
    'cl.follow': ['must I play the same suit'],
    'scenarios/two-dwarves': ['who takes both dwarves'],
    'cards/dwarf/#goblin+knight': ['is anybody stronger'],
  },
};

const FILE: SearchFile = {
  words: {},
  names: [
    { url: '/en/claim/cards/dwarf/', kind: 'card', title: 'Dwarf', text: 'The loser takes it.', names: { de: ['Zwerg'] } },
    { url: '/en/claim/glossary/#dwarf', kind: 'term', title: 'Dwarf', text: 'A faction.', names: {} },
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

const write = async (folder: string, files: Readonly<Record<string, string | object>>): Promise<void> => {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), typeof text === 'string' ? text : JSON.stringify(text));
  }
};

/** Indexes the pages as the site's build does. */
async function index(root: string): Promise<void> {
  const { hooks } = searchIndex();
  const at = (folder: string): URL => pathToFileURL(`${join(root, folder)}/`);
  const config = { root: at('') } as AstroConfig;
  const logger = { info: () => undefined } as unknown as AstroIntegrationLogger;
  await hooks['astro:config:done']!({ config, logger } as Parameters<NonNullable<(typeof hooks)['astro:config:done']>>[0]);
  await hooks['astro:build:done']!({ dir: at('dist'), logger } as Parameters<NonNullable<(typeof hooks)['astro:build:done']>>[0]);
}

/** The hits in what was printed: rank, score, what, address, and the account below. */
const hitsIn = ({
  out,
}: Ran): readonly { readonly score: number; readonly what: string; readonly url: string; readonly account: string }[] =>
  [...out.matchAll(/^ *\d+\. ([\d.]+) (.*): (\S+)\n {4}(.*)$/gm)].map(([, score, what, url, account]) => ({
    score: Number(score),
    what: what!,
    url: url!,
    account: account!,
  }));

describe('npm run search', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  const search = (...args: readonly string[]): Promise<Ran> =>
    runScript('search.ts', args, { env: { DIST_DIR: join(folder.path, 'dist'), CONTENT_DIR: join(folder.path, 'content') } });

  beforeAll(async () => {
    folder = await temporaryFolder();
    await write(join(folder.path, 'content'), CONTENT);
    await write(join(folder.path, 'dist'), {
      ...PAGES,
      'en/claim/search.json': FILE,
      'en/search.json': { ...FILE, names: [], texts: ['/en/claim/', '/en/rival-kings/', '/en/'] },
      'en/rival-kings/search.json': { ...FILE, names: [], texts: ['/en/rival-kings/', '/en/'] },
    });
    await index(folder.path);
  });
  afterAll(() => folder.clean());

  it('tells hits in order with kind, number, title and address, and which words brought them', async () => {
    const ran = await search('en', 'claim', 'obey the faction');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/^searched for: obey \(or follow\), faction\n/);
    const [best] = hitsIn(ran);
    expect(best).toMatchObject({ what: 'rule 3.1 Follow the led faction', url: '/en/claim/rules/tricks/#cl.follow' });
    expect(best!.account).toMatch(/^texts: \([\d.]+ for obey as follow \+ [\d.]+ for faction\) × [\d.]+$/);
  });

  it('scores are what their parts add up to, and come in order', async () => {
    const hits = hitsIn(await search('en', 'claim', 'both dwarves play')).filter(({ account }) => account.startsWith('texts'));
    expect(hits.length).toBeGreaterThan(2);
    for (const { score, account } of hits) {
      const sum = [...account.matchAll(/([\d.]+) for /g)].reduce((all, [, share]) => all + Number(share), 0);
      expect(score).toBeCloseTo(sum * Number(/ × ([\d.]+)$/.exec(account)?.[1] ?? 1), 1);
    }
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((a, b) => b - a));
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
    const urls = async (game: string): Promise<string[]> => hitsIn(await search('en', game, 'dwarf')).map(({ url }) => url);
    expect(await urls('claim')).not.toContain('/en/rival-kings/rules/money/#rk.take');
    expect(await urls('all')).toEqual(expect.arrayContaining(['/en/rival-kings/rules/money/#rk.take', '/en/claim/scenarios/two-dwarves/']));
  });

  it('finds an interaction of a card by how players put it', async () => {
    const [best] = hitsIn(await search('en', 'claim', 'anybody stronger'));
    expect(best!.url).toBe('/en/claim/cards/dwarf/#with-1');
  });

  it('finds the number of a rule, and says where there is nothing', async () => {
    expect(hitsIn(await search('en', 'claim', '3.2'))[0]).toMatchObject({ what: 'rule 3.2 Lead what you like' });
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
    expect({ err, code }).toEqual({ err: 'The index is older than content/en/claim/asked.json: run `npm run build`.\n', code: 0 });
  });

  it('says to build the site where it is not built, or not to its end', async () => {
    const missing = { out: '', err: 'The site is not built, or not to its end: run `npm run build`.\n', code: 1 };
    expect(await runScript('search.ts', ['en', 'claim', 'dwarf'], { env: { DIST_DIR: join(folder.path, 'nowhere') } })).toEqual(missing);
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
    [['en', 'chess', 'pawn'], /^chess: expected one of rival-kings, claim, king-of-the-valley, nobles-and-glory, all$/],
    [['nl', 'rival-kings', 'dief'], /^rival-kings: expected one of claim, all$/],
  ])('says in one line what is wrong with %j', async ([args, err]) => {
    const ran = await search(...args);
    expect(ran).toMatchObject({ out: '', code: 2 });
    expect(ran.err.trimEnd()).toMatch(err);
  });
});
