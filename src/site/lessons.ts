import type { Picture } from '../narration/picture.ts';
import { getEntry, type CollectionEntry } from 'astro:content';
import type { Stretch } from '../engine/play.ts';
import { attempt, eyesOn, foreseen, startTask, type Task } from '../engine/task.ts';
import { loadGame } from '../games/registry.ts';
import type { Locale } from '../i18n/locales.ts';
import { eventCaptions, pictureFrom } from '../narration/frames.ts';
import type { Caption } from '../narration/caption.ts';
import type { Context } from './context.ts';
import { narratorFor } from './frames.ts';
import { hiddenAt } from './introduced.ts';
import { bookOf } from './registry.ts';
import type { PlayedId } from '../games/ids.ts';

/** One lesson of a game's course with its number. */
export interface Lesson {
  readonly slug: string;
  readonly number: number;
  /** What a later lesson introduces: it is neither on the table nor among the offers yet. */
  readonly hides: readonly string[];
  readonly tasks: readonly string[];
}

const modules = import.meta.glob<Task>('../../content/tasks/*/*.ts', {
  eager: true,
  import: 'default',
});

/** The lessons of a game in teaching order. */
export const lessonsOf = (game: string): readonly Lesson[] =>
  bookOf(game).lessons.map((lesson, place, all) => ({
    ...lesson,
    number: place + 1,
    hides: hiddenAt(all, place),
  }));

/** The scenario that is stepped through after the course of a game. */
export const exampleOf = (game: string): string => bookOf(game).example!;

/** Tasks of earlier courses of a game. */
export const formerTasksOf = (game: string): readonly string[] => bookOf(game).formerTasks;

/** A lesson by its slug, which must exist. */
export function lessonNamed(game: string, slug: string): Lesson {
  const lesson = lessonsOf(game).find((other) => other.slug === slug);
  if (!lesson) throw new RangeError(`no lesson ${game}/${slug}`);
  return lesson;
}

/** A task by its name, which must exist. */
export function taskNamed(game: string, id: string): Task {
  const task = modules[`../../content/tasks/${game}/${id}.ts`];
  if (!task) throw new RangeError(`no task ${game}/${id}`);
  return task;
}

/** The words of a lesson, which must exist. */
export async function lessonEntry(
  locale: Locale,
  game: string,
  slug: string,
): Promise<CollectionEntry<'pages'>> {
  const entry = await getEntry('pages', `${locale}/${game}/learn/${slug}`);
  if (!entry) throw new RangeError(`no words for the lesson ${game}/${slug} in ${locale}`);
  return entry;
}

const CITE = /<Cite id="([\w.-]+)"/g;

/**
 * The rules of a lesson, each once: those that its tasks practise, and those that its words cite.
 */
export async function rulesOfLesson(
  locale: Locale,
  game: string,
  lesson: Lesson,
): Promise<string[]> {
  const { body = '' } = await lessonEntry(locale, game, lesson.slug);
  return [
    ...new Set([
      ...practisedIn(game, lesson),
      ...[...body.matchAll(CITE)].map(([, rule]) => rule!),
    ]),
  ];
}

const practisedIn = (game: string, { tasks }: Lesson): readonly string[] =>
  tasks.flatMap((id) => taskNamed(game, id).teaches);

/** The first lesson that practises a rule, or else the first whose words cite it. */
export async function lessonAbout(
  locale: Locale,
  game: string,
  rule: string,
): Promise<Lesson | undefined> {
  const practising = lessonsOf(game).find((lesson) => practisedIn(game, lesson).includes(rule));
  if (practising) return practising;
  for (const lesson of lessonsOf(game))
    if ((await rulesOfLesson(locale, game, lesson)).includes(rule)) return lesson;
  return undefined;
}

/**
 * A task as it stands on the page: the table, and one way to the goal or what comes, fact by fact.
 */
export async function taskOnPage(
  context: Context<PlayedId>,
  id: string,
): Promise<{ readonly picture: Picture; readonly captions: readonly Caption[] }> {
  const task = taskNamed(context.game, id);
  const rules = await loadGame(context.game);
  const narrator = await narratorFor(context, eyesOn(rules, task), '');
  const start = startTask(rules, task);
  const { facts, states } =
    task.kind === 'predict' ? foreseen(rules, task) : solved(rules, task, start);
  return {
    picture: pictureFrom(narrator, start.state),
    captions: eventCaptions(narrator, facts, states).map(({ caption }) => caption),
  };
}

function solved(
  rules: Awaited<ReturnType<typeof loadGame>>,
  task: Extract<Task, { kind: 'play' }>,
  start: ReturnType<typeof startTask>,
): Stretch {
  return task.solution.reduce((soFar, action) => {
    const moved = attempt(rules, task, soFar, action);
    if (!moved.ok) throw new Error(`${task.id}: ${moved.refusal.reason}`);
    return moved.attempted;
  }, start);
}
