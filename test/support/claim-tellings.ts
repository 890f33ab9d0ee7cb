import { seenFrom } from '../../src/engine/log.ts';
import { standing } from '../../src/engine/play.ts';
import { SEATS, type Fact, type Refusal } from '../../src/engine/types.ts';
import { game } from '../../src/games/claim/game.ts';
import type { Reason } from '../../src/games/claim/refusals.ts';
import { CLAIM_REASONS as REASONS } from './reasons.ts';
import { RULINGS } from '../../src/games/claim/rulings.ts';
import { type Claim } from '../../src/games/claim/types.ts';
import type { Describer } from '../../src/narration/describer.ts';
import { moves } from '../games/playthrough.ts';
import { claimLaws } from './claim-laws.ts';
import { over } from './claim.ts';
import { CARDS, FACTIONS } from '../../src/games/claim/cards.ts';
import type { Action } from '../../src/games/claim/types/action.ts';
import type { Event } from '../../src/games/claim/types/event.ts';
import type { State } from '../../src/games/claim/types/state.ts';
import type { View } from '../../src/games/claim/types/view.ts';

type ClaimDescriber = Describer<Event, Action, View>;

/** Something of Claim in words: what kind of thing it is, its type, and the sentence. */
export interface ClaimTelling {
  readonly kind: 'event' | 'refusal' | 'action' | 'group' | 'decision';
  readonly about: string;
  readonly sentence: string;
}

/** Something of Claim to be put into words. */
interface Matter extends Pick<ClaimTelling, 'kind' | 'about'> {
  readonly tell: (describe: ClaimDescriber) => string;
}

const RANDOM_GAMES = 24;
/** In random games refusals are looked for only now and then. */
const EVERY = 7;

/**
 * All that random games, rare counts and every refusal give to tell, from every seat's eyes, each
 * sentence once.
 */
export function allToldOfClaim(describe: ClaimDescriber): ClaimTelling[] {
  const known = new Map<string, ClaimTelling>();
  for (const { kind, about, tell } of different()) {
    const sentence = tell(describe);
    known.set(`${kind} ${about} ${sentence}`, { kind, about, sentence });
  }
  return [...known.values()];
}

let found: readonly Matter[] | undefined;

/**
 * What there is to tell in any language. Claim tells actions and refusals without a look at the
 * table, so that each of them comes once.
 */
function different(): readonly Matter[] {
  const asked = new Set<string>();
  const once = (key: string): boolean => !asked.has(key) && asked.add(key) !== undefined;
  return (found ??= [...matters(once)]);
}

/** Whether something has not come before. */
type Once = (key: string) => boolean;

function* matters(once: Once): Generator<Matter> {
  for (let seed = 0; seed < RANDOM_GAMES; seed += 1) yield* inRandomGame(once, seed);
  for (const state of rareCounts()) {
    const { facts } = standing(game, state);
    yield* inLog(
      facts,
      facts.map(() => state),
    );
  }
  for (const reason of Object.keys(REASONS) as Reason[]) yield* withParticulars(reason);
}

/**
 * Every third game is played under the last reading of every open ruling but one: who must play a
 * doppelganger declares none.
 */
function* inRandomGame(once: Once, seed: number): Generator<Matter> {
  const last = {
    ...Object.fromEntries(
      Object.entries(RULINGS).map(([id, { options }]) => [id, options.at(-1)!]),
    ),
    'void-with-doppelganger': seed % 2 === 0 ? 'doppelganger-optional' : 'doppelganger-forced',
  };
  const seats = SEATS.slice(0, 2);
  let count = 0;
  for (const { before, facts, states, after } of moves(game, claimLaws, {
    seats,
    seed,
    rulings: seed % 3 === 0 ? last : {},
  })) {
    yield* inLog(facts, states);
    for (const state of [before, after]) yield waitingFor(state);
    if (count++ % EVERY === 0) yield* onTable(once, after);
  }
}

function* inLog(facts: readonly Fact<Claim>[], states: readonly State[]): Generator<Matter> {
  for (const eyes of [undefined, ...(states[0]?.players.map(({ seat }) => seat) ?? [])]) {
    const seen = eyes ? seenFrom(game, facts, eyes) : facts;
    for (const [place, { event }] of seen.entries()) {
      const view = game.view(states[place]!, eyes);
      yield { kind: 'event', about: event.type, tell: (describe) => describe.event(event, view) };
      if (event.type === 'contestedTaken')
        yield {
          kind: 'event',
          about: event.type,
          tell: (describe) => describe.event(unnamed(event), view),
        };
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

/** A contested card that nobody has named, as the table tool tells of it. */
const unnamed = ({ type, seat }: Extract<Event, { type: 'contestedTaken' }>): Event =>
  ({ type, seat }) as Event;

/** Every action that could be written down, legal or not. */
function* onTable(once: Once, state: State): Generator<Matter> {
  const view = game.view(state);
  for (const action of claimLaws.universe(state)) {
    if (once(JSON.stringify(action))) {
      yield {
        kind: 'action',
        about: action.type,
        tell: (describe) => describe.action(action, view),
      };
      yield {
        kind: 'group',
        about: action.type,
        tell: (describe) => describe.group(action, view).label,
      };
    }
    const refusal = game.judge(state, action);
    if (refusal && once(JSON.stringify([refusal.reason, refusal.particulars])))
      yield refused(refusal);
  }
}

/**
 * Counts that hardly ever come about: no card of a faction, a dead heat, a draw, and votes for the
 * last trick.
 */
function rareCounts(): State[] {
  const rulings = {
    'empty-faction-vote': 'last-trick-winner',
    'dead-heat-vote': 'last-trick-winner',
  } as const;
  return [
    over('G0 Z9 D3', 'G0b Z8 X2'),
    over('Z9 Z8', 'Z1 D2'),
    over('G0', 'G0b', { lastWinner: 'mila', rulings }),
    over('Z9', 'Z1', { rulings: { 'nobody-has-three': 'draw-unless-three' } }),
  ];
}

const refused = (refusal: Pick<Refusal, 'reason' | 'particulars'>): Matter => ({
  kind: 'refusal',
  about: refusal.reason,
  tell: (describe) => describe.refusal(refusal),
});

/** What each particular of a refusal can be. */
const PARTICULARS: Readonly<
  Record<(typeof REASONS)[Reason][number], readonly (string | number)[]>
> = {
  seat: SEATS,
  other: [...SEATS].reverse(),
  card: CARDS.slice(0, 20),
  faction: FACTIONS,
  count: [0, 1, 2, 5],
  most: [0, 1, 2, 25],
  phase: [1, 2],
};
const VARIANTS = 20;

function* withParticulars(reason: Reason): Generator<Matter> {
  for (let variant = 0; variant < VARIANTS; variant += 1) {
    const particulars = REASONS[reason].map(
      (name) => [name, PARTICULARS[name][variant % PARTICULARS[name].length]!] as const,
    );
    yield refused({ reason, particulars: Object.fromEntries(particulars) });
  }
}
