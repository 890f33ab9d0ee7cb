import { awake, expect, stepNumber, test } from './support.ts';

const CHAPTER = '/en/rival-kings/rules/theft/';

test('The card of a rule in running text opens at the place and leads back to it', async ({ page }) => {
  await page.goto(CHAPTER);
  const cite = page.locator('[id="rk.steal.chain"] .cite').first();
  await cite.scrollIntoViewIfNeeded();
  const before = await cite.boundingBox();
  await cite.click();
  const card = page.getByRole('dialog');
  await expect(card.getByRole('heading')).toContainText(await cite.innerText());
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/rules\/conflicts\/#rk\./);
  await page.locator('.back-bar').click();
  await expect(page).toHaveURL(CHAPTER);
  await expect(cite).toBeInViewport();
  const after = await cite.boundingBox();
  expect(Math.abs(after!.y - before!.y)).toBeLessThan(5);
  await expect(page.locator('.back-bar')).toHaveCount(0);
});

test('A player’s keys do nothing while a card lies over it', async ({ page }) => {
  await page.goto(CHAPTER);
  const player = await awake(page, 'Two thieves, one Trader');
  await player.locator('.caption-now').waitFor();
  await player.focus();
  await page.keyboard.press('ArrowRight');
  await player.locator('.caption-now .chip').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(stepNumber(player)).toHaveText('1');
});

test('The browser’s own way back takes the offer away', async ({ page }) => {
  await page.goto('/en/rival-kings/rules/theft/');
  await page.locator('main .cite[href*="/theft/"]:visible').first().click();
  await page.getByRole('dialog').getByRole('link').click();
  await expect(page.locator('.back-bar')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.back-bar')).toHaveCount(0);
});
