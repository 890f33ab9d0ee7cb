import type { Locator, Page } from '@playwright/test';
import { MOST_READ } from '../../src/islands/search/limits.ts';
import { expect, GAMES, searchDialog as dialog, searchFor, test } from './support.ts';
import { headOf, words } from './words.ts';

const en = words('en', 'rival-kings');

test('Of a long text the beginning is searched, as the page says; the field keeps it whole, and the page stays awake', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/');
  await searchFor(page, 'watchman');
  const said = dialog(page).getByText(en('search.cut', MOST_READ));
  await expect(said).toHaveCount(0);
  const field = dialog(page).getByRole('combobox');
  const took = async (text: string): Promise<number> => {
    const since = Date.now();
    await searchFor(page, text);
    return Date.now() - since;
  };
  const short = await took(`can the watchman stop the herbalist ${'and so on '.repeat(8)}`);
  for (const text of [
    'x'.repeat(20_000),
    'x'.repeat(100_000),
    `can the watchman stop the herbalist ${'and so on '.repeat(10_000)}`,
  ]) {
    expect(await took(text), `${text.length} letters`).toBeLessThan(10 * Math.max(short, 300));
    await expect(said).toBeVisible();
    await expect(field).toHaveValue(text);
  }
  await expect(dialog(page).getByRole('option').first()).toContainText(/watchman/i);
  await field.fill('watchman');
  await expect(said).toHaveCount(0);
});

test('Signs, tags and control characters alone find nothing, and that is all the page says', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/');
  for (const query of ['😡', '\u0000\u0007\u001b', '<>', '???', '\u200d\ufe0f', '\ud83d', '“”']) {
    const hits = await searchFor(page, query);
    await expect(hits).toHaveCount(0);
    expect(await dialog(page).locator('.message').count(), query).toBeLessThanOrEqual(1);
  }
  await searchFor(page, '<img src=x onerror=alert(1)>');
  await expect(dialog(page).locator('img[src="x"]')).toHaveCount(0);
});

const hitsIn = (page: Page): Promise<string[]> =>
  page.getByRole('option').evaluateAll((all) => all.map((one) => one.getAttribute('href')!));

test('Closed and opened again, the search has the words and the hits; the next key replaces them', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/rules/theft/');
  const field = dialog(page).getByRole('combobox');
  await searchFor(page, 'watchman');
  const hits = await hitsIn(page);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () =>
      dialog(page)
        .getByRole('button', { name: en('search.close') })
        .click(),
  ]) {
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(field).toHaveValue('watchman');
    await expect.poll(() => hitsIn(page)).toEqual(hits);
  }
  await page.keyboard.type('c');
  await expect(field).toHaveValue('c');
  await field.fill('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('group', { name: en('search.popular') })).toBeVisible();
  await expect(field).toHaveValue('');
});

test('After a hit and the way back the search has the words again, and another page has its own', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/');
  const hits = await searchFor(page, 'watchman');
  await hits.first().click();
  await expect(page).toHaveURL(/\/cards\/watchman\//);
  await page.waitForLoadState('load');
  await page.keyboard.press('/');
  await expect(page.getByRole('group', { name: en('search.recent') })).toBeVisible();
  const field = dialog(page).getByRole('combobox');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/en/rival-kings/');
  await page.waitForLoadState('load');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field).toHaveValue('watchman');
  await expect(page.getByRole('option').first()).toContainText(/watchman/i);
});

test('The browser’s way back closes the search and stays on the page', async ({ page }) => {
  await page.goto('/en/');
  await page.goto('/en/claim/');
  await searchFor(page, 'goblin');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/en/claim/');
});

test('The address of the search page follows the words: a reload and the way back find them, and no key is a step back', async ({
  page,
}) => {
  await page.goto('/en/');
  await page.goto('/en/search/');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('goblin & knight');
  await expect(page).toHaveURL('/en/search/?q=goblin+%26+knight');
  await expect(page.locator('.results')).toHaveAttribute('aria-busy', 'false');
  const hits = await hitsIn(page);
  await page.reload();
  await expect(field).toHaveValue('goblin & knight');
  await expect.poll(() => hitsIn(page)).toEqual(hits);
  await field.fill('watchman');
  // Until the answer is there the list is that of before.
  await expect(page.locator('.results')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/cards\/watchman\//);
  await page.goBack();
  await expect(page).toHaveURL('/en/search/?q=watchman');
  await expect(field).toHaveValue('watchman');
  await expect(page.getByRole('option').first()).toContainText(/watchman/i);
  await field.fill('');
  await expect(page).toHaveURL('/en/search/');
  await page.goBack();
  await expect(page).toHaveURL('/en/');
});

test('Where the tab keeps nothing, the search works all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/en/claim/');
  const hits = await searchFor(page, 'goblin');
  await expect(hits.first()).toContainText(/goblin/i);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('combobox')).toHaveValue('');
});

for (const [path, queries, rule] of [
  [
    '/en/rival-kings/',
    ['7.7', 'rule 7.7', '§7.7', '§ 7.7', '7,7'],
    '/en/rival-kings/rules/theft/#rk.steal.covered-lost',
  ],
  [
    '/de/rival-kings/',
    ['Regel 7.7', 'regel 7,7'],
    '/de/rival-kings/rules/theft/#rk.steal.covered-lost',
  ],
  ['/nl/claim/', ['Regel 7.11', 'regel 7.11'], /^\/nl\/claim\/rules\/factions\/#/],
] as const) {
  test(`${queries.map((query) => `“${query}”`).join(', ')} find the rule alone (${path})`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const query of queries) {
      const hits = await searchFor(page, query);
      await expect(hits).toHaveCount(1);
      await expect(hits.locator('.sign')).toHaveText(/\d+/);
      await expect(hits).toHaveAttribute('href', rule);
    }
  });
}

for (const [path, queries, page, title] of [
  [
    '/en/rival-kings/',
    ['chapter 7', '7', '7.'],
    '/en/rival-kings/rules/theft/',
    headOf('en/rival-kings/rules/theft.mdx'),
  ],
  [
    '/de/rival-kings/',
    ['Kapitel 7'],
    '/de/rival-kings/rules/theft/',
    headOf('de/rival-kings/rules/theft.mdx'),
  ],
  [
    '/nl/claim/',
    ['hoofdstuk 7'],
    '/nl/claim/rules/factions/',
    headOf('nl/claim/rules/factions.mdx'),
  ],
] as const) {
  test(`${queries.map((query) => `“${query}”`).join(', ')} find the chapter, then its rules (${path})`, async ({
    page: browser,
  }) => {
    await browser.goto(path);
    for (const query of queries) {
      const hits = await searchFor(browser, query);
      await expect(hits.first()).toHaveAttribute('href', page);
      await expect(hits.first()).toContainText(title);
      await expect(hits.nth(1)).toHaveAttribute('href', new RegExp(`^${page}#`));
      await expect(hits.nth(1).locator('.sign')).toHaveText('7.1');
    }
  });
}

test('A number that nothing has is said in one sentence, with the last there is; a bare number may be in the texts', async ({
  page,
}) => {
  await page.goto('/en/king-of-the-valley/');
  const none = (query: string): Locator => dialog(page).getByText(en('search.none', { query }));
  const hits = await searchFor(page, '7.7');
  await expect(dialog(page)).toContainText(
    en('search.no-rule', { rule: '7.7', chapter: '7', last: '7.5' }),
  );
  await expect(none('7.7')).toHaveCount(0);
  await expect(hits).toHaveCount(1);
  await expect(hits.locator('.sign')).toHaveText('7.5');
  await searchFor(page, 'chapter 99');
  await expect(dialog(page)).toContainText(en('search.no-chapter', { chapter: '99', last: '15' }));
  await expect(none('chapter 99')).toHaveCount(0);
  await expect(hits.locator('.sign')).toHaveText(['15']);
  await searchFor(page, '52');
  await expect(
    dialog(page).getByText(en('search.no-chapter', { chapter: '52', last: '15' })),
  ).toHaveCount(0);
  await searchFor(page, '99');
  await expect(none('99')).toBeVisible();
  await expect(dialog(page).locator('.message')).toHaveCount(1);
});

test('Over all games a number finds the rule, or the chapter, of each', async ({ page }) => {
  await page.goto('/en/');
  const hits = await searchFor(page, 'rule 7.5');
  await expect(hits).toHaveCount(GAMES.length);
  await searchFor(page, 'chapter 7');
  await expect(hits).toHaveCount(GAMES.length);
  for (const game of GAMES)
    expect(
      (await hitsIn(page)).filter((address) => address.startsWith(`/en/${game}/rules/`)),
    ).toHaveLength(1);
});
