import { gzipSync } from 'node:zlib';
import { expect, test } from './support.ts';

const KB = 1024;

/** What a page may need before it can be painted and until it rests; no times, for they differ by machine. */
interface Most {
  /** Kilobytes, gzipped, of the page and of what its first paint waits for. */
  readonly first: number;
  /** Requests until nothing is under way, the page's own included. */
  readonly requests: number;
  /** Elements in the page as it is sent. */
  readonly elements: number;
}

const PAGES: Readonly<Record<string, Most>> = {
  '/de/': { first: 11, requests: 14, elements: 265 },
  '/de/rival-kings/': { first: 19, requests: 17, elements: 930 },
  '/de/rival-kings/rules/': { first: 10.5, requests: 8, elements: 240 },
  '/de/rival-kings/rules/overview/': { first: 15.5, requests: 9, elements: 550 },
  '/de/rival-kings/rules/theft/': { first: 23, requests: 10, elements: 1750 },
  '/de/rival-kings/rules/actions/': { first: 21.5, requests: 24, elements: 1460 },
  '/de/claim/rules/recruiting/': { first: 19.5, requests: 22, elements: 1760 },
  '/de/rival-kings/cards/': { first: 16, requests: 35, elements: 1050 },
  '/de/rival-kings/cards/watchman/': { first: 15, requests: 11, elements: 500 },
  '/de/rival-kings/learn/': { first: 14.5, requests: 26, elements: 780 },
  '/de/rival-kings/learn/money/': { first: 20.5, requests: 48, elements: 870 },
  '/de/rival-kings/rulings/': { first: 20.5, requests: 8, elements: 760 },
  '/de/rival-kings/scenarios/': { first: 18, requests: 8, elements: 1420 },
  '/de/rival-kings/glossary/': { first: 21, requests: 8, elements: 1920 },
  '/de/rival-kings/table/': { first: 15, requests: 31, elements: 225 },
  '/de/rival-kings/score/': { first: 17.5, requests: 57, elements: 265 },
  '/de/rival-kings/house-rules/': { first: 16, requests: 16, elements: 560 },
};

for (const [address, most] of Object.entries(PAGES))
  test(`${address} waits for one stylesheet and asks for little`, async ({ page }) => {
    const html = await (await page.request.get(address)).text();
    await page.goto(address, { waitUntil: 'networkidle' });
    const loaded = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[]).map(
        ({ name, renderBlockingStatus }) => ({ name, blocks: renderBlockingStatus === 'blocking' }),
      ),
    );
    const blocking = loaded.filter(({ blocks }) => blocks).map(({ name }) => name);
    expect(blocking).toEqual([expect.stringMatching(/\.css$/)]);
    expect(html).not.toMatch(/<link rel="(module)?preload"/);
    const bodies = await Promise.all(blocking.map(async (name) => (await page.request.get(name)).body()));
    const first = [Buffer.from(html), ...bodies].reduce((sum, body) => sum + gzipSync(body).length, 0) / KB;
    const elements = await page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*').length, html);
    console.log(`${address}: ${first.toFixed(1)} KB before the first paint, ${loaded.length + 1} requests, ${elements} elements`);
    expect.soft(first, 'KB before the first paint').toBeLessThanOrEqual(most.first);
    expect.soft(loaded.length + 1, 'requests').toBeLessThanOrEqual(most.requests);
    expect.soft(elements, 'elements').toBeLessThanOrEqual(most.elements);
  });

test('a link into a long page leads to its place', async ({ page }) => {
  for (const address of ['/de/rival-kings/rules/actions/#rk.action.money.no-peeking', '/de/rival-kings/glossary/#conflict']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const top = await page.locator(':target').evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
  }
});
