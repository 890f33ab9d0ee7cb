import { ASKED, awake, expect, fragment, openScenario, stepNumber, stepTo, test, wordsOf } from './support.ts';

// The browser reports every request that fails.
test.use({ missing: /\.json$|\/pagefind\/|\/_astro\/(dialog|rule-card|dist|schema)/ });

test('Where a scenario’s table cannot be loaded, the page says so and shows all steps as text', async ({ page }) => {
  await page.route('**/scenarios/*.json', (route) => route.abort());
  await page.goto('/de/rival-kings/scenarios/trader-robbed-by-c-and-e/');
  const player = page.locator('section.player');
  await expect(player.locator('.notice')).toHaveText(wordsOf('de')['player.load-failed']!);
  await expect(player.locator('.transcript > li')).toHaveCount(20);
  for (const step of await player.locator('.transcript > li').all()) await expect(step.locator('.event')).toBeVisible();
  await expect(player.locator('.controls')).toBeHidden();
});

test('A scenario that could not be loaded comes to life when it comes near again with the connection back', async ({ page }) => {
  await page.route('**/scenarios/*.json', (route) => route.abort());
  await page.goto('/de/rival-kings/rules/theft/');
  const player = page.getByRole('region', { name: 'Zwei Diebe, ein Händler' });
  const place = page.locator('.scenario').filter({ has: player });
  await place.scrollIntoViewIfNeeded();
  await expect(player.locator('.notice')).toHaveText(wordsOf('de')['player.load-failed']!);
  await page.unroute('**/scenarios/*.json');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await place.scrollIntoViewIfNeeded();
  await expect(player).toHaveAttribute('data-ready');
  await expect(player.locator('.notice')).toHaveCount(0);
});

test('Where the engine cannot be loaded, the script can still be stepped, and trying works once the connection is back', async ({
  page,
}) => {
  const player = await openScenario(page, 'passing-a-marker', 'de');
  await page.route('**/*.json', (route) => route.abort());
  await player.getByRole('button', { name: 'Zug ausprobieren' }).click();
  await expect(player.locator('.notice')).toHaveText(wordsOf('de')['player.load-failed']!);
  await expect(player.locator('.tray')).toHaveCount(0);
  await stepTo(player, 2);
  await expect(player.locator('.notice')).toHaveCount(0);
  await page.unroute('**/*.json');
  await player.getByRole('button', { name: 'Zug ausprobieren' }).click();
  await expect(player.locator('.tray')).toBeVisible();
});

test('Where the text of a rule cannot be loaded, its chip is an ordinary link', async ({ page }) => {
  await page.goto('/de/rival-kings/rules/theft/');
  const player = await awake(page, 'Zwei Diebe, ein Händler');
  await stepTo(player, 1);
  await expect(stepNumber(player)).toHaveText('1');
  await page.route('**/rules.json', (route) => route.abort());
  await player.locator('.caption-now .chip').first().click();
  await expect(page).toHaveURL(/\/de\/rival-kings\/rules\/[a-z-]+\/#rk\./);
});

test('Where the search cannot be loaded, it says so', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/de/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('Wappen');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(wordsOf('de')['search.incomplete']!);
});

test('Where the table of a link cannot be read for want of a connection, the table tool says so and can be used', async ({ page }) => {
  await page.route('**/_astro/schema*.js', (route) => route.abort());
  await page.goto(`/en/rival-kings/table/${await fragment({ position: ASKED })}`);
  await expect(page.getByRole('status').filter({ hasText: wordsOf('en')['player.load-failed']! })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Noor: nothing yet/ })).toBeEnabled();
});

test('Without the full text, names still answer, and the failure is said', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/de/rival-kings/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('városőr');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(wordsOf('de')['search.incomplete']!);
  await expect(page.getByRole('option').first()).toContainText('Wächter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/rival-kings/cards/watchman/');
});

test('The search finds again once the connection is back', async ({ page }) => {
  await page.route('**/pagefind/*.pf_meta', (route) => route.abort());
  await page.goto('/de/');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.fill('Wappen');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.unroute('**/pagefind/*.pf_meta');
  await field.fill('Diebstahl');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
});

for (const part of ['**/words/search.json', '**/_astro/dialog*.js']) {
  test(`Where the search dialog cannot be had, its link is followed (${part})`, async ({ page }) => {
    await page.goto('/de/rival-kings/');
    await page.route(part, (route) => route.abort());
    await page
      .getByRole('banner')
      .getByRole('link', { name: wordsOf('de')['nav.search']! })
      .click();
    await expect(page).toHaveURL('/de/search/');
    await expect(page.getByRole('alert')).toHaveText(wordsOf('de')['search.failed']!);
  });
}

test('Where the card of a rule cannot be had, its chip is an ordinary link', async ({ page }) => {
  await page.goto('/de/rival-kings/scenarios/passing-a-marker/');
  await page.route('**/_astro/rule-card*.js', (route) => route.abort());
  await page.locator('main .chip:visible').last().click();
  await expect(page).toHaveURL(/\/de\/rival-kings\/rules\/[a-z-]+\/#rk\./);
});

test('Where the QR code cannot be drawn, the link is shown alone', async ({ page }) => {
  const player = await openScenario(page, 'passing-a-marker');
  await page.route('**/_astro/dist*.js', (route) => route.abort());
  await player.getByRole('button', { name: 'QR code' }).click();
  await expect(player.locator('.qr')).toContainText('#play=');
  await expect(player.getByRole('img', { name: 'QR code' })).toHaveCount(0);
});

test('Of trays asked for while they load the last one opens', async ({ page }) => {
  const player = await openScenario(page, 'passing-a-marker');
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/messages.json', async (route) => {
    await held;
    await route.continue();
  });
  await player.getByRole('button', { name: 'Try a move' }).click();
  await player.getByRole('button', { name: 'QR code' }).click();
  await expect(player.locator('.tray.qr')).toBeVisible();
  const came = page.waitForResponse('**/messages.json');
  arrive();
  await came;
  await page.waitForLoadState('networkidle');
  await expect(player.locator('.tray')).toHaveClass(/qr/);
  await expect(player.locator('.tag')).toHaveCount(0);
});
