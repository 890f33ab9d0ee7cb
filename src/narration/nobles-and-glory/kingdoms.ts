import type { Seat } from '../../engine/types.ts';
import {
  suitOf,
  type CardId,
  type NumberId,
  type RoyalId,
  type Suit,
} from '../../games/nobles-and-glory/cards.ts';
import { duelistAt } from '../../games/nobles-and-glory/duel/duelists.ts';
import { bareRoyal } from '../../games/nobles-and-glory/court.ts';
import { drawsMore } from '../../games/nobles-and-glory/prestigious/effect.ts';
import type { View } from '../../games/nobles-and-glory/types/view.ts';

type SeenKingdom = View['players'][number];

export const kingdomOf = ({ players }: View, seat: Seat | undefined): SeenKingdom | undefined =>
  players.find((player) => player.seat === seat);

/** The other player of the two. */
export const otherOf = ({ players }: View, seat: Seat): Seat | undefined =>
  players.find((player) => player.seat !== seat)?.seat;

export const subjectsIn = (view: View, seat: Seat | undefined): readonly NumberId[] =>
  kingdomOf(view, seat)?.court.flatMap(({ subjects }) => subjects) ?? [];

/** The Subjects beside a Royal Card of a kingdom. */
export const rowIn = (view: View, seat: Seat, card: RoyalId): readonly NumberId[] =>
  kingdomOf(view, seat)?.court.find((royal) => royal.card === card)?.subjects ?? [];

/** The Chamberlain or Eunuch of a kingdom, the third in its court. */
export const chamberlainIn = (view: View, seat: Seat | undefined): RoyalId | undefined =>
  kingdomOf(view, seat)?.court[2]?.card;

/** The Royal Card of a kingdom beneath which a Recovery Card lies. */
export const recoveringAbove = (view: View, seat: Seat, card: CardId): RoyalId | undefined =>
  kingdomOf(view, seat)?.court.find(({ recovery }) => recovery.some((each) => each === card))?.card;

/** The Royal Card that fights for a player in a Duel. */
export function combatantIn({ stack }: View, seat: Seat): RoyalId | undefined {
  const duel = stack.at(-1);
  return duel?.type === 'duel' ? duelistAt(duel, seat).combatant : undefined;
}

/** The suit of a Royal Card by its place in the court, the highest first. */
const suitAt = (view: View, seat: Seat, place: number): Suit | null => {
  const royal = kingdomOf(view, seat)?.court[place];
  return royal ? suitOf(royal.card) : null;
};

/** The suit that says which Regnant Ability a player has; null before the kingdom begins. */
export const regnantSuit = (view: View, seat: Seat): Suit | null => suitAt(view, seat, 0);

/** The suit that says which Consort Ability a player has. */
export const consortSuit = (view: View, seat: Seat): Suit | null => suitAt(view, seat, 1);

/** What a Royal Card is in its court: a Chamberlain of the Consort’s suit is a Eunuch. */
export function positionIn(
  view: View,
  seat: Seat,
  card: RoyalId,
): 'regnant' | 'consort' | 'chamberlain' | 'eunuch' {
  const place = kingdomOf(view, seat)?.court.findIndex((royal) => royal.card === card) ?? 0;
  if (place < 2) return place === 1 ? 'consort' : 'regnant';
  return suitOf(card) === consortSuit(view, seat) ? 'eunuch' : 'chamberlain';
}

/** The effect by which a player draws a card more than usual. */
export function moreIn(view: View, seat: Seat): ReturnType<typeof drawsMore> {
  const court = kingdomOf(view, seat)?.court ?? [];
  return court.length > 0
    ? drawsMore(court.map(({ card, subjects }) => ({ ...bareRoyal(card), subjects })))
    : undefined;
}
