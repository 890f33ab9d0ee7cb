import { answerIn, type RightAnswer, type Forecast } from './forecast.ts';
import type { Game } from './game.ts';
import { play, type Stretch } from './play.ts';
import type { Random } from './random.ts';
import { matchesEvent, startOf } from './replay.ts';
import type { EventPattern } from './scenario.ts';
import type { Fact, GameTypes, NonEmpty, Refusal, Rulings, Seat } from './types.ts';

/**
 * What every task of a lesson has: a table, and what has been played on it before the reader comes
 * in.
 */
interface TaskBase<T extends GameTypes> {
  readonly game: string;
  /** Unique among the tasks of a game; words, links and progress know it by this name. */
  readonly id: string;
  /**
   * The rules that it practises; each must be cited on the way to its goal, or by a refusal on the
   * way past it.
   */
  readonly teaches: NonEmpty<T['rule']>;
  readonly position: T['position'];
  readonly rulings?: Partial<Rulings<T>>;
  readonly seed?: number;
  readonly before?: readonly T['action'][];
}

/** A task to be played: whatever brings the goal about is right. */
export interface PlayTask<T extends GameTypes = GameTypes> extends TaskBase<T> {
  readonly kind: 'play';
  /** Whose decisions are the reader's. */
  readonly seat: Seat;
  /** Events that must come about, in any order unless `inOrder`. */
  readonly goal: NonEmpty<EventPattern<T>>;
  /**
   * The goal's events must come about in the order in which they are listed: one that comes early
   * spoils it.
   */
  readonly inOrder?: true;
  /** Events that spoil it. */
  readonly avoid?: readonly EventPattern<T>[];
  /**
   * What the others do when it is their decision, in order; what is not allowed then is left out.
   * Where it is theirs to decide and the script has no more, the goal is missed.
   */
  readonly rivals?: readonly T['action'][];
  /** One way that reaches the goal. */
  readonly solution: NonEmpty<T['action']>;
}

/** A task to foresee what comes. */
export interface PredictTask<T extends GameTypes = GameTypes> extends TaskBase<T> {
  readonly kind: 'predict';
  /** What is played to see. */
  readonly then: NonEmpty<T['action']>;
  readonly asks: Forecast<T>;
}

export type Task<T extends GameTypes = GameTypes> = PlayTask<T> | PredictTask<T>;

/** How far a reader has come: on the way, there, or past it. */
type GoalState = 'open' | 'reached' | 'missed';

/** What has been played of a task by the reader, with all that came of it. */
export interface Attempted<T extends GameTypes = GameTypes> extends Stretch<T> {
  readonly goal: GoalState;
  readonly random: Random;
  /** How many of the rivals' actions have been used. */
  readonly answered: number;
}

/**
 * The table at which the reader comes in. Throws where what goes before cannot be played: tests see
 * to that.
 */
export function startTask<T extends GameTypes>(game: Game<T>, task: Task<T>): Attempted<T> {
  const { position, seed, rulings } = task;
  const { started, random } = startOf<T>(game, {
    start: { position, ...(seed !== undefined && { seed }) },
    ...(rulings && { rulings }),
  });
  if (!started.ok) throw new Error(`${task.id}: ${started.refusal.reason}`);
  const { state } = playAll(game, started.state, task.before ?? [], random);
  return { facts: [], states: [], state, goal: 'open', random, answered: 0 };
}

/**
 * Whose eyes look at a task: the reader's where the choice is made in secret, and as soon as all
 * choose so (`now`: the table by then); otherwise all cards lie open.
 */
export function eyesOn<T extends GameTypes>(
  game: Game<T>,
  task: Task<T>,
  now?: T['state'],
): Seat | undefined {
  if (task.kind !== 'play') return undefined;
  const later = now && game.pending(now);
  const isSecret =
    (later?.secret && later.seats.length > 1) || game.pending(startTask(game, task).state)?.secret;
  return isSecret ? task.seat : undefined;
}

/** Plays actions that must be allowed. Throws the reason where one is not. */
function playAll<T extends GameTypes>(
  game: Game<T>,
  start: T['state'],
  actions: readonly T['action'][],
  random: Random,
): Stretch<T> {
  const facts: Fact<T>[] = [];
  const states: T['state'][] = [];
  let state = start;
  for (const action of actions) {
    const played = play(game, state, action, random);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.refusal.reason}`);
    facts.push(...played.facts);
    states.push(...played.states);
    state = played.state;
  }
  return { facts, states, state };
}

/**
 * Plays a move of the reader's and, where it is then somebody else's decision, what the others do.
 * A refused move changes nothing.
 */
export function attempt<T extends GameTypes>(
  game: Game<T>,
  task: PlayTask<T>,
  soFar: Attempted<T>,
  action: T['action'],
):
  | { readonly ok: true; readonly attempted: Attempted<T> }
  | { readonly ok: false; readonly refusal: Refusal<T> } {
  const random = soFar.random.copy();
  const played = play(game, soFar.state, action, random);
  if (!played.ok) return played;
  const moved = { ...grown(task, soFar, played, soFar.answered), random };
  return { ok: true, attempted: withRivals(game, task, moved) };
}

/** The attempt with further facts, and how far it has come with them. */
function grown<T extends GameTypes>(
  task: PlayTask<T>,
  soFar: Attempted<T>,
  more: Stretch<T>,
  answered: number,
): Attempted<T> {
  const facts = [...soFar.facts, ...more.facts];
  return {
    ...soFar,
    facts,
    states: [...soFar.states, ...more.states],
    state: more.state,
    answered,
    goal: goalAfter(task, facts),
  };
}

function goalAfter<T extends GameTypes>(
  { goal, inOrder, avoid = [] }: PlayTask<T>,
  facts: readonly Fact<T>[],
): GoalState {
  const firstOf = (pattern: EventPattern<T>): number =>
    facts.findIndex(({ event }) => matchesEvent<T>(event, pattern));
  if (avoid.some((pattern) => firstOf(pattern) >= 0)) return 'missed';
  const reached = goal.map(firstOf).map((at) => (at < 0 ? Infinity : at));
  if (inOrder && reached.some((at, place) => place > 0 && at < reached[place - 1]!))
    return 'missed';
  return reached.includes(Infinity) ? 'open' : 'reached';
}

/**
 * The others decide until the goal is settled or the reader decides again; where the reader never
 * will, the goal is missed.
 */
function withRivals<T extends GameTypes>(
  game: Game<T>,
  task: PlayTask<T>,
  soFar: Attempted<T>,
): Attempted<T> {
  if (soFar.goal !== 'open') return soFar;
  const pending = game.pending(soFar.state);
  if (pending?.seats.includes(task.seat)) return soFar;
  const next = pending && nextOfRivals(game, task, soFar);
  if (!next) return { ...soFar, goal: 'missed' };
  const played = play(game, soFar.state, next.action, soFar.random);
  if (!played.ok) return { ...soFar, goal: 'missed' };
  return withRivals(game, task, grown(task, soFar, played, next.answered));
}

/**
 * The next action of the script that is allowed now; after the script nobody does anything more.
 */
function nextOfRivals<T extends GameTypes>(
  game: Game<T>,
  { rivals = [] }: PlayTask<T>,
  { state, answered }: Attempted<T>,
): { readonly action: T['action']; readonly answered: number } | undefined {
  for (let place = answered; place < rivals.length; place += 1) {
    if (!game.judge(state, rivals[place]!)) return { action: rivals[place]!, answered: place + 1 };
  }
  return undefined;
}

/** How many moves `outOfReach` looks at: what a browser plays in the blink of an eye. */
const MOST_TRIED = 2000;

/**
 * Whether no move, whatever follows, leads to the goal any more. Where there is too much to look
 * at, there may still be a way.
 */
export function outOfReach<T extends GameTypes>(
  game: Game<T>,
  task: PlayTask<T>,
  soFar: Attempted<T>,
): boolean {
  let tried = 0;
  const leads = (from: Attempted<T>): boolean => {
    if (from.goal !== 'open') return from.goal === 'reached';
    return game.options(from.state, task.seat).some((action) => {
      tried += 1;
      if (tried > MOST_TRIED) return true;
      const moved = attempt(game, task, from, action);
      return moved.ok && leads(moved.attempted);
    });
  };
  return !leads(soFar);
}

/** What comes of a task to foresee, and what was to be foreseen. */
export function foreseen<T extends GameTypes>(
  game: Game<T>,
  task: PredictTask<T>,
): Stretch<T> & { readonly answer: RightAnswer } {
  const { state, random } = startTask(game, task);
  const stretch = playAll(game, state, task.then, random);
  return { ...stretch, answer: answerIn(task.asks, stretch.facts) };
}
