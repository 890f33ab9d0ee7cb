import { glob, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { makeOffline } from '../../src/site/offline.ts';
import { translatedGames } from '../../src/i18n/game-languages.ts';
import { Host } from './host.ts';
import {
  awake,
  claimPageTypes,
  expect,
  followRequests,
  GAMES,
  LANGUAGES,
  pageTypes,
  quiet,
  settled,
  stepTo,
  valleyPageTypes,
  wordsOf,
} from './support.ts';
import { isPlayed } from '../../src/games/ids.ts';
import { headOf, literally, words } from './words.ts';

const say = words('en', 'rival-kings');
/** The name of the button that keeps a game, of whatever size. */
const KEEP = new RegExp(
  literally(say('offline.keep', { size: '#' }))
    .replaceAll(/\s/g, '\\s')
    .replace('#', '.+'),
);

/** A host of its own for every test, and a reader with an empty device. */
const test = base.extend<{ host: Host; context: BrowserContext }>({
  host: async ({}, use) => {
    const host = await Host.begin();
    await use(host);
    await host.end();
  },
  context: async ({ browser, host }, use) => {
    const context = await browser.newContext({
      baseURL: host.address,
      locale: 'en',
      serviceWorkers: 'allow',
    });
    followRequests(context);
    await use(context);
    await context.close();
  },
});

const place = (page: Page, volume: string): Locator => page.locator(`[data-keep="${volume}"]`);
const isIn = (
  page: Page,
  volume: string,
  state: 'none' | 'working' | 'incomplete' | 'whole',
): Promise<void> =>
  expect(place(page, volume)).toHaveAttribute('data-state', state, { timeout: 60_000 });

/** The list of a volume, as the build has written it down. */
const listOf = async (volume: string): Promise<readonly string[]> =>
  (
    JSON.parse(await readFile(`dist/${volume}/files.json`, 'utf8')) as { files: [path: string][] }
  ).files.map(([path]) => path);

/** Keeps volumes on the page about it. */
async function keep(page: Page, ...volumes: string[]): Promise<void> {
  await page.goto('/en/offline/');
  for (const volume of volumes) {
    await place(page, volume).getByRole('button', { name: KEEP }).click();
    await isIn(page, volume, 'whole');
  }
}

/** What the page has loaded of itself, scripts and styles, and no cache has yet. */
const notRemembered = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const asked = [location.href, ...loaded.filter((name) => name.includes('/_astro/'))];
    const found = await Promise.all(asked.map((address) => caches.match(address)));
    return asked.filter((_, index) => !found[index]);
  });

/** What the cache of kept files has. */
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((one) => one.includes('-files-'));
    return name
      ? (await (await caches.open(name)).keys()).map(({ url }) => url.replace(location.origin, ''))
      : [];
  });

for (const [volume, types] of [
  ['en/rival-kings', pageTypes('en')],
  ['en/claim', claimPageTypes('en')],
  ['en/king-of-the-valley', valleyPageTypes('en')],
] as const) {
  test(`Every page of a kept game opens without a connection, whole, with query and fragment (${volume} alone)`, async ({
    page,
    context,
    host,
  }) => {
    await keep(page, volume);
    host.away = true;
    await context.setOffline(true);
    const failed: string[] = [];
    context.on('requestfailed', (request) => {
      const why = request.failure()!.errorText;
      // What a page left behind still asked for.
      if (why !== 'net::ERR_ABORTED') failed.push(`${request.url()}: ${why}`);
    });
    context.on('weberror', (error) => failed.push(error.error().message));
    // The search of the library seeks in all games.
    const pages = Object.entries(types).filter(
      ([, path]) => !/\/(nowhere|en\/search)\//.test(path),
    );
    expect(pages.length).toBeGreaterThanOrEqual(15);
    for (const [name, path] of pages) {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('.not-here').filter({ visible: true }), name).toHaveCount(0);
      expect(
        await page.evaluate(
          () =>
            [...document.images].filter((image) => image.complete && image.naturalWidth === 0)
              .length,
        ),
        name,
      ).toBe(0);
    }
    expect(failed).toEqual([]);
  });
}

test('The list of a game has nothing that only pages of other games load, and everything that its own load', async () => {
  for (const { locale, game } of translatedGames()) {
    const listed = await listOf(`${locale}/${game}`);
    const code = listed.filter((path) => path.startsWith('_astro/'));
    const others = GAMES.filter((other) => other !== game);
    if (isPlayed(game))
      expect(code.filter((path) => path.includes(`-${game}.`)).length, game).toBeGreaterThan(6);
    expect(code.filter((path) => others.some((other) => path.includes(`-${other}.`)))).toEqual([]);
    for (const path of code.filter((one) => one.endsWith('.js'))) {
      const text = await readFile(`dist/${path}`, 'utf8');
      const needed = Array.from(
        text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+)"/g),
        ([, name]) => `_astro/${name!}`,
      );
      expect(
        needed.filter((one) => !listed.includes(one)),
        path,
      ).toEqual([]);
    }
  }
});

test('Everything that can be played in a kept game works without a connection', async ({
  page,
  host,
}) => {
  await keep(page, 'en/rival-kings');
  host.away = true;

  await page.goto('/en/rival-kings/rules/theft/');
  const player = await awake(page, headOf('en/rival-kings/scenarios/trader-robbed-by-c-and-e.mdx'));
  await stepTo(player, 15);
  await player.getByRole('button', { name: say('player.try') }).click();
  await player.getByRole('button', { name: say('player.try.all') }).click();
  await player
    .getByRole('group', { name: say('player.try.which') })
    .getByRole('button', { name: say('action.money.short'), exact: true })
    .click();
  await expect(player.locator('.tray').getByRole('status')).toContainText('7.7');
  await player.locator('.tray .chip').first().click();
  await expect(page.getByRole('dialog')).toContainText('7.7');
  await page.keyboard.press('Escape');
  // The step back that the dialog leaves behind would else take the place of the next page.
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();

  await page.goto('/en/rival-kings/learn/pairs/');
  const task = page.locator('[id="take-the-free-money"]');
  await task
    .getByRole('group', { name: say('action.money.short'), exact: true })
    .getByRole('button', { name: say('card.castle-wall') })
    .click();
  await expect(task.locator('.ending .title')).toHaveText(say('learn.reached'));

  await page.goto('/en/rival-kings/table/');
  await page.getByRole('button', { name: say('table.example') }).click();
  await expect(page.locator('.answer h2')).toBeVisible();

  await page.goto('/en/rival-kings/score/');
  await page.getByRole('button', { name: say('scoring.example') }).click();
  await expect(page.locator('.verdict')).toBeVisible();

  await page.goto('/en/rival-kings/house-rules/');
  await settled(page);
  await page.locator('fieldset[id="steal-optional"] input').nth(1).check();
  await expect(page.locator('.count')).toContainText(say('house.count', { count: 1, total: 26 }));

  await page.goto('/en/rival-kings/rules/theft/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('may the watchmn stop a thief');
  await expect(page.getByRole('option').first()).toContainText(say('card.watchman'));
});

test('A page that was visited stays readable with what it had loaded, also the first one', async ({
  page,
  host,
}) => {
  await page.goto('/en/claim/rules/recruiting/');
  await expect.poll(() => notRemembered(page)).toEqual([]);
  host.away = true;
  await page.goto('/en/claim/rules/recruiting/?from=somewhere#cl.recruit.follow');
  await expect(page.locator('.rule .text').first()).toBeVisible();
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('.skip')!).position),
  ).not.toBe('static');
});

test('Where the site is not reached, no address leads to another host, and one that makes no sense is told like any other', async ({
  page,
  host,
}) => {
  const elsewhere = await Host.begin();
  await page.goto('/en/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await quiet(page);
  host.away = true;
  const other = new URL(elsewhere.address).host;
  for (const path of [
    `///${other}/en`,
    `/${elsewhere.address}/en`,
    `/%5C%5C${other}/en`,
    '/en/%ff/',
    '/en/%ED%A0%80',
    '/en/%',
  ]) {
    await page.goto(host.address + path);
    expect(new URL(page.url()).host, path).toBe(new URL(host.address).host);
    await expect(page.locator('h1'), path).toHaveText(say('offline.not-here'));
  }
  expect(elsewhere.asked).toEqual([]);
  await elsewhere.end();
});

test('The page that stands in names the visited pages, and they open from there', async ({
  page,
  context,
  host,
}) => {
  await page.goto('/de/claim/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The first page came before there was a worker to remember it.
  await page.goto('/de/claim/');
  await isVisited(page);
  await page.goto('/en/claim/rules/recruiting/');
  await isVisited(page);
  const title = (await page.title()).replace(/ – Crownbook$/, '');
  host.away = true;
  await context.setOffline(true);
  await page.goto('/en/rival-kings/');
  const visited = page.locator('.visited a');
  await expect(visited.first()).toHaveText(title);
  await expect(page.locator('.visited a[lang="de"]')).toHaveCount(1);
  await visited.first().click();
  await expect(page).toHaveURL(/\/en\/claim\/rules\/recruiting\/$/);
  await expect(page.locator('.rule .text').first()).toBeVisible();
  await expect(page.locator('.not-here')).toHaveCount(0);
});

/** What the browser keeps for the site: keys, caches, and what the worker's library has noted. */
const leftovers = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const noted = await new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('workbox-expiration');
      opening.onerror = () => reject(new Error('cannot be opened'));
      opening.onsuccess = () => {
        const asking = opening.result
          .transaction('cache-entries')
          .objectStore('cache-entries')
          .getAll();
        asking.onsuccess = () => resolve(asking.result);
      };
    });
    return {
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      caches: await caches.keys(),
      noted,
    };
  });

for (const language of LANGUAGES) {
  test(`The page about the site tells all that is kept, and removes it when the reader is sure (${language})`, async ({
    page,
  }) => {
    const words = wordsOf(language);
    await keep(page, 'en/claim');
    // A page of what is not kept: those that are kept are not remembered as visited besides.
    await page.goto('/de/claim/rules/recruiting/');
    await isVisited(page);
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('house-rules.claim', '{}');
      localStorage.setItem('own-numbers.king-of-the-valley', '[]');
      localStorage.setItem('score.rival-kings.damaged-1', '?');
      localStorage.setItem('of-another-site', 'stays');
      sessionStorage.setItem('update.put-away', '');
    });
    await page.goto(`/${language}/about/`);
    await isVisited(page);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    const place = page.locator('.on-device');
    await expect(place.locator('[data-said]')).toHaveText(words['device.now']!);
    const of = (what: string, which: string): string =>
      words['device.of']!.replace('{what}', words[what]!).replace('{which}', which);
    const told = [
      words['device.theme']!,
      of('device.house-rules', 'Claim'),
      of('device.own-numbers', 'King of the Valley'),
      words['device.damaged']!,
      words['device.tab']!,
      of('device.volumes', 'Claim (English)'),
    ];
    const items = place.locator('li');
    await expect
      .poll(async () =>
        (await items.allTextContents()).filter((item) => told.includes(item)).sort(),
      )
      .toEqual([...told].sort());
    await expect(
      items.filter({ hasText: new RegExp(`^${literally(of('device.pages', ''))}\\d+$`) }),
    ).toHaveCount(1);
    await expect(items).toHaveCount(told.length + 1);
    const listed = await items.allTextContents();

    await place.getByRole('button', { name: words['device.remove']! }).click();
    const no = place.getByRole('button', { name: words['device.no']! });
    await expect(no).toBeFocused();
    await expect(place).toContainText(words['device.sure']!);
    await no.click();
    const remove = place.getByRole('button', { name: words['device.remove']! });
    await expect(remove).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await remove.click();
    await place.getByRole('button', { name: words['device.yes']! }).click();
    await expect(place.locator('[data-said]')).toHaveText(words['device.removed']!);
    expect(await items.allTextContents()).toEqual(listed);
    await expect(place.getByRole('button')).toHaveCount(0);
    await expect
      .poll(() => leftovers(page))
      .toEqual({ keys: ['of-another-site'], caches: [], noted: [] });
  });
}

test('After all is removed the site begins anew, in another tab too, and games can be kept again', async ({
  page,
  context,
  host,
}) => {
  await keep(page, 'en/claim');
  const other = await context.newPage();
  await other.goto('/en/offline/');
  await isIn(other, 'en/claim', 'whole');
  await page.goto('/en/about/');
  await isVisited(page);
  await page.getByRole('button', { name: say('device.remove') }).click();
  await page.getByRole('button', { name: say('device.yes') }).click();
  await expect(page.locator('.on-device [data-said]')).toHaveText(say('device.removed'));
  await other.bringToFront();
  await other.reload();
  await place(other, 'en/claim').getByRole('button', { name: KEEP }).click();
  await isIn(other, 'en/claim', 'whole');
  await page.goto('/en/rival-kings/');
  await isVisited(page);
  host.away = true;
  await page.goto('/en/claim/rules/votes/');
  await expect(page.locator('.rule .text').first()).toBeVisible();
  await page.goto('/en/nobles-and-glory/');
  await expect(page.locator('h1')).toHaveText(say('offline.not-here'));
});

/**
 * Begins to count notices about versions on pages to come: those that come and go would be missed
 * by looking once. The answer tells the count.
 */
async function countNotices(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { notices: 0 });
    new MutationObserver(() => {
      if (document.querySelector('.new-version')) Object.assign(window, { notices: 1 });
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { notices: number }).notices);
}

test('A first visit says nothing of a new version, although the first worker waits for a moment', async ({
  page,
}) => {
  const notices = await countNotices(page);
  await page.goto('/en/claim/rules/recruiting/');
  await expect.poll(() => notRemembered(page)).toEqual([]);
  await quiet(page);
  expect(await notices()).toBe(0);
});

for (const [language, path] of [
  ['de', '/de/rival-kings/nowhere'],
  ['nl', '/nl/claim/table/#ask'],
] as const) {
  test(`Where neither a page nor its game is kept, a page of ours says so and what there is instead (${language})`, async ({
    page,
    host,
  }) => {
    await keep(page, 'en/claim', 'de/claim');
    await page
      .getByRole('listitem')
      .filter({ has: place(page, 'de/claim') })
      .getByRole('button')
      .click();
    await isIn(page, 'de/claim', 'none');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    host.away = true;
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveText(wordsOf(language)['offline.not-here']!);
    await expect(place(page, 'en/rival-kings')).toBeHidden();
    await isIn(page, 'en/claim', 'whole');
    const inEnglish = page.locator('li').filter({ has: place(page, 'en/claim') });
    if (language === 'nl') {
      await inEnglish.getByRole('link', { name: wordsOf('nl')['offline.this-page']! }).click();
      await expect(page).toHaveURL(/\/en\/claim\/table\/#ask$/);
    } else await inEnglish.getByRole('link').first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.not-here')).toHaveCount(0);
    host.away = false;
    await page.goto('/de/rival-kings/rules/theft/');
    await expect(page.locator('.rule').first()).toBeVisible();
  });
}

/**
 * How many files of a volume are missing, and how many there are, as its place says with a reason.
 */
async function missingOf(page: Page, volume: string, why: string): Promise<readonly number[]> {
  const said = literally(say('offline.missing', { missing: '#', files: '##' }))
    .replace('##', '(\\d+)')
    .replace('#', '(\\d+)');
  const state = place(page, volume).locator('.state');
  await expect(state).toHaveText(new RegExp(`^${said} ${literally(say(why))}$`));
  return new RegExp(said)
    .exec((await state.textContent())!)!
    .slice(1)
    .map(Number);
}

test('A download that breaks off says what is missing, claims nothing, and goes on', async ({
  page,
  host,
}) => {
  host.goesAwayAt = /\/scenarios\/.*\.json$/;
  await page.goto('/en/offline/');
  const claim = place(page, 'en/claim');
  await claim.getByRole('button', { name: KEEP }).click();
  await isIn(page, 'en/claim', 'incomplete');
  const [missing, files] = await missingOf(page, 'en/claim', 'offline.broken');
  const before = await keptFiles(page);
  expect(before.length).toBe(files! - missing!);
  host.goesAwayAt = undefined;
  host.away = false;
  host.asked.length = 0;
  await claim.getByRole('button', { name: say('offline.go-on') }).click();
  await isIn(page, 'en/claim', 'whole');
  await expect(claim.getByRole('button', { name: say('offline.remove') })).toBeFocused();
  expect(before.filter((file) => host.asked.includes(file.replace(/\?.*/, '')))).toEqual([]);
});

test('Files that something on the way blocks stop no other ones: what they are is counted, and they come when they can', async ({
  page,
  host,
}) => {
  const blocked = (await listOf('en/claim')).filter((path) => /\/scenarios\/.*\.json$/.test(path));
  host.broken = /\/scenarios\/.*\.json$/;
  await page.goto('/en/offline/');
  await place(page, 'en/claim').getByRole('button', { name: KEEP }).click();
  await isIn(page, 'en/claim', 'incomplete');
  const [missing, files] = await missingOf(page, 'en/claim', 'offline.faulty');
  expect(missing).toBe(blocked.length);
  expect((await keptFiles(page)).length).toBe(files! - missing!);
  host.broken = undefined;
  await place(page, 'en/claim')
    .getByRole('button', { name: say('offline.go-on') })
    .click();
  await isIn(page, 'en/claim', 'whole');
});

test('What comes instead of a file, as from the sign-in page of a network, is not kept; everything else is', async ({
  page,
  host,
}) => {
  await page.goto('/en/offline/');
  await host.publish(
    { 'en/claim/rules/votes/index.html': () => '<h1>Welcome to our hotel</h1>' },
    () => Promise.resolve(),
  );
  await place(page, 'en/claim').getByRole('button', { name: KEEP }).click();
  await isIn(page, 'en/claim', 'incomplete');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [missing, files] = await missingOf(page, 'en/claim', 'offline.faulty');
  expect(missing).toBe(1);
  const there = await keptFiles(page);
  expect(there.length).toBe(files! - 1);
  expect(there.some((file) => file.startsWith('/en/claim/rules/votes/'))).toBe(false);
});

test('On a full device it says so, and goes on when there is room', async ({
  page,
  context,
  host,
}) => {
  const browser = await context.newCDPSession(page);
  await page.goto('/en/offline/');
  const claim = place(page, 'en/claim');
  await expect(claim).toBeVisible();
  await browser.send('Storage.overrideQuotaForOrigin', {
    origin: host.address,
    quotaSize: 3_000_000,
  });
  await claim.getByRole('button', { name: KEEP }).click();
  await isIn(page, 'en/claim', 'incomplete');
  await expect(claim.locator('.state')).toContainText(say('offline.full'));
  await browser.send('Storage.overrideQuotaForOrigin', { origin: host.address });
  await claim.getByRole('button', { name: say('offline.go-on') }).click();
  await isIn(page, 'en/claim', 'whole');
});

test('What the browser has cleared is missed when the page is looked at, not claimed', async ({
  page,
}) => {
  await keep(page, 'en/claim');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.includes('-files-')) await caches.delete(name);
  });
  await page.evaluate(() =>
    navigator.serviceWorker.ready.then(({ active }) => active!.postMessage({ do: 'tell' })),
  );
  await isIn(page, 'en/claim', 'incomplete');
  const everything = literally(say('offline.missing', { missing: '#', files: '#' }))
    .replace('#', '(\\d+)')
    .replace('#', '\\1');
  await expect(place(page, 'en/claim').locator('.state')).toContainText(new RegExp(everything));
});

test('A game that is removed leaves nothing behind but what another one shares', async ({
  page,
}) => {
  await keep(page, 'en/claim');
  const claim = await keptFiles(page);
  await place(page, 'en/rival-kings').getByRole('button', { name: KEEP }).click();
  await isIn(page, 'en/rival-kings', 'whole');
  await place(page, 'en/rival-kings')
    .getByRole('button', { name: say('offline.remove') })
    .click();
  await isIn(page, 'en/rival-kings', 'none');
  expect((await keptFiles(page)).sort()).toEqual(claim.sort());
  await place(page, 'en/claim')
    .getByRole('button', { name: say('offline.remove') })
    .click();
  await isIn(page, 'en/claim', 'none');
  expect(await keptFiles(page)).toEqual([]);
});

test('Two tabs tell the same, whichever keeps and whichever removes', async ({ page, context }) => {
  await page.goto('/en/offline/');
  const other = await context.newPage();
  await other.goto('/en/claim/');
  await expect(place(other, 'en/claim')).toBeVisible();
  await expect(place(page, 'en/claim')).toBeVisible();
  // Both are pressed before either tab knows of the other's press: a pointer would come too late to
  // the button that has gone by then.
  const buttons = await Promise.all(
    [page, other].map((tab) =>
      place(tab, 'en/claim').getByRole('button', { name: KEEP }).elementHandle(),
    ),
  );
  await Promise.all(buttons.map((button) => button.dispatchEvent('click')));
  for (const tab of [page, other]) await isIn(tab, 'en/claim', 'whole');
  await place(other, 'en/claim')
    .getByRole('button', { name: say('offline.remove') })
    .click();
  for (const tab of [page, other]) await isIn(tab, 'en/claim', 'none');
});

test('A new version fetches only what has changed, waits for the reader in every tab, and clears up after the old one', async ({
  page,
  context,
  host,
}) => {
  await keep(page, 'en/claim');
  const old = await keptFiles(page);
  await host.publish(
    { 'en/claim/rules/votes/index.html': (html) => html.replace('</h1>', ' anew</h1>') },
    makeOffline,
  );
  host.asked.length = 0;
  await page.goto('/en/claim/rules/votes/');
  const other = await context.newPage();
  await other.goto('/en/claim/');
  const notice = page.locator('.new-version');
  await expect(notice).toContainText(say('offline.new'), { timeout: 20_000 });
  await expect(page.locator('h1')).not.toContainText('anew');
  // On a phone it lies where nothing is played with.
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await notice.boundingBox())!.y + (await notice.boundingBox())!.height).toBeLessThan(
    844 / 2,
  );
  expect(host.asked.filter((path) => path.startsWith('/en/claim/')).sort()).toEqual([
    '/en/claim/files.json',
    '/en/claim/rules/votes/',
  ]);
  host.away = true;
  await other.reload();
  await notice.getByRole('button', { name: say('offline.reload') }).click();
  await expect(page.locator('h1')).toContainText('anew');
  await expect(notice).toHaveCount(0);
  await expect(place(other, 'en/claim')).toBeVisible();
  const now = await keptFiles(page);
  expect(now.filter((file) => !old.includes(file))).toHaveLength(1);
  expect(old.filter((file) => !now.includes(file))).toHaveLength(1);
  await page.goto('/en/offline/');
  await isIn(page, 'en/claim', 'whole');
});

test('Where nothing is kept, a new version takes over and says nothing, nor does one that cannot be fetched', async ({
  page,
  host,
}) => {
  const notices = await countNotices(page);
  await page.goto('/en/claim/');
  await takeNewVersion(page, host, renameScript);
  expect(await notices()).toBe(0);
  const broken = (host.broken = /\/en\/offline\/$/);
  await host.publish(
    { 'en/offline/index.html': (html) => html.replace('</h1>', ' anew</h1>') },
    makeOffline,
  );
  await failNewVersion(page, host, broken);
  await quiet(page);
  expect(await notices()).toBe(0);
});

test('A new version that cannot be fetched whole leaves the old one whole', async ({
  page,
  host,
}) => {
  await keep(page, 'en/claim');
  await host.publish(
    { 'en/claim/rules/votes/index.html': (html) => html.replace('</h1>', ' anew</h1>') },
    makeOffline,
  );
  host.broken = /\/rules\/votes\/$/;
  await page.goto('/en/claim/');
  await expect.poll(() => host.asked.includes('/en/claim/rules/votes/')).toBe(true);
  host.away = true;
  await page.goto('/en/claim/rules/votes/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('h1')).not.toContainText('anew');
  await page.goto('/en/offline/');
  await isIn(page, 'en/claim', 'whole');
});

/** The script of every page, which the next version calls something else. */
const PAGE_SCRIPT = /Page\.astro_astro_type_script_index_0_lang\.[\w-]+\.js/;

/** Makes a version in which the script of every page has another name. */
async function renameScript(site: string): Promise<void> {
  const name = PAGE_SCRIPT.exec(await readFile(join(site, 'en/index.html'), 'utf8'))![0];
  await rename(join(site, '_astro', name), join(site, '_astro', name.replace('.js', '2.js')));
  for await (const file of glob('**/*.{html,js}', { cwd: site })) {
    const path = join(site, file);
    const text = await readFile(path, 'utf8');
    if (text.includes(name))
      await writeFile(path, text.replaceAll(name, name.replace('.js', '2.js')));
  }
  await makeOffline(site);
}

/** Waits until the worker has put by a page and the scripts it names. */
async function isVisited(page: Page): Promise<void> {
  await quiet(page);
  await page.waitForFunction(async () => {
    const addresses = [
      location.href,
      ...Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'), ({ src }) => src),
    ];
    const found = await Promise.all(
      addresses.map((address) => caches.match(address, { ignoreSearch: true })),
    );
    return found.every((response) => response !== undefined);
  });
}

/**
 * Looks for a new version. May find none: it counts as one with a look of the browser's own that
 * began before the new version was there.
 */
const lookForNews = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    navigator.serviceWorker.ready
      .then((registration) => registration.update())
      .then(() => undefined),
  );

/** Lets a new version come and fail at a file, while the page follows what becomes of it. */
async function failNewVersion(page: Page, host: Host, file: RegExp): Promise<void> {
  const isFree = (): Promise<unknown> =>
    page.waitForFunction(async () => {
      const { installing, onupdatefound } = await navigator.serviceWorker.ready;
      return onupdatefound !== null && installing === null;
    });
  await isFree();
  const before = host.asked.length;
  await expect(async () => {
    await lookForNews(page);
    await expect
      .poll(() => host.asked.slice(before).some((path) => file.test(path)), { timeout: 5_000 })
      .toBe(true);
  }).toPass({ timeout: 30_000 });
  await isFree();
}

/** Publishes a new version and lets it take over, as it does by itself where nothing is kept. */
async function takeNewVersion(
  page: Page,
  host: Host,
  make: (folder: string) => Promise<unknown>,
): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => Object.assign(window, { former: navigator.serviceWorker.controller }));
  await host.publish({}, make);
  await expect
    .poll(
      async () => {
        await lookForNews(page);
        return page.evaluate(() => {
          const { controller } = navigator.serviceWorker;
          return (
            controller !== (window as unknown as { former: ServiceWorker }).former &&
            controller?.state === 'activated'
          );
        });
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  // What the page still asks for would count as failed if it were left now.
  await quiet(page);
}

test('A page that was visited stays whole when a new version has other scripts', async ({
  page,
  host,
}) => {
  await page.goto('/en/claim/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/en/claim/rules/recruiting/');
  await isVisited(page);
  await page.goto('/en/claim/rules/');
  await takeNewVersion(page, host, renameScript);
  host.away = true;
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.goto('/en/claim/rules/recruiting/');
  const old = await page
    .locator('script[src]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  expect(old.some((address) => PAGE_SCRIPT.test(address) && !address.endsWith('2.js'))).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  expect(failed.filter((address) => address.includes('/_astro/'))).toEqual([]);
});

test('A visited page that lacks a script when a new version comes is forgotten, not shown in pieces', async ({
  page,
  host,
}) => {
  await page.goto('/en/claim/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/en/claim/rules/recruiting/');
  await isVisited(page);
  await page.goto('/en/claim/rules/');
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      for (const key of await (await caches.open(name)).keys())
        if (key.url.includes('/_astro/Players.')) await (await caches.open(name)).delete(key);
  });
  await takeNewVersion(page, host, renameScript);
  host.away = true;
  await page.goto('/en/claim/rules/recruiting/');
  await expect(page.locator('.not-here')).toBeVisible();
});

test('A new version that cannot be fetched says so, and goes on when the reader asks', async ({
  page,
  host,
}) => {
  await keep(page, 'en/claim');
  await host.publish(
    { 'en/claim/rules/votes/index.html': (html) => html.replace('</h1>', ' anew</h1>') },
    makeOffline,
  );
  const broken = (host.broken = /\/rules\/votes\/$/);
  await page.goto('/en/claim/');
  const notice = page.locator('.new-version');
  await expect(notice).toContainText(wordsOf('en')['offline.new-broken']!, { timeout: 20_000 });
  await notice.getByRole('button', { name: say('offline.again') }).click();
  await expect(notice).toHaveCount(0);
  await expect(notice).toContainText(wordsOf('en')['offline.new-broken']!, { timeout: 20_000 });
  await notice.getByRole('button', { name: say('offline.later') }).click();
  await page.reload();
  await failNewVersion(page, host, broken);
  await quiet(page);
  await expect(notice, 'once in a tab').toHaveCount(0);
  const other = await page.context().newPage();
  await other.goto('/en/claim/');
  const there = other.locator('.new-version');
  await expect(there).toContainText(wordsOf('en')['offline.new-broken']!, { timeout: 20_000 });
  host.broken = undefined;
  await there.getByRole('button', { name: say('offline.again') }).click();
  await expect(there).toContainText(say('offline.new'), { timeout: 20_000 });
});

test('A new version for which there is no room says so, and leads to where room can be made', async ({
  page,
  context,
  host,
}) => {
  await keep(page, 'en/claim');
  const browser = await context.newCDPSession(page);
  const large = Array.from({ length: 400_000 }, () => Math.random().toString(36).slice(2)).join(
    ' ',
  );
  await host.publish(
    { 'en/claim/rules/votes/index.html': (html) => `${html}<!-- ${large} -->` },
    makeOffline,
  );
  const { usage } = await browser.send('Storage.getUsageAndQuota', { origin: host.address });
  await browser.send('Storage.overrideQuotaForOrigin', {
    origin: host.address,
    quotaSize: usage + 500_000,
  });
  await page.goto('/en/claim/');
  const notice = page.locator('.new-version');
  await expect(notice).toContainText(wordsOf('en')['offline.new-full']!, { timeout: 20_000 });
  await notice.getByRole('link', { name: say('offline.make-room') }).click();
  await expect(page).toHaveURL(/\/en\/offline\/$/);
  await isIn(page, 'en/claim', 'whole');
});

test('The site can be installed, in every language, with ways to search, table and score', async ({
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  for (const language of LANGUAGES) {
    await page.goto(`/${language}/`);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const { data, errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data!) as {
      lang: string;
      start_url: string;
      icons: { src: string }[];
      shortcuts: { url: string }[];
    };
    expect(manifest.lang).toBe(language);
    const linked = [
      manifest.start_url,
      ...manifest.icons.map(({ src }) => src),
      ...manifest.shortcuts.map(({ url }) => url),
    ];
    expect(linked.filter((path) => /search|table|score/.test(path)).length).toBeGreaterThanOrEqual(
      3,
    );
    for (const path of linked) {
      const response = await page.request.get(
        new URL(path, `${page.url()}manifest.webmanifest`).href,
      );
      expect(response.status(), path).toBe(200);
    }
  }
});
