import type { Locator, Page } from '@playwright/test';
import {
  claimPageTypes,
  expect,
  openJurisTurn,
  openMilaFollows,
  openScenario,
  pageTypes,
  settled,
  test,
  wordsOf,
} from './support.ts';

// Readers who set all colours of their screen: grounds, shadows and gradients of the page are gone.
test.use({ forcedColors: 'active', reducedMotion: 'reduce' } as object);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
});

/** Shows an element as it is without its text: what is left of it is its sign. */
async function signOf(element: Locator): Promise<Buffer> {
  await element.evaluate((one: HTMLElement) =>
    one.style.setProperty('font-size', '0', 'important'),
  );
  const picture = await element.screenshot();
  await element.evaluate((one: HTMLElement) => one.style.removeProperty('font-size'));
  return picture;
}

/** The place of an element without it. */
async function withoutIt(element: Locator): Promise<Buffer> {
  const box = (await element.boundingBox())!;
  await element.evaluate((one: HTMLElement) => (one.style.opacity = '0'));
  const picture = await element.page().screenshot({ clip: box });
  await element.evaluate((one: HTMLElement) => one.style.removeProperty('opacity'));
  return picture;
}

/** Something is drawn besides the text. */
async function expectSign(element: Locator, name: string): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = (await element.boundingBox())!;
  await element.evaluate((one: HTMLElement) =>
    one.style.setProperty('font-size', '0', 'important'),
  );
  const sign = await element.page().screenshot({ clip: box });
  await element.evaluate((one: HTMLElement) => one.style.removeProperty('font-size'));
  expect.soft(sign.equals(await withoutIt(element)), `${name} has a sign`).toBe(false);
}

/** The ground on which an element stands out, or its edge. */
const marking = (element: Locator): Promise<string> =>
  element.evaluate((one) => {
    const {
      backgroundColor,
      outlineStyle,
      outlineWidth,
      outlineColor,
      borderWidth,
      borderColor,
      fontWeight,
    } = getComputedStyle(one);
    return [
      backgroundColor,
      outlineStyle === 'none' ? '' : outlineWidth + outlineColor,
      borderWidth,
      borderColor,
      fontWeight,
    ].join(' ');
  });

/** What is chosen looks different from what is not. */
async function expectChosen(chosen: Locator, other: Locator, name: string): Promise<void> {
  expect.soft(await marking(chosen.first()), name).not.toBe(await marking(other.first()));
}

const pressed = (page: Page | Locator, within = ''): Locator =>
  page.locator(`${within} [aria-pressed="true"]:visible`);
const free = (page: Page | Locator, within = ''): Locator =>
  page.locator(`${within} [aria-pressed="false"]:visible`);

/** Focus is seen wherever the keyboard goes. */
async function expectFocus(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const one = document.activeElement!;
      const around = one.closest('.search-field') ?? one;
      const { outlineStyle, outlineWidth } = getComputedStyle(around);
      return {
        what: one.outerHTML.slice(0, 120),
        isSeen: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      };
    });
    expect.soft(outline.isSeen, `${name}: focus on ${outline.what}`).toBe(true);
  }
}

test('On the board of Rival Kings coins, markers and the seat whose turn it is are seen', async ({
  page,
}) => {
  const player = await openJurisTurn(page);
  await expectSign(player.locator('.felt .coin:not(.none)').first(), 'a coin');
  await expectSign(player.locator('.felt .marker:not(.none)').first(), 'a marker');
  await expectChosen(
    player.locator('.seat.turn'),
    player.locator('.seat:not(.turn)'),
    'whose turn it is',
  );
  const coin = await signOf(player.locator('.felt .coin:not(.none)').first());
  expect(
    coin.equals(await signOf(player.locator('.felt .marker:not(.none)').first())),
    'coins and markers differ',
  ).toBe(false);
  await expectFocus(page, 'player');
});

test('On the board of Claim the seat whose turn it is is seen, and the seat chosen for a move', async ({
  page,
}) => {
  const player = await openMilaFollows(page);
  await expectChosen(
    player.locator('.seat.turn'),
    player.locator('.seat:not(.turn)'),
    'whose turn it is',
  );
  await player.getByRole('button', { name: wordsOf('en')['player.try']! }).click();
  await expect(player.locator('.tray .seats .button').first()).toBeVisible();
  await expectChosen(pressed(player, '.tray'), free(player, '.tray'), 'the seat that moves');
});

test('On a narrow board of King of the Valley the gold of the stock is seen beside its number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const player = await openScenario(page, 'a-whole-turn', 'en', '', 'king-of-the-valley');
  const gold = player.locator('.stock .gold');
  const picture = await gold.screenshot();
  expect(picture.equals(await withoutIt(gold))).toBe(false);
});

test('On the score sheet the chosen seat, tokens and the switch are seen', async ({ page }) => {
  await page.addInitScript(() => {
    const value = { request: () => Promise.resolve({ release: () => Promise.resolve() }) };
    Object.defineProperty(navigator, 'wakeLock', { value });
  });
  await page.goto(pageTypes('en')['a score sheet from a link']!);
  await settled(page);
  await expectChosen(pressed(page, '.seat-tabs'), free(page, '.seat-tabs'), 'the chosen seat');
  const [noor, mila] = [
    page.locator('.seat-tabs button').first(),
    page.locator('.seat-tabs button').nth(1),
  ];
  const before = await noor.screenshot();
  await mila.click();
  await page.mouse.move(0, 0);
  await mila.evaluate((one: HTMLElement) => one.blur());
  expect(
    (await noor.screenshot()).equals(before),
    'a seat that is no longer chosen looks otherwise',
  ).toBe(false);
  await expectChosen(pressed(page, '.who-plays'), free(page, '.who-plays'), 'who plays');
  const awake = page.getByRole('switch').locator('i');
  const on = await marking(awake);
  await page.getByRole('switch').click();
  expect(await marking(awake), 'the switch').not.toBe(on);
  await page.locator('h1').click();
  await expectFocus(page, 'score sheet');
});

test('On Claim’s score sheet the chosen seat and the cards won are seen', async ({ page }) => {
  await page.goto(claimPageTypes('en')['Claim’s score sheet']!);
  await settled(page);
  await expectChosen(pressed(page, '.seat-tabs'), free(page, '.seat-tabs'), 'the chosen seat');
  await expectChosen(
    page.locator('.value[aria-pressed="true"]'),
    page.locator('.value[aria-pressed="false"]'),
    'a card won',
  );
});

test('At the table tool what is chosen is seen, and the focus', async ({ page }) => {
  await page.goto(pageTypes('en')['the table tool with an answer']!);
  await settled(page);
  await expectChosen(
    pressed(page, '.who-plays'),
    free(page, '.who-plays').or(page.locator('.lay .button:not([aria-pressed])')),
    'who plays',
  );
  await page.locator('.pick .plate-and-name').first().click();
  await expect(pressed(page, '.ranks').first()).toBeVisible();
  await expectChosen(pressed(page, '.ranks'), free(page, '.ranks'), 'the chosen character');
  await expectFocus(page, 'table tool');
});

test('In a lesson what is picked is seen, and how each task was left', async ({ page }) => {
  await page.goto('/en/rival-kings/learn/');
  const task = await page.locator('[data-task]').first().getAttribute('data-task');
  await page.evaluate(
    (solved) =>
      localStorage.setItem(
        'progress.rival-kings',
        JSON.stringify({ version: 1, game: 'rival-kings', tasks: { [solved]: 'solved' } }),
      ),
    task!,
  );
  await page.reload();
  const solved = page.locator('[data-state="solved"] svg').first();
  await expect(solved).toBeVisible();
  expect(
    (await solved.screenshot()).equals(
      await page.locator('[data-state="open"]:not(.next) svg').first().screenshot(),
    ),
  ).toBe(false);
  await page.goto(pageTypes('en')['a lesson']!);
  await settled(page);
  const marked = page.locator('.task-table .spot[data-mark="legal"]').first();
  const before = await marking(marked);
  await marked.click();
  const picked = page.locator('.task-table .spot[data-mark="selected"]');
  expect(await marking(picked)).not.toBe(before);
  await expectFocus(page, 'lesson');
});

test('Among house rules the chosen reading is seen, and where the reader is on every page', async ({
  page,
}) => {
  await page.goto(pageTypes('en')['the house rules']!);
  await settled(page);
  const reading = page.locator('fieldset[id="steal-optional"] label');
  const before = await reading.nth(1).screenshot();
  await reading.nth(1).locator('input').check();
  await page.mouse.move(0, 0);
  await reading
    .nth(1)
    .locator('input')
    .evaluate((one: HTMLElement) => one.blur());
  expect((await reading.nth(1).screenshot()).equals(before)).toBe(false);
  await expectChosen(
    page.locator('.nav [aria-current]'),
    page.locator('.nav a:not([aria-current])'),
    'you are here',
  );
  await expectFocus(page, 'house rules');
});

test('In the search the hit that Enter opens is seen, and the field has its focus', async ({
  page,
}) => {
  await page.goto(pageTypes('en')['the search page']!);
  await settled(page);
  await expectChosen(
    page.locator('[role="option"][aria-selected="true"]'),
    page.locator('[role="option"][aria-selected="false"]'),
    'the hit',
  );
  await page.getByRole('combobox').focus();
  expect(
    await page.locator('.search-field').evaluate((one) => getComputedStyle(one).outlineStyle),
  ).toBe('solid');
});
