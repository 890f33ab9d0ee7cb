// The search of kept games in every engine, when the site is gone.
import { test as base } from '@playwright/test';
import { type Engine, type EngineName, isInstalled, start } from './engine.ts';
import { Host } from './host.ts';
import { expect, GAMES } from './support.ts';
import { visitOf, type Visit } from './visit.ts';
import { headOf, words } from './words.ts';

/**
 * What is asked in each language, where the first line leads, and what only texts of Rival Kings
 * say.
 */
const ASKED = {
  en: {
    question: 'who does the duke rob',
    answer: '/en/rival-kings/cards/duke/',
    inTexts: 'exception',
  },
  de: {
    question: 'darf der wächter den diebstal verhindern',
    answer: '/de/rival-kings/rulings/watchman-theft-stands/',
    inTexts: 'ausnahme',
  },
} as const;

/** Where the first hit leads, once all that can be had has answered. Runs in the browser. */
const firstAnswer = (): string | null | undefined =>
  document.querySelector('.results[aria-busy="false"] [role="option"]')?.getAttribute('href');

/** What the search says that it could not have. Runs in the browser. */
const lackTold = (): string => document.querySelector('.results [role="alert"]')?.textContent ?? '';

/** How far a game is kept, as its place says. Runs in the browser. */
const stateOf = (place: string): string | undefined =>
  document.querySelector<HTMLElement>(place)?.dataset.state;

/** Opens a page and asks its search. */
async function ask({ open, finds, write }: Visit, path: string, query: string): Promise<void> {
  await open(path);
  if (!path.endsWith('/search/')) {
    // The page hears keys as soon as its script has shown this button.
    await finds(() => document.querySelector<HTMLElement>('#theme')?.hidden, false);
    await write('/');
  }
  await finds(() => document.activeElement?.role, 'combobox');
  await write(query);
}

/** A host and a browser of their own for every test. */
const test = base.extend<{ engineName: EngineName; engine: Engine; host: Host }>({
  engineName: ['Chromium', { option: true }],
  engine: async ({ engineName }, use) => {
    const engine = await start(engineName);
    await use(engine);
    await engine.close();
  },
  host: async ({}, use) => {
    const host = await Host.begin();
    await use(host);
    await host.end();
  },
});

for (const engineName of ['Chromium', 'Firefox', 'WebKit'] as const)
  test.describe(engineName, () => {
    test.use({ engineName });
    // To keep a game, and to type letter by letter, takes a busy machine its time.
    test.describe.configure({ timeout: 240_000 });
    test.skip(
      !isInstalled(engineName),
      `${engineName} is not installed: see scripts/bootstrap.mjs`,
    );

    for (const language of ['en', 'de'] as const)
      test(`searches a kept game without a connection, also what only its texts say, and names the games that are missing (${language})`, async ({
        engine,
        host,
      }) => {
        const { question, answer, inTexts } = ASKED[language];
        const { address } = host;
        const visit = visitOf(address, engine, engineName);
        await visit.open(`/${language}/offline/`);
        const place = `[data-keep="${language}/rival-kings"]`;
        await visit.click(`${place} [data-do="keep"]`);
        await expect.poll(() => engine.run(stateOf, place), { timeout: 60_000 }).toBe('whole');
        await host.end();
        await expect(fetch(address)).rejects.toThrow();

        const chapter = `${language}/rival-kings/rules/theft`;
        await visit.open(`/${chapter}/`);
        await visit.says('h1', new RegExp(headOf(`${chapter}.mdx`)));
        const missing = GAMES.filter((game) => game !== 'rival-kings').map((game) =>
          words(language, game)('game'),
        );
        for (const [path, lacks] of [
          [`/${chapter}/`, ''],
          [
            `/${language}/search/`,
            words(language)('search.without', { games: missing.join(', ') }),
          ],
        ] as const) {
          await ask(visit, path, question);
          await visit.finds(firstAnswer, answer);
          await visit.finds(lackTold, lacks);
          await ask(visit, path, inTexts);
          await visit.says(
            '.results[aria-busy="false"] [role="option"] .says mark',
            new RegExp(`^${inTexts}`, 'i'),
          );
          await visit.finds(lackTold, lacks);
        }
      });
  });
