import { gzipSync } from 'node:zlib';
import { expect, quiet, test } from './support.ts';
import { expectWithin, onUsualLine } from './weighing.ts';

const KB = 1024;

/** Pages of every kind, each with a budget of its own; no times, for they differ by machine. */
const PAGES = [
  '/de/',
  '/de/rival-kings/',
  '/de/rival-kings/rules/',
  '/de/rival-kings/rules/overview/',
  '/de/rival-kings/rules/theft/',
  '/de/rival-kings/rules/actions/',
  '/de/claim/rules/recruiting/',
  '/de/rival-kings/cards/',
  '/de/rival-kings/cards/watchman/',
  '/de/rival-kings/learn/',
  '/de/rival-kings/learn/money/',
  '/de/rival-kings/rulings/',
  '/de/rival-kings/scenarios/',
  '/de/rival-kings/glossary/',
  '/de/rival-kings/table/',
  '/de/rival-kings/score/',
  '/de/rival-kings/house-rules/',
  '/de/king-of-the-valley/values/',
];

for (const address of PAGES)
  test(`${address} waits for one stylesheet and asks for little`, async ({ page }) => {
    const html = await (await page.request.get(address)).text();
    await onUsualLine(page);
    await page.goto(address);
    await quiet(page);
    const loaded = await page.evaluate(() =>
      (
        performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
          renderBlockingStatus: string;
        })[]
      ).map(({ name, renderBlockingStatus }) => ({
        name,
        blocks: renderBlockingStatus === 'blocking',
      })),
    );
    const blocking = loaded.filter(({ blocks }) => blocks).map(({ name }) => name);
    expect(blocking).toEqual([expect.stringMatching(/\.css$/)]);
    expect(html).not.toMatch(/<link rel="(module)?preload"/);
    const bodies = await Promise.all(
      blocking.map(async (name) => (await page.request.get(name)).body()),
    );
    const first =
      [Buffer.from(html), ...bodies].reduce((sum, body) => sum + gzipSync(body).length, 0) / KB;
    const elements = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*').length,
      html,
    );
    expectWithin(address, {
      'KB before the first paint': first,
      requests: loaded.length + 1,
      elements,
    });
  });

test('a link into a long page leads to its place', async ({ page }) => {
  for (const address of [
    '/de/rival-kings/rules/actions/#rk.action.money.no-peeking',
    '/de/rival-kings/glossary/#conflict',
  ]) {
    await page.goto(address);
    await quiet(page);
    const top = await page
      .locator(':target')
      .evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
  }
});
