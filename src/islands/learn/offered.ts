import type { Attempted, PlayTask } from '../../engine/task.ts';
import { attemptsOf, type Attempt } from '../../narration/attempts.ts';
import type { Narrator } from '../../narration/frames.ts';

/** What the table waits for, in words, where that is no longer what it waited for at the start: a theft asks to be carried out. */
export function askedNow({ describe, game }: Narrator, start: Attempted, now: Attempted): string | undefined {
  const [first, last] = [start, now].map(({ state }) => describe.decision(game.pending(state)));
  return first === last ? undefined : last;
}

/**
 * What a reader may think of by now: nothing that only a later lesson introduces (`hides`: kinds of actions, names of pieces), and where the
 * table has come to wait for something else, only sorts of moves that answer it.
 */
export function offered(narrator: Narrator, { seat }: PlayTask, start: Attempted, now: Attempted, hides: readonly string[]): Attempt[] {
  const isWaiting = askedNow(narrator, start, now) !== undefined;
  const isKnown = (action: object): boolean =>
    !Object.values(action as Readonly<Record<string, string>>).some((name) => hides.includes(name));
  return attemptsOf(narrator, now.state, seat)
    .map((attempt) => ({ ...attempt, actions: attempt.actions.filter(({ action }) => isKnown(action)) }))
    .filter(({ actions }) => (isWaiting ? actions.some(({ refusal }) => !refusal) : actions.length > 0));
}
