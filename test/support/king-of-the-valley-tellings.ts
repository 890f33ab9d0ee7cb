import { seenFrom } from '../../src/engine/log.ts';
import { standing } from '../../src/engine/play.ts';
import { SEATS, type Fact, type Refusal } from '../../src/engine/types.ts';
import { game } from '../../src/games/king-of-the-valley/game.ts';
import { HILL_PLACES, ROWS, SIDES } from '../../src/games/king-of-the-valley/hill.ts';
import type { Reason } from '../../src/games/king-of-the-valley/refusals.ts';
import { RULINGS } from '../../src/games/king-of-the-valley/rulings.ts';
import { COLUMNS, KINDS, KNIGHTS, TILES } from '../../src/games/king-of-the-valley/tiles.ts';
import type { KingOfTheValley } from '../../src/games/king-of-the-valley/types.ts';
import type { Action } from '../../src/games/king-of-the-valley/types/action.ts';
import type { Event } from '../../src/games/king-of-the-valley/types/event.ts';
import type { State } from '../../src/games/king-of-the-valley/types/state.ts';
import type { View } from '../../src/games/king-of-the-valley/types/view.ts';
import { CELLS } from '../../src/games/king-of-the-valley/valley.ts';
import type { Describer } from '../../src/narration/describer.ts';
import { moves } from '../games/playthrough.ts';
import { kingOfTheValleyLaws } from './king-of-the-valley-laws.ts';
import { act, lastTiles, leg, table, two, valley } from './king-of-the-valley.ts';
import { KING_OF_THE_VALLEY_REASONS as REASONS } from './reasons.ts';

type ValleyDescriber = Describer<Event, Action, View>;

/**
 * Something of King of the Valley in words: what kind of thing it is, its type, and the sentence.
 */
export interface ValleyTelling {
  readonly kind: 'event' | 'refusal' | 'action' | 'group' | 'decision';
  readonly about: string;
  readonly sentence: string;
}

/** Something of King of the Valley to be put into words. */
interface Matter extends Pick<ValleyTelling, 'kind' | 'about'> {
  readonly tell: (describe: ValleyDescriber) => string;
}

const RANDOM_GAMES = 18;
/**
 * In random games tables are looked at only now and then, and all that could be written down at one
 * moment of each game.
 */
const EVERY = 6;
const WRITTEN_DOWN_AT = 100;

/** All that random games, rare tables and every refusal give to tell, each sentence once. */
export function allToldOfTheValley(describe: ValleyDescriber): ValleyTelling[] {
  const known = new Map<string, ValleyTelling>();
  for (const { kind, about, tell } of different()) {
    const sentence = tell(describe);
    known.set(`${kind} ${about} ${sentence}`, { kind, about, sentence });
  }
  return [...known.values()];
}

let found: readonly Matter[] | undefined;
const different = (): readonly Matter[] => (found ??= [...matters()]);

function* matters(): Generator<Matter> {
  for (let seed = 0; seed < RANDOM_GAMES; seed += 1) yield* inRandomGame(seed);
  yield* inLog(...rareMove());
  yield {
    kind: 'event',
    about: 'summonLapsed',
    tell: (describe) => describe.event(LAPSED, game.view(rareCounts()[0]!)),
  };
  yield* offeredAt(lastRound(), kingOfTheValleyLaws.universe(lastRound()));
  for (const state of rareCounts()) {
    const { facts } = standing(game, state);
    yield* inLog(
      facts,
      facts.map(() => state),
    );
    yield waitingFor(state);
  }
  for (const reason of Object.keys(REASONS) as Reason[]) yield* withParticulars(reason);
}

/** A game of two to four seats; every third one under the last reading of every open ruling. */
function* inRandomGame(seed: number): Generator<Matter> {
  const last = Object.fromEntries(
    Object.entries(RULINGS).map(([id, { options }]) => [id, options.at(-1)!]),
  );
  const rulings = seed % 3 === 0 ? (last as object) : {};
  let count = 0;
  for (const { before, facts, states, after } of moves(game, kingOfTheValleyLaws, {
    seats: SEATS.slice(0, 2 + (seed % 3)),
    seed,
    rulings,
  })) {
    yield* inLog(facts, states);
    for (const state of [before, after]) yield waitingFor(state);
    if (count % EVERY === 0)
      for (const { seat } of after.players) yield* offeredAt(after, game.imaginable(after, seat));
    if (seed < SEATS.length && count % WRITTEN_DOWN_AT === 0)
      yield* offeredAt(after, kingOfTheValleyLaws.universe(after));
    count += 1;
  }
}

/** That nothing at all can be summoned takes other kings and specialists on twelve tiles around. */
const LAPSED: Event = { type: 'summonLapsed', seat: 'juri' };

/** Two coins in one move, which hardly ever come together. */
function rareMove(): [readonly Fact<KingOfTheValley>[], readonly State[]] {
  const before = table({
    players: two({ king: 'a3' }),
    round: 1,
    valley: valley('. . . . . . . . . . D F C F W . . . . . . . . . .'),
    coins: ['b3', 'd3'],
  });
  const { facts, state } = act(before, leg('e3', 'b3', 'd3'));
  return [facts, facts.map(() => state)];
}

/** A hill with almost no tiles left. */
const lastRound = (): State =>
  table({
    players: two({ king: 'a3' }, { king: 'a5', gold: 3 }),
    turn: 'mila',
    ...lastTiles('L1 F'),
  });

/**
 * Counts that hardly ever come about: nothing at all, a tie that influence decides, and one that
 * nothing does.
 */
function rareCounts(): State[] {
  const over = (noor: object, mila: object): State =>
    table({ over: true, players: two({ gold: 0, ...noor }, { gold: 0, ...mila }) });
  return [
    over({}, {}),
    over({ castle: { farmer: { up: { farmer: 1 } } } }, { gold: 1 }),
    over(
      { castle: { knight: { up: { 'knight-1': 3, 'knight-2': 4 } } }, kingdoms: 2 },
      { kingdoms: 1, castle: { knight: { up: { 'knight-3': 3 } } } },
    ),
  ];
}

/** Each event, with all tiles face up and through every seat’s eyes. */
function* inLog(
  facts: readonly Fact<KingOfTheValley>[],
  states: readonly State[],
): Generator<Matter> {
  for (const eyes of [undefined, states[0]?.players[0]!.seat]) {
    const seen = eyes ? seenFrom(game, facts, eyes) : facts;
    for (const [place, { event }] of seen.entries()) {
      const view = game.view(states[place]!, eyes);
      yield { kind: 'event', about: event.type, tell: (describe) => describe.event(event, view) };
    }
  }
}

/** What a table waits for. */
function waitingFor(state: State): Matter {
  const decision = game.pending(state);
  return {
    kind: 'decision',
    about: decision?.name ?? 'over',
    tell: (describe) => describe.decision(decision),
  };
}

/** Actions with their labels, and why they are refused. */
function* offeredAt(state: State, actions: Iterable<Action>): Generator<Matter> {
  const view = game.view(state);
  for (const action of actions) {
    yield { kind: 'action', about: action.type, tell: (describe) => describe.action(action, view) };
    yield {
      kind: 'action',
      about: action.type,
      tell: (describe) => describe.apart!(action, view) ?? describe.action(action, view),
    };
    yield {
      kind: 'group',
      about: action.type,
      tell: (describe) => describe.group(action, view).label,
    };
    const refusal = game.judge(state, action);
    if (refusal) yield refused(refusal);
  }
}

const refused = (refusal: Pick<Refusal, 'reason' | 'particulars'>): Matter => ({
  kind: 'refusal',
  about: refusal.reason,
  tell: (describe) => describe.refusal(refusal),
});

type Particular = (typeof REASONS)[Reason][number];

/** What each particular of a refusal can be. */
const PARTICULARS: Readonly<Record<Particular, readonly (string | number)[]>> = {
  seat: SEATS,
  other: [...SEATS].reverse(),
  tile: TILES,
  kind: KINDS,
  column: COLUMNS,
  cell: CELLS,
  place: HILL_PLACES,
  side: SIDES,
  row: ROWS,
  stage: [1, 2, 3],
  phase: [1, 2, 3, 4],
  count: [0, 1, 2, 5],
  most: [0, 1, 2, 25],
  demand: [3, 4, 5],
  price: [2, 10],
  gold: [0, 1, 7],
  open: [1, 2, 6],
};

/** What `other` is where it is no seat. */
const OTHERS: Readonly<Partial<Record<Reason, readonly string[]>>> = {
  'not-straight': CELLS,
  'not-identical': TILES,
  'different-orders': KNIGHTS,
};

const VARIANTS = 24;

function* withParticulars(reason: Reason): Generator<Matter> {
  for (let variant = 0; variant < VARIANTS; variant += 1) {
    const particulars = REASONS[reason].map((name) => {
      const values = (name === 'other' && OTHERS[reason]) || PARTICULARS[name];
      return [name, values[variant % values.length]!] as const;
    });
    yield refused({ reason, particulars: Object.fromEntries(particulars) });
  }
}
