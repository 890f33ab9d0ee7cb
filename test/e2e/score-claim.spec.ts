import type { Locator, Page } from '@playwright/test';
import { expect, fragment, test } from './support.ts';
import { words } from './words.ts';

const say = words('en', 'claim');
const KEY = 'score.claim';

const NOOR = say('seat.noor');
const MILA = say('seat.mila');

/** A card in words. */
const named = (faction: string, value: number): string =>
  say('on-table.card', { faction: say(`faction.${faction}`), value });

const GOBLIN_7 = named('goblin', 7);
const GOBLIN_9 = named('goblin', 9);
const KNIGHT_9 = named('knight', 9);
const UNDEAD_0 = named('zombie', 0);

/** A game that both end with so many votes. */
function drawn(votes: number): string {
  const counts = [NOOR, MILA].map((seat) => say('event.count', { seat, count: votes }));
  return say('event.gameDrawn', {
    counts: new Intl.ListFormat('en', { type: 'conjunction' }).format(counts),
  });
}

const NOOR_WINS = say('event.gameWon', { seat: NOOR, votes: 3, others: 2 });
const MILA_WINS = say('event.gameWon', { seat: MILA, votes: 3, others: 2 });

async function openSheet(page: Page, hash = ''): Promise<void> {
  await page.goto(`/en/claim/score/${hash}`);
  await expect(page.locator('.score')).toHaveAttribute('data-ready');
}

const verdict = (page: Page): Locator => page.locator('.verdict');
const card = (page: Page, name: string): Locator =>
  page.locator('.piles').getByRole('button', { name, exact: true });
const tab = (page: Page, name: string): Locator =>
  page.locator('.seat-tabs').getByRole('button', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

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
        ...[
          'goblin-5',
          'goblin-6',
          'goblin-7',
          'goblin-8',
          'zombie-0',
          'zombie-1',
          'zombie-8',
          'zombie-9',
        ],
        ...[
          'dwarf-2',
          'dwarf-3',
          'dwarf-4',
          'dwarf-9',
          'doppelganger-5',
          'doppelganger-6',
          'doppelganger-9',
        ],
      ],
    },
  ],
};

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('Score piles are tapped in, and every vote stands there with its rules', async ({
    page,
  }) => {
    await openSheet(page);
    await expect(page.getByText(say('scoring.prompt'))).toBeVisible();
    await expect(page.locator('.who-plays')).toHaveCount(0);
    for (const name of [
      say('scoring.zero', { card: named('goblin', 0), n: 1, of: 5 }),
      GOBLIN_9,
      named('dwarf', 3),
    ])
      await card(page, name).tap();
    await tab(page, MILA).tap();
    for (const name of [named('goblin', 8), named('dwarf', 4), named('dwarf', 9)])
      await card(page, name).tap();
    await button(page, say('score.result')).tap();
    await expect(verdict(page)).toBeInViewport();
    await expect(verdict(page)).toHaveText(drawn(1));
    await expect(page.locator('.vote')).toHaveCount(5);
    await expect(page.locator('.vote').first()).toContainText(
      say('event.voteGiven.majority', { seat: NOOR, faction_plural: say('faction.goblin.plural') }),
    );
    await expect(page.locator('.vote').first().locator('.chip')).toHaveAttribute(
      'href',
      /#cl\.score\.majority$/,
    );
    await expect(page.getByText(say('scoring.so-far', { count: 6, least: 26 }))).toBeVisible();
  });

  test('A card in both piles is refused by its rule, and lies where it lay', async ({ page }) => {
    await openSheet(page);
    await card(page, GOBLIN_7).tap();
    await tab(page, MILA).tap();
    await card(page, say('scoring.in-pile', { card: GOBLIN_7, seat: NOOR })).tap();
    const refusal = page.locator('.score-refused');
    await expect(refusal).toBeInViewport();
    await expect(refusal).toContainText(say('refused.card-twice', { card: GOBLIN_7 }));
    await expect(refusal.locator('.chip')).toHaveAttribute('href', /#cl\.setup\.shuffle$/);
    await tab(page, NOOR).tap();
    await expect(card(page, GOBLIN_7)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('By keyboard alone cards are entered, taken back, and kept', async ({ page }) => {
  await openSheet(page);
  await card(page, KNIGHT_9).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('.score-entry > [role="status"]')).toHaveText(
    say('scoring.said', { card: UNDEAD_0, pile: say('scoring.said.in'), seat: NOOR, points: 2 }),
  );
  await page.keyboard.press('Control+z');
  await expect(card(page, UNDEAD_0)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(card(page, KNIGHT_9)).toHaveAttribute('aria-pressed', 'true');
  await button(page, say('score.clear')).click();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('A vote that nobody has won shows the open ruling, and asks who won the last trick', async ({
  page,
}) => {
  await openSheet(page, await fragment({ game: 'claim', position: DRAWN }));
  await expect(verdict(page)).toHaveText(drawn(2));
  const readings = page.locator('.score-questions');
  await expect(readings.getByRole('radio')).toHaveCount(2);
  await readings.getByRole('radio').last().check();
  await expect(verdict(page)).toHaveText(MILA_WINS);
  await page
    .getByRole('group', { name: say('scoring.last-trick') })
    .getByRole('button', { name: NOOR })
    .click();
  await expect(verdict(page)).toHaveText(NOOR_WINS);
});

test('Games won count in a series until somebody has enough of them', async ({ page }) => {
  await openSheet(page);
  const series = page.locator('.score-series');
  await series.getByRole('textbox').fill('0');
  await button(page, say('score.series.start')).click();
  await expect(page.locator('.score-refused')).toContainText(say('score.series.no-goal'));
  await series.getByRole('textbox').fill('2');
  await button(page, say('score.series.start')).click();
  await expect(series).toContainText(say('score.series.goal-wins', { count: 2 }));
  await card(page, GOBLIN_9).click();
  await button(page, say('score.series.enter')).click();
  await expect(
    series.getByRole('row', { name: `${say('score.series.game', { n: 1 })} 1 0` }),
  ).toBeVisible();
  await card(page, GOBLIN_9).click();
  await expect(series.getByRole('status')).toHaveText(say('score.series.won', { seat: NOOR }));
  await expect(button(page, say('score.series.enter'))).toHaveCount(0);
});

test('The example has five votes and comes back after a reload', async ({ page }) => {
  await openSheet(page);
  await button(page, say('scoring.example')).click();
  await expect(verdict(page)).toHaveText(NOOR_WINS);
  await expect(page.locator('.vote-to')).toHaveText([NOOR, NOOR, MILA, NOOR, MILA]);
  await page.reload();
  await expect(verdict(page)).toHaveText(NOOR_WINS);
});
