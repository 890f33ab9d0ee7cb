import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { addressesIn, builtSite } from './built-site.ts';
import { Host } from './host.ts';
import {
  ASKED,
  awake,
  expect,
  fragment,
  movesOn,
  sentence,
  settled,
  stepNumber,
  stepTo,
  test as base,
} from './support.ts';
import { headOf, words } from './words.ts';

const say = words('en', 'rival-kings');
const de = words('de');
/** Names in a row, as sentences have them. */
const list = (...names: readonly string[]): string => new Intl.ListFormat('en').format(names);

/**
 * The site below a path and without a public address, as `node scripts/site.ts tested` builds it.
 */
const FOLDER = 'dist-below/';
const PATH = '/crownbook/';

/** Playwright's test on that site, which also fails on requests that leave the path. */
const test = base.extend<{ astray: readonly string[] }, { home: string }>({
  home: [
    async ({}, use) => {
      assert.ok(
        existsSync(FOLDER),
        'This is about the site below a path: node scripts/site.ts tested',
      );
      const host = await Host.begin(FOLDER, PATH);
      await use(host.address);
      await host.end();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ home }, use) => use(home),
  astray: [
    async ({ context, home }, use) => {
      const astray: string[] = [];
      context.on('request', (request) => {
        const address = request.url();
        if (/^https?:/.test(address) && !address.startsWith(home)) astray.push(address);
      });
      await use(astray);
      expect(astray).toEqual([]);
    },
    { auto: true },
  ],
});
test.use({ missing: /\/nowhere\/|winning-a-trick\/[^/#]+/ });

const textOf = (file: string): string => readFileSync(FOLDER + file, 'utf8');

/**
 * Pagefind's own script makes addresses that the site does not use: it is told where its index
 * lies.
 */
const isOurs = (file: string): boolean => !file.endsWith('pagefind/pagefind.js');

test.describe('What is built', () => {
  test.describe.configure({ mode: 'default' });

  test('leads nowhere but below the path, by every link and anchor of every page', () => {
    const site = builtSite(FOLDER, PATH);
    expect(site.pages.length).toBeGreaterThan(200);
    const lost = site.pages.flatMap((page) =>
      addressesIn(page)
        .filter(
          (target) =>
            target.startsWith('/') &&
            !site.has(target.startsWith(`${page.address}#i-`) ? page.address : target),
        )
        .map((target) => `${page.address} → ${target}`),
    );
    expect(lost).toEqual([]);
  });

  test('holds no address above the path, in no attribute, stylesheet, script or data', () => {
    const AT_HOME = '(?!crownbook/)';
    const ABOVE: Readonly<Record<string, RegExp>> = {
      html: new RegExp(`="/${AT_HOME}[\\w.]|"/${AT_HOME}[a-z]{2}/`),
      css: new RegExp(`url\\(["']?/${AT_HOME}`),
      js: new RegExp(`["'\`]/${AT_HOME}(?:\\$\\{|[a-z]{2}/|arms|share|fonts|_astro|sw\\b)`),
      json: new RegExp(`\\\\?"/${AT_HOME}\\w`),
      webmanifest: /"\//,
    };
    for (const [ending, above] of Object.entries(ABOVE)) {
      const files = globSync(`**/*.${ending}`, { cwd: FOLDER }).filter(isOurs);
      assert.ok(files.length > 0, ending);
      for (const file of files) assert.doesNotMatch(textOf(file), above, file);
    }
  });

  test('names no public address, as it has been told none', () => {
    const files = globSync('**/*.{html,css,js,json,txt,xml,svg,webmanifest}', {
      cwd: FOLDER,
    }).filter(isOurs);
    for (const file of files)
      assert.doesNotMatch(textOf(file), /\/\/[\w.:-]*(?:\.example|example\.|localhost)/, file);
    for (const file of globSync('**/*.html', { cwd: FOLDER }))
      assert.doesNotMatch(
        textOf(file),
        /rel="(?:canonical|alternate)"|property="og:(?:url|image)|undefined/,
        file,
      );
    expect(globSync('sitemap*', { cwd: FOLDER })).toEqual([]);
    expect(textOf('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  });
});

test('The first page leads to the library, the language can be changed there, and the theme is kept', async ({
  page,
}) => {
  await page.goto('');
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL(/:\d+\/crownbook\/en\/$/);
  await page.getByRole('button', { name: say('nav.theme') }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.locator('.languages summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/:\d+\/crownbook\/de\/$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('A chapter steps, a move can be tried, and a citation opens in place and leads on and back', async ({
  page,
}) => {
  await page.goto('en/rival-kings/rules/theft/');
  const player = await awake(page, headOf('en/rival-kings/scenarios/trader-robbed-by-c-and-e.mdx'));
  await stepTo(player, 16);
  await player.getByRole('button', { name: say('player.try') }).click();
  await player.getByRole('button', { name: say('player.try.all') }).click();
  await player
    .getByRole('group', { name: say('player.try.which') })
    .getByRole('button', { name: say('action.money.short'), exact: true })
    .click();
  await expect(player.locator('.tray').getByRole('status')).toContainText('7.7');
  await page.locator('[id="rk.steal.chain"] .cite').first().click();
  const card = page.getByRole('dialog');
  await expect(card.locator('.text')).toHaveText(/\w/);
  await card.getByRole('link').last().click();
  await expect(page).toHaveURL(/:\d+\/crownbook\/en\/rival-kings\/rules\/[a-z-]+\/#rk\./);
  await page.locator('.back-bar').click();
  await expect(page).toHaveURL(/\/crownbook\/en\/rival-kings\/rules\/theft\//);
});

for (const [where, path, hits] of [
  ['a game', 'en/rival-kings/', /\/crownbook\/en\/rival-kings\/cards\/watchman\//],
  [
    'a game told in another language',
    'nl/rival-kings/',
    /\/crownbook\/nl\/rival-kings\/cards\/watchman\//,
  ],
  ['the library', 'en/', /\/crownbook\/en\/rival-kings\/cards\/watchman\//],
] as const) {
  test(`The search answers, leads to its hits, and keeps what was opened (${where})`, async ({
    page,
  }) => {
    await page.goto(path);
    const find = async (query: string): Promise<void> => {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill(query);
    };
    await find('watchman');
    const first = page.getByRole('option').first();
    await expect(first).toContainText(say('card.watchman'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(hits);
    await page.waitForLoadState();
    await find('');
    await expect(page.getByRole('option').first()).toContainText(say('card.watchman'));
    // … and texts besides names.
    await find('may two thieves rob one victim');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(new RegExp(`/crownbook/${path.slice(0, 2)}/`));
  });
}

test('A table named in the search opens in the table tool', async ({ page }) => {
  await page.goto('en/rival-kings/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('trader courtier countess watchman');
  await expect(page.getByRole('option').first()).toContainText(
    `${say('seat.noor')}: ${say('character.courtier')} · ${say('seat.mila')}: ${say('character.countess')}`,
  );
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/crownbook\/en\/rival-kings\/table\/#play=/);
  await expect(page.locator('.answer h2')).toHaveText(/\w/);
});

test('The table tool answers, plays on, and links to the ruling; the score sheet counts', async ({
  page,
}) => {
  await page.goto(`en/rival-kings/table/${await fragment({ position: ASKED })}`);
  await expect(page.locator('.answer h2')).toHaveText(
    [
      say('answer.markers', { seats: list('Mila', 'Ines'), seats_count: 2, markers: 1 }),
      say('answer.thefts', { thieves: list('Mila', 'Juri'), duty: 'may', victims: 'Ines' }),
    ].join(' '),
  );
  await page.getByRole('button', { name: say('table.play-on') }).click();
  await expect(page).toHaveURL(/\/crownbook\/en\/rival-kings\/position\/#play=/);
  const player = page.locator('section.player');
  await expect(player).toHaveAttribute('data-ready');
  await expect(player.locator('.felt')).toBeVisible();
  await page.goto('en/rival-kings/score/');
  await page.getByRole('button', { name: say('scoring.example') }).click();
  const totals = list(
    say('event.total', { seat: 'Noor', points: 11 }),
    say('event.total', { seat: 'Mila', points: 8 }),
  );
  await expect(page.locator('.verdict')).toHaveText(
    say('event.gameWon', { winners: 'Noor', winners_count: 1, totals }),
  );
});

test('A task of the course is played and stays solved', async ({ page }) => {
  await page.goto('en/rival-kings/learn/pairs/');
  const task = page.locator('[id="take-the-free-money"]');
  await task.scrollIntoViewIfNeeded();
  await task
    .getByRole('group', { name: say('action.money.short'), exact: true })
    .getByRole('button', { name: say('card.castle-wall') })
    .click();
  await expect(task.locator('.ending .title')).toHaveText(say('learn.reached'));
  await page.goto('en/rival-kings/learn/');
  await expect(page.locator('[data-task="take-the-free-money"]')).toHaveAttribute(
    'data-state',
    'solved',
  );
});

test('A house rule is kept, marked beside its rule, and its mark leads back to it', async ({
  page,
}) => {
  await page.goto('en/rival-kings/house-rules/');
  await settled(page);
  await page.locator('fieldset[id="steal-optional"]').getByRole('radio').nth(1).check();
  await page.goto('en/rival-kings/rules/theft/');
  const badge = page.locator('main .house-badge').first();
  await badge.click();
  await expect(page).toHaveURL(/\/crownbook\/en\/rival-kings\/(?:house-rules|rulings)\//);
});

test('Links into a scenario open at their step, and what is handed on opens again', async ({
  page,
  context,
  home,
}) => {
  await page.goto(
    `en/rival-kings/scenarios/trader-robbed-by-c-and-e/${await fragment({ scenario: 'trader-robbed-by-c-and-e', step: { name: 'reveal', shown: 2 } })}`,
  );
  const player = page.locator('section.player');
  await expect(stepNumber(player)).toHaveText('2');
  await movesOn(player, () =>
    player.getByRole('button', { name: say('player.step'), exact: true }).click(),
  );
  const told = await sentence(player).innerText();
  await player.getByRole('button', { name: say('share.copy') }).click();
  await expect(player.getByRole('button', { name: say('share.copied') })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain(`${home}en/`);
  const there = await context.newPage();
  await there.goto(address);
  await expect(sentence(there.locator('section.player'))).toHaveText(told);
});

test('A kept game opens without a connection', async ({ browser }) => {
  const host = await Host.begin(FOLDER, PATH);
  const context = await browser.newContext({
    baseURL: host.address,
    locale: 'en',
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await page.goto('en/offline/');
  const place = page.locator('[data-keep="en/claim"]');
  await place.locator('[data-do="keep"]').click();
  await expect(place).toHaveAttribute('data-state', 'whole', { timeout: 60_000 });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
    host.address,
  );
  host.away = true;
  await page.goto('en/claim/scenarios/two-dwarves/');
  const player = page.locator('section.player');
  await stepTo(player, 1);
  await expect(sentence(player)).toHaveText(/\w/);
  await page.goto('en/rival-kings/');
  await expect(page.getByRole('heading', { name: say('offline.not-here') })).toBeVisible();
  await context.close();
  await host.end();
});

test('An address that leads nowhere is told in its language, and leads home', async ({ page }) => {
  await page.goto('de/nowhere/');
  await expect(page.getByRole('heading', { name: de('notfound.title') })).toBeVisible();
  await expect(page.locator('section[data-locale="en"]')).toBeHidden();
  await page.getByRole('link', { name: de('notfound.home') }).click();
  await expect(page).toHaveURL(/\/crownbook\/de\/$/);
});

test('Where only signs of a sentence stand behind an address, the page meant is opened', async ({
  page,
}) => {
  for (const signs of [',', ').', '%22', '%E2%80%9D', '%C2%BB.', '!)']) {
    const response = await page.goto(
      `en/claim/rules/winning-a-trick/${signs}#cl.trick.power-exceptions`,
    );
    expect(response!.status(), signs).toBe(404);
    await expect(page, signs).toHaveURL(
      /\/crownbook\/en\/claim\/rules\/winning-a-trick\/#cl\.trick\.power-exceptions$/,
    );
    await expect(page.locator('[id="cl.trick.power-exceptions"]'), signs).toBeInViewport();
  }
});
