import { expect, test } from './support.ts';
import { words } from './words.ts';

const say = words('en');
const THEME = say('nav.theme');

const CHAPTER = '/en/rival-kings/rules/theft/';

test('The theme button goes round through system, light and dark, and the choice outlasts the page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en/');
  const button = page.getByRole('button', { name: THEME });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const DARK = 'rgb(21, 24, 26)';
  const LIGHT = 'rgb(250, 249, 246)';
  const named = (theme: string): string =>
    `${say('joint.label', { what: THEME })} ${say(`theme.${theme}`)}`;
  await expect(button).toHaveAccessibleName(named('system'));
  expect(await paper()).toBe(DARK);
  await button.click();
  await expect(button).toHaveAccessibleName(named('light'));
  expect(await paper()).toBe(LIGHT);
  await page.reload();
  expect(await paper()).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'light' });
  await button.click();
  await expect(button).toHaveAccessibleName(named('dark'));
  await page.goto(CHAPTER);
  expect(await paper()).toBe(DARK);
  await page.getByRole('button', { name: THEME }).click();
  expect(await paper()).toBe(LIGHT);
  await page.reload();
  expect(await paper()).toBe(LIGHT);
});
