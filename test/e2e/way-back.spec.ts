import type { Page } from '@playwright/test';
import { expect, moment, settled, test } from './support.ts';
import { words } from './words.ts';

const say = words('en', 'rival-kings');
const valley = words('en', 'king-of-the-valley');
const FROM = '/en/claim/';

/** A dialog of every kind: on which page it is, and how it is opened there. */
const DIALOGS: Readonly<
  Record<string, { readonly path: string; readonly open: (page: Page) => Promise<void> }>
> = {
  'the search, by its key': { path: '/en/claim/table/', open: (page) => page.keyboard.press('/') },
  'the search, by its button': {
    path: '/en/about/',
    open: (page) => page.locator('.find').click(),
  },
  'the list of keys': { path: '/en/claim/rulings/', open: (page) => page.keyboard.press('?') },
  'a rule': {
    path: '/en/claim/rules/votes/',
    open: (page) => page.locator('main .cite:visible, main .chip:visible').first().click(),
  },
  'a term': {
    path: '/en/claim/rules/votes/',
    open: (page) => page.locator('main .term:visible').first().click(),
  },
  'a rule of an answer': {
    path: '/en/claim/table/',
    open: async (page) => {
      await page.getByRole('button', { name: say('table.example') }).click();
      await page.locator('.answering .chip:visible').first().click();
    },
  },
  'the cards of Claim’s table': {
    path: '/en/claim/table/',
    open: (page) => page.locator('.slot').first().click(),
  },
  'the characters of the table of Rival Kings': {
    path: '/en/rival-kings/table/',
    open: (page) => page.locator('.ladder .plate-and-name').first().click(),
  },
  'the tiles of the valley’s table': {
    path: '/en/king-of-the-valley/table/',
    open: async (page) => {
      await page.locator('.laid-valley button').nth(22).click();
      await page.locator('.laid-valley button').nth(12).click();
    },
  },
  'all steps of a scenario': {
    path: '/en/rival-kings/scenarios/trader-robbed-by-c-and-e/',
    open: (page) => page.locator('section.player[data-ready] .step-no button').click(),
  },
};

const dialog = (page: Page) => page.locator('dialog[open]');

for (const [name, { path, open }] of Object.entries(DIALOGS)) {
  test(`The way back closes ${name}, and the page stays; closed otherwise, it leaves nothing to go back from`, async ({
    page,
  }) => {
    await page.goto(FROM);
    await page.goto(path);
    await settled(page);
    const here = new RegExp(`${path}(#.*)?$`);
    await open(page);
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(here);
    // Forward and back again, nothing happens to the page.
    await page.goForward();
    await expect(page).toHaveURL(here);
    await page.goBack();
    await expect(page).toHaveURL(here);
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(FROM);
  });
}

test('A dialog that Esc or its button closes, or that was open when the page was loaded anew, leaves no step in the way back', async ({
  page,
}) => {
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.locator('dialog[open] button.close').click(),
    () => page.reload(),
  ]) {
    await page.goto(FROM);
    await page.goto('/en/claim/rules/votes/');
    await settled(page);
    await DIALOGS['a rule']!.open(page);
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(FROM);
  }
});

test('What is laid in a sheet stays when the way back closes it, and the page does not move', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/claim/table/');
  await settled(page);
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
  await page.locator('.slot').first().click();
  await dialog(page).getByRole('button', { name: /8/ }).first().click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('.slot').first()).not.toHaveClass(/open/);
  await expect(page).toHaveURL(/#play=/);
  await page.reload();
  await expect(page.locator('.slot').first()).not.toHaveClass(/open/);
  await expect(page.locator('.slot').first()).toBeVisible();
});

test('A card over a scene is closed before the scene; from a rule that it led to, the way back leads to the scene', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const chapter = '/en/rival-kings/rules/theft/';
  await page.goto(FROM);
  await page.goto(chapter + (await moment('trader-robbed-by-c-and-e', 'countess-takes', 1)));
  const scene = page.locator('dialog.scene-open');
  const card = page.locator('dialog.rule-card');
  await expect(scene.locator('section.player[data-ready]')).toBeVisible();
  const chip = scene.locator('.caption-now .chip').first();
  await chip.click();
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(card).toHaveCount(0);
  await expect(scene).toBeVisible();
  await chip.click();
  await card.getByRole('link', { name: say('rule.open') }).click();
  await expect(scene).toHaveCount(0);
  await page.goBack();
  await expect(scene.locator('section.player[data-ready]')).toBeVisible();
  await page.goBack();
  await expect(scene).toHaveCount(0);
  await expect(page).toHaveURL(chapter);
});

test('A hit of the search on the same page takes the place of the search in the way back', async ({
  page,
}) => {
  await page.goto(FROM);
  await page.goto('/en/claim/rules/winning-a-trick/');
  await settled(page);
  await page.keyboard.press('/');
  await dialog(page).getByRole('combobox').fill('4.5');
  const hit = dialog(page).locator('.hit[href*="/winning-a-trick/#"]').first();
  await hit.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator(':target')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/en/claim/rules/winning-a-trick/');
  await page.goBack();
  await expect(page).toHaveURL(FROM);
});

test('Kings that nobody has placed are said to be out of the way', async ({ page }) => {
  await page.goto('/en/king-of-the-valley/table/');
  await settled(page);
  await page.locator('.laid-valley button').nth(22).click();
  const said = page.getByText(valley('lay.aside', { seat: valley('seat.mila'), cell: 'a5' }));
  await expect(said).toBeVisible();
});
