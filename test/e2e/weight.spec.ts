import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { awake, expect, GAMES, quiet, stepTo, test } from './support.ts';
import { PLAYED_IDS } from '../../src/games/ids.ts';
import { expectWithin } from './weighing.ts';
import { headOf, words } from './words.ts';

const de = words('de', 'rival-kings');
const deClaim = words('de', 'claim');
const deValley = words('de', 'king-of-the-valley');
const en = words('en', 'rival-kings');

const KB = 1024;
/** The font of the headings may come later and is not counted. */
const NOT_COUNTED = /\.woff2$/;

/** Pictures of cards load when they come near, and are weighed by themselves. */
const PICTURES = /^\/arms\//;

/**
 * Follows everything that a page loads, but for what `except` names; holds its weight against the
 * budget of that name.
 */
function scales(page: Page, except = NOT_COUNTED): (name: string) => Promise<void> {
  // Once per address: the browser keeps what it has.
  const loaded = new Map<string, Promise<{ address: string; bytes: number }>>();
  page.on('response', (response) => {
    const address = new URL(response.url()).pathname;
    if (except.test(address) || loaded.has(address)) return;
    loaded.set(
      address,
      response.body().then((body) => ({ address, bytes: gzipSync(body).length })),
    );
  });
  return async (name) => {
    await quiet(page);
    const parts = await Promise.all(loaded.values());
    const [pictures, rest] = [true, false].map((pictured) =>
      parts.filter(({ address }) => PICTURES.test(address) === pictured),
    ) as [typeof parts, typeof parts];
    const sum = (some: typeof parts): number =>
      some.reduce((total, { bytes }) => total + bytes, 0) / KB;
    expectWithin(name, { KB: sum(rest), 'KB of pictures': sum(pictures) });
    for (const { address, bytes } of rest.toSorted((a, b) => b.bytes - a.bytes))
      console.log(`  ${(bytes / KB).toFixed(1).padStart(5)} ${address}`);
  };
}

test('A chapter of rules without a scenario weighs what text weighs', async ({ page }) => {
  const weigh = scales(page);
  await page.goto('/de/rival-kings/rules/overview/');
  await weigh('a chapter without a scenario');
});

test('A chapter with one scenario keeps to its budget once that is stepped, and after a move of one’s own', async ({
  page,
}) => {
  const weigh = scales(page);
  await page.goto('/de/rival-kings/rules/rounds/');
  const player = await awake(page, headOf('de/rival-kings/scenarios/a-whole-cycle.mdx'));
  await stepTo(player, (await player.locator('.transcript > li').count()) - 1);
  await weigh('a chapter with one scenario, stepped');
  await player.getByRole('button', { name: de('player.try') }).click();
  await player.getByRole('button', { name: de('player.try.all') }).click();
  await player
    .getByRole('group', { name: de('player.try.which') })
    .getByRole('button')
    .first()
    .click();
  // Engine, sentences and rule titles alone weigh 28.
  await weigh('a chapter with one scenario, a move tried');
});

test('The theft chapter with its three scenarios keeps to its budget with one of them stepped, and with a refused move', async ({
  page,
}) => {
  // The scenarios below are not the one that is stepped, however near they come.
  const weigh = scales(page, /\.woff2$|\/scenarios\/(?!trader-robbed)/);
  await page.goto('/de/rival-kings/rules/theft/');
  const player = await awake(page, headOf('de/rival-kings/scenarios/trader-robbed-by-c-and-e.mdx'));
  await stepTo(player, 19);
  await weigh('a chapter with three scenarios, one stepped');
  for (let at = 19; at > 15; at -= 1)
    await player.getByRole('button', { name: de('player.back'), exact: true }).click();
  await player.getByRole('button', { name: de('player.try') }).click();
  await player.getByRole('button', { name: de('player.try.all') }).click();
  await player
    .getByRole('group', { name: de('player.try.which') })
    .getByRole('button', { name: de('action.money.short'), exact: true })
    .click();
  await expect(player.locator('.tray').getByRole('status')).toContainText('7.7');
  await weigh('a chapter with three scenarios, a move refused');
});

test('The table tool with its answer and the score sheet keep to their budgets', async ({
  page,
}) => {
  const weigh = scales(page);
  await page.goto('/de/rival-kings/table/');
  await page.getByRole('button', { name: de('table.example') }).click();
  await expect(page.locator('.answer h2')).toBeVisible();
  await weigh('the table tool with an answer');
  const more = scales(await page.context().newPage());
  const sheet = page.context().pages().at(-1)!;
  await sheet.goto('/de/rival-kings/score/');
  await sheet.getByRole('button', { name: de('scoring.example') }).click();
  await expect(sheet.locator('.verdict')).toBeVisible();
  await more('the score sheet with the printed example');
});

test('Pages of Claim keep to budgets of their own: without a scenario, with one stepped, and after a move of one’s own', async ({
  page,
}) => {
  const plain = scales(page);
  await page.goto('/de/claim/rules/');
  await plain('a page of Claim without a scenario');
  const chapter = await page.context().newPage();
  const weigh = scales(chapter);
  await chapter.goto('/de/claim/rules/recruiting/');
  const player = await awake(chapter, headOf('de/claim/scenarios/follow-faction.mdx'));
  await stepTo(player, 1);
  await weigh('a chapter of Claim, one scenario stepped');
  await player.getByRole('button', { name: deClaim('player.try') }).click();
  await player.getByRole('button', { name: deClaim('player.try.all') }).click();
  await player
    .locator('.targets')
    .getByRole('button', { name: deClaim('faction.knight') })
    .click();
  await expect(player.locator('.tray').getByRole('status')).toContainText('3.10');
  await weigh('a chapter of Claim, a card refused');
});

test('Pages of King of the Valley keep to budgets of their own: with a scenario stepped to its end, and after a move of one’s own', async ({
  page,
}) => {
  const weigh = scales(page, /\.woff2$|\/scenarios\/(?!pair-at-the-border)/);
  await page.goto('/de/king-of-the-valley/rules/sets/');
  const player = await awake(
    page,
    headOf('de/king-of-the-valley/scenarios/pair-at-the-border.mdx'),
  );
  await stepTo(
    player,
    Number(/\d+/.exec(await player.locator('.step-no button > span').first().innerText())![0]),
  );
  await weigh('a chapter of King of the Valley, one scenario stepped');
  await player.getByRole('button', { name: deValley('player.try') }).click();
  await player.locator('.spot[data-mark="legal"]').first().click();
  await weigh('a chapter of King of the Valley, a move tried');
});

/** What only one game speaks of, in scripts and styles. */
const MARKS = {
  'rival-kings': /\brk\.[a-z]+\.|rival-kings\/|\.conflict-line|lord-protector/,
  claim: /\bcl\.phase[12]|\.prize\b|doppelganger/,
  'king-of-the-valley': /\bkv\.[a-z]+\.|king-of-the-valley\/|\.hill-row|tax-collector/,
  'nobles-and-glory': /\bng\.[a-z]+\.|nobles-and-glory\//,
} as const;

const JOURNEYS = {
  'rival-kings': { chapter: 'theft', lesson: 'money', card: 'watchman', seek: 'watchman' },
  claim: { chapter: 'recruiting', lesson: 'tricks', card: 'dwarf', seek: 'dwarf' },
  'king-of-the-valley': { chapter: 'moving', lesson: 'sets', card: 'wizard', seek: 'wizard' },
} as const;

for (const game of PLAYED_IDS) {
  const others = GAMES.filter((one) => one !== game);

  test(`The pages of ${game} load nothing of other games`, async ({ page }) => {
    const { chapter, lesson, card, seek } = JOURNEYS[game];
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/en/${game}/`);
    await page.goto(`/en/${game}/rules/${chapter}/`);
    const player = page.locator('section.player').first();
    await page.locator('.scenario').first().scrollIntoViewIfNeeded();
    await expect(player).toHaveAttribute('data-ready');
    await stepTo(player, 2);
    await player.getByRole('button', { name: en('player.try') }).click();
    await player.getByRole('button', { name: en('player.try.all') }).click();
    await player.locator('.moves').getByRole('button').first().click();
    await quiet(page);
    await page.goto(`/en/${game}/learn/${lesson}/`);
    await expect(page.locator('[data-tool="task"] [data-ready]').first()).toBeVisible();
    await quiet(page);
    await page.goto(`/en/${game}/cards/${card}/`);
    await page.goto(`/en/${game}/house-rules/`);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(seek);
    await expect(page.getByRole('option').first()).toBeVisible();
    await quiet(page);
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((address) => others.some((other) => address.includes(other)))).toEqual([]);
    const code = new Set(asked.filter((address) => /\/_astro\/.*\.(js|css)$/.test(address)));
    expect(code.size).toBeGreaterThan(20);
    for (const address of code) {
      const script = await readFile(`dist${address}`, 'utf8');
      for (const other of others) expect(MARKS[other].exec(script)?.[0], address).toBeUndefined();
    }
  });
}

for (const [budget, isCut] of [
  ['the first answer of a search', true],
  ['the first search', false],
] as const)
  test(`A search keeps to its budget besides the page: ${budget}`, async ({ page, troubles }) => {
    if (isCut) await page.route('**/pagefind/**', (route) => route.abort());
    await page.goto('/en/rival-kings/rules/theft/');
    await quiet(page);
    const weigh = scales(page);
    await page.keyboard.press('/');
    // At once: what beginnings of the word bring besides depends on how fast the machine is.
    await page.getByRole('combobox').fill('watchman');
    await expect(page.locator('.results[aria-busy="false"] [role="option"]').first()).toContainText(
      en('card.watchman'),
    );
    await expect(page.getByRole('alert')).toHaveCount(isCut ? 1 : 0);
    await weigh(budget);
    if (isCut) troubles.length = 0;
  });

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('a chapter can be read: its text is in the page itself', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await page.goto('/de/rival-kings/rules/theft/');
    await expect(page.locator('.rule .text').last()).toBeVisible();
    await expect(page.locator('.transcript').first()).toBeVisible();
    expect(asked).not.toContain('script');
    expect(asked).not.toContain('fetch');
  });
});
