import type { Page } from '@playwright/test';
import { chapters as claimChapters } from '../../content/outline/claim.ts';
import { chapters as kingOfTheValleyChapters } from '../../content/outline/king-of-the-valley.ts';
import { chapters as rivalKingsChapters } from '../../content/outline/rival-kings.ts';
import {
  expect,
  GAMES,
  openScenario,
  scenarioPath,
  sentence,
  settled,
  test,
  TRANSLATIONS,
} from './support.ts';
import { words } from './words.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
});

test('On paper a scenario is its table and all of its steps, whatever the screen shows', async ({
  page,
}) => {
  const player = await openScenario(page, 'trader-robbed-by-c-and-e', 'de');
  await player.getByRole('button', { name: words('de')('player.last'), exact: true }).click();
  const outcome = await sentence(player).innerText();
  await player.getByRole('button', { name: words('de')('player.back'), exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(player.locator('.felt')).toBeVisible();
  const steps = player.locator('.transcript > li');
  await expect(steps).toHaveCount(21);
  for (const step of await steps.all())
    await expect(step.locator('.event, .outcome')).toBeVisible();
  await expect(steps.last()).toContainText(outcome);
  await expect(player.locator('.caption-now')).toBeHidden();
  await expect(steps.nth(16).locator('.refusal')).toContainText('7.7');
  await page.emulateMedia({ media: 'screen' });
  await expect(player.locator('.caption-now')).toBeVisible();
  await expect(steps.first()).toBeHidden();
});

test('On paper a table of Claim keeps its players, and a rule loses what stands beside it', async ({
  page,
}) => {
  await page.goto('/de/claim/rules/recruiting/');
  await settled(page);
  await page.getByRole('checkbox', { name: words('de')('print.diagrams') }).check();
  await page.emulateMedia({ media: 'print' });
  const table = page.locator('section.player').first();
  await expect(table.locator('.felt [data-seat]').first()).toBeVisible();
  await expect(page.locator('.rule .side').filter({ visible: true })).toHaveCount(0);
});

for (const path of [
  '/en/claim/learn/tricks/',
  '/de/rival-kings/learn/actions/',
  '/en/king-of-the-valley/learn/taxes/',
]) {
  test(`On paper a lesson ends with the rules behind it (${path})`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    const rules = page.locator('.learnt details .chip');
    await expect(rules.first()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    expect(await rules.count()).toBeGreaterThan(0);
    for (const rule of await rules.all()) await expect(rule).toBeVisible();
  });
}

test.describe('printed without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a scenario is the same', async ({ page }) => {
    await page.goto(scenarioPath('passing-a-marker', 'de'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.transcript > li:visible')).toHaveCount(9);
  });
});

test('In print ink is dark on white, in the dark theme too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/de/rival-kings/rules/theft/');
  await page.getByRole('checkbox', { name: words('de')('print.diagrams') }).check();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await settled(page);
  const colours = await page
    .locator('.rule .text, .rule h3 > span, .event, .who b')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((one) =>
        getComputedStyle(one)
          .color.match(/[\d.]+/g)!
          .slice(0, 3)
          .map(Number),
      ),
    );
  expect(colours.length).toBeGreaterThan(20);
  for (const colour of colours) expect(Math.max(...colour)).toBeLessThan(100);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});

/** Paper in millimetres. */
const PAPER = { A4: { width: 210, height: 297 }, Letter: { width: 215.9, height: 279.4 } } as const;
type Format = keyof typeof PAPER;
const FORMATS = Object.keys(PAPER) as Format[];
/** CSS pixels in a millimetre, and in a point. */
const MM = 96 / 25.4;
const PT = 96 / 72;
const SMALLEST = 10;

/** Every game in every language that it is told in: each has a sheet. */
const EDITIONS = GAMES.flatMap((id) => TRANSLATIONS[id].map((language) => [id, language] as const));

async function pagesPrinted(page: Page, format: Format): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)!.length;
}

/** Shows a page as it lies on paper of this format, with margins of so many millimetres. */
async function onPaper(page: Page, format: Format, margin: number): Promise<void> {
  const { width, height } = PAPER[format];
  await page.setViewportSize({
    width: Math.floor((width - 2 * margin) * MM),
    height: Math.floor((height - 2 * margin) * MM),
  });
  await page.emulateMedia({ media: 'print' });
}

/**
 * The sizes of all text that is printed, headings and the letters and numbers of pictures and
 * pieces aside, in points, each with the first words that have it.
 */
const printedSizes = (page: Page): Promise<[points: number, words: string][]> =>
  page.evaluate((pt) => {
    const sizes = new Map<number, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement!;
      const words = node.textContent!.trim();
      if (
        !words ||
        holder.closest(
          'script, style, .visually-hidden, h1, h2, h3, svg, .mini, .plate, .coin, .back, .phases b',
        ) ||
        !holder.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const points = Math.round((parseFloat(getComputedStyle(holder).fontSize) / pt) * 100) / 100;
      if (!sizes.has(points)) sizes.set(points, words.slice(0, 40));
    }
    return [...sizes];
  }, PT);

for (const [game, language] of EDITIONS) {
  test(`${game} on one sheet fills one sheet of A4 or Letter paper and is not cut (${language})`, async ({
    page,
  }) => {
    await page.goto(`/${language}/${game}/sheet/`);
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    for (const format of FORMATS) {
      expect.soft(await pagesPrinted(page, format), format).toBe(1);
      await onPaper(page, format, 8);
      const { height } = page.viewportSize()!;
      const lines = await page.locator('.one-sheet > section').evaluateAll((sections) =>
        sections.map((section) => ({
          heading: section.firstElementChild!.getBoundingClientRect().bottom,
          text: section.children[1]!.getBoundingClientRect().top,
          end: section.lastElementChild!.getBoundingClientRect().bottom,
        })),
      );
      const foot = Math.max(...lines.map(({ end }) => end));
      expect.soft(foot, `${format}: cut`).toBeLessThanOrEqual(height);
      expect.soft(foot, `${format}: an empty foot`).toBeGreaterThan(height * 0.9);
      for (const { heading, text } of lines)
        expect.soft(text - heading, `${format}: a heading apart from its text`).toBeLessThan(12);
      const wide = await page
        .locator('.one-sheet')
        .evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
      expect.soft(wide, `${format}: wider than the paper`).toBeLessThanOrEqual(1);
      for (const [points, words] of await printedSizes(page))
        expect.soft(points, words).toBeGreaterThanOrEqual(SMALLEST);
      await page.emulateMedia({ media: null });
    }
  });
}

const CHAPTERS: Readonly<Record<string, readonly { readonly slug: string }[]>> = {
  'rival-kings': rivalKingsChapters,
  claim: claimChapters,
  'king-of-the-valley': kingOfTheValleyChapters,
};
const MOST_PAGES = 3;

for (const [game, language] of EDITIONS.filter(([id]) => id in CHAPTERS)) {
  test(`A chapter of ${game} prints on at most three pages, its rules the largest text, and without diagrams unless asked (${language})`, async ({
    page,
  }) => {
    for (const { slug } of CHAPTERS[game]!) {
      await page.goto(`/${language}/${game}/rules/${slug}/`);
      await page.evaluate(() => document.fonts.ready);
      for (const format of FORMATS)
        expect
          .soft(await pagesPrinted(page, format), `${slug}, ${format}`)
          .toBeLessThanOrEqual(MOST_PAGES);
      await onPaper(page, 'A4', 14);
      const unwanted = page.locator(
        '.top, .thumb, .foot, .contents, .fold, .pager, .print, .side, .copy, .scenario, .felt, dialog',
      );
      await expect.soft(unwanted.filter({ visible: true }), slug).toHaveCount(0);
      const rules = await page
        .locator('.rule .text')
        .first()
        .evaluate(
          (text, pt) => Math.round((parseFloat(getComputedStyle(text).fontSize) / pt) * 100) / 100,
          PT,
        );
      for (const [points, words] of await printedSizes(page)) {
        expect.soft(points, `${slug}: ${words}`).toBeGreaterThanOrEqual(SMALLEST);
        expect.soft(points, `${slug}: ${words}`).toBeLessThanOrEqual(rules);
      }
      await page.emulateMedia({ media: null });
    }
  });
}

test('A chapter prints its diagrams for readers who say so before', async ({ page }) => {
  await page.goto('/en/rival-kings/rules/theft/');
  await settled(page);
  const scenarios = page.locator('.scenario');
  await page.getByRole('checkbox', { name: words('en')('print.diagrams') }).check();
  await onPaper(page, 'A4', 14);
  for (const scenario of await scenarios.all()) {
    await expect(scenario.locator('.felt')).toBeVisible();
    await expect(scenario.locator('.transcript > li').last()).toBeVisible();
  }
  await page.emulateMedia({ media: null });
  await page.getByRole('checkbox', { name: words('en')('print.diagrams') }).uncheck();
  await onPaper(page, 'A4', 14);
  await expect(scenarios.filter({ visible: true })).toHaveCount(0);
});
