import { isDeepStrictEqual } from 'node:util';
import type { Fact as KernelFact, Seat } from '../../src/engine/types.ts';
import type { ActionKind } from '../../src/games/rival-kings/characters.ts';
import { game } from '../../src/games/rival-kings/game.ts';
import type { Rule } from '../../src/games/rival-kings/rules.ts';
import { format } from '../../src/games/rival-kings/schema.ts';
import { playerAt } from '../../src/games/rival-kings/table.ts';
import { type RivalKings } from '../../src/games/rival-kings/types.ts';
import type { Action } from '../../src/games/rival-kings/types/action.ts';
import type { Event, EventOf } from '../../src/games/rival-kings/types/event.ts';
import type {
  Position,
  PositionPile,
  PositionPlayer,
} from '../../src/games/rival-kings/types/position.ts';
import { PILES, type PileId, type State } from '../../src/games/rival-kings/types/state.ts';
import { actingIn, told, type Acted as ActedIn } from './acting.ts';
import { hoarding } from './tables.ts';

export type Fact = KernelFact<RivalKings>;
export type Acted = ActedIn<RivalKings>;

/**
 * A started state from a short position; throws with the broken rule where such a table cannot be.
 */
export function table(position: Position): State {
  const parsed = format.position(position);
  if (!parsed.ok) throw new Error(`not a position: ${parsed.at}: ${parsed.problem}`);
  const started = game.start(parsed.value);
  if (started.ok) return started.state;
  throw new Error(`no such table: ${told(started.refusal)}`);
}

type Laid = Omit<PositionPlayer, 'seat'>;
type Rest = Omit<Position, 'players' | 'turn'> & { readonly mila?: Laid; readonly juri?: Laid };

/**
 * Noor's turn at a table of three: mila's Queen (A) has moved, juri's Trader (F) comes last. Noor
 * plays the Count (B: settle, buy) unless told otherwise; between these three there is no conflict.
 * Where a supply is said, mila has what is missing in it.
 */
export function noorsTurn(noor: Laid = {}, { mila, juri, ...rest }: Rest = {}): State {
  const players = [
    { seat: 'noor', played: 'count', ...noor },
    { seat: 'mila', played: 'queen', ...mila },
    { seat: 'juri', played: 'trader-1', ...juri },
  ] as const;
  return table(hoarding('mila', { turn: 'noor', players, ...rest }));
}

/** The coins at the four money places, in the order of the piles. */
export const moneyAt = (
  ...coins: readonly [number, number, number, number]
): Record<PileId, PositionPile> =>
  Object.fromEntries(PILES.map((pile, place) => [pile, { coins: coins[place] }])) as Record<
    PileId,
    PositionPile
  >;

export const { act, refusal } = actingIn(game);

type Owned = Omit<Laid, 'played'>;

/**
 * The last turn of a game of three, as a pile is empty: ines is not there, juri's Trader moves
 * last. Juri ends it.
 */
export function lastTurn(
  noor: Owned,
  mila: Owned,
  juri: Owned,
  more: Partial<Position> = {},
): Acted {
  const position: Position = {
    turn: 'juri',
    players: [
      { seat: 'noor', played: 'queen', ...noor },
      { seat: 'mila', played: 'duke', ...mila },
      { seat: 'juri', played: 'trader-1', ...juri },
    ],
    piles: { 'subject-2': { cards: [], size: 0 } },
    ...more,
  };
  return act(table(position), { type: 'end', seat: 'juri' });
}

/** Coins and markers for a total. */
export const worth = (points: number): Owned => ({ coins: 3 * points, markers: 0 });

/** The actions that a seat may take now. */
export const offers = (state: State, seat: Seat): readonly Action[] => game.options(state, seat);

/** The types of the events in order. */
export const story = (facts: readonly Fact[]): Event['type'][] =>
  facts.map((fact) => fact.event.type);

/** The one fact of this type; throws where there is none or more than one. */
export function factOf<Type extends Event['type']>(
  facts: readonly Fact[],
  type: Type,
): Fact & { readonly event: EventOf<Type> } {
  const found = facts.filter((fact) => fact.event.type === type);
  if (found.length !== 1)
    throw new Error(`${found.length} facts of type ${type} among: ${story(facts).join(', ')}`);
  return found[0] as Fact & { readonly event: EventOf<Type> };
}

export const eventOf = <Type extends Event['type']>(
  facts: readonly Fact[],
  type: Type,
): EventOf<Type> => factOf(facts, type).event;

export const citesOf = (facts: readonly Fact[], type: Event['type']): readonly Rule[] =>
  factOf(facts, type).cites;

/** Whose turn it is, or undefined outside the action phase. */
export const turnOf = (state: State): Seat | undefined =>
  state.stage.type === 'turn' ? state.stage.seat : undefined;

/** The actions that must be carried out or waived now, in order. */
export const due = (state: State): ActionKind[] =>
  state.stage.type === 'turn' ? state.stage.pending.map(({ kind }) => kind) : [];

export const coins = (state: State, seat: Seat): number => playerAt(state, seat).coins;
export const markers = (state: State, seat: Seat): number => playerAt(state, seat).markers;

/**
 * Everything on the table that has changed: numbers as differences, all else as it lies afterwards.
 * What is not named has not moved. `spent` is the ability used in this cycle, `done` are the own
 * actions carried out.
 */
export function moved(before: State, after: State): Record<string, unknown> {
  const was = laidOut(before);
  const changes = Object.entries(laidOut(after)).filter(
    ([thing, now]) => !isDeepStrictEqual(now, was[thing]),
  );
  return Object.fromEntries(
    changes.map(([thing, now]) => [
      thing,
      typeof now === 'number' ? now - (was[thing] as number) : now,
    ]),
  );
}

function laidOut({
  players,
  piles,
  supply,
  beside,
  leftovers,
  neutral,
}: State): Record<string, unknown> {
  const things = [
    ...players.map(
      ({
        seat,
        coins,
        markers,
        hand,
        played,
        subjects,
        buildings,
        crests,
        spent,
        carriedOut: done,
      }) =>
        prefixed(seat, { coins, markers, hand, played, subjects, buildings, crests, spent, done }),
    ),
    ...PILES.map((pile) => prefixed(pile, piles[pile])),
    prefixed('supply', supply),
  ];
  return Object.assign({ beside, leftovers, neutral }, ...things) as Record<string, unknown>;
}

const prefixed = (owner: string, things: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(things).map(([thing, value]) => [`${owner}.${thing}`, value]));
