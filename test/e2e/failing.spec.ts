import { awake, expect, openScenario, stepNumber, stepTo, test, wordsOf } from './support.ts';

// The browser reports every request that fails.
test.use({ missing: /\.json$|\/pagefind\// });

test('Where a scenario’s table cannot be loaded, the page says so and shows all steps as text', async ({ page }) => {
  await page.route('**/scenarios/*.json', (route) => route.abort());
  await page.goto('/de/rival-kings/scenarios/trader-robbed-by-c-and-e/');
  const player = page.locator('section.player');
  await expect(player.locator('.notice')).toHaveText(wordsOf('de')['player.load-failed']!);
  await expect(player.locator('.told > li')).toHaveCount(20);
  for (const step of await player.locator('.told > li').all()) await expect(step.locator('.event')).toBeVisible();
  await expect(player.locator('.controls')).toBeHidden();
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
  await player.locator('.told-now .chip').first().click();
  await expect(page).toHaveURL(/\/de\/rival-kings\/rules\/[a-z-]+\/#rk\./);
});

test('Where the search cannot be loaded, it says so', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/de/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('Wappen');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(wordsOf('de')['search.failed']!);
});
