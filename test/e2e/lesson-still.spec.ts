import { lessons as claim } from '../../content/outline/claim-lessons.ts';
import { lessons as rivalKings } from '../../content/outline/rival-kings-lessons.ts';
import { kindOf, stepsOf, type Press } from '../support/course.ts';
import { expect, test } from './support.ts';

/** The courses whose tasks are cut to the screen of a phone. */
const COURSES = { 'rival-kings': rivalKings, claim } as const;

/** What a task may move by: rounding. */
const STILL = 1;

for (const game of ['rival-kings', 'claim'] as const) {
  test(`While a task of ${game} is played on a phone, its table does not move`, async ({ page }) => {
    test.setTimeout(400_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const moved: string[] = [];
    const cut: string[] = [];
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
        if (seen.low > 845) cut.push(`${slug}/${id}: ${Math.round(seen.low)} px`);
        const off = seen.tops.map((top) => Math.round(top - first!));
        if (off.some((by) => Math.abs(by) > STILL)) moved.push(`${slug}/${id}: ${off.join(' ')}`);
      }
    }
    expect(taps).toBeGreaterThan(30);
    expect(cut, cut.join('\n')).toEqual([]);
    expect(moved, moved.join('\n')).toEqual([]);
  });
}

/** Taps a piece of the table and takes the tap back before every press of a button: where the table stands each time, with the verdict too, and how low the offers reach. */
async function playAndLook(task: Element, steps: readonly Press[]): Promise<{ tops: number[]; low: number }> {
  const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  const top = (): number => task.querySelector('.felt > *')!.getBoundingClientRect().top;
  const bottom = (): number => task.querySelector('.task-console > :last-child')!.getBoundingClientRect().bottom;
  (task.closest('.passage') ?? task).scrollIntoView({ block: 'start', behavior: 'instant' });
  await drawn();
  const tops = [top()];
  const lows = [bottom()];
  const tap = async (element: HTMLElement): Promise<void> => {
    element.click();
    await drawn();
    tops.push(top());
    lows.push(bottom());
  };
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
    if (!wanted) throw new Error(`${task.id}: no ${button}; ${[...within.querySelectorAll('button')].map((b) => b.textContent).join('|')}`);
    await tap(wanted);
  }
  return { tops, low: Math.max(...lows) };
}
