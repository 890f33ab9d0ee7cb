import { expect, openScenario, test } from './support.ts';
import { words } from './words.ts';

const say = words('en');

const CHAPTER = '/en/rival-kings/rules/theft/';

test('? lists the shortcuts; Esc and its button close the list', async ({ page }) => {
  for (const [path, title] of [
    ['/en/', say('shortcuts.title')],
    ['/de/rival-kings/rules/theft/', words('de')('shortcuts.title')],
  ] as const) {
    await page.goto(path);
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: title });
    await expect(list.getByRole('listitem')).toHaveCount(7);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await page.keyboard.press('?');
    await list.getByRole('button').click();
    await expect(list).toHaveCount(0);
  }
});

test('Single letters are letters inside fields', async ({ page }) => {
  await page.goto('/en/search/');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('?/7');
  await expect(field).toHaveValue('?/7');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('With a modifier the letters belong to the browser', async ({ page }) => {
  await page.goto('/en/');
  for (const key of ['Alt+/', 'Control+/', 'Alt+?', 'k']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('The skip link is the first stop and leads to the text', async ({ page }) => {
  await page.goto(CHAPTER);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: say('nav.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
});

test('Tab reaches the end of the page: every stop shows its focus, none holds it', async ({
  page,
}) => {
  const player = await openScenario(page, 'passing-a-marker');
  await player.getByRole('button', { name: say('player.try') }).click();
  await expect(player.locator('.tray')).toBeVisible();
  await page.locator('.brand').focus();
  const MOST_STOPS = 150;
  const stops: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement!;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const shown = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && box.width > 0;
      return {
        name:
          element === document.body ? '' : `${element.tagName} ${element.textContent.slice(0, 30)}`,
        shown,
      };
    });
    if (at.name === '') break;
    expect(at.shown, `${at.name} shows its focus`).toBe(true);
    stops.push(at.name);
  }
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.length).toBeLessThan(MOST_STOPS);
  expect(stops.at(-1)).toContain(say('offline.title'));
});

test('? pressed again still gives the focus back', async ({ page }) => {
  await page.goto('/en/rival-kings/');
  const opener = page.getByRole('banner').getByRole('link', { name: say('nav.search') });
  await opener.focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
