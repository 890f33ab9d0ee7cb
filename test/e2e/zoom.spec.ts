import type { Page } from '@playwright/test';
import { claimPageTypes, expect, NOWHERE, pageTypes, settled, test } from './support.ts';

// A desk of 1280 by 1024 pixels at 400 %.
const VIEWPORT = { width: 320, height: 256 };
/** How much of the height may stay covered by what does not move along. */
const MOST_COVERED = VIEWPORT.height / 4;
/** How many controls of each page are pressed. */
const PRESSED = 6;

test.use({ missing: NOWHERE, viewport: VIEWPORT });

/**
 * How many rows of pixels are covered by parts of the page that stay where they are while it
 * scrolls.
 */
const covered = (page: Page): Promise<{ rows: number; by: string[] }> =>
  page.evaluate(async () => {
    const stay = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) =>
      /sticky|fixed/.test(getComputedStyle(one).position),
    );
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    let most = { rows: 0, by: [] as string[] };
    const height = document.documentElement.scrollHeight;
    for (let at = 0; at < 8; at += 1) {
      const top = ((height - innerHeight) * at) / 8;
      scrollTo({ top, behavior: 'instant' });
      await frame();
      const before = stay.map((one) => one.getBoundingClientRect().top);
      scrollTo({ top: top + 2, behavior: 'instant' });
      await frame();
      const rows = new Set<number>();
      const by: string[] = [];
      for (const [place, one] of stay.entries()) {
        const box = one.getBoundingClientRect();
        // What scrolls with the page covers nothing of it.
        if (
          Math.abs(box.top - before[place]!) > 1 ||
          box.width === 0 ||
          box.height === 0 ||
          !one.checkVisibility()
        )
          continue;
        const [from, to] = [
          Math.max(0, Math.floor(box.top)),
          Math.min(innerHeight, Math.ceil(box.bottom)),
        ];
        if (from < to) by.push(`${one.tagName}.${one.className} ${to - from}`);
        for (let row = from; row < to; row += 1) rows.add(row);
      }
      if (rows.size > most.rows) most = { rows: rows.size, by };
    }
    return most;
  });

for (const [name, path] of Object.entries({ ...pageTypes('de'), ...claimPageTypes('en') })) {
  test(`At 400 % zoom nothing stands in the way on ${name}`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    const { rows, by } = await covered(page);
    expect(rows, by.join(', ')).toBeLessThanOrEqual(MOST_COVERED);
    const controls = page.locator(
      'main :is(a, button, input, summary, select):not(.visually-hidden):visible:enabled',
    );
    const count = await controls.count();
    for (let at = 0; at < Math.min(PRESSED, count); at += 1) {
      const control = controls.nth(Math.floor((at * count) / PRESSED));
      await control.scrollIntoViewIfNeeded();
      await control.click({ trial: true, timeout: 10_000 });
    }
  });
}

test('What follows the keyboard is not covered either', async ({ page }) => {
  await page.goto(pageTypes('en')['a score sheet from a link']!);
  await settled(page);
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const isSeen = await page.evaluate(() => {
      const one = document.activeElement!;
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, Math.min(top + height / 2, innerHeight - 1)];
      const hit = document.elementFromPoint(x, Math.max(y, 0));
      return one === document.body || (hit !== null && (one.contains(hit) || hit.contains(one)));
    });
    expect(isSeen, `stop ${stop}`).toBe(true);
  }
});
