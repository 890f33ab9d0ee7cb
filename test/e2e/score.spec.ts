import type { BrowserContext, Locator, Page } from '@playwright/test';
import { encodeLink } from '../../src/engine/permalink.ts';
import { decodeLink } from '../../src/engine/read-link.ts';
import { expect, fragment, quiet, test } from './support.ts';
import { words } from './words.ts';

const say = words('en', 'rival-kings');
const de = words('de', 'rival-kings');
const SAYS = { en: say, de };
const COINS = say('scoring.coins');
const MARKERS = say('scoring.markers');

const KEY = 'score.rival-kings';

type Told = 'en' | 'de';
type Points = Readonly<Record<string, number>>;

/** Names as a sentence strings them together. */
const listed = (names: readonly string[], language: Told = 'en'): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/**
 * Everybody’s points, as a sentence gives them: those of the winners first, the others from the
 * most down.
 */
function totals(points: Points, winners: readonly string[], language: Told = 'en'): string {
  const text = SAYS[language];
  const wins = (seat: string): number => Number(winners.includes(seat));
  const bestFirst = Object.entries(points).sort(
    ([a, one], [b, other]) => wins(b) - wins(a) || other - one,
  );
  return listed(
    bestFirst.map(([seat, count]) =>
      text('event.total', { seat: text(`seat.${seat}`), points: count }),
    ),
    language,
  );
}

/** Who has won, and with how many points. */
function won(winners: readonly string[], points: Points, language: Told = 'en'): string {
  const text = SAYS[language];
  const names = winners.map((seat) => text(`seat.${seat}`));
  return text('event.gameWon', {
    winners: listed(names, language),
    winners_count: names.length,
    totals: totals(points, winners, language),
  });
}

const TWO = [
  { seat: 'noor', subjects: ['gardener'], buildings: ['garden'], coins: 6, markers: 0 },
  { seat: 'mila', subjects: [], buildings: ['inn'], coins: 0, markers: 2 },
];

async function openSheet(page: Page, language: Told = 'en', hash = ''): Promise<Locator> {
  await page.goto(`/${language}/rival-kings/score/${hash}`);
  const sheet = page.locator('.score');
  await expect(sheet).toHaveAttribute('data-ready');
  return sheet;
}

const verdict = (page: Page): Locator => page.locator('.verdict');
const card = (page: Page, id: string): Locator =>
  page.locator('.palette').getByRole('button', { name: new RegExp(`^${say(`card.${id}`)}, `) });
const tab = (page: Page, seat: string): Locator =>
  page.locator('.seat-tabs').getByRole('button', { name: new RegExp(`^${say(`seat.${seat}`)}`) });
const inBar = (page: Page, seat: string): Locator =>
  page.locator('.score-dock').getByRole('button', { name: new RegExp(`^${say(`seat.${seat}`)}`) });
const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const kept = (page: Page): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, KEY);

async function enterNumber(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await field(page, name).press('Enter');
}

/** What stands on the sheet that a link opens. */
async function linkedBy(address: string): Promise<unknown> {
  const link = await decodeLink(new URL(address).hash);
  return link.ok ? link.value.position : undefined;
}

/** What stands on the sheet, as the link that it hands on says. */
async function handedOn(page: Page): Promise<unknown> {
  await button(page, say('share.copy')).click();
  await expect(page.getByRole('button', { name: say('share.copied') })).toBeVisible();
  return linkedBy(await page.evaluate(() => navigator.clipboard.readText()));
}

async function elsewhere(context: BrowserContext, address: string): Promise<Page> {
  const other = await context.browser()!.newContext();
  const page = await other.newPage();
  await page.goto(address);
  await expect(page.locator('.score')).toHaveAttribute('data-ready');
  return page;
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('A game of two is tapped in, and the winner stands there with every line and its rule', async ({
    page,
  }) => {
    await openSheet(page);
    await expect(page.getByText(say('scoring.prompt'))).toBeVisible();
    await card(page, 'gardener').tap();
    await card(page, 'garden').tap();
    for (let coin = 0; coin < 6; coin += 1)
      await button(page, say('score.more', { what: COINS })).tap();
    await tab(page, 'mila').tap();
    await card(page, 'inn').tap();
    await button(page, say('score.more', { what: MARKERS })).tap();
    await button(page, say('score.more', { what: MARKERS })).tap();
    await button(page, say('score.result')).tap();
    await expect(verdict(page)).toBeInViewport();
    await expect(verdict(page)).toHaveText(won(['noor'], { noor: 9, mila: -3 }));
    const bill = page.locator('#bill-noor');
    await expect(bill).toBeHidden();
    await button(page, say('score.lines', { seat: say('seat.noor') })).tap();
    await expect(bill.getByRole('listitem')).toHaveCount(2);
    await expect(bill).toContainText(
      say('event.lineScored.perfect', {
        seat: say('seat.noor'),
        points: 7,
        cards: listed([say('card.garden'), say('card.gardener')]),
        total: 7,
      }),
    );
    await expect(bill.locator('.chip').first()).toHaveText(/^15\.4/);
    await expect(bill.locator('.chip').last()).toHaveText(/^15\.7/);
  });

  test('Deep in the cards the points in the bar turn to the other player, and from the result they lead back to the cards', async ({
    page,
  }) => {
    await openSheet(page);
    await card(page, 'inn').tap();
    await expect(tab(page, 'mila')).not.toBeInViewport();
    await expect(inBar(page, 'noor')).toHaveAttribute('aria-pressed', 'true');
    await inBar(page, 'mila').tap();
    await expect(inBar(page, 'mila')).toHaveAttribute('aria-pressed', 'true');
    await expect(tab(page, 'mila')).toHaveAttribute('aria-pressed', 'true');
    await card(page, 'gardener').tap();
    await expect(page.locator('.dock-total b')).toHaveText(['1', '1']);
    await button(page, say('score.result')).tap();
    await expect(verdict(page)).toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await inBar(page, 'noor').tap();
    await expect(tab(page, 'noor')).toBeInViewport();
    await expect(tab(page, 'noor')).toHaveAttribute('aria-pressed', 'true');
  });

  for (const browser of ['a browser', 'a browser that leaves it to the page'])
    test(`What comes and goes above the screen moves no card on it in ${browser}`, async ({
      page,
    }) => {
      /** Does something to the sheet that changes how high the cards in front of a player stand. */
      async function moves(act: () => Promise<void>): Promise<void> {
        const places = (): Promise<readonly [card: number, shelf: number]> =>
          page.evaluate(() => {
            const { top } = document
              .querySelector('.realm:last-child .tile')!
              .getBoundingClientRect();
            return [top, document.querySelector('.shelf')!.clientHeight] as const;
          });
        const before = await places();
        await act();
        await quiet(page);
        const after = await places();
        expect(after[1], 'the height above the screen').not.toBe(before[1]);
        expect(after[0]).toBeCloseTo(before[0], 0);
      }
      await openSheet(page);
      if (browser !== 'a browser')
        await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
      for (const id of ['garden', 'cathedral', 'tavern', 'market', 'inn'])
        await card(page, id).tap();
      await expect(tab(page, 'mila')).not.toBeInViewport();
      await moves(() => card(page, 'mine').tap());
      await moves(() => inBar(page, 'mila').tap());
      await moves(() => inBar(page, 'noor').tap());
      await moves(() => button(page, say('player.undo')).tap());
    });

  test('The page stays where it is when the focus comes to the bar', async ({ page }) => {
    await openSheet(page);
    await card(page, 'inn').tap();
    const before = await page.evaluate(() => scrollY);
    for (const control of [inBar(page, 'mila'), button(page, say('score.result'))]) {
      await control.focus();
      await quiet(page);
      expect(await page.evaluate(() => scrollY)).toBe(before);
    }
  });

  test('A third copy of a card is refused by its rule, and nothing is lost', async ({ page }) => {
    await openSheet(page);
    await card(page, 'farm').tap();
    await card(page, 'farm').tap();
    await tab(page, 'mila').tap();
    await card(page, 'farm').tap();
    const refusal = page.locator('.score-refused');
    await expect(refusal).toBeInViewport();
    await expect(refusal).toContainText(
      say('refused.too-many-copies', { most: 2, card_the: say('card.farm.the') }),
    );
    await expect(refusal.locator('.chip b')).toHaveText('1.6');
    await refusal.locator('.chip').tap();
    await expect(page.getByRole('dialog')).toContainText('1.6');
    await page.keyboard.press('Escape');
    await card(page, 'market').tap();
    await expect(refusal).toBeEmpty();
    expect(await handedOn(page)).toMatchObject({
      players: [{ buildings: ['farm', 'farm'] }, { buildings: ['market'] }],
    });
  });
});

test('By keyboard alone a game is entered, corrected and taken back', async ({ page }) => {
  await openSheet(page);
  const press = async (target: Locator, key: string): Promise<void> => {
    await target.focus();
    await page.keyboard.press(key);
  };
  await press(card(page, 'miner'), 'Enter');
  await press(card(page, 'mine'), 'Space');
  await expect(tab(page, 'noor')).toContainText('4');
  await press(
    page.getByRole('button', { name: say('score.less', { what: say('card.miner') }) }),
    'Enter',
  );
  await expect(card(page, 'miner')).toBeFocused();
  await press(
    page.getByRole('button', { name: `${say('scoring.take-away')} ${say('card.mine')}` }),
    'Enter',
  );
  await expect(page.locator('.shelf')).toBeFocused();
  await expect(tab(page, 'noor')).toContainText('0');
  await page.keyboard.press('Control+z');
  await expect(tab(page, 'noor')).toContainText('1');
  await press(tab(page, 'mila'), 'Enter');
  await field(page, COINS).focus();
  await page.keyboard.type('9');
  await page.keyboard.press('Tab');
  await expect(verdict(page)).toHaveText(won(['mila'], { noor: 1, mila: 3 }));
  await expect(page.locator('.score-entry > [role="status"]')).toHaveText(
    say('scoring.said', { what: COINS, count: 9, seat: say('seat.mila'), points: 3 }),
  );
});

test('Ctrl+Z inside a field is the field’s own', async ({ page }) => {
  await openSheet(page);
  await card(page, 'farm').click();
  await field(page, COINS).fill('7');
  await page.keyboard.press('Control+z');
  await expect(tab(page, 'noor')).toContainText('1');
  await page.locator('h1').click();
  await expect(card(page, 'farm')).toContainText('1');
  await page.keyboard.press('Control+z');
  await expect(page.getByText(say('scoring.nothing'))).toBeVisible();
});

test('What is no number, and numbers that cannot be, are answered; the old one stays', async ({
  page,
}) => {
  await openSheet(page);
  await enterNumber(page, COINS, '12');
  for (const [text, answer] of [
    ['many', say('score.not-a-number', { text: 'many' })],
    ['-3', say('refused.count-impossible', { count: -3, what: 'coins' })],
    ['1.5', say('refused.count-impossible', { count: 1.5, what: 'coins' })],
    ['49', say('refused.too-many-coins', { count: 49, most: 48 })],
  ] as const) {
    await enterNumber(page, COINS, text);
    await expect(page.locator('.score-refused')).toContainText(answer);
    await expect(field(page, COINS)).toHaveValue('12');
  }
  await button(page, say('score.less', { what: MARKERS })).click();
  await expect(page.locator('.score-refused')).toContainText(
    say('refused.count-impossible', { count: -1, what: 'markers' }),
  );
  await enterNumber(page, COINS, '');
  await expect(field(page, COINS)).toHaveValue('0');
});

test('The printed example scores 11, and everything comes back after a reload', async ({
  page,
}) => {
  await openSheet(page, 'de');
  await button(page, de('scoring.example')).click();
  await expect(verdict(page)).toHaveText(won(['noor'], { noor: 11, mila: 8 }, 'de'));
  await page.reload();
  await expect(verdict(page)).toHaveText(won(['noor'], { noor: 11, mila: 8 }, 'de'));
  const table = page.locator('.score-chart table');
  await expect(
    table.getByRole('row', { name: `${de('scoring.part.perfect')} 11 0` }),
  ).toBeVisible();
  await expect(table.getByRole('row', { name: `${de('score.sum')} 11 8` })).toBeVisible();
  await button(page, de('score.clear')).click();
  await expect(verdict(page)).toHaveCount(0);
  expect(await kept(page)).toBeNull();
  await button(page, de('player.undo')).click();
  await expect(verdict(page)).toHaveText(won(['noor'], { noor: 11, mila: 8 }, 'de'));
});

test('The number on a card of one’s own counts instead of ours', async ({ page }) => {
  await openSheet(page);
  await card(page, 'bishop').click();
  await card(page, 'cathedral').click();
  await expect(tab(page, 'noor')).toContainText('7');
  await button(page, say('scoring.numbers')).click();
  await expect(page.locator('.palette').getByRole('textbox')).toHaveCount(28);
  const cathedral = say('scoring.number', { card: say('card.cathedral') });
  await enterNumber(page, cathedral, '2');
  await expect(tab(page, 'noor')).toContainText('5');
  await enterNumber(page, cathedral, '');
  await expect(field(page, cathedral)).toHaveValue('4');
  await button(page, say('scoring.numbers.done')).click();
  await expect(card(page, 'cathedral')).toBeVisible();
});

test('Two to four play; a game of one is refused by its rule', async ({ page }) => {
  await openSheet(page);
  const who = page.getByRole('group', { name: say('tool.who-plays') });
  await who.getByRole('button', { name: say('seat.juri') }).click();
  await who.getByRole('button', { name: say('seat.ines') }).click();
  await expect(page.locator('.seat-tabs button')).toHaveCount(4);
  for (const seat of ['noor', 'juri', 'ines'])
    await who.getByRole('button', { name: say(`seat.${seat}`) }).click();
  await expect(page.locator('.score-refused')).toContainText(
    say('refused.too-few-players', { count: 1 }),
  );
  await expect(page.locator('.seat-tabs button')).toHaveCount(2);
});

test('A tie shows the open ruling, what each reading would make of it, and plays the one chosen', async ({
  page,
}) => {
  await openSheet(page);
  await enterNumber(page, COINS, '9');
  await enterNumber(page, MARKERS, '1');
  await tab(page, 'mila').click();
  await enterNumber(page, COINS, '3');
  await expect(verdict(page)).toHaveText(won(['noor', 'mila'], { noor: 1, mila: 1 }));
  const readings = page.locator('.score-questions');
  await expect(readings.getByRole('radio')).toHaveCount(3);
  const mostCoins = readings.locator('label', { hasText: say('ruling.winner-tie.more-coins') });
  await expect(mostCoins).toContainText(won(['noor'], { noor: 1, mila: 1 }));
  await readings.getByRole('radio', { name: say('ruling.winner-tie.fewer-markers') }).check();
  await expect(verdict(page)).toHaveText(won(['mila'], { noor: 1, mila: 1 }));
  await enterNumber(page, COINS, '6');
  await expect(readings).toHaveCount(0);
});

test('Several games add up until the goal is reached', async ({ page }) => {
  await openSheet(page);
  const series = page.locator('.score-series');
  await series.getByRole('textbox').fill('0');
  await button(page, say('score.series.start')).click();
  await expect(page.locator('.score-refused')).toContainText(
    say('refused.series-goal', { count: 0 }),
  );
  await series.getByRole('textbox').fill('2');
  await button(page, say('score.series.start')).click();
  await expect(series).toContainText(say('score.series.goal-games', { count: 2 }));
  await enterNumber(page, COINS, '15');
  await button(page, say('score.series.enter')).click();
  await expect(page.getByText(say('scoring.prompt'))).toBeVisible();
  await expect(
    series.getByRole('row', { name: `${say('score.series.game', { n: 1 })} 5 0` }),
  ).toBeVisible();
  await page.reload();
  await tab(page, 'mila').click();
  await enterNumber(page, COINS, '30');
  await expect(series.getByRole('status')).toHaveText(
    say('event.seriesScored', {
      games: 2,
      leaders: say('seat.mila'),
      leaders_count: 1,
      over: 'true',
      totals: totals({ noor: 5, mila: 10 }, ['mila']),
    }),
  );
  await expect(series.locator('.chip b')).toHaveText('16.1');
  await expect(button(page, say('score.series.enter'))).toHaveCount(0);
  await button(page, say('score.series.end')).click();
  await expect(button(page, say('score.series.start'))).toBeVisible();
});

test('A link opens exactly this sheet on another device', async ({ page, context }) => {
  await openSheet(page);
  await button(page, say('scoring.example')).click();
  const position = await handedOn(page);
  const other = await elsewhere(context, await page.evaluate(() => navigator.clipboard.readText()));
  await expect(verdict(other)).toHaveText(won(['noor'], { noor: 11, mila: 8 }));
  await expect(other.getByText(say('score.from-link'))).toBeVisible();
  const link = await decodeLink(new URL(other.url()).hash);
  expect(link.ok && link.value.position).toEqual(position);
  await other.context().close();
});

test('A link does not overwrite the sheet kept here until the reader says so', async ({ page }) => {
  await openSheet(page);
  await button(page, say('scoring.example')).click();
  const before = await kept(page);
  const hash = await fragment({ position: { over: true, players: TWO } });
  await page.goto('about:blank');
  await openSheet(page, 'en', hash);
  await expect(verdict(page)).toHaveText(won(['noor'], { noor: 9, mila: -3 }));
  await enterNumber(page, COINS, '9');
  expect(await kept(page)).toEqual(before);
  // The sheet also writes the link anew that it was opened by: the address has followed once it
  // holds the nine coins.
  await expect
    .poll(() => linkedBy(page.url()))
    .toMatchObject({ players: [{ seat: 'noor', coins: 9 }, { seat: 'mila' }] });
  await page.reload();
  await expect(verdict(page)).toHaveText(won(['noor'], { noor: 10, mila: -3 }));
  await button(page, say('score.back')).click();
  await expect(verdict(page)).toHaveText(won(['noor'], { noor: 11, mila: 8 }));
  expect(new URL(page.url()).hash).toBe('');

  await page.evaluate((address) => (location.hash = address), hash);
  await expect(verdict(page)).toHaveText(won(['noor'], { noor: 9, mila: -3 }));
  await button(page, say('score.keep')).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await button(page, say('player.undo')).click();
  await expect(verdict(page)).toHaveText(won(['noor'], { noor: 11, mila: 8 }));

  await page.evaluate((address) => (location.hash = address), hash);
  await button(page, say('score.keep')).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect(verdict(page)).toHaveText(won(['noor'], { noor: 9, mila: -3 }));
  await expect(page.getByText(say('score.from-link'))).toHaveCount(0);
});

test('An impossible sheet in a link is refused by its rule, and the own one lies there', async ({
  page,
}) => {
  const players = TWO.map((player) => ({ ...player, buildings: ['farm', 'farm'] }));
  await openSheet(page, 'en', await fragment({ position: { over: true, players } }));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(say('score.impossible'));
  await expect(alert.locator('.chip b')).toHaveText('1.6');
  await card(page, 'inn').click();
  await button(page, say('score.go-on')).click();
  await expect(alert).toHaveCount(0);
  await expect(tab(page, 'noor')).toContainText('1');
  expect(new URL(page.url()).hash).toBe('');
});

test('Damaged links are answered with a sentence, whatever was done to them', async ({ page }) => {
  const whole = await encodeLink({ game: 'rival-kings', position: { over: true, players: TWO } });
  const odd: Readonly<Record<string, string>> = {
    'play=1.': say('player.link-broken'),
    'play=7.abc': say('player.link-unknown-version'),
    [whole.slice(0, -9)]: say('player.link-broken'),
    [await encodeLink({ game: 'chess', position: {} })]: say('player.link-foreign'),
    [await encodeLink({ game: 'rival-kings' })]: say('player.link-foreign'),
    [await encodeLink({ game: 'rival-kings', position: { players: [{ seat: 'nobody' }] } })]:
      say('player.link-foreign'),
    [await encodeLink({
      game: 'rival-kings',
      position: { players: TWO },
      rulings: { 'winner-tie': 'lots' },
    })]: say('player.link-foreign'),
    [`play=1.${'x'.repeat(9000)}`]: say('player.link-too-long'),
  };
  await openSheet(page);
  for (const [hash, sentence] of Object.entries(odd)) {
    await page.evaluate((address) => (location.hash = address), hash);
    await expect(page.getByRole('alert')).toContainText(sentence);
  }
});

/** Holds up the next link that is unfolded, until it is let go. */
async function holdNextLink(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const Unfolding = DecompressionStream;
    const held = new Promise((resolve) => addEventListener('let-go', resolve, { once: true }));
    globalThis.DecompressionStream = new Proxy(Unfolding, {
      construct() {
        globalThis.DecompressionStream = Unfolding;
        const { readable, writable } = new Unfolding('deflate-raw');
        return {
          writable,
          readable: readable.pipeThrough(
            new TransformStream({ flush: () => held.then(() => undefined) }),
          ),
        };
      },
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('let-go')));
}

test('Of two links in quick succession the later one is answered, however long the earlier one takes', async ({
  page,
}) => {
  const players = TWO.map((player) => ({ ...player, coins: 1 }));
  const whole = await fragment({ position: { over: true, players } });
  await openSheet(page);
  const letGo = await holdNextLink(page);
  await page.evaluate((hash) => {
    location.hash = hash;
    location.hash = 'play=1.';
  }, whole);
  await expect(page.getByRole('alert')).toContainText(say('player.link-broken'));
  await letGo();
  await quiet(page);
  await expect(page.getByRole('alert')).toContainText(say('player.link-broken'));
  await expect(page.locator('.score-notice')).toHaveCount(1);
  expect(new URL(page.url()).hash).toBe('#play=1.');
});

test('A kept sheet that cannot be read is put aside, not thrown away', async ({ page }) => {
  await page.addInitScript((key) => {
    if (!localStorage.getItem('seen'))
      localStorage.setItem(key, '{"version":1,"position":{"players":"?"}}');
    localStorage.setItem('seen', 'yes');
  }, KEY);
  await openSheet(page);
  await expect(page.getByRole('alert')).toHaveText(say('score.damaged'));
  expect(await page.evaluate((key) => localStorage.getItem(`${key}.damaged-1`), KEY)).toBe(
    '{"version":1,"position":{"players":"?"}}',
  );
  await page.reload();
  await expect(page.locator('.score')).toHaveAttribute('data-ready');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Without storage the sheet works, and says that it does not last', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openSheet(page);
  await card(page, 'farm').click();
  await expect(tab(page, 'noor')).toContainText('1');
  await expect(page.getByText(say('score.not-kept'))).toBeVisible();
});

test('House rules are the readings of a new sheet, and never of one from a link', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('house-rules.rival-kings', '{"winner-tie":"more-coins"}'),
  );
  const tied = TWO.map(({ seat }, at) => ({
    seat,
    subjects: [],
    buildings: [],
    coins: at === 0 ? 9 : 3,
    markers: at === 0 ? 1 : 0,
  }));
  await openSheet(page, 'en', await fragment({ position: { over: true, players: tied } }));
  await expect(verdict(page)).toHaveText(won(['noor', 'mila'], { noor: 1, mila: 1 }));
  await button(page, say('score.back')).click();
  await enterNumber(page, COINS, '9');
  await enterNumber(page, MARKERS, '1');
  await tab(page, 'mila').click();
  await enterNumber(page, COINS, '3');
  await expect(verdict(page)).toHaveText(won(['noor'], { noor: 1, mila: 1 }));
});

test('The screen stays on until told otherwise, also after a reload', async ({ page }) => {
  await page.addInitScript(() => {
    const locks: string[] = [];
    Object.assign(window, { locks });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: (what: string) => {
          locks.push(what);
          return Promise.resolve({ release: () => Promise.resolve(void locks.push('released')) });
        },
      },
    });
  });
  const locks = (): Promise<unknown> =>
    page.evaluate(() => (window as unknown as { locks: string[] }).locks);
  await openSheet(page);
  const awake = page.getByRole('switch', { name: say('tool.awake') });
  await expect(awake).toBeChecked();
  expect(await locks()).toEqual(['screen']);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await locks()).toEqual(['screen', 'screen']);
  await awake.click();
  expect(await locks()).toEqual(['screen', 'screen', 'released']);
  await page.reload();
  await expect(awake).not.toBeChecked();
  expect(await locks()).toEqual([]);
});

test('On paper every line is there, and nothing to press', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await openSheet(page);
  await button(page, say('scoring.example')).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#bill-noor > li')).toHaveCount(7);
  for (const bill of ['noor', 'mila']) await expect(page.locator(`#bill-${bill}`)).toBeVisible();
  await expect(page.locator('.score-chart table')).toBeVisible();
  await expect(page.locator('main').locator('button, input').filter({ visible: true })).toHaveCount(
    0,
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('How scoring works can be read, with every rule', async ({ page }) => {
    await page.goto('/en/rival-kings/score/');
    await expect(page.locator('[data-tool="score"] noscript p')).toBeVisible();
    await expect(page.locator('.score-how li')).toHaveCount(9);
    await expect(page.locator('.score-how .chip').nth(3)).toHaveAttribute(
      'href',
      /rules\/scoring\/#rk\.score\.perfect$/,
    );
  });
});
