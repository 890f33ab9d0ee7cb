import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import {
  expect,
  inParts,
  type Language,
  openJurisTurn,
  scenarioPath,
  sentence,
  settled,
  stepNumber,
  still,
  test,
  TRANSLATIONS,
} from './support.ts';
import { words } from './words.ts';
import { PLAYED_IDS, type PlayedId } from '../../src/games/ids.ts';
import { tryEach, walk } from './walking.ts';

const say = words('en', 'rival-kings');

/** Phones upright and on their side, a tablet, a desk. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** The two with the least room: a small phone and one on its side. */
const TIGHT = [SCREENS[1], SCREENS[2]] as const;
const ROOMY = SCREENS.filter((screen) => !TIGHT.some((tight) => tight === screen));
/**
 * Every scenario is walked on the tight screens, and on the roomy ones in turn; on all of them
 * where the environment asks for it.
 */
const screensFor = (at: number): readonly (typeof SCREENS)[number][] =>
  process.env.WALKED_ON_ALL ? SCREENS : [ROOMY[at % ROOMY.length]!, ...TIGHT];

/**
 * Readers of other languages than English get every so-many-th scenario here; their sentences are
 * longer.
 */
const SAMPLE = 5;
/** Of these, `npm run browser` walks every so-many-th. */
const SAMPLED = Number(process.env.WALKED_ONE_IN ?? 1);
/** How many scenarios one test walks: the first loads what the others have from the cache. */
const AT_ONCE = 10;

const scenariosOf = (game: PlayedId): string[] =>
  readdirSync(`content/scenarios/${game}`)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''));

/** The scenarios of a game that are walked in a language. */
const walkedIn = (language: Language, game: PlayedId): string[] =>
  scenariosOf(game)
    .filter((_, at) => language === 'en' || at % SAMPLE === 0)
    .filter((_, at) => at % SAMPLED === 0);

for (const game of PLAYED_IDS) {
  for (const language of TRANSLATIONS[game]) {
    const walked = walkedIn(language, game);
    for (const [part, some] of inParts(walked, AT_ONCE).entries()) {
      test(`on every screen each step is told in full, and neither controls nor table move: ${game} in ${language}, ${some[0]!} to ${some.at(-1)!}`, async ({
        page,
      }) => {
        let [all, walks] = [0, 0];
        for (const [at, id] of some.entries()) {
          const screens = screensFor(part * AT_ONCE + at);
          await page.setViewportSize(screens[0]!);
          await open(page, id, language, game);
          for (const screen of screens) {
            await page.setViewportSize(screen);
            const { steps, unseen, hidden, controls, tables } = await walk(page);
            const on = `${id} on ${screen.width} × ${screen.height}`;
            expect.soft(unseen, `${on}: cut or covered`).toEqual([]);
            expect.soft(hidden, `${on}: cut or covered on the table`).toEqual([]);
            expect.soft(controls, `${on}: places of the controls`).toHaveLength(1);
            expect.soft(tables, `${on}: where the table begins`).toHaveLength(1);
            all += steps;
            walks += 1;
          }
        }
        expect(all).toBeGreaterThan(2 * walks);
      });
    }
  }
}

/** One scenario of each game. */
const STEPPED = {
  'rival-kings': 'trader-robbed-by-c-and-e',
  claim: 'follow-faction',
  'king-of-the-valley': 'a-whole-turn',
} as const satisfies Record<PlayedId, string>;

/**
 * How often styles may be found anew for a step: for what it changes, and for each part whose form
 * follows its size. A table that is laid out a second time to be measured takes three to ten times
 * as many.
 */
const MOST_STYLED = 8;

for (const [game, id] of Object.entries(STEPPED) as [PlayedId, string][]) {
  for (const viewport of [SCREENS[0], SCREENS[2], SCREENS[3]]) {
    test(`a step lays the table of ${game} out once at ${viewport.width} × ${viewport.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, id, 'en', game);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable');
      const counted = async (): Promise<Readonly<Record<string, number>>> =>
        Object.fromEntries(
          (await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [
            name,
            value,
          ]),
        );
      const before = await counted();
      const steps = await page.evaluate(() => {
        const [main, last] = ['.main', ':nth-child(4)'].map((one) =>
          document.querySelector<HTMLButtonElement>(`section.player .controls > ${one}`)!,
        );
        let taken = 0;
        for (; !last!.disabled; taken += 1) {
          main!.click();
          document.body.getBoundingClientRect();
        }
        return taken;
      });
      const after = await counted();
      expect(steps).toBeGreaterThan(2);
      expect((after.LayoutCount! - before.LayoutCount!) / steps).toBeLessThan(2);
      expect((after.RecalcStyleCount! - before.RecalcStyleCount!) / steps).toBeLessThan(
        MOST_STYLED,
      );
    });
  }
}

for (const viewport of [SCREENS[0], SCREENS[2]]) {
  test.describe(`the site around the player at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a ribbon leads back to all scenarios; the bars of the site follow below', async ({
      page,
    }) => {
      await open(page, 'trader-robbed-by-c-and-e', 'en', 'rival-kings');
      const banner = page.getByRole('banner');
      await expect(banner).not.toBeInViewport();
      await banner.getByRole('link', { name: say('nav.search') }).focus();
      await expect(banner.getByRole('link', { name: say('nav.search') })).toBeInViewport();
      await page
        .locator('section.player')
        .getByRole('link', { name: say('nav.scenarios'), exact: true })
        .click();
      await expect(page).toHaveURL(/\/scenarios\/$/);
    });

    test('where a scenario is a part of the page, the bars of the site stay where they are', async ({
      page,
    }) => {
      await page.goto('/en/rival-kings/rulings/neutral-equal-and-higher/');
      await settled(page);
      await expect(page.getByRole('banner')).toBeInViewport();
      await expect(page.locator('.way-back')).toBeHidden();
    });

    test('the deck of Claim lies on the table, too', async ({ page }) => {
      await open(page, 'follow-faction', 'en', 'claim');
      await expect(page.locator('.prize > .back')).toBeVisible();
    });

    test('the pile from which Claim is dealt lies there before anybody has a card', async ({
      page,
    }) => {
      await open(page, 'dealing', 'en', 'claim');
      await expect(page.locator('.prize > .back')).toHaveText('52');
      await expect(page.locator('.prize > .back')).toBeInViewport({ ratio: 1 });
    });
  });
}

/**
 * What of the words and controls of the step shown lies on the screen, line by line, and which
 * controls cannot be pressed there.
 */
const together = (page: Page): Promise<{ lines: number; unseen: number; unpressed: number }> =>
  page.evaluate(() => {
    const player = document.querySelector('section.player')!;
    const [event, controls] = [
      player.querySelector('.caption-now :is(.event, .outcome)')!,
      player.querySelector('.controls')!,
    ];
    const range = document.createRange();
    range.selectNodeContents(event);
    const isOn = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= innerHeight;
    const isBare = ({ left, top, width, height }: DOMRect, owner: Element): boolean =>
      owner.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    const lines = [...range.getClientRects()];
    const buttons = [...controls.querySelectorAll('.button')]
      .filter((button) => button.checkVisibility())
      .map((button) => button.getBoundingClientRect());
    return {
      lines: lines.length,
      unseen: lines.filter((line) => !isOn(line) || !isBare(line, player.querySelector('.told')!))
        .length,
      unpressed: buttons.filter((button) => !isOn(button) || !isBare(button, controls)).length,
    };
  });

for (const { name, viewport, text } of [
  { name: 'on a small phone', viewport: { width: 320, height: 640 }, text: '100%' },
  { name: 'with text at 200 %', viewport: { width: 390, height: 844 }, text: '200%' },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const [game, id] of [
      ['rival-kings', 'trader-robbed-by-c-and-e'],
      ['claim', 'follow-faction'],
    ] as const) {
      test(`sentence and controls are seen together at every step, while the table scrolls (${id})`, async ({
        page,
      }) => {
        await open(page, id, 'en', game);
        await page.evaluate(
          (size) => document.documentElement.style.setProperty('font-size', size),
          text,
        );
        const step = page.locator('section.player .controls .main');
        // With letters this large it is hidden.
        const last = page.locator('section.player .controls > :nth-child(4)');
        for (let at = 0; ; at += 1) {
          const { lines, ...missed } = await together(page);
          expect.soft(missed, `step ${at}`).toEqual({ unseen: 0, unpressed: 0 });
          expect(lines).toBeGreaterThan(0);
          if (await last.isDisabled()) break;
          // A click of Playwright's may scroll the page first.
          await step.evaluate((button: HTMLElement) => button.click());
        }
        const felt = page.locator('section.player .felt');
        const before = (await felt.boundingBox())!.y;
        await page.evaluate(() => scrollBy({ top: 80, behavior: 'instant' }));
        expect((await felt.boundingBox())!.y).toBeLessThan(before);
        expect(await together(page)).toMatchObject({ unseen: 0, unpressed: 0 });
      });
    }
  });
}

async function open(page: Page, id: string, language: Language, game: PlayedId): Promise<void> {
  await page.goto(scenarioPath(id, language, game), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('section.player')).toHaveAttribute('data-ready');
  await page.evaluate(() => document.fonts.ready);
}

/** With piles of all three stages, without any, with two players and more, up to the last round. */
const VALLEY = [
  'set-up-for-two',
  'a-whole-turn',
  'two-kings-on-one-tile',
  'what-the-hill-sells',
  'last-tile',
  'counting-a-castle',
  'three-farmers-pay',
  'whose-turn',
  'end-at-once',
  'not-in-the-first-round',
];

/**
 * What of the line below the table is cut, hidden or off the felt; undefined where all of it is
 * there.
 */
const cutOfStock = (player: Locator): Promise<string | undefined> =>
  player.evaluate((root) => {
    const [felt, line] = ['.felt', '.stock'].map((part) => root.querySelector(part)!) as [
      Element,
      Element,
    ];
    const around = felt.getBoundingClientRect();
    const isWhole = (one: Element): boolean => {
      const { left, top, right, bottom, width } = one.getBoundingClientRect();
      const isOnFelt =
        left >= around.left &&
        top >= around.top &&
        right <= around.right &&
        bottom <= around.bottom;
      return isOnFelt && width > 1 && getComputedStyle(one).clipPath === 'none';
    };
    const parts = [...line.children];
    if (parts.length < 3 || line.scrollWidth > line.clientWidth) return line.textContent;
    return [line, ...parts].find((one) => !isWhole(one))?.textContent;
  });

/** Upright phones. */
const PHONES = [SCREENS[0], SCREENS[1]] as const;

/** Gives a page the size of a phone, from its top, and its player the first step. */
async function startOn(page: Page, phone: (typeof PHONES)[number]): Promise<void> {
  await page.setViewportSize(phone);
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('section.player .controls > :first-child')!.click();
  });
  await still(page);
}

test.describe('with one thumb on a phone', () => {
  test.use({ viewport: PHONES[0], hasTouch: true });

  for (const language of TRANSLATIONS['king-of-the-valley']) {
    for (const some of [VALLEY.slice(0, 5), VALLEY.slice(5)])
      test(`each tap on the spot where the first was steps on, and the stock is told in full (${language}, ${some[0]!} to ${some.at(-1)!})`, async ({
        page,
      }) => {
        for (const id of some) {
          await page.setViewportSize(PHONES[0]);
          await open(page, id, language, 'king-of-the-valley');
          const player = page.locator('section.player');
          for (const phone of PHONES) {
            const on = `${id} on ${phone.width} × ${phone.height}`;
            await startOn(page, phone);
            const { x, y, width, height } = (await player
              .locator('.controls .main')
              .boundingBox())!;
            const last = player.locator('.controls > :nth-child(4)');
            let step = 0;
            for (; await last.isEnabled(); step += 1) {
              await expect(stepNumber(player)).toHaveText(String(step));
              expect.soft(await cutOfStock(player), `${on}, step ${step}`).toBeUndefined();
              await page.touchscreen.tap(x + width / 2, y + height / 2);
            }
            await expect(stepNumber(player)).toHaveText(String(step));
            expect.soft(await cutOfStock(player), `${on}, at its end`).toBeUndefined();
            expect(step).toBeGreaterThan(2);
          }
        }
      });
  }
});

/**
 * How much of the table is to be seen between its top and the words above the controls, in pixels.
 */
const tableInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [felt, words] = ['.felt', '.told'].map((part) =>
      document.querySelector(`section.player ${part}`)!.getBoundingClientRect(),
    );
    return Math.min(felt!.bottom, words!.top) - Math.max(felt!.top, 0);
  });

/** Its moves have the longest labels. */
const LONGEST = 'doppelganger-wild';

test.describe('trying a move with a hand on a phone', () => {
  test.use({ viewport: PHONES[0], hasTouch: true });

  for (const language of TRANSLATIONS.claim) {
    const tried = [...new Set([LONGEST, ...walkedIn(language, 'claim')])];
    for (const some of inParts(tried, AT_ONCE / PHONES.length)) {
      test(`whatever was told, nothing that can be tapped is cut or covered, in ${language}, ${some[0]!} to ${some.at(-1)!}`, async ({
        page,
      }) => {
        const all = PHONES.map(() => 0);
        for (const id of some) {
          await page.setViewportSize(PHONES[0]);
          await open(page, id, language, 'claim');
          for (const [at, phone] of PHONES.entries()) {
            await startOn(page, phone);
            const { tapped, covered } = await tryEach(page);
            expect.soft(covered, `${id} on ${phone.width} × ${phone.height}`).toEqual([]);
            all[at]! += tapped;
          }
        }
        for (const tapped of all) expect(tapped).toBeGreaterThan(some.length);
      });
    }
  }
});

for (const viewport of PHONES) {
  test.describe(`trying a move at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    test('the table stays in view and the controls in place, whether the move is refused or played', async ({
      page,
    }) => {
      const player = await openJurisTurn(page);
      /** In whole pixels: pages scroll by nothing less. */
      const place = async (): Promise<number[]> =>
        Object.values((await player.locator('.controls').boundingBox())!).map(Math.round);
      await player.getByRole('button', { name: say('player.try') }).tap();
      /** A finger on the glass: Playwright's own tap may scroll the page first. */
      const tap = async (button: Locator): Promise<void> => {
        await still(page);
        const { x, y, width, height } = (await button.boundingBox())!;
        await page.touchscreen.tap(x + width / 2, y + height / 2);
      };
      await tap(player.getByRole('button', { name: say('player.try.all') }));
      const moves = player.getByRole('group', { name: say('player.try.which') });
      await moves.getByRole('button', { name: say('action.settle.short'), exact: true }).waitFor();
      // To try a move brings the table into view; from then on nothing moves.
      await still(page);
      const before = await place();
      const least = viewport.height / 5;
      const stays = async (): Promise<void> => {
        await still(page);
        expect.soft(await place()).toEqual(before);
        expect.soft(await tableInView(page)).toBeGreaterThan(least);
      };
      await stays();
      await tap(moves.getByRole('button', { name: say('try.steal', { from: 'Mila' }) }));
      await expect(player.locator('.tray .refusal')).toBeInViewport({ ratio: 1 });
      await stays();
      await tap(player.getByRole('button', { name: say('player.take-back') }));
      await tap(moves.getByRole('button', { name: say('action.settle.short'), exact: true }));
      await expect(stepNumber(player)).toHaveText('16');
      await expect(sentence(player)).toBeInViewport({ ratio: 1 });
      await stays();
    });
  });
}
