import { expect, openScenario, scenarioPath, settled, stepTo, test, TRANSLATIONS } from './support.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
});

test('On paper a scenario is its table and all of its steps, whatever the screen shows', async ({ page }) => {
  const player = await openScenario(page, 'trader-robbed-by-c-and-e', 'de');
  await stepTo(player, 7);
  await page.emulateMedia({ media: 'print' });
  await expect(player.locator('.felt')).toBeVisible();
  const steps = player.locator('.transcript > li');
  await expect(steps).toHaveCount(20);
  for (const step of await steps.all()) await expect(step.locator('.event')).toBeVisible();
  await expect(player.locator('.caption-now')).toBeHidden();
  await expect(steps.nth(16).locator('.refusal')).toContainText('7.7');
  await page.emulateMedia({ media: 'screen' });
  await expect(player.locator('.caption-now')).toBeVisible();
  await expect(steps.first()).toBeHidden();
});

test('On paper a table of Claim keeps its players, and a rule loses what stands beside it', async ({ page }) => {
  await page.goto('/de/claim/rules/recruiting/');
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  const table = page.locator('section.player').first();
  await expect(table.locator('.felt [data-seat]').first()).toBeVisible();
  await expect(page.locator('.rule .side').filter({ visible: true })).toHaveCount(0);
});

test.describe('printed without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a scenario is the same', async ({ page }) => {
    await page.goto(scenarioPath('passing-a-marker', 'de'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.transcript > li:visible')).toHaveCount(8);
  });
});

test('In print ink is dark on white, in the dark theme too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/de/rival-kings/rules/theft/');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await settled(page);
  const colours = await page
    .locator('.rule .text, .rule h3 > span, .event, .who b')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((one) =>
        getComputedStyle(one)
          .color.match(/[\d.]+/g)!
          .slice(0, 3)
          .map(Number),
      ),
    );
  expect(colours.length).toBeGreaterThan(20);
  for (const colour of colours) expect(Math.max(...colour)).toBeLessThan(100);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
});

for (const [game, language] of Object.entries(TRANSLATIONS).flatMap(([id, languages]) => languages.map((one) => [id, one] as const))) {
  test(`${game} on one sheet is one sheet of A4 or Letter paper (${language})`, async ({ page }) => {
    await page.goto(`/${language}/${game}/sheet/`);
    await settled(page);
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect.soft(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
  });
}
