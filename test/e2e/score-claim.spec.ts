import type { Locator, Page } from '@playwright/test';
import { expect, fragment, messagesOf, test } from './support.ts';

const WORDS = messagesOf('en', 'claim');
const KEY = 'score.claim';

async function openSheet(page: Page, hash = ''): Promise<void> {
  await page.goto(`/en/claim/score/${hash}`);
  await expect(page.locator('.score')).toHaveAttribute('data-ready');
}

const verdict = (page: Page): Locator => page.locator('.verdict');
const card = (page: Page, name: string): Locator => page.locator('.piles').getByRole('button', { name, exact: true });
const tab = (page: Page, name: string): Locator => page.locator('.seat-tabs').getByRole('button', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Piles of a finished game without a knight in them: two votes each. */
const DRAWN = {
  over: true,
  lastWinner: 'mila',
  players: [
    {
      seat: 'noor',
      score: [
        ...['goblin-1', 'goblin-2', 'goblin-3', 'goblin-4', 'goblin-9'],
        ...['zombie-2', 'zombie-3', 'zombie-4', 'zombie-5', 'zombie-6', 'zombie-7'],
        ...['dwarf-1', 'dwarf-7', 'doppelganger-3'],
      ],
    },
    {
      seat: 'mila',
      score: [
        ...['goblin-5', 'goblin-6', 'goblin-7', 'goblin-8', 'zombie-0', 'zombie-1', 'zombie-8', 'zombie-9'],
        ...['dwarf-2', 'dwarf-3', 'dwarf-4', 'dwarf-9', 'doppelganger-5', 'doppelganger-6', 'doppelganger-9'],
      ],
    },
  ],
};

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('Score piles are tapped in, and every vote stands there with its rules', async ({ page }) => {
    await openSheet(page);
    await expect(page.getByText(WORDS['scoring.prompt']!)).toBeVisible();
    await expect(page.locator('.who-plays')).toHaveCount(0);
    for (const name of ['Goblin 0 (1 of 5)', 'Goblin 9', 'Dwarf 3']) await card(page, name).tap();
    await tab(page, 'Mila').tap();
    for (const name of ['Goblin 8', 'Dwarf 4', 'Dwarf 9']) await card(page, name).tap();
    await button(page, 'Result').tap();
    await expect(verdict(page)).toBeInViewport();
    await expect(verdict(page)).toHaveText('The game is a draw, with these votes: Noor 1 and Mila 1.');
    await expect(page.locator('.vote')).toHaveCount(5);
    await expect(page.locator('.vote').first()).toContainText('Noor has more Goblins and gets their vote');
    await expect(page.locator('.vote').first().locator('.chip')).toHaveAttribute('href', /#cl\.score\.majority$/);
    await expect(page.getByText('So far: 6 cards.')).toBeVisible();
  });

  test('A card in both piles is refused by its rule, and lies where it lay', async ({ page }) => {
    await openSheet(page);
    await card(page, 'Goblin 7').tap();
    await tab(page, 'Mila').tap();
    await card(page, 'Goblin 7, score pile: Noor').tap();
    const refusal = page.locator('.score-refused');
    await expect(refusal).toBeInViewport();
    await expect(refusal).toContainText('is in two places');
    await expect(refusal.locator('.chip')).toHaveAttribute('href', /#cl\.setup\.shuffle$/);
    await tab(page, 'Noor').tap();
    await expect(card(page, 'Goblin 7')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('By keyboard alone cards are entered, taken back, and kept', async ({ page }) => {
  await openSheet(page);
  await card(page, 'Knight 9').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('.score-entry > [role="status"]')).toHaveText('Undead 0: in the pile. Noor, votes: 2');
  await page.keyboard.press('Control+z');
  await expect(card(page, 'Undead 0')).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(card(page, 'Knight 9')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Clear the sheet').click();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('A vote that nobody has won shows the open ruling, and asks who won the last trick', async ({ page }) => {
  await openSheet(page, await fragment({ game: 'claim', position: DRAWN }));
  await expect(verdict(page)).toHaveText('The game is a draw, with these votes: Noor 2 and Mila 2.');
  const readings = page.locator('.score-questions');
  await expect(readings.getByRole('radio')).toHaveCount(2);
  await readings.getByRole('radio').last().check();
  await expect(verdict(page)).toHaveText('Mila wins the game with 3 votes to 2.');
  await page.getByRole('group', { name: WORDS['scoring.last-trick']! }).getByRole('button', { name: 'Noor' }).click();
  await expect(verdict(page)).toHaveText('Noor wins the game with 3 votes to 2.');
});

test('Games won count in a series until somebody has enough of them', async ({ page }) => {
  await openSheet(page);
  const series = page.locator('.score-series');
  await series.getByRole('textbox').fill('0');
  await button(page, 'Start the series').click();
  await expect(page.locator('.score-refused')).toContainText('a whole number above zero');
  await series.getByRole('textbox').fill('2');
  await button(page, 'Start the series').click();
  await expect(series).toContainText('Games to win: 2');
  await card(page, 'Goblin 9').click();
  await button(page, 'Record this game and clear the cards').click();
  await expect(series.getByRole('row', { name: 'Game 1 1 0' })).toBeVisible();
  await card(page, 'Goblin 9').click();
  await expect(series.getByRole('status')).toHaveText('Noor wins the series.');
  await expect(button(page, 'Record this game and clear the cards')).toHaveCount(0);
});

test('The example has five votes and comes back after a reload', async ({ page }) => {
  await openSheet(page);
  await button(page, WORDS['scoring.example']!).click();
  await expect(verdict(page)).toHaveText('Noor wins the game with 3 votes to 2.');
  await expect(page.locator('.vote-to')).toHaveText(['Noor', 'Noor', 'Mila', 'Noor', 'Mila']);
  await page.reload();
  await expect(verdict(page)).toHaveText('Noor wins the game with 3 votes to 2.');
});
