import { expect } from 'vitest';
import type { Format, Game } from '../../src/engine/game.ts';
import { fold } from '../../src/engine/log.ts';
import { optionsSeenFrom } from '../../src/engine/options.ts';
import { advance } from '../../src/engine/play.ts';
import { seeded } from '../../src/engine/random.ts';
import type { Fact, GameTypes } from '../../src/engine/types.ts';
import { begin, moves, samples, type Laws, type Table } from './playthrough.ts';

/** Throws where a random game breaks the law. */
type Law = <T extends GameTypes>(game: Game<T>, laws: Laws<T>, table: Table<T>) => void;

const text = (value: unknown): string => JSON.stringify(value);

/** Freezes a value all the way down, as far as it is not frozen yet. */
function frozen<V>(value: V): V {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
}

const gamesEnd: Law = (game, laws, table) => {
  const playing = moves(game, laws, table);
  let next = playing.next();
  for (; !next.done; next = playing.next()) {
    if (game.outcome(next.value.before)) throw new Error('somebody may act although the game is over');
  }
  const outcome = game.outcome(next.value);
  if (!outcome) throw new Error('nobody may act, but the game is not over');
  const { winners } = outcome;
  if (!laws.mayDraw) expect(winners, 'the game is over, but nobody has won').not.toEqual([]);
  const strangers = winners.filter((seat) => !table.seats.includes(seat));
  expect(strangers, 'winners who do not play').toEqual([]);
  const { facts: _, ...standing } = game.standing(next.value);
  expect(outcome, 'the outcome, and the standing at the end').toEqual(standing);
};

const factsAreCited: Law = (game, laws, table) => {
  for (const { facts } of moves(game, laws, table)) facts.forEach((fact) => checkFact(game, laws.format, fact));
};

function checkFact<T extends GameTypes>(game: Game<T>, { rules }: Format<T>, { event, cites, seenBy }: Fact<T>): void {
  if (cites.length === 0) throw new Error(`${event.type} cites no rule`);
  for (const rule of cites) if (!Object.hasOwn(rules, rule)) throw new Error(`${event.type} cites an unknown rule: ${rule}`);
  const secrets = game.secrets[event.type as T['event']['type']];
  if (secrets && !seenBy) throw new Error(`${event.type} has secrets but does not say who sees them`);
  for (const field of secrets ?? []) if (!Object.hasOwn(event, field)) throw new Error(`${event.type} has no secret field ${field}`);
  if (!secrets && seenBy) throw new Error(`${event.type} says who sees it but has no secrets`);
}

const nothingIsLost: Law = (game, laws, table) => {
  const box = text(laws.box);
  const check = (state: unknown, after: string) => {
    if (text(laws.inventory(state as never)) !== box) expect(laws.inventory(state as never), after).toEqual(laws.box);
  };
  check(begin(game, laws, table).state, 'the start');
  for (const { facts, states } of moves(game, laws, table)) {
    states.forEach((state, place) => check(state, facts[place]!.event.type));
  }
};

const nothingIsMutated: Law = (game, laws, table) => {
  for (const { before, options, facts, after } of moves(game, laws, table)) [before, options, facts, after].forEach(frozen);
};

const logsFold: Law = (game, laws, table) => {
  const log: Fact[] = [];
  const fast = begin(game, laws, table);
  const start = fast.state;
  let { state } = fast;
  for (const { action, facts, after } of moves(game, laws, table)) {
    state = advance(game, state, action, fast.random);
    if (text(state) !== text(after)) expect(state, `the fast path after ${text(action)}`).toEqual(after);
    log.push(...facts);
  }
  expect(fold(game, start, JSON.parse(text(log)) as never), 'the log, folded').toEqual(state);
};

const judgeAgrees: Law = (game, laws, table) => {
  for (const state of samples(game, laws, table, 1)) {
    const legal = new Set<string>();
    for (const action of laws.universe(state)) {
      const refusal = game.judge(state, action);
      if (!refusal) legal.add(canonical(action));
      else if (!Object.hasOwn(laws.format.rules, refusal.because)) throw new Error(`refused by an unknown rule: ${text(refusal)}`);
    }
    const offered = game.options(state);
    for (const action of offered) expect(laws.format.action(JSON.parse(text(action)))).toEqual({ ok: true, value: action });
    expect([...legal].sort(), 'what the judge allows, and what is offered').toEqual(offered.map(canonical).sort());
  }
};

const optionsAreImaginable: Law = (game, laws, table) => {
  for (const state of samples(game, laws, table, 3)) {
    for (const seat of table.seats) {
      const imagined = new Set(game.imaginable(state, seat).map(canonical));
      const missing = game.options(state).filter((action) => action.seat === seat && !imagined.has(canonical(action)));
      expect(missing, `options that ${seat} cannot think of`).toEqual([]);
    }
  }
};

/** One text for actions with the same fields, in whatever order they stand. */
const canonical = (action: object): string => text(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

const statesArePlainData: Law = (game, laws, table) => {
  for (const state of samples(game, laws, table, 3)) {
    expect(JSON.parse(text(state)), 'the state as JSON').toStrictEqual(state);
    expect(structuredClone(state), 'the state, cloned').toStrictEqual(state);
  }
};

const viewsKeepSecrets: Law = (game, laws, table) => {
  const random = seeded(table.seed);
  for (const state of samples(game, laws, table, 2)) {
    for (const seat of table.seats) {
      const other = laws.scramble(state, seat, random);
      expect(game.view(other, seat), `what ${seat} sees`).toStrictEqual(game.view(state, seat));
      const known = optionsSeenFrom(game, state, seat);
      expect(optionsSeenFrom(game, other, seat), `what ${seat} knows that seats may do`).toEqual(known);
      const own = (options: typeof known) => options.filter((action) => action.seat === seat);
      expect(own(known), `what ${seat} may do`).toEqual(own(game.options(state)));
      expect(game.imaginable(other, seat), `what ${seat} may think of`).toEqual(game.imaginable(state, seat));
    }
  }
};

/** What holds for every game of the collection, as sentences with their checks. */
export const LAWS = {
  'every game ends, and only then nobody may act': gamesEnd,
  'every event cites rules of the game and says who sees its secrets': factsAreCited,
  'nothing printed on the box is lost or doubled by any event': nothingIsLost,
  'no state, option or fact is changed in place': nothingIsMutated,
  'the log folds to the state, and the fast path reaches the same states': logsFold,
  'the judge allows exactly what the options offer': judgeAgrees,
  'a seat can think of all its options': optionsAreImaginable,
  'states are plain data': statesArePlainData,
  'what a seat sees and knows that seats may do depends on nothing hidden from it': viewsKeepSecrets,
} as const satisfies Record<string, Law>;

export type LawName = keyof typeof LAWS;
