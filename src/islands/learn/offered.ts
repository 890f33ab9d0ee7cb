import type { Game } from '../../engine/game.ts';
import { attempt, startTask, type Attempted, type PlayTask } from '../../engine/task.ts';
import { attemptsOf, type Attempt, type Tried } from '../../narration/attempts.ts';
import type { Narrator } from '../../narration/frames.ts';

/**
 * What the table waits for, in words, where that is no longer what it waited for at the start: a
 * theft asks to be carried out.
 */
export function askedNow(
  { describe, game }: Narrator,
  start: Attempted,
  now: Attempted,
): string | undefined {
  const [first, last] = [start, now].map(({ state }) => describe.decision(game.pending(state)));
  return first === last ? undefined : last;
}

/**
 * What a reader may think of by now: nothing that only a later lesson introduces (`hides`: kinds of
 * actions, names of pieces), and where the table has come to wait for something else, only sorts of
 * moves that answer it. A tap on a piece plays it, or says why it cannot be.
 */
export function thoughtOf(
  narrator: Narrator,
  { seat }: PlayTask,
  start: Attempted,
  now: Attempted,
  hides: readonly string[],
): Attempt[] {
  const isWaiting = askedNow(narrator, start, now) !== undefined;
  const isKnown = (action: object): boolean =>
    !Object.values(action as Readonly<Record<string, string>>).some((name) => hides.includes(name));
  return attemptsOf(narrator, now.state, seat)
    .map((attempt) => ({
      ...attempt,
      actions: attempt.actions.filter(({ action }) => isKnown(action)),
    }))
    .filter((attempt) => (isWaiting ? canBePlayed(attempt) : attempt.actions.length > 0));
}

/**
 * The moves among the answers: those that can be played now, and those whose refusal is what the
 * task is about.
 */
export const offered = (attempts: readonly Attempt[], about: readonly string[]): Attempt[] =>
  attempts
    .map((attempt) => ({
      ...attempt,
      actions: attempt.actions.filter(
        ({ refusal }) => !refusal || about.includes(refusal.because.id),
      ),
    }))
    .filter(({ actions }) => actions.length > 0);

/** The answers that go with what has been tapped; all of them where none does. */
export function narrowed(
  attempts: readonly Attempt[],
  fitting: readonly Tried[],
): readonly Attempt[] {
  const fits = new Set(fitting);
  const left = attempts
    .map((attempt) => ({
      ...attempt,
      actions: attempt.actions.filter((option) => fits.has(option)),
    }))
    .filter(({ actions }) => actions.length > 0);
  return left.length > 0 ? left : attempts;
}

const canBePlayed = ({ actions }: Attempt): boolean => actions.some(({ refusal }) => !refusal);

/** The rules of a task that only a refusal brings up: nothing on the way to its goal cites them. */
export function refusedRules(game: Game, task: PlayTask): string[] {
  const way = task.solution.reduce<Attempted | undefined>(
    (soFar, action) => {
      const moved = soFar && attempt(game, task, soFar, action);
      return moved?.ok ? moved.attempted : undefined;
    },
    startTask(game, task),
  );
  const cited = new Set<string>(way?.facts.flatMap(({ cites }) => cites));
  return task.teaches.filter((rule) => !cited.has(rule));
}
