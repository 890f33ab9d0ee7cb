import type { Locator, Page } from '@playwright/test';
import { expect, fragment, test } from './support.ts';
import { words } from './words.ts';

const GAME = 'king-of-the-valley';
const TOOL = `/en/${GAME}/table/`;

const say = words('en', GAME);
const NOOR = say('seat.noor');
const MILA = say('seat.mila');

async function open(page: Page, position?: object, address = TOOL): Promise<void> {
  await page.goto(position ? `${address}${await fragment({ game: GAME, position })}` : address);
  await expect(page.locator('[data-tool] [data-ready]')).toBeVisible();
}

const headline = (page: Page): Locator => page.locator('.answer h2');
const sheet = (page: Page): Locator => page.getByRole('dialog');
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const lines = (page: Page): Locator => page.locator('.out > li');
const listed = (...items: readonly string[]): string => new Intl.ListFormat('en').format(items);

/** A pair of farmers as the answer names it, by where they lie. */
const farmersOn = (...cells: readonly string[]): string =>
  say('answer.sets.set', {
    count: cells.length,
    kind_many: say('tile.farmer.many'),
    at: listed(...cells),
  });

/** Tiles as the answer names them one by one, and how many it cannot name. */
const tiles = (named: readonly string[], unnamed = 0): string =>
  listed(
    ...named.map((tile) => say(`tile.${tile}.a`)),
    ...(unnamed ? [say('answer.sides.unnamed', { count: unnamed })] : []),
  );

/** Whether the headline takes no more than two lines of its type. */
const expectTwoLines = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      headline(page).evaluate((text) =>
        Math.round(
          text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight),
        ),
      ),
    )
    .toBeLessThanOrEqual(2);

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('How many turns are left: the tiles in the piles are all that is asked for, and the rules of the end come with the answer', async ({
    page,
  }) => {
    await open(page);
    await button(page, say('lay.left')).tap();
    await expect(sheet(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.type('12');
    await sheet(page)
      .getByRole('button', { name: say('lay.done') })
      .tap();
    await expect(headline(page)).toHaveText(
      say('answer.end', { certainty: 'between', fewest: 8, most: 12, seat: MILA }),
    );
    await expect(lines(page)).toHaveCount(3);
    await expect(lines(page).first()).toContainText(
      say('answer.line.turns', { certainty: 'between', fewest: 4, most: 6 }),
    );
    await expect(lines(page).last()).toContainText(say('answer.line.estimate'));
    const remark = page.locator('.minded > li').first();
    await expect(remark).toContainText(say('answer.mind.end', { left: 12 }));
    await expect(remark.locator('.chip').first()).toHaveAttribute('href', /#kv\.end\.trigger$/);
    await page.reload();
    await expect(headline(page)).toHaveText(
      say('answer.end', { certainty: 'between', fewest: 8, most: 12, seat: MILA }),
    );
    await expect(button(page, say('lay.left.known', { count: 12 }))).toBeVisible();
  });

  test('Who has begun decides who still has a turn; an impossible number is told, and a step back forgets the count', async ({
    page,
  }) => {
    await open(page);
    await button(page, say('lay.left')).tap();
    const done = sheet(page).getByRole('button', { name: say('lay.done') });
    for (const wrong of ['54', '-1', 'x']) {
      await sheet(page).getByRole('textbox').fill(wrong);
      await done.tap();
      await expect(sheet(page).getByRole('alert')).toHaveText(
        say('lay.left.problem', { most: 53 }),
      );
    }
    await sheet(page).getByRole('textbox').fill('0');
    await sheet(page).getByRole('button', { name: MILA }).tap();
    await done.tap();
    await expect(headline(page)).toHaveText(
      say('answer.end', { certainty: 'sure', most: 1, seat: NOOR }),
    );
    await expect(lines(page)).toHaveText([
      `${MILA} ${say('answer.line.turns', { certainty: 'sure', most: 0 })}`,
      `${NOOR} ${say('answer.line.turns', { certainty: 'sure', most: 1 })}`,
    ]);
    await button(page, say('table.undo')).tap();
    await expect(page.locator('.answer')).toHaveText(say('lay.missing', { seat: NOOR }));
    await expect(button(page, say('lay.left'))).toBeVisible();
  });

  test('Is the game over: empty piles and a hill that is not full are all that is asked for; the castles are counted on the score sheet', async ({
    page,
  }) => {
    await open(page);
    await button(page, say('lay.left')).tap();
    await expect(sheet(page).getByRole('group', { name: say('lay.left.hill') })).toHaveCount(0);
    await page.keyboard.type('0');
    const hill = sheet(page).getByRole('group', { name: say('lay.left.hill') });
    const next = sheet(page).getByRole('group', { name: say('lay.left.next') });
    await expect(next).toHaveCount(0);
    await hill.getByRole('button', { name: say('lay.left.hill.gaps') }).tap();
    await next.getByRole('button', { name: MILA }).tap();
    const done = sheet(page).getByRole('button', { name: say('lay.done') });
    await done.tap();
    await expect(headline(page)).toHaveText(
      say('answer.end', { certainty: 'sure', most: 1, seat: MILA }),
    );
    await button(page, say('lay.left.known', { count: 0 })).tap();
    await next.getByRole('button', { name: NOOR }).tap();
    await done.tap();
    await expect(headline(page)).toHaveText(say('answer.over'));
    await expect(headline(page)).toBeInViewport();
    await expect(lines(page)).toHaveText([`${NOOR} ${say('answer.line.over')}`]);
    const tie = page.locator('.minded > li').last();
    await expect(tie).toContainText(say('answer.mind.tie'));
    await expect(tie.locator('.chip').first()).toHaveAttribute(
      'href',
      /#kv\.score\.tie-influence$/,
    );
    await page.reload();
    await expect(headline(page)).toHaveText(say('answer.over'));
    await button(page, say('table.score')).tap();
    await expect(page).toHaveURL(/\/score\/#/);
    await expect(page.locator('[data-tool="score"] [data-ready]')).toContainText(NOOR);
  });

  test('The score sheet that the table opens says that it comes from there, also after a change and a reload, and the own sheet stays', async ({
    page,
    context,
  }) => {
    const scoring = page.locator('[data-tool="score"] [data-ready]');
    const gold = scoring.getByRole('textbox', { name: say('scoring.gold') });
    const more = button(page, say('score.more', { what: say('scoring.gold') }));
    await page.goto(`/en/${GAME}/score/`);
    await more.tap();
    await expect(gold).toHaveValue('1');
    const over = {
      over: true,
      players: [{ seat: 'noor', gold: 7 }, { seat: 'mila' }],
      startingPlayer: 'noor',
    };
    await open(page, over);
    await button(page, say('table.score')).tap();
    await expect(page.getByText(say('score.from-table'))).toBeVisible();
    await expect(gold).toHaveValue('7');
    const before = page.url();
    await more.tap();
    await expect.poll(() => page.url()).not.toBe(before);
    await page.reload();
    await expect(gold).toHaveValue('8');
    await expect(page.getByText(say('score.from-table'))).toBeVisible();
    await expect(page.getByText(say('score.from-link'))).toHaveCount(0);
    const elsewhere = await context.newPage();
    await elsewhere.goto(page.url());
    await expect(elsewhere.getByText(say('score.from-link'))).toBeVisible();
    await button(page, say('score.back')).tap();
    await expect(gold).toHaveValue('1');
    await expect(page.getByText(say('score.from-table'))).toHaveCount(0);
  });

  test('A price that the king cannot pay is told with its rule where the tile was tapped; with the gold it can be recruited', async ({
    page,
  }) => {
    await open(page, {
      players: [
        { seat: 'noor', king: 'c3' },
        { seat: 'mila', king: 'a4' },
      ],
      hill: { L3: 'countess' },
    });
    const place = say('lay.place', { side: say('side.left'), row: 3, price: 4 });
    await button(page, say('lay.change-tile', { place, tile: say('tile.countess') })).tap();
    const told = sheet(page).locator('.may');
    const blanks = { tile_The: 'The countess', price: 4, seat: NOOR };
    await expect(told).toContainText(say('refused.too-dear', { ...blanks, gold: 2 }));
    await expect(told.locator('.chip')).toHaveAttribute(
      'href',
      /#kv\.hill\.recruit\.pay-row-price$/,
    );
    await page.keyboard.press('Escape');
    await expect(page.locator('.laying .may')).toContainText(
      say('refused.too-dear', { ...blanks, gold: 2 }),
    );
    await expect(page.locator('.laying .may')).toBeInViewport();
    await button(page, say('lay.castle.gold', { seat: NOOR, gold: 2 })).tap();
    const more = sheet(page).getByRole('button', {
      name: say('lay.more', { what: say('lay.gold') }),
    });
    await more.tap();
    await more.tap();
    await page.keyboard.press('Escape');
    await button(page, say('lay.change-tile', { place, tile: say('tile.countess') })).tap();
    await expect(told).toContainText(say('act.recruit', { tile_the: 'the countess', price: 4 }));
    await expect(told.locator('.refusal, .chip')).toHaveCount(0);
  });

  test('May I: the headline says yes or no to the set that is laid, and to the taxes, in two lines', async ({
    page,
  }) => {
    const mila = { seat: 'mila', king: 'b5' };
    const pair = { d3: 'farmer', e3: 'farmer' };
    await open(page, { players: [{ seat: 'noor', king: 'c3' }, mila], valley: pair });
    await expect(headline(page)).toHaveText(
      say('answer.sets.no', {
        no: 1,
        refused: farmersOn('d3', 'e3'),
        why: say('answer.why.no-tile-behind', { cell: 'e3' }),
      }),
    );
    await expectTwoLines(page);
    await open(page, {
      players: [{ seat: 'noor', king: 'b3' }, mila],
      valley: { c3: 'farmer', d3: 'farmer', e3: 'duke' },
    });
    await expect(headline(page)).toHaveText(
      say('answer.sets.yes', { yes: 1, allowed: farmersOn('c3', 'd3'), to: 'e3' }),
    );
    await expectTwoLines(page);
    const castle = { farmer: { up: { farmer: 3 } } };
    await open(page, {
      players: [{ seat: 'noor', king: 'a3', castle }, mila],
      valley: { b3: 'tax-collector-3-5' },
    });
    await expect(headline(page)).toHaveText(
      say('answer.tax.yes', {
        count: 1,
        gold: 5,
        cell: 'b3',
        demand: 3,
        columns: say('column.farmer.the'),
      }),
    );
    await expectTwoLines(page);
  });

  test('Where nothing is left, one less can’t be pressed, and looks like it', async ({ page }) => {
    await open(page, {
      players: [
        { seat: 'noor', king: 'c3', gold: 1 },
        { seat: 'mila', king: 'a4' },
      ],
    });
    await button(page, say('lay.castle.gold', { seat: NOOR, gold: 1 })).tap();
    const less = sheet(page).getByRole('button', {
      name: say('lay.fewer', { what: say('lay.gold') }),
    });
    await expect(less).toHaveCSS('opacity', '1');
    await less.tap();
    await expect(less).toBeDisabled();
    await expect(less).toHaveCSS('opacity', '0.45');
  });

  test('Left or right: each column is told by the tiles that it would bring', async ({ page }) => {
    await open(page, {
      players: [
        { seat: 'noor', king: 'a3' },
        { seat: 'mila', king: 'a4' },
      ],
      phase: 3,
      opened: ['c3', 'b3'],
      hill: { L1: 'farmer', L2: 'duke', R1: 'countess' },
    });
    const side = (name: 'left' | 'right'): string => say(`side.${name}.the`);
    await expect(headline(page)).toHaveText(
      say('answer.sides', { left: tiles(['farmer', 'duke']), right: tiles(['countess'], 1) }),
    );
    await expectTwoLines(page);
    await page.locator('details.may summary', { hasText: say('try.column') }).tap();
    await expect(page.locator('details.may[open] li b:not(.chip b)')).toHaveText([
      say('act.column', {
        tiles_count: 2,
        side_the: side('left'),
        tiles_a: tiles(['farmer', 'duke']),
      }),
      say('act.column', { tiles_count: 0, side_the: side('right') }),
    ]);
  });
});

test('A pair is tapped from its end on: what comes into the valley follows the king, and a tile on which it cannot have been is told', async ({
  page,
}) => {
  await open(page, {
    players: [
      { seat: 'noor', king: 'a1' },
      { seat: 'mila', king: 'd4' },
    ],
    hill: { L1: 'queen', L2: 'farmer', R1: 'duke', R2: 'duke' },
  });
  // The table of the link has kings, the empty one before it none, and so no hill.
  await expect(page.locator('.laid-hill')).toBeVisible();
  const take = async (cell: string, there: string): Promise<void> => {
    await button(page, say('lay.change-tile', { place: cell, tile: there })).click();
    await sheet(page)
      .getByRole('button', { name: say('lay.open') })
      .click();
  };
  await take('b1', say('lay.nothing-yet'));
  await expect(page.locator('.answer')).toHaveText(say('lay.missing.taken', { seat: NOOR }));
  await take('c1', say('lay.nothing-yet'));
  const arrivals = [
    say('answer.arrival', { tile_a: say('tile.queen.a'), cell: 'c1' }),
    say('answer.arrival', { tile_a: say('tile.farmer.a'), cell: 'b1' }),
  ];
  await expect(lines(page).first()).toHaveText(
    say('answer.side', { side: say('side.left'), arrivals: listed(...arrivals) }),
  );
  await expect(page.getByRole('group', { name: say('lay.order', { seat: NOOR }) })).toHaveCount(0);
});

test('Where positions are open, the tiles of a column of the hill are asked for one after the other, as many as come', async ({
  page,
}) => {
  await open(page, {
    players: [
      { seat: 'noor', king: 'a3' },
      { seat: 'mila', king: 'a4' },
    ],
    phase: 3,
    opened: ['c3', 'b3'],
  });
  const place = (row: number, price: number): string =>
    say('lay.place', { side: say('side.left'), row, price });
  const pick = (tile: string): Promise<void> =>
    sheet(page)
      .getByRole('button', { name: say(`tile.${tile}`), exact: true })
      .click();
  await button(
    page,
    say('lay.change-tile', { place: place(1, 2), tile: say('lay.nothing-yet') }),
  ).click();
  await pick('queen');
  await expect(sheet(page)).toContainText(say('lay.sheet.place', { place: place(2, 3) }));
  await pick('duke');
  await expect(sheet(page)).toHaveCount(0);
  await expect(headline(page)).toHaveText(
    say('answer.sides', { left: tiles(['queen', 'duke']), right: tiles([], 2) }),
  );
});

test('On a narrow phone a position of a lesson’s valley is as wide as a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/en/${GAME}/learn/sets/`);
  const position = page.locator('.kv .position').first();
  // The lesson replaces what the page came with once it is ready.
  await expect
    .poll(async () => {
      const box = await position.boundingBox();
      return box && Math.min(box.width, box.height);
    })
    .toBeGreaterThanOrEqual(44);
});
