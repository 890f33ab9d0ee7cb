import type { Locator, Page } from '@playwright/test';
import { expect, fragment, test, type Language } from './support.ts';
import { words } from './words.ts';

const GAME = 'king-of-the-valley';
const KEY = `own-numbers.${GAME}`;
const PRICES = [1, 3, 4, 7, 9, 12] as const;
const OURS = [2, 3, 4, 6, 8, 10] as const;

const pageIn = (language: Language): string => `/${language}/${GAME}/values/`;
const form = (page: Page): Locator => page.locator('.own-numbers');
const fields = (page: Page): Locator => form(page).locator('input');
const shown = (page: Page): Locator => page.locator('[data-number] b');
const tags = (page: Page): Locator => page.locator('[data-number] .tag');

/** Types numbers, lowest first, and keeps them, once the form is there for its reader. */
async function enter(
  page: Page,
  numbers: readonly (number | string)[],
  language: Language = 'en',
): Promise<void> {
  await expect(form(page)).not.toHaveAttribute('data-waits');
  for (const [at, number] of numbers.entries()) await fields(page).nth(at).fill(String(number));
  await form(page)
    .getByRole('button', { name: words(language)('values.save') })
    .click();
}

const texts = (numbers: readonly number[]): string[] => numbers.map(String);

test('Prices are entered once: after a reload they are there, the table begins with them, its links carry them, and ours come back', async ({
  page,
}) => {
  const say = words('en', GAME);
  await page.goto(`/en/${GAME}/`);
  await page
    .locator('main')
    .getByRole('link', { name: say('values.title') })
    .click();
  await expect(page).toHaveURL(pageIn('en'));
  await expect(shown(page)).toHaveText(texts(OURS));
  const assumed = say('provenance.assumed');
  await expect(tags(page).filter({ hasText: assumed })).toHaveCount(3);
  await enter(page, PRICES);
  await expect(form(page).getByRole('status')).toHaveText(say('values.saved'));
  await page.reload();
  for (const [at, price] of PRICES.entries())
    await expect(fields(page).nth(at)).toHaveValue(String(price));
  await expect(shown(page)).toHaveText(texts(PRICES));
  await expect(tags(page)).toHaveText(PRICES.map(() => say('values.yours')));

  await page.goto(`/en/${GAME}/table/`);
  await page.getByRole('button', { name: say('table.example') }).click();
  const prices = page.locator('.laid-hill b');
  await expect(prices).toHaveText(texts(PRICES));
  await expect(page.locator('.laid-hill b.assumed')).toHaveCount(0);
  await expect(page).toHaveURL(/#play=/);
  const link = page.url();

  await page.goto(pageIn('en'));
  await form(page)
    .getByRole('button', { name: say('values.reset') })
    .click();
  await expect(form(page).getByRole('status')).toHaveText(say('values.cleared'));
  await expect(shown(page)).toHaveText(texts(OURS));
  await expect(tags(page).filter({ hasText: assumed })).toHaveCount(3);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  await page.goto(link);
  await expect(prices, 'the table of a link has the prices that it was laid with').toHaveText(
    texts(PRICES),
  );
  await page.goto(`/en/${GAME}/table/`);
  await page.getByRole('button', { name: say('table.example') }).click();
  await expect(prices).toHaveText(texts(OURS));
  await expect(page.locator('.laid-hill b.assumed')).toHaveCount(3);
});

test('What is typed before the script of the form has come stays', async ({ page }) => {
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_astro/*.css', async (route) => {
    await late;
    await route.continue();
  });
  // Without its styles the form is there at once.
  await page.goto(pageIn('en'), { waitUntil: 'commit' });
  await fields(page).nth(0).fill('1');
  arrive();
  await expect(form(page)).not.toHaveAttribute('data-waits');
  await expect(fields(page).nth(0)).toHaveValue('1');
  await enter(page, PRICES);
  await expect(shown(page)).toHaveText(texts(PRICES));
});

test('Prices that are entered at the table are kept; it begins with them, and a table of a link keeps its own', async ({
  page,
}) => {
  const say = words('en', GAME);
  await page.goto(`/en/${GAME}/table/`);
  await page.getByRole('button', { name: say('table.example') }).click();
  await page.getByRole('button', { name: say('lay.prices') }).click();
  const sheet = page.getByRole('dialog');
  const typed = async (numbers: readonly (number | string)[]): Promise<void> => {
    for (const [at, number] of numbers.entries())
      await sheet.getByLabel(say('lay.price', { row: at + 1 })).fill(String(number));
    await sheet.getByRole('button', { name: say('lay.done') }).click();
  };
  await typed([2, 3, 4, 6, 8, 21]);
  await expect(sheet.locator('.problem')).toHaveText(
    say('lay.prices.problem', { lowest: 1, highest: 20 }),
  );
  await typed([2, 3, 4, 3, 8, 10]);
  await expect(sheet.locator('.chip')).not.toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  await typed(PRICES);
  await expect(page.locator('.laid-hill b')).toHaveText(texts(PRICES));
  await page.getByRole('button', { name: say('table.clear') }).click();
  await page.getByRole('button', { name: say('table.example') }).click();
  await expect(page.locator('.laid-hill b')).toHaveText(texts(PRICES));
  const position = { players: [{ seat: 'noor', king: 'a1' }, { seat: 'mila', king: 'e5' }] }; // prettier-ignore
  await page.goto(`/en/${GAME}/table/${await fragment({ game: GAME, position })}`);
  await expect(page.locator('.laid-hill b')).toHaveText(texts(OURS));
  await page.goto(pageIn('en'));
  await expect(shown(page)).toHaveText(texts(PRICES));
});

for (const language of ['en', 'de'] as const) {
  const say = words(language, GAME);
  const row = (number: number): string => say('page.values.row', { row: number });
  for (const [what, numbers, at, sentence] of [
    ['falls', [2, 3, 4, 3, 8, 10], 3, say('values.falls', { name: row(4), before: row(3) })],
    [
      'is nothing',
      [0, 3, 4, 6, 8, 10],
      0,
      say('values.beyond', { name: row(1), lowest: 1, highest: 20 }),
    ],
    [
      'is too high',
      [2, 3, 4, 6, 8, 21],
      5,
      say('values.beyond', { name: row(6), lowest: 1, highest: 20 }),
    ],
    ['is a word', [2, 3, 'x', 6, 8, 10], 2, say('values.not-whole', { name: row(3) })],
    ['is missing', [2, 3, 4, 6, '', 10], 4, say('values.missing', { name: row(5) })],
  ] as const)
    test(`A price that ${what} is told in a sentence, and nothing is lost (${language})`, async ({
      page,
    }) => {
      await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
        KEY,
        JSON.stringify({ version: 1, numbers: PRICES }),
      ] as const);
      await page.goto(pageIn(language));
      await expect(fields(page).first()).toHaveValue(String(PRICES[0]));
      await enter(page, numbers, language);
      await expect(form(page).locator('.problem')).toHaveText(sentence);
      await expect(fields(page).nth(at)).toBeFocused();
      await expect(fields(page).nth(at)).toHaveAttribute('aria-invalid', 'true');
      for (const [place, number] of numbers.entries())
        await expect(fields(page).nth(place)).toHaveValue(String(number));
      await expect(shown(page), 'what was kept still holds').toHaveText(texts(PRICES));
      await page.reload();
      await expect(shown(page)).toHaveText(texts(PRICES));
    });
}

test('Another price in the row that print names is kept, with a remark', async ({ page }) => {
  const say = words('en', GAME);
  await page.goto(pageIn('en'));
  await enter(page, [2, 3, 5, 6, 8, 10]);
  const remark = say('values.against-print', {
    name: say('page.values.row', { row: 3 }),
    number: 4,
  });
  await expect(form(page).getByRole('status')).toHaveText(`${say('values.saved')} ${remark}`);
  await page.reload();
  await expect(shown(page)).toHaveText(['2', '3', '5', '6', '8', '10']);
});

test('Kept prices that make no sense are set aside, and the page says so', async ({ page }) => {
  const say = words('en', GAME);
  await page.goto(pageIn('en'));
  await expect(form(page), 'what is kept has been read').toBeVisible();
  await page.evaluate((key) => localStorage.setItem(key, '{"version":1,"numbers":[9,1]}'), KEY);
  await page.reload();
  await expect(form(page).getByRole('status')).toHaveText(say('values.damaged'));
  await expect(shown(page)).toHaveText(texts(OURS));
  expect(await page.evaluate((key) => localStorage.getItem(`${key}.damaged-1`), KEY)).toBe(
    '{"version":1,"numbers":[9,1]}',
  );
});

test('What one tab keeps another one shows; what is being typed there stays', async ({
  page,
  context,
}) => {
  await page.goto(pageIn('en'));
  const other = await context.newPage();
  await other.goto(pageIn('en'));
  await fields(other).first().fill('5');
  await enter(page, PRICES);
  await expect(shown(other)).toHaveText(texts(PRICES));
  await expect(fields(other).first()).toHaveValue('5');
});

test('Only a game that has such values has the page, or a link to it', async ({ page }) => {
  expect((await page.request.get('/en/claim/values/')).status()).toBe(404);
  await page.goto('/en/claim/house-rules/');
  await expect(page.locator('.own-copy')).toHaveCount(0);
  for (const from of ['house-rules/', 'table/', 'rules/set-up/']) {
    await page.goto(`/en/${GAME}/${from}`);
    await expect(page.locator('.own-copy a'), from).toHaveAttribute('href', pageIn('en'));
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the values are readable, with where they are known from, and no form is there', async ({
    page,
  }) => {
    const say = words('en', GAME);
    await page.goto(pageIn('en'));
    await expect(shown(page)).toHaveText(texts(OURS));
    await expect(form(page)).toBeHidden();
    const sentence = page.locator('noscript p');
    await expect(sentence).toHaveText(say('values.no-script'));
    await expect(sentence).toBeVisible();
    await expect(tags(page).filter({ hasText: say('provenance.printed') })).toHaveCount(1);
  });
});
