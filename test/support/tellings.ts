import { seenFrom } from '../../src/engine/log.ts';
import { replay, statesAfter } from '../../src/engine/replay.ts';
import { SEATS, type Refusal, type Seat } from '../../src/engine/types.ts';
import { game } from '../../src/games/rival-kings/game.ts';
import { ACTION_KINDS, type Action, type Event, type State, type View } from '../../src/games/rival-kings/types.ts';
import { REASONS, type Reason } from '../../src/games/rival-kings/refusals.ts';
import { RULINGS } from '../../src/games/rival-kings/rulings.ts';
import type { Describer } from '../../src/i18n/describe.ts';
import { moves } from '../games/playthrough.ts';
import { scenarios } from './content.ts';
import { rivalKingsLaws } from './rival-kings-laws.ts';

/** Something that was put into words. */
export interface Telling {
  readonly about: string;
  readonly kind: 'event' | 'refusal' | 'action' | 'group' | 'moment';
  readonly sentence: string;
}

type RkDescriber = Describer<Event, Action, View>;

const RANDOM_GAMES = 24;

/** All that the scenarios and some random games under odd readings give to tell, from every seat's eyes. */
export function* everythingTold(describe: RkDescriber): Generator<Telling> {
  for (const { scenario } of scenarios) {
    const { start, steps } = replay(game, scenario);
    yield* tableTold(describe, start!);
    for (const { before, facts, states, refusal } of steps) {
      yield* factsTold(describe, before, facts, states);
      if (refusal) yield refusalTold(describe, refusal);
      yield* tableTold(describe, states.at(-1) ?? before);
    }
  }
  for (let seed = 0; seed < RANDOM_GAMES; seed += 1) yield* randomGameTold(describe, seed);
  for (const reason of Object.keys(REASONS) as Reason[]) yield refusalTold(describe, { reason, particulars: particularsOf(reason) });
}

/** A game of two to four seats; every third one plays the last reading of every open ruling. */
function* randomGameTold(describe: RkDescriber, seed: number): Generator<Telling> {
  const rulings = seed % 3 === 0 ? Object.fromEntries(Object.entries(RULINGS).map(([id, { options }]) => [id, options.at(-1)])) : {};
  const series = seed % 4 === 1 ? { goal: { games: 1 + (seed % 2) } } : undefined;
  const laws = { ...rivalKingsLaws, begin: (...begin: Parameters<NonNullable<typeof rivalKingsLaws.begin>>) => ({ ...rivalKingsLaws.begin!(...begin), ...(series && { series }) }) };
  for (const { before, facts, after } of moves(game, laws, { seats: SEATS.slice(0, 2 + (seed % 3)), seed, rulings })) {
    yield* factsTold(describe, before, facts, statesAfter(game, before, facts));
    yield* tableTold(describe, after);
  }
}

function* factsTold(describe: RkDescriber, before: State, facts: Parameters<typeof seenFrom<typeof game extends never ? never : import('../../src/games/rival-kings/types.ts').RivalKings>>[1], states: readonly State[]): Generator<Telling> {
  for (const eyes of [undefined, ...before.players.map(({ seat }) => seat)]) {
    const seen = eyes ? seenFrom(game, facts, eyes) : facts;
    for (const [place, { event }] of seen.entries()) {
      const view = game.view(states[place]!, eyes);
      yield { kind: 'event', about: event.type, sentence: describe.event(event, view) };
      yield { kind: 'moment', about: view.stage.type, sentence: describe.moment(view) };
    }
  }
}
