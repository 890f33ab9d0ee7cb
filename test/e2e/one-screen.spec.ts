import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, GAMES, type Language, openJurisTurn, scenarioPath, sentence, stepNumber, still, test, TRANSLATIONS } from './support.ts';
import { words } from './words.ts';
import type { GameId } from '../../src/games/ids.ts';

const say = words('en', 'rival-kings');

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Readers of other languages than English get every so-many-th scenario here; their sentences are longer. */
const SAMPLE = 5;
/** How many scenarios one test walks. */
const AT_ONCE = 24;

const scenariosOf = (game: GameId): string[] =>
  readdirSync(`content/scenarios/${game}`)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''));

/** Steps a player to its end, back, and to its start, and tells at which steps its sentence is cut or covered, and where its controls have been. */
const walk = (page: Page): Promise<{ steps: number; unseen: string[]; places: string[] }> =>
  page.evaluate(() => {
    const player = document.querySelector<HTMLElement>('section.player')!;
    const controls = player.querySelector<HTMLElement>('.controls')!;
    const words = player.querySelector('.caption-now')!;
    const [first, back, step] = controls.querySelectorAll('button');
    const unseen: string[] = [];
    const places = new Set<string>();

    /** Whether all of an element's lines lie on the screen with nothing over them. */
    function isSeen(element: Element): boolean {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].every(({ left, top, right, bottom }) => {
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
        const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => document.elementFromPoint(x, y)));
        return corners.every((there) => words.contains(there));
      });
    }

    function look(): void {
      const { x, y, width, height } = controls.getBoundingClientRect();
      places.add([x, y, width, height].join(' '));
      const told = player.querySelectorAll('.caption-now .event, .caption-now .refusal p:not(.row)');
      const at = player.querySelector('.step-no b')!.textContent;
      if (told.length === 0) unseen.push(`${at}: nothing is told`);
      for (const sentence of told) if (!isSeen(sentence)) unseen.push(`${at}: ${sentence.textContent}`);
    }

    let steps = 0;
    for (look(); !step!.disabled; look(), steps += 1) step!.click();
    for (const button of [back, first, step, back]) {
      button!.click();
      look();
    }
    return { steps, unseen, places: [...places] };
  });

for (const viewport of SCREENS) {
  test.describe(`on a screen of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const game of GAMES) {
      for (const language of TRANSLATIONS[game]) {
        const walked = scenariosOf(game).filter((_, at) => language === 'en' || at % SAMPLE === 0);
        for (let from = 0; from < walked.length; from += AT_ONCE) {
          const some = walked.slice(from, from + AT_ONCE);

          test(`every step is told in full, and the controls never move: ${game} in ${language}, ${some[0]!} to ${some.at(-1)!}`, async ({
            page,
          }) => {
            let all = 0;
            for (const id of some) {
              await open(page, id, language, game);
              const { steps, unseen, places } = await walk(page);
              expect.soft(unseen, `${id}: sentences cut or covered`).toEqual([]);
              expect.soft(places, `${id}: places of the controls`).toHaveLength(1);
              all += steps;
            }
            expect(all).toBeGreaterThan(2 * some.length);
          });
        }
      }
    }
  });
}

async function open(page: Page, id: string, language: Language, game: GameId): Promise<void> {
  await page.goto(scenarioPath(id, language, game), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('section.player')).toHaveAttribute('data-ready');
  await page.evaluate(() => document.fonts.ready);
}

/** How much of the table is to be seen between its top and the words above the controls, in pixels. */
const tableInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [felt, words] = ['.felt', '.told'].map((part) => document.querySelector(`section.player ${part}`)!.getBoundingClientRect());
    return Math.min(felt!.bottom, words!.top) - Math.max(felt!.top, 0);
  });

for (const viewport of [SCREENS[0], { width: 360, height: 740 }]) {
  test.describe(`trying a move at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    test('the table stays in view and the controls in place, whether the move is refused or played', async ({ page }) => {
      const player = await openJurisTurn(page);
      /** In whole pixels: pages scroll by nothing less. */
      const place = async (): Promise<number[]> => Object.values((await player.locator('.controls').boundingBox())!).map(Math.round);
      await player.getByRole('button', { name: say('player.try') }).tap();
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
      await moves.getByRole('button', { name: say('try.steal', { from: 'Mila' }) }).tap();
      await expect(player.locator('.tray .refusal')).toBeInViewport({ ratio: 1 });
      await stays();
      await player.getByRole('button', { name: say('player.take-back') }).tap();
      await moves.getByRole('button', { name: say('action.settle.short'), exact: true }).tap();
      await expect(stepNumber(player)).toHaveText('16');
      await expect(sentence(player)).toBeInViewport({ ratio: 1 });
      await stays();
    });
  });
}
