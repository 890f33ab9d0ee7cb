import type { Page, Request, Route } from '@playwright/test';
import { ASKED, expect, fragment, leave, quiet, scenarioPath, test } from './support.ts';
import { words } from './words.ts';

// The browser reports every request that fails.
test.use({ missing: /./ });

const CHAPTER = '/en/rival-kings/rules/theft/';
const SCENARIO = scenarioPath('passing-a-marker');

/** A page of every type that loads something of its own. */
const PAGES: Readonly<Record<string, string>> = {
  'the first page': '/',
  'the library': '/en/',
  'a chapter': CHAPTER,
  'the cards': '/en/rival-kings/cards/',
  'a card': '/en/rival-kings/cards/watchman/',
  'a scenario': SCENARIO,
  'the course': '/en/rival-kings/learn/',
  'a lesson': '/en/rival-kings/learn/first-turn/',
  'the table tool': `/en/rival-kings/table/${await fragment({ position: ASKED })}`,
  'the score sheet': '/en/rival-kings/score/',
  'a table from a link': `/en/rival-kings/position/${await fragment({ position: ASKED })}`,
  'the house rules': '/en/rival-kings/house-rules/',
  'a ruling': '/en/rival-kings/rulings/steal-optional/',
  'the editions': '/en/rival-kings/editions/',
  'the search': '/en/search/?q=trader',
  'the page that is not there': '/nowhere/',
};

/** Scripts, styles and data: pages can be read without their pictures and fonts. */
const matters = (request: Request): boolean =>
  ['script', 'stylesheet', 'fetch'].includes(request.resourceType());

/** What a page asks for by itself, by address. */
async function askedBy(page: Page, path: string): Promise<string[]> {
  const asked = new Set<string>();
  const note = (request: Request): unknown => matters(request) && asked.add(request.url());
  page.on('request', note);
  await page.goto(path);
  await quiet(page);
  page.off('request', note);
  return [...asked];
}

/** The two ways of not arriving, one after the other. */
const FAULTS = [
  (route: Route) => route.abort(),
  (route: Route) => route.fulfill({ status: 404, body: '' }),
];

/** What should be told of a page as it stands. */
interface Standing {
  /** Parts of the text that are there and not seen. */
  readonly hidden: readonly string[];
  /** Islands in view that have not come to life. */
  readonly dead: number;
  /** The sentences about it, each with a button beside it. */
  readonly told: readonly string[];
}

const standing = (page: Page): Promise<Standing> =>
  page.evaluate(() => {
    const isInView = (element: Element): boolean => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    };
    const seen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const islands = [...document.querySelectorAll('.scenario, [data-tool]')];
    const dead = islands.filter(
      (island) => isInView(island) && !island.querySelector('[data-ready]'),
    );
    /** The words of every table that is not alive, and the headings of the page. */
    const text = [
      // A table from a link has a heading of its own.
      ...[...document.querySelectorAll('h1')].filter((heading) => !heading.closest('[hidden]')),
      ...islands
        .filter(
          (island) =>
            !island.querySelector('[data-ready]') &&
            (isInView(island) || !('alive' in document.documentElement.dataset)),
        )
        .flatMap((island) => [...island.querySelectorAll('.transcript .event, .goal')]),
    ];
    const sentences = [...document.querySelectorAll('.sorry, .notice, [role=alert]')].filter(
      (told) => seen(told) && told.querySelector('button'),
    );
    return {
      hidden: text.filter((part) => !seen(part)).map(({ textContent }) => textContent.slice(0, 60)),
      dead: dead.length + document.querySelectorAll('#search-page:not(:has([role=option]))').length,
      told: sentences.map(({ textContent }) => textContent.trim()),
    };
  });

/** Whether a page could be left so. `mustTell`: something is missing that belongs to all of it. */
const isRight = ({ hidden, dead, told }: Standing, mustTell: boolean): boolean =>
  hidden.length === 0 && (told.length > 0 || (dead === 0 && !mustTell));

/** Loads a page with one of its files failing, and waits until it stands right, or long enough. */
async function loadWithout(
  page: Page,
  path: string,
  address: string,
  fault: (typeof FAULTS)[number],
  mustTell: boolean,
): Promise<Standing> {
  let happened = (): void => undefined;
  const failed = new Promise<void>((resolve) => (happened = resolve));
  await page.route(address, async (route) => {
    await fault(route);
    happened();
  });
  await leave(page);
  await Promise.all([failed, page.goto(path)]);
  await expect
    .poll(async () => isRight(await standing(page), mustTell), { timeout: 5000 })
    .toBe(true)
    .catch(() => undefined);
  await page.unroute(address);
  return standing(page);
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`Whatever fails to arrive at ${name}, it can be read, and what does not work is told`, async ({
    page,
    troubles,
  }) => {
    const addresses = await askedBy(page, path);
    expect(addresses.length).toBeGreaterThan(0);
    const fromStart = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
          'script[src], head > link[rel=stylesheet]',
        ),
      ].map((part) => (part instanceof HTMLScriptElement ? part.src : part.href)),
    );
    for (const [place, address] of addresses.entries()) {
      const isEntry = fromStart.includes(address) && address.endsWith('.js');
      // The scripts that a page begins with fail in both ways, all else in one or the other.
      for (const fault of isEntry ? FAULTS : [FAULTS[place % FAULTS.length]!]) {
        const found = await loadWithout(page, path, address, fault, fromStart.includes(address));
        expect
          .soft(
            isRight(found, fromStart.includes(address)),
            `${new URL(address).pathname}: ${JSON.stringify(found)}`,
          )
          .toBe(true);
      }
    }
    // Pagefind throws beside what it rejects with, which the page has told.
    const others = troubles.filter((trouble) => !/^exception: .*Pagefind/.test(trouble));
    troubles.splice(0, troubles.length, ...others);
  });
}

test('A scenario that is newer than its page is not played with words of another: this is told', async ({
  page,
}) => {
  await page.route('**/scenarios/passing-a-marker.json', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { frames: { step: string | null }[] };
    for (const frame of data.frames) frame.step = frame.step && `${frame.step}-anew`;
    await route.fulfill({ response, json: data });
  });
  await page.goto(SCENARIO);
  await expect(page.locator('.scenario .notice')).toContainText(words('en')('player.stale'));
  await expect(page.locator('.scenario .notice button')).toBeVisible();
  await expect(page.locator('.scenario .transcript .event').last()).toBeVisible();
});
