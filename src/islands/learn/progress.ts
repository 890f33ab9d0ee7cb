import { kept } from '../../browser/kept.ts';

/**
 * How a task was left: shown to the reader; skipped by who has solved the last one of its lesson;
 * or solved. Each counts for more than the one before.
 */
const DONE = ['shown', 'known', 'solved'] as const;
export type TaskDone = (typeof DONE)[number];

/**
 * What a reader has done of a course, by the names of its tasks. Names that are not known today
 * stay.
 */
export type Progress = Readonly<Record<string, TaskDone>>;

/** Says on the window that progress was kept. */
export const PROGRESS_EVENT = 'progress';

const keyOf = (game: string): string => `progress.${game}`;

const VERSION = 1;

const keptTasks = (game: string) => kept(keyOf(game), (text) => readProgress(game, text));

/**
 * What is kept on this device. `damaged`: it makes no sense; it has been set aside under a key of
 * its own, or stays where there is no room for that.
 */
export function keptProgress(game: string): {
  readonly tasks: Progress;
  readonly damaged: 'set-aside' | 'stays' | undefined;
} {
  const device = keptTasks(game);
  const { value = {}, damaged } = device.get();
  return {
    tasks: value,
    damaged: damaged ? (device.setAside() ? 'set-aside' : 'stays') : undefined,
  };
}

/** Keeps progress on this device and tells the page; false where it cannot be kept. */
export function keepProgress(game: string, tasks: Progress): boolean {
  if (!keptTasks(game).put(Object.keys(tasks).length > 0 ? writeProgress(game, tasks) : undefined))
    return false;
  dispatchEvent(new Event(PROGRESS_EVENT));
  return true;
}

const worth = (done: TaskDone | undefined): number => (done ? DONE.indexOf(done) : -1);

/** Both together: of each task what counts for more. */
export const joinProgress = (one: Progress, other: Progress): Progress =>
  Object.fromEntries(
    Object.entries({ ...one, ...other }).map(([task, done]) => [
      task,
      worth(one[task]) > worth(done) ? one[task]! : done,
    ]),
  );

/**
 * Notes tasks. None falls back: what was solved once stays solved. False where it cannot be kept.
 */
export function noteTasks(game: string, names: readonly string[], done: TaskDone): boolean {
  const { tasks } = keptProgress(game);
  const better = names.filter((task) => worth(done) > worth(tasks[task]));
  return (
    better.length === 0 ||
    keepProgress(game, { ...tasks, ...Object.fromEntries(better.map((task) => [task, done])) })
  );
}

/** Progress as a file holds it. */
export const writeProgress = (game: string, tasks: Progress): string =>
  JSON.stringify({ version: VERSION, game, tasks }, undefined, 1);

/** Reads such a file; undefined where it is none of this game and version. */
export function readProgress(game: string, text: string): Progress | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null) return undefined;
  const { version, game: of, tasks } = read as Readonly<Record<string, unknown>>;
  return version === VERSION && of === game && isProgress(tasks) ? tasks : undefined;
}

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((done) => DONE.some((known) => known === done));
