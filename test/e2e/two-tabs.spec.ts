import type { Locator, Page } from '@playwright/test';
import { chromiumOptions } from '../../scripts/chromium.ts';
import { expect, settled, test as base } from './support.ts';
import { words } from './words.ts';

const say = words('en', 'rival-kings');

/**
 * A browser that holds on to the pages it leaves, as readers’ browsers do: the way back then brings
 * the page as it was, without loading it.
 */
const test = base.extend({
  launchOptions: [
    async ({}, use) =>
      use({
        ...chromiumOptions({ windows: true }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

const SCORE = '/en/rival-kings/score/';

const tab = (page: Page, seat: string): Locator =>
  page.locator('.seat-tabs').getByRole('button', { name: new RegExp(`^${say(`seat.${seat}`)}`) });
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const coins = (page: Page): Locator =>
  page.getByRole('textbox', { name: say('scoring.coins'), exact: true });
const choice = (page: Page): Locator => page.getByText(say('score.rival'));

async function openSheet(page: Page): Promise<void> {
  await page.goto(SCORE);
  await expect(page.locator('.score')).toHaveAttribute('data-ready');
}

async function enterCoins(page: Page, text: string): Promise<void> {
  await coins(page).fill(text);
  await coins(page).press('Enter');
}

/** What the device keeps of the sheet. */
const keptSheet = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('score.rival-kings'));

/** Whether the page was brought back as it was. */
const wasHeld = (page: Page): Promise<unknown> =>
  page.evaluate(() => (globalThis as { held?: boolean }).held);

/** Leaves a mark on the page that only the page itself can bring back. */
const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(globalThis, { held: true }));

/** One step back. A page that was held does not load again. */
async function back(page: Page, path: string): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
  await expect
    .poll(() => page.evaluate(() => document.readyState).catch(() => 'leaving'))
    .toBe('complete');
}

test('A score sheet in two tabs is one: what one enters the other shows, and takes back', async ({
  page,
  context,
}) => {
  await openSheet(page);
  const other = await context.newPage();
  await openSheet(other);
  await enterCoins(page, '12');
  await expect(coins(other)).toHaveValue('12');
  await tab(other, 'mila').click();
  await enterCoins(other, '7');
  await tab(page, 'mila').click();
  await expect(coins(page)).toHaveValue('7');
  expect(await keptSheet(page)).toMatch(/"coins":12.*"coins":7/);
  await expect(choice(page)).toBeHidden();
  await button(page, say('player.undo')).click();
  await expect(coins(page)).toHaveValue('0');
  await expect(coins(other)).toHaveValue('0');
  await button(other, say('player.undo')).click();
  await expect(coins(page)).toHaveValue('7');
});

test('What is being typed stays when another tab changes the sheet, and the reader chooses', async ({
  page,
  context,
}) => {
  await openSheet(page);
  const other = await context.newPage();
  await openSheet(other);
  await coins(page).fill('12');
  await enterCoins(other, '5');
  await expect(choice(page)).toBeInViewport();
  await expect(coins(page)).toHaveValue('12');
  await coins(page).press('Enter');
  await expect(tab(page, 'noor')).toContainText('4');
  expect(await keptSheet(page)).toContain('"coins":5');
  await expect(coins(other)).toHaveValue('5');
  // The reader keeps this one: the other tab follows, and has its own one step behind.
  await button(page, say('score.keep')).click();
  await expect(choice(page)).toBeHidden();
  await expect(coins(other)).toHaveValue('12');
  await button(other, say('player.undo')).click();
  await expect(coins(page)).toHaveValue('5');
  // Again, and this time the other one.
  await coins(page).fill('20');
  await enterCoins(other, '6');
  await expect(choice(page)).toBeVisible();
  await coins(page).press('Enter');
  await button(page, say('score.rival.show')).click();
  await expect(coins(page)).toHaveValue('6');
  await button(page, say('player.undo')).click();
  await expect(coins(page)).toHaveValue('20');
  await expect(coins(other)).toHaveValue('20');
});

test('A tab that has heard of nothing overwrites nothing', async ({ page, context }) => {
  // As if the news had not come yet.
  await page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation()),
  );
  await openSheet(page);
  const other = await context.newPage();
  await other.goto('/en/');
  await other.evaluate(() =>
    localStorage.setItem(
      'score.rival-kings',
      JSON.stringify({
        version: 1,
        position: { over: true, players: [{ seat: 'noor', coins: 9 }, { seat: 'mila' }] },
      }),
    ),
  );
  await expect.poll(() => keptSheet(page)).toContain('"coins":9');
  await enterCoins(page, '3');
  await expect(choice(page)).toBeVisible();
  expect(await keptSheet(page)).toContain('"coins":9');
});

for (const held of [true, false]) {
  test(`After the way back the sheet is the newest (${held ? 'the page was held' : 'the page is loaded again'})`, async ({
    page,
  }) => {
    // A page that waits for its end is not held.
    if (!held) await page.addInitScript(() => addEventListener('unload', () => undefined));
    await openSheet(page);
    await enterCoins(page, '4');
    await mark(page);
    await page.goto('/en/');
    await openSheet(page);
    await enterCoins(page, '7');
    await page.goto('/en/');
    await back(page, SCORE);
    await back(page, '/en/');
    await back(page, SCORE);
    await expect(coins(page)).toHaveValue('7');
    expect(await wasHeld(page)).toBe(held ? true : undefined);
    await enterCoins(page, '8');
    expect(await keptSheet(page)).toContain('"coins":8');
  });
}

test('House rules chosen elsewhere are there after the way back, and stay', async ({ page }) => {
  const path = '/en/rival-kings/house-rules/';
  const second = (id: string): Locator => page.locator(`fieldset[id="${id}"] input`).nth(1);
  await page.goto(path);
  await settled(page);
  await mark(page);
  await page.goto('/en/');
  await page.goto(path);
  await settled(page);
  await second('steal-optional').check();
  await back(page, '/en/');
  await back(page, path);
  expect(await wasHeld(page)).toBe(true);
  await expect(second('steal-optional')).toBeChecked();
  await second('winner-tie').check();
  expect(
    await page.evaluate(() =>
      Object.keys(
        JSON.parse(localStorage.getItem('house-rules.rival-kings')!) as object,
      ).toSorted(),
    ),
  ).toEqual(['steal-optional', 'winner-tie']);
});

test('Names given in two tabs are joined', async ({ page, context }) => {
  const other = await context.newPage();
  const form = (on: Page, seat: string): Locator => on.locator(`#names [name="${seat}"]`);
  for (const one of [page, other]) {
    await one.goto('/en/claim/learn/#names');
    await expect(form(one, 'noor')).toBeVisible();
  }
  const save = say('names.save');
  await form(other, 'mila').fill('Eva');
  // Who writes in a tab has it in front.
  await page.bringToFront();
  await form(page, 'noor').fill('Lars');
  await button(page, save).click();
  await expect(form(other, 'noor')).toHaveValue('Lars');
  await expect(form(other, 'mila')).toHaveValue('Eva');
  await other.bringToFront();
  await button(other, save).click();
  await expect(form(page, 'mila')).toHaveValue('Eva');
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('own-names')!) as unknown),
  ).toMatchObject({
    names: { noor: 'Lars', mila: 'Eva' },
  });
});

test('A page without own names takes those that another tab gives', async ({ page, context }) => {
  await page.goto('/en/claim/scenarios/follow-faction/');
  await settled(page);
  const other = await context.newPage();
  await other.goto('/en/claim/learn/#names');
  await other.locator('#names [name="noor"]').fill('Lars');
  await button(other, say('names.save')).click();
  await expect(page.locator('main')).toContainText('Lars');
});

test('Progress in two tabs is joined; starting over takes nothing along that came after', async ({
  page,
  context,
}) => {
  const path = '/en/rival-kings/learn/';
  const solve = (on: Page, ...tasks: readonly string[]): Promise<void> =>
    on.evaluate((done) => {
      localStorage.setItem(
        'progress.rival-kings',
        JSON.stringify({
          version: 1,
          game: 'rival-kings',
          tasks: Object.fromEntries(done.map((task) => [task, 'solved'])),
        }),
      );
    }, tasks);
  await page.goto(path);
  const shields = await page
    .locator('[data-task]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.task!));
  const [first, next] = [shields[0]!, shields[1]!];
  const solved = (task: string): Locator =>
    page.locator(`[data-task="${task}"][data-state="solved"]`);
  const other = await context.newPage();
  await other.goto(path);
  await solve(other, first);
  await expect(solved(first)).toHaveCount(1);
  await page.bringToFront();
  await page.locator('[data-do="reset"]').click();
  await expect(solved(first)).toHaveCount(0);
  await solve(other, next);
  await expect(solved(next)).toHaveCount(1);
  await page.locator('[data-do="undo-reset"]').click();
  await expect(solved(first)).toHaveCount(1);
  await expect(solved(next)).toHaveCount(1);
});
