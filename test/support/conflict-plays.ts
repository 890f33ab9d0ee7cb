import { SEATS, type Seat } from '../../src/engine/types.ts';
import { advance } from '../../src/engine/play.ts';
import { seeded } from '../../src/engine/random.ts';
import { game } from '../../src/games/rival-kings/game.ts';
import { playerAt } from '../../src/games/rival-kings/table.ts';
import { ranksOf, type Card } from './conflict-reference.ts';
import { act, due, offers, table, turnOf, type Acted } from './rival-kings.ts';
import { ACTION_KINDS } from '../../src/games/rival-kings/characters.ts';
import type { Action } from '../../src/games/rival-kings/types/action.ts';
import type { Position, PositionPlayer } from '../../src/games/rival-kings/types/position.ts';
import type { State } from '../../src/games/rival-kings/types/state.ts';

/** Chance that nothing here depends on: no play goes as far as a new deal. */
const random = seeded(1);

const step = (state: State, action: Action): State => advance(game, state, action, random);

export interface Reveal {
  readonly cards: readonly Card[];
  readonly neutral?: Card | null;
  readonly rulings?: NonNullable<Position['rulings']>;
  /** What every player has besides the card. */
  readonly each?: Omit<PositionPlayer, 'seat' | 'played'>;
}

/**
 * The seats that hold the cards: the first card's seat first, though not always in seating order.
 */
const seatsFor = (cards: readonly Card[]): Seat[] => {
  const seats = SEATS.slice(0, cards.length);
  return cards.join().length % 2 === 0 ? seats : seats.reverse();
};

/**
 * The table right after the reveal, in the first turn: as no Gardener or Watchman is about, nobody
 * decides anything before.
 */
export function reveal({ cards, neutral, rulings = {}, each }: Reveal): Acted {
  const holders = seatsFor(cards);
  const players = SEATS.slice(0, cards.length).map((seat) => ({
    ...each,
    seat,
    played: cards[holders.indexOf(seat)]!,
  }));
  const laid = table({ players, rulings, ...(neutral ? { neutral } : {}) });
  return act(laid, { type: 'reveal', seat: 'noor' });
}

/** What one seat gets out of a reveal, in the order of the cards. */
export interface Observed {
  readonly markers: number;
  /** Thefts on offer: place of the victim, and the actions that may be taken. */
  readonly robs: Readonly<Record<number, readonly string[]>>;
}

/**
 * Reveals, lets everybody end the turn at once, and notes markers, thefts on offer and the order of
 * turns by places of the cards.
 */
export function observe(play: Reveal): { fates: Observed[]; order: number[] } {
  const before = play.each?.markers ?? 1;
  let { state } = reveal(play);
  const holders = seatsFor(play.cards);
  const fates: Observed[] = holders.map((seat) => ({
    markers: playerAt(state, seat).markers - before,
    robs: {},
  }));
  const order: number[] = [];
  for (let seat = turnOf(state); seat; seat = turnOf(state)) {
    const place = holders.indexOf(seat);
    const robs: Record<number, string[]> = {};
    for (const action of offers(state, seat)) {
      if (action.type === 'steal') (robs[holders.indexOf(action.from)] ??= []).push(action.action);
    }
    fates[place] = { ...fates[place]!, robs };
    order.push(place);
    state = step(state, { type: 'end', seat });
  }
  return { fates, order };
}

/**
 * Reveals and plays the cycle out: every thief takes from every victim the first action on offer
 * and does without it, then everybody carries out every own action that can be carried out. Gives
 * what each seat carried out, in the order of the cards.
 */
export function robAndAct(cards: readonly Card[]): string[][] {
  let { state } = reveal({ cards, each: { coins: 9, markers: 3 } });
  const done = new Map<Seat, string[]>();
  for (let seat = turnOf(state); seat; seat = turnOf(state)) {
    const next = nextAction(state, seat);
    if (next.type === 'end') done.set(seat, [...playerAt(state, seat).carriedOut]);
    state = step(state, next);
  }
  return seatsFor(cards).map((seat) => done.get(seat)!);
}

function nextAction(state: State, seat: Seat): Action {
  if (due(state).length > 0) return { type: 'waive', seat };
  const options = offers(state, seat);
  const theft = options.find(({ type }) => type === 'steal');
  const own = options.find(({ type }) => (ACTION_KINDS as readonly string[]).includes(type));
  return theft ?? own ?? { type: 'end', seat };
}

/**
 * The conflicts in the order in which they were settled, written as in the reference: `1D` for a
 * pair of Ds, `2A` for a robbing A.
 */
export function conflictLog(play: Reveal): string[] {
  const rankAt = (seat: Seat): string => ranksOf([play.cards[seatsFor(play.cards).indexOf(seat)]!]);
  return reveal(play).facts.flatMap(({ event }) => {
    if (event.type === 'equalConflict') return [`1${event.rank}`];
    if (event.type === 'unequalConflict') return [`2${rankAt(event.thief)}`];
    if (event.type === 'neutralConflict')
      return [`${event.kind === 'equal' ? 1 : 2}${ranksOf([play.neutral!])}`];
    return [];
  });
}
