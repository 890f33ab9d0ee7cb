import { offered } from '../../src/engine/play.ts';
import type { Fact as KernelFact, Refusal, Seat } from '../../src/engine/types.ts';
import type { CardId, FactionId } from '../../src/games/claim/cards.ts';
import { game } from '../../src/games/claim/game.ts';
import type { Rule } from '../../src/games/claim/rules.ts';
import type { Readings } from '../../src/games/claim/rulings.ts';
import { format } from '../../src/games/claim/schema.ts';
import type { Claim } from '../../src/games/claim/types.ts';
import type { Action } from '../../src/games/claim/types/action.ts';
import type { Event } from '../../src/games/claim/types/event.ts';
import type { Position, PositionPlayer } from '../../src/games/claim/types/position.ts';
import type { Phase, State } from '../../src/games/claim/types/state.ts';
import { actingIn, told, type Acted as ActedIn } from './acting.ts';

export type Fact = KernelFact<Claim>;
export type Acted = ActedIn<Claim>;

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

/** Why a position cannot be; throws where it can. */
export function impossible(position: Position): Refusal<Claim> {
  const started = game.start(position);
  if (started.ok) throw new Error('such a table can be');
  return started.refusal;
}

const LETTERS: Readonly<Record<string, FactionId>> = {
  G: 'goblin',
  K: 'knight',
  Z: 'zombie',
  D: 'dwarf',
  X: 'doppelganger',
};

/**
 * Cards written short: `G9 K2`. `G0` is the first zero of the goblins, `G0b` to `G0e` are the
 * others.
 */
export const cards = (short: string): CardId[] => short.split(' ').filter(Boolean).map(card);

export function card(short: string): CardId {
  const [, letter, value, copy] = /^([GKZDX])(\d)([b-e])?$/.exec(short) ?? [];
  if (!letter) throw new Error(`no card: ${short}`);
  const zero = short.startsWith('G0') ? `-${'abcde'.indexOf(copy ?? 'a') + 1}` : '';
  return `${LETTERS[letter]!}-${value!}${zero}` as CardId;
}

type Laid = Omit<PositionPlayer, 'seat'>;
type Rest = Omit<Position, 'players' | 'led'>;

/**
 * Noor has led a card, mila holds these cards; in phase 1 the dwarf 9 is contested and the dwarf 3
 * lies next on the pile.
 */
export function led(
  short: string,
  hand: string,
  rest: Rest = {},
  noor: Laid = {},
  mila: Laid = {},
): State {
  const piles = rest.phase === 2 ? {} : { contested: card('D9'), drawPile: cards('D3') };
  const players = [
    { seat: 'noor', ...noor },
    { seat: 'mila', hand: cards(hand), ...mila },
  ] as const;
  return table({ players, led: card(short), leader: 'noor', ...piles, ...rest });
}

/** Noor is to lead with three cards. */
export const leading = (): State =>
  table({ players: [{ seat: 'noor', hand: cards('G9 K2 X1') }, { seat: 'mila' }] });

interface Played {
  readonly phase: Phase;
  /** The faction that mila declares for a doppelganger. */
  readonly as?: FactionId | undefined;
  readonly rulings?: Partial<Readings>;
  readonly contested?: string;
}

/** What follows when noor has led a card and mila plays her last one. */
export function trick(
  [first, second]: readonly [string, string],
  { phase, as, rulings = {}, contested }: Played,
): readonly Fact[] {
  const readings: Partial<Readings> = {
    ...rulings,
    ...(as && { 'second-doppelganger-faction': 'follower-declares' }),
  };
  const rest = {
    rulings: readings,
    ...(phase === 2 && { phase }),
    ...(contested && { contested: card(contested) }),
  };
  return act(led(first, second, rest), plays('mila', second, as)).facts;
}

/** The rules behind the first event of this type, or undefined where there is none. */
export const citesOf = (facts: readonly Fact[], type: Event['type']): readonly Rule[] | undefined =>
  facts.find(({ event }) => event.type === type)?.cites;

/** What noor and mila collect in a trick of phase 2. */
export function collected(
  first: string,
  second: string,
  rulings: { readonly rulings?: Partial<Readings> },
) {
  const state = led(first, second, { phase: 2, ...rulings });
  const [before, after] = [scorePiles(state), scorePiles(act(state, plays('mila', second)).state)];
  return [after.noor.slice(before.noor.length), after.mila.slice(before.mila.length)];
}

/** A finished game with these score piles, noor's and mila's. */
export const over = (noor: string, mila: string, rest: Rest = {}): State =>
  table(overPosition(noor, mila, rest));

export const overPosition = (noor: string, mila: string, rest: Rest = {}): Position => ({
  over: true,
  players: [
    { seat: 'noor', score: cards(noor) },
    { seat: 'mila', score: cards(mila) },
  ],
  ...rest,
});

/** Noor's or mila's play. */
export const plays = (seat: Seat, short: string, as?: FactionId): Action => ({
  type: 'play',
  seat,
  card: card(short),
  ...(as && { as }),
});

/** One reading. */
export const reading = <Id extends keyof Readings>(
  id: Id,
  option: Readings[Id],
): { readonly rulings: Partial<Readings> } => ({
  rulings: { [id]: option },
});

export const { act, refusal } = actingIn(game);

/** The cards that may be played now, in the order of the hand, without declared ones. */
export const legal = (state: State): CardId[] =>
  offered(game, state).flatMap((action) =>
    action.type === 'play' && action.as === undefined ? [action.card] : [],
  );

/** The types of the events in order. */
export const story = (facts: readonly Fact[]): Event['type'][] =>
  facts.map(({ event }) => event.type);

/** The one event of this type; throws where there is none or more than one. */
export function eventOf<Type extends Event['type']>(
  facts: readonly Fact[],
  type: Type,
): Extract<Event, { type: Type }> {
  return factOf(facts, type).event as Extract<Event, { type: Type }>;
}

function factOf(facts: readonly Fact[], type: Event['type']): Fact {
  const found = facts.filter(({ event }) => event.type === type);
  if (found.length !== 1)
    throw new Error(`${found.length} facts of type ${type} among: ${story(facts).join(', ')}`);
  return found[0]!;
}

/** Every rule that the facts cite. */
export const cited = (facts: readonly Fact[]): Set<Rule> =>
  new Set(facts.flatMap(({ cites }) => cites));

export const playerAt = ({ players }: State, seat: Seat) =>
  players.find((player) => player.seat === seat)!;

/** The score piles of noor and mila. */
export const scorePiles = (state: State): { noor: readonly CardId[]; mila: readonly CardId[] } => ({
  noor: playerAt(state, 'noor').score,
  mila: playerAt(state, 'mila').score,
});
