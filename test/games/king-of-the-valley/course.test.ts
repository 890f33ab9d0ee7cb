import { glob } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lessons } from '../../../content/outline/king-of-the-valley-lessons.ts';
import { checkTask } from '../../../src/engine/check-task.ts';
import type { Task } from '../../../src/engine/task.ts';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import { format } from '../../../src/games/king-of-the-valley/schema.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';
import { everyElement, pageOf, textOf } from '../../support/content.ts';

const files = (await Array.fromAsync(glob(`content/tasks/${game.id}/*.ts`))).toSorted();
const tasks = await Promise.all(
  files.map(async (file) => ({
    file: basename(file, '.ts'),
    task: ((await import(resolve(file))) as { default: Task<KingOfTheValley> }).default,
  })),
);

// Until the game is on the site: from then on the tests of every course read these files.
describe('the course of King of the Valley', () => {
  it('has nine lessons, and every task in one of them', () => {
    expect(lessons).toHaveLength(9);
    expect(lessons.flatMap((lesson) => lesson.tasks).toSorted()).toEqual(tasks.map(({ file }) => file));
  });

  describe.each(tasks)('$file', ({ file, task }) => {
    it('can be solved, can be missed, and brings up the rules it practises', () => {
      expect(checkTask(game, task)).toBeUndefined();
      expect(task).toMatchObject({ id: file, game: game.id });
      expect(format.position(task.position)).toMatchObject({ ok: true });
    });
  });

  const pages = (['en', 'de'] as const).flatMap((locale) => lessons.map((lesson) => ({ locale, ...lesson })));
  it.for(pages)('$slug has words for its tasks in $locale, in their order', async ({ locale, slug, tasks: own }) => {
    const { elements } = pageOf(await textOf(locale, `${game.id}/learn/${slug}.mdx`));
    const told = elements.filter(({ name }) => name === 'Task');
    expect(told.map(({ attributes }) => attributes.id)).toEqual(own);
    for (const { inside, attributes } of told) {
      const { kind } = tasks.find(({ file }) => file === attributes.id)!.task;
      const parts = everyElement(inside).map(({ name }) => name);
      expect(parts, attributes.id).toEqual(kind === 'play' ? ['Hint', 'Missed', 'Done'] : ['Hint', 'Done']);
    }
  });
});
