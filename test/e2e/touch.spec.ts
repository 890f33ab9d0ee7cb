import type { Page } from '@playwright/test';
import {
  claimPageTypes,
  expect,
  GAMES,
  inParts,
  NOWHERE,
  openJurisTurn,
  openScenario,
  pageTypes,
  rest,
  settled,
  stepNumber,
  test,
  valleyPageTypes,
} from './support.ts';
import { words } from './words.ts';

const say = words('de', 'rival-kings');

test.use({
  missing: NOWHERE,
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  locale: 'de',
});

const TOUCH = 44;
const LEAST_TEXT = 16;
const CONTROLS = [
  '.top a, .top button, .top summary, .languages a, .nav a, .thumb a, .foot a',
  '.fold summary, .fold a, .pager a, .copy, .side a, .door, .volume, .big-find, .tries a',
  '.player .controls button, .player .tools button, .player-head button, .tray button, .tray label, .caption-now summary, .step-no button, .step-list button',
  '.rule-card a, .rule-card button, .back-bar',
  '.search .button, .search input, .hit',
  'main .button',
  '.score button, .score .number',
].join(', ');

const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([controls, least]) =>
      [...document.querySelectorAll(controls)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => Math.round(box.width) < least || Math.round(box.height) < least)
        .map(
          ({ element, box }) =>
            `${element.className || element.tagName} “${element.textContent.trim().slice(0, 30)}”: ${Math.round(box.width)} × ${Math.round(box.height)}`,
        ),
    [CONTROLS, TOUCH] as const,
  );

/** Text of rules and sentences, in pixels. */
const textSizes = (page: Page): Promise<number[]> =>
  page
    .locator('main .rule .text p, main .prose > p:not(.stale), .caption-now .event')
    .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));

test('Everything that is pressed is at least 44 px wide and high; a page can be zoomed, and its text is at least 16 px', async ({
  page,
}) => {
  for (const [name, path] of Object.entries(pageTypes('de'))) {
    await page.goto(path);
    await settled(page);
    expect.soft(await tooSmall(page), name).toEqual([]);
    expect
      .soft(await page.locator('meta[name="viewport"]').getAttribute('content'), name)
      .not.toMatch(/maximum-scale|user-scalable/);
    expect.soft(Math.min(LEAST_TEXT, ...(await textSizes(page))), name).toBe(LEAST_TEXT);
    for (const menu of await page.locator('.top summary, .fold summary').all()) {
      await menu.tap();
      expect.soft(await tooSmall(page), `${name}, menu open`).toEqual([]);
      await menu.tap();
    }
  }
  const player = await openJurisTurn(page, 'de');
  await player.getByRole('button', { name: say('player.try') }).tap();
  await player.getByRole('button', { name: say('player.try.all') }).tap();
  await player
    .locator('.moves .button')
    .filter({ hasText: say('action.buy.short') })
    .tap();
  expect(await tooSmall(page), 'trying').toEqual([]);
  await player.getByRole('button', { name: say('player.what-if') }).tap();
  await expect(player.getByRole('radio').first()).toBeVisible();
  expect(await tooSmall(page), 'readings').toEqual([]);
  await page.setViewportSize({ width: 1024, height: 768 });
  expect(await tooSmall(page), 'on a tablet').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await player.locator('.caption-now .chip').first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await tooSmall(page), 'the card of a rule').toEqual([]);
  await page.keyboard.press('Escape');
  await page
    .locator('.thumb')
    .getByRole('link', { name: say('nav.search') })
    .tap();
  await page.getByRole('combobox').fill('Wappen');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await tooSmall(page), 'the search').toEqual([]);
});

/**
 * Widths of a screen, in pixels: what comes to life on the wider one does so while the page is open.
 */
const [PHONE, DESK] = [390, 1280] as const;

/** What is pressed and smaller than this is missed, links in a sentence aside. */
const LEAST = 24;

/**
 * Everything that can be pressed and is too small for it, with the room around it that belongs to
 * it.
 */
const tooSmallForAll = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const isInText = (one: Element): boolean =>
      one.matches('a') && getComputedStyle(one).display === 'inline';
    const targetOf = (one: HTMLElement): Element =>
      one.matches('input')
        ? (one.closest('label') ?? document.querySelector(`label[for="${one.id}"]`) ?? one)
        : one;
    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, input, select, [role="button"], [role="option"]',
      ),
    ]
      .filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !isInText(one) &&
          !one.closest('.visually-hidden, .skip'),
      )
      .map((one) => {
        const { width, height } = targetOf(one).getBoundingClientRect();
        const { position, top, left } = getComputedStyle(one, '::after');
        const around = (inset: string): number =>
          position === 'absolute' ? Math.max(0, -2 * parseFloat(inset)) || 0 : 0;
        return {
          one,
          width: Math.round(width + around(left)),
          height: Math.round(height + around(top)),
        };
      })
      .filter(({ width, height }) => width < least || height < least)
      .map(({ one, width, height }) => `${one.outerHTML.slice(0, 90)}: ${width} × ${height}`);
  }, LEAST);

/**
 * Fields in whose letters an iPhone zooms the page: those with smaller ones, seen or folded away.
 */
const zoomedFields = (page: Page): Promise<string[]> =>
  page
    .locator('select, textarea, input:not([type="radio"], [type="checkbox"], [type="file"])')
    .evaluateAll(
      (all, least) =>
        all
          .filter((one) => parseFloat(getComputedStyle(one).fontSize) < least)
          .map((one) => one.outerHTML.slice(0, 90)),
      LEAST_TEXT,
    );

for (const types of [pageTypes('de'), claimPageTypes('en'), valleyPageTypes('en')].flatMap((all) =>
  inParts(Object.entries(all), 15),
)) {
  test(`Nothing that is pressed is smaller than 24 px on any type of page, on a phone and on a desk: ${types[0]![0]} to ${types.at(-1)![0]}`, async ({
    page,
  }) => {
    for (const [name, path] of types) {
      await page.setViewportSize({ width: PHONE, height: 844 });
      await page.goto(path);
      for (const width of [PHONE, DESK]) {
        await page.setViewportSize({ width, height: 844 });
        await settled(page);
        expect.soft(await tooSmallForAll(page), `${name} at ${width} px`).toEqual([]);
        expect.soft(await zoomedFields(page), `${name} at ${width} px`).toEqual([]);
        expect
          .soft(
            await page
              .locator('[type="radio"][autocomplete], [type="checkbox"][autocomplete]')
              .count(),
            name,
          )
          .toBe(0);
      }
    }
  });
}

test('The score sheet is one tap away on every page of a game but in a lesson or a scenario, where the thumb plays, and no word of the bar is cut, down to 320 px', async ({
  page,
}) => {
  const paths = Object.values({ ...pageTypes('de'), ...claimPageTypes('de') }).filter((path) =>
    /^\/de\/(rival-kings|claim)\//.test(path),
  );
  for (const path of paths) {
    await page.goto(path);
    const score = page.locator('.thumb').getByRole('link', { name: say('nav.score') });
    await expect.soft(score, path).toHaveAttribute('href', `/de/${path.split('/')[2]!}/score/`);
    if (!/\/(learn|scenarios)\/./.test(path)) await expect.soft(score, path).toBeInViewport();
  }
  for (const game of GAMES) {
    await page.goto(`/de/${game}/`);
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const cut = await page
        .locator('.thumb a')
        .evaluateAll(
          (all) =>
            all.filter(
              (one) =>
                one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth,
            ).length,
        );
      expect(cut, `${game} at ${width} px`).toBe(0);
    }
  }
});

test('Quick taps on one spot play a scenario to its end and no further; a tap after a pause goes on to the next scenario', async ({
  page,
}) => {
  const player = await openScenario(page, 'trader-robbed-by-c-and-e', 'de');
  const { x, y, width, height } = (await player.locator('.controls .main').boundingBox())!;
  const tap = (): Promise<void> => page.touchscreen.tap(x + width / 2, y + height / 2);
  const title = (await page.locator('.pager [rel="next"]').innerText()).trim();
  for (let taps = 1; taps <= 19; taps += 1) {
    await tap();
    await expect(stepNumber(player)).toHaveText(String(taps));
  }
  // One that ends it and three more, none of which waits for what the one before has done: on a
  // slow machine that would be a pause.
  await Promise.all([tap(), tap(), tap(), tap()]);
  await expect(stepNumber(player)).toHaveText('20');
  await expect(player.locator('.caption-now .outcome')).toBeInViewport({ ratio: 1 });
  await rest(page);
  await tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
