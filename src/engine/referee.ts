import { noSuchField, shownField } from './foreign.ts';
import type { Format, Game } from './game.ts';
import { seenFrom } from './log.ts';
import { offered, play, standing } from './play.ts';
import { startOf } from './replay.ts';
import { parseRulings } from './rulings.ts';
import type { Decision, Fact, GameTypes, Parsed, Refusal, Rulings, Seat } from './types.ts';

/** What another program asks: a table, what is played on it, and whose view it wants. */
interface Request<T extends GameTypes> {
  readonly position: T['position'];
  readonly actions: readonly T['action'][];
  readonly rulings: Partial<Rulings<T>>;
  readonly seat?: Seat;
  readonly seed?: number;
}

/**
 * What the engine answers. Where the request names a seat, facts and options are those that this
 * seat may know.
 */
interface Reply<T extends GameTypes = GameTypes> {
  /** What happened, in order, with the rules behind it. */
  readonly facts: readonly Fact<T>[];
  /** What the table waits for; nothing once the game is over. */
  readonly pending?: Decision<T>;
  /** Every action that some seat may take now. */
  readonly options: readonly T['action'][];
  /** What each seat has scored or, before the end, would score if the game ended now. */
  readonly score: readonly T['score'][];
  /** Who has won, once the game is over. */
  readonly winners?: readonly Seat[];
  /** The game was broken off, and nobody has won. */
  readonly unfinished?: true;
  /** The table as the seat sees it that the request names. */
  readonly view?: T['view'];
  /** The first action that was refused; the ones after it were not played. */
  readonly refused?: Refused<T>;
}

/**
 * A refused action, counted from 0, and why. The reason is left out where it would tell the seat that
 * asks what another one decides unseen.
 */
type Refused<T extends GameTypes> = { readonly action: number } & (
  Refusal<T> | { readonly because?: never }
);

const FIELDS = ['game', 'position', 'actions', 'rulings', 'seat', 'seed'];

const fail = (at: string, problem: string) => ({ ok: false, at, problem }) as const;

/**
 * The answer to a request, or why there is none: where it does not fit, or which rule its table
 * breaks.
 */
export type Replied<T extends GameTypes = GameTypes> =
  | { readonly ok: true; readonly answer: Reply<T> }
  | { readonly ok: false; readonly at: string; readonly problem: string }
  | { readonly ok: false; readonly impossible: Refusal<T> };

/** Answers one request from outside. */
export function answer<T extends GameTypes>(
  game: Game<T>,
  format: Format<T>,
  input: unknown,
): Replied<T> {
  const request = parseRequest(game, format, input);
  if (!request.ok) return request;
  const { position, actions, rulings, seat, seed } = request.value;
  const { started, random } = startOf(game, {
    start: { position, ...(seed !== undefined && { seed }) },
    rulings,
  });
  if (!started.ok) return { ok: false, impossible: started.refusal };
  const facts: Fact<T>[] = [];
  let state = started.state;
  for (const [place, action] of actions.entries()) {
    const played = play(game, state, action, random);
    if (!played.ok) {
      const why = isUnseen(game.pending(state), action, seat) ? {} : played.refusal;
      const refused = { ...why, action: place };
      return { ok: true, answer: { ...closing(game, facts, state, seat), refused } };
    }
    facts.push(...played.facts);
    state = played.state;
  }
  return { ok: true, answer: closing(game, facts, state, seat) };
}

/** Whether a decision is secret, and the action one of another seat than that which asks. */
const isUnseen = <T extends GameTypes>(
  pending: Decision<T> | undefined,
  action: T['action'],
  eyes: Seat | undefined,
): boolean =>
  eyes !== undefined &&
  action.seat !== eyes &&
  pending?.secret === true &&
  pending.seats.includes(action.seat);

function closing<T extends GameTypes>(
  game: Game<T>,
  facts: readonly Fact<T>[],
  state: T['state'],
  seat: Seat | undefined,
): Reply<T> {
  const outcome = game.outcome(state);
  const pending = game.pending(state);
  return {
    facts: seat ? seenFrom(game, facts, seat) : facts,
    ...(pending && { pending }),
    options: offered(game, state, seat),
    score: standing(game, state).scores,
    ...(outcome && { winners: outcome.winners }),
    ...(outcome?.unfinished && { unfinished: true }),
    ...(seat && { view: game.view(state, seat) }),
  };
}

function parseRequest<T extends GameTypes>(
  game: Game<T>,
  format: Format<T>,
  input: unknown,
): Parsed<Request<T>> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return fail('', 'expected an object');
  const stray = Object.keys(input).find((field) => !FIELDS.includes(field));
  if (stray !== undefined) return fail(shownField(stray), noSuchField(FIELDS));
  const {
    position,
    actions = [],
    rulings = {},
    seat,
    seed,
  } = input as Readonly<Record<string, unknown>>;
  const table = format.position(position);
  if (!table.ok) return fail(table.at ? `position.${table.at}` : 'position', table.problem);
  if (!Array.isArray(actions)) return fail('actions', 'expected a list');
  const seated = table.value.players.map((player) => player.seat);
  for (const [place, action] of actions.entries()) {
    const parsed = format.action(action, seated);
    if (!parsed.ok)
      return fail(parsed.at ? `actions.${place}.${parsed.at}` : `actions.${place}`, parsed.problem);
  }
  const readings = parseRulings(game, rulings);
  if (!readings.ok) return readings;
  if (seat !== undefined && seated.length > 0 && !seated.includes(seat as Seat))
    return fail('seat', `expected one of ${seated.join(', ')}`);
  if (seed !== undefined && !Number.isSafeInteger(seed))
    return fail('seed', 'expected a whole number');
  return {
    ok: true,
    value: {
      position: table.value,
      actions,
      rulings: readings.value,
      ...(seat !== undefined && { seat: seat as Seat }),
      ...(seed !== undefined && { seed: seed as number }),
    },
  };
}
