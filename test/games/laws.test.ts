import { describe, expect, it } from 'vitest';
import type { Format, Game, Turn } from '../../src/engine/game.ts';
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
  inventory: ({ stones, aside, players }) => players.reduce((sum, player) => sum + player.taken, stones + aside),
  universe: () =>
    SEATS.flatMap((seat): ToyAction[] => [
      { type: 'draw', seat },
      ...[0, 1, 2, 3, 4].map((count): ToyAction => ({ type: 'take', seat, count })),
    ]),
  scramble: (state, seat, random) => ({
    ...state,
    players: state.players.map((player) =>
      player.seat === seat || player.luck === null ? player : { ...player, luck: player.luck + 1 + random.below(9) },
    ),
  }),
};

describeLaws(toy, laws);

const { start, options, judge, resolve, apply } = toy;
type Change = Partial<Game<Toy> & { readonly format: Format<Toy> }>;
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

const luckOf = (state: Toy['state'], seat: Seat): number => state.players.find((player) => player.seat === seat)?.luck ?? 0;

let clock = 0;

/** For each law, what may be wrong with a game and what the law says then. */
const FAULTS: Readonly<Record<LawName, Readonly<Record<string, readonly [says: RegExp, change: Change]>>>> = {
  'every game ends, and only then nobody may act': {
    'a game without end': [
      /goes on after 100 actions/,
      { apply: (state, event) => (event.type === 'stonesTaken' ? state : apply(state, event)) },
    ],
    'a refused option': [
      /the option .* is refused/,
      { options: (state) => options(state).map(({ seat }) => ({ type: 'take', seat, count: 9 })) },
    ],
    'an end without an outcome': [/but the game is not over/, { outcome: () => undefined }],
    'an end without winners': [/nobody has won/, { outcome: (state) => (state.winner ? { winners: [], scores: [] } : undefined) }],
    'a winner who does not play': [
      /winners who do not play/,
      { outcome: (state) => (state.winner ? { winners: ['ines'], scores: toy.standing(state).scores } : undefined) },
    ],
    'an outcome that is not the last standing': [
      /the outcome, and the standing/,
      { standing: (state) => ({ ...toy.standing(state), scores: [] }) },
    ],
    'a game that is over too early': [/although the game is over/, { outcome: () => ({ winners: ['noor'], scores: [] }) }],
  },
  'every event cites rules of the game and says who sees its secrets': {
    'an event without a rule': [/cites no rule/, emitting((emit) => (event, _, seenBy) => emit(event, [] as never, seenBy))],
    'a rule of another game': [
      /cites an unknown rule: rk.steal.right/,
      emitting((emit) => (event, _, seenBy) => emit(event, ['rk.steal.right' as never], seenBy)),
    ],
    'a secret told to all': [/does not say who sees them/, emitting((emit) => (event, cites) => emit(event, cites))],
    'a public event kept from some': [/but has no secrets/, emitting((emit) => (event, cites) => emit(event, cites, ['noor']))],
    'a secret field that no event has': [/has no secret field lucky/, { secrets: { luckDrawn: ['lucky'] } }],
  },
  'nothing printed on the box is lost or doubled by any event': {
    'a stone lost at the start': [/the start/, startingWith({ stones: STONES - 1 })],
    'a stone out of nowhere': [
      /stonesTaken/,
      { apply: (state, event) => ({ ...apply(state, event), aside: event.type === 'stonesTaken' ? 1 : 0 }) },
    ],
  },
  'no state, option or fact is changed in place': {
    'a state changed in place': [/read only property/, { apply: (state, event) => Object.assign(state, apply(state, event)) }],
  },
  'the log folds to the state, and the fast path reaches the same states': {
    'an event that the clock takes part in': [
      /the fast path after/,
      { apply: (state, event) => ({ ...apply(state, event), clock: (clock += 1) }) },
    ],
    'an event that cannot be written down': [
      /the log, folded/,
      emitting((emit) => (event, cites, seenBy) => emit(event.type === 'luckDrawn' ? { ...event, luck: NaN } : event, cites, seenBy)),
    ],
  },
  'the judge allows exactly what the options offer': {
    'a legal action that is not offered': [
      /what the judge allows, and what is offered/,
      { options: (state) => options(state).filter(({ type }) => type === 'take') },
    ],
    'an option that cannot be read back': [
      /to deeply equal/,
      { format: { ...toyFormat, action: () => ({ ok: false, at: '', problem: '' }) } },
    ],
    'a refusal by an unknown rule': [
      /refused by an unknown rule/,
      { judge: (state, action) => judge(state, action) && { because: 'rk.steal.right' as never, reason: 'game-over' } },
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
        options: (state) =>
          options(state).filter((action) => action.type === 'draw' || action.count === 1 || luckOfOthers(state, action.seat) % 2 === 0),
      },
    ],
    'an option that shows others the secret of its seat': [
      /knows that seats may do/,
      {
        options: (state) =>
          options(state).filter((action) => action.type === 'draw' || action.count === 1 || luckOf(state, action.seat) % 2 === 0),
      },
    ],
    'a thought that depends on a secret': [
      /may think of/,
      { imaginable: (state, seat) => [{ type: 'take', seat, count: luckOfOthers(state, seat) }] },
    ],
  },
};

describe.for(Object.keys(FAULTS) as LawName[])('the law “%s”', (law) => {
  const play = ({ format = toyFormat, ...change }: Change) => {
    for (let seed = 0; seed < 20; seed += 1)
      LAWS[law]({ ...toy, ...change }, { ...laws, format }, { seats: ['noor', 'mila'], seed, rulings: {} });
  };

  it.for(Object.keys(FAULTS[law]))('notices %s', (fault) => {
    const [says, change] = FAULTS[law][fault]!;
    expect(() => play(change)).toThrow(says);
  });

  it('finds no fault in the toy game', () => {
    expect(() => play({})).not.toThrow();
  });
});
