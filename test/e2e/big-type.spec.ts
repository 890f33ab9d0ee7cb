import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../scripts/chromium.ts';
import { expectFits } from './page-checks.ts';
import {
  claimPageTypes,
  expect,
  NOWHERE,
  pageTypes,
  rulebookPageTypes,
  settled,
  test as base,
  valleyPageTypes,
} from './support.ts';

/** How large a browser has letters by itself: “very large”, and twice as large as usual. */
const SIZES = [24, 32];
const WIDTHS = [390, 1280];

/** A browser whose reader has set the size of letters. */
const test = base.extend<{ letters: number }>({
  letters: [16, { option: true }],
  context: async ({ letters, baseURL }, use) => {
    const options = chromiumOptions();
    const browser = await chromium.launch({
      ...options,
      args: [...options.args, `--blink-settings=defaultFontSize=${letters}`],
    });
    await use(
      await browser.newContext({
        baseURL: baseURL!,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      }),
    );
    await browser.close();
  },
});

test.use({ missing: NOWHERE });

/** Names of seats, cards and buttons that are cut for want of room. */
const cutNames = (page: Page): Promise<string[]> =>
  page
    .locator(
      ':is(.who, .who *, .thumb a, .top *, .player-head .title *, .player-head .button, .controls .button, .who-plays *)',
    )
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            getComputedStyle(one).overflowX !== 'visible' && !one.closest('.visually-hidden'),
        )
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => `${one.getAttribute('class') ?? one.tagName} “${one.textContent.trim()}”`),
    );

const de = {
  ...pageTypes('de'),
  ...claimPageTypes('de'),
  ...valleyPageTypes('de'),
  ...rulebookPageTypes('de'),
};
const en = { ...pageTypes('en'), ...claimPageTypes('en'), ...valleyPageTypes('en') };

/** Pages with what is in a row elsewhere: bars, heads, seats, tables, buttons. */
const PAGES = [
  de['the library'],
  de['the page about the site'],
  de['what is kept'],
  de['a chapter with players'],
  de['a chapter of Claim with players'],
  de['a scenario'],
  en['a scenario'],
  en['a scenario of Claim in the second phase'],
  de['a scenario of the valley for three'],
  de['a lesson'],
  de['Claim’s table tool'],
  de['the table tool with an answer'],
  en['the valley’s table tool with an answer'],
  de['Claim’s score sheet'],
  en['a score sheet from a link'],
  de['Claim on one sheet'],
  de['what stands on the own copy'],
  de['a chapter of a rulebook with tables of words'],
] as readonly string[];

for (const letters of SIZES) {
  test.describe(`letters of ${letters} px`, () => {
    test.use({ letters });

    test('leave everything on the screen, and names whole', async ({ page }) => {
      await page.setViewportSize({ width: WIDTHS[0]!, height: 900 });
      for (const path of PAGES) {
        await page.goto(path);
        await settled(page);
        for (const width of WIDTHS) {
          await expectFits(page, [width], path);
          expect.soft(await cutNames(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    });
  });
}

test.describe('letters twice as large as usual', () => {
  test.use({ letters: 32 });

  test('are larger than usual on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(de['a chapter with players']!);
    const size = await page
      .locator('.rule .text')
      .first()
      .evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
    expect(size).toBeGreaterThanOrEqual(1.5 * 17);
  });
});
