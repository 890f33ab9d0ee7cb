import { expect, settled, test, TRANSLATIONS } from './support.ts';
import { words } from './words.ts';

const say = words('en', 'rival-kings');

for (const language of TRANSLATIONS['rival-kings']) {
  test(`The index of rulings answers every open and decided question by theme (${language})`, async ({
    page,
  }) => {
    await page.goto(`/${language}/rival-kings/rulings/`);
    await expect(page.locator('.open-rulings a')).toHaveCount(26);
    await expect(page.locator('.topic dt')).toHaveCount(79);
    for (const answer of await page
      .locator('.open-rulings a > span:last-child, .topic dd')
      .allInnerTexts())
      expect(answer.trim().length).toBeGreaterThan(5);
    await page
      .getByRole('navigation', { name: words(language)('nav.rulings') })
      .getByRole('link')
      .nth(3)
      .click();
    await expect(page).toHaveURL(/#theft$/);
    await expect(page.locator('#theft h2')).toBeInViewport();
  });
}

test('The page of a ruling answers first, shows what six editions print, and plays each reading', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/rulings/watchman-theft-stands/');
  await expect(page.locator('.answer')).toBeInViewport();
  await expect(page.locator('.confidence')).toHaveText(say('readings.confidence.follows'));
  const editions = await page.locator('.evidence abbr').allInnerTexts();
  expect([...new Set(editions)].toSorted()).toEqual(['de', 'en', 'es', 'fr', 'hu', 'nl']);
  const quotes = page.locator('.evidence q');
  expect(await quotes.count()).toBeGreaterThan(0);
  for (const quote of await quotes.all())
    expect(await quote.getAttribute('lang')).toMatch(/^(de|en|es|fr|hu|nl)$/);
  await expect(page.locator('.options .chosen')).toHaveCount(1);
  await expect(page.locator('.options .chosen')).toContainText(say('readings.plays'));
  await expect(page.locator('.checked')).toContainText('2026');
  const player = page.locator('section.player');
  await page.locator('.scenario').scrollIntoViewIfNeeded();
  await settled(page);
  await player.getByRole('button', { name: say('player.what-if') }).click();
  await expect(player.getByRole('radio')).toHaveCount(2);
  await player.getByRole('radio').nth(1).check();
  await expect(player.locator('.tag')).toContainText(say('player.other-reading'));
});

test('Rules and cards lead to the rulings they leave open', async ({ page }) => {
  await page.goto('/en/rival-kings/rules/theft/');
  await page.locator('[id="rk.steal.right"] .side a[href*="/rulings/"]').first().click();
  await expect(page).toHaveURL(/\/en\/rival-kings\/rulings\/[a-z-]+\/$/);
  await page.goto('/en/rival-kings/cards/farmer/');
  await page.locator('.ruling a').first().click();
  await expect(page).toHaveURL(/\/en\/rival-kings\/rulings\/[a-z-]+\/$/);
});

test('The editions page shows what an owner would get wrong, remembers the edition, and filters by topic', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/editions/');
  const points = page.locator('.difference:visible');
  await expect(points).toHaveCount(69);
  await page.getByRole('combobox', { name: say('editions.mine') }).selectOption('hu');
  const hungarian = await points.count();
  expect(hungarian).toBeLessThan(69);
  await expect(page.getByRole('status')).toHaveText(
    say('editions.shown', { count: hungarian, total: 69 }),
  );
  for (const point of await points.all())
    await expect(point.locator('[data-edition="hu"]')).toHaveClass(/astray/);
  await expect(points.first().locator('[data-edition="hu"]')).toHaveClass(/mine/);
  await page.getByRole('combobox', { name: say('editions.topic') }).selectOption('money');
  expect(await points.count()).toBeLessThan(hungarian);
  await expect(page).toHaveURL('/en/rival-kings/editions/?edition=hu&topic=money');
  await page.goto('/en/rival-kings/editions/?edition=nl');
  await expect(page.getByRole('combobox', { name: say('editions.mine') })).toHaveValue('nl');
  await page.goto('/en/rival-kings/editions/');
  await expect(
    page.getByRole('combobox', { name: say('editions.mine') }),
    'a link does not change the own edition',
  ).toHaveValue('hu');
  await page.getByRole('button', { name: say('editions.reset') }).click();
  await expect(points).toHaveCount(69);
  await page.reload();
  await expect(page.getByRole('combobox', { name: say('editions.mine') })).toHaveValue('');
});

test('A rule that an edition misprints leads to that point', async ({ page }) => {
  await page.goto('/en/rival-kings/rules/subjects/');
  await page.locator('.side a[href*="/editions/#"]').first().click();
  await expect(page).toHaveURL(/\/en\/rival-kings\/editions\/#[a-z-]+$/);
  await expect(page.locator('.difference:target')).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('rulings and editions can be read', async ({ page }) => {
    await page.goto('/de/rival-kings/editions/');
    await expect(page.locator('.difference')).toHaveCount(69);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.goto('/de/rival-kings/rulings/winner-tie/');
    await expect(page.locator('.answer')).toBeVisible();
    await expect(page.locator('.transcript li').first()).toBeVisible();
  });
});
