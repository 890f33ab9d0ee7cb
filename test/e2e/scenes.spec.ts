import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './page-checks.ts';
import { expect, moment, settled, stepNumber, stepTo, test } from './support.ts';
import { walk } from './walking.ts';
import { words } from './words.ts';

const say = words('en', 'rival-kings');

/** A chapter with three scenarios, and the second of them. */
const CHAPTER = '/en/rival-kings/rules/theft/';
const SECOND = 'trader-robbed-by-c-and-e';
const STILL = `.scene:has([data-scenario="${SECOND}"])`;

const play = (still: Locator): Locator => still.getByRole('link', { name: say('player.scene.play') });
const openScene = (page: Page): Locator => page.locator('dialog.scene-open');
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Opens the scene of a still, and waits for its player. */
async function opened(page: Page, still: Locator): Promise<Locator> {
  await play(still).click();
  const player = openScene(page).locator('section.player');
  await expect(player).toHaveAttribute('data-ready');
  await expect(player.locator('.controls .main')).toBeFocused();
  return player;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a scenario in a chapter is a still, and nothing of its player loads before it is played', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(CHAPTER);
    const still = page.locator(STILL);
    await still.scrollIntoViewIfNeeded();
    await settled(page);
    await expect(still.locator('.felt')).toBeVisible();
    await expect(still.locator('.event').first()).toBeVisible();
    expect(asked.filter((address) => address.includes(`/scenarios/${SECOND}`))).toEqual([]);
    const player = await opened(page, still);
    expect(asked.filter((address) => address.includes(`/scenarios/${SECOND}`))).toHaveLength(1);
    await expect(stepNumber(player)).toHaveText('0');
    await expectAccessible(page);
  });

  for (const [way, close] of Object.entries({
    'its ribbon': (page: Page) =>
      openScene(page)
        .getByRole('button', { name: say('player.scene.close') })
        .tap(),
    Esc: (page: Page) => page.keyboard.press('Escape'),
    'the browser’s way back': (page: Page) => page.goBack(),
  })) {
    test(`by ${way} the reader comes back to the line, and the still shows the step that was left`, async ({ page }) => {
      await page.goto(CHAPTER);
      const still = page.locator(STILL);
      await play(still).scrollIntoViewIfNeeded();
      const place = await scrolled(page);
      await stepTo(await opened(page, still), 3);
      const told = await openScene(page).locator('.caption-now .event').innerText();
      await close(page);
      await expect(openScene(page)).toHaveCount(0);
      await expect(page).toHaveURL(CHAPTER);
      expect(await scrolled(page)).toBe(place);
      await expect(play(still)).toBeFocused();
      await expect(still.locator('.caption-now .event')).toHaveText(told);
      await expect(stepNumber(await opened(page, still))).toHaveText('3');
    });
  }

  test('a link into a scenario of a chapter opens it over the page, which is itself when it closes', async ({ page }) => {
    await page.goto(CHAPTER + (await moment(SECOND, 'countess-takes', 1)));
    await expect(stepNumber(openScene(page))).toHaveText('12');
    await page.keyboard.press('Escape');
    await expect(openScene(page)).toHaveCount(0);
    await expect(page).toHaveURL(CHAPTER);
    await page.reload();
    await settled(page);
    await expect(openScene(page)).toHaveCount(0);
  });

  test('a rule of the same page, opened from its card, closes the scene', async ({ page }) => {
    await page.goto(CHAPTER);
    const player = await opened(page, page.locator('.scene').first());
    await stepTo(player, 1);
    await player.locator('.caption-now .chip[href*="/rules/theft/#"]').first().click();
    await page
      .locator('dialog.rule-card')
      .getByRole('link', { name: say('rule.open') })
      .click();
    await expect(openScene(page)).toHaveCount(0);
    await expect(page.locator(':target')).toBeInViewport();
  });

  test.describe('where the scene does not arrive', () => {
    test.use({ missing: /\/scene\./ });

    test('the scenario’s own page opens', async ({ page }) => {
      await page.route('**/_astro/scene.*.js', (route) => route.abort());
      await page.goto(CHAPTER);
      await play(page.locator(STILL)).click();
      await expect(page).toHaveURL(new RegExp(`/scenarios/${SECOND}/`));
    });
  });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
]) {
  test(`A scene fits ${viewport.width} × ${viewport.height} as on its own page: each step is told in full and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of ['/en/rival-kings/rulings/neutral-equal-and-higher/', '/de/claim/rulings/dwarf-thrown-off/']) {
      await page.goto(path);
      await page.locator('.scene-play').click();
      await expect(openScene(page).locator('section.player')).toHaveAttribute('data-ready');
      await page.evaluate(() => document.fonts.ready);
      const { steps, unseen, hidden, controls, tables } = await walk(page);
      expect.soft({ unseen, hidden }, path).toEqual({ unseen: [], hidden: [] });
      expect
        .soft(
          [controls, tables].map(({ length }) => length),
          path,
        )
        .toEqual([1, 1]);
      expect(steps).toBeGreaterThan(2);
    }
  });
}

test('On a wide screen a scenario is played where it stands', async ({ page }) => {
  await page.goto(CHAPTER);
  const still = page.locator(STILL);
  await still.scrollIntoViewIfNeeded();
  await expect(still.locator('section.player')).toHaveAttribute('data-ready');
  await expect(play(still)).toBeHidden();
});
