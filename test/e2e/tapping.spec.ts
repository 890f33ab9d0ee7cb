import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './page-checks.ts';
import {
  expect,
  movesOn,
  openAt,
  openMilaFollows,
  openScenario,
  sentence,
  stepNumber,
  still,
  test,
} from './support.ts';
import { words } from './words.ts';

const say = words('en', 'rival-kings');

const TRADER = 'trader-robbed-by-c-and-e';

const spot = (player: Locator, piece: string): Locator =>
  player.locator(`.spot[data-piece="${piece}"]`);
const marks = (player: Locator, mark: string): Locator =>
  player.locator(`.spot[data-mark="${mark}"]`);
const main = (player: Locator): Locator => player.locator('.tray .ways .main');

/** Noor's turn: her courtier may rob juri, pass a marker, take money. */
async function openNoorsTurn(page: Page): Promise<Locator> {
  const player = await openAt(page, TRADER, 'reveal', 5);
  await expect(spot(player, 'cell:juri recruit')).toHaveCount(0);
  await player.getByRole('button', { name: say('player.try') }).click();
  await expect(marks(player, 'legal').first()).toBeVisible();
  return player;
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('A theft and what is stolen are made by tapping the table; nothing is played by a piece alone; a move is taken back', async ({
    page,
  }) => {
    const player = await openNoorsTurn(page);
    await spot(player, 'cell:juri recruit').tap();
    await expect(spot(player, 'cell:juri recruit')).toHaveAttribute('data-mark', 'selected');
    await expect(stepNumber(player)).toHaveText('5');
    await movesOn(player, () => main(player).tap());
    await expect(stepNumber(player)).toHaveText('6');

    // What has been stolen is due, and its pile says which.
    await spot(player, 'pile:subject-1').tap();
    await expect(main(player)).toHaveText(
      say('act.stolen', { move: say('act.recruit', { at: say('card.sailor') }), from: 'Juri' }),
    );
    await expect(stepNumber(player)).toHaveText('6');
    await spot(player, 'pile:subject-1').tap();
    await expect(main(player)).toHaveCount(0);
    await spot(player, 'pile:subject-1').tap();
    await movesOn(player, () => main(player).tap());
    await expect(sentence(player)).toContainText(say('card.sailor'));
    await player.press('End');
    await expect(player.locator('.seat[data-seat="noor"] .active-subject')).toBeVisible();

    await player.getByRole('button', { name: say('player.undo') }).tap();
    await expect(player.locator('.seat[data-seat="noor"] .active-subject')).toHaveCount(0);
    await expect(spot(player, 'pile:subject-1')).toHaveAttribute('data-mark', 'legal');
  });

  test('A piece that is barred says its rule where the moves stand, shows the shield, and lets others be tapped', async ({
    page,
  }) => {
    const player = await openNoorsTurn(page);
    // Her own courtier robs nobody but the trader.
    await spot(player, 'cell:mila recruit').tap();
    await expect(spot(player, 'cell:mila recruit')).toHaveAttribute('data-mark', 'barred');
    await expect(spot(player, 'cell:mila recruit').locator('.verdict-sign')).toBeVisible();
    const refusal = player.locator('.tray').getByRole('status');
    await expect(refusal).toContainText(say('player.refused.title'));
    await expect(refusal.getByRole('link')).toHaveCount(1);
    await expect(player.locator('.tray .refusal')).toBeInViewport({ ratio: 1 });
    await expect(stepNumber(player)).toHaveText('5');
    await spot(player, 'cell:juri buy').tap();
    await expect(marks(player, 'barred')).toHaveCount(0);
    await expect(refusal.getByRole('link')).toHaveCount(0);
    await expect(main(player)).toBeVisible();
  });

  test('In Claim a card of the hand is the move; one that may not be played says which rule bars it', async ({
    page,
  }) => {
    const player = await openMilaFollows(page);
    await player.getByRole('button', { name: say('player.try') }).tap();
    await expect(marks(player, 'legal')).toHaveCount(2);
    await spot(player, 'card:knight-8').tap();
    await expect(spot(player, 'card:knight-8')).toHaveAttribute('data-mark', 'barred');
    const refusal = player.locator('.tray').getByRole('status');
    await expect(refusal.getByRole('link').first()).toHaveAttribute('href', /#cl\./);
    await expect(player.locator('.tray .refusal')).toBeInViewport({ ratio: 1 });
    await marks(player, 'legal').first().tap();
    await expect(refusal.getByRole('link')).toHaveCount(0);
    await movesOn(player, () => main(player).tap());
    await expect(player.locator('.played .laid')).toHaveCount(2);
  });

  test('In King of the Valley a leg is told by where it ends, then by what it takes; the king may be tapped first', async ({
    page,
  }) => {
    const player = await openScenario(page, 'set-or-end-tile', 'en', '', 'king-of-the-valley');
    await player.getByRole('button', { name: say('player.try') }).tap();
    // No straight line leads there.
    await spot(player, 'cell:b3').tap();
    await expect(spot(player, 'cell:b3')).toHaveAttribute('data-mark', 'barred');
    await expect(
      player.locator('.tray').getByRole('status').getByRole('link').first(),
    ).toHaveAttribute('href', /#kv\./);
    await spot(player, 'cell:e1').tap();
    await expect(spot(player, 'cell:e1')).toHaveAttribute('data-mark', 'selected');
    await expect(player.locator('.tray .refusal')).toHaveCount(0);
    await spot(player, 'cell:a5').tap();
    await expect(player.locator('.tray .ways .button')).toHaveCount(2);
    await spot(player, 'cell:b4').tap();
    await expect(player.locator('.tray .ways .button')).toHaveCount(1);
    await movesOn(player, () => main(player).tap());
    await player.getByRole('button', { name: say('player.undo') }).tap();
    await expect(marks(player, 'selected')).toHaveCount(0);
    await expect(marks(player, 'legal').first()).toBeVisible();
  });

  test('While the table is asked swipes do not step; before they do', async ({ page, context }) => {
    const player = await openAt(page, TRADER, 'reveal', 5);
    const cdp = await context.newCDPSession(page);
    const swipe = async (way: 1 | -1): Promise<void> => {
      // To tap a button that sticks to the screen Playwright may have scrolled the table away.
      await player.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await still(page);
      const { x, y } = (await player.locator('.felt').boundingBox())!;
      const touch = (type: 'touchStart' | 'touchMove', at: number) =>
        cdp.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ x: x + 180 + way * at, y: y + 200 }],
        });
      await touch('touchStart', -60);
      for (const at of [-30, 0, 30, 60]) await touch('touchMove', at);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(1);
    await expect(stepNumber(player)).toHaveText('4');
    await swipe(-1);
    await expect(stepNumber(player)).toHaveText('5');
    await player.getByRole('button', { name: say('player.try') }).click();
    await expect(marks(player, 'legal').first()).toBeVisible();
    await swipe(1);
    await expect(stepNumber(player)).toHaveText('5');
  });
});

test('By keyboard alone: one tab stop, arrows from piece to piece, Escape takes back, Page keys step', async ({
  page,
}) => {
  const player = await openNoorsTurn(page);
  await expect(player.locator('.spot[tabindex="0"]')).toHaveCount(1);
  await spot(player, 'cell:juri recruit').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(spot(player, 'cell:juri money')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(stepNumber(player)).toHaveText('5');
  await expect(player.locator('.spot[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(main(player)).toBeFocused();
  await spot(player, 'cell:juri recruit').focus();
  await page.keyboard.press('Escape');
  await expect(marks(player, 'selected')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(player.locator('.tray button').first()).toBeFocused();
  await spot(player, 'cell:juri recruit').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(stepNumber(player)).toHaveText('6');
  await expect(player.locator('.spot:focus')).toHaveCount(1);
  await spot(player, 'pile:subject-1').focus();
  await page.keyboard.press('PageUp');
  await expect(stepNumber(player)).toHaveText('5');
  await expect(player.locator('.spot')).toHaveCount(0);
  await page.keyboard.press('PageDown');
  await expect(stepNumber(player)).toHaveText('6');
});

test('Characters in hand are laid by tapping them', async ({ page }) => {
  const player = await openScenario(page, 'choosing-and-revealing');
  await player.getByRole('button', { name: say('player.try') }).click();
  const held = marks(player, 'legal').and(player.locator('[data-piece^="held:"]'));
  await held.first().click();
  await expect(main(player)).toBeVisible();
  await movesOn(player, () => main(player).click());
  await expect(stepNumber(player)).not.toHaveText('0');
});

test('Nothing stands in anybody’s way where the table is asked, with a piece barred, and with one tapped', async ({
  page,
}) => {
  const player = await openNoorsTurn(page);
  await expectAccessible(page);
  await spot(player, 'cell:mila recruit').click();
  await expect(player.locator('.tray .refusal')).toBeVisible();
  await expectAccessible(page);
  await spot(player, 'cell:juri buy').click();
  await expect(main(player)).toBeVisible();
  // Of the move put together and what else can be done one button stands out.
  await expect(player.locator('.console .main')).toHaveText([await main(player).innerText()]);
  await expectAccessible(page);
});

test('Without a question the table has no buttons; all moves are one button away', async ({
  page,
}) => {
  const player = await openNoorsTurn(page);
  const moves = player.getByRole('group', { name: say('player.try.which') });
  await expect(moves).toHaveCount(0);
  await player.getByRole('button', { name: say('player.try.all') }).click();
  await expect(
    moves.getByRole('button', { name: say('try.steal', { from: 'Juri' }) }),
  ).toBeVisible();
  await player.getByRole('button', { name: say('player.try.done') }).click();
  await expect(player.locator('.spot')).toHaveCount(0);
});
