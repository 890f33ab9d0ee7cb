import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { lessons as claim } from '../../content/outline/claim-lessons.ts';
import { lessons as kingOfTheValley } from '../../content/outline/king-of-the-valley-lessons.ts';
import { lessons as rivalKings } from '../../content/outline/rival-kings-lessons.ts';
import { kindOf, momentsOf, stepsOf, tableInWords, type Moment } from '../support/course.ts';
import { PLAYED_IDS, type PlayedId } from '../../src/games/ids.ts';
import { expect, test } from './support.ts';
import { headOf, literally, words } from './words.ts';

const say = words('en', 'rival-kings');
const claimSays = words('en', 'claim');

const COURSES = {
  'rival-kings': rivalKings,
  claim,
  'king-of-the-valley': kingOfTheValley,
} as const;

/** The name of the lesson after “being-robbed”. */
const ROBBING = headOf('en/rival-kings/learn/robbing.mdx');
/** How a task ends that is solved: one to be played, or one to foresee what comes. */
const ENDED = new RegExp(
  `^(${['learn.reached', 'learn.right'].map((key) => literally(say(key))).join('|')})$`,
);

const lesson = (slug: string, game: keyof typeof COURSES = 'rival-kings'): string =>
  `/en/${game}/learn/${slug}/`;

/** A task of the lesson that is open, by name, ready to be played. */
async function taskOf(page: Page, id: string): Promise<Locator> {
  const task = page.locator(`[id="${id}"]`);
  await task.scrollIntoViewIfNeeded();
  await expect(task.locator('[data-ready]')).toBeVisible();
  return task;
}

/** What a lesson of Rival Kings says of a task: what is to be done, or how it ended. */
async function written(slug: string, id: string, part?: 'Done' | 'Missed'): Promise<string> {
  const text = await readFile(`content/en/rival-kings/learn/${slug}.mdx`, 'utf8');
  const task = text.split(`<Task id="${id}">`)[1]!.split('</Task>')[0]!;
  const found = (
    part ? task.split(`<${part}>`)[1]!.split(`</${part}>`)[0]! : task.split('<')[0]!
  ).trim();
  expect(found).not.toBe('');
  return found.replaceAll('*', '');
}

/** A piece of the table that can be tapped. */
const spot = (task: Locator, piece: string): Locator =>
  task.locator(`.spot[data-piece="${piece}"]`);
/** What plays the move that taps have come to. */
const main = (task: Locator): Locator => task.locator('.targets .main');

const ending = (task: Locator): Locator => task.locator('.ending .title');
const shield = (page: Page, id: string): Locator =>
  page.locator(`.lesson-head [data-task="${id}"]`);

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('A task is solved by a move of one’s own: the verdict lies beside the goal, the reasons unfold, and the next comes when asked for', async ({
    page,
  }) => {
    await page.goto(lesson('pairs'));
    const task = await taskOf(page, 'take-the-free-money');
    // Nothing can be bought yet: the piles with money are all there is to choose from.
    await task
      .getByRole('group', { name: say('action.money.short'), exact: true })
      .getByRole('button', { name: say('card.castle-wall') })
      .tap();
    await expect(task.locator('.stamp .verdict-sign')).toHaveAttribute('data-verdict', 'yes');
    const [stamp, goal, seat] = await Promise.all(
      ['.stamp', '.goal', '.seat'].map((part) => task.locator(part).first().boundingBox()),
    );
    expect(stamp!.x + stamp!.width).toBeLessThanOrEqual(goal!.x);
    expect(stamp!.y + stamp!.height).toBeLessThanOrEqual(seat!.y);
    await expect(ending(task)).toHaveText(say('learn.reached'));
    await expect(task.locator('.ending > div').first()).toHaveText(
      await written('pairs', 'take-the-free-money', 'Done'),
    );
    await expect(task.locator('.chip').filter({ visible: true })).toHaveCount(0);
    await task.locator('.why summary').tap();
    await expect(task.locator('.why li').first()).toContainText(
      say('event.moneyTaken', {
        source: 'own',
        seat: 'Ines',
        coins: 4,
        top_id: 'castle-wall',
        top_the: say('card.castle-wall.the'),
      }),
    );
    await expect(task.locator('.why .chip').first()).toBeVisible();
    await expect(shield(page, 'take-the-free-money')).toContainText(say('learn.state.solved'));
    await task.getByRole('button', { name: say('learn.next') }).tap();
    await expect(page.locator('[id="a-building-for-the-gardener"]')).toBeInViewport({
      ratio: 0.95,
    });
  });

  test('In the first task of a lesson, what can be tapped after a move and what came of it is uncovered, and what is done stays by the thumb', async ({
    page,
  }) => {
    /** How low the offers reach, and how much of the own castle is beneath them. */
    const seen = (task: Locator): Promise<readonly number[]> =>
      task.evaluate((one) => {
        const [castle, offers] = ['.castle', '.task-console'].map((part) =>
          one.querySelector(part)!.getBoundingClientRect(),
        );
        return [Math.round(offers!.bottom), Math.max(0, castle!.bottom - offers!.top)];
      });
    await page.goto(lesson('kingdom', 'king-of-the-valley'));
    const kingdom = await taskOf(page, 'missing-queen');
    await kingdom.getByRole('button', { name: say('learn.show') }).tap();
    await expect(ending(kingdom)).toHaveText(say('learn.shown'));
    await expect.poll(() => seen(kingdom)).toEqual([844, 0]);
    await page.goto(lesson('jester', 'king-of-the-valley'));
    const jester = await taskOf(page, 'queen-for-a-day');
    const [kings, move] = await stepsOf('king-of-the-valley', 'queen-for-a-day');
    for (const { button } of [kings!, move!])
      await jester.getByRole('button', { name: button, exact: true }).tap();
    await expect(spot(jester, 'castle:ines queen')).toHaveAttribute('data-mark', 'legal');
    await expect.poll(() => seen(jester)).toEqual([844, 0]);
  });

  test('Until a lesson introduces it, nothing is offered and nothing lies on the table', async ({
    page,
  }) => {
    await page.goto(lesson('pairs'));
    const task = await taskOf(page, 'take-the-free-money');
    await expect(task.locator('.moves .button')).toHaveText(
      (['garden', 'castle-wall'] as const).map((card) =>
        say('act.money', { at: say(`card.${card}`) }),
      ),
    );
    await expect(task.locator('.marker').filter({ visible: true })).toHaveCount(0);
    await page.goto(lesson('robbing'));
    const later = await taskOf(page, 'steal-before-acting');
    await expect(
      later.getByRole('button', { name: say('try.steal', { from: 'Mila' }) }),
    ).toBeVisible();
    await expect(later.locator('.marker').filter({ visible: true })).not.toHaveCount(0);
  });

  test('A legal move after which the goal is out of reach is told at once, and can be tried again', async ({
    page,
  }) => {
    await page.goto(lesson('pairs'));
    const task = await taskOf(page, 'take-the-free-money');
    await task.locator('.pile', { hasText: say('card.garden') }).tap();
    await expect(ending(task)).toHaveCount(0);
    await task.getByRole('button', { name: say('act.money', { at: say('card.garden') }) }).tap();
    await expect(task.locator('.stamp .verdict-sign')).toHaveAttribute('data-verdict', 'other');
    await expect(ending(task)).toHaveText(say('learn.missed'));
    await expect(task.locator('.ending')).toContainText(
      await written('pairs', 'take-the-free-money', 'Missed'),
    );
    await task.getByRole('button', { name: say('learn.again') }).tap();
    await expect(task.locator('.ending')).toHaveCount(0);
  });

  test('What comes is foreseen by tapping the table', async ({ page }) => {
    await page.goto(lesson('being-robbed'));
    const task = await taskOf(page, 'who-robs-the-trader');
    const seat = (name: string): Locator => task.locator(`.seat[data-seat="${name}"]`);
    await seat('juri').tap();
    await expect(task.getByRole('button', { name: 'Juri', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(spot(task, 'seat:juri')).toHaveAttribute('data-mark', 'selected');
    await task.getByRole('button', { name: say('learn.check') }).tap();
    await expect(ending(task)).toHaveText(say('learn.wrong'));
    await expect(task.locator('.ending')).toContainText(
      say('learn.answer-is', { answer: 'Mila, Juri' }),
    );
    await task.getByRole('button', { name: say('learn.again') }).tap();
    for (const name of ['juri', 'noor', 'mila', 'noor']) await seat(name).tap();
    await task.getByRole('button', { name: say('learn.check') }).tap();
    await expect(ending(task)).toHaveText(say('learn.right'));
    await expect(shield(page, 'who-robs-the-trader')).toContainText(say('learn.state.solved'));
  });

  test('Which pieces it will be is answered by tapping them, with keys and by their names as well', async ({
    page,
  }) => {
    await page.goto(lesson('sets', 'king-of-the-valley'));
    const task = await taskOf(page, 'minus-one');
    for (const cell of ['c3', 'b3', 'd3']) await spot(task, `cell:${cell}`).tap();
    for (const cell of ['b3', 'c3', 'd3'])
      await expect(task.getByRole('button', { name: cell, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    await expect(spot(task, 'cell:e3')).toHaveCount(0);
    await task.getByRole('button', { name: say('learn.check') }).tap();
    await expect(ending(task)).toHaveText(say('learn.wrong'));
    await expect(task.locator('.ending')).toContainText(
      say('learn.answer-is', { answer: 'b3, d3' }),
    );
    await task.getByRole('button', { name: say('learn.again') }).tap();
    await spot(task, 'cell:c3').tap();
    await spot(task, 'cell:c3').press('Escape');
    await expect(spot(task, 'cell:c3')).toHaveAttribute('data-mark', 'legal');
    await spot(task, 'cell:b3').press('Enter');
    await task.getByRole('button', { name: 'd3', exact: true }).tap();
    await expect(spot(task, 'cell:d3')).toHaveAttribute('data-mark', 'selected');
    await task.getByRole('button', { name: say('learn.check') }).tap();
    await expect(ending(task)).toHaveText(say('learn.right'));
  });

  test('Which of several things it will be is chosen by their names', async ({ page }) => {
    await page.goto(lesson('votes', 'claim'));
    const task = await taskOf(page, 'many-cards-few-votes');
    const faction = (id: string): Locator =>
      task.getByRole('button', { name: claimSays(`faction.${id}.plural`), exact: true });
    await expect(task.locator('.spot')).toHaveCount(0);
    for (const id of ['goblin', 'dwarf', 'knight', 'dwarf', 'doppelganger'])
      await faction(id).tap();
    await task.getByRole('button', { name: say('learn.check') }).tap();
    await expect(ending(task)).toHaveText(say('learn.right'));
  });

  test('A number is chosen among a few', async ({ page }) => {
    await page.goto(lesson('pairs'));
    const task = await taskOf(page, 'five-cards-add-up');
    const numbers = task.getByRole('group', { name: say('learn.your-answer') }).getByRole('button');
    await expect(numbers).toHaveText(['10', '11', '13', '15']);
    await numbers.nth(1).tap();
    await expect(ending(task)).toHaveText(say('learn.right'));
  });

  test('A card in front of a player says its name when it is tapped, also where no move is about it', async ({
    page,
  }) => {
    for (const [slug, id, card] of [
      ['pairs', 'five-cards-add-up', 'forge'],
      ['court-and-town', 'fetch-the-mine', 'miner'],
    ] as const) {
      await page.goto(lesson(slug));
      const task = await taskOf(page, id);
      const good = task.locator(`.seat[data-seat="ines"] [data-thing="card:${card}"]`);
      await expect(good.locator('.good-name')).toBeHidden();
      await good.tap();
      await expect(good.locator('.good-name')).toHaveText(say(`card.${card}`));
      await expect(good.locator('.good-name')).toBeInViewport({ ratio: 1 });
      await expect(task.locator('.good-name').filter({ visible: true })).toHaveCount(1);
    }
  });

  test('A move is made on the table itself: an action of the victim, then a pile; a theft asks to be carried out', async ({
    page,
  }) => {
    await page.goto(lesson('robbing'));
    const task = await taskOf(page, 'steal-before-acting');
    await task
      .locator('.seat[data-seat="mila"] .cell', { hasText: say('action.money.short') })
      .tap();
    await expect(main(task)).toHaveText(
      say('act.steal', { action_short: say('action.money.short'), from: 'Mila' }),
    );
    await main(task).tap();
    await expect(task.locator('.news')).toContainText(
      say('event.actionStolen', {
        thief: 'Ines',
        victim: 'Mila',
        victim_character: say('character.countess'),
        action: say('action.money'),
      }),
    );
    await expect(task.locator('.news b').last()).toContainText(
      say('decide.due', { seat: 'Ines', action: say('action.money') }),
    );
    await expect(task.locator('.moves .button')).toHaveText([
      say('act.stolen', { move: say('action.money.short'), from: 'Mila' }),
      say('act.waive'),
    ]);
    await expect(spot(task, 'cell:mila money')).toHaveAttribute('data-mark', 'legal');
    await expect(spot(task, 'cell:ines money')).toHaveCount(0);
    await task.locator('.pile', { hasText: say('card.university') }).tap();
    await main(task).tap();
    await expect(task.locator('.news')).toContainText(
      say('event.moneyTaken', {
        source: 'stolen',
        seat: 'Ines',
        coins: 5,
        top_id: 'university',
        top_the: say('card.university.the'),
      }),
    );
    await task.locator('.pile', { hasText: say('card.blacksmith') }).tap();
    const there = task.getByRole('group', { name: say('learn.there') });
    const blacksmith = { at: say('card.blacksmith') };
    await expect(there.getByRole('button')).toHaveText([
      say('act.money', blacksmith),
      say('act.recruit', blacksmith),
      say('player.try.all'),
    ]);
    await there.getByRole('button', { name: say('player.try.all') }).tap();
    await expect(task.getByRole('group', { name: say('player.try.which') })).toBeVisible();
    await task.locator('.pile', { hasText: say('card.blacksmith') }).tap();
    await there.getByRole('button', { name: say('act.money', blacksmith) }).tap();
    await expect(ending(task)).toHaveText(say('learn.reached'));
  });

  test('A swap is made by tapping one’s own cards, then another’s; a card that cannot be had says why', async ({
    page,
  }) => {
    await page.goto(lesson('court-and-town'));
    const task = await taskOf(page, 'bishop-completes-a-pair');
    await spot(task, 'card:ines bishop').tap();
    await spot(task, 'card:ines vintner').tap();
    await spot(task, 'card:mila innkeeper').tap();
    await expect(spot(task, 'card:mila innkeeper')).toHaveAttribute('data-mark', 'barred');
    await expect(task.locator('.refusal .chip').first()).toHaveAttribute('href', /#rk\./);
    await expect(spot(task, 'card:ines vintner')).toHaveAttribute('data-mark', 'selected');
    await spot(task, 'card:noor farmer').tap();
    await expect(task.locator('.refusal')).toHaveCount(0);
    await main(task).tap();
    await expect(task.locator('.seat[data-seat="ines"] .good:has(.newest)')).toHaveAttribute(
      'title',
      say('card.farmer'),
    );
  });
});

test('In Claim a card is played from the hand on the table; one that the rules refuse is answered with its rule', async ({
  page,
}) => {
  await page.goto(lesson('knights-and-goblins', 'claim'));
  const task = await taskOf(page, 'the-knight-must-wait');
  await spot(task, 'card:knight-3').click();
  await expect(spot(task, 'card:knight-3')).toHaveAttribute('data-mark', 'barred');
  await expect(task.locator('.refusal .chip').first()).toHaveAttribute(
    'href',
    /\/claim\/rules\/[a-z-]+\/#cl\./,
  );
  await expect(ending(task)).toHaveCount(0);
  await spot(task, 'card:goblin-8').click();
  await expect(task.locator('.refusal')).toHaveCount(0);
  await expect(ending(task)).toHaveCount(0);
  await main(task).click();
  await expect(ending(task)).toHaveText(claimSays('learn.reached'));
});

test('In King of the Valley the end of a leg is tapped, then what it takes; a column of the hill shows what it would bring', async ({
  page,
}) => {
  await page.goto(lesson('sets', 'king-of-the-valley'));
  const knights = await taskOf(page, 'two-knights');
  await spot(knights, 'cell:e4').click();
  await expect(knights.locator('.targets .button:not(.text)')).toHaveCount(2);
  await spot(knights, 'cell:e2').click();
  await expect(knights.locator('.targets .button:not(.text)')).toHaveCount(1);
  await main(knights).click();
  await expect(ending(knights)).toHaveText(say('learn.reached'));
  await page.goto(lesson('refill', 'king-of-the-valley'));
  const queen = await taskOf(page, 'queen-on-e3');
  await expect(queen.locator('.coming')).toHaveCount(0);
  await spot(queen, 'side:left').click();
  await expect(queen.locator('.coming')).toHaveCount(2);
  await expect(ending(queen)).toHaveCount(0);
  await spot(queen, 'side:right').click();
  await main(queen).click();
  await expect(ending(queen)).toHaveText(say('learn.reached'));
});

test('By keyboard the table of a task is one stop; what it comes to has the focus, and Escape takes a tap back', async ({
  page,
}) => {
  await page.goto(lesson('robbing'));
  const task = await taskOf(page, 'steal-before-acting');
  await expect(task.locator('.spot[tabindex="0"]')).toHaveCount(1);
  await spot(task, 'cell:mila money').focus();
  await page.keyboard.press('Enter');
  await expect(main(task)).toBeFocused();
  await spot(task, 'cell:mila money').focus();
  await page.keyboard.press('Escape');
  await expect(task.locator('.spot[data-mark="selected"]')).toHaveCount(0);
  await expect(main(task)).toHaveCount(0);
  await spot(task, 'cell:mila money').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(task.locator('.news')).toBeVisible();
});

test('A move that the rules refuse is answered with its rule, one that misses with what is missing; both can be taken back', async ({
  page,
}) => {
  await page.goto(lesson('robbing'));
  const task = await taskOf(page, 'steal-before-acting');
  await expect(task.getByRole('button', { name: say('try.steal', { from: 'Juri' }) })).toHaveCount(
    0,
  );
  await task.locator('.spot[data-piece^="cell:juri"]').first().click();
  await expect(task.locator('.refusal .chip')).toHaveAttribute('href', /#rk\./);
  await task.getByRole('button', { name: say('act.end') }).click();
  await expect(ending(task)).toHaveText(say('learn.missed'));
  await expect(task.locator('.ending')).toContainText(
    await written('robbing', 'steal-before-acting', 'Missed'),
  );
  await task.getByRole('button', { name: say('learn.again') }).click();
  await expect(task.locator('.ending')).toHaveCount(0);
  await expect(shield(page, 'steal-before-acting')).toContainText(say('learn.state.open'));
});

test('Help comes in three steps: a hint, a stronger one, and one way to the goal', async ({
  page,
}) => {
  await page.goto(lesson('robbing'));
  const task = await taskOf(page, 'steal-before-acting');
  await task.getByRole('button', { name: say('learn.hint'), exact: true }).click();
  await expect(task.locator('.hint-text')).toHaveCount(1);
  await task.getByRole('button', { name: say('learn.hint.stronger') }).click();
  await expect(task.locator('.hint-text').nth(1)).toContainText(
    say('learn.begin-with', { move: say('try.steal', { from: 'Mila' }) }),
  );
  await task.getByRole('button', { name: say('learn.show') }).click();
  await expect(ending(task)).toHaveText(say('learn.shown'));
  await expect(shield(page, 'steal-before-acting')).toContainText(say('learn.state.shown'));
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`At the end of a lesson one way on stands out of what is on a screen of ${width} × ${height}: at last the next lesson`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(lesson('pairs'));
    const task = await taskOf(page, 'five-cards-add-up');
    await task
      .getByRole('group', { name: say('learn.your-answer') })
      .getByRole('button', { name: '11' })
      .click();
    await expect(ending(task)).toHaveText(say('learn.right'));
    const next = task.getByRole('button', { name: say('learn.next') });
    const fromLesson = page.locator('#learnt [rel="next"]');
    const standOut = (): Promise<string[]> =>
      page.locator('.lesson .button.main').evaluateAll((all) =>
        all
          .filter((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          })
          .map((one) => one.textContent.trim()),
      );
    await expect.poll(standOut).toHaveLength(1);
    await next.click();
    await expect(fromLesson).toBeInViewport({ ratio: 1 });
    await expect.poll(standOut).toEqual([(await fromLesson.innerText()).trim()]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(next).toHaveClass(/main/);
  });
}

test('On a desk the cards in front of the players have their names below them, each beside the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const slug of ['pairs', 'court-and-town', 'end-and-scoring']) {
    await page.goto(lesson(slug));
    // Looked up and measured at once: meanwhile tasks that come into view are drawn anew.
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll('.goods')].map((goods) =>
        [...goods.querySelectorAll('.good')].map((good) => {
          const [picture, name] = [
            good.querySelector('img')!,
            good.querySelector('.good-name')!,
          ].map((part) => part.getBoundingClientRect());
          return {
            title: good.getAttribute('title'),
            name: good.querySelector('.good-name')!.textContent,
            picture: picture!,
            box: name!,
          };
        }),
      ),
    );
    const cards = rows.flat();
    expect(cards.length).toBeGreaterThan(4);
    for (const { title, name, picture, box } of cards) {
      expect(name).toBe(title);
      expect(box.height).toBeGreaterThan(0);
      expect(box.top).toBeGreaterThanOrEqual(picture.bottom);
    }
    const isOver = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    for (const row of rows)
      expect(
        row
          .filter(({ box }, at) => row.slice(at + 1).some((other) => isOver(box, other.box)))
          .map(({ name }) => name),
      ).toEqual([]);
  }
});

/** What the buttons of a task that only open something came to. */
interface Opened {
  /** How many sorts of moves there were to open. */
  readonly looked: number;
  /** Those that have done more than open it, or have opened nothing that can be played. */
  readonly wrong: readonly string[];
}

/**
 * On the way to the goal of a task, presses every button that only opens something, and takes that
 * back.
 */
function openAll(
  task: Element,
  { moments, back }: { moments: readonly Moment[]; back: string },
): Opened {
  const plain = (text: string): string => text.trim().replaceAll('\u00AD', '');
  const buttons = (within: Element = task): HTMLElement[] => [
    ...within.querySelectorAll<HTMLElement>('.moves .button'),
  ];
  const press = (name: string, within?: Element): void => {
    const wanted = buttons(within).find(({ textContent }) => plain(textContent) === plain(name));
    if (!wanted) throw new Error(`${task.id}: no ${name}`);
    wanted.click();
  };
  const offers = (): string =>
    buttons()
      .map(({ textContent }) => plain(textContent))
      .join(' | ');
  const wrong: string[] = [];
  let looked = 0;
  for (const { opening, presses } of moments) {
    const before = offers();
    for (const name of opening) {
      looked += 1;
      // The only sort of all is open by itself.
      if (
        opening.length === 1 &&
        [...task.querySelectorAll('.targets')].some(
          (one) => one.getAttribute('aria-label') === name,
        )
      )
        continue;
      press(name);
      const targets = buttons().length - 1;
      const isSelected =
        task.querySelector('.spot[data-mark="selected"]') !== null &&
        task.querySelectorAll('.targets .main').length === 1;
      if (task.querySelector('.ending, .refusal') || targets < 1)
        return { looked, wrong: [...wrong, name] };
      if (targets === 1 && !isSelected) wrong.push(`${name} shows nothing`);
      press(back);
      if (offers() !== before) wrong.push(`${name} has changed ${before} to ${offers()}`);
    }
    for (const { group, button } of presses)
      press(
        button,
        group ? task.querySelector(`[role="group"][aria-label="${group}"]`)! : undefined,
      );
  }
  if (!task.querySelector('.stamp .verdict-sign[data-verdict="yes"]')) wrong.push('not solved');
  return { looked, wrong };
}

for (const game of PLAYED_IDS) {
  test(`In no task of ${game} a button plays that stands for a sort of move: it shows what there is, and a single move on the table, and waits`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    let looked = 0;
    for (const { slug, tasks } of COURSES[game]) {
      await page.goto(lesson(slug, game));
      for (const id of tasks) {
        const moments = await momentsOf(game, id);
        if (moments.length === 0) continue;
        const opened = await (
          await taskOf(page, id)
        ).evaluate(openAll, { moments, back: say('player.try.all') });
        expect.soft(opened.wrong, `${slug}/${id}`).toEqual([]);
        looked += opened.looked;
      }
    }
    expect(looked).toBeGreaterThan(20);
  });
}

test('A button that stands for the only move of its sort selects it: the table shows the move, and its own name plays it', async ({
  page,
}) => {
  const valley = words('en', 'king-of-the-valley');
  await page.goto(lesson('sets', 'king-of-the-valley'));
  const task = await taskOf(page, 'with-a-gap');
  await task.getByRole('button', { name: valley('try.set') }).click();
  await expect(ending(task)).toHaveCount(0);
  await expect(main(task)).toHaveCount(1);
  await expect(task.locator('.spot[data-mark="selected"]')).toHaveCount(3);
  await task.getByRole('button', { name: say('player.try.all') }).click();
  await expect(task.locator('.spot[data-mark="selected"]')).toHaveCount(0);
  await task.getByRole('button', { name: valley('try.set') }).click();
  await main(task).click();
  await expect(ending(task)).toHaveText(say('learn.reached'));
});

test('A task is solved by keyboard alone', async ({ page }) => {
  await page.goto(lesson('being-robbed'));
  const task = await taskOf(page, 'who-robs-the-trader');
  for (const seat of ['Mila', 'Juri'])
    await task.getByRole('button', { name: seat, exact: true }).press('Space');
  await task.getByRole('button', { name: say('learn.check') }).press('Enter');
  await expect(ending(task)).toHaveText(say('learn.right'));
  await task.getByRole('button', { name: say('learn.next') }).press('Enter');
  await expect(page.locator('[id="choose-out-of-reach"]')).toBeFocused();
});

test('Progress stays on the device, goes into a file and comes back, and can be started over and brought back', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/learn/');
  await page.evaluate(() =>
    localStorage.setItem(
      'progress.rival-kings',
      JSON.stringify({
        version: 1,
        game: 'rival-kings',
        tasks: { 'who-robs-the-trader': 'solved', 'an-old-name': 'shown' },
      }),
    ),
  );
  await page.reload();
  await expect(page.locator('[data-task="who-robs-the-trader"]')).toContainText(
    say('learn.state.solved'),
  );
  await expect(page.getByText(say('learn.former'))).toBeHidden();
  const [lesson, minutes] = await Promise.all(
    ['.name', '.minutes'].map((part) => page.locator(`.lessons ${part}`).first().innerText()),
  );
  await expect(
    page.getByRole('link', { name: say('learn.go-on', { lesson: lesson!, minutes: minutes! }) }),
  ).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: say('learn.export') }).click();
  const file = await (await saving).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    tasks: { 'who-robs-the-trader': 'solved', 'an-old-name': 'shown' },
  });
  await page.getByRole('button', { name: say('learn.reset') }).click();
  await expect(page.locator('[data-task="who-robs-the-trader"]')).toContainText(
    say('learn.state.open'),
  );
  await page.getByRole('button', { name: say('learn.undo-reset') }).click();
  await expect(page.locator('[data-task="who-robs-the-trader"]')).toContainText(
    say('learn.state.solved'),
  );
  await page.getByRole('button', { name: say('learn.reset') }).click();
  await page.locator('[data-do="import"]').setInputFiles(file);
  await expect(page.locator('.keeping .notice')).toHaveText(say('learn.imported'));
  await expect(page.locator('[data-task="who-robs-the-trader"]')).toContainText(
    say('learn.state.solved'),
  );
  await page.locator('[data-do="import"]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  });
  await expect(page.locator('.keeping .notice')).toContainText(say('learn.import-failed'));
});

test('Finished tasks of an earlier course are told as such, and stay in the file', async ({
  page,
}) => {
  await page.goto('/en/rival-kings/learn/');
  await page.evaluate(() =>
    localStorage.setItem(
      'progress.rival-kings',
      JSON.stringify({ version: 1, game: 'rival-kings', tasks: { 'who-takes-markers': 'solved' } }),
    ),
  );
  await page.reload();
  await expect(page.getByText(say('learn.former'))).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: say('learn.export') }).click();
  expect(JSON.parse(await readFile(await (await saving).path(), 'utf8'))).toMatchObject({
    tasks: { 'who-takes-markers': 'solved' },
  });
});

test('Progress that cannot be read is reported and set aside', async ({ page }) => {
  await page.goto('/en/rival-kings/learn/');
  await page.evaluate(() => localStorage.setItem('progress.rival-kings', 'broken'));
  await page.reload();
  await expect(page.locator('.keeping .notice')).toContainText(say('learn.damaged'));
  expect(await page.evaluate(() => localStorage.getItem('progress.rival-kings.damaged-1'))).toBe(
    'broken',
  );
});

test('A lesson says, too, where what is kept cannot be read', async ({ page }) => {
  await page.goto(lesson('money'));
  await page.evaluate(() => localStorage.setItem('progress.rival-kings', '{"version":1}'));
  await page.reload();
  await expect(page.locator('.progress-notice')).toContainText(say('learn.damaged'));
});

/** A text with one plain space wherever it has any. */
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, to: Locator): Promise<void> {
  await expect(to).toBeVisible();
  // Found once: to look it up by its name again takes longer than to press the key.
  const element = await to.elementHandle();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(to)}`);
}

/**
 * Puts the focus where Tab would lead to: on what can be seen and used, and is one of the page's
 * stops.
 */
async function stopAt(to: Locator): Promise<void> {
  const isStop = await to.evaluate((one) => {
    (one as HTMLElement).focus();
    return (
      one === document.activeElement &&
      (one as HTMLElement).tabIndex >= 0 &&
      one.checkVisibility({ visibilityProperty: true })
    );
  });
  expect(isStop, `Tab stops at ${String(to)}`).toBe(true);
}

/**
 * Where the parts of each passage of a lesson lie on a wide screen: the table on the left page, and
 * on the right what is said about it and the task.
 */
const passages = (
  page: Page,
): Promise<{ isLeft: boolean; isRight: boolean; isInOrder: boolean }[]> =>
  page.locator('.passage').evaluateAll((all) =>
    all.map((passage) => {
      const boxes = (selector: string): DOMRect[] =>
        [...passage.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
      const [tables, right] = [
        boxes('.task-table'),
        boxes('.passage-text > :not(link), .task-head, .task-console'),
      ];
      return {
        isLeft: tables.length > 0 && tables.every((box) => box.right <= innerWidth / 2),
        isRight: right.length > 0 && right.every((box) => box.left >= innerWidth / 2),
        // Each begins where the one before ends, or later.
        isInOrder: right.every((box, at) => at === 0 || box.top >= right[at - 1]!.bottom - 1),
      };
    }),
  );

/**
 * Whether a task of a lesson is of a kind that no lesson before it has: Tab is then pressed until
 * it leads to each button; elsewhere each must be a stop.
 */
async function hasNewKind(game: PlayedId, slug: string): Promise<boolean> {
  const seen = new Set<string>();
  for (const lesson of COURSES[game]) {
    const kinds = await Promise.all(lesson.tasks.map((id) => kindOf(game, id)));
    if (lesson.slug === slug) return kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
  }
  throw new Error(`no lesson ${slug} of ${game}`);
}

for (const { game, slug, tasks } of PLAYED_IDS.flatMap((game) =>
  COURSES[game].map((one) => ({ game, ...one })),
)) {
  test(`“${slug}” of ${game} lies open like a book, and is solved from its first task to its last with the keyboard alone, by what the table says in words`, async ({
    page,
  }) => {
    const leadTo = (await hasNewKind(game, slug)) ? (to: Locator) => tabTo(page, to) : stopAt;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(lesson(slug, game));
    expect(await passages(page)).toEqual(
      tasks.map(() => ({ isLeft: true, isRight: true, isInOrder: true })),
    );
    await leadTo(shield(page, tasks[0]!));
    await page.keyboard.press('Enter');
    for (const id of tasks) {
      const task = page.locator(`[id="${id}"]`);
      await expect(task.locator('[data-ready]')).toBeVisible();
      await expect(task).toBeFocused();
      const snapshot = spaced(await task.locator('.task-table').ariaSnapshot());
      for (const fact of await tableInWords(game, id)) expect(snapshot).toContain(spaced(fact));
      for (const { group, button, type } of await stepsOf(game, id)) {
        if (type) {
          await leadTo(task.getByRole('textbox'));
          await page.keyboard.type(type);
        }
        const within = group ? task.getByRole('group', { name: group, exact: true }) : task;
        await leadTo(within.getByRole('button', { name: button, exact: true }));
        await page.keyboard.press('Enter');
      }
      await expect(ending(task)).toHaveText(ENDED);
      await expect(task.locator('.ending')).toBeFocused();
      // What has the focus is read out with it, and not once more as a status.
      await expect(task.getByRole('group', { name: ENDED })).toBeFocused();
      await expect(task.locator('[role="status"] .ending')).toHaveCount(0);
      await expect(task.locator('.stamp .verdict-sign')).toHaveAttribute('data-verdict', 'yes');
      await expect(task.locator('.why .chain li').first()).not.toBeEmpty();
      await expect(shield(page, id)).toContainText(say('learn.state.solved'));
      await leadTo(task.getByRole('button', { name: say('learn.next') }));
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('#learnt')).toBeFocused();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a lesson reads: the table, the goal, a hint, and one way to the goal', async ({ page }) => {
    await page.goto(lesson('robbing'));
    const task = page.locator('[id="steal-before-acting"]');
    await expect(task.locator('.seat').first()).toBeVisible();
    await expect(task.locator('.goal')).toContainText(
      await written('robbing', 'steal-before-acting'),
    );
    await task.locator('.solution summary').click();
    await expect(task.locator('.solution li').first()).toBeVisible();
  });
});

test('Each lesson leads on to the next and to its rules, and its rules lead back to it', async ({
  page,
}) => {
  await page.goto(lesson('being-robbed'));
  await page.getByText(say('learn.rules')).click();
  await page.locator('.learnt .chip').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', {
      name: `${say('joint.label', { what: say('learn.next-lesson') })} ${ROBBING}`,
    })
    .click();
  await expect(page).toHaveURL(/learn\/robbing\/$/);
  await page.goto('/en/rival-kings/rules/theft/');
  await page.locator('[id="rk.steal.crest"] .side a', { hasText: ROBBING }).click();
  await expect(page).toHaveURL(/learn\/robbing\/$/);
});
