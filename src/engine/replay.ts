import type { Game, Started } from './game.ts';
import { freshGame, play } from './play.ts';
import { seeded, type Random } from './random.ts';
import type { EventPattern, Scenario, Step } from './scenario.ts';
import type { Fact, GameTypes, Refusal } from './types.ts';

/** What one step brought: facts with the state after each, or the refusal it was meant to show. */
export interface ReplayedStep<T extends GameTypes = GameTypes> {
  readonly step: Step<T>;
  readonly before: T['state'];
  readonly facts: readonly Fact<T>[];
  /** The state after each fact. */
  readonly states: readonly T['state'][];
  readonly refusal?: Refusal<T>;
}

/** The first thing that does not hold. `step` is absent where the start itself is refused. */
export type ReplayFailure<T extends GameTypes = GameTypes> =
  | { readonly problem: 'start-refused'; readonly refusal: Refusal<T> }
  | { readonly problem: 'step-twice'; readonly step: string }
  | {
      readonly problem: 'play-refused';
      readonly step: string;
      readonly action: T['action'];
      readonly refusal: Refusal<T>;
    }
  | {
      readonly problem: 'log-differs';
      readonly step: string;
      readonly expected: readonly EventPattern<T>[];
      readonly facts: readonly Fact<T>[];
    }
  | { readonly problem: 'not-refused'; readonly step: string; readonly action: T['action'] }
  | {
      readonly problem: 'refused-otherwise';
      readonly step: string;
      readonly because: T['rule'];
      readonly refusal: Refusal<T>;
    }
  | { readonly problem: 'nobody-asked'; readonly step: string };

export interface Replay<T extends GameTypes = GameTypes> {
  /** Absent where the start is refused. */
  readonly start?: T['state'];
  /** The steps that hold; all of them unless there is a failure. */
  readonly steps: readonly ReplayedStep<T>[];
  readonly failure?: ReplayFailure<T>;
}

/** The seed of scenarios that name none: chance matters only where a new round is dealt. */
const DEFAULT_SEED = 1;

/** The table a scenario begins with, and the chance that belongs to it. */
export function startOf<T extends GameTypes>(
  game: Game<T>,
  scenario: Pick<Scenario<T>, 'start' | 'rulings'>,
) {
  const { start, rulings } = scenario;
  const random = seeded(start.seed ?? DEFAULT_SEED);
  const started: Started<T> =
    'position' in start
      ? game.start(withRulings<T>(start.position, rulings))
      : { ok: true, state: freshGame(game, start.seats, random, rulings) };
  return { started, random };
}

/** A position with further readings of the open rulings. */
export function withRulings<T extends GameTypes>(
  position: T['position'],
  rulings: Scenario<T>['rulings'],
): T['position'] {
  return rulings ? { ...position, rulings: { ...position.rulings, ...rulings } } : position;
}

/** Plays a scenario from its start and stops at the first step that does not hold. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  scenario: Pick<Scenario<T>, 'start' | 'rulings' | 'steps'>,
): Replay<T> {
  const { started, random } = startOf(game, scenario);
  if (!started.ok)
    return { steps: [], failure: { problem: 'start-refused', refusal: started.refusal } };
  const steps: ReplayedStep<T>[] = [];
  let state = started.state;
  for (const step of scenario.steps) {
    if (steps.some((earlier) => earlier.step.name === step.name)) {
      return { start: started.state, steps, failure: { problem: 'step-twice', step: step.name } };
    }
    const result = replayStep(game, state, step, random);
    if ('problem' in result) return { start: started.state, steps, failure: result };
    steps.push(result);
    state = result.states.at(-1) ?? state;
  }
  return { start: started.state, steps };
}

function replayStep<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  step: Step<T>,
  random: Random,
): ReplayedStep<T> | ReplayFailure<T> {
  if ('refused' in step) return replayRefusal(game, state, step);
  if ('ask' in step) {
    if (!game.pending(state)?.seats.includes(step.ask))
      return { problem: 'nobody-asked', step: step.name };
    for (const action of step.accept) {
      const refusal = game.judge(state, action);
      if (refusal) return { problem: 'play-refused', step: step.name, action, refusal };
    }
  }
  const action = 'ask' in step ? step.accept[0] : step.play;
  const played = play(game, state, action, random);
  if (!played.ok)
    return { problem: 'play-refused', step: step.name, action, refusal: played.refusal };
  const { facts, states } = played;
  if ('play' in step && step.log && !matchesLog(facts, step.log))
    return { problem: 'log-differs', step: step.name, expected: step.log, facts };
  return { step, before: state, facts, states };
}

function replayRefusal<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  step: Extract<Step<T>, { refused: T['action'] }>,
): ReplayedStep<T> | ReplayFailure<T> {
  const refusal = game.judge(state, step.refused);
  if (!refusal) return { problem: 'not-refused', step: step.name, action: step.refused };
  if (refusal.because !== step.because)
    return { problem: 'refused-otherwise', step: step.name, because: step.because, refusal };
  return { step, before: state, facts: [], states: [], refusal };
}

const matchesLog = <T extends GameTypes>(
  facts: readonly Fact<T>[],
  log: readonly EventPattern<T>[],
): boolean =>
  facts.length === log.length &&
  log.every((pattern, place) => matchesEvent<T>(facts[place]!.event, pattern));

/** Whether an event is of the type that a pattern names, with every field that it names. */
export const matchesEvent = <T extends GameTypes>(
  event: T['event'],
  pattern: EventPattern<T>,
): boolean => matches(event, typeof pattern === 'string' ? { type: pattern } : pattern);

/**
 * Whether `value` has every field of `pattern`, all the way down; arrays must agree item by item.
 */
function matches(value: unknown, pattern: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return Object.is(value, pattern);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(pattern) && (!Array.isArray(value) || value.length !== pattern.length))
    return false;
  return Object.entries(pattern).every(([key, expected]) =>
    matches((value as Record<string, unknown>)[key], expected),
  );
}

/** Every rule that the steps cite, in an event or a refusal. */
export function citedRules<T extends GameTypes>(
  steps: readonly ReplayedStep<T>[],
): ReadonlySet<T['rule']> {
  return new Set(
    steps.flatMap(({ facts, refusal }) => [
      ...facts.flatMap((fact) => fact.cites),
      ...(refusal ? [refusal.because] : []),
    ]),
  );
}
