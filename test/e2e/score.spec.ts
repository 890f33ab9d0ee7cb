import type { BrowserContext, Locator, Page } from '@playwright/test';
import { encodeLink } from '../../src/engine/permalink.ts';
import { decodeLink } from '../../src/engine/read-link.ts';
import { expect, fragment, messagesOf, quiet, test, wordsOf } from './support.ts';

const KEY = 'score.rival-kings';

const TWO = [
  { seat: 'noor', subjects: ['gardener'], buildings: ['garden'], coins: 6, markers: 0 },
  { seat: 'mila', subjects: [], buildings: ['inn'], coins: 0, markers: 2 },
];

async function openSheet(page: Page, language: 'en' | 'de' = 'en', hash = ''): Promise<Locator> {
  await page.goto(`/${language}/rival-kings/score/${hash}`);
  const sheet = page.locator('.score');
  await expect(sheet).toHaveAttribute('data-ready');
  return sheet;
}

const verdict = (page: Page): Locator => page.locator('.verdict');
const card = (page: Page, name: string): Locator => page.locator('.palette').getByRole('button', { name: new RegExp(`^${name}, `) });
const tab = (page: Page, name: string): Locator => page.locator('.seat-tabs').getByRole('button', { name: new RegExp(`^${name}`) });
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const kept = (page: Page): Promise<unknown> => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, KEY);

async function enterNumber(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await field(page, name).press('Enter');
}

/** What stands on the sheet, as the link that it hands on says. */
async function handedOn(page: Page): Promise<unknown> {
  await button(page, 'Copy link').click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const link = await decodeLink(new URL(address).hash);
  return link.ok ? link.value.position : undefined;
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

  test('A game of two is tapped in, and the winner stands there with every line and its rule', async ({ page }) => {
    await openSheet(page);
    await expect(page.getByText(messagesOf('en')['scoring.prompt']!)).toBeVisible();
    await card(page, 'Gardener').tap();
    await card(page, 'Garden').tap();
    for (let coin = 0; coin < 6; coin += 1) await button(page, 'Add one: Coins').tap();
    await tab(page, 'Mila').tap();
    await card(page, 'Inn').tap();
    await button(page, 'Add one: Markers').tap();
    await button(page, 'Add one: Markers').tap();
    await button(page, 'Result').tap();
    await expect(verdict(page)).toBeInViewport();
    await expect(verdict(page)).toHaveText('Noor wins: Noor 9 and Mila -3.');
    const bill = page.locator('#bill-noor');
    await expect(bill).toBeHidden();
    await button(page, 'Line by line: Noor').tap();
    await expect(bill.getByRole('listitem')).toHaveCount(2);
    await expect(bill).toContainText('Noor scores 7 points for the perfect pair of Garden and Gardener');
    await expect(bill.locator('.chip').first()).toHaveText(/^15\.4/);
    await expect(bill.locator('.chip').last()).toHaveText(/^15\.7/);
  });

  test('A third copy of a card is refused by its rule, and nothing is lost', async ({ page }) => {
    await openSheet(page);
    await card(page, 'Farm').tap();
    await card(page, 'Farm').tap();
    await tab(page, 'Mila').tap();
    await card(page, 'Farm').tap();
    const refusal = page.locator('.score-refused');
    await expect(refusal).toBeInViewport();
    await expect(refusal).toContainText('The box has only 2 copies of');
    await expect(refusal.locator('.chip b')).toHaveText('1.6');
    await refusal.locator('.chip').tap();
    await expect(page.getByRole('dialog')).toContainText('1.6');
    await page.keyboard.press('Escape');
    await card(page, 'Market').tap();
    await expect(refusal).toBeEmpty();
    expect(await handedOn(page)).toMatchObject({ players: [{ buildings: ['farm', 'farm'] }, { buildings: ['market'] }] });
  });
});

test('By keyboard alone a game is entered, corrected and taken back', async ({ page }) => {
  await openSheet(page);
  const press = async (target: Locator, key: string): Promise<void> => {
    await target.focus();
    await page.keyboard.press(key);
  };
  await press(card(page, 'Miner'), 'Enter');
  await press(card(page, 'Mine'), 'Space');
  await expect(tab(page, 'Noor')).toContainText('4');
  await press(page.getByRole('button', { name: 'Remove one: Miner' }), 'Enter');
  await expect(card(page, 'Miner')).toBeFocused();
  await press(page.getByRole('button', { name: /^Remove: Mine/ }), 'Enter');
  await expect(page.locator('.shelf')).toBeFocused();
  await expect(tab(page, 'Noor')).toContainText('0');
  await page.keyboard.press('Control+z');
  await expect(tab(page, 'Noor')).toContainText('1');
  await press(tab(page, 'Mila'), 'Enter');
  await field(page, 'Coins').focus();
  await page.keyboard.type('9');
  await page.keyboard.press('Tab');
  await expect(verdict(page)).toHaveText('Mila wins: Noor 1 and Mila 3.');
  await expect(page.locator('.score-entry > [role="status"]')).toHaveText('Coins: 9. Mila, points: 3');
});

test('Ctrl+Z inside a field is the field’s own', async ({ page }) => {
  await openSheet(page);
  await card(page, 'Farm').click();
  await field(page, 'Coins').fill('7');
  await page.keyboard.press('Control+z');
  await expect(tab(page, 'Noor')).toContainText('1');
  await page.locator('h1').click();
  await expect(card(page, 'Farm')).toContainText('1');
  await page.keyboard.press('Control+z');
  await expect(page.getByText(messagesOf('en')['scoring.nothing']!)).toBeVisible();
});

test('What is no number, and numbers that cannot be, are answered; the old one stays', async ({ page }) => {
  await openSheet(page);
  await enterNumber(page, 'Coins', '12');
  for (const [text, answer] of [
    ['many', '“many” isn’t a number'],
    ['-3', '-3 isn’t a possible number of coins'],
    ['1.5', '1.5 isn’t a possible number of coins'],
    ['49', 'This table has 49 coins'],
  ] as const) {
    await enterNumber(page, 'Coins', text);
    await expect(page.locator('.score-refused')).toContainText(answer);
    await expect(field(page, 'Coins')).toHaveValue('12');
  }
  await button(page, 'Remove one: Markers').click();
  await expect(page.locator('.score-refused')).toContainText('-1 isn’t a possible number of markers');
  await enterNumber(page, 'Coins', '');
  await expect(field(page, 'Coins')).toHaveValue('0');
});

test('The printed example scores 11, and everything comes back after a reload', async ({ page }) => {
  await openSheet(page, 'de');
  await button(page, 'Das Beispiel der Spielregel').click();
  await expect(verdict(page)).toHaveText('Noor gewinnt. Endstand: Noor 11 und Mila 8.');
  await page.reload();
  await expect(verdict(page)).toHaveText('Noor gewinnt. Endstand: Noor 11 und Mila 8.');
  const table = page.locator('.score-chart table');
  await expect(table.getByRole('row', { name: 'Perfekte Paare 11 0' })).toBeVisible();
  await expect(table.getByRole('row', { name: 'Zusammen 11 8' })).toBeVisible();
  await button(page, 'Blatt leeren').click();
  await expect(verdict(page)).toHaveCount(0);
  expect(await kept(page)).toBeNull();
  await button(page, 'Rückgängig').click();
  await expect(verdict(page)).toContainText('Noor 11');
});

test('The number on a card of one’s own counts instead of ours', async ({ page }) => {
  await openSheet(page);
  await card(page, 'Bishop').click();
  await card(page, 'Cathedral').click();
  await expect(tab(page, 'Noor')).toContainText('7');
  await button(page, 'My cards have other numbers').click();
  await expect(page.getByRole('textbox', { name: /Number on your card/ })).toHaveCount(28);
  await enterNumber(page, 'Number on your card: Cathedral', '2');
  await expect(tab(page, 'Noor')).toContainText('5');
  await enterNumber(page, 'Number on your card: Cathedral', '');
  await expect(field(page, 'Number on your card: Cathedral')).toHaveValue('4');
  await button(page, 'Back to the cards').click();
  await expect(card(page, 'Cathedral')).toBeVisible();
});

test('Two to four play; a game of one is refused by its rule', async ({ page }) => {
  await openSheet(page);
  const who = page.getByRole('group', { name: 'Who’s playing' });
  await who.getByRole('button', { name: 'Juri' }).click();
  await who.getByRole('button', { name: 'Ines' }).click();
  await expect(page.locator('.seat-tabs button')).toHaveCount(4);
  for (const name of ['Noor', 'Juri', 'Ines']) await who.getByRole('button', { name }).click();
  await expect(page.locator('.score-refused')).toContainText('at least two players');
  await expect(page.locator('.seat-tabs button')).toHaveCount(2);
});

test('A tie shows the open ruling, what each reading would make of it, and plays the one chosen', async ({ page }) => {
  await openSheet(page);
  await enterNumber(page, 'Coins', '9');
  await enterNumber(page, 'Markers', '1');
  await tab(page, 'Mila').click();
  await enterNumber(page, 'Coins', '3');
  await expect(verdict(page)).toContainText('Noor and Mila share the victory');
  const readings = page.locator('.score-questions');
  await expect(readings.getByRole('radio')).toHaveCount(3);
  await expect(readings.locator('label', { hasText: 'the most coins' })).toContainText('Noor wins');
  await readings.getByRole('radio', { name: /fewest markers/ }).check();
  await expect(verdict(page)).toContainText('Mila wins');
  await enterNumber(page, 'Coins', '6');
  await expect(readings).toHaveCount(0);
});

test('Several games add up until the goal is reached', async ({ page }) => {
  await openSheet(page);
  const series = page.locator('.score-series');
  await series.getByRole('textbox').fill('0');
  await button(page, 'Start the series').click();
  await expect(page.locator('.score-refused')).toContainText('whole number above zero');
  await series.getByRole('textbox').fill('2');
  await button(page, 'Start the series').click();
  await expect(series).toContainText('Games in this series: 2');
  await enterNumber(page, 'Coins', '15');
  await button(page, 'Record this game and clear the cards').click();
  await expect(page.getByText(messagesOf('en')['scoring.prompt']!)).toBeVisible();
  await expect(series.getByRole('row', { name: 'Game 1 5 0' })).toBeVisible();
  await page.reload();
  await tab(page, 'Mila').click();
  await enterNumber(page, 'Coins', '30');
  await expect(series.getByRole('status')).toHaveText('After 2 games, Mila wins the series: Noor 5 and Mila 10.');
  await expect(series.locator('.chip b')).toHaveText('16.1');
  await expect(button(page, 'Record this game and clear the cards')).toHaveCount(0);
  await button(page, 'Cancel series').click();
  await expect(button(page, 'Start the series')).toBeVisible();
});

test('A link opens exactly this sheet on another device', async ({ page, context }) => {
  await openSheet(page);
  await button(page, 'The rulebook’s example').click();
  const position = await handedOn(page);
  const other = await elsewhere(context, await page.evaluate(() => navigator.clipboard.readText()));
  await expect(verdict(other)).toHaveText('Noor wins: Noor 11 and Mila 8.');
  await expect(other.getByText('This sheet is from a link')).toBeVisible();
  const link = await decodeLink(new URL(other.url()).hash);
  expect(link.ok && link.value.position).toEqual(position);
  await other.context().close();
});

test('A link does not overwrite the sheet kept here until the reader says so', async ({ page }) => {
  await openSheet(page);
  await button(page, 'The rulebook’s example').click();
  const before = await kept(page);
  const hash = await fragment({ position: { over: true, players: TWO } });
  await page.goto('about:blank');
  await openSheet(page, 'en', hash);
  await expect(verdict(page)).toHaveText('Noor wins: Noor 9 and Mila -3.');
  await enterNumber(page, 'Coins', '9');
  expect(await kept(page)).toEqual(before);
  await expect.poll(() => page.url()).not.toContain(hash);
  await page.reload();
  await expect(verdict(page)).toHaveText('Noor wins: Noor 10 and Mila -3.');
  await button(page, 'Back to my own').click();
  await expect(verdict(page)).toHaveText('Noor wins: Noor 11 and Mila 8.');
  expect(new URL(page.url()).hash).toBe('');

  await page.evaluate((address) => (location.hash = address), hash);
  await expect(verdict(page)).toHaveText('Noor wins: Noor 9 and Mila -3.');
  await button(page, 'Keep this one').click();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await button(page, 'Undo').click();
  await expect(verdict(page)).toHaveText('Noor wins: Noor 11 and Mila 8.');

  await page.evaluate((address) => (location.hash = address), hash);
  await button(page, 'Keep this one').click();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect(verdict(page)).toHaveText('Noor wins: Noor 9 and Mila -3.');
  await expect(page.getByText('This sheet is from a link')).toHaveCount(0);
});

test('An impossible sheet in a link is refused by its rule, and the own one lies there', async ({ page }) => {
  const players = TWO.map((player) => ({ ...player, buildings: ['farm', 'farm'] }));
  await openSheet(page, 'en', await fragment({ position: { over: true, players } }));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The sheet in this link isn’t possible');
  await expect(alert.locator('.chip b')).toHaveText('1.6');
  await card(page, 'Inn').click();
  await button(page, 'Continue with my own sheet').click();
  await expect(alert).toHaveCount(0);
  await expect(tab(page, 'Noor')).toContainText('1');
  expect(new URL(page.url()).hash).toBe('');
});

test('Damaged links are answered with a sentence, whatever was done to them', async ({ page }) => {
  const words = wordsOf('en');
  const whole = await encodeLink({ game: 'rival-kings', position: { over: true, players: TWO } });
  const odd: Readonly<Record<string, string>> = {
    'play=1.': words['player.link-broken']!,
    'play=7.abc': words['player.link-unknown-version']!,
    [whole.slice(0, -9)]: words['player.link-broken']!,
    [await encodeLink({ game: 'chess', position: {} })]: words['player.link-foreign']!,
    [await encodeLink({ game: 'rival-kings' })]: words['player.link-foreign']!,
    [await encodeLink({ game: 'rival-kings', position: { players: [{ seat: 'nobody' }] } })]: words['player.link-foreign']!,
    [await encodeLink({ game: 'rival-kings', position: { players: TWO }, rulings: { 'winner-tie': 'lots' } })]:
      words['player.link-foreign']!,
    [`play=1.${'x'.repeat(9000)}`]: words['player.link-too-long']!,
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
        return { writable, readable: readable.pipeThrough(new TransformStream({ flush: () => held.then(() => undefined) })) };
      },
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('let-go')));
}

test('Of two links in quick succession the later one is answered, however long the earlier one takes', async ({ page }) => {
  const players = TWO.map((player) => ({ ...player, coins: 1 }));
  const whole = await fragment({ position: { over: true, players } });
  await openSheet(page);
  const letGo = await holdNextLink(page);
  await page.evaluate((hash) => {
    location.hash = hash;
    location.hash = 'play=1.';
  }, whole);
  await expect(page.getByRole('alert')).toContainText(wordsOf('en')['player.link-broken']!);
  await letGo();
  await quiet(page);
  await expect(page.getByRole('alert')).toContainText(wordsOf('en')['player.link-broken']!);
  await expect(page.locator('.score-notice')).toHaveCount(1);
  expect(new URL(page.url()).hash).toBe('#play=1.');
});

test('A kept sheet that cannot be read is put aside, not thrown away', async ({ page }) => {
  await page.addInitScript((key) => {
    if (!localStorage.getItem('seen')) localStorage.setItem(key, '{"version":1,"position":{"players":"?"}}');
    localStorage.setItem('seen', 'yes');
  }, KEY);
  await openSheet(page);
  await expect(page.getByRole('alert')).toHaveText(wordsOf('en')['score.damaged']!);
  expect(await page.evaluate((key) => localStorage.getItem(`${key}.damaged-1`), KEY)).toBe('{"version":1,"position":{"players":"?"}}');
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
  await card(page, 'Farm').click();
  await expect(tab(page, 'Noor')).toContainText('1');
  await expect(page.getByText(wordsOf('en')['score.not-kept']!)).toBeVisible();
});

test('House rules are the readings of a new sheet, and never of one from a link', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('house-rules.rival-kings', '{"winner-tie":"more-coins"}'));
  const tied = TWO.map(({ seat }, at) => ({ seat, subjects: [], buildings: [], coins: at === 0 ? 9 : 3, markers: at === 0 ? 1 : 0 }));
  await openSheet(page, 'en', await fragment({ position: { over: true, players: tied } }));
  await expect(verdict(page)).toContainText('share the victory');
  await button(page, 'Back to my own').click();
  await enterNumber(page, 'Coins', '9');
  await enterNumber(page, 'Markers', '1');
  await tab(page, 'Mila').click();
  await enterNumber(page, 'Coins', '3');
  await expect(verdict(page)).toContainText('Noor wins');
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
  const locks = (): Promise<unknown> => page.evaluate(() => (window as unknown as { locks: string[] }).locks);
  await openSheet(page);
  const awake = page.getByRole('switch', { name: 'Keep the screen on' });
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
  await button(page, 'The rulebook’s example').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#bill-noor > li')).toHaveCount(7);
  for (const bill of ['noor', 'mila']) await expect(page.locator(`#bill-${bill}`)).toBeVisible();
  await expect(page.locator('.score-chart table')).toBeVisible();
  await expect(page.locator('main').locator('button, input').filter({ visible: true })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('How scoring works can be read, with every rule', async ({ page }) => {
    await page.goto('/en/rival-kings/score/');
    await expect(page.locator('[data-tool="score"] noscript p')).toBeVisible();
    await expect(page.locator('.score-how li')).toHaveCount(9);
    await expect(page.locator('.score-how .chip').nth(3)).toHaveAttribute('href', /rules\/scoring\/#rk\.score\.perfect$/);
  });
});
