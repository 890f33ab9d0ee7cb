import type { Format, Redealable, Started, Turn } from '../../src/engine/game.ts';
import { defaultRulings } from '../../src/engine/rulings.ts';
import { settleBy } from '../../src/engine/settle.ts';
import {
  SEATS,
  type Decision,
  type NonEmpty,
  type Parsed,
  type Refusal,
  type RuleSource,
  type Seat,
} from '../../src/engine/types.ts';

/**
 * Stones, a game made for tests of the kernel. Twelve stones are laid out. Everybody bids in
 * secret, and the highest bid begins, the first in seating order among equal ones. Seats take
 * turns; a turn takes one or two stones, and before that a seat may draw a lucky number that nobody
 * else sees. Whoever comes next may give away a lucky number and put back one of several stones
 * just taken. The last stone wins.
 */
export const STONES = 12;
const LUCKY_NUMBERS = 100;
const BIDS = [0, 1, 2];

const source: RuleSource = { places: ['toy'], status: 'printed' };
const RULES = {
  'toy.begin': source,
  'toy.turns': source,
  'toy.take': source,
  'toy.luck': source,
  'toy.answer': source,
  'toy.last-stone': source,
  'toy.why': source,
};
const RULINGS = { 'most-stones': { options: ['two', 'three'], rules: ['toy.take'] } } as const;
type ReadingOf = (typeof RULINGS)['most-stones']['options'][number];

interface ToyPlayer {
  readonly seat: Seat;
  readonly bid: number | null;
  readonly taken: number;
  readonly luck: number | null;
}

export interface ToyState {
  readonly rulings: { readonly 'most-stones': ReadingOf };
  readonly stones: number;
  /** Stones in the box, or left out by a short position. */
  readonly aside: number;
  readonly players: readonly ToyPlayer[];
  /** Nobody before the bids are opened. */
  readonly turn: Seat | null;
  /** Stones just taken, while the turn has not ended. */
  readonly taking: number;
  readonly winner: Seat | null;
}

export type ToyAction =
  | { readonly type: 'take'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'bid'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'draw' | 'lay' | 'return' | 'keep'; readonly seat: Seat };

type ToyEvent =
  | { readonly type: 'stonesLaid'; readonly count: number }
  | { readonly type: 'bidLaid'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'bidsOpened'; readonly first: Seat }
  | { readonly type: 'luckDrawn'; readonly seat: Seat; readonly luck: number }
  | { readonly type: 'stonesTaken'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'stoneReturned'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'luckKept'; readonly seat: Seat }
  | { readonly type: 'turnPassed'; readonly to: Seat }
  | { readonly type: 'gameWon'; readonly seat: Seat };

export interface Toy {
  readonly rule: keyof typeof RULES;
  readonly ruling: keyof typeof RULINGS;
  readonly reason:
    | 'no-such-seat'
    | 'not-your-turn'
    | 'not-now'
    | 'game-over'
    | 'too-many'
    | 'luck-drawn'
    | 'impossible-table';
  readonly decision: 'lay' | 'bid' | 'turn' | 'answer';
  readonly position: {
    readonly players: readonly { readonly seat: Seat }[];
    readonly box?: boolean;
    readonly stones?: number;
    readonly rulings?: Partial<ToyState['rulings']>;
  };
  readonly state: ToyState;
  readonly action: ToyAction;
  readonly event: ToyEvent;
  readonly view: object;
  readonly score: { readonly seat: Seat; readonly total: number };
}

const most = (state: ToyState): number =>
  Math.min(state.stones, state.rulings['most-stones'] === 'two' ? 2 : 3);

const refuse = (because: Toy['rule'], reason: Toy['reason']): Refusal<Toy> => ({ because, reason });

const playerAt = ({ players }: ToyState, seat: Seat): ToyPlayer | undefined =>
  players.find((player) => player.seat === seat);

/** Who sits after the seat whose turn it is. */
const nextSeat = ({ players, turn }: ToyState): Seat =>
  players[(players.findIndex(({ seat }) => seat === turn) + 1) % players.length]!.seat;

function start({ players, box = false, stones = STONES, rulings }: Toy['position']): Started<Toy> {
  const seats = players.map(({ seat }) => seat);
  const possible =
    Number.isInteger(stones) &&
    stones > 0 &&
    stones <= STONES &&
    new Set(seats).size === seats.length &&
    seats.length > 1;
  if (!possible) return { ok: false, refusal: refuse('toy.take', 'impossible-table') };
  const laid = box ? 0 : stones;
  return {
    ok: true,
    state: {
      rulings: { ...defaultRulings<Toy>(RULINGS), ...rulings } as ToyState['rulings'],
      stones: laid,
      aside: STONES - laid,
      players: seats.map((seat) => ({ seat, bid: null, taken: 0, luck: null })),
      turn: box ? null : seats[0]!,
      taking: 0,
      winner: null,
    },
  };
}

function pending(state: ToyState): Decision<Toy> | undefined {
  const { players, stones, turn, taking, winner } = state;
  if (winner) return undefined;
  if (turn)
    return taking > 0
      ? { name: 'answer', seats: [nextSeat(state)], about: { count: taking } }
      : { name: 'turn', seats: [turn] };
  const [first, ...more] = players.filter(({ bid }) => bid === null).map(({ seat }) => seat);
  const seats: NonEmpty<Seat> = [first!, ...more];
  return stones === 0 ? { name: 'lay', seats } : { name: 'bid', seats, secret: true };
}

/** The decision that each action belongs to. */
const DECISION_OF: Readonly<Record<ToyAction['type'], Toy['decision']>> = {
  lay: 'lay',
  bid: 'bid',
  take: 'turn',
  draw: 'turn',
  return: 'answer',
  keep: 'answer',
};

function judge(state: ToyState, action: ToyAction): Refusal<Toy> | undefined {
  const player = playerAt(state, action.seat);
  if (!player) return refuse('toy.turns', 'no-such-seat');
  const decision = pending(state);
  if (!decision) return refuse('toy.last-stone', 'game-over');
  if (!decision.seats.includes(action.seat)) return refuse('toy.turns', 'not-your-turn');
  if (DECISION_OF[action.type] !== decision.name) return refuse('toy.turns', 'not-now');
  if (action.type === 'draw')
    return player.luck === null ? undefined : refuse('toy.luck', 'luck-drawn');
  if (action.type === 'bid')
    return BIDS.includes(action.number) ? undefined : refuse('toy.begin', 'too-many');
  if (action.type !== 'take') return undefined;
  return action.count >= 1 && action.count <= most(state)
    ? undefined
    : refuse('toy.take', 'too-many');
}

/** Takes and bids of any number, and whatever else there is. */
const imaginable = (_state: ToyState, seat: Seat): ToyAction[] => [
  ...[1, 2, 3, 4].map((count): ToyAction => ({ type: 'take', seat, count })),
  ...[0, 1, 2, 3].map((number): ToyAction => ({ type: 'bid', seat, number })),
  ...(['draw', 'lay', 'return', 'keep'] as const).map((type) => ({ type, seat })),
];

function resolve(turn: Turn<Toy>, action: ToyAction): void {
  const { type, seat } = action;
  switch (type) {
    case 'lay':
      return turn.emit({ type: 'stonesLaid', count: STONES }, ['toy.begin']);
    case 'bid':
      return turn.emit({ type: 'bidLaid', seat, number: action.number }, ['toy.begin'], [seat]);
    case 'draw':
      return turn.emit(
        { type: 'luckDrawn', seat, luck: turn.random.below(LUCKY_NUMBERS) },
        ['toy.luck'],
        [seat],
      );
    case 'take':
      return turn.emit({ type: 'stonesTaken', seat, count: action.count }, ['toy.take']);
    case 'return':
      return turn.emit({ type: 'stoneReturned', seat, from: turn.state.turn! }, ['toy.answer']);
    case 'keep':
      turn.emit({ type: 'luckKept', seat }, ['toy.answer']);
      return passTurn(turn);
  }
}

function passTurn(turn: Turn<Toy>): void {
  const { state } = turn;
  if (state.stones === 0) turn.emit({ type: 'gameWon', seat: state.turn! }, ['toy.last-stone']);
  else turn.emit({ type: 'turnPassed', to: nextSeat(state) }, ['toy.turns']);
}

/** Once everybody has bid, the bids are opened. */
function openBids(turn: Turn<Toy>): boolean {
  const { players, turn: now } = turn.state;
  const bids = players.map(({ bid }) => bid ?? NaN);
  if (now || bids.includes(NaN)) return false;
  turn.emit({ type: 'bidsOpened', first: players[bids.indexOf(Math.max(...bids))]!.seat }, [
    'toy.begin',
  ]);
  return true;
}

/** Once stones have been taken, the turn ends, unless whoever comes next may answer. */
function endTurn(turn: Turn<Toy>): boolean {
  const { state } = turn;
  const mayAnswer = state.taking > 1 && playerAt(state, nextSeat(state))!.luck !== null;
  if (state.taking === 0 || mayAnswer) return false;
  passTurn(turn);
  return true;
}

function apply(state: ToyState, event: ToyEvent): ToyState {
  const change = (seat: Seat, made: (player: ToyPlayer) => Partial<ToyPlayer>) =>
    state.players.map((player) => (player.seat === seat ? { ...player, ...made(player) } : player));
  const take = (seat: Seat, count: number) => ({
    stones: state.stones - count,
    taking: state.taking + count,
    players: change(seat, ({ taken }) => ({ taken: taken + count })),
  });
  switch (event.type) {
    case 'stonesLaid':
      return { ...state, stones: event.count, aside: state.aside - event.count };
    case 'bidLaid':
      return { ...state, players: change(event.seat, () => ({ bid: event.number })) };
    case 'bidsOpened':
      return { ...state, turn: event.first };
    case 'luckDrawn':
      return { ...state, players: change(event.seat, () => ({ luck: event.luck })) };
    case 'stonesTaken':
      return { ...state, ...take(event.seat, event.count) };
    case 'stoneReturned':
      return apply(
        { ...state, players: change(event.seat, () => ({ luck: null })) },
        { type: 'stonesTaken', seat: event.from, count: -1 },
      );
    case 'luckKept':
      return state;
    case 'turnPassed':
      return { ...state, turn: event.to, taking: 0 };
    case 'gameWon':
      return { ...state, winner: event.seat, taking: 0 };
  }
}

/** Who has won, has taken the last stone, or before that who has taken most. */
const leader = ({ winner, stones, turn, players }: ToyState): Seat =>
  winner ??
  (stones === 0 && turn
    ? turn
    : players.reduce((best, player) => (player.taken > best.taken ? player : best)).seat);

const isSeat = (input: unknown): input is Seat => SEATS.includes(input as Seat);

function parseAction(input: unknown): Parsed<ToyAction> {
  const { type, seat, ...rest } = (input ?? {}) as Record<string, unknown>;
  if (!Object.hasOwn(DECISION_OF, String(type)))
    return { ok: false, at: 'type', problem: 'expected a kind of action' };
  if (!isSeat(seat)) return { ok: false, at: 'seat', problem: 'expected a seat' };
  const fields = type === 'take' ? ['count'] : type === 'bid' ? ['number'] : [];
  const wrong =
    Object.keys(rest).join() !== fields.join() ||
    !fields.every((field) => Number.isInteger(rest[field]));
  return wrong
    ? { ok: false, at: 'count', problem: 'expected a whole number' }
    : { ok: true, value: input as ToyAction };
}

function parsePosition(input: unknown): Parsed<Toy['position']> {
  const { players, stones } = (input ?? {}) as Partial<Toy['position']>;
  if (!Array.isArray(players) || !players.every(({ seat }) => isSeat(seat)))
    return { ok: false, at: 'players', problem: 'expected players' };
  if (stones !== undefined && typeof stones !== 'number')
    return { ok: false, at: 'stones', problem: 'expected a number' };
  return { ok: true, value: input as Toy['position'] };
}

export const toyFormat: Format<Toy> = {
  rules: RULES,
  explanations: ['toy.why'],
  position: parsePosition,
  action: parseAction,
};

export const toy: Redealable<Toy> = {
  id: 'toy',
  seats: { min: 2, max: 3 },
  rulings: RULINGS,
  secrets: { luckDrawn: ['luck'], bidLaid: ['number'] },
  start,
  pending,
  options: (state, seat) => imaginable(state, seat).filter((action) => !judge(state, action)),
  imaginable,
  judge,
  resolve,
  settle: settleBy([openBids, endTurn]),
  apply,
  view: (state, seat) => ({
    ...state,
    players: state.players.map((player) =>
      seat === undefined || seat === player.seat ? player : hidden(player, state.turn === null),
    ),
  }),
  redeal: (state, seat, random) => ({
    ...state,
    players: state.players.map((player) => ({
      ...player,
      ...(player.seat !== seat && player.luck !== null && { luck: random.below(LUCKY_NUMBERS) }),
      ...(player.seat !== seat &&
        player.bid !== null &&
        state.turn === null && { bid: random.below(BIDS.length) }),
    })),
  }),
  scoring: (state) => [
    { event: { type: 'gameWon', seat: leader(state) }, cites: ['toy.last-stone'] },
  ],
  outcome: ({ winner, players }) =>
    winner
      ? { winners: [winner], scores: players.map(({ seat, taken }) => ({ seat, total: taken })) }
      : undefined,
};

const hidden = ({ seat, bid, taken, luck }: ToyPlayer, isBidding: boolean): object => ({
  seat,
  bid: bid !== null && isBidding ? 'hidden' : bid,
  taken,
  luck: luck === null ? null : 'hidden',
});
