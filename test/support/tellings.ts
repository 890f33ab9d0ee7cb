import { seenFrom } from '../../src/engine/log.ts';
import { replay } from '../../src/engine/replay.ts';
import { SEATS, type Fact, type Refusal } from '../../src/engine/types.ts';
import { game } from '../../src/games/rival-kings/game.ts';
import type { Reason } from '../../src/games/rival-kings/refusals.ts';
import { RIVAL_KINGS_REASONS as REASONS } from './reasons.ts';
import { RULINGS } from '../../src/games/rival-kings/rulings.ts';
import { type RivalKings } from '../../src/games/rival-kings/types.ts';
import type { Describer } from '../../src/narration/describer.ts';
import { moves, type Laws } from '../games/playthrough.ts';
import { scenarios } from './content.ts';
import { rivalKingsLaws, rowsOrFreshDeal } from './rival-kings-laws.ts';
import { ACTION_KINDS, CHARACTERS, RANKS } from '../../src/games/rival-kings/characters.ts';
import { BUILDINGS, SUBJECTS } from '../../src/games/rival-kings/cards.ts';
import { PILES, type State } from '../../src/games/rival-kings/types/state.ts';
import type { Action } from '../../src/games/rival-kings/types/action.ts';
import type { Event } from '../../src/games/rival-kings/types/event.ts';
import type { View } from '../../src/games/rival-kings/types/view.ts';

/**
 * Something to be put into words. `about` is its type; what tells it apart from all else is the
 * `key`.
 */
interface Matter {
  readonly kind: 'event' | 'refusal' | 'action' | 'group' | 'decision';
  readonly about: string;
  readonly key: string;
  readonly tell: (describe: RkDescriber) => string;
}

/** A matter in the words of one language. */
export interface Narrator extends Pick<Matter, 'kind' | 'about'> {
  readonly sentence: string;
}

type RkDescriber = Describer<Event, Action, View>;

const RANDOM_GAMES = 18;
/**
 * In random games tables are looked at only now and then, since most offer what earlier ones did.
 */
const EVERY = 11;

/** All that the scenarios and some random games give to tell, from every seat's eyes, told once. */
export const everythingTold = (describe: RkDescriber): Narrator[] =>
  different().map(({ kind, about, tell }) => ({ kind, about, sentence: tell(describe) }));

let known: readonly Matter[] | undefined;
const different = (): readonly Matter[] =>
  (known ??= [
    ...new Map(
      [...matters()].map((matter) => [`${matter.kind} ${matter.about} ${matter.key}`, matter]),
    ).values(),
  ]);

function* matters(): Generator<Matter> {
  for (const { scenario } of scenarios) {
    const { start, steps } = replay(game, scenario);
    yield waitingFor(start!);
    yield* onTable(start!);
    for (const { before, facts, states } of steps) {
      yield* inLog(facts, states);
      yield waitingFor(states.at(-1) ?? before);
      yield* onTable(states.at(-1) ?? before);
    }
  }
  for (let seed = 0; seed < RANDOM_GAMES; seed += 1) yield* inRandomGame(seed);
  yield* allActions(replay(game, scenarios[0]!.scenario).start!);
  for (const reason of Object.keys(REASONS) as Reason[]) yield* withParticulars(reason);
}

/**
 * A game of two to four seats; every third one under the last reading of every open ruling, every
 * fourth one in a series.
 */
function* inRandomGame(seed: number): Generator<Matter> {
  const last = Object.fromEntries(
    Object.entries(RULINGS).map(([id, { options }]) => [id, options.at(-1)!]),
  );
  const series = { goal: { games: 1 + (seed % 2) } };
  const laws: Laws<RivalKings> = {
    ...rivalKingsLaws,
    begin: (...table) => ({ ...rowsOrFreshDeal(...table), ...(seed % 4 === 0 && { series }) }),
  };
  const rulings = seed % 3 === 0 ? (last as object) : {};
  let count = 0;
  for (const { facts, states, after } of moves(game, laws, {
    seats: SEATS.slice(0, 2 + (seed % 3)),
    seed,
    rulings,
  })) {
    yield* inLog(facts, states);
    yield waitingFor(after);
    if (count++ % EVERY === 0) yield* onTable(after);
  }
}

/** Each event, with all cards open and through every seat's eyes. */
function* inLog(facts: readonly Fact<RivalKings>[], states: readonly State[]): Generator<Matter> {
  for (const eyes of [undefined, ...(states[0]?.players.map(({ seat }) => seat) ?? [])]) {
    const seen = eyes ? seenFrom(game, facts, eyes) : facts;
    for (const [place, { event }] of seen.entries()) {
      const view = game.view(states[place]!, eyes);
      const key = JSON.stringify([event, view.players.map(({ played }) => played)]);
      yield {
        kind: 'event',
        about: event.type,
        key,
        tell: (describe) => describe.event(event, view),
      };
    }
  }
}

/** Every action that somebody may think of now, legal or not. */
function* onTable(state: State): Generator<Matter> {
  const view = game.view(state);
  for (const { seat } of state.players) {
    for (const action of game.imaginable(state, seat)) {
      yield* inAction(action, view);
      const refusal = game.judge(state, action);
      if (refusal) yield refused(refusal);
    }
  }
}

/** Every action that can be written down, also those that hardly ever come up. */
function* allActions(state: State): Generator<Matter> {
  for (const action of rivalKingsLaws.universe(state)) yield* inAction(action, game.view(state));
}

function* inAction(action: Action, view: View): Generator<Matter> {
  const key = JSON.stringify([action, PILES.map((pile) => view.piles[pile].top)]);
  yield {
    kind: 'action',
    about: action.type,
    key,
    tell: (describe) => describe.action(action, view),
  };
  if (action.type === 'choose')
    yield {
      kind: 'action',
      about: action.type,
      key: `${key} apart`,
      tell: (describe) => describe.apart!(action, view) ?? describe.action(action, view),
    };
  yield {
    kind: 'group',
    about: action.type,
    key,
    tell: (describe) => describe.group(action, view).label,
  };
}

/** What a table waits for. */
function waitingFor(state: State): Matter {
  const decision = game.pending(state);
  return {
    kind: 'decision',
    about: decision?.name ?? 'over',
    key: JSON.stringify(decision ?? null),
    tell: (describe) => describe.decision(decision),
  };
}

const refused = (refusal: Pick<Refusal, 'reason' | 'particulars'>): Matter => ({
  kind: 'refusal',
  about: refusal.reason,
  key: JSON.stringify(refusal.particulars ?? {}),
  tell: (describe) => describe.refusal(refusal),
});

/** What each particular of a refusal can be. */
const PARTICULARS: Readonly<
  Record<(typeof REASONS)[Reason][number], readonly (string | number)[]>
> = {
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
  robs: RANKS,
  kind: ['building', 'subject'],
  what: ['coins', 'markers'],
  by: ['watchman', 'neutral', 'equal'],
  count: [0, 1, 2, 5],
  most: [0, 1, 2, 48],
  least: [30, 38, 40],
  size: [1, 2, 8],
  number: [-1, 1.5, 9],
  price: [1, 2, 3, 4],
  coins: [0, 1, 2, 3],
};
const VARIANTS = 12;

/** A refusal with all sorts of particulars: many are too rare for random games. */
function* withParticulars(reason: Reason): Generator<Matter> {
  for (let variant = 0; variant < VARIANTS; variant += 1) {
    const particulars = REASONS[reason].map(
      (name) => [name, PARTICULARS[name][variant % PARTICULARS[name].length]!] as const,
    );
    yield refused({ reason, particulars: Object.fromEntries(particulars) });
  }
}
