import type { Format, Game, Started } from '../../src/engine/game.ts';
import { defaultRulings } from '../../src/engine/rulings.ts';
import { SEATS, type Parsed, type Refusal, type RuleSource, type Seat } from '../../src/engine/types.ts';

/**
 * Stones, a game made for tests of the kernel. Twelve stones lie on the table. Seats take turns; a turn takes one or two stones,
 * and once before that a seat may draw a lucky number that nobody else sees. Whoever takes the last stone wins.
 */
export const STONES = 12;
const LUCKY_NUMBERS = 100;

const source: RuleSource = { places: ['toy'], status: 'printed' };
const RULES = { 'toy.turns': source, 'toy.take': source, 'toy.luck': source, 'toy.last-stone': source, 'toy.why': source };
const RULINGS = { 'most-stones': { options: ['two', 'three'], rules: ['toy.take'] } } as const;
type ReadingOf = (typeof RULINGS)['most-stones']['options'][number];

interface ToyPlayer {
  readonly seat: Seat;
  readonly taken: number;
  readonly luck: number | null;
}

export interface ToyState {
  readonly rulings: { readonly 'most-stones': ReadingOf };
  readonly stones: number;
  /** Stones that a short position leaves out. */
  readonly aside: number;
  readonly players: readonly ToyPlayer[];
  readonly turn: Seat;
  readonly winner: Seat | null;
}

export type ToyAction =
  { readonly type: 'take'; readonly seat: Seat; readonly count: number } | { readonly type: 'draw'; readonly seat: Seat };

type ToyEvent =
  | { readonly type: 'luckDrawn'; readonly seat: Seat; readonly luck: number }
  | { readonly type: 'stonesTaken'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'turnPassed'; readonly to: Seat }
  | { readonly type: 'gameWon'; readonly seat: Seat };

export interface Toy {
  readonly rule: keyof typeof RULES;
  readonly ruling: keyof typeof RULINGS;
  readonly reason: 'no-such-seat' | 'not-your-turn' | 'game-over' | 'too-many' | 'luck-drawn' | 'impossible-table';
  readonly position: { readonly seats: readonly Seat[]; readonly stones?: number; readonly rulings?: Partial<ToyState['rulings']> };
  readonly state: ToyState;
  readonly action: ToyAction;
  readonly event: ToyEvent;
  readonly view: object;
  readonly score: { readonly seat: Seat; readonly stones: number };
}

const most = (state: ToyState): number => Math.min(state.stones, state.rulings['most-stones'] === 'two' ? 2 : 3);

const refuse = (because: Toy['rule'], reason: Toy['reason']): Refusal<Toy> => ({ because, reason });

function start({ seats, stones = STONES, rulings }: Toy['position']): Started<Toy> {
  const possible = Number.isInteger(stones) && stones > 0 && stones <= STONES && new Set(seats).size === seats.length;
  if (!possible) return { ok: false, refusal: refuse('toy.take', 'impossible-table') };
  const players = seats.map((seat) => ({ seat, taken: 0, luck: null }));
  const readings = { ...defaultRulings<Toy>(RULINGS), ...rulings } as ToyState['rulings'];
  return { ok: true, state: { rulings: readings, stones, aside: STONES - stones, players, turn: seats[0]!, winner: null } };
}

function judge(state: ToyState, action: ToyAction): Refusal<Toy> | undefined {
  const player = state.players.find(({ seat }) => seat === action.seat);
  if (!player) return refuse('toy.turns', 'no-such-seat');
  if (state.winner) return refuse('toy.last-stone', 'game-over');
  if (state.turn !== action.seat) return refuse('toy.turns', 'not-your-turn');
  if (action.type === 'draw') return player.luck === null ? undefined : refuse('toy.luck', 'luck-drawn');
  return action.count >= 1 && action.count <= most(state) ? undefined : refuse('toy.take', 'too-many');
}

function options(state: ToyState): ToyAction[] {
  const { turn: seat, players } = state;
  if (state.winner) return [];
  const takes = Array.from({ length: most(state) }, (_, less): ToyAction => ({ type: 'take', seat, count: less + 1 }));
  const drawn = players.some((player) => player.seat === seat && player.luck !== null);
  return drawn ? takes : [...takes, { type: 'draw', seat }];
}

/** Takes of any number, and drawing. */
const imaginable = (seat: Seat): ToyAction[] => [
  ...[1, 2, 3, 4].map((count): ToyAction => ({ type: 'take', seat, count })),
  { type: 'draw', seat },
];

function apply(state: ToyState, event: ToyEvent): ToyState {
  const change = (seat: Seat, made: (player: ToyPlayer) => Partial<ToyPlayer>) =>
    state.players.map((player) => (player.seat === seat ? { ...player, ...made(player) } : player));
  switch (event.type) {
    case 'luckDrawn':
      return { ...state, players: change(event.seat, () => ({ luck: event.luck })) };
    case 'stonesTaken':
      return { ...state, stones: state.stones - event.count, players: change(event.seat, ({ taken }) => ({ taken: taken + event.count })) };
    case 'turnPassed':
      return { ...state, turn: event.to };
    case 'gameWon':
      return { ...state, winner: event.seat };
  }
}

const score = ({ players }: ToyState) => players.map(({ seat, taken }) => ({ seat, stones: taken }));

/** Who has taken the last stone, or before that who has taken most. */
function best({ winner, players }: ToyState): Seat[] {
  const most = Math.max(...players.map(({ taken }) => taken));
  return winner ? [winner] : players.filter(({ taken }) => taken === most).map(({ seat }) => seat);
}

const isSeat = (input: unknown): input is Seat => SEATS.includes(input as Seat);

function parseAction(input: unknown): Parsed<ToyAction> {
  const { type, seat, count, ...rest } = (input ?? {}) as Record<string, unknown>;
  if (type !== 'take' && type !== 'draw') return { ok: false, at: 'type', problem: 'expected take or draw' };
  if (!isSeat(seat)) return { ok: false, at: 'seat', problem: 'expected a seat' };
  const wrong = Object.keys(rest).length > 0 || (type === 'take') !== Number.isInteger(count);
  return wrong ? { ok: false, at: 'count', problem: 'expected a whole number' } : { ok: true, value: input as ToyAction };
}

function parsePosition(input: unknown): Parsed<Toy['position']> {
  const { seats, stones } = (input ?? {}) as Record<string, unknown>;
  if (!Array.isArray(seats) || !seats.every(isSeat)) return { ok: false, at: 'seats', problem: 'expected seats' };
  if (stones !== undefined && typeof stones !== 'number') return { ok: false, at: 'stones', problem: 'expected a number' };
  return { ok: true, value: input as Toy['position'] };
}

export const toyFormat: Format<Toy> = { rules: RULES, explanations: ['toy.why'], position: parsePosition, action: parseAction };

export const toy: Game<Toy> = {
  id: 'toy',
  seats: { min: 2, max: 3 },
  rulings: RULINGS,
  secrets: { luckDrawn: ['luck'] },
  deal: (seats, random, rulings = {}) => ({ seats: random.shuffled(seats), rulings: rulings as Partial<ToyState['rulings']> }),
  start,
  seated: ({ players }) => players.map(({ seat }) => seat),
  options,
  decidesInSecret: () => false,
  imaginable: (_state, seat) => imaginable(seat),
  judge,
  resolve(turn, action) {
    const { seat } = action;
    if (action.type === 'draw') return turn.emit({ type: 'luckDrawn', seat, luck: turn.random.below(LUCKY_NUMBERS) }, ['toy.luck'], [seat]);
    turn.emit({ type: 'stonesTaken', seat, count: action.count }, ['toy.take']);
    const { players, stones } = turn.state;
    if (stones === 0) return turn.emit({ type: 'gameWon', seat }, ['toy.last-stone']);
    const place = players.findIndex((player) => player.seat === seat);
    turn.emit({ type: 'turnPassed', to: players[(place + 1) % players.length]!.seat }, ['toy.turns']);
  },
  apply,
  view: (state, seat) => ({
    ...state,
    players: state.players.map((player) =>
      seat === undefined || seat === player.seat ? player : { ...player, luck: player.luck === null ? null : 'hidden' },
    ),
  }),
  standing: (state) => ({ winners: best(state), scores: score(state), facts: [] }),
  outcome: (state) => (state.winner ? { winners: [state.winner], scores: score(state) } : undefined),
};
