import { globSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { stepsOf } from '../support/course.ts';
import { PLAYED_IDS, type PlayedId } from '../../src/games/ids.ts';
import { VERDICTS } from '../../src/narration/verdict.ts';
import { expect, test } from './support.ts';

/** How a sign looks: which drawing it is, and in which colour. */
interface Look {
  readonly shape: string;
  readonly colour: string;
}

const lookOf = (sign: Locator): Promise<Look> =>
  sign.evaluate((svg) => {
    const href = svg.querySelector('use')!.getAttribute('href')!;
    return { shape: document.querySelector(href)!.innerHTML, colour: getComputedStyle(svg).color };
  });

/** What a variable of the page is as a colour. */
const colourOf = (page: Page, ...variables: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colours = names.map((name) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return colours;
  }, variables);

/**
 * A task of each game in which something can be tapped that is not allowed, before the task is
 * solved.
 */
const TASKS: Readonly<
  Record<
    PlayedId,
    { readonly lesson: string; readonly task: string; readonly refused: readonly string[] }
  >
> = {
  'rival-kings': {
    lesson: 'court-and-town',
    task: 'bishop-completes-a-pair',
    refused: ['card:ines bishop', 'card:ines vintner', 'card:mila innkeeper'],
  },
  claim: {
    lesson: 'knights-and-goblins',
    task: 'the-knight-must-wait',
    refused: ['card:knight-3'],
  },
  'king-of-the-valley': { lesson: 'the-king', task: 'fetch-the-duke', refused: ['cell:c4'] },
};

async function openTask(page: Page, game: PlayedId): Promise<Locator> {
  const { lesson, task } = TASKS[game];
  await page.goto(`/en/${game}/learn/${lesson}/`);
  const open = page.locator(`[id="${task}"]`);
  await open.scrollIntoViewIfNeeded();
  await expect(open.locator('[data-ready]')).toBeVisible();
  return open;
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const game of Object.keys(TASKS) as PlayedId[])
    test(`What is refused and what is right have other shapes and colours, and neither is the game's (${game}, ${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      const trying = await openTask(page, game);
      for (const piece of TASKS[game].refused)
        await trying.locator(`.spot[data-piece="${piece}"]`).click();
      const refusal = trying.locator('.refusal');
      await expect(refusal).toBeVisible();
      const refused = await lookOf(refusal.locator('.verdict-sign'));
      expect(await lookOf(trying.locator('.spot[data-mark="barred"] .verdict-sign'))).toEqual(
        refused,
      );
      const title = await refusal.locator('.title').evaluate((one) => getComputedStyle(one).color);
      const chip = await refusal
        .locator('.chip b')
        .evaluate((one) => getComputedStyle(one).backgroundColor);

      const solving = await openTask(page, game);
      for (const { group, button, type } of await stepsOf(game, TASKS[game].task)) {
        if (type) await solving.getByRole('textbox').fill(type);
        const within = group ? solving.getByRole('group', { name: group, exact: true }) : solving;
        await within.getByRole('button', { name: button, exact: true }).click();
      }
      const right = await lookOf(solving.locator('.ending .verdict-sign'));
      expect(await lookOf(solving.locator('.stamp .verdict-sign'))).toEqual(right);
      expect(right.shape).not.toBe(refused.shape);

      const [no, noSolid, yesSolid, tincture, solid] = await colourOf(
        page,
        '--no',
        '--no-solid',
        '--yes-solid',
        '--t',
        '--t-solid',
      );
      expect([refused.colour, title, right.colour]).toEqual([noSolid, no, yesSolid]);
      for (const colour of [no, noSolid, yesSolid]) expect([tincture, solid]).not.toContain(colour);
      // The rule that is cited keeps the colour of its game.
      expect(chip).toBe(solid);
    });

test('A legal move that misses the goal, and a way that was only shown, have signs of their own', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/learn/pairs/');
  const task = page.locator('[id="take-the-free-money"]');
  await expect(task.locator('[data-ready]')).toBeVisible();
  await task.locator('.helps .button').last().click();
  await expect(task.locator('.ending')).toHaveAttribute('data-verdict', 'fact');
  await expect(task.locator('.stamp .verdict-sign')).toHaveAttribute('data-verdict', 'fact');
});

test('On card pages every interaction has the sign and the words of its verdict, and none has a cross', () => {
  // Of a game that is not played the pages have no interactions.
  const pages = globSync(`*/{${PLAYED_IDS.join(',')}}/cards/*/index.html`, { cwd: 'dist/' });
  expect(pages.length).toBeGreaterThan(100);
  const met = new Set<string>();
  for (const page of pages) {
    const interactions = parse(readFileSync(`dist/${page}`, 'utf8')).querySelectorAll(
      '.interactions > li',
    );
    expect(interactions.length, page).toBeGreaterThan(0);
    for (const interaction of interactions) {
      const verdict = interaction.getAttribute('data-verdict')!;
      const signs = interaction.querySelectorAll('svg use').map((use) => use.getAttribute('href'));
      expect
        .soft(signs, `${page}: ${interaction.querySelector('h3')!.text}`)
        .toEqual([`#i-verdict-${verdict}`]);
      expect.soft(interaction.querySelector('.visually-hidden')!.text, page).toMatch(/\S/);
      met.add(verdict);
    }
  }
  expect([...met].toSorted()).toEqual(VERDICTS.filter((verdict) => verdict !== 'other').toSorted());
});

test.describe('where readers set all colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('the signs of verdicts keep their shapes, and what is on them is seen', async ({ page }) => {
    await page.goto('/en/rival-kings/cards/gardener/');
    const pictures = [];
    for (const verdict of ['yes', 'fact', 'no', 'open']) {
      const sign = page
        .locator(`.interactions > [data-verdict="${verdict}"] .verdict-sign`)
        .first();
      const [text] = await colourOf(page, '--gone');
      expect((await lookOf(sign)).colour, verdict).toBe(text);
      const picture = await sign.screenshot();
      await sign.evaluate((svg: SVGElement) =>
        svg.style.setProperty('--verdict-mark', 'currentColor'),
      );
      if (verdict !== 'open')
        expect((await sign.screenshot()).equals(picture), `something is on ${verdict}`).toBe(false);
      pictures.push(picture.toString('base64'));
    }
    expect(new Set(pictures).size).toBe(4);
  });
});

test('On paper a sign is printed as it is on the screen', async ({ page }) => {
  await page.goto('/en/rival-kings/cards/gardener/');
  const sign = page.locator('.interactions > [data-verdict="no"] .verdict-sign').first();
  const onScreen = await lookOf(sign);
  await page.emulateMedia({ media: 'print' });
  await expect(sign).toBeVisible();
  expect(await lookOf(sign)).toEqual(onScreen);
});
