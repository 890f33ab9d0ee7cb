import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { awake, expect, GAMES, stepTo, test } from './support.ts';

const KB = 1024;
/** Milliseconds without any request after which a page has what it wants. */
const QUIET = 700;
/** The font of the headings may come later and is not counted. */
const NOT_COUNTED = /\.woff2$/;

/** Pictures of cards load when they come near, and are weighed by themselves. */
const PICTURES = /^\/arms\//;

/** Kilobytes, gzipped. */
interface Weight {
  readonly pictures: number;
  readonly rest: number;
}

/** What a page loads at most. */
function expectAtMost(most: Weight, { pictures, rest }: Weight): void {
  expect.soft(rest, 'without pictures').toBeLessThanOrEqual(most.rest);
  expect.soft(pictures, 'pictures').toBeLessThanOrEqual(most.pictures);
}

/** Follows everything that a page loads, but for what `except` names; asks for its weight. */
function scales(page: Page, except = NOT_COUNTED): (what: string) => Promise<Weight> {
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
  let lastNews = Date.now();
  const underway = new Set<Request>();
  page.on('request', (request) => {
    underway.add(request);
    lastNews = Date.now();
  });
  const ended = (request: Request): void => {
    underway.delete(request);
    lastNews = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async (what) => {
    await expect.poll(() => underway.size === 0 && Date.now() - lastNews > QUIET, { timeout: 15_000 }).toBe(true);
    const parts = await Promise.all(loaded.values());
    const [pictures, rest] = [true, false].map((pictured) => parts.filter(({ address }) => PICTURES.test(address) === pictured)) as [
      typeof parts,
      typeof parts,
    ];
    const sum = (some: typeof parts): number => some.reduce((total, { bytes }) => total + bytes, 0) / KB;
    console.log(
      `${what}: ${sum(rest).toFixed(1)} KB in ${rest.length} files, and ${sum(pictures).toFixed(1)} KB in ${pictures.length} pictures`,
    );
    for (const { address, bytes } of rest.toSorted((a, b) => b.bytes - a.bytes))
      console.log(`  ${(bytes / KB).toFixed(1).padStart(5)} ${address}`);
    return { pictures: sum(pictures), rest: sum(rest) };
  };
}

test('A chapter of rules without a scenario weighs at most 18.5 KB', async ({ page }) => {
  const weigh = scales(page);
  await page.goto('/de/rival-kings/rules/overview/');
  expectAtMost({ rest: 18.5, pictures: 0.9 }, await weigh('a chapter without a scenario'));
});

test('A chapter with one scenario weighs at most 46 KB once that is stepped, and 86.1 KB after a move of one’s own', async ({ page }) => {
  const weigh = scales(page);
  await page.goto('/de/rival-kings/rules/rounds/');
  const player = await awake(page, 'Eine ganze Runde zu zweit');
  const last = Number(/von (\d+)/.exec(await player.locator('.step-no').innerText())![1]);
  await stepTo(player, last);
  expectAtMost({ rest: 46, pictures: 8 }, await weigh('a chapter with one scenario, stepped to the end'));
  await player.getByRole('button', { name: 'Zug ausprobieren' }).click();
  await player.getByRole('group', { name: 'Welcher Zug' }).getByRole('button').first().click();
  // The aim is 80: engine, sentences and rule titles alone weigh 28.
  expectAtMost({ rest: 86.1, pictures: 8 }, await weigh('… with a move of one’s own'));
});

test('The theft chapter with its three scenarios weighs at most 48.5 KB with one of them stepped, and 88.8 KB with a refused move', async ({
  page,
}) => {
  // The scenarios below are not the one that is stepped, however near they come.
  const weigh = scales(page, /\.woff2$|\/scenarios\/(?!trader-robbed)/);
  await page.goto('/de/rival-kings/rules/theft/');
  const player = await awake(page, 'Zwei Diebe, ein Händler');
  await stepTo(player, 19);
  expectAtMost({ rest: 48.5, pictures: 11 }, await weigh('the theft chapter, stepped to the end'));
  for (let at = 19; at > 15; at -= 1) await player.getByRole('button', { name: 'Zurück', exact: true }).click();
  await player.getByRole('button', { name: 'Zug ausprobieren' }).click();
  await player.getByRole('group', { name: 'Welcher Zug' }).getByRole('button', { name: 'Geld', exact: true }).click();
  await expect(player.locator('.tray').getByRole('status')).toContainText('7.7');
  expectAtMost({ rest: 88.8, pictures: 11 }, await weigh('… with a refused move'));
});

test('The table tool weighs at most 88.8 KB with its answer, and the score sheet at most 89.3 KB', async ({ page }) => {
  const weigh = scales(page);
  await page.goto('/de/rival-kings/table/');
  await page.getByRole('button', { name: 'Beispiel zeigen' }).click();
  await expect(page.locator('.answer h2')).toBeVisible();
  expectAtMost({ rest: 88.8, pictures: 0.8 }, await weigh('the table tool with an answer'));
  const more = scales(await page.context().newPage());
  const sheet = page.context().pages().at(-1)!;
  await sheet.goto('/de/rival-kings/score/');
  await sheet.getByRole('button', { name: 'Das Beispiel der Spielregel' }).click();
  await expect(sheet.locator('.verdict')).toBeVisible();
  expectAtMost({ rest: 89.3, pictures: 22.5 }, await more('the score sheet with the printed example'));
});

test('Pages of Claim weigh less: 13 KB without a scenario, 44.1 KB with one stepped, 66 KB after a move of one’s own', async ({ page }) => {
  const plain = scales(page);
  await page.goto('/de/claim/rules/');
  expectAtMost({ rest: 13, pictures: 0 }, await plain('a page of Claim without a scenario'));
  const chapter = await page.context().newPage();
  const weigh = scales(chapter);
  await chapter.goto('/de/claim/rules/recruiting/');
  const player = await awake(chapter, 'Die ausgespielte Fraktion bedienen');
  await stepTo(player, 1);
  expectAtMost({ rest: 44.1, pictures: 11.5 }, await weigh('a chapter of Claim, one scenario stepped'));
  await player.getByRole('button', { name: 'Zug ausprobieren' }).click();
  await player
    .locator('.targets')
    .getByRole('button', { name: /Ritter/ })
    .click();
  await expect(player.locator('.tray').getByRole('status')).toContainText('3.10');
  expectAtMost({ rest: 66, pictures: 11.5 }, await weigh('… with a refused card'));
});

/** What only one game speaks of, in scripts and styles. */
const MARKS = {
  'rival-kings': /rk\.[a-z]+\.|rival-kings\/|\.conflict-lines|\.pile\b|lord-protector/,
  claim: /cl\.phase[12]|\.prize\b|doppelganger/,
} as const;

const JOURNEYS = {
  'rival-kings': { chapter: 'theft', lesson: 'money', card: 'watchman', seek: 'watchman' },
  claim: { chapter: 'recruiting', lesson: 'tricks', card: 'dwarf', seek: 'dwarf' },
} as const;

for (const game of GAMES) {
  const other = GAMES.find((one) => one !== game)!;

  test(`The pages of ${game} load nothing of ${other}`, async ({ page }) => {
    const { chapter, lesson, card, seek } = JOURNEYS[game];
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const rest = (): Promise<void> => page.waitForLoadState('networkidle');
    await page.goto(`/en/${game}/`);
    await page.goto(`/en/${game}/rules/${chapter}/`);
    const player = page.locator('section.player').first();
    await page.locator('.scenario').first().scrollIntoViewIfNeeded();
    await expect(player).toHaveAttribute('data-ready');
    await stepTo(player, 2);
    await player.getByRole('button', { name: 'Try a move' }).click();
    await player.locator('.moves').getByRole('button').first().click();
    await rest();
    await page.goto(`/en/${game}/learn/${lesson}/`);
    await expect(page.locator('[data-tool="task"] [data-ready]').first()).toBeVisible();
    await rest();
    await page.goto(`/en/${game}/cards/${card}/`);
    await page.goto(`/en/${game}/house-rules/`);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(seek);
    await expect(page.getByRole('option').first()).toBeVisible();
    await rest();
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((address) => address.includes(other))).toEqual([]);
    const code = new Set(asked.filter((address) => /\/_astro\/.*\.(js|css)$/.test(address)));
    expect(code.size).toBeGreaterThan(20);
    for (const address of code) expect(MARKS[other].exec(await readFile(`dist${address}`, 'utf8'))?.[0], address).toBeUndefined();
  });
}

test('The first search loads at most 104 KB besides the page, pictures included', async ({ page }) => {
  await page.goto('/en/rival-kings/rules/theft/');
  await page.waitForLoadState('networkidle');
  const weigh = scales(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').pressSequentially('watchman');
  await expect(page.getByRole('option').first()).toContainText('Watchman');
  expectAtMost({ rest: 98.5, pictures: 5.5 }, await weigh('the first search'));
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
