import type { Locator, Page } from '@playwright/test';
import { expect, GAMES, searchDialog as dialog, searchFor, test } from './support.ts';
import { words } from './words.ts';

const en = words('en', 'rival-kings');
/**
 * Phones, what a keyboard leaves of their height, and down to where the first hit and the whole
 * ones above a keyboard may reach.
 */
const PHONES = [
  { width: 390, height: 844, above: 410, first: 226, whole: 2 },
  { width: 320, height: 640, above: 360, first: 280, whole: 1 },
] as const;
const nameOf = (game: (typeof GAMES)[number]): string => words('en', game)('game');

/** Types into the search page, until the hits for these words are there. */
async function searchPage(page: Page, query: string): Promise<Locator> {
  await page.goto('/en/search/');
  await page.getByRole('combobox').fill(query);
  await expect(page.locator('.results')).toHaveAttribute('aria-busy', 'false');
  return page.getByRole('option');
}

const edges = (
  part: Locator,
): Promise<{ top: number; bottom: number; left: number; right: number }> =>
  part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

for (const { width, height, above, first: lowest, whole } of PHONES) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('A search over all games says of every hit which game it is of, and what it is there', async ({
      page,
    }) => {
      await page.goto('/en/');
      const hits = await searchFor(page, 'knight');
      const seen = await hits.evaluateAll((all) =>
        all.map((hit) => ({
          address: hit.getAttribute('href')!,
          game: hit.getAttribute('data-game'),
          name: hit.querySelector('.game')!.textContent,
          colour: getComputedStyle(hit.querySelector('.game')!).color,
          number: getComputedStyle(hit.querySelector('.sign')!).color,
          flag: getComputedStyle(hit.querySelector('.flag')!).backgroundColor,
          ahead:
            hit.querySelector('.of')!.getBoundingClientRect().bottom <=
            hit.querySelector('.of ~ b')!.getBoundingClientRect().top,
        })),
      );
      for (const { address, game, name, colour, number, ahead } of seen) {
        expect(game).toBe(address.split('/')[2]);
        expect(name).toBe(nameOf(game as (typeof GAMES)[number]));
        expect(number).toBe(colour);
        expect(ahead).toBe(true);
      }
      const games = new Set(seen.map(({ game }) => game));
      expect(games.size).toBeGreaterThan(2);
      for (const part of ['colour', 'flag'] as const)
        expect(new Set(seen.map((hit) => hit[part])).size).toBe(games.size);
      await expect(hits.first().locator('.of')).toContainText(en('page.card'));
      await expect(page.locator('.hit[data-kind="rule"] .of').first()).toContainText(
        en('search.kind.rule'),
      );
    });

    test('Filters of a search over all games are the games; within one game they are kinds, and no hit names it', async ({
      page,
    }) => {
      await page.goto('/en/');
      const hits = await searchFor(page, 'knight');
      const filters = dialog(page)
        .getByRole('group', { name: en('search.show') })
        .getByRole('button');
      const all = await hits.count();
      expect(await filters.first().innerText()).toBe(`${en('search.all')} ${all}`);
      let sum = 0;
      for (const game of GAMES) {
        const filter = filters.filter({ hasText: nameOf(game) });
        if ((await filter.count()) === 0) continue;
        await filter.click();
        const count = await hits.count();
        await expect(filter).toHaveText(`${nameOf(game)} ${count}`);
        await expect(dialog(page).locator(`.hit:not([data-game="${game}"])`)).toHaveCount(0);
        sum += count;
      }
      expect(sum).toBe(all);
      await page.goto('/en/claim/');
      await searchFor(page, 'knight');
      await expect(filters.filter({ hasText: en('search.rules') })).toHaveCount(1);
      await expect(dialog(page).locator('.flag, .game')).toHaveCount(0);
    });

    test('Cards of one name stand together, one of each game, without what the glossary says of them', async ({
      page,
    }) => {
      await page.goto('/en/');
      const hits = await searchFor(page, 'queen');
      const queens = (
        await hits.evaluateAll((all) =>
          all.map((hit) => [hit.querySelector('b')!.textContent, hit.getAttribute('href')!]),
        )
      )
        .map(([title, address], at) => ({ title, address: address!, at }))
        .filter(
          ({ title, address }) =>
            title!.toLowerCase() === 'queen' && /\/(cards|glossary)\//.test(address),
        );
      expect(queens.map(({ address }) => address).toSorted()).toEqual([
        '/en/king-of-the-valley/cards/queen/',
        '/en/nobles-and-glory/cards/queen/',
        '/en/rival-kings/cards/queen/',
      ]);
      expect(queens.map(({ at }) => at - queens[0]!.at)).toEqual([0, 1, 2]);
    });

    test('Pictures fit their column, 12 px before the title', async ({ page }) => {
      await page.goto('/en/');
      const hits = await searchFor(page, 'knight');
      await hits.evaluateAll((all) =>
        all.forEach((hit) => hit.querySelector('img')?.setAttribute('loading', 'eager')),
      );
      for (const query of ['knight', 'queen', 'watchman']) {
        await searchFor(page, query);
        const pictures = await hits.evaluateAll((all) =>
          all
            .filter((hit) => hit.querySelector('.sign img'))
            .map((hit) => {
              const [column, beside] = [...hit.children].map((child) =>
                child.getBoundingClientRect(),
              );
              const parts = [...hit.querySelectorAll('.sign :is(span, svg, img)')].map((part) =>
                part.getBoundingClientRect(),
              );
              return {
                column: column!.width,
                air: beside!.left - column!.right,
                over: Math.max(...parts.map((part) => part.right)) - column!.right,
                below:
                  Math.max(...parts.map((part) => part.bottom)) -
                  hit.getBoundingClientRect().bottom,
              };
            }),
        );
        expect(pictures.length).toBeGreaterThan(0);
        for (const { column, air, over, below } of pictures) {
          expect(column).toBe(52);
          expect(air).toBe(12);
          expect(over).toBeLessThanOrEqual(0);
          expect(below).toBeLessThanOrEqual(0);
        }
      }
    });

    test('A field, a row of filters, and the first hit: nothing else stands before it', async ({
      page,
    }) => {
      await page.goto('/en/');
      const hits = await searchFor(page, 'knight');
      const field = await edges(dialog(page).locator('.search-field'));
      const filters = await edges(dialog(page).locator('.filters'));
      const first = await edges(hits.first());
      expect([field.top, field.bottom, filters.top, filters.bottom]).toEqual([0, 52, 52, 112]);
      expect(first.top).toBeLessThanOrEqual(117);
      expect(first.bottom).toBeLessThanOrEqual(lowest);
      const onPage = await searchPage(page, 'knight');
      const bar = await edges(page.locator('.top'));
      expect((await edges(page.locator('.search-field'))).top).toBeLessThanOrEqual(bar.bottom);
      expect((await edges(onPage.first())).top - bar.bottom).toBeLessThanOrEqual(117);
      const { left, right } = await edges(page.locator('.search-field'));
      expect([left, right]).toEqual([0, width]);
      await expect(page.getByRole('heading', { level: 1, name: en('search.title') })).toHaveCount(
        1,
      );
    });

    test('Above a keyboard the first hits are whole, and the last one can be scrolled to', async ({
      page,
    }) => {
      await page.goto('/en/');
      const hits = await searchFor(page, 'knight');
      // What browsers say where a keyboard lies over the page, which keeps its height.
      await page.evaluate((seen) => {
        Object.defineProperty(visualViewport!, 'height', { get: () => seen, configurable: true });
        visualViewport!.dispatchEvent(new Event('resize'));
      }, above);
      expect((await edges(dialog(page))).bottom).toBe(above);
      expect((await edges(hits.nth(whole - 1))).bottom).toBeLessThanOrEqual(above);
      await hits.last().evaluate((hit) => hit.scrollIntoView({ block: 'end' }));
      expect(Math.floor((await edges(hits.last())).bottom)).toBeLessThanOrEqual(above);
      // Others make the page itself lower.
      await page.setViewportSize({ width, height: above });
      const onPage = await searchPage(page, 'knight');
      expect((await edges(onPage.nth(whole - 1))).bottom).toBeLessThanOrEqual(above);
    });

    test('Under a thumb, Enter sends the keyboard away and leaves the list', async ({ page }) => {
      for (const path of ['/en/claim/', '/en/search/']) {
        await page.goto(path);
        if (path !== '/en/search/') await page.keyboard.press('/');
        const field = page.locator('.search input');
        await expect(field).toHaveAttribute('enterkeyhint', 'search');
        await expect(field).toHaveAttribute('autocapitalize', 'none');
        await field.fill('knight');
        const hits = page.getByRole('option');
        await expect(hits.first()).toBeVisible();
        await expect(field).toHaveAttribute('enterkeyhint', 'search');
        await expect(field).toHaveAttribute('autocapitalize', 'none');
        await field.press('Enter');
        await expect(field).not.toBeFocused();
        await expect(hits.first()).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(path);
      }
    });

    test('Grey lines stand for hits to come: nothing is called not found before all has been searched', async ({
      page,
    }) => {
      let arrive = (): void => undefined;
      const held = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(/records\.json$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/en/rival-kings/');
      await page.keyboard.press('/');
      await page.locator('.search input').fill('zzzzzz');
      await expect(dialog(page).locator('.message')).toHaveText(en('search.loading'));
      await expect(dialog(page).locator('.to-come')).toBeInViewport();
      await expect(dialog(page).locator('.filters')).toBeHidden();
      arrive();
      await expect(dialog(page).locator('.message')).toContainText(
        en('search.none', { query: 'zzzzzz' }),
      );
      await expect(dialog(page).locator('.message')).toHaveCount(1);
      await expect(dialog(page).locator('.filters')).toBeHidden();
      await expect(dialog(page).locator('.to-come')).toHaveCount(0);
    });
  });
}

test('Nothing is chosen among similar names until the arrow keys choose', async ({ page }) => {
  await page.goto('/en/rival-kings/');
  const hits = await searchFor(page, 'wxtchmxxn');
  await expect(dialog(page).getByRole('group', { name: en('search.near') })).toBeVisible();
  await expect(dialog(page).getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/rival-kings/cards/watchman/');
});

test('With arrow keys beside a touch screen, Enter opens what they have chosen', async ({
  browser,
}) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true });
  await page.goto('/en/claim/');
  const hits = await searchFor(page, 'knight');
  await expect(dialog(page).getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const first = (await hits.first().getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(first);
});
