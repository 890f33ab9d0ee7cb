import { seenFrom } from '../../src/engine/log.ts';
import { offered, standing } from '../../src/engine/play.ts';
import type { Fact, Seat } from '../../src/engine/types.ts';
import { isJoker } from '../../src/games/nobles-and-glory/cards.ts';
import { apply } from '../../src/games/nobles-and-glory/apply.ts';
import { game } from '../../src/games/nobles-and-glory/game.ts';
import { RULINGS, type Readings } from '../../src/games/nobles-and-glory/rulings.ts';
import type { NoblesAndGlory } from '../../src/games/nobles-and-glory/types.ts';
import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import type { Event } from '../../src/games/nobles-and-glory/types/event.ts';
import type { State } from '../../src/games/nobles-and-glory/types/state.ts';
import type { View } from '../../src/games/nobles-and-glory/types/view.ts';
import type { describeNoblesAndGlory } from '../../src/narration/nobles-and-glory/describe.ts';
import { moves } from '../games/playthrough.ts';
import { noblesAndGloryLaws } from './nobles-and-glory-laws.ts';
import { mulligan, playNames, PLAYS } from './nobles-and-glory-plays.ts';
import { USES } from './nobles-and-glory-uses.ts';
import {
  act,
  actionPhase,
  cards,
  number,
  phaseOf,
  players,
  royal,
  table,
} from './nobles-and-glory.ts';

type Words = ReturnType<typeof describeNoblesAndGlory>;

/** Something of Nobles & Glory to be put into words: of what kind and type it is. */
interface Matter {
  readonly kind: 'event' | 'action' | 'decision';
  readonly about: string;
  readonly tell: (words: Words) => string;
}

/** What somebody chooses from at one table. */
export interface Choice {
  readonly view: View;
  readonly actions: readonly Action[];
}

/** The same in words of one language. */
export interface NoblesAndGloryTelling extends Pick<Matter, 'kind' | 'about'> {
  readonly sentence: string;
}

const RANDOM_GAMES = 8;

let found: { readonly matters: readonly Matter[]; readonly choices: readonly Choice[] } | undefined;

/** All that random games, certain plays and rare tables give to tell, each sentence once. */
export function allToldOfNoblesAndGlory(words: Words): NoblesAndGloryTelling[] {
  const known = new Map<string, NoblesAndGloryTelling>();
  for (const { kind, about, tell } of all().matters) {
    const sentence = tell(words);
    known.set(`${kind} ${about} ${sentence}`, { kind, about, sentence });
  }
  return [...known.values()];
}

/** Every choice that comes up there. */
export const allChoices = (): readonly Choice[] => all().choices;

/** Nothing is played twice, however many languages ask. */
function all() {
  if (found) return found;
  const matters: Matter[] = [];
  const choices: Choice[] = [];
  const look = (state: State): void => {
    matters.push(waitingFor(state));
    for (const choice of choicesAt(state)) {
      choices.push(choice);
      matters.push(...labelsIn(choice));
    }
  };
  for (let seed = 0; seed < RANDOM_GAMES; seed += 1)
    for (const { facts, states, before } of moves(game, noblesAndGloryLaws, {
      seats: ['noor', 'mila'],
      seed,
      rulings: seed % 3 === 0 ? LAST : {},
    })) {
      matters.push(...inLog(facts, states));
      look(before);
    }
  for (const { state, actions } of [...playNames.map((name) => PLAYS[name]), ...USES]) {
    matters.push(...inPlay(state, act(state, actions).facts));
    for (const [count] of [...actions, undefined].entries())
      look(act(state, actions.slice(0, count)).state);
  }
  const opening = table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] });
  look(opening);
  matters.push(...inPlay(opening, mulligan().facts));
  for (const state of RARE_TABLES) {
    look(state);
    matters.push(...inLog(standing(game, state).facts, repeated(state)));
  }
  matters.push(...RARE_EVENTS.map(([event, state]) => happening(event, game.view(state))));
  matters.push(labelled({ type: 'done', seat: 'noor' }, game.view(opening)));
  return (found = { matters, choices });
}

/** The last option of every open ruling. */
const LAST: Partial<Readings> = Object.fromEntries(
  Object.entries(RULINGS).map(([id, { options }]) => [id, options.at(-1)!]),
);

const repeated = (state: State): State[] => standing(game, state).facts.map(() => state);

/** What random games hardly ever bring. */
const RARE_TABLES: readonly State[] = [
  // both Jokers in one hand
  phaseOf('migration', 'KH 2C', 'QS 4H', { noor: { hand: cards('joker-1 joker-2 5D') } }),
  // all four suits of a Regnant Bonus, one below zero, and a draw
  ...(['KS 2C', 'KH 2C', 'KC 2C', 'KD 2C'] as const).map((noor) =>
    table({
      players: players(noor, 'QS 3S', {
        noor: { glory: cards('2S 3H 4D 5D 6D 7D 8D'), peasants: cards('9C 9H 9D') },
      }),
      over: true,
    }),
  ),
  table({
    players: players('KC 2C', 'QC 3S', {
      noor: { glory: cards('2D 3H 4D 5D 6D 7D 8D') },
      mila: { glory: cards('10S 9S 8S 5S 2S AS') },
    }),
    over: true,
  }),
];

const surplus = PLAYS.surplus.state;

/** Events, and a table after each, that no random game brings, or none before other Actions are played. */
const RARE_EVENTS: readonly (readonly [Event, State])[] = [
  [{ type: 'royalLost', seat: 'noor', card: royal('KC') }, surplus],
  [
    { type: 'gloryDiscarded', seat: 'noor', card: number('7S') },
    actionPhase('KC 8C', { glory: '2S' }),
  ],
  [
    {
      type: 'mulliganAnnounced',
      seat: 'mila',
      cards: cards('KS QS JS KH QH 2C joker-1'),
      faults: ['too-few-numbers'],
    },
    surplus,
  ],
  [{ type: 'firstPlayerFound', seat: 'mila', by: 'suit' }, surplus],
  [
    { type: 'exchangeEnded', seat: 'noor', missing: [] },
    phaseOf('peasant', 'KC 5C', 'QS 3S', { noor: { peasants: cards('2S 3H') } }),
  ],
  [{ type: 'lineScored', seat: 'noor', line: 'decree', points: -4 }, surplus],
];

/** A log as everybody sees it, with the table after each event. */
function* inLog(
  facts: readonly Fact<NoblesAndGlory>[],
  states: readonly State[],
): Generator<Matter> {
  const eyes: readonly (Seat | undefined)[] = [undefined, 'noor', 'mila'];
  for (const seat of eyes) {
    const seen = seat ? seenFrom(game, facts, seat) : facts;
    for (const [place, { event }] of seen.entries())
      yield happening(event, game.view(states[place]!, seat));
  }
}

/** The log of a play, from the table where it began. */
function inPlay(state: State, facts: readonly Fact<NoblesAndGlory>[]): Generator<Matter> {
  let now = state;
  return inLog(
    facts,
    facts.map(({ event }) => (now = apply(now, event))),
  );
}

const happening = (event: Event, view: View): Matter => ({
  kind: 'event',
  about: event.type,
  tell: (words) => words.event(event, view),
});

const labelled = (action: Action, view: View): Matter => ({
  kind: 'action',
  about: action.type,
  tell: (words) => words.action(action, view),
});

/** What a table waits for. */
function waitingFor(state: State): Matter {
  const decision = game.pending(state);
  return {
    kind: 'decision',
    about: decision?.name ?? 'over',
    tell: (words) => words.decision(decision),
  };
}

/** What each seat that decides chooses from. */
function choicesAt(state: State): Choice[] {
  const options = offered(game, state);
  return (game.pending(state)?.seats ?? []).map((seat) => ({
    view: game.view(state, seat),
    actions: options.filter((action) => action.seat === seat),
  }));
}

const labelsIn = ({ view, actions }: Choice): Matter[] =>
  actions.flatMap((action) => [
    labelled(action, view),
    ...(jokers(actions) > 1 && 'card' in action && isJoker(action.card)
      ? [apart(action, view)]
      : []),
  ]);

const jokers = (actions: readonly Action[]): number =>
  actions.filter((action) => 'card' in action && isJoker(action.card)).length;

const apart = (action: Action, view: View): Matter => ({
  kind: 'action',
  about: action.type,
  tell: (words) => words.apart!(action, view)!,
});
