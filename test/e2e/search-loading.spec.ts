import { expect, test } from './support.ts';
import { headOf, words } from './words.ts';

test('The field stands before anything of the search has come, and names answer before the texts', async ({
  page,
}) => {
  const held = new Map<string, () => void>();
  for (const file of ['search.json', 'records.json'])
    await page.route(new RegExp(`rival-kings/${file}$`), async (route) => {
      await new Promise<void>((resolve) => held.set(file, resolve));
      await route.continue();
    });
  await page.goto('/de/rival-kings/');
  await page.keyboard.press('/');
  await expect(page.locator('dialog input')).toBeFocused();
  await page.keyboard.type('wächter');
  await expect.poll(() => held.has('search.json')).toBe(true);
  await expect(page.getByRole('option')).toHaveCount(0);
  held.get('search.json')!();
  await expect(page.getByRole('option').first()).toContainText(
    words('de', 'rival-kings')('card.watchman'),
  );
  await page.keyboard.type(' diebstahl');
  await expect.poll(() => held.has('records.json')).toBe(true);
  held.get('records.json')!();
  await expect(page.getByRole('option').first()).toContainText(
    headOf('de/rival-kings/rules/theft.mdx'),
  );
  await expect(page.getByRole('combobox')).toHaveValue('wächter diebstahl');
});

test('Keys typed before the search has come are kept, in the dialog and on the search page', async ({
  page,
}) => {
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/words\/search\.json|search\.json$/, async (route) => {
    await held;
    await route.continue();
  });
  for (const path of ['/de/rival-kings/', '/de/search/']) {
    await page.goto(path);
    if (path !== '/de/search/') await page.keyboard.press('Control+k');
    const field = page.locator('.search input');
    await expect(field).toBeFocused();
    await page.keyboard.type('wappen');
    await expect(field).toHaveValue('wappen');
    arrive();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.type(' verdeckt');
    await expect(page.getByRole('combobox')).toHaveValue('wappen verdeckt');
  }
});
