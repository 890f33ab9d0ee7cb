import { expect, test, wordsOf } from './support.ts';

const CHAPTER = '/en/rival-kings/rules/theft/';

test('The theme button goes round through system, light and dark, and the choice outlasts the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en/');
  const button = page.getByRole('button', { name: 'Theme' });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const DARK = 'rgb(21, 24, 26)';
  const LIGHT = 'rgb(250, 249, 246)';
  const words = wordsOf('en');
  await expect(button).toHaveAccessibleName(`${words['nav.theme']}: ${words['theme.system']}`);
  expect(await paper()).toBe(DARK);
  await button.click();
  await expect(button).toHaveAccessibleName(`${words['nav.theme']}: ${words['theme.light']}`);
  expect(await paper()).toBe(LIGHT);
  await page.reload();
  expect(await paper()).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'light' });
  await button.click();
  await expect(button).toHaveAccessibleName(`${words['nav.theme']}: ${words['theme.dark']}`);
  await page.goto(CHAPTER);
  expect(await paper()).toBe(DARK);
  await page.getByRole('button', { name: words['nav.theme']! }).click();
  expect(await paper()).toBe(LIGHT);
  await page.reload();
  expect(await paper()).toBe(LIGHT);
});
