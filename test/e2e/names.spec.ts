import type { Locator, Page } from '@playwright/test';
import { expect, openScenario, quiet, settled, stepTo, test, type Language } from './support.ts';
import { words } from './words.ts';

const say = words('en');

/** The marks around own names, which nobody sees. */
const MARKS = /[\u2066-\u2069]/g;

const shownIn = async (place: Locator): Promise<string> =>
  (await place.innerText()).replace(MARKS, '');

/** Fills the form on the page of the course, from its closed state on. */
async function name(
  page: Page,
  names: Readonly<Record<string, string>>,
  language: Language = 'en',
  game = 'claim',
): Promise<void> {
  await page.goto(`/${language}/${game}/learn/`);
  await page.locator('#names summary').click();
  for (const [seat, own] of Object.entries(names))
    await page.locator(`#names [name="${seat}"]`).fill(own);
  await page.getByRole('button', { name: words(language)('names.save') }).click();
}

const status = (page: Page): Locator => page.locator('#names [role="status"]');

test('The form comes only when it is opened, and keeps names that every page uses, after a reload too', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/en/claim/learn/');
  await quiet(page);
  expect(scripts.filter((url) => /names|shown/.test(url))).toEqual([]);
  await name(page, { noor: '  Lars ', mila: 'أنور' });
  await expect(status(page)).toHaveText(say('names.saved'));
  await expect(page.locator('#names [name="noor"]')).toHaveValue('Lars');
  await expect(page.locator('label[for="name-noor"]')).toHaveText('Noor');
  await page.reload();
  await page.locator('#names summary').click();
  await expect(page.locator('#names [name="mila"]')).toHaveValue('أنور');
  const player = await openScenario(page, 'follow-faction', 'en', '', 'claim');
  await stepTo(player, 1);
  const main = await shownIn(page.locator('main'));
  expect(main).toContain('Lars');
  expect(main).toContain('أنور');
  expect(main).not.toMatch(/\b(Noor|Mila)\b/);
});

// the text itself is what is tested
for (const [language, names, sentence] of [
  ['en', { noor: 'Lars', mila: 'Eva' }, /\bLars’s\b|\bEva’s\b/],
  ['de', { noor: 'Lars', mila: 'Eva' }, /\bLars’ |\bEvas\b/],
  ['nl', { noor: 'Lars', mila: 'Eva' }, /\bLars\b/],
] as const) {
  test(`Sentences of Claim have own names in the forms they need (${language})`, async ({
    page,
  }) => {
    await name(page, names, language);
    await expect(status(page)).not.toBeEmpty();
    let all = '';
    for (const scenario of [
      'doppelgangers-vote',
      'follow-faction',
      'lose-for-the-dwarves',
      'a-trick-in-phase-2',
    ]) {
      const player = await openScenario(page, scenario, language, '', 'claim');
      await stepTo(player, 2);
      const main = page.locator('main');
      await expect.poll(() => shownIn(main)).not.toMatch(/(?<!\p{L})(Noor|Mila)s?(?!\p{L})/u);
      // What is only read aloud as well.
      const spoken = await main
        .locator('[aria-label]')
        .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')).join('\n'));
      expect(spoken).not.toMatch(/(?<!\p{L})(Noor|Mila)s?(?!\p{L})/u);
      all += `${await shownIn(main)}\n`;
    }
    expect(all).toMatch(sentence);
    expect(all).not.toMatch(/Larss|Evas’|Lars’s’/);
  });
}

test('A table that is played on has own names, and its link opens with ours on a device without them', async ({
  page,
}) => {
  await name(page, { noor: 'Lars', mila: 'Eva', juri: 'Tom', ines: 'Kim' }, 'en', 'rival-kings');
  const player = await openScenario(page, 'trader-robbed-by-c-and-e');
  await stepTo(player, 3);
  await player.getByRole('button', { name: say('player.try') }).click();
  await expect(player.locator('.tray')).toContainText(/Lars|Eva|Tom|Kim/);
  expect(await shownIn(player)).not.toMatch(/\b(Noor|Mila|Juri|Ines)\b/);
  await page.evaluate(() => localStorage.removeItem('own-names'));
  await page.reload();
  await expect(page.locator('main')).toContainText('Noor');
  expect(await shownIn(page.locator('main'))).not.toMatch(/\b(Lars|Eva|Tom|Kim)\b/);
});

test('The address of a table is the same with and without own names', async ({ page }) => {
  const addressAfterThree = async (): Promise<string> => {
    const player = await openScenario(page, 'trader-robbed-by-c-and-e');
    await stepTo(player, 3);
    return page.url();
  };
  const before = await addressAfterThree();
  await name(page, { noor: 'Lars' }, 'en', 'rival-kings');
  expect(await addressAfterThree()).toBe(before);
});

test('What looks like markup is a name', async ({ page }) => {
  const own = '<img onerror=x>';
  await name(page, { noor: own, mila: '"><b>' });
  await expect(status(page)).toHaveText(say('names.saved'));
  await openScenario(page, 'follow-faction', 'en', '', 'claim');
  const main = page.locator('main');
  await expect.poll(() => shownIn(main)).toContain(own);
  await expect(main.locator('img[onerror]')).toHaveCount(0);
});

test('What cannot be a name is refused with a sentence at its field, and nothing is kept', async ({
  page,
}) => {
  for (const [names, seat, problem] of [
    [{ noor: 'a'.repeat(21) }, 'noor', 'long'],
    [{ mila: 'a\u202Eb' }, 'mila', 'characters'],
    [{ noor: 'Eva', juri: 'EVA' }, 'juri', 'taken'],
    [{ noor: 'Mila' }, 'noor', 'taken'],
  ] as const) {
    await name(page, names);
    const field = page.locator(`#names [name="${seat}"]`);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(say(`names.${problem}`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await page.evaluate(() => localStorage.getItem('own-names'))).toBeNull();
  }
});

test('Names can be changed and given back without a reload, and two seats may swap theirs', async ({
  page,
}) => {
  await name(page, { noor: 'Mila', mila: 'Noor' });
  await page.evaluate(() => document.querySelector('.lead')!.append(' Noor beats Mila.'));
  const lead = page.locator('.lead');
  await expect.poll(() => shownIn(lead)).toContain('Mila beats Noor.');
  await page.locator('#names [name="noor"]').fill('Lars');
  await page.locator('#names [name="mila"]').fill('Eva');
  await page.getByRole('button', { name: say('names.save') }).click();
  await expect.poll(() => shownIn(lead)).toContain('Lars beats Eva.');
  await page.getByRole('button', { name: say('names.reset') }).click();
  await expect(lead).toContainText('Noor beats Mila.');
  await expect(page.locator('#names [name="noor"]')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('own-names'))).toBeNull();
});

test('Names that make no sense are set aside with a sentence, and the page keeps ours', async ({
  page,
}) => {
  await page.goto('/en/claim/');
  await page.evaluate(() =>
    localStorage.setItem('own-names', '{"version":1,"names":{"noor":"a\u202Eb"}}'),
  );
  await openScenario(page, 'follow-faction', 'en', '', 'claim');
  await expect(page.getByText(say('names.damaged'))).toBeVisible();
  await expect(page.locator('main')).toContainText('Noor');
  const kept = await page.evaluate(() => [
    localStorage.getItem('own-names'),
    localStorage.getItem('own-names.damaged-1'),
  ]);
  expect(kept).toEqual([null, '{"version":1,"names":{"noor":"a\u202Eb"}}']);
});

test('The table tool leads to the form, and the form opens', async ({ page }) => {
  await page.goto('/de/rival-kings/table/');
  await settled(page);
  await page.getByRole('link', { name: words('de')('names.title') }).click();
  await expect(page).toHaveURL('/de/rival-kings/learn/#names');
  await expect(page.locator('#names [name="ines"]')).toBeVisible();
});
