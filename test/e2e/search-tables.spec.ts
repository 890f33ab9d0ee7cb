import { expect, searchFor, test } from './support.ts';
import { words } from './words.ts';

/** Who may, or must, rob Juri. */
function robJuri(language: 'de' | 'en', thieves: readonly string[], duty = 'may'): string {
  const blanks = {
    thieves: new Intl.ListFormat(language).format(thieves),
    thieves_count: thieves.length,
    victims: 'Juri',
    duty,
  };
  return words(language, 'rival-kings')('answer.thefts', blanks);
}

/** What the answer says to a Knight that Mila plays on a Goblin. */
const knightWins = (language: 'de' | 'en' | 'nl'): string =>
  words(language, 'claim')('event.trickWon.knight', { seat: 'Mila' });

for (const [path, query, title, answer] of [
  [
    '/en/rival-kings/',
    'trader courtier countess watchman',
    'Noor: Courtier · Mila: Countess · Juri: Trader + Watchman',
    robJuri('en', ['Noor', 'Mila']),
  ],
  [
    '/de/rival-kings/',
    'Händler gegen Höfling',
    'Mila: Höfling · Juri: Händler · Noor: Reichsverweser',
    robJuri('de', ['Mila']),
  ],
  [
    '/de/rival-kings/',
    'hoefling haendlr',
    'Mila: Höfling · Juri: Händler · Noor: Reichsverweser',
    robJuri('de', ['Mila']),
  ],
  [
    '/nl/rival-kings/',
    'courtier trader',
    'Mila: Courtier · Juri: Trader · Noor: Lord Protector',
    robJuri('en', ['Mila']),
  ],
  ['/en/claim/', 'knight on goblin', 'Noor: Goblin 8 · Mila: Knight 3', knightWins('en')],
  ['/de/claim/', 'Kobold 9 Ritter 2', 'Noor: Kobold 9 · Mila: Ritter 2', knightWins('de')],
  ['/nl/claim/', 'ridder op goblin', 'Noor: Goblin 8 · Mila: Ridder 3', knightWins('nl')],
  ['/en/', 'knight on goblin', 'Noor: Goblin 8 · Mila: Knight 3', knightWins('en')],
] as const) {
  test(`“${query}” lays that table and answers it, from ${path}; the table tool opens with it`, async ({
    page,
  }) => {
    await page.goto(path);
    const hits = await searchFor(page, query);
    await expect(hits.first()).toHaveAttribute('data-kind', 'table');
    await expect(hits.first().locator('b')).toHaveText(title);
    await expect(hits.first()).toContainText(answer);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      new RegExp(`^[^#]*/${path.slice(1, 3)}/(rival-kings|claim)/table/#play=`),
    );
    await expect(page.locator('.answer h2')).toContainText(answer);
  });
}

test('A question that names two cards keeps its answer first; their table comes after it', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/');
  const hits = await searchFor(page, 'do coins count for the queen');
  await expect(hits.first()).not.toHaveAttribute('data-kind', 'table');
  await expect(hits.last()).toHaveAttribute('data-kind', 'table');
});

test.describe('while the referee cannot be had', () => {
  // The browser reports every request that fails.
  test.use({ missing: /answers\.json$/ });

  test('the search answers all the same', async ({ page }) => {
    await page.route('**/answers.json', (route) => route.abort());
    await page.goto('/en/rival-kings/');
    const hits = await searchFor(page, 'courtier trader');
    await expect(hits.first()).toBeVisible();
    await expect(page.locator('[data-kind="table"]')).toHaveCount(0);
    await page.unroute('**/answers.json');
    await page.getByRole('combobox').fill('trader courtier');
    await expect(page.getByRole('option').first()).toHaveAttribute('data-kind', 'table');
  });
});

test('The reader’s own house rules hold in the answer', async ({ page }) => {
  await page.goto('/en/rival-kings/');
  await page.evaluate(() =>
    localStorage.setItem(
      'house-rules.rival-kings',
      JSON.stringify({ 'steal-optional': 'must-cover' }),
    ),
  );
  await page.reload();
  const hits = await searchFor(page, 'courtier trader');
  await expect(hits.first()).toContainText(robJuri('en', ['Mila'], 'must'));
});
