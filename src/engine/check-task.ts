import { pickedFrom, type Forecast } from './forecast.ts';
import type { Game } from './game.ts';
import {
  attempt,
  foreseen,
  startTask,
  type Attempted,
  type PlayTask,
  type PredictTask,
  type Task,
} from './task.ts';
import type { GameTypes } from './types.ts';

/**
 * What does not hold in a task, or undefined: the solution must get there, something allowed must
 * miss, and its rules must come up.
 */
export function checkTask<T extends GameTypes>(game: Game<T>, task: Task<T>): string | undefined {
  try {
    return task.kind === 'play' ? checkPlay(game, task) : checkPredict(game, task);
  } catch (error) {
    return (error as Error).message;
  }
}

function checkPlay<T extends GameTypes>(game: Game<T>, task: PlayTask<T>): string | undefined {
  const start = startTask(game, task);
  let soFar = start;
  for (const [place, action] of task.solution.entries()) {
    if (soFar.goal !== 'open') return `solution ${place + 1} comes after the task is ${soFar.goal}`;
    const moved = attempt(game, task, soFar, action);
    if (!moved.ok)
      return `solution ${place + 1} ${JSON.stringify(action)} is refused by ${moved.refusal.because}: ${moved.refusal.reason}`;
    soFar = moved.attempted;
  }
  if (soFar.goal !== 'reached')
    return `the solution leaves the goal ${soFar.goal}; events: ${JSON.stringify(soFar.facts.map(({ event }) => event))}`;
  if (!canMiss(game, task, start)) return 'no allowed move misses the goal';
  return checkTaught(task, [
    ...soFar.facts.flatMap(({ cites }) => cites),
    ...refusingRules(game, task, start),
  ]);
}

/**
 * Whether allowed moves can lead past the goal. The last option is tried first: games list last
 * what ends a decision.
 */
const canMiss = <T extends GameTypes>(
  game: Game<T>,
  task: PlayTask<T>,
  soFar: Attempted<T>,
): boolean =>
  soFar.goal === 'open'
    ? game
        .options(soFar.state, task.seat)
        .toReversed()
        .some((action) => {
          const moved = attempt(game, task, soFar, action);
          return moved.ok && canMiss(game, task, moved.attempted);
        })
    : soFar.goal === 'missed';

/** The rules that refuse what a reader may try at first. */
const refusingRules = <T extends GameTypes>(
  game: Game<T>,
  { seat }: PlayTask<T>,
  { state }: Attempted<T>,
): string[] =>
  game.imaginable(state, seat).flatMap((action) => game.judge(state, action)?.because ?? []);

function checkPredict<T extends GameTypes>(
  game: Game<T>,
  task: PredictTask<T>,
): string | undefined {
  const { answer, facts, state } = foreseen(game, task);
  const problem =
    typeof answer === 'number'
      ? checkNumber(task.asks, answer)
      : checkPicked(
          pickedFrom(
            task.asks,
            state.players.map(({ seat }) => seat),
          )!,
          answer,
        );
  if (problem) return `${problem}; events: ${JSON.stringify(facts.map(({ event }) => event))}`;
  return checkTaught(
    task,
    facts.flatMap(({ cites }) => cites),
  );
}

function checkNumber(asks: Forecast, answer: number): string | undefined {
  const among = 'among' in asks ? (asks.among as readonly number[]) : undefined;
  return among && !among.includes(answer)
    ? `the answer ${answer} is not among ${among.join(', ')}`
    : undefined;
}

/** Where none or all of what can be picked is right, nothing is asked. */
function checkPicked(among: readonly string[], answer: readonly string[]): string | undefined {
  const strange = answer.find((one) => !among.includes(one));
  if (strange !== undefined) return `the answer ${strange} is not among ${among.join(', ')}`;
  if (answer.length > 0 && answer.length < among.length) return undefined;
  return `the answer is ${answer.length === 0 ? 'none' : 'all'} of ${among.join(', ')}`;
}

/** The rules that a task practises must be among those that come up. */
function checkTaught<T extends GameTypes>(
  { teaches }: Task<T>,
  cited: readonly string[],
): string | undefined {
  const strange = teaches.find((rule) => !cited.includes(rule));
  return (
    strange &&
    `teaches ${strange}, which nothing here cites; cited: ${[...new Set(cited)].join(' ')}`
  );
}
