import { describe, expect, it } from 'vitest';
import type { Redealable, Turn } from '../../src/engine/game.ts';
import { SEATS, type Seat } from '../../src/engine/types.ts';
import { STONES, toy, toyFormat, type Toy, type ToyAction } from '../support/toy-game.ts';
import { LAWS, type LawName } from './law-checks.ts';
import { describeLaws } from './laws.ts';
import type { Laws } from './playthrough.ts';

const laws: Laws<Toy> = {
  games: 100,
  longest: 100,
  format: toyFormat,
  box: STONES,
  inventory: ({ stones, aside, players }) =>
    players.reduce((sum, player) => sum + player.taken, stones + aside),
  universe: () =>
    SEATS.flatMap((seat): ToyAction[] => [
      ...(['draw', 'lay', 'return', 'keep'] as const).map((type) => ({ type, seat })),
      ...[0, 1, 2, 3, 4].map((count): ToyAction => ({ type: 'take', seat, count })),
      ...[-1, 0, 1, 2, 3].map((number): ToyAction => ({ type: 'bid', seat, number })),
    ]),
  parts: ({ total }) => [{ part: 'stones', points: total }],
  begin: (seats) => ({ players: seats.map((seat) => ({ seat })), box: true }),
};

describeLaws(toy, laws);

const { start, pending, options, judge, resolve, settle, apply, redeal } = toy;
type Change = Partial<Redealable<Toy> & Pick<Laws<Toy>, 'format' | 'parts'>>;
type Emit = Turn<Toy>['emit'];

/** The toy game with what it emits changed on the way. */
const emitting = (change: (emit: Emit) => Emit): Change => ({
  resolve(turn, action) {
    const emit = change(turn.emit);
    const { random } = turn;
    const changed = {
      random,
      emit,
      get state() {
        return turn.state;
      },
    };
    resolve(changed, action);
  },
});

/** The toy game with something more in its first state. */
const startingWith = (more: object): Change => ({
  start: (position) => {
    const started = start(position);
    return started.ok ? { ok: true, state: { ...started.state, ...more } } : started;
  },
});

const luckOfOthers = (state: Toy['state'], seat: Seat): number =>
  state.players.reduce((sum, player) => sum + (player.seat === seat ? 0 : (player.luck ?? 0)), 0);

const luckOf = (state: Toy['state'], seat: Seat): number =>
  state.players.find((player) => player.seat === seat)?.luck ?? 0;

let clock = 0;

/** For each law, what may be wrong with a game and what the law says then. */
const FAULTS: Readonly<
  Record<LawName, Readonly<Record<string, readonly [says: RegExp, change: Change]>>>
> = {
  'every game ends, and only then nobody may act': {
    'a game without end': [
      /goes on after 100 actions/,
      { apply: (state, event) => (event.type === 'stonesTaken' ? state : apply(state, event)) },
    ],
    'a refused option': [
      /the option .* is refused/,
      {
        options: (state, seat) =>
          options(state, seat).map(() => ({ type: 'take', seat, count: 9 })),
      },
    ],
    'an end without an outcome': [/but the game is not over/, { outcome: () => undefined }],
    'an end without winners': [
      /nobody has won/,
      { outcome: (state) => (state.winner ? { winners: [], scores: [] } : undefined) },
    ],
    'a winner who does not play': [
      /winners who do not play/,
      { outcome: (state) => (state.winner ? { winners: ['ines'], scores: [] } : undefined) },
    ],
    'an end that the scoring does not bring about': [
      /the facts that have ended it/,
      { scoring: () => [{ event: { type: 'gameWon', seat: 'ines' }, cites: ['toy.last-stone'] }] },
    ],
    'an outcome that the table gives only once the game is over': [
      /the standing before the scoring/,
      {
        scoring: (state) => [
          { event: { type: 'gameWon', seat: state.winner ?? 'ines' }, cites: ['toy.last-stone'] },
        ],
      },
    ],
    'a game that is over too early': [
      /although the game is over/,
      { outcome: () => ({ winners: ['noor'], scores: [] }) },
    ],
  },
  'a table waits for nothing exactly when the game is over, and exactly those may act for whom it waits':
    {
      'a table that waits although the game is over': [
        /waits for nothing, and the game is over/,
        { pending: (state) => pending(state) ?? { name: 'turn', seats: ['noor'] } },
      ],
      'a seat that may act unasked': [
        /who may do something, and whom the table waits for/,
        {
          options: (state, seat) =>
            state.turn && seat !== state.turn ? [{ type: 'draw', seat }] : options(state, seat),
        },
      ],
      'a seat that is asked and may do nothing': [
        /who may do something, and whom the table waits for/,
        {
          options: (state, seat) =>
            seat === 'mila' && state.turn === null ? [] : options(state, seat),
        },
      ],
      'seats out of their order': [
        /in seating order/,
        {
          pending(state) {
            const decision = pending(state);
            return (
              decision && {
                ...decision,
                seats: [...decision.seats].reverse() as unknown as typeof decision.seats,
              }
            );
          },
        },
      ],
    },
  'after the start and after every action nothing follows by itself any more': {
    'a start that is not settled': [
      /turnPassed still follows after the start/,
      startingWith({ turn: 'noor', stones: 12, aside: 0, taking: 1 }),
    ],
    'something that follows again and again': [
      /luckKept still follows/,
      {
        settle(turn) {
          settle(turn);
          turn.emit({ type: 'luckKept', seat: 'noor' }, ['toy.answer']);
        },
      },
    ],
  },
  'every event cites rules of the game and says who sees its secrets': {
    'an event without a rule': [
      /cites no rule/,
      emitting((emit) => (event, _, seenBy) => emit(event, [] as never, seenBy)),
    ],
    'a rule of another game': [
      /cites an unknown rule: rk.steal.right/,
      emitting((emit) => (event, _, seenBy) => emit(event, ['rk.steal.right' as never], seenBy)),
    ],
    'a secret told to all': [
      /does not say who sees them/,
      emitting((emit) => (event, cites) => emit(event, cites)),
    ],
    'a secret field of which nobody is told': [
      /does not say of each secret field/,
      emitting((emit) => (event, cites, seenBy) => emit(event, cites, seenBy && {})),
    ],
    'a public event kept from some': [
      /but has no secrets/,
      emitting((emit) => (event, cites) => emit(event, cites, ['noor'])),
    ],
    'a secret field that no event has': [
      /has no secret field lucky/,
      { secrets: { ...toy.secrets, luckDrawn: ['lucky'] } },
    ],
  },
  'nothing printed on the box is lost or doubled by any event': {
    'a stone lost at the start': [/the start/, startingWith({ stones: STONES - 1 })],
    'a stone out of nowhere': [
      /stonesTaken/,
      {
        apply: (state, event) => ({
          ...apply(state, event),
          aside: event.type === 'stonesTaken' ? 1 : 0,
        }),
      },
    ],
  },
  'no state, option or fact is changed in place': {
    'a state changed in place': [
      /read only property/,
      { apply: (state, event) => Object.assign(state, apply(state, event)) },
    ],
  },
  'the log folds to the state, and the fast path reaches the same states': {
    'an event that the clock takes part in': [
      /the fast path after/,
      { apply: (state, event) => ({ ...apply(state, event), clock: (clock += 1) }) },
    ],
    'an event that cannot be written down': [
      /the log, folded/,
      emitting(
        (emit) => (event, cites, seenBy) =>
          emit(event.type === 'luckDrawn' ? { ...event, luck: NaN } : event, cites, seenBy),
      ),
    ],
  },
  'the judge allows exactly what the options offer': {
    'a legal action that is not offered': [
      /what the judge allows, and what is offered/,
      { options: (state, seat) => options(state, seat).filter(({ type }) => type !== 'draw') },
    ],
    'an option that cannot be read back': [
      /to deeply equal/,
      { format: { ...toyFormat, action: () => ({ ok: false, at: '', problem: '' }) } },
    ],
    'a refusal by an unknown rule': [
      /refused by an unknown rule/,
      {
        judge: (state, action) =>
          judge(state, action) && { because: 'rk.steal.right' as never, reason: 'game-over' },
      },
    ],
  },
  'a seat can think of all its options': {
    'an option nobody can think of': [/cannot think of/, { imaginable: () => [] }],
  },
  'states are plain data': {
    'a field without a value': [/as JSON/, startingWith({ nothing: undefined })],
    'a map': [/as JSON/, startingWith({ seen: new Map() })],
  },
  'what a seat sees and knows that seats may do depends on nothing hidden from it': {
    'a view that shows everything': [/what (noor|mila) sees/, { view: (state) => state }],
    'an option that depends on a secret': [
      /may do/,
      {
        options: (state, seat) =>
          options(state, seat).filter(
            (action) =>
              action.type !== 'take' || action.count === 1 || luckOfOthers(state, seat) % 2 === 0,
          ),
      },
    ],
    'an option that shows others the secret of its seat': [
      /knows that seats may do/,
      {
        options: (state, seat) =>
          options(state, seat).filter(
            (action) =>
              action.type !== 'take' || action.count === 1 || luckOf(state, seat) % 2 === 0,
          ),
      },
    ],
    'a decision that depends on a secret': [
      /what the table waits for/,
      {
        pending(state) {
          const decision = pending(state);
          return decision && { ...decision, about: { luck: luckOf(state, 'noor') } };
        },
      },
    ],
    'a thought that depends on a secret': [
      /may think of/,
      { imaginable: (state, seat) => [{ type: 'take', seat, count: luckOfOthers(state, seat) }] },
    ],
  },
  'dealing anew what a seat does not see loses nothing and forgets where it lay': {
    'a stone lost on the way': [
      /all that is there/,
      {
        redeal: (state, seat, random) => ({
          ...redeal(state, seat, random),
          aside: state.aside - 1,
        }),
      },
    ],
    'a lucky number that depends on the one before': [
      /dealt by the same chance from another table/,
      {
        redeal: (state, seat, random) => ({
          ...state,
          players: state.players.map((player) =>
            player.seat === seat || player.luck === null
              ? player
              : { ...player, luck: player.luck + 1 + random.below(9) },
          ),
        }),
      },
    ],
  },
  'among seats that choose at the same time the order does not matter, and none sees what another chooses':
    {
      'a choice that counts more when it comes first': [
        /noor before mila, or mila before noor/,
        {
          apply: (state, event) =>
            event.type === 'bidLaid' && state.players.every(({ bid }) => bid === null)
              ? { ...apply(state, event), first: event.seat }
              : apply(state, event),
        },
      ],
      'a choice that the others see': [
        /what mila sees of the choice of noor/,
        { view: (state) => state },
      ],
      'a choice that takes one away from the others': [
        /what mila may choose after noor/,
        {
          options: (state, seat) =>
            options(state, seat).filter(
              (action) =>
                action.type !== 'bid' ||
                !state.players.some(({ bid }) => bid !== null && bid === action.number),
            ),
        },
      ],
    },
  'the parts of a score add up to its total': {
    'a part that is missing': [
      /the parts of the score of (noor|mila), and its total/,
      { parts: () => [] },
    ],
  },
  'no decision has more than 200 options': {
    'a decision with more': [
      /the decision lay of noor has 201 options/,
      {
        options: (state, seat) =>
          options(state, seat).flatMap((action) => Array<ToyAction>(201).fill(action)),
      },
    ],
  },
};

describe.for(Object.keys(FAULTS) as LawName[])('the law “%s”', (law) => {
  const play = ({ format = toyFormat, parts = laws.parts, ...change }: Change) => {
    for (let seed = 0; seed < 20; seed += 1)
      LAWS[law](
        { ...toy, ...change },
        { ...laws, format, parts },
        { seats: ['noor', 'mila'], seed, rulings: {} },
      );
  };

  it.for(Object.keys(FAULTS[law]))('notices %s', (fault) => {
    const [says, change] = FAULTS[law][fault]!;
    expect(() => play(change)).toThrow(says);
  });

  it('finds no fault in the toy game', () => {
    expect(() => play({})).not.toThrow();
  });
});
