import type { Locator, Page } from '@playwright/test';
import { expect, openAt, openScenario, sentence, stepNumber, test } from './support.ts';
import { literally, words } from './words.ts';

const say = words('en', 'rival-kings');
const claim = words('en', 'claim');

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const [wish, longest] of [
  ['reduce', 0],
  ['no-preference', 0.25],
] as const) {
  test(`Motion of style keeps to what the reader wants (${wish})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: wish });
    const player = await openScenario(page, 'trader-robbed-by-c-and-e');
    await player.getByRole('button', { name: say('player.step'), exact: true }).click();
    const durations = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } =
          getComputedStyle(element);
        const animation = animationName === 'none' ? '0s' : animationDuration;
        return [
          ...`${transitionDuration},${animation}`.split(',').map(parseFloat),
          scrollBehavior === 'smooth' ? 1 : 0,
        ];
      }),
    );
    expect(Math.max(...durations)).toBeLessThanOrEqual(longest);
    if (wish === 'no-preference') expect(Math.max(...durations)).toBeGreaterThan(0);
  });
}

/** A piece on its way, and where it is as its journey begins. */
interface Travelling {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** What of it is animated. */
  readonly properties: readonly string[];
}

/**
 * Moves the player on and tells what travels on its table at that very moment, each at the
 * beginning of its way; then it arrives.
 */
const travelling = (player: Locator, button = say('player.step')): Promise<Travelling[]> =>
  player.getByRole('button', { name: button, exact: true }).evaluate((control: HTMLElement) => {
    const felt = control.closest('.player')!.querySelector('.felt')!;
    control.click();
    const scripted = felt
      .getAnimations({ subtree: true })
      .filter(
        (animation) => !(animation instanceof CSSTransition || animation instanceof CSSAnimation),
      );
    for (const animation of scripted) {
      animation.pause();
      animation.currentTime = 0;
    }
    const found = scripted.map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      const element = target as HTMLElement;
      const { left, top, width, height } = element.getBoundingClientRect();
      const keyframes = (animation.effect as KeyframeEffect).getKeyframes();
      const properties = [...new Set(keyframes.flatMap((frame) => Object.keys(frame)))];
      return {
        name: element.matches('.guest') ? element.getAttribute('class')! : element.dataset.thing!,
        x: left + width / 2,
        y: top + height / 2,
        properties: properties.filter(
          (name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name),
        ),
      };
    });
    for (const animation of scripted) animation.finish();
    return found;
  });

const middleOf = async (place: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** Guests of the table and pieces that are still held to be on their way. */
const stale = (player: Locator): Locator => player.locator('.guest, .travels');

/** What the table shows, without what is on its way. */
const shown = (player: Locator): Promise<string> =>
  player.locator('.felt').evaluate((felt) => {
    const copy = felt.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('.guest')) element.remove();
    for (const element of copy.querySelectorAll('.travels')) element.classList.remove('travels');
    return copy.innerHTML.replaceAll(' class=""', '');
  });

/** Mila is about to take the money at the third pile, and then to pay for a card of the first. */
const beforeMoney = (page: Page): Promise<Locator> =>
  openAt(page, 'a-whole-cycle', 'trader-settles', 1);

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`At ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('coins travel from the pile they lie at, a card bought from its pile, and nothing but transforms is animated', async ({
      page,
    }) => {
      const player = await beforeMoney(page);
      const pile = await middleOf(player.locator('.pile .coin').nth(2));
      const coins = (await travelling(player)).filter(({ name }) => name.includes('coin'));
      expect(coins).toHaveLength(3);
      for (const { x, y, properties } of coins) {
        expect(Math.hypot(x - pile.x, y - pile.y)).toBeLessThan(2);
        expect(properties).toEqual(['transform']);
      }
      const purse = await middleOf(player.locator('.seat[data-seat="mila"] .tally .coin'));
      const paid = (await travelling(player)).filter(({ name }) => name.includes('coin'));
      expect(paid.length).toBeGreaterThan(0);
      for (const { x, y } of paid) expect(Math.hypot(x - purse.x, y - purse.y)).toBeLessThan(2);
      const market = await middleOf(player.locator('.top-card').first());
      const [bought] = (await travelling(player)).filter(({ name }) => name === 'card:market');
      expect(Math.hypot(bought!.x - market.x, bought!.y - market.y)).toBeLessThan(2);
    });

    test('the two cards of a trick lie side by side, each higher than a quarter of the felt, until the next lead sweeps them to the winner', async ({
      page,
    }) => {
      const player = await openAt(page, 'a-whole-trick', 'noor-leads', 1, 'en', 'claim');
      const felt = (await player.locator('.felt').boundingBox())!;
      const cards = player.locator('.played .laid');
      const step = player.getByRole('button', { name: say('player.step'), exact: true });
      for (let at = 0; at < 7; at += 1) {
        await step.click();
        await expect(cards).toHaveCount(2);
        await expect(player.locator('.claim')).not.toContainText(claim('on-table.nothing-played'));
        if (at > 0)
          await expect(player.locator('.played .wins')).toHaveText(
            new RegExp(`Mila\\s*${literally(claim('on-table.wins'))}`),
          );
        await expect(stale(player)).toHaveCount(0);
        const [first, second] = await Promise.all([
          cards.first().boundingBox(),
          cards.last().boundingBox(),
        ]);
        expect(first!.height).toBeGreaterThan(felt.height / 4);
        expect(second!.x).toBeGreaterThan(first!.x + first!.width);
        expect(second!.y).toBe(first!.y);
      }
      // A refused card changes nothing; then Mila leads.
      await step.click();
      await expect(cards).toHaveCount(2);
      const [left, right] = [await middleOf(cards.first()), await middleOf(cards.last())];
      const swept = (await travelling(player)).filter(({ name }) => name.includes('guest'));
      expect(swept.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual(
        [left, right].map(({ x, y }) => [Math.round(x), Math.round(y)]),
      );
      await expect(cards).toHaveCount(1);
    });
  });
}

test('A crest travels from its owner’s plate to the action it covers, and back', async ({
  page,
}) => {
  const player = await openScenario(page, 'trader-robbed-by-c-and-e');
  const step = player.getByRole('button', { name: say('player.step'), exact: true });
  while ((await player.locator('.cell .crest').count()) === 0) {
    const plate = await middleOf(player.locator('.seat[data-seat="noor"] .plate .crest'));
    const crests = (await travelling(player)).filter(({ name }) => name === 'crest:noor');
    for (const { x, y } of crests) expect(Math.hypot(x - plate.x, y - plate.y)).toBeLessThan(2);
    expect(crests).toHaveLength(await player.locator('.cell .crest').count());
  }
  const cell = await middleOf(player.locator('.cell .crest'));
  expect(await step.isEnabled()).toBe(true);
  const [leaving] = (await travelling(player, say('player.back'))).filter(({ name }) =>
    name.includes('guest'),
  );
  expect(Math.hypot(leaving!.x - cell.x, leaving!.y - cell.y)).toBeLessThan(2);
});

test('Nothing travels where the reader wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await beforeMoney(page);
  for (let at = 0; at < 3; at += 1) expect(await travelling(player)).toEqual([]);
  await expect(stale(player)).toHaveCount(0);
});

test('Nothing travels on a table that is not on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const player = await beforeMoney(page);
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await expect(player.locator('.felt')).not.toBeInViewport();
  expect(await travelling(player)).toEqual([]);
});

test('Whoever steps quickly, on or back, ends at the right table with nothing left on its way', async ({
  page,
}) => {
  const player = await beforeMoney(page);
  const number = Number(await stepNumber(player).textContent());
  const press = (names: readonly string[], pause: number): Promise<void> =>
    player.evaluate(
      async (element, [buttons, wait]) => {
        for (const name of buttons) {
          const button = [...element.querySelectorAll('button')].find(
            (one) => (one.ariaLabel ?? one.textContent).trim() === name,
          )!;
          button.click();
          if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        }
      },
      [names, pause] as const,
    );
  const [step, back] = [say('player.step'), say('player.back')];
  const walk = [step, step, step, back, step, step, back, back, step];
  await press(walk, 0);
  await press(walk, 40);
  await expect(stepNumber(player)).toHaveText(String(number + 6));
  await expect(stale(player)).toHaveCount(0);
  expect(
    await player
      .locator('.felt')
      .evaluate(
        (felt) =>
          felt.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
            .length,
      ),
  ).toBe(0);
  const [quick, said] = [await shown(player), await sentence(player).textContent()];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const calm = await beforeMoney(page);
  for (let at = 0; at < 6; at += 1)
    await calm.getByRole('button', { name: say('player.step'), exact: true }).click();
  expect(await sentence(calm).textContent()).toBe(said);
  expect(await shown(calm)).toBe(quick);
});

/**
 * What Chromium's trace says of one task: its name, its thread, and the microseconds for which it
 * had the processor.
 */
interface TracedTask {
  readonly name: string;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * How long each step is watched, in milliseconds, and the frames due in that time at sixty a
 * second.
 */
const WATCHED = 500;
const FRAMES_DUE = 30;

/**
 * Steps through a scenario on a device four times as slow: counts the tasks of the page that kept
 * the processor for more than 50 ms (a long task, as the web counts them). Time in which other
 * programs had the processor does not count.
 */
async function longTasks(page: Page, steps: number): Promise<number> {
  const player = await openScenario(page, 'trader-robbed-by-c-and-e');
  await player.locator('.felt').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['toplevel'] });
  const step = player.getByRole('button', { name: say('player.step'), exact: true });
  await step.evaluate(
    async (button: HTMLElement, [count, watched]) => {
      for (let at = 0; at < count; at += 1) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve, watched));
      }
    },
    [steps, WATCHED] as const,
  );
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TracedTask[];
  };
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  const threads = new Set(
    traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(({ tid }) => tid),
  );
  const tasks = traceEvents.filter(
    ({ name, tid }) => name === 'ThreadControllerImpl::RunTask' && threads.has(tid),
  );
  expect(tasks.length, 'tasks in the trace').toBeGreaterThan(steps);
  return tasks.filter(({ tdur = 0 }) => tdur > 50_000).length;
}

test('On a slow device motion makes at most one frame in twenty long that would be short without it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const steps = 10;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await longTasks(page, steps);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const moving = await longTasks(page, steps);
  const counts = `tasks over 50 ms at a quarter of the speed, in ${steps} steps: ${moving}; without motion ${still}`;
  console.log(counts);
  expect((moving - still) / (steps * FRAMES_DUE), counts).toBeLessThan(0.05);
});
