// Shows how far the reader has come in the course, and hands progress on as a file.
import { canKeep } from '../browser/kept.ts';
import {
  joinProgress,
  keepProgress,
  keptProgress,
  noteTasks,
  PROGRESS_EVENT,
  readProgress,
  writeProgress,
  type Progress,
} from '../islands/learn/progress.ts';

/**
 * Whether the device keeps anything, asked once: asking writes, and other tabs are told of that.
 */
let keeps: boolean | undefined;

/** The fragment that leads to the last task of a lesson, to skip the others. */
const SKIP_ANCHOR = '#skip';

const data = document.querySelector<HTMLElement>('#progress-words')!;
const game = data.dataset.game!;
const words = JSON.parse(data.textContent) as Readonly<Record<string, string>>;
const keeping = document.querySelector<HTMLElement>('.keeping');

/** The reader has come to the last task of a lesson to skip the others. */
const skips = (): boolean => location.hash === SKIP_ANCHOR;

/**
 * Brings the task that the address names with the words that lead up to it; to whoever wants to
 * skip the lesson its last one, and says what solving it does.
 */
function bringNamed(): void {
  document.documentElement.classList.toggle('skips', skips());
  document
    .getElementById(location.hash.slice(1))
    ?.closest('.passage')
    ?.scrollIntoView({ block: 'start' });
}

/** Whoever solves the last task of a lesson to skip it knows the others. */
function skip(tasks: Progress): boolean {
  const lesson = [...document.querySelectorAll<HTMLElement>('.task')].map(({ id }) => id);
  const others = lesson.filter((task) => !tasks[task]);
  return (
    skips() &&
    others.length > 0 &&
    tasks[lesson.at(-1)!] === 'solved' &&
    noteTasks(game, others, 'known')
  );
}

/**
 * Marks every task on the page with how it was left, and the first lesson that is not done as the
 * way on.
 */
function show(): void {
  const { tasks, damaged } = keptProgress(game);
  // Keeping what is known shows it anew.
  if (skip(tasks)) return;
  for (const shield of document.querySelectorAll<HTMLElement>('[data-task]')) {
    const state = tasks[shield.dataset.task!] ?? 'open';
    shield.dataset.state = state;
    shield.querySelector('[data-said]')!.textContent = words[`learn.state.${state}`]!;
    shield.classList.remove('next');
  }
  document.querySelector('.lesson-head [data-state="open"]')?.classList.add('next');
  const former = document.querySelector<HTMLElement>('[data-former]');
  if (former) former.hidden = !former.dataset.former!.split(' ').some((task) => tasks[task]);
  if (damaged) tell(damaged === 'stays' ? 'learn.damaged-stays' : 'learn.damaged');
  // What is said of keeping stands there only where it is true.
  const holds = keeping?.querySelector<HTMLElement>('[data-holds]');
  if (holds) holds.hidden = damaged === 'stays' || !(keeps ??= canKeep());
  offerNext(tasks);
}

/**
 * The way on to the first task that is open, in the first lesson that is not done; none before the
 * first task and after the last.
 */
function offerNext(tasks: Progress): void {
  const offer = document.querySelector<HTMLElement>('[data-go-on]');
  if (!offer) return;
  const lessons = [...document.querySelectorAll<HTMLElement>('.lessons > li')];
  const openIn = (lesson: HTMLElement): number =>
    [...lesson.querySelectorAll<HTMLElement>('[data-task]')].findIndex(
      ({ dataset }) => !tasks[dataset.task!],
    );
  const isDone = (lesson: HTMLElement): boolean => openIn(lesson) < 0;
  const next = lessons.find((lesson) => !isDone(lesson));
  for (const lesson of lessons) {
    lesson.ariaCurrent = lesson === next ? 'step' : null;
    lesson.querySelector<HTMLElement>('.skip-lesson')!.hidden = isDone(lesson);
  }
  const link = next?.querySelector('a');
  offer.hidden = !link || Object.keys(tasks).length === 0;
  if (!link) return;
  const button = offer.querySelector('a')!;
  const begun = openIn(next!);
  // A lesson that is new to the reader opens at its head.
  button.href =
    link.href +
    (begun > 0
      ? `#${next!.querySelectorAll<HTMLElement>('[data-task]')[begun]!.dataset.task!}`
      : '');
  const [name, minutes] = ['.name', '.minutes'].map(
    (part) => next!.querySelector(part)!.textContent,
  );
  button.textContent = offer.dataset
    .goOn!.replace('{lesson}', () => name!)
    .replace('{minutes}', () => minutes!);
}

/** Says something about what is kept: on the page of the course, or at the head of a lesson. */
function tell(key: string): void {
  const notice = document.querySelector<HTMLElement>('.progress-notice')!;
  notice.hidden = false;
  notice.textContent = words[key]!;
}

/** The progress before the reader started over, to bring it back. */
let before: Progress | undefined;

function replace(tasks: Progress, said?: string): void {
  if (!keepProgress(game, tasks)) tell('learn.not-kept');
  else if (said) tell(said);
  keeping!.querySelector<HTMLElement>('[data-do="undo-reset"]')!.hidden = !before;
}

function save(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([writeProgress(game, keptProgress(game).tasks)], { type: 'application/json' }),
  );
  link.download = `${game}-progress.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function load(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  const tasks = file && readProgress(game, await file.text().catch(() => ''));
  input.value = '';
  if (tasks) replace(joinProgress(keptProgress(game).tasks, tasks), 'learn.imported');
  else tell('learn.import-failed');
}

if (keeping) {
  keeping.hidden = false;
  keeping.addEventListener('click', ({ target }) => {
    const what = target instanceof HTMLElement ? target.dataset.do : undefined;
    if (what === 'export') save();
    if (what === 'reset') {
      before = keptProgress(game).tasks;
      replace({});
    }
    if (what === 'undo-reset') {
      const back = joinProgress(keptProgress(game).tasks, before ?? {});
      before = undefined;
      replace(back);
    }
  });
  keeping
    .querySelector<HTMLInputElement>('[data-do="import"]')!
    .addEventListener(
      'change',
      ({ currentTarget }) => void load(currentTarget as HTMLInputElement),
    );
}
if (!canKeep()) tell('learn.not-kept');
for (const news of ['pageshow', 'storage', 'hashchange', PROGRESS_EVENT])
  addEventListener(news, show);
addEventListener('hashchange', bringNamed);
// Once more where the browser has looked for the place by itself.
addEventListener('load', bringNamed);
bringNamed();
show();
