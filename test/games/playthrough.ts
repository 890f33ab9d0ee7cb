import type { Format, Game } from '../../src/engine/game.ts';
import { freshGame, offered, play } from '../../src/engine/play.ts';
import { mixed, type Random } from '../../src/engine/random.ts';
import type { Fact, GameTypes, Json, Rulings, Seat } from '../../src/engine/types.ts';

/** What a game tells the laws about itself. */
export interface Laws<T extends GameTypes> {
  /** Games per law and number of seats. */
  readonly games: number;
  /** No random game may take more actions than this. */
  readonly longest: number;
  /** Whether a game may end without a winner. */
  readonly mayDraw?: boolean;
  /** Reads back what the game offers, once it has been written down. */
  readonly format: Format<T>;
  /** Everything printed on the box that `inventory` must find on the table after every event. */
  readonly box: Json;
  inventory(state: T['state']): Json;
  /**
   * Actions to put to the judge: all that `options` could hold and much that it must not. Built
   * without asking the engine.
   */
  universe(state: T['state']): Iterable<T['action']>;
  /** What the points of a score are for, each part by the message that names it. */
  parts(score: T['score']): readonly { readonly part: string; readonly points: number }[];
  /** Where games begin. Default: a fresh game. */
  begin?(seats: readonly Seat[], random: Random, rulings: Partial<Rulings<T>>): T['position'];
}

/** One random game. The same table always gives the same game. */
export interface Table<T extends GameTypes = GameTypes> {
  readonly seats: readonly Seat[];
  readonly seed: number;
  readonly rulings: Partial<Rulings<T>>;
}

/** One action of a random game with what came of it. */
export interface Move<T extends GameTypes> {
  readonly before: T['state'];
  readonly options: readonly T['action'][];
  readonly action: T['action'];
  readonly facts: readonly Fact<T>[];
  /** The state after each fact. */
  readonly states: readonly T['state'][];
  readonly after: T['state'];
}

/** The first state of a table, and the chance that belongs to it. */
export function begin<T extends GameTypes>(game: Game<T>, laws: Laws<T>, table: Table<T>) {
  const random = mixed(table.seed);
  if (!laws.begin) return { state: freshGame(game, table.seats, random, table.rulings), random };
  const started = game.start(laws.begin(table.seats, random, table.rulings));
  if (!started.ok) throw new Error(`the start is refused: ${JSON.stringify(started.refusal)}`);
  return { state: started.state, random };
}

/**
 * Plays a random game to its end, move by move. Throws where an option is refused or the game does
 * not come to an end.
 */
export function* moves<T extends GameTypes>(
  game: Game<T>,
  laws: Laws<T>,
  table: Table<T>,
): Generator<Move<T>, T['state']> {
  const choice = mixed(~table.seed);
  const begun = begin(game, laws, table);
  let { state } = begun;
  for (let count = 0; ; count += 1) {
    const options = offered(game, state);
    if (options.length === 0) return state;
    if (count === laws.longest) throw new Error(`the game goes on after ${count} actions`);
    const action = anyOf(options, choice);
    const played = play(game, state, action, begun.random);
    if (!played.ok)
      throw new Error(
        `the option ${JSON.stringify(action)} is refused: ${JSON.stringify(played.refusal)}`,
      );
    yield {
      before: state,
      options,
      action,
      facts: played.facts,
      states: played.states,
      after: played.state,
    };
    state = played.state;
  }
}

/** Any option; every type of action is as likely as the others. */
function anyOf<T extends GameTypes>(options: readonly T['action'][], choice: Random): T['action'] {
  const types = [...new Set(options.map(({ type }) => type))];
  const type = types[choice.below(types.length)];
  const ofType = options.filter((option) => option.type === type);
  return ofType[choice.below(ofType.length)]!;
}

/** A random game as far as it has been played. */
interface Played<T extends GameTypes> {
  readonly game: Game<T>;
  readonly laws: Laws<T>;
  readonly past: Move<T>[];
  readonly rest: Generator<Move<T>, T['state']>;
  last?: T['state'];
}

/** The games at the tables that are still there. */
const played = new WeakMap<object, unknown>();

/**
 * The game that has been begun at this very table, or a new one where it is another game, or has
 * come to grief.
 */
function playedAt<T extends GameTypes>(game: Game<T>, laws: Laws<T>, table: Table<T>): Played<T> {
  const begun = played.get(table) as Played<T> | undefined;
  if (begun?.game === game && begun.laws === laws) return begun;
  const fresh = { game, laws, past: [], rest: moves(game, laws, table) };
  played.set(table, fresh);
  return fresh;
}

/**
 * The moves of a random game as `moves` plays it, but each is played once only, however many laws
 * look at the same table.
 */
export function* movesOnce<T extends GameTypes>(
  game: Game<T>,
  laws: Laws<T>,
  table: Table<T>,
): Generator<Move<T>, T['state']> {
  const begun = playedAt(game, laws, table);
  for (let place = 0; ; place += 1) {
    if (place === begun.past.length) {
      if (begun.last) return begun.last;
      try {
        const next = begun.rest.next();
        if (next.done) return (begun.last = next.value);
        begun.past.push(next.value);
      } catch (error) {
        played.delete(table);
        throw error;
      }
    }
    yield begun.past[place]!;
  }
}

/** A few states out of the middle of a random game, and its last one. */
export function samples<T extends GameTypes>(
  game: Game<T>,
  laws: Laws<T>,
  table: Table<T>,
  count: number,
): T['state'][] {
  const states: T['state'][] = [];
  const playing = movesOnce(game, laws, table);
  let next = playing.next();
  for (; !next.done; next = playing.next()) states.push(next.value.before);
  const pick = mixed(table.seed + 1);
  return [...Array.from({ length: count }, () => states[pick.below(states.length)]!), next.value];
}
