import type { Page } from '@playwright/test';
import { expect, NOWHERE, openJurisTurn, pageTypes, settled, test } from './support.ts';

test.use({ missing: NOWHERE, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, locale: 'de' });

const TOUCH = 44;
const LEAST_TEXT = 16;
const CONTROLS = [
  '.top a, .top button, .top summary, .languages a, .nav a, .thumb a, .foot a',
  '.fold summary, .fold a, .pager a, .copy, .side a, .door, .volume, .big-find, .tries a',
  '.player .controls button, .player .tools button, .player-head button, .tray button, .tray label, .caption-now summary, .nearby button',
  '.rule-card a, .rule-card button, .back-bar',
  '.search .button, .search input, .hit',
  'main .button',
  '.score button, .score .number',
].join(', ');

const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([controls, least]) =>
      [...document.querySelectorAll(controls)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => Math.round(box.width) < least || Math.round(box.height) < least)
        .map(
          ({ element, box }) =>
            `${element.className || element.tagName} “${element.textContent.trim().slice(0, 30)}”: ${Math.round(box.width)} × ${Math.round(box.height)}`,
        ),
    [CONTROLS, TOUCH] as const,
  );

/** Text of rules and sentences, in pixels. */
const textSizes = (page: Page): Promise<number[]> =>
  page
    .locator('main .rule .text p, main .prose > p:not(.stale), .caption-now .event')
    .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));

test('Everything that is pressed is at least 44 px wide and high; a page can be zoomed, and its text is at least 16 px', async ({
  page,
}) => {
  for (const [name, path] of Object.entries(pageTypes('de'))) {
    await page.goto(path);
    await settled(page);
    expect.soft(await tooSmall(page), name).toEqual([]);
    expect.soft(await page.locator('meta[name="viewport"]').getAttribute('content'), name).not.toMatch(/maximum-scale|user-scalable/);
    expect.soft(Math.min(LEAST_TEXT, ...(await textSizes(page))), name).toBe(LEAST_TEXT);
    for (const menu of await page.locator('.top summary, .fold summary').all()) {
      await menu.tap();
      expect.soft(await tooSmall(page), `${name}, menu open`).toEqual([]);
      await menu.tap();
    }
  }
  const player = await openJurisTurn(page, 'de');
  await player.getByRole('button', { name: 'Zug ausprobieren' }).tap();
  await player.locator('.moves .button').filter({ hasText: 'Kaufen' }).tap();
  expect(await tooSmall(page), 'trying').toEqual([]);
  await player.getByRole('button', { name: 'Was wäre, wenn' }).tap();
  await expect(player.getByRole('radio').first()).toBeVisible();
  expect(await tooSmall(page), 'readings').toEqual([]);
  await page.setViewportSize({ width: 1024, height: 768 });
  expect(await tooSmall(page), 'on a tablet').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await player.locator('.caption-now .chip').first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await tooSmall(page), 'the card of a rule').toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.thumb').getByRole('link', { name: 'Suche' }).tap();
  await page.getByRole('combobox').fill('Wappen');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await tooSmall(page), 'the search').toEqual([]);
});
