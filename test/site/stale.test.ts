import { dev } from 'astro';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFERENCE_LOCALE } from '../../src/i18n/locales.ts';
import { entriesOf, fingerprintOf } from '../../src/site/entries.ts';
import { SOURCES, type Sources } from '../../src/site/sources.ts';
import { textOf } from '../support/content.ts';
import { temporaryFolder } from '../support/run.ts';
import { ROOT } from '../support/sources.ts';

const CARD = 'cards/watchman';

/** A section of a card page without an id: it is named by its English title, which may change. */
const section = entriesOf(
  `${CARD}.mdx`,
  await textOf(REFERENCE_LOCALE, `rival-kings/${CARD}.mdx`),
).find(({ titled }) => titled)!.name;

/** The entries that have a newer source here, and no others of their pages. */
const STALE = ['rules/overview#rk.goal.most-points', section];
const FILES = ['rules/overview', CARD, 'cards/gardener'];

/** What these pages were made from: the present English, but for those entries. */
const current = (
  await Promise.all(
    FILES.map(async (file) =>
      entriesOf(`${file}.mdx`, await textOf(REFERENCE_LOCALE, `rival-kings/${file}.mdx`)),
    ),
  )
)
  .flat()
  .map(
    (entry) =>
      [entry.name, STALE.includes(entry.name) ? '0000000000' : fingerprintOf(entry)] as const,
  );

/**
 * Has the German Rival Kings made from those sources, whatever its translator has accepted so far.
 */
const otherSources = {
  name: 'other-sources',
  enforce: 'pre' as const,
  transform(code: string, id: string): string | undefined {
    if (!id.includes(`/de/rival-kings/${SOURCES}`)) return undefined;
    const written = JSON.parse(/^export default (".*");?$/m.exec(code)![1]!) as string;
    const sources = { ...(JSON.parse(written) as Sources), ...Object.fromEntries(current) };
    return `export default ${JSON.stringify(JSON.stringify(sources))}`;
  },
};

describe('a page with a part whose English text is newer', () => {
  let server: Awaited<ReturnType<typeof dev>> | undefined;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    // Under Vitest, Astro’s server answers no requests.
    delete process.env.VITEST;
    folder = await temporaryFolder();
    server = await dev({
      root: ROOT,
      cacheDir: folder.path,
      logLevel: 'error',
      server: { port: 0 },
      vite: { plugins: [otherSources], cacheDir: folder.path, server: { watch: null } },
    });
    // The first page waits until everything is compiled.
    await fetch(`http://localhost:${server.address.port}/de/about/`);
  }, 240_000);
  afterAll(async () => {
    await server?.stop();
    await folder.clean();
  });

  /** The notices of a page: where each stands, and where it leads. */
  async function noticesOn(
    path: string,
  ): Promise<(readonly [text: string, href: string | undefined])[]> {
    const response = await fetch(`http://localhost:${server!.address.port}${path}`);
    expect(response.status, path).toBe(200);
    return parse(await response.text())
      .querySelectorAll('.stale')
      .map(
        (notice) =>
          [notice.structuredText, notice.querySelector('a')?.getAttribute('href')] as const,
      );
  }
  const SAYS = 'Der englische Text ist neuer als diese Übersetzung. Auf Englisch lesen';

  it('says so once, beside a rule, with a link to the English rule', async () => {
    expect(await noticesOn('/de/rival-kings/rules/overview/')).toEqual([
      [SAYS, '/en/rival-kings/rules/overview/#rk.goal.most-points'],
    ]);
  });

  it('says so in a section of a card page that is known by its place', async () => {
    expect(await noticesOn('/de/rival-kings/cards/watchman/')).toEqual([
      [SAYS, '/en/rival-kings/cards/watchman/#with'],
    ]);
  });

  it.for([
    '/en/rival-kings/rules/overview/',
    '/nl/rival-kings/rules/overview/',
    '/de/rival-kings/cards/gardener/',
  ])('says nothing in English, and nothing elsewhere: %s', async (path) => {
    expect(await noticesOn(path)).toEqual([]);
  });
});
