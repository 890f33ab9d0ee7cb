import { readdirSync, readFileSync } from 'node:fs';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expectAccessible } from './page-checks.ts';
import { expect, moment, settled, stepNumber, stepTo, test } from './support.ts';
import { walk } from './walking.ts';
import { words } from './words.ts';

const say = words('en', 'rival-kings');

/** A chapter with three scenarios, and the second of them. */
const CHAPTER = '/en/rival-kings/rules/theft/';
const SECOND = 'trader-robbed-by-c-and-e';
const STILL = `.scene:has([data-scenario="${SECOND}"])`;

const play = (still: Locator): Locator =>
  still.getByRole('link', { name: say('player.scene.play') });
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

  test('a scenario in a chapter is a still, and nothing of its player loads before it is played', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(CHAPTER);
    const still = page.locator(STILL);
    await still.scrollIntoViewIfNeeded();
    await settled(page);
    await expect(still.locator('.felt')).toBeVisible();
    await expect(still.locator('.pictured .event')).toBeVisible();
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
    test(`by ${way} the reader comes back to the line, and the still shows the step that was left`, async ({
      page,
    }) => {
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

  test('a link into a scenario of a chapter opens it over the page, which is itself when it closes', async ({
    page,
  }) => {
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

  test('a still shows the moment that a scenario is about, told in full; it keeps its place, whatever step is left', async ({
    page,
  }) => {
    await page.goto(CHAPTER);
    await settled(page);
    const still = page.locator(STILL);
    const title = still.getByRole('heading');
    const name = await title.innerText();
    const shown = await still.locator('.pictured .event').textContent();
    await expect(still.locator('.pictured .chip').first()).toBeVisible();
    /** In whole pixels: what loads further below may round otherwise. */
    const places = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('.scene, .scene-play, main h2')].map((one) => {
          const { top, height } = one.getBoundingClientRect();
          return [top, height].map(Math.round).join(' ');
        }),
      );
    await play(still).scrollIntoViewIfNeeded();
    const before = await places();
    const player = await opened(page, still);
    expect(await player.locator('.transcript .event').allTextContents()).toContain(shown);
    expect(await player.locator('.caption-now .event').textContent()).not.toBe(shown);
    const last = Number(
      (await player.locator('.step-no span').first().innerText()).replace(/\D/g, ''),
    );
    for (const at of [0, 7, last]) {
      await stepTo(player, at);
      await page.keyboard.press('Escape');
      await expect(openScene(page)).toHaveCount(0);
      await expect(title).toHaveText(name);
      const told = still.locator('.scenario .caption-now :is(.event, .outcome)');
      await expect(told).toBeInViewport({ ratio: 1 });
      await expect(still.locator('.still .pictured .event')).toBeHidden();
      expect(await places()).toEqual(before);
      if (at !== last) await opened(page, still);
    }
    // Of all widths, so that the page is no phone any more.
    await expectAccessible(page);
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

/** Chapters of King of the Valley with scenarios in them: its table is the tallest. */
const VALLEY = 'content/en/king-of-the-valley/rules';
const chaptersWithScenes = readdirSync(VALLEY)
  .filter((file) => readFileSync(`${VALLEY}/${file}`, 'utf8').includes('<Scenario '))
  .map((file) => file.replace(/\.mdx$/, ''));

test.describe('stills of a tall table on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('leave a fifth of the screen to the text around them, and nothing on them is cut', async ({
    page,
  }) => {
    const tall: string[] = [];
    let all = 0;
    for (const chapter of chaptersWithScenes) {
      await page.goto(`/en/king-of-the-valley/rules/${chapter}/`, {
        waitUntil: 'domcontentloaded',
      });
      await page.evaluate(() => document.fonts.ready);
      const scenes = await page.locator('.scene').evaluateAll((some) =>
        some.map((scene) => {
          const felt = scene.querySelector('.felt')!;
          return {
            height: scene.getBoundingClientRect().height,
            cut: felt.scrollWidth - felt.clientWidth,
          };
        }),
      );
      for (const { height, cut } of scenes)
        if (height > 0.8 * 844 || cut > 0) tall.push(`${chapter}: ${height} px high, ${cut} cut`);
      all += scenes.length;
    }
    expect(tall).toEqual([]);
    expect(all).toBeGreaterThanOrEqual(chaptersWithScenes.length);
  });
});

test.describe('a swipe down', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Draws a finger over the glass from a place of an element, as parts of its width and height. */
  async function pull(
    cdp: CDPSession,
    from: Locator,
    { at = [0.5, 0.5], along = 160, across = 0 } = {},
  ): Promise<void> {
    const { x, y, width, height } = (await from.boundingBox())!;
    const point = (part: number) => ({
      x: x + width * at[0]! + across * part,
      y: y + height * at[1]! + along * part,
    });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point(0)] });
    for (const part of [0.25, 0.5, 0.75, 1])
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point(part)] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  const HANDLES: Readonly<Record<string, readonly [part: string, at: number[]]>> = {
    'the head': ['.player-head .title', [0.6, 0.5]],
    'the sentence': ['.caption-now .event', [0.5, 0.5]],
    'the upper edge of the table': ['.felt', [0.5, 0.01]],
    'the side of the table': ['.felt', [0.99, 0.3]],
  };

  for (const [name, [part, at]] of Object.entries(HANDLES)) {
    test(`from ${name} puts the scene away, and the page stands where it stood`, async ({
      page,
      context,
    }) => {
      await page.goto(CHAPTER);
      const still = page.locator(STILL);
      await play(still).scrollIntoViewIfNeeded();
      const place = await scrolled(page);
      const player = await opened(page, still);
      await stepTo(player, 3);
      await pull(await context.newCDPSession(page), player.locator(part), { at });
      await expect(openScene(page)).toHaveCount(0);
      await expect(page).toHaveURL(CHAPTER);
      expect(await scrolled(page)).toBe(place);
      await expect(stepNumber(await opened(page, still))).toHaveText('3');
    });
  }

  test('leaves the scene where something else goes with the finger: the page, the table, a list of steps, a step across', async ({
    page,
    context,
  }) => {
    await page.goto(CHAPTER);
    const player = await opened(page, page.locator(STILL));
    const cdp = await context.newCDPSession(page);
    const stays = (): Promise<void> => expect(openScene(page)).toHaveCount(1);
    const [head, felt] = [player.locator('.player-head .title'), player.locator('.felt')];
    // Too short, and too much aslant.
    await pull(cdp, head, { at: [0.6, 0.5], along: 60 });
    await pull(cdp, head, { at: [0.6, 0.5], across: 100 });
    await stays();
    // In the middle of the table, and from the controls.
    await pull(cdp, felt);
    await pull(cdp, player.locator('.controls .main'), { at: [0.5, 0.2], along: 120 });
    await stays();
    // A finger that comes back down what was scrolled scrolls it.
    await pull(cdp, felt, { along: -200 });
    await expect
      .poll(() => openScene(page).evaluate((dialog) => dialog.scrollTop))
      .toBeGreaterThan(0);
    await pull(cdp, player.locator('.caption-now .event'), { along: 120 });
    await stays();
    await openScene(page).evaluate((dialog) => dialog.scrollTo({ top: 0, behavior: 'instant' }));
    // What lies over the player is not the player.
    await player.locator('.step-no button').click();
    await pull(cdp, page.locator('dialog.slip .slip-head'), { at: [0.3, 0.5], along: 120 });
    await stays();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog.slip')).toHaveCount(0);
    // Where the table waits for a tap, a finger on it is one.
    await stepTo(player, 15);
    await player.getByRole('button', { name: say('player.try') }).click();
    await expect(player.locator('.spot').first()).toBeVisible();
    await pull(cdp, felt, { at: [0.5, 0.01] });
    await pull(cdp, player.locator('.tray .ways > p'), { at: [0.2, 0.8] });
    await stays();
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
    for (const path of [
      '/en/rival-kings/rulings/neutral-equal-and-higher/',
      '/de/claim/rulings/dwarf-thrown-off/',
    ]) {
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
