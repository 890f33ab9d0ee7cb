import { MOST_READ } from '../../src/islands/search/limits.ts';
import { expect, searchDialog as dialog, searchFor, test } from './support.ts';
import { words } from './words.ts';

const en = words('en', 'rival-kings');

test('Of a long text the beginning is searched, as the page says; the field keeps it whole, and the page stays awake', async ({ page }) => {
  await page.goto('/en/rival-kings/');
  await searchFor(page, 'watchman');
  const said = dialog(page).getByText(en('search.cut', MOST_READ));
  await expect(said).toHaveCount(0);
  const field = dialog(page).getByRole('combobox');
  for (const text of ['x'.repeat(20_000), 'x'.repeat(100_000), `can the watchman stop the herbalist ${'and so on '.repeat(10_000)}`]) {
    const since = Date.now();
    await searchFor(page, text);
    await expect(said).toBeVisible();
    expect(Date.now() - since).toBeLessThan(3000);
    await expect(field).toHaveValue(text);
  }
  await expect(dialog(page).getByRole('option').first()).toContainText(/watchman/i);
  await field.fill('watchman');
  await expect(said).toHaveCount(0);
});

test('Signs, tags and control characters alone find nothing, and that is all the page says', async ({ page }) => {
  await page.goto('/en/rival-kings/');
  for (const query of ['😡', '\u0000\u0007\u001b', '<>', '???', '\u200d\ufe0f', '\ud83d', '“”']) {
    const hits = await searchFor(page, query);
    await expect(hits).toHaveCount(0);
    expect(await dialog(page).locator('.message').count(), query).toBeLessThanOrEqual(1);
  }
  await searchFor(page, '<img src=x onerror=alert(1)>');
  await expect(dialog(page).locator('img[src="x"]')).toHaveCount(0);
});
