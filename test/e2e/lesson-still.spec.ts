import { lessons as claim } from '../../content/outline/claim-lessons.ts';
import { lessons as kingOfTheValley } from '../../content/outline/king-of-the-valley-lessons.ts';
import { lessons as rivalKings } from '../../content/outline/rival-kings-lessons.ts';
import { kindOf, stepsOf, type Press } from '../support/course.ts';
import { expect, SLOW_LINE, test } from './support.ts';

/** The courses whose tasks are cut to the screen of a phone. */
const COURSES = {
  'rival-kings': rivalKings,
  claim,
  'king-of-the-valley': kingOfTheValley,
} as const;

/** What a task may move by: rounding. */
const STILL = 1;

for (const [game, width, height] of [
  ['rival-kings', 390, 844],
  ['claim', 390, 844],
  ['claim', 360, 740],
  ['king-of-the-valley', 390, 844],
  ['king-of-the-valley', 360, 740],
] as const) {
  test(`While a task of ${game} is played on a phone of ${width} × ${height}, its table does not move, and nothing lies over what is tapped`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    await page.setViewportSize({ width, height });
    const moved: string[] = [];
    const cut: string[] = [];
    const covered: string[] = [];
    let taps = 0;
    for (const { slug, tasks } of COURSES[game]) {
      await page.goto(`/en/${game}/learn/${slug}/`);
      for (const id of tasks) {
        if ((await kindOf(game, id)) !== 'play') continue;
        const task = page.locator(`[id="${id}"]`);
        await task.scrollIntoViewIfNeeded();
        await expect(task.locator('[data-ready]')).toBeVisible();
        const steps = await stepsOf(game, id);
        const seen = await task.evaluate(playAndLook, steps);
        taps += seen.tops.length;
        const [first] = seen.tops;
        if (seen.low > height + 1) cut.push(`${slug}/${id}: ${Math.round(seen.low)} px`);
        const off = seen.tops.map((top) => Math.round(top - first!));
        if (off.some((by) => Math.abs(by) > STILL)) moved.push(`${slug}/${id}: ${off.join(' ')}`);
        if (seen.covered.length > 0) covered.push(`${slug}/${id}: ${seen.covered.join(' ')}`);
      }
    }
    expect(taps).toBeGreaterThan(30);
    expect(cut, cut.join('\n')).toEqual([]);
    expect(moved, moved.join('\n')).toEqual([]);
    expect(covered, covered.join('\n')).toEqual([]);
  });
}

for (const [game, lessons] of Object.entries(COURSES)) {
  test(`While the first task of a lesson of ${game} comes to life on a slow line, its table does not move`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const tops: number[] = [];
      Object.assign(globalThis, { tops });
      const look = (): void => {
        const top = document.querySelector('.felt > *')?.getBoundingClientRect().top;
        // Letters of another font may need another line.
        if (top !== undefined && document.fonts.status === 'loaded') tops.push(top);
        requestAnimationFrame(look);
      };
      look();
    });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.goto(`/en/${game}/learn/${lessons[3]!.slug}/`);
    const task = page.locator('.task').first();
    await expect(task.locator('[data-ready]')).toBeVisible();
    const tops = await task.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return (globalThis as unknown as { tops: readonly number[] }).tops;
    });
    expect(tops.length).toBeGreaterThan(10);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(STILL);
    await browser.detach();
  });
}

test('What has the focus on the table is never beneath the offers of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/king-of-the-valley/learn/taxes/');
  const task = page.locator('[id="four-farmers"]');
  await task.scrollIntoViewIfNeeded();
  await expect(task.locator('[data-ready]')).toBeVisible();
  const beneath = await task.evaluate((one) => {
    const spots = [...one.querySelectorAll<HTMLElement>('.spot[data-mark="legal"]')];
    return spots.map((spot) => {
      // The table begins where the lower half of the screen does.
      scrollTo({
        top: scrollY + one.querySelector('.felt')!.getBoundingClientRect().top - innerHeight / 2,
        behavior: 'instant',
      });
      spot.focus();
      return (
        spot.getBoundingClientRect().bottom -
        one.querySelector('.task-console')!.getBoundingClientRect().top
      );
    });
  });
  expect(beneath.length).toBeGreaterThan(3);
  expect(Math.max(...beneath)).toBeLessThanOrEqual(0);
});

interface Seen {
  /**
   * Where the table stands, in pixels from the top of the screen: at first, and after each tap and
   * press.
   */
  readonly tops: number[];
  /** How low the offers reach. */
  readonly low: number;
  /** The pieces a move may begin or go on with over which the offers lay. */
  readonly covered: string[];
}

/**
 * Asks for a hint, and before every press of a button taps a piece of the table and takes the tap
 * back: what is seen meanwhile, with the verdict too.
 */
async function playAndLook(task: Element, steps: readonly Press[]): Promise<Seen> {
  const drawn = (): Promise<void> =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  const top = (): number => task.querySelector('.felt > *')!.getBoundingClientRect().top;
  const bottom = (): number =>
    task.querySelector('.task-console > :last-child')!.getBoundingClientRect().bottom;
  (task.closest('.passage') ?? task).scrollIntoView({ block: 'start', behavior: 'instant' });
  await drawn();
  const tops: number[] = [];
  const lows: number[] = [];
  const covered: string[] = [];
  const look = (): void => {
    tops.push(top());
    lows.push(bottom());
    const over = task.querySelector('.task-console')!.getBoundingClientRect();
    for (const spot of task.querySelectorAll<HTMLElement>(
      '.spot:is([data-mark="legal"], [data-mark="selected"])',
    )) {
      const { top: from, height } = spot.getBoundingClientRect();
      // As much of it as a thumb needs.
      if (from + Math.min(height, 44) > over.top + 1 && from < over.bottom)
        covered.push(spot.dataset.piece!);
    }
  };
  const tap = async (element: HTMLElement): Promise<void> => {
    element.click();
    await drawn();
    look();
  };
  look();
  await tap(task.querySelector('.helps .button:nth-last-child(2)')!);
  for (const { group, button } of steps) {
    const piece = task.querySelector<HTMLElement>('.spot[data-mark="legal"]')?.dataset.piece;
    const spot = (): HTMLElement => task.querySelector(`.spot[data-piece="${piece}"]`)!;
    if (piece && !task.querySelector('.targets')) {
      await tap(spot());
      await tap(spot());
    }
    const within = group ? task.querySelector(`[role="group"][aria-label="${group}"]`)! : task;
    const wanted = [...within.querySelectorAll<HTMLElement>('.moves .button, .button')].find(
      ({ textContent }) => textContent.trim().replaceAll('­', '') === button.replaceAll('­', ''),
    );
    if (!wanted)
      throw new Error(
        `${task.id}: no ${button}; ${[...within.querySelectorAll('button')].map((b) => b.textContent).join('|')}`,
      );
    await tap(wanted);
  }
  return { tops, low: Math.max(...lows), covered };
}
