import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/**
 * Screens as wide as phones, tablets and desks have them, and 384 and 640 px: a desk at 333 and 200
 * % zoom.
 */
export const WIDTHS = [320, 384, 390, 640, 768, 960, 1280, 1920];

/** What sticks out: of the page, or of a box that cuts it off without letting it scroll. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page: ${scrollWidth} px`);
    /** What is clipped whole, for those who hear it, is seen by nobody. */
    const isClipped = (box: Element | null): boolean =>
      box !== null &&
      (getComputedStyle(box).clipPath === 'inset(50%)' || isClipped(box.parentElement));
    /**
     * The boxes around an element, itself the first, that cut off what sticks out of them, up to
     * one that scrolls.
     */
    const cutting = new Map<Element | null, readonly Element[]>([[null, []]]);
    const cuttingAround = (box: Element | null): readonly Element[] => {
      const known = cutting.get(box);
      if (known) return known;
      const { overflowX, textOverflow } = getComputedStyle(box!);
      const isScrolled = /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis';
      const cuts =
        /hidden|clip/.test(overflowX) ||
        box!.matches('.cell, .caption, .button, .chip, .seat, .good, .plate, .thumb a');
      const around = isScrolled
        ? []
        : [...(cuts ? [box!] : []), ...cuttingAround(box!.parentElement)];
      cutting.set(box, around);
      return around;
    };
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (
        !node.textContent!.trim() ||
        !element.checkVisibility() ||
        element.closest('.visually-hidden, .skip, svg, script, style, [hidden]')
      )
        continue;
      if (isClipped(element)) continue;
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      for (const box of cuttingAround(element)) {
        const edge = box.getBoundingClientRect();
        if (right > edge.right + 1 || left < edge.left - 1)
          found.push(
            `“${node.textContent!.trim().slice(0, 40)}” out of ${box.className || box.tagName}`,
          );
      }
    }
    return found;
  });

/** Nothing sticks out of the page, or of a box that cuts it off, at any of these widths. */
export async function expectFits(
  page: Page,
  widths: readonly number[],
  name: string,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sticksOut(page), `${name} at ${width} px`).toEqual([]);
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
const AXE_WIDTHS = [390, 1280] as const;
/** All that a theme can change: what axe says of colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const HEIGHT = 900;

/** Axe without comments and long names, which every page it is put into would have to read. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Axe finds nothing in light and dark, on a phone and on a desk. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(AXE);
  for (const width of AXE_WIDTHS) {
    await expectNoViolations(page, width, 'light', { type: 'tag', values: TAGS });
    await expectNoViolations(page, width, 'dark', { type: 'rule', values: COLOUR_RULES });
  }
}

/**
 * Axe finds nothing on a phone in one theme and on a desk in the other: half the work for one page
 * among many that are made of the same parts, where every second page has the themes the other way
 * round.
 */
export async function expectAccessibleInTurn(page: Page, at: number): Promise<void> {
  const themes = at % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  await page.evaluate(AXE);
  for (const [which, width] of AXE_WIDTHS.entries())
    await expectNoViolations(page, width, themes[which]!, { type: 'tag', values: TAGS });
}

async function expectNoViolations(
  page: Page,
  width: number,
  colorScheme: 'light' | 'dark',
  runOnly: axe.RunOnly,
): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  expect.soft(await violations(page, runOnly), `${width} px, ${colorScheme}`).toEqual([]);
}

/**
 * What axe, put into the page before, finds there. Only its findings leave the page: all else it
 * could tell weighs megabytes.
 */
const violations = (page: Page, runOnly: axe.RunOnly): Promise<string[]> =>
  page.evaluate(async (rules) => {
    const run = (globalThis as unknown as { axe: typeof axe }).axe;
    const { passes, violations: found } = await run.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
    });
    if (passes.length === 0) throw new Error('no rule of axe applied to this page');
    return found.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, runOnly);

const LEAST_PT = 10;

/** Every visible text that would be printed smaller than that. */
const smallPrint = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (
        !node.textContent!.trim() ||
        !element.checkVisibility() ||
        element.closest('.visually-hidden, .skip, script, style, svg')
      )
        continue;
      const points = parseFloat(getComputedStyle(element).fontSize) * 0.75;
      // Browsers round to a fraction of a pixel.
      if (points < least - 0.01)
        found.add(
          `${element.className || element.tagName} “${element.textContent.slice(0, 30)}”: ${points} pt`,
        );
    }
    return [...found];
  }, LEAST_PT);

const CONTROLS =
  '.top, .thumb, .foot, .contents, .fold, .pager, .copy, .controls, .tools, .tray, .nearby, .ticks, .player-head .button, .back-bar, .skip:focus, button, input';

/** Printed on A4 a page has a title, no navigation, no control and nothing below 10 pt. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await expect(page.locator(CONTROLS).filter({ visible: true })).toHaveCount(0);
  expect(await smallPrint(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
