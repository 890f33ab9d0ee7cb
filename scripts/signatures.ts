// The signature of a game's rules: how many positions follow from tables that have a name, and a
// fingerprint of random games.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../src/engine/game.ts';
import { advance, freshGame, offered, play, standing } from '../src/engine/play.ts';
import { seeded, type Random } from '../src/engine/random.ts';
import { startOf } from '../src/engine/replay.ts';
import type { Scenario } from '../src/engine/scenario.ts';
import { startTask, type Task } from '../src/engine/task.ts';
import { SEATS, type GameTypes, type Rulings, type Seat } from '../src/engine/types.ts';
import { CONTENT } from './content.ts';

/** What of a game changes when its rules do. */
export interface Signature {
  /**
   * For each table how many sequences of one, two, three … actions there are, and the beginning of
   * its fingerprint. Its name: `scenarios/NAME`, `tasks/NAME`, `deals/SEATS`, or
   * `deals/SEATS/ACTIONS` for a game that has gone on by chance.
   */
  readonly tables: Readonly<Record<string, string>>;
  /** For each number of seats a fingerprint of random games. */
  readonly games: Readonly<Record<string, string>>;
}

/** A table, and the chance that belongs to it. */
interface Start<T extends GameTypes> {
  readonly state: T['state'];
  readonly random: Random;
}

/** Sequences are counted until there are more than this, or until they are this long. */
const ENOUGH = 2000;
const LONGEST = 8;

/** How many sequences of one, two, three … actions there are; none longer than the game. */
export function sequences<T extends GameTypes>(game: Game<T>, start: Start<T>): number[] {
  const counts: number[] = [];
  let level: readonly Start<T>[] = [start];
  while (level.length > 0 && level.length <= ENOUGH && counts.length < LONGEST) {
    level = level.flatMap((from) =>
      offered(game, from.state).map((action) => {
        const random = from.random.copy();
        return { state: advance(game, from.state, action, random), random };
      }),
    );
    counts.push(level.length);
  }
  return counts;
}

/** Plain data as text that does not depend on the order of its fields. */
const canonical = (data: unknown): string =>
  JSON.stringify(data, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** A fingerprint of a table as it lies, and of its standing. */
const fingerprintOf = (game: Game, { state }: Start<GameTypes>): string =>
  createHash('sha256')
    .update(canonical([state, standing(game, state)]))
    .digest('hex')
    .slice(0, 8);

/**
 * Random games of each number of seats; every second one is played by any readings of the open
 * rulings.
 */
const GAMES = 10;

/** A fingerprint of random games: all that the rules say on the way, and how they end. */
export function fingerprint<T extends GameTypes>(game: Game<T>, seats: readonly Seat[]): string {
  const hash = createHash('sha256');
  for (let seed = 0; seed < GAMES; seed += 1)
    for (const told of randomGame(game, seats, seed)) hash.update(`${canonical(told)}\n`);
  return hash.digest('hex');
}

/**
 * A random game: the decisions, what seats may think of with its refusals, what each action brings
 * about, the last state and the score.
 */
function* randomGame<T extends GameTypes>(
  game: Game<T>,
  seats: readonly Seat[],
  seed: number,
): Generator {
  const random = seeded(seed);
  const choice = seeded(~seed);
  let state = freshGame(game, seats, random, seed % 2 === 1 ? anyReadings(game, choice) : {});
  yield state;
  for (let options = offered(game, state); options.length > 0; options = offered(game, state)) {
    const at = state;
    const action = options[choice.below(options.length)]!;
    const played = play(game, at, action, random);
    if (!played.ok)
      throw new Error(`the option ${JSON.stringify(action)} is refused: ${played.refusal.reason}`);
    const thoughts = seats
      .flatMap((seat) => game.imaginable(at, seat))
      .map((thought) => [thought, game.judge(at, thought)]);
    yield { decision: game.pending(at), thoughts, action, facts: played.facts };
    state = played.state;
  }
  yield { state, standing: standing(game, state) };
}

function anyReadings<T extends GameTypes>(
  { rulings }: Game<T>,
  choice: Random,
): Partial<Rulings<T>> {
  const readings = Object.entries<{ readonly options: readonly string[] }>(rulings).map(
    ([id, { options }]) => [id, options[choice.below(options.length)]],
  );
  return Object.fromEntries(readings) as Partial<Rulings<T>>;
}

const SEED = 1;

/** A fresh game for so many, after so many actions taken by chance. */
function dealt(game: Game, seats: number, actions: number): Start<GameTypes> {
  const random = seeded(SEED);
  const choice = seeded(~SEED);
  let state = freshGame(game, SEATS.slice(0, seats), random);
  for (let count = 0; count < actions; count += 1) {
    const options = offered(game, state);
    state = advance(game, state, options[choice.below(options.length)]!, random);
  }
  return { state, random };
}

/** The table of a name. Throws where there is none. */
async function tableOf(game: Game, name: string): Promise<Start<GameTypes>> {
  const [kind, of, actions = '0'] = name.split('/') as [string, string, string?];
  if (kind === 'deals') return dealt(game, Number(of), Number(actions));
  const { href } = pathToFileURL(join(CONTENT, kind, game.id, `${of}.ts`));
  const { default: content } = (await import(href)) as { readonly default: Scenario | Task };
  if ('kind' in content) return startTask(game, content);
  const { started, random } = startOf(game, content);
  if (!started.ok) throw new Error(`${name}: ${started.refusal.reason}`);
  return { state: started.state, random };
}

/** The signature of a game, from these tables. */
export async function signatureOf(game: Game, names: readonly string[]): Promise<Signature> {
  const tables: Record<string, string> = {};
  for (const name of names) {
    const table = await tableOf(game, name);
    tables[name] = [...sequences(game, table), fingerprintOf(game, table)].join(' ');
  }
  const games: Record<string, string> = {};
  for (let count = game.seats.min; count <= game.seats.max; count += 1)
    games[`${count} seats`] = fingerprint(game, SEATS.slice(0, count));
  return { tables, games };
}
