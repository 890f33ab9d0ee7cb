import type { Locator, Page } from '@playwright/test';
import { expect, fragment, test } from './support.ts';
import { words } from './words.ts';

const say = words('en', 'king-of-the-valley');
const KEY = 'score.king-of-the-valley';

const NOOR = say('seat.noor');
const MILA = say('seat.mila');

/** Who wins by the highest reputation, with these totals, the best first. */
function won(winner: string, totals: Readonly<Record<string, number>>): string {
  const bestFirst = Object.entries(totals).sort(([, one], [, other]) => other - one);
  const each = bestFirst.map(([seat, points]) => say('event.total', { seat, points }));
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(each);
  return say('event.gameWon.reputation', { winners: winner, winners_count: 1, totals: list });
}

async function openSheet(page: Page, hash = ''): Promise<void> {
  await page.goto(`/en/king-of-the-valley/score/${hash}`);
  await expect(page.locator('.score')).toHaveAttribute('data-ready');
}

const verdict = (page: Page): Locator => page.locator('.verdict');
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string): Locator =>
  page.locator('.seat-tabs').getByRole('button', { name: new RegExp(`^${name}`) });
/** A kind of subject to tap in. */
const subject = (page: Page, tile: string): Locator =>
  page.locator('.subject', { has: page.locator(`img[src*="/${tile}."]`) }).first();
const more = (page: Page, tile: string): Locator => subject(page, tile).locator('.subject-add');

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('Castles are tapped in, each subject says what one more would bring, and every line stands there with its rule', async ({
    page,
  }) => {
    await openSheet(page);
    await expect(page.getByText(say('scoring.prompt'))).toBeVisible();
    await expect(subject(page, 'farmers-wife').locator('.subject-brings')).toHaveText(
      `${say('scoring.one-more')} +1`,
    );
    await more(page, 'farmer').tap();
    await more(page, 'farmer').tap();
    await expect(subject(page, 'farmer').locator('.subject-count')).toHaveText('2');
    // A couple brings two points more.
    await expect(subject(page, 'farmers-wife').locator('.subject-brings')).toHaveText(
      `${say('scoring.one-more')} +3`,
    );
    await more(page, 'farmers-wife').tap();
    await tab(page, MILA).tap();
    await more(page, 'queen').tap();
    await button(page, say('score.result')).tap();
    await expect(verdict(page)).toBeInViewport();
    // Two farmers and a wife, and a couple; no subject’s own gold.
    await expect(page.locator('.dock-total b')).toHaveText(['5', '5']);
    await tab(page, NOOR).tap();
    await subject(page, 'farmer').locator('.subject-less').tap();
    await expect(verdict(page)).toHaveText(won(MILA, { Noor: 4, Mila: 5 }));
    await button(page, say('score.lines', { seat: NOOR })).tap();
    const lines = page.locator('#bill-noor > li');
    await expect(lines).toHaveCount(5);
    await expect(lines.nth(3).locator('.chip')).toHaveAttribute('href', /#kv\.score\.couples$/);
  });

  test('One less than no gold can’t be pressed, looks like it and keeps the focus; with some it can', async ({
    page,
  }) => {
    await openSheet(page);
    const gold = say('scoring.gold');
    const less = button(page, say('score.less', { what: gold }));
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await expect(less).toHaveCSS('opacity', '0.45');
    await less.press('Enter');
    await expect(page.locator('.score-refused')).toBeEmpty();
    await button(page, say('score.more', { what: gold })).tap();
    await expect(less).toHaveAttribute('aria-disabled', 'false');
    await less.press('Enter');
    await expect(less).toBeFocused();
    await expect(less).toHaveAttribute('aria-disabled', 'true');
  });

  test('Wherever the picture of a subject is tapped, every tap adds one; what takes one away stands apart from the start', async ({
    page,
  }) => {
    await openSheet(page);
    const duke = more(page, 'duke');
    const { width, height } = (await duke.boundingBox())!;
    const right = { x: width - 6, y: height / 2 };
    const less = subject(page, 'duke').locator('.subject-less');
    await expect(less).toBeDisabled();
    const before = (await less.boundingBox())!;
    for (const count of [1, 2, 3]) {
      await duke.tap({ position: right });
      await expect(subject(page, 'duke').locator('.subject-count')).toHaveText(String(count));
    }
    const after = (await less.boundingBox())!;
    expect(after).toEqual(before);
    expect(Math.min(after.width, after.height)).toBeGreaterThanOrEqual(44);
    await less.tap();
    await expect(subject(page, 'duke').locator('.subject-count')).toHaveText('2');
    await expect(page.locator('.score-entry > [role="status"]')).toHaveText(
      say('scoring.said', { what: say('tile.duke'), count: 2, seat: NOOR, points: 8 }),
    );
    // A jester brings nothing by himself, and no line says so six times.
    await expect(page.locator('.subject-brings', { hasText: '+0' })).toHaveCount(0);
  });

  test('A subject asked about is not entered: the sheet says what it would come to, line by line with the rules', async ({
    page,
  }) => {
    await openSheet(page);
    await more(page, 'farmer').tap();
    await button(page, say('scoring.what-if')).tap();
    await more(page, 'farmers-wife').tap();
    const answer = page.locator('.what-if');
    await expect(answer).toBeInViewport();
    await expect(answer.locator('.what-if-total')).toHaveText(
      say('scoring.what-if.total', { before: 1, after: 4 }),
    );
    await expect(answer.locator('.what-if-line > b')).toHaveText(['+1', '+2']);
    await expect(answer.locator('.what-if-line').last().locator('.chip')).toHaveAttribute(
      'href',
      /#kv\.score\.couples$/,
    );
    await expect(page.locator('.dock-total b').first()).toHaveText('1');
    await tab(page, MILA).tap();
    await expect(answer).toHaveCount(0);
    await button(page, say('scoring.what-if.done')).tap();
    await more(page, 'queen').tap();
    await expect(page.locator('.dock-total b')).toHaveText(['1', '5']);
  });

  test('More queens than the box holds are refused by the rule, and the sheet stays as it was', async ({
    page,
  }) => {
    await openSheet(page);
    for (let at = 0; at < 3; at += 1) await more(page, 'queen').tap();
    await expect(subject(page, 'queen').locator('.subject-brings')).toHaveCount(0);
    await more(page, 'queen').tap();
    const refusal = page.locator('.score-refused');
    await expect(refusal).toBeInViewport();
    await expect(refusal.locator('.chip')).toHaveAttribute('href', /#kv\.setup\.three-piles$/);
    await expect(subject(page, 'queen').locator('.subject-count')).toHaveText('3');
  });
});

test('By keyboard alone subjects are entered, taken back, and kept', async ({ page }) => {
  await openSheet(page);
  await more(page, 'duke').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.score-entry > [role="status"]')).toHaveText(
    say('scoring.said', { what: say('tile.duke'), count: 1, seat: NOOR, points: 4 }),
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(subject(page, 'duke').locator('.subject-count')).toHaveText('0');
  await expect(more(page, 'duke')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(subject(page, 'duke').locator('.subject-count')).toHaveText('1');
  await page.reload();
  await expect(subject(page, 'duke').locator('.subject-count')).toHaveText('1');
  await button(page, say('score.clear')).click();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('A jester on whom a bonus can hang shows the open ruling, and the other reading counts him', async ({
  page,
}) => {
  const castle = { farmer: { up: { farmer: 1 } }, 'farmers-wife': { up: { jester: 1 } } };
  const position = {
    over: true,
    players: [
      { seat: 'noor', castle, gold: 0 },
      { seat: 'mila', gold: 2 },
    ],
  };
  await openSheet(page, await fragment({ game: 'king-of-the-valley', position }));
  await expect(verdict(page)).toHaveText(won(MILA, { Noor: 1, Mila: 2 }));
  const readings = page.locator('.score-questions');
  await expect(readings.getByRole('radio')).toHaveCount(2);
  await readings.getByRole('radio').last().check();
  await expect(verdict(page)).toHaveText(won(NOOR, { Noor: 3, Mila: 2 }));
});

test('The example comes to what its scenario says; several games are added up, and all is there after a reload', async ({
  page,
}) => {
  await openSheet(page);
  await button(page, say('scoring.example')).click();
  await expect(verdict(page)).toHaveText(won(MILA, { Noor: 43, Mila: 53 }));
  const series = page.locator('.score-series');
  await button(page, say('score.series.points')).click();
  await series.getByRole('textbox').fill('100');
  await button(page, say('score.series.start')).click();
  await button(page, say('score.series.enter')).click();
  await expect(
    series.getByRole('row', { name: `${say('score.series.game', { n: 1 })} 43 53` }),
  ).toBeVisible();
  await button(page, say('scoring.example')).click();
  await page.reload();
  await expect(verdict(page)).toHaveText(won(MILA, { Noor: 43, Mila: 53 }));
});

test('A tie is told with what breaks it, and the rule of the tie comes first; with the same influence the rulebook only suggests a rematch', async ({
  page,
}) => {
  const sheet = (noor: object): object => ({
    over: true,
    players: [
      { seat: 'noor', ...noor },
      { seat: 'mila', gold: 0, castle: { queen: { up: { queen: 1 } } } },
    ],
  });
  const totals = (...seats: string[]): string =>
    new Intl.ListFormat('en').format(seats.map((seat) => say('event.total', { seat, points: 5 })));
  const rule = page
    .locator('.verdict')
    .locator('xpath=ancestor::section')
    .locator('.chips')
    .first()
    .locator('.chip');
  await openSheet(
    page,
    await fragment({ game: 'king-of-the-valley', position: sheet({ gold: 5 }) }),
  );
  await expect(verdict(page)).toHaveText(
    say('event.gameWon.influence', { winners: MILA, winners_count: 1, totals: totals(MILA, NOOR) }),
  );
  await expect(rule).toHaveAttribute('href', /#kv\.score\.tie-influence$/);
  await page.goto('about:blank');
  const shared = sheet({ gold: 0, castle: { queen: { up: { queen: 1 } } } });
  await openSheet(page, await fragment({ game: 'king-of-the-valley', position: shared }));
  const winners = new Intl.ListFormat('en').format([NOOR, MILA]);
  await expect(verdict(page)).toHaveText(
    say('event.gameWon.shared', { winners, winners_count: 2, totals: totals(NOOR, MILA) }),
  );
  await expect(rule).toHaveAttribute('href', /#kv\.score\.tie-rematch$/);
});
