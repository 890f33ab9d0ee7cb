import { expect } from 'vitest';
import type { Format, Redealable } from '../../src/engine/game.ts';
import { fold } from '../../src/engine/log.ts';
import { advance, offered, standing } from '../../src/engine/play.ts';
import { mixed } from '../../src/engine/random.ts';
import { SEATS, type Fact, type GameTypes, type Seat } from '../../src/engine/types.ts';
import {
  begin,
  moves,
  movesOnce,
  samples,
  type Laws,
  type Move,
  type Table,
} from './playthrough.ts';

/** Throws where a random game breaks the law. */
type Law = <T extends GameTypes>(game: Redealable<T>, laws: Laws<T>, table: Table<T>) => void;

const text = (value: unknown): string => JSON.stringify(value);

/** Expects two values to be equal; compares them as texts first, for an expectation takes long. */
function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (text(actual) !== text(expected)) expect(actual, what).toEqual(expected);
}

/** Freezes a value all the way down, as far as it is not frozen yet. */
function frozen<V>(value: V): V {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
}

function gamesEnd<T extends GameTypes>(game: Redealable<T>, laws: Laws<T>, table: Table<T>): void {
  const playing = movesOnce(game, laws, table);
  let next = playing.next();
  let last: Move<T> | undefined;
  for (; !next.done; next = playing.next()) {
    if (game.outcome(next.value.before))
      throw new Error('somebody may act although the game is over');
    last = next.value;
  }
  const outcome = game.outcome(next.value);
  if (!outcome) throw new Error('nobody may act, but the game is not over');
  const { winners } = outcome;
  if (!laws.mayDraw) expect(winners, 'the game is over, but nobody has won').not.toEqual([]);
  const strangers = winners.filter((seat) => !table.seats.includes(seat));
  expect(strangers, 'winners who do not play').toEqual([]);
  const { facts, states, before } = last!;
  const scoring = game.scoring(next.value);
  expect(scoring, 'the scoring once the game is over, and the facts that have ended it').toEqual(
    facts.slice(-scoring.length),
  );
  const unscored = states.at(-scoring.length - 1) ?? before;
  expect(standing(game, unscored), 'the standing before the scoring').toEqual({
    ...outcome,
    facts: scoring,
  });
}

function tablesWait<T extends GameTypes>(
  game: Redealable<T>,
  laws: Laws<T>,
  table: Table<T>,
): void {
  const check = (state: T['state']) => {
    const seats: readonly Seat[] = game.pending(state)?.seats ?? [];
    expectSame(
      seats.length === 0,
      game.outcome(state) !== undefined,
      'the table waits for nothing, and the game is over',
    );
    const able = SEATS.filter((seat) => game.options(state, seat).length > 0);
    const asked = SEATS.filter((seat) => seats.includes(seat));
    expectSame(able, asked, 'who may do something, and whom the table waits for');
    const seated = state.players.map(({ seat }) => seat).filter((seat) => seats.includes(seat));
    expectSame(seats, seated, 'the seats of a decision, in seating order');
  };
  check(begin(game, laws, table).state);
  for (const { after } of movesOnce(game, laws, table)) check(after);
}

function nothingFollows<T extends GameTypes>(
  game: Redealable<T>,
  laws: Laws<T>,
  table: Table<T>,
): void {
  const check = (state: T['state'], after: string) => {
    const emit = ({ type }: T['event']) => {
      throw new Error(`${type} still follows after ${after}`);
    };
    game.settle({ state, random: mixed(table.seed), emit });
  };
  check(begin(game, laws, table).state, 'the start');
  for (const { action, after } of movesOnce(game, laws, table)) check(after, text(action));
}

const factsAreCited: Law = (game, laws, table) => {
  for (const { facts } of movesOnce(game, laws, table))
    facts.forEach((fact) => checkFact(game, laws.format, fact));
};

function checkFact<T extends GameTypes>(
  game: Redealable<T>,
  { rules }: Format<T>,
  { event, cites, seenBy }: Fact<T>,
): void {
  if (cites.length === 0) throw new Error(`${event.type} cites no rule`);
  for (const rule of cites)
    if (!Object.hasOwn(rules, rule))
      throw new Error(`${event.type} cites an unknown rule: ${rule}`);
  const secrets = game.secrets[event.type as T['event']['type']];
  if (secrets && !seenBy)
    throw new Error(`${event.type} has secrets but does not say who sees them`);
  for (const field of secrets ?? [])
    if (!Object.hasOwn(event, field)) throw new Error(`${event.type} has no secret field ${field}`);
  if (
    seenBy &&
    !Array.isArray(seenBy) &&
    Object.keys(seenBy).sort().join() !== [...(secrets ?? [])].sort().join()
  )
    throw new Error(`${event.type} does not say of each secret field who sees it`);
  if (!secrets && seenBy) throw new Error(`${event.type} says who sees it but has no secrets`);
}

const nothingIsLost: Law = (game, laws, table) => {
  const box = text(laws.box);
  const check = (state: unknown, after: string) => {
    if (text(laws.inventory(state as never)) !== box)
      expect(laws.inventory(state as never), after).toEqual(laws.box);
  };
  check(begin(game, laws, table).state, 'the start');
  for (const { facts, states } of movesOnce(game, laws, table)) {
    states.forEach((state, place) => check(state, facts[place]!.event.type));
  }
};

/** Freezes each move before the next one is played, and so plays games of its own. */
const nothingIsMutated: Law = (game, laws, table) => {
  for (const { before, options, facts, after } of moves(game, laws, table))
    [before, options, facts, after].forEach(frozen);
};

const logsFold: Law = (game, laws, table) => {
  const log: Fact[] = [];
  const fast = begin(game, laws, table);
  const start = fast.state;
  let { state } = fast;
  for (const { action, facts, after } of movesOnce(game, laws, table)) {
    state = advance(game, state, action, fast.random);
    expectSame(state, after, `the fast path after ${text(action)}`);
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
      else if (!Object.hasOwn(laws.format.rules, refusal.because))
        throw new Error(`refused by an unknown rule: ${text(refusal)}`);
    }
    const options = offered(game, state);
    for (const action of options)
      expect(laws.format.action(JSON.parse(text(action)))).toEqual({ ok: true, value: action });
    expect([...legal].sort(), 'what the judge allows, and what is offered').toEqual(
      options.map(canonical).sort(),
    );
  }
};

const optionsAreImaginable: Law = (game, laws, table) => {
  for (const state of samples(game, laws, table, 3)) {
    for (const seat of table.seats) {
      const imagined = new Set(game.imaginable(state, seat).map(canonical));
      const missing = game
        .options(state, seat)
        .filter((action) => !imagined.has(canonical(action)));
      expect(missing, `options that ${seat} cannot think of`).toEqual([]);
    }
  }
};

/** One text for actions with the same fields, in whatever order they stand. */
const canonical = (action: object): string =>
  text(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

const statesArePlainData: Law = (game, laws, table) => {
  for (const state of samples(game, laws, table, 3)) {
    expect(JSON.parse(text(state)), 'the state as JSON').toStrictEqual(state);
    expect(structuredClone(state), 'the state, cloned').toStrictEqual(state);
  }
};

const viewsKeepSecrets: Law = (game, laws, table) => {
  const random = mixed(table.seed + 3);
  for (const state of samples(game, laws, table, 2)) {
    for (const seat of table.seats) {
      const other = game.redeal(state, seat, random);
      expect(game.view(other, seat), `what ${seat} sees`).toStrictEqual(game.view(state, seat));
      expect(game.pending(other), 'what the table waits for').toEqual(game.pending(state));
      const known = offered(game, state, seat);
      expect(offered(game, other, seat), `what ${seat} knows that seats may do`).toEqual(known);
      const own = known.filter((action) => action.seat === seat);
      expect(own, `what ${seat} may do`).toEqual(game.options(state, seat));
      expect(game.imaginable(other, seat), `what ${seat} may think of`).toEqual(
        game.imaginable(state, seat),
      );
    }
  }
};

const redealsForget: Law = (game, laws, table) => {
  const random = mixed(table.seed);
  for (const state of samples(game, laws, table, 2)) {
    for (const seat of table.seats) {
      const other = game.redeal(state, seat, random);
      expect(
        laws.inventory(other),
        `all that is there after dealing anew what ${seat} does not see`,
      ).toEqual(laws.box);
      const again = game.redeal(other, seat, mixed(table.seed));
      expect(
        again,
        `what ${seat} does not see, dealt by the same chance from another table`,
      ).toEqual(game.redeal(state, seat, mixed(table.seed)));
    }
  }
};

/**
 * Where several choose at the same time. Where one of them is enough, nobody is left to choose
 * afterwards.
 */
function orderDoesNotMatter<T extends GameTypes>(
  game: Redealable<T>,
  laws: Laws<T>,
  table: Table<T>,
): void {
  const choice = mixed(table.seed + 2);
  const any = (actions: readonly T['action'][]) => actions[choice.below(actions.length)]!;
  const after = (state: T['state'], ...actions: T['action'][]): T['state'] =>
    actions.reduce((now, action) => advance(game, now, action, mixed(table.seed)), state);
  for (const { before } of movesOnce(game, laws, table)) {
    const { seats, name } = game.pending(before)!;
    const [one, other] = [seats[0], seats.at(-1)!];
    const [mine, instead, theirs] = [
      any(game.options(before, one)),
      any(game.options(before, one)),
      any(game.options(before, other)),
    ];
    const chosen = after(before, mine);
    const next = game.pending(chosen);
    if (one === other || next?.name !== name || !next.seats.includes(other)) continue;
    expectSame(
      game.options(chosen, other),
      game.options(before, other),
      `what ${other} may choose after ${one}`,
    );
    const otherwise = after(before, instead);
    expectSame(
      game.view(otherwise, other),
      game.view(chosen, other),
      `what ${other} sees of the choice of ${one}`,
    );
    expectSame(
      game.options(otherwise, other),
      game.options(chosen, other),
      `what ${other} may choose after ${one}`,
    );
    expectSame(
      after(chosen, theirs),
      after(before, theirs, mine),
      `${one} before ${other}, or ${other} before ${one}`,
    );
  }
}

const scoresAddUp: Law = (game, laws, table) => {
  for (const state of samples(game, laws, table, 3)) {
    for (const score of standing(game, state).scores) {
      const points = laws.parts(score).reduce((sum, part) => sum + part.points, 0);
      expect(points, `the parts of the score of ${score.seat}, and its total`).toBe(score.total);
    }
  }
};

/** More than this is more than one decision. */
const MOST_OPTIONS = 200;

const decisionsAreSmall: Law = (game, laws, table) => {
  for (const { before, options } of movesOnce(game, laws, table)) {
    if (options.length <= MOST_OPTIONS) continue;
    const { name, seats } = game.pending(before)!;
    for (const seat of seats) {
      const { length } = game.options(before, seat);
      if (length > MOST_OPTIONS)
        throw new Error(`the decision ${name} of ${seat} has ${length} options`);
    }
  }
};

/** What holds for every game of the collection, as sentences with their checks. */
export const LAWS = {
  'every game ends, and only then nobody may act': gamesEnd,
  'a table waits for nothing exactly when the game is over, and exactly those may act for whom it waits':
    tablesWait,
  'after the start and after every action nothing follows by itself any more': nothingFollows,
  'every event cites rules of the game and says who sees its secrets': factsAreCited,
  'nothing printed on the box is lost or doubled by any event': nothingIsLost,
  'no state, option or fact is changed in place': nothingIsMutated,
  'the log folds to the state, and the fast path reaches the same states': logsFold,
  'the judge allows exactly what the options offer': judgeAgrees,
  'a seat can think of all its options': optionsAreImaginable,
  'states are plain data': statesArePlainData,
  'what a seat sees and knows that seats may do depends on nothing hidden from it':
    viewsKeepSecrets,
  'dealing anew what a seat does not see loses nothing and forgets where it lay': redealsForget,
  'among seats that choose at the same time the order does not matter, and none sees what another chooses':
    orderDoesNotMatter,
  'the parts of a score add up to its total': scoresAddUp,
  'no decision has more than 200 options': decisionsAreSmall,
} as const satisfies Record<string, Law>;

export type LawName = keyof typeof LAWS;
