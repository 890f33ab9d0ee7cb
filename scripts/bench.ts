// npm run bench: random games on the fast path, with the options listed at every decision, and how
// often what is rare came up in them. npm run bench -- --against FOLDER: by turns the same with the
// rules in another checkout, and how the speeds compare. Speeds are per second of processor time.
// They differ by machine and by the hour: compare them within one run.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Game } from '../src/engine/game.ts';
import type * as playModule from '../src/engine/play.ts';
import type * as randomModule from '../src/engine/random.ts';
import { SEATS, type Seat } from '../src/engine/types.ts';
import type { State as ClaimState } from '../src/games/claim/types/state.ts';
import { ENGINE_IDS, loadEngine, type EngineId } from '../src/games/engines.ts';

const WARM_UP = 400;
const SLICES = 60;
/** Milliseconds of processor time in a slice. */
const SLICE = 70;

const HERE = join(import.meta.dirname, '..');

/** Rare ends of games: whether a finished game is one. */
const RARE: Partial<Record<EngineId, Readonly<Record<string, (over: object) => boolean>>>> = {
  claim: {
    'a faction votes for nobody': (over) =>
      (over as ClaimState).votes.some(({ seat }) => seat === null),
    'a draw': (over) => (over as ClaimState).winners.length === 0,
  },
};

/** A share in percent, with the standard error of a sample of this size. */
function share(count: number, size: number): string {
  const part = count / size;
  return `${(part * 100).toFixed(3)} % ± ${(Math.sqrt((part * (1 - part)) / size) * 100).toFixed(3)}`;
}

interface Played {
  readonly state: object;
  readonly actions: number;
}

/**
 * Plays a random game by the rules in a checkout. Older ones have no `freshGame`: the box is laid
 * out here.
 */
async function playerOf(
  checkout: string,
  id: EngineId,
  seats: readonly Seat[],
): Promise<(seed: number) => Played> {
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(join(checkout, 'src', file)).href);
  const { advance, playOut } = (await load('engine/play.ts')) as typeof playModule;
  const { seeded } = (await load('engine/random.ts')) as typeof randomModule;
  const { game } = (await load(`games/${id}/game.ts`)) as { readonly game: Game };
  return (seed) => {
    const random = seeded(seed);
    const box = game.start({ box: true, players: seats.map((seat) => ({ seat })) });
    if (!box.ok) throw new RangeError(box.refusal.reason);
    const [setUp] = game.options(box.state, seats[0]!);
    const fresh = advance(game, box.state, setUp!, random);
    return playOut(game, fresh, random, (options) => options[random.below(options.length)]!);
  };
}

/** Games played one after the other. */
interface Slice {
  readonly games: number;
  readonly actions: number;
  /** Actions per second of processor time. */
  readonly speed: number;
}

/**
 * Plays games from a seed on until the slice of processor time is over. `see` is shown every last
 * state.
 */
function sliceOf(
  play: (seed: number) => Played,
  from: number,
  see?: (over: object) => void,
): Slice {
  const begin = process.cpuUsage();
  let [games, actions, spent] = [0, 0, 0];
  while (spent < SLICE) {
    const played = play(from + games);
    see?.(played.state);
    games += 1;
    actions += played.actions;
    const { user, system } = process.cpuUsage(begin);
    spent = (user + system) / 1000;
  }
  return { games, actions, speed: (actions / spent) * 1000 };
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** The number that this part of the numbers lies below. */
const quantile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)]!;

/** How many times as fast, slice by slice: the median, and between what half of the slices lie. */
function comparison(here: readonly Slice[], there: readonly Slice[]): string {
  const ratios = here.map(({ speed }, place) => speed / there[place]!.speed);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => quantile(ratios, part).toFixed(2));
  return `${middle} times as fast (half of the slices ${low} to ${high})`;
}

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const against = values.against === undefined ? undefined : resolve(values.against);

for (const id of ENGINE_IDS) {
  const { seats } = await loadEngine(id);
  const isThere = against !== undefined && existsSync(join(against, 'src/games', id));
  for (let count = seats.min; count <= seats.max; count += 1) {
    const seated = SEATS.slice(0, count);
    const play = await playerOf(HERE, id, seated);
    const playThere = isThere ? await playerOf(against, id, seated) : undefined;
    for (let seed = 0; seed < WARM_UP; seed += 1)
      for (const warmed of [play, playThere]) warmed?.(seed);
    const rare = Object.entries(RARE[id] ?? {}).map(([name, shows]) => ({ name, shows, count: 0 }));
    const see = (over: object) => {
      for (const end of rare) if (end.shows(over)) end.count += 1;
    };
    const here: Slice[] = [];
    const there: Slice[] = [];
    let seed = WARM_UP;
    for (let turn = 0; turn < SLICES; turn += 1) {
      if (playThere && turn % 2 === 0) there.push(sliceOf(playThere, seed));
      const slice = sliceOf(play, seed, see);
      here.push(slice);
      if (playThere && turn % 2 === 1) there.push(sliceOf(playThere, seed));
      seed += slice.games;
    }
    const games = sum(here.map((slice) => slice.games));
    const actions = Math.round(sum(here.map((slice) => slice.actions)) / games);
    const speeds = here.map(({ speed }) => speed);
    console.log(
      `${id}, ${count} players: ${Math.round(quantile(speeds, 0.5)).toLocaleString('en')} actions/s (${games} games, ${actions} actions each)`,
    );
    if (playThere) console.log(`  ${comparison(here, there)}`);
    for (const end of rare) console.log(`  ${end.name}: ${share(end.count, games)}`);
  }
}
