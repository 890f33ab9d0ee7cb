import { stepsOf } from '../support/course.ts';
import { expect, LANGUAGES, test } from './support.ts';
import { words } from './words.ts';

for (const language of LANGUAGES) {
  for (const game of language === 'nl'
    ? (['claim'] as const)
    : (['rival-kings', 'claim'] as const)) {
    test(`After a task the course offers the lesson to go on with by its name, clear of the line above it (${game}, ${language})`, async ({
      page,
    }) => {
      await page.goto(`/${language}/${game}/learn/`);
      const offer = page.locator('.go-on');
      await expect(offer).toBeHidden();
      const lessons = page.locator('.lessons > li');
      const tasks = await lessons
        .first()
        .locator('[data-task]')
        .evaluateAll((all) => all.map((one) => one.dataset.task!));
      for (const [done, lesson, task] of [
        [tasks.slice(0, 1), lessons.first(), `#${tasks[1]!}`],
        [tasks, lessons.nth(1), ''],
      ] as const) {
        await page.evaluate(
          ([at, solved]) =>
            localStorage.setItem(
              `progress.${at}`,
              JSON.stringify({
                version: 1,
                game: at,
                tasks: Object.fromEntries(solved.map((task) => [task, 'solved'])),
              }),
            ),
          [game, done] as const,
        );
        await page.reload();
        await expect(lesson).toHaveAttribute('aria-current', 'step');
        await expect(page.locator('.lessons [aria-current]')).toHaveCount(1);
        const name = await lesson.locator('.name').innerText();
        const minutes = await lesson.locator('.minutes').innerText();
        await expect(offer).toHaveText(words(language)('learn.go-on', { lesson: name, minutes }));
        const address = await offer
          .getByRole('link')
          .evaluate((link: HTMLAnchorElement) => link.pathname);
        expect(address).toBe(await lesson.getByRole('link').first().getAttribute('href'));
        expect(await offer.getByRole('link').evaluate((link: HTMLAnchorElement) => link.hash)).toBe(
          task,
        );
      }
      const head = (await page.locator('.chapter-head').boundingBox())!;
      expect((await offer.boundingBox())!.y - head.y - head.height).toBeGreaterThanOrEqual(16);
    });
  }
}

test('Who goes on with a lesson that is begun comes to its first open task, with the words that lead up to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const game = 'king-of-the-valley';
  await page.goto(`/en/${game}/learn/`);
  const tasks = await page
    .locator('.lessons > li', { has: page.locator('[data-lesson="the-king"]') })
    .locator('[data-task]')
    .evaluateAll((all) => all.map((one) => one.dataset.task!));
  await page.evaluate(
    ([at, solved]) =>
      localStorage.setItem(
        `progress.${at}`,
        JSON.stringify({ version: 1, game: at, tasks: { [solved!]: 'solved' } }),
      ),
    [game, tasks[0]] as const,
  );
  await page.reload();
  await page.locator('.go-on').getByRole('link').click();
  const passage = page.locator('.passage', { has: page.locator(`[id="${tasks[1]!}"]`) });
  await expect(passage.locator('[data-ready]')).toBeVisible();
  await expect.poll(async () => Math.abs((await passage.boundingBox())!.y)).toBeLessThan(60);
});

test('Starting over takes the way on away again', async ({ page }) => {
  await page.goto('/en/claim/learn/');
  const task = (await page.locator('[data-task]').first().getAttribute('data-task'))!;
  await page.evaluate(
    (solved) =>
      localStorage.setItem(
        'progress.claim',
        JSON.stringify({ version: 1, game: 'claim', tasks: { [solved]: 'solved' } }),
      ),
    task,
  );
  await page.reload();
  await expect(page.locator('.go-on')).toBeVisible();
  await page.getByRole('button', { name: words('en')('learn.reset') }).click();
  await expect(page.locator('.go-on')).toBeHidden();
});

test('Who knows a lesson skips it with its last task', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const say = words('en', 'rival-kings');
  await page.goto('/en/rival-kings/learn/');
  const row = page.locator('.lessons > li', { has: page.locator('[data-lesson="equal-ranks"]') });
  await row.locator('.skip-lesson').click();
  const last = page.locator('.task').last();
  await expect(last.locator('[data-ready]')).toBeVisible();
  await expect(last.locator('.skipping')).toBeVisible();
  await expect(last.locator('.goal')).toBeInViewport();
  const names = await page.locator('.task').evaluateAll((tasks) => tasks.map(({ id }) => id));
  for (const { group, button } of await stepsOf('rival-kings', names.at(-1)!))
    await (group ? last.getByRole('group', { name: group, exact: true }) : last)
      .getByRole('button', { name: button, exact: true })
      .click();
  for (const [place, name] of names.entries())
    await expect(page.locator(`.lesson-head [data-task="${name}"]`)).toContainText(
      say(place < names.length - 1 ? 'learn.state.known' : 'learn.state.solved'),
    );
  await page.goto('/en/rival-kings/learn/');
  await expect(row.locator('.skip-lesson')).toBeHidden();
  await expect(
    page.locator('.lessons > [aria-current="step"] [data-lesson="pairs"]'),
  ).toBeVisible();
});
