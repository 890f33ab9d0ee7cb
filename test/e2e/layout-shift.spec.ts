import type { Page } from '@playwright/test';
import {
  claimPageTypes,
  DUTCH_PAGES,
  expect,
  leave,
  NOWHERE,
  pageTypes,
  settled,
  SLOW_LINE,
  test,
} from './support.ts';

/**
 * How much of a page may move under a reader’s eyes while it loads: half of what counts as good
 * elsewhere.
 */
const MOST = 0.05;

const WIDTHS = [390, 1280];

/** Everything that moves is noted, with what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const names = sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element
            ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
            : 'gone';
        });
        shifts.push(`${value} ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved so far, largest first, where it comes to more than a page may. */
async function tooMuch(page: Page): Promise<readonly string[]> {
  // Entries come with the frame after.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
  );
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: readonly string[] }).shifts,
  );
  const sum = shifts.reduce((total, shift) => total + parseFloat(shift), 0);
  return sum <= MOST
    ? []
    : [
        `${sum.toFixed(3)} in all`,
        ...shifts.toSorted((one, other) => parseFloat(other) - parseFloat(one)),
      ];
}

test.use({ missing: NOWHERE });

for (const [name, path] of Object.entries({
  ...pageTypes('de'),
  ...claimPageTypes('en'),
  ...DUTCH_PAGES,
})) {
  test(`Nothing moves while ${name} loads on a slow line, on a phone and on a desk`, async ({
    page,
  }) => {
    await watchShifts(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
    await browser.send('Network.emulateNetworkConditions', SLOW_LINE);
    for (const width of WIDTHS) {
      await leave(page);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await settled(page);
      expect.soft(await tooMuch(page), `${width} px`).toEqual([]);
    }
    await browser.detach();
  });
}
