import type { Page } from '@playwright/test';
import { globSync } from 'node:fs';
import { expect, test } from './support.ts';
import { words } from './words.ts';

/** Everything that Pagefind is made of, and what is shown of texts. */
const PARTS = [
  'pagefind/pagefind.js',
  'pagefind/wasm.*',
  'pagefind/pagefind-entry.json*',
  'pagefind/*.pf_meta',
  'pagefind/index/*',
  'texts/*.json',
];

/** Opens the search of a page, and asks. */
async function ask(page: Page, path: string, query: string): Promise<void> {
  await page.goto(path);
  if (!path.endsWith('/search/')) await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
}

const SAID = words('en');

for (const [path, query, answer] of [
  [
    '/de/rival-kings/',
    'darf der wächter den diebstal verhindern',
    '/de/rival-kings/rulings/watchman-theft-stands/',
  ],
  [
    '/de/',
    'darf der wächter den diebstal verhindern',
    '/de/rival-kings/rulings/watchman-theft-stands/',
  ],
  [
    '/de/search/',
    'darf der wächter den diebstal verhindern',
    '/de/rival-kings/rulings/watchman-theft-stands/',
  ],
  ['/en/rival-kings/', 'who does the duke rob', '/en/rival-kings/cards/duke/'],
  ['/en/', 'who does the duke rob', '/en/rival-kings/cards/duke/'],
] as const)
  test(`A question is answered in the first line, also with a slip (${query}, ${path})`, async ({
    page,
  }) => {
    await ask(page, path, query);
    const first = page.getByRole('option').first();
    await expect(first).toHaveAttribute('href', answer);
    await expect(first.locator('.says')).not.toBeEmpty();
  });

test('A word that only texts have is found there, by loading the parts of the index that hold it', async ({
  page,
}) => {
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
  await ask(page, '/en/rival-kings/', 'remaining');
  await expect(page.getByRole('option').nth(1).locator('.says mark').first()).toHaveText(
    /^remain/i,
  );
  const parts = [...loaded].filter((path) => path.includes('/pagefind/index/'));
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.length).toBeLessThan(globSync('dist/en/{rival-kings/,}pagefind/index/*').length);
  expect([...loaded].filter((path) => path.endsWith('.js') && path.includes('pagefind'))).toEqual([
    '/en/pagefind/pagefind.js',
  ]);
  expect([...loaded].filter((path) => path.includes('/pagefind/wasm'))).toEqual([
    '/en/pagefind/wasm.en.pagefind',
  ]);
});

test('What is asked for a second time has the same address: the browser keeps what has not changed', async ({
  page,
}) => {
  const asked: string[][] = [];
  page.on('request', (request) => asked.at(-1)?.push(request.url()));
  for (let times = 0; times < 2; times += 1) {
    asked.push([]);
    await ask(page, '/en/claim/', 'remaining cards');
    await expect(page.locator('.results[aria-busy="false"]')).toBeVisible();
  }
  const [first, second] = asked.map((urls) =>
    urls.filter((url) => url.includes('pagefind')).toSorted(),
  );
  expect(first!.length).toBeGreaterThan(4);
  expect(second).toEqual(first);
});

for (const part of PARTS)
  test(`Where a part of the texts cannot be had, titles answer, the field keeps its words, and the reader can ask again (${part})`, async ({
    page,
    troubles,
  }) => {
    await page.route(`**/${part}`, (route) => route.abort());
    await ask(page, '/en/rival-kings/', 'who can rob A and B');
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(SAID('search.titles-only'));
    await expect(page.getByRole('option').first()).toContainText('A or B');
    await expect(page.getByRole('combobox')).toHaveValue('who can rob A and B');
    await page.unroute(`**/${part}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: SAID('search.again') })
      .click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('option').first().locator('.says')).not.toBeEmpty();
    troubles.length = 0;
  });

test('Where nothing fits well the list says so, and where something does it does not', async ({
  page,
}) => {
  await ask(page, '/en/rival-kings/', 'can the king get married');
  const said = page.getByRole('dialog').getByText(SAID('search.poor'));
  await expect(said).toBeVisible();
  await expect(page.getByRole('option').first()).toBeVisible();
  for (const query of ['who does the duke rob', 'watchman', '7.3', 'can I refuse to steal']) {
    await page.getByRole('combobox').fill(query);
    await expect(page.locator('.results[aria-busy="false"]')).toBeVisible();
    await expect(said, query).toHaveCount(0);
  }
});

test('Where Pagefind never comes, titles answer after a while', async ({ page, troubles }) => {
  await page.route('**/pagefind/wasm.*', () => undefined);
  await ask(page, '/en/claim/', 'who leads the next trick');
  await expect(page.getByRole('alert')).toHaveText(SAID('search.titles-only'), { timeout: 30_000 });
  await expect(page.getByRole('option').first()).toBeVisible();
  troubles.length = 0;
});

test('Where the browser runs no WebAssembly, titles and questions answer, and a sentence says so', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await ask(page, '/en/claim/', 'who leads the next trick');
  await expect(page.getByText(SAID('search.titles-only.browser'))).toBeVisible();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(asked.filter((url) => url.includes('pagefind'))).toEqual([]);
});

for (const query of [
  '🂡🂢🂣',
  '\u0000\u0007\u001b',
  '<img src=x onerror=alert(1)>',
  'كيف ألعب',
  '"dwarf"',
  '"',
])
  test(`Whatever is typed is only sought (${JSON.stringify(query)})`, async ({ page }) => {
    await ask(page, '/en/claim/', query);
    await expect(page.locator('.results[aria-busy="false"]')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('dialog img[src="x"]')).toHaveCount(0);
  });

test('On a game’s page the search says that it is about this game, and leads to all games with the words', async ({
  page,
}) => {
  await ask(page, '/en/claim/', 'who leads the next trick');
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(words('en')('search.scope', { game: words('en', 'claim')('game') })),
  ).toBeVisible();
  await dialog.getByRole('link', { name: SAID('search.to-all') }).click();
  await expect(page).toHaveURL('/en/search/?q=who%20leads%20the%20next%20trick');
  await expect(page.getByRole('combobox')).toHaveValue('who leads the next trick');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('link', { name: SAID('search.to-all') })).toHaveCount(0);
});

test('Words that a game does not know lead to all games at once; where a language has one game only, nothing leads there', async ({
  page,
}) => {
  await ask(page, '/en/claim/', 'goblin watchman');
  const found = page
    .getByRole('dialog')
    .locator('.message')
    .filter({ hasText: SAID('search.word', { word: 'watchman' }) });
  await expect(found.getByRole('link', { name: SAID('search.to-all') })).toHaveAttribute(
    'href',
    '/en/search/?q=goblin%20watchman',
  );
  await ask(page, '/nl/claim/', 'dwerg');
  await expect(page.locator('.results[aria-busy="false"]')).toBeVisible();
  await expect(page.getByRole('link', { name: words('nl')('search.to-all') })).toHaveCount(0);
});

test('Where a game cannot be had, the library searches the others and names it, and the reader can ask again', async ({
  page,
  troubles,
}) => {
  await page.route('**/en/claim/records.json', (route) => route.abort());
  await ask(page, '/en/search/', 'who does the duke rob');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(SAID('search.without', { games: words('en', 'claim')('game') }));
  await expect(page.getByRole('option').first()).toHaveAttribute(
    'href',
    '/en/rival-kings/cards/duke/',
  );
  await page.unroute('**/en/claim/records.json');
  await page.getByRole('button', { name: SAID('search.again') }).click();
  await expect(alert).toHaveCount(0);
  await page.getByRole('combobox').fill('who leads the next trick');
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: words('en', 'claim')('game') })
      .first(),
  ).toBeVisible();
  troubles.length = 0;
});
