import { glob } from 'node:fs/promises';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkTask } from '../../src/engine/check-task.ts';
import type { Game } from '../../src/engine/game.ts';
import { attempt, startTask, type PlayTask, type Task } from '../../src/engine/task.ts';
import { everyElement, pageOf, textOf, type Element } from '../support/content.ts';
import { GAMES } from '../support/games.ts';
import type { PlayedId } from '../../src/games/ids.ts';

/** How many lessons the course of each game should have at least. */
const FEWEST: Readonly<Record<PlayedId, number>> = {
  'rival-kings': 14,
  claim: 6,
  'king-of-the-valley': 9,
};

async function tasksOf(game: string): Promise<{ readonly file: string; readonly task: Task }[]> {
  const files = (await Array.fromAsync(glob(`content/tasks/${game}/*.ts`))).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      file: basename(file, '.ts'),
      task: ((await import(`../../${file}`)) as { default: Task }).default,
    })),
  );
}

const courses = await Promise.all(
  GAMES.map(async (whole) => ({ ...whole, tasks: await tasksOf(whole.id) })),
);

describe.each(courses)(
  'the course of $id',
  ({ id, game, format, book: { lessons }, locales, tasks }) => {
    it('has enough lessons of two to six tasks, every task in one of them', () => {
      expect(lessons.length).toBeGreaterThanOrEqual(FEWEST[id]);
      for (const { slug, tasks: own } of lessons) {
        expect(own.length, slug).toBeGreaterThanOrEqual(2);
        expect(own.length, slug).toBeLessThanOrEqual(6);
      }
      const named = lessons.flatMap((lesson) => lesson.tasks);
      expect(new Set(named).size).toBe(named.length);
      expect(named.toSorted()).toEqual(tasks.map(({ file }) => file).toSorted());
    });

    it('practises rules that exist, and has tasks to foresee what comes', () => {
      for (const { task } of tasks)
        expect(
          task.teaches.filter((rule) => !(rule in format.rules)),
          task.id,
        ).toEqual([]);
      expect(tasks.filter(({ task }) => task.kind === 'predict').length).toBeGreaterThanOrEqual(
        lessons.length / 2,
      );
    });

    describe.each(tasks)('$file', ({ file, task }) => {
      it('can be solved, can be missed, and brings up the rules it practises', () => {
        expect(checkTask(game, task)).toBeUndefined();
      });

      it('bears the name of its file, and is data without prose that can be read back', () => {
        expect(task).toMatchObject({ id: file, game: id });
        expect(JSON.parse(JSON.stringify(task))).toStrictEqual(task);
        expect(format.position(task.position)).toMatchObject({ ok: true });
        const actions = [
          ...(task.before ?? []),
          ...(task.kind === 'play' ? [...task.solution, ...(task.rivals ?? [])] : task.then),
        ];
        for (const action of actions) expect(format.action(action)).toMatchObject({ ok: true });
        expect(textsIn(withoutPieces(task)).filter((text) => !ID.test(text))).toEqual([]);
      });
    });

    describe('a reader who does anything at all', () => {
      const plays = tasks.flatMap(({ task }) => (task.kind === 'play' ? [task] : []));
      it.for(plays.map((task) => [task.id, task] as const))('comes to an end of %s', ([, task]) => {
        const ends = new Set(
          [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => wander(game, task, (count) => (seed * 7) % count)),
        );
        expect([...ends].filter((standing) => standing === 'open')).toEqual([]);
      });
    });

    describe.each(locales)('the words of the course in %s', (locale) => {
      it.for(lessons)('tell $slug with its tasks in order', async ({ slug, tasks: own }) => {
        const source = await textOf(locale, `${id}/learn/${slug}.mdx`);
        const page = pageOf(source);
        const told = page.elements.filter(({ name }) => name === 'Task');
        expect(told.map(({ attributes }) => attributes.id)).toEqual(own);
        for (const element of told)
          expectWhole(element, tasks.find(({ task }) => task.id === element.attributes.id)!.task);
        expect(page.front.title).toMatch(/\S/);
        expect(page.front.lead).toMatch(/\.$/);
        expect(
          [...source.matchAll(/^ {2}- "?(.+?)"?$/gm)].filter(([, line]) => /\.$/.test(line!)),
        ).toHaveLength(3);
        expect(citedIn(page.elements).filter((rule) => !(rule in format.rules))).toEqual([]);
      });
    });
  },
);

/** Whatever the reader picks, until the task is settled. */
function wander(game: Game, task: PlayTask, pick: (count: number) => number): string {
  let soFar = startTask(game, task);
  for (let moves = 0; moves < 60 && soFar.goal === 'open'; moves += 1) {
    const own = game.options(soFar.state, task.seat);
    const moved = attempt(game, task, soFar, own[pick(own.length)]!);
    if (!moved.ok) throw new Error(moved.refusal.reason);
    soFar = moved.attempted;
  }
  return soFar.goal;
}

/** The rules that the words of a page cite. */
const citedIn = (elements: readonly Element[]): string[] =>
  everyElement(elements).flatMap(({ name, attributes }) =>
    name === 'Cite' ? [attributes.id!] : [],
  );

/** A goal, a hint, what it shows, and where it is played why a miss is not enough. */
function expectWhole({ inside, text, attributes }: Element, task: Task): void {
  const parts = everyElement(inside)
    .map(({ name }) => name)
    .filter((name) => ['Hint', 'Missed', 'Done'].includes(name));
  expect(parts, attributes.id).toEqual(
    task.kind === 'play' ? ['Hint', 'Missed', 'Done'] : ['Hint', 'Done'],
  );
  expect(text.length, attributes.id).toBeGreaterThan(20);
}

/** What stands in data: names of things, and the key of such names with `*` in it. */
const ID = /^[a-z][\w.*-]*$/i;

/** A task without what the pieces of a board are called: those are told by what is drawn. */
const withoutPieces = (task: Task): object =>
  task.kind === 'predict' && 'pieces' in task.asks
    ? { ...task, asks: { ...task.asks, among: Object.keys(task.asks.among) } }
    : task;

/** Every text inside plain data. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}
