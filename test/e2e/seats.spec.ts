import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './page-checks.ts';
import { expect, openScenario, stepNumber, stepTo, still, test } from './support.ts';
import { words } from './words.ts';

const say = words('en', 'rival-kings');
const valley = words('en', 'king-of-the-valley');

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

/** Mila has four buildings and three subjects in front of her. */
const CARDS = ['herb-meadow', 'tavern', 'inn', 'harbor', 'sailor', 'herbalist', 'scholar'];

const opener = (player: Locator, seat: string): Locator =>
  player.locator(`.seat[data-seat="${seat}"] > .opener`);

async function openTable(page: Page): Promise<Locator> {
  const player = await openScenario(page, 'end-in-mid-round');
  await stepTo(player, 7);
  await player.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  return player;
}

/** A finger on the glass: Playwright's own tap may scroll the page first. */
async function tap(button: Locator): Promise<void> {
  await still(button.page());
  const { x, y, width, height } = (await button.boundingBox())!;
  await button.page().touchscreen.tap(x + width / 2, y + height / 2);
}

/** Where table, words, controls and what else lies on the table stand. */
const places = (player: Locator, rest: string): Promise<string[]> =>
  player.evaluate(
    (root, others) =>
      [...root.querySelectorAll(`.felt, .told, .controls, ${others}`)].map((one) =>
        JSON.stringify(one.getBoundingClientRect()),
      ),
    rest,
  );

/** What of the sentence and the controls lies under something else, or off the screen. */
const covered = (player: Locator): Promise<string[]> =>
  player.evaluate((root) =>
    [...root.querySelectorAll('.caption-now .event, .controls .button')]
      .filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const corners = [left + 4, right - 4].flatMap((x) =>
          [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)),
        );
        return !corners.every((there) => one.closest('.told, .controls')!.contains(there));
      })
      .map(({ className }) => className),
  );

const liesWithin = async (inner: Locator, outer: Locator): Promise<void> => {
  const [one, other] = [(await inner.boundingBox())!, (await outer.boundingBox())!];
  expect(one.y).toBeGreaterThanOrEqual(other.y);
  expect(one.y + one.height).toBeLessThanOrEqual(other.y + other.height);
};

test('A tap on a seat turns its strip over to its cards, by name and over the table alone; nothing moves; a second tap turns it back', async ({
  page,
}) => {
  const player = await openTable(page);
  const seat = player.locator('.seat[data-seat="mila"]');
  const rest = '.seat:not([data-seat="mila"]), .middle, .conflict-line';
  const before = await places(player, rest);
  expect((await opener(player, 'mila').boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await expect(opener(player, 'mila')).toHaveAccessibleName(
    say('on-table.unfold', { seat: say('seat.mila') }),
  );
  await expect(seat.locator('.good-name').first()).toBeHidden();

  await tap(opener(player, 'mila'));
  await expect(opener(player, 'mila')).toHaveAttribute('aria-expanded', 'true');
  await expect(seat.locator('.good-name')).toHaveText(CARDS.map((card) => say(`card.${card}`)));
  for (const name of await seat.locator('.good-name').all()) {
    await expect(name).toBeVisible();
    await liesWithin(name, seat);
  }
  await liesWithin(seat, player.locator('.felt'));
  expect(await places(player, rest)).toEqual(before);
  expect(await covered(player)).toEqual([]);

  // One at a time.
  await tap(opener(player, 'noor'));
  await expect(player.locator('.opener[aria-expanded="true"]')).toHaveCount(1);
  await liesWithin(player.locator('.seat.opened'), player.locator('.felt'));
  await tap(opener(player, 'noor'));
  await expect(player.locator('.seat.opened')).toHaveCount(0);
  await expect(stepNumber(player)).toHaveText('7');
  expect(await places(player, rest)).toEqual(before);

  await tap(opener(player, 'mila'));
  await expect(player.locator('.seat.opened')).toHaveCount(1);
  await expectAccessible(page);
});

test('A tap on the step closes an opened seat and steps once; where a move is tried, seats are not opened', async ({
  page,
}) => {
  const player = await openTable(page);
  await tap(opener(player, 'noor'));
  await expect(player.locator('.seat.opened')).toHaveCount(1);
  await tap(player.locator('.controls .main'));
  await expect(stepNumber(player)).toHaveText('8');
  await expect(player.locator('.seat.opened')).toHaveCount(0);
  await player.getByRole('button', { name: say('player.back') }).click();
  await tap(opener(player, 'noor'));
  await player.getByRole('button', { name: say('player.try') }).click();
  await expect(player.locator('.spot').first()).toBeVisible();
  await expect(player.locator('.opener, .seat.opened')).toHaveCount(0);
});

test('By keyboard a seat opens, Escape closes it and leaves the focus there, and a step closes it, too', async ({
  page,
}) => {
  const player = await openTable(page);
  const button = opener(player, 'mila');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(stepNumber(player)).toHaveText('8');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('A desk has room for the cards, and nothing to open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const player = await openTable(page);
  await expect(player.locator('.seat .good').first()).toBeVisible();
  await expect(player.locator('.opener').first()).toBeHidden();
});

test('In King of the Valley a castle opens in the same way, over its neighbour', async ({
  page,
}) => {
  const player = await openScenario(page, 'set-or-end-tile', 'en', '', 'king-of-the-valley');
  const button = player.getByRole('button', {
    name: valley('on-table.unfold', { seat: valley('seat.mila') }),
  });
  const rest = '.castle:not([data-seat="mila"]), .hill, .valley';
  const before = await places(player, rest);
  await tap(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await liesWithin(player.locator('.castle.opened'), player.locator('.felt'));
  expect(await places(player, rest)).toEqual(before);
  expect(await covered(player)).toEqual([]);
  await expectAccessible(page);
  await tap(player.locator('.controls .main'));
  await expect(stepNumber(player)).toHaveText('1');
  await expect(player.locator('.castle.opened')).toHaveCount(0);
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('each of four seats can be opened by a finger: its button is high enough, and lies under nothing', async ({
    page,
  }) => {
    for (const id of ['two-cs-spare-the-trader', 'both-traders-with-c-and-e']) {
      const player = await openScenario(page, id);
      await expect(player.locator('.seat')).toHaveCount(4);
      await player.locator('.controls button').nth(3).click();
      const buttons = player.locator('.seat > .opener:visible');
      await expect(buttons.first()).toBeVisible();
      for (const button of await buttons.all()) {
        const { height, isBare } = await button.evaluate((one) => {
          one.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, right, bottom, height } = one.getBoundingClientRect();
          const ends = [top + 0.5, bottom - 0.5].map((y) =>
            document.elementFromPoint((left + right) / 2, y),
          );
          return { height, isBare: ends.every((there) => there === one) };
        });
        expect(height, id).toBeGreaterThanOrEqual(44);
        expect(isBare, id).toBe(true);
      }
    }
  });
});
