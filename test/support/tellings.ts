import { seenFrom } from '../../src/engine/log.ts';
import { replay, statesAfter } from '../../src/engine/replay.ts';
import { SEATS, type Fact, type Refusal } from '../../src/engine/types.ts';
import { game } from '../../src/games/rival-kings/game.ts';
import { REASONS, type Reason } from '../../src/games/rival-kings/refusals.ts';
import { RULINGS } from '../../src/games/rival-kings/rulings.ts';
import {
  ACTION_KINDS,
  BUILDINGS,
  CHARACTERS,
  PILES,
  RANKS,
  SUBJECTS,
  type Action,
  type Event,
  type RivalKings,
  type State,
  type View,
} from '../../src/games/rival-kings/types.ts';
import type { Describer } from '../../src/i18n/describe.ts';
import { moves, type Laws } from '../games/playthrough.ts';
import { scenarios } from './content.ts';
import { rivalKingsLaws, rowsOrFreshDeal, universe } from './rival-kings-laws.ts';

/** Something put into words; `about` is its type. */
export interface Telling {
  readonly kind: 'event' | 'refusal' | 'action' | 'group' | 'moment';
  readonly about: string;
  readonly sentence: string;
}

type RkDescriber = Describer<Event, Action, View>;

const RANDOM_GAMES = 16;
/** In random games tables are described only now and then, since most look alike. */
const EVERY = 9;

/** All that the scenarios and some random games under other readings give to tell, from every seat's eyes. */
export function* everythingTold(describe: RkDescriber): Generator<Telling> {
  for (const { scenario } of scenarios) {
    const { start, steps } = replay(game, scenario);
    yield* tableTold(describe, start!);
    for (const { before, facts, states } of steps) {
      yield* factsTold(describe, facts, states);
      yield* tableTold(describe, states.at(-1) ?? before);
    }
  }
  for (let seed = 0; seed < RANDOM_GAMES; seed += 1) yield* randomGameTold(describe, seed);
  yield* universeTold(describe);
  for (const reason of Object.keys(REASONS) as Reason[]) yield* reasonTold(describe, reason);
}

/** Every action that can be written down, also those that hardly ever come up. */
function* universeTold(describe: RkDescriber): Generator<Telling> {
  const { start } = replay(game, scenarios[0]!.scenario);
  for (const action of universe(start!)) yield { kind: 'action', about: action.type, sentence: describe.action(action, game.view(start!)) };
}

/** A game of two to four seats; every third one under the last reading of every open ruling, every fourth one in a series. */
function* randomGameTold(describe: RkDescriber, seed: number): Generator<Telling> {
  const last = Object.fromEntries(Object.entries(RULINGS).map(([id, { options }]) => [id, options.at(-1)!]));
  const series = { goal: { games: 1 + (seed % 2) } };
  const laws: Laws<RivalKings> = {
    ...rivalKingsLaws,
    begin: (...table) => ({ ...rowsOrFreshDeal(...table), ...(seed % 4 === 0 && { series }) }),
  };
  const rulings = seed % 3 === 0 ? (last as object) : {};
  let count = 0;
  for (const { before, facts, after } of moves(game, laws, { seats: SEATS.slice(0, 2 + (seed % 3)), seed, rulings })) {
    yield* factsTold(describe, facts, statesAfter(game, before, facts));
    if (count++ % EVERY === 0) yield* tableTold(describe, after);
  }
}

function* factsTold(describe: RkDescriber, facts: readonly Fact<RivalKings>[], states: readonly State[]): Generator<Telling> {
  for (const eyes of [undefined, ...(states[0]?.players.map(({ seat }) => seat) ?? [])]) {
    const seen = eyes ? seenFrom(game, facts, eyes) : facts;
    for (const [place, { event }] of seen.entries()) {
      const view = game.view(states[place]!, eyes);
      yield { kind: 'event', about: event.type, sentence: describe.event(event, view) };
      yield { kind: 'moment', about: view.stage.type, sentence: describe.moment(view) };
    }
  }
}

/** Every action that somebody may think of now, legal or not. */
function* tableTold(describe: RkDescriber, state: State): Generator<Telling> {
  const view = game.view(state);
  yield { kind: 'moment', about: view.stage.type, sentence: describe.moment(view) };
  for (const { seat } of state.players) {
    for (const action of game.imaginable(state, seat)) {
      yield { kind: 'action', about: action.type, sentence: describe.action(action, view) };
      yield { kind: 'group', about: action.type, sentence: describe.group(action, view).label };
      const refusal = game.judge(state, action);
      if (refusal) yield refusalTold(describe, refusal);
    }
  }
}

const refusalTold = (describe: RkDescriber, refusal: Pick<Refusal, 'reason' | 'particulars'>): Telling => ({
  kind: 'refusal',
  about: refusal.reason,
  sentence: describe.refusal(refusal),
});

/** What each particular of a refusal can be. */
const PARTICULARS: Readonly<Record<(typeof REASONS)[Reason][number], readonly (string | number)[]>> = {
  seat: SEATS,
  other: [...SEATS].reverse(),
  action: ACTION_KINDS,
  character: CHARACTERS,
  subject: ['vintner', 'miner', 'sailor'],
  active: SUBJECTS,
  spent: ['bishop', 'jailer'],
  card: [...BUILDINGS, ...SUBJECTS],
  pile: PILES,
  rank: RANKS,
  target: [...RANKS].reverse(),
  kind: ['building', 'subject'],
  what: ['coins', 'markers'],
  count: [0, 1, 2, 5],
  most: [0, 1, 2, 48],
  size: [1, 2, 8],
  number: [-1, 1.5, 9],
  price: [1, 2, 3, 4],
  coins: [0, 1, 2, 3],
};
const VARIANTS = 12;

/** A refusal with all sorts of particulars: many are too rare for random games. */
function* reasonTold(describe: RkDescriber, reason: Reason): Generator<Telling> {
  for (let variant = 0; variant < VARIANTS; variant += 1) {
    const particulars = REASONS[reason].map((name) => [name, PARTICULARS[name][variant % PARTICULARS[name].length]!] as const);
    yield refusalTold(describe, { reason, particulars: Object.fromEntries(particulars) });
  }
}
