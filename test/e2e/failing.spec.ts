import type { Locator, Page } from '@playwright/test';
import {
  ASKED,
  awake,
  expect,
  fragment,
  openScenario,
  quiet,
  stepNumber,
  stepTo,
  test,
  wordsOf,
} from './support.ts';
import { headOf, words } from './words.ts';

const en = words('en', 'rival-kings');
const de = words('de', 'rival-kings');
/** A scenario in the chapter about theft, by its title. */
const TRADER = headOf('de/rival-kings/scenarios/trader-robbed-by-c-and-e.mdx');

// The browser reports every request that fails.
test.use({ missing: /\.json$|\/_astro\/|\/(#.*)?$/ });

/** What the page says over itself. */
const told = (page: Page): Locator => page.locator('.sorry').filter({ visible: true });

test('Where a scenario’s table cannot be loaded, the page says so and shows all steps as text', async ({
  page,
}) => {
  await page.route('**/scenarios/*.json', (route) => route.abort());
  await page.goto('/de/rival-kings/scenarios/trader-robbed-by-c-and-e/');
  const player = page.locator('section.player');
  await expect(player.locator('.notice p')).toHaveText(wordsOf('de')['player.load-failed']!);
  await expect(player.locator('.transcript > li')).toHaveCount(21);
  for (const step of await player.locator('.transcript > li').all())
    await expect(step.locator('.event, .outcome')).toBeVisible();
  await expect(player.locator('.controls')).toBeHidden();
});

test('A scenario that could not be loaded comes to life when it comes near again with the connection back', async ({
  page,
}) => {
  await page.route('**/scenarios/*.json', (route) => route.abort());
  await page.goto('/de/rival-kings/rules/theft/');
  const player = page.getByRole('region', { name: TRADER });
  const place = page.locator('.scenario').filter({ has: player });
  await place.scrollIntoViewIfNeeded();
  await expect(player.locator('.notice p')).toHaveText(wordsOf('de')['player.load-failed']!);
  await page.unroute('**/scenarios/*.json');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await place.scrollIntoViewIfNeeded();
  await expect(player).toHaveAttribute('data-ready');
  await expect(player.locator('.notice')).toHaveCount(0);
});

test('Where the engine cannot be loaded, the script can still be stepped, and trying works once the connection is back', async ({
  page,
}) => {
  const player = await openScenario(page, 'passing-a-marker', 'de');
  await page.route('**/*.json', (route) => route.abort());
  await player.getByRole('button', { name: de('player.try') }).click();
  await expect(player.locator('.notice')).toHaveText(wordsOf('de')['player.load-failed']!);
  await expect(player.locator('.tray')).toHaveCount(0);
  await stepTo(player, 2);
  await expect(player.locator('.notice')).toHaveCount(0);
  await page.unroute('**/*.json');
  await player.getByRole('button', { name: de('player.try') }).click();
  await expect(player.locator('.tray')).toBeVisible();
});

test('Where the engine’s script cannot be loaded, a second try offers to load the page again, which comes back to the same step', async ({
  page,
}) => {
  const player = await openScenario(page, 'passing-a-marker');
  await stepTo(player, 2);
  await page.route('**/_astro/Trays*.js', (route) => route.abort());
  const tryMove = player.getByRole('button', { name: en('player.try') });
  await tryMove.click();
  await expect(player.locator('.notice')).toHaveText(wordsOf('en')['player.load-failed']!);
  await expect(told(page)).toHaveCount(0);
  // Some browsers ask for a script that failed again, some do not: both fail as long as it is away.
  await tryMove.click();
  await expect(told(page)).toBeVisible();
  await page.unroute('**/_astro/Trays*.js');
  await told(page).getByRole('button').click();
  await expect(told(page)).toHaveCount(0);
  await expect(stepNumber(player)).toHaveText('2');
  await tryMove.click();
  await expect(player.locator('.tray')).toBeVisible();
});

test('Where the text of a rule cannot be loaded, its chip is an ordinary link', async ({
  page,
}) => {
  await page.goto('/de/rival-kings/rules/theft/');
  const player = await awake(page, TRADER);
  await stepTo(player, 1);
  await expect(stepNumber(player)).toHaveText('1');
  await page.route('**/rules.json', (route) => route.abort());
  await player.locator('.caption-now .chip').first().click();
  await expect(page).toHaveURL(/\/de\/rival-kings\/rules\/[a-z-]+\/#rk\./);
});

test('Where the search cannot be loaded, it says so', async ({ page }) => {
  await page.route('**/records.json', (route) => route.abort());
  await page.goto('/de/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('Wappen');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    wordsOf('de')['search.incomplete']!,
  );
});

test('Where the table of a link cannot be read for want of a connection, the table tool says so and can be used', async ({
  page,
}) => {
  await page.route('**/_astro/schema*.js', (route) => route.abort());
  await page.goto(`/en/rival-kings/table/${await fragment({ position: ASKED })}`);
  await expect(
    page.getByRole('status').filter({ hasText: wordsOf('en')['player.load-failed']! }),
  ).toBeVisible();
  await expect(
    page.getByRole('button', {
      name: en('lay.change-character', { seat: 'Noor', character: en('lay.nothing-yet') }),
    }),
  ).toBeEnabled();
});

test('Without the full text, names still answer, and the failure is said', async ({ page }) => {
  await page.route('**/records.json', (route) => route.abort());
  await page.goto('/de/rival-kings/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('városőr');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    wordsOf('de')['search.incomplete']!,
  );
  await expect(page.getByRole('option').first()).toContainText(de('card.watchman'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/rival-kings/cards/watchman/');
});

test('Without network the reader stays where they are, and is told', async ({ page, context }) => {
  await page.goto('/de/rival-kings/rules/theft/');
  await quiet(page);
  await context.setOffline(true);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').locator('.told')).toHaveText(
    wordsOf('de')['loading.unreachable']!,
  );
  await expect(page).toHaveURL('/de/rival-kings/rules/theft/');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
});

test('The search finds again once the connection is back', async ({ page }) => {
  await page.route('**/records.json', (route) => route.abort());
  await page.goto('/de/');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.fill('Wappen');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.unroute('**/records.json');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await field.fill('Diebstahl');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
});

test('Texts that cannot be had are not asked for with every key, but when the reader asks or the connection is back', async ({
  page,
}) => {
  let asked = 0;
  let isAway = true;
  const files = new Set<string>();
  await page.route('**/records.json', (route) => {
    asked += 1;
    files.add(route.request().url());
    return isAway ? route.abort() : route.continue();
  });
  await page.goto('/en/claim/');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.pressSequentially('draw pile');
  const failed = page.getByRole('alert').filter({ hasText: wordsOf('en')['search.incomplete']! });
  await expect(failed).toBeVisible();
  const first = asked;
  // The page asks ahead for each; what has failed by the time the search itself is there is asked
  // for once more.
  expect(first).toBeLessThanOrEqual(2 * files.size);
  await field.pressSequentially(' cards');
  await expect(failed).toBeVisible();
  expect(asked).toBe(first);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('search.again') })
    .click();
  await expect.poll(() => asked).toBe(first + files.size);
  await expect(failed).toBeVisible();
  isAway = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(asked).toBe(first + 2 * files.size);
});

for (const part of ['**/search.json', '**/_astro/dialog*.js']) {
  test(`Where the search dialog cannot be had, its link is followed (${part})`, async ({
    page,
  }) => {
    await page.goto('/de/rival-kings/');
    await page.route(part, (route) => route.abort());
    await page
      .getByRole('banner')
      .getByRole('link', { name: wordsOf('de')['nav.search']! })
      .click();
    await expect(page).toHaveURL('/de/search/');
    await expect(page.getByRole('alert')).toContainText(wordsOf('de')['search.failed']!);
    await page.unroute(part);
    await page.getByRole('button', { name: wordsOf('de')['loading.again']! }).click();
    await expect(page.getByRole('combobox')).toBeVisible();
  });
}

test('Where the card of a rule cannot be had, its chip is an ordinary link', async ({ page }) => {
  await page.goto('/de/rival-kings/scenarios/passing-a-marker/');
  await page.route('**/_astro/rule-card*.js', (route) => route.abort());
  await page.locator('main .chip:visible').last().click();
  await expect(page).toHaveURL(/\/de\/rival-kings\/rules\/[a-z-]+\/#rk\./);
});

test('Where the QR code cannot be drawn, the link is shown alone', async ({ page }) => {
  const player = await openScenario(page, 'passing-a-marker');
  await page.route('**/_astro/dist*.js', (route) => route.abort());
  await player.getByRole('button', { name: en('share.qr') }).click();
  await expect(player.locator('.qr')).toContainText('#play=');
  await expect(player.getByRole('img', { name: en('share.qr') })).toHaveCount(0);
});

test('Of trays asked for while they load the last one opens', async ({ page }) => {
  const player = await openScenario(page, 'passing-a-marker');
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/messages.json', async (route) => {
    await held;
    await route.continue();
  });
  await player.getByRole('button', { name: en('player.try') }).click();
  await player.getByRole('button', { name: en('share.qr') }).click();
  await expect(player.locator('.tray.qr')).toBeVisible();
  const came = page.waitForResponse('**/messages.json');
  arrive();
  await came;
  await quiet(page);
  await expect(player.locator('.tray')).toHaveClass(/qr/);
  await expect(player.locator('.tag')).toHaveCount(0);
});

const UNREACHABLE = wordsOf('en')['loading.unreachable']!;

test('Without a connection a citation, the search, playing on and any other link leave the reader where they are, and it is said', async ({
  page,
  context,
}) => {
  await page.goto(`/en/rival-kings/table/${await fragment({ position: ASKED })}`);
  await expect(page.locator('[data-ready]')).toBeVisible();
  await quiet(page);
  const address = page.url();
  const ways = [
    page.locator('main .chip:visible').first(),
    page.getByRole('banner').getByRole('link', { name: wordsOf('en')['nav.search']! }),
    page.getByRole('button', { name: wordsOf('en')['table.play-on']! }),
    page.getByRole('banner').getByRole('link', { name: en('game') }),
  ];
  await context.setOffline(true);
  for (const way of ways) {
    await way.click();
    await expect(told(page)).toHaveText(UNREACHABLE);
    expect(page.url()).toBe(address);
    await told(page).evaluate((bar) => bar.remove());
    // The search keeps its field open.
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  }
  await context.setOffline(false);
  await ways[2]!.click();
  await expect(page).toHaveURL(/\/en\/rival-kings\/position\/#play=/);
});

test('Where a network is there but leads nowhere, citations, the search and playing on stay as well', async ({
  page,
}) => {
  await page.goto(`/en/rival-kings/table/${await fragment({ position: ASKED })}`);
  await expect(page.locator('[data-ready]')).toBeVisible();
  await quiet(page);
  const address = page.url();
  await page.route('**/*', (route) => route.abort());
  for (const way of [
    page.locator('main .chip:visible').first(),
    page.getByRole('banner').getByRole('link', { name: wordsOf('en')['nav.search']! }),
    page.getByRole('button', { name: wordsOf('en')['table.play-on']! }),
  ]) {
    await way.click();
    await expect(told(page)).toHaveText(UNREACHABLE);
    expect(page.url()).toBe(address);
    await told(page).evaluate((bar) => bar.remove());
    // The search keeps its field open.
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  }
});

for (const [what, path, part, failed] of [
  [
    'the table tool',
    `table/${await fragment({ position: ASKED })}`,
    '**/words/table.json',
    'player.load-failed',
  ],
  [
    'the table tool',
    `table/${await fragment({ position: ASKED })}`,
    '**/_astro/table*.js',
    'player.load-failed',
  ],
  ['the score sheet', 'score/', '**/words/score.json', 'score.load-failed'],
  ['the score sheet', 'score/', '**/_astro/score.*.js', 'score.load-failed'],
] as const) {
  test(`Where ${what} cannot be loaded (${part}), “Try again” brings it once the connection is back, with what was entered`, async ({
    page,
  }) => {
    await page.goto('/en/rival-kings/score/');
    await page.getByRole('button', { name: en('scoring.example') }).click();
    await page.goto('about:blank');
    await page.route(part, (route) => route.abort());
    await page.goto(`/en/rival-kings/${path}`);
    const again = page.getByRole('button', { name: wordsOf('en')['loading.again']! });
    await expect(page.locator('.notice p')).toHaveText(wordsOf('en')[failed]!);
    await again.click();
    // Whether the page is loaded anew, as it is for a script, or not: it failed once more.
    await expect(again).toBeEnabled();
    await expect(page.locator('.notice p')).toHaveText(wordsOf('en')[failed]!);
    await page.unroute(part);
    await again.click();
    await expect(page.locator('main [data-ready]')).toBeVisible();
    if (path === 'score/') await expect(page.locator('.bill.wins')).toHaveCount(1);
    else await expect(page.locator('main')).toContainText(en('card.watchman'));
  });
}

test('Scripts that hang hide nothing for longer than ten seconds, and what comes late is welcome', async ({
  page,
}) => {
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.clock.install();
  await page.route('**/_astro/Players*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/rival-kings/scenarios/passing-a-marker/', { waitUntil: 'commit' });
  const last = page.locator('.transcript > li').last();
  await expect(last).toBeAttached();
  await expect(last.locator('.outcome')).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(last.locator('.outcome')).toBeVisible();
  await expect(told(page)).toContainText(wordsOf('en')['loading.broken']!);
  arrive();
  await expect(page.locator('section.player')).toHaveAttribute('data-ready');
  await expect(told(page)).toHaveCount(0);
});

/** Pages that load data of their own, with what they say where it cannot be had. */
const LOADING: Readonly<Record<string, readonly [path: string, sentence: string]>> = {
  'the table tool': ['/en/claim/table/', 'player.load-failed'],
  'the score sheet': ['/de/claim/score/', 'score.load-failed'],
  'a table from a link': [
    `/en/rival-kings/position/${await fragment({ position: ASKED })}`,
    'player.load-failed',
  ],
  'a lesson': ['/nl/claim/learn/doppelgangers/', 'player.load-failed'],
  'a scenario': ['/en/king-of-the-valley/scenarios/pair-at-the-border/', 'player.load-failed'],
  'the search': ['/en/search/?q=card', 'search.failed'],
};

for (const [name, [path, sentence]] of Object.entries(LOADING)) {
  for (const [what, held] of [
    ['data', /\.json$/],
    ['scripts', /\/_astro\/(mount-\w+|dialog|table|score|player)\.[\w-]+\.js$/],
  ] as const) {
    test(`Where ${what} of ${name} never arrive, it says so after ten seconds, with a way on`, async ({
      page,
    }) => {
      await page.clock.install();
      let arrives = false;
      await page.route(held, (route) => (arrives ? route.continue() : undefined));
      const asked = page.waitForRequest(held);
      const began = Date.now();
      await page.goto(path);
      await asked;
      const notice = page
        .locator('main .notice, #search-page [role="alert"]')
        .filter({ visible: true })
        .first();
      // The page’s clock goes on by itself, too: on a busy machine for some of these seconds.
      await page.clock.fastForward(Math.max(0, 8_000 - (Date.now() - began)));
      await expect(notice).toHaveCount(0);
      await page.clock.fastForward(3_000);
      await expect(notice).toContainText(wordsOf(path.slice(1, 3) as 'en')[sentence]!);
      arrives = true;
      const button = notice.getByRole('button');
      await expect(button).toHaveText(wordsOf(path.slice(1, 3) as 'en')['loading.again']!);
      await button.click();
      // The browser never asks twice for a script that is on its way: the whole page is loaded
      // again then, once the wait is over.
      if (what === 'scripts' && sentence !== 'search.failed') await page.clock.fastForward(11_000);
      await expect(
        page.locator('main [data-ready], #search-page [role="option"]').first(),
      ).toBeVisible();
    });
  }
}

test('Where the text of a rule never arrives, its chip leads to the rule', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/rival-kings/rules/theft/');
  await page.route('**/rules.json', () => undefined);
  const asked = page.waitForRequest('**/rules.json');
  await page.locator('.rule .cite').first().click();
  await asked;
  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL(/\/en\/rival-kings\/rules\/[a-z-]+\/#rk\./);
});

test('A course that the device cannot keep does not say that it is kept', async ({ page }) => {
  const holds = page.getByText(wordsOf('en')['learn.kept']!);
  await page.goto('/en/rival-kings/learn/');
  await expect(holds).toBeVisible();
  const text = '{"version":1,"tasks":"?"}';
  await page.evaluate((kept) => localStorage.setItem('progress.rival-kings', kept), text);
  // What is as long as this does not fit any more; shorter things do.
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (value.length > 8) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.reload();
  await expect(page.locator('.progress-notice')).toHaveText(wordsOf('en')['learn.damaged-stays']!);
  await expect(holds).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('progress.rival-kings'))).toBe(text);
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.reload();
  await expect(page.locator('.progress-notice')).toHaveText(wordsOf('en')['learn.not-kept']!);
  await expect(holds).toBeHidden();
});

test('A task that the device cannot keep as done says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/en/rival-kings/learn/pairs/');
  const task = page.locator('.task').first();
  await expect(task.locator('[data-ready]')).toBeVisible();
  await task.getByRole('button', { name: wordsOf('en')['learn.show']! }).click();
  await expect(task.locator('.ending')).toContainText(wordsOf('en')['learn.task-not-kept']!);
});

test('A sheet that cannot be read is still there on a full device, whatever is entered, and the page says so', async ({
  page,
}) => {
  await page.goto('/en/');
  const text = '{"version":1,"position":{"players":"?"}}';
  await page.evaluate((kept) => localStorage.setItem('score.rival-kings', kept), text);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (value.length > 8) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.goto('/en/rival-kings/score/');
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(
    wordsOf('en')['score.damaged-stays']!,
  );
  await expect(page.getByText(wordsOf('en')['score.kept']!)).toHaveCount(0);
  await page.getByRole('button', { name: en('scoring.example') }).click();
  await expect(page.getByText(wordsOf('en')['score.not-kept']!)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('score.rival-kings'))).toBe(text);
});

test('On a slow network, tools that are on their way say so', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  for (const path of ['table/', 'score/', `position/${await fragment({ position: ASKED })}`]) {
    await page.goto(`/en/rival-kings/${path}`, { waitUntil: 'commit' });
    await expect(page.getByText(wordsOf('en')['loading.now']!)).toBeVisible();
    await expect(page.locator('main [data-ready]').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(wordsOf('en')['loading.now']!)).toHaveCount(0);
  }
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
});

test('Whoever comes back finds a scenario at its step, and the score sheet as it was', async ({
  page,
}) => {
  const player = await openScenario(page, 'passing-a-marker');
  await stepTo(player, 2);
  await page.goto('/en/rival-kings/score/');
  await page.getByRole('button', { name: en('scoring.example') }).click();
  await expect(page.locator('.bill.wins')).toHaveCount(1);
  await page.goBack();
  await expect(stepNumber(player)).toHaveText('2');
  await player.locator('.controls .main').click();
  await expect(stepNumber(player)).toHaveText('3');
  await page.goForward();
  await expect(page.locator('.bill.wins')).toHaveCount(1);
});
