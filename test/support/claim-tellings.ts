import { seenFrom } from '../../src/engine/log.ts';
import { standing } from '../../src/engine/play.ts';
import { SEATS, type Fact, type Refusal } from '../../src/engine/types.ts';
import { CARDS } from '../../src/games/claim/cards.ts';
import { game } from '../../src/games/claim/game.ts';
import type { Reason } from '../../src/games/claim/refusals.ts';
import { CLAIM_REASONS as REASONS } from './reasons.ts';
import { RULINGS } from '../../src/games/claim/rulings.ts';
import { FACTIONS, type Action, type Claim, type Event, type State, type View } from '../../src/games/claim/types.ts';
import type { Describer } from '../../src/narration/describer.ts';
import { moves } from '../games/playthrough.ts';
import { claimLaws } from './claim-laws.ts';
import { over } from './claim.ts';

type ClaimDescriber = Describer<Event, Action, View>;

/** Something of Claim in words: what kind of thing it is, its type, and the sentence. */
export interface ClaimTelling {
  readonly kind: 'event' | 'refusal' | 'action' | 'group' | 'decision';
  readonly about: string;
  readonly sentence: string;
}

const RANDOM_GAMES = 24;
/** In random games refusals are looked for only now and then. */
const EVERY = 7;

/** All that random games, rare counts and every refusal give to tell, from every seat's eyes, each sentence once. */
export function allToldOfClaim(describe: ClaimDescriber): ClaimTelling[] {
  const known = new Map<string, ClaimTelling>();
  for (const telling of tellings(describe)) known.set(`${telling.kind} ${telling.about} ${telling.sentence}`, telling);
  return [...known.values()];
}

function* tellings(describe: ClaimDescriber): Generator<ClaimTelling> {
  for (let seed = 0; seed < RANDOM_GAMES; seed += 1) yield* inRandomGame(describe, seed);
  for (const state of rareCounts()) {
    const { facts } = standing(game, state);
    yield* inLog(
      describe,
      facts,
      facts.map(() => state),
    );
  }
  for (const reason of Object.keys(REASONS) as Reason[]) yield* withParticulars(describe, reason);
}

/** Every third game is played under the last reading of every open ruling but one: who must play a doppelganger declares none. */
function* inRandomGame(describe: ClaimDescriber, seed: number): Generator<ClaimTelling> {
  const last = {
    ...Object.fromEntries(Object.entries(RULINGS).map(([id, { options }]) => [id, options.at(-1)!])),
    'void-with-doppelganger': seed % 2 === 0 ? 'doppelganger-optional' : 'doppelganger-forced',
  };
  const seats = SEATS.slice(0, 2);
  let count = 0;
  for (const { before, facts, states, after } of moves(game, claimLaws, { seats, seed, rulings: seed % 3 === 0 ? last : {} })) {
    yield* inLog(describe, facts, states);
    for (const state of [before, after]) yield waitingFor(describe, state);
    if (count++ % EVERY === 0) yield* onTable(describe, after);
  }
}

function* inLog(describe: ClaimDescriber, facts: readonly Fact<Claim>[], states: readonly State[]): Generator<ClaimTelling> {
  for (const eyes of [undefined, ...(states[0]?.players.map(({ seat }) => seat) ?? [])]) {
    const seen = eyes ? seenFrom(game, facts, eyes) : facts;
    for (const [place, { event }] of seen.entries()) {
      const view = game.view(states[place]!, eyes);
      yield { kind: 'event', about: event.type, sentence: describe.event(event, view) };
      if (event.type === 'contestedTaken') yield { kind: 'event', about: event.type, sentence: describe.event(unnamed(event), view) };
    }
  }
}

/** What a table waits for. */
function waitingFor(describe: ClaimDescriber, state: State): ClaimTelling {
  const decision = game.pending(state);
  return { kind: 'decision', about: decision?.name ?? 'over', sentence: describe.decision(decision) };
}

/** A contested card that nobody has named, as the table tool tells of it. */
const unnamed = ({ type, seat }: Extract<Event, { type: 'contestedTaken' }>): Event => ({ type, seat }) as Event;

/** Every action that could be written down, legal or not. */
function* onTable(describe: ClaimDescriber, state: State): Generator<ClaimTelling> {
  const view = game.view(state);
  for (const action of claimLaws.universe(state)) {
    yield { kind: 'action', about: action.type, sentence: describe.action(action, view) };
    yield { kind: 'group', about: action.type, sentence: describe.group(action, view).label };
    const refusal = game.judge(state, action);
    if (refusal) yield told(describe, refusal);
  }
}

/** Counts that hardly ever come about: no card of a faction, a dead heat, a draw, and votes for the last trick. */
function rareCounts(): State[] {
  const rulings = { 'empty-faction-vote': 'last-trick-winner', 'dead-heat-vote': 'last-trick-winner' } as const;
  return [
    over('G0 Z9 D3', 'G0b Z8 X2'),
    over('Z9 Z8', 'Z1 D2'),
    over('G0', 'G0b', { lastWinner: 'mila', rulings }),
    over('Z9', 'Z1', { rulings: { 'nobody-has-three': 'draw-unless-three' } }),
  ];
}

const told = (describe: ClaimDescriber, refusal: Pick<Refusal, 'reason' | 'particulars'>): ClaimTelling => ({
  kind: 'refusal',
  about: refusal.reason,
  sentence: describe.refusal(refusal),
});

/** What each particular of a refusal can be. */
const PARTICULARS: Readonly<Record<(typeof REASONS)[Reason][number], readonly (string | number)[]>> = {
  seat: SEATS,
  other: [...SEATS].reverse(),
  card: CARDS.slice(0, 20),
  faction: FACTIONS,
  count: [0, 1, 2, 5],
  most: [0, 1, 2, 25],
  phase: [1, 2],
};
const VARIANTS = 20;

function* withParticulars(describe: ClaimDescriber, reason: Reason): Generator<ClaimTelling> {
  for (let variant = 0; variant < VARIANTS; variant += 1) {
    const particulars = REASONS[reason].map((name) => [name, PARTICULARS[name][variant % PARTICULARS[name].length]!] as const);
    yield told(describe, { reason, particulars: Object.fromEntries(particulars) });
  }
}
