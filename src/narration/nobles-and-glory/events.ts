import type { Seat } from '../../engine/types.ts';
import {
  CARDS,
  isNumber,
  suitOf,
  type CardId,
  type NumberId,
  type RoyalId,
  type Suit,
} from '../../games/nobles-and-glory/cards.ts';
import { duelistAt, rivalOf, totalOf } from '../../games/nobles-and-glory/duel/duelists.ts';
import { ENDING_GLORY } from '../../games/nobles-and-glory/glory.ts';
import type { Event, EventOf } from '../../games/nobles-and-glory/types/event.ts';
import type { View } from '../../games/nobles-and-glory/types/view.ts';
import { bestFirst, eventKeyOf } from '../describer.ts';
import {
  consortSuit,
  kingdomOf,
  moreIn,
  otherOf,
  positionIn,
  regnantSuit,
  rowIn,
  subjectsIn,
} from './kingdoms.ts';
import { occasionOf, usedLast } from './occasions.ts';

/**
 * Events whose sentence has a variant for readers who do not see the secret part, and the field
 * that is then missing. The order of a shuffled pile is told to nobody.
 */
const SECRET_FIELDS: Readonly<Partial<Record<Event['type'], string>>> = {
  handDealt: 'cards',
  startingCardsLaid: 'royal',
  armyLaid: 'card',
  armyReplaced: 'by',
  battleDeclared: 'card',
  cardDrawn: 'card',
  duelCardLaid: 'card',
  cardLaidOnDrawPile: 'card',
  preparationPlaced: 'card',
  cardLed: 'card',
};

/** The message that tells an event; `view` is the table after it. */
export function eventKey(event: Event, view: View): string {
  const variant = variantOf(event, view);
  return variant === undefined
    ? eventKeyOf(event, SECRET_FIELDS)
    : `event.${event.type}${variant && `.${variant}`}`;
}

/**
 * What tells the sentences of an event apart; empty where it is told in the plain one, undefined
 * where it has no other but for secrets.
 */
function variantOf(event: Event, view: View): string | undefined {
  switch (event.type) {
    case 'mulliganAnnounced':
      return event.faults[0];
    case 'firstPlayerFound':
    case 'destinationFound':
      return event.by;
    case 'actionUsed':
      return event.action;
    case 'gloryPlaced':
      return event.from;
    case 'cardDiscarded':
      return event.to;
    case 'migrationStepStarted':
      return event.step;
    case 'refugeeTurned':
      return event.aside ? 'aside' : '';
    case 'polityCardTurned':
      return isNumber(event.card) ? '' : 'none';
    case 'battleWon':
      return event.isDraw ? 'draw' : '';
    case 'spoilsTaken':
    case 'drawnCardPlaced':
      return event.royal ? '' : 'peasant';
    case 'lineScored':
      return event.line;
    case 'duelRoundEnded':
    case 'duelLost':
      return event.by;
    case 'gameOver':
      return event.unfinished ? 'unfinished' : event.winners.length > 0 ? '' : 'draw';
    default:
      return occasionOf(event, view);
  }
}

/** What a sentence is told beside the fields of its event; `view` is the table after it. */
export function eventFacts(event: Event, view: View): object {
  switch (event.type) {
    case 'handDealt':
    case 'mulliganAnnounced':
    case 'handDiscarded':
      return inPackOrder(event);
    case 'startingCardsLaid':
    case 'startingCardsRevealed':
      return { cards: [event.royal, event.subject].filter(Boolean) };
    case 'subjectsSwapped':
      return { cards: [event.card, event.other] };
    case 'exchangeEnded':
      return {
        peasants: kingdomOf(view, event.seat)?.peasants.length ?? 0,
        subjects: subjectsIn(view, event.seat).length,
      };
    case 'actionUsed':
      return {
        opponent: otherOf(view, event.seat),
        cards: mismatchedIn(view, otherOf(view, event.seat)),
        regnant: regnantSuit(view, event.seat),
      };
    case 'subjectReplaced':
      return { consort: consortSuit(view, event.seat) };
    case 'peasantReplaced':
      return { consort: consortSuit(view, event.from) };
    case 'peasantDrawn':
      return { consort: consortSuit(view, event.seat), own: event.from === event.seat };
    case 'pileRenewed':
      return { tops: event.peasants.map(({ card }) => card) };
    case 'gloryPlaced':
      return { ...gloryFacts(view, event.seat, event.card), rules: rulesUpon(event) };
    case 'scandalMade':
    case 'prizeTaken':
      return gloryFacts(view, event.seat, event.card);
    case 'gloryDiscarded':
      return { suit: suitOf(event.card) };
    case 'gloryGained':
      return { last: endsMidway(view, event.seat) };
    case 'gloryHandedOver':
      return { opponent: event.to };
    case 'gloryGiven':
    case 'peasantPlaced':
      return { opponent: otherOf(view, event.seat), own: event.to === event.seat };
    case 'armyDiscarded':
      return { opponent: otherOf(view, event.seat) };
    case 'treatyLaid':
    case 'treatyRestored':
    case 'feastLaid':
      return { opponent: event.to };
    case 'refugeeTaken':
      return { suit: suitOf(event.card), opponent: otherOf(view, event.seat) };
    case 'migrationStepStarted':
      return { more: moreIn(view, event.seat) ?? 'none' };
    case 'lineScored':
      return { amount: signed(event.points), suit: regnantSuit(view, event.seat) };
    case 'totalScored':
      return { amount: signed(event.score.total) };
    default:
      return courtFacts(event, view);
  }
}

/** The same for events in a Royal Court. */
function courtFacts(event: Event, view: View): object {
  switch (event.type) {
    case 'excessFound':
      return { beside: event.newcomer };
    case 'royalPlaced':
      return { position: positionIn(view, event.seat, event.card) };
    case 'duelLost':
      return { opponent: otherOf(view, event.seat), ...duelTotals(view, event.seat) };
    case 'compensationGiven':
      return { opponent: event.to, last: isComplete(view, event.to) };
    case 'takingAllowed':
      return { opponent: otherOf(view, event.seat) };
    case 'chamberlainTaken':
      return {
        position: positionIn(view, event.seat, event.card),
        subjects: rowIn(view, event.seat, event.card).length,
        beneath: event.preparation ? [event.preparation] : [],
      };
    case 'royalLost':
      return { beneath: event.beneath ?? [] };
    case 'preparationRevealed':
    case 'nothingRevealed':
      return { plot: usedLast(view) };
    case 'plotAnnounced':
      return { opponent: otherOf(view, event.seat) };
    default:
      return {};
  }
}

/** What the cards of a Duel add up to, for its loser and for the other player. */
function duelTotals({ stack }: View, loser: Seat): object {
  const duel = stack.at(-1);
  if (duel?.type !== 'duel') return {};
  return {
    total: totalOf(duelistAt(duel, loser)),
    against: totalOf(rivalOf(duel, loser)),
  };
}

/** The totals of a game that is over, the best first. */
export function totalsOf(
  { winners }: EventOf<'gameOver'>,
  { scores }: View,
): readonly { readonly seat: Seat; readonly amount: string }[] {
  const totals = Object.fromEntries(scores.map(({ seat, total }) => [seat, total]));
  return bestFirst(totals, winners).map(([seat, points]) => ({ seat, amount: signed(points) }));
}

/** A number with the sign that is printed before what is less than nothing. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** A new Glory Card with its suit, and whether it is the one that ends the game. */
function gloryFacts(view: View, seat: Seat, card: NumberId): object {
  return { suit: suitOf(card), opponent: otherOf(view, seat), last: isComplete(view, seat) };
}

/** Whether a pile has its last card before the rest of an ability (`end-settle-point`). */
const endsMidway = (view: View, seat: Seat): boolean =>
  view.rulings['end-settle-point'] === 'each-card' && isComplete(view, seat);

const isComplete = (view: View, seat: Seat): boolean =>
  (kingdomOf(view, seat)?.glory.length ?? 0) >= ENDING_GLORY;

/** The rules under which a new Glory Card may cost one. */
function rulesUpon({ riders }: EventOf<'gloryPlaced'>): 'none' | 'conspiracy' | 'both' {
  if (riders.includes('sedition')) return 'both';
  return riders.includes('conspiracy') ? 'conspiracy' : 'none';
}

/** Royal Cards of which no Subject of their kingdom has the suit (`ng.action.intrigue`). */
function mismatchedIn(view: View, seat: Seat | undefined): readonly RoyalId[] {
  const suits = new Set<Suit>(subjectsIn(view, seat).map(suitOf));
  const court = kingdomOf(view, seat)?.court ?? [];
  return court.map(({ card }) => card).filter((card) => !suits.has(suitOf(card)));
}

/** A hand that is told, in the order of the pack; nothing where its cards are a secret. */
const inPackOrder = (event: { readonly cards?: readonly CardId[] }): object =>
  event.cards ? { cards: CARDS.filter((card) => event.cards!.includes(card)) } : {};
