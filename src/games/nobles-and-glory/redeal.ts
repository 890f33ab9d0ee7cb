import { dealtAnew, type Hidden } from '../../engine/hidden.ts';
import type { Random } from '../../engine/random.ts';
import type { Seat } from '../../engine/types.ts';
import { CARDS, isNumber, isRoyal, valueOf, type CardId, type NumberId } from './cards.ts';
import { dueIn } from './duel/due.ts';
import { faceDownCards, laidNumbers } from './face-down.ts';
import { topOf, withTop } from './stack.ts';
import type { Duelist } from './types/duel.ts';
import type { Led } from './types/polity.ts';
import type { Player, Process, StartingCards, State } from './types/state.ts';
import { faultsOf } from './valid-hand.ts';

const NUMBERS = CARDS.filter(isNumber);

/**
 * What this seat does not know dealt anew: the Draw Pile and, of the other player, cards that lie face
 * down and those of the hand that did not come into it openly.
 */
export const redeal = (state: State, seat: Seat, random: Random): State =>
  handsDealt(numbersDealt(ledDealt(state, seat, random), seat, random), seat, random);

/** The card that was led in a Polity: of it everybody knows the number at least. */
function ledIn(state: State): Led | null {
  const top = topOf(state);
  return top.type === 'polity' ? top.led : null;
}

/** Number Cards that this seat does not know, wherever they lie. */
const unseenNumbers = (state: State, seat: Seat): NumberId[] =>
  faceDownCards(state)
    .flatMap(({ card, knownTo }) => (knownTo.includes(seat) ? [] : [card]))
    .filter(isNumber);

/** These face-down cards in each other’s places. */
function shuffledAmong(
  state: State,
  places: readonly NumberId[],
  seat: Seat,
  random: Random,
): State {
  const [dealt] = dealtAnew([{ pieces: places, seenBy: [] }], seat, NUMBERS, random);
  return exchanged(state, new Map(places.map((card, place) => [card, dealt![place]!])));
}

/** A card that the other player has led can be any unseen one of its number (`ng.action.polity.lead`). */
function ledDealt(state: State, seat: Seat, random: Random): State {
  const led = ledIn(state);
  const unseen = unseenNumbers(state, seat);
  if (!led || !unseen.includes(led.card)) return state;
  const others = unseen.filter((card) => card !== led.card && valueOf(card) === led.number);
  return shuffledAmong(state, [led.card, ...others], seat, random);
}

/**
 * Unseen Number Cards in each other’s places: an Army Card, a Preparation Card or one placed in a
 * Duel can be any of them, and nothing else (`ng.card.number`). Hands and the Draw Pile are still to be dealt.
 */
function numbersDealt(state: State, seat: Seat, random: Random): State {
  const laid: ReadonlySet<CardId> = new Set(
    state.players.flatMap((player) => laidNumbers(state, player)),
  );
  const unseen = unseenNumbers(state, seat).filter((card) => card !== ledIn(state)?.card);
  const first = unseen.filter((card) => laid.has(card));
  if (first.length === 0) return state;
  return shuffledAmong(
    state,
    [...first, ...unseen.filter((card) => !laid.has(card))],
    seat,
    random,
  );
}

/** The state with each of these face-down cards become another. */
function exchanged(state: State, become: ReadonlyMap<CardId, NumberId>): State {
  const inPlace = <Card extends CardId>(card: Card): Card | NumberId => become.get(card) ?? card;
  const [first, second] = state.players;
  const [bottom, ...more] = state.stack;
  const placed = (duelist: Duelist): Duelist => ({
    ...duelist,
    down: duelist.down && inPlace(duelist.down),
  });
  const processOf = (process: Process): Process => {
    switch (process.type) {
      case 'battle':
        return { ...process, card: inPlace(process.card) };
      case 'polity':
        return {
          ...process,
          led: process.led && { ...process.led, card: inPlace(process.led.card) },
        };
      case 'duel':
        return { ...process, duelists: [placed(process.duelists[0]), placed(process.duelists[1])] };
      default:
        return process;
    }
  };
  const exchangedOf = (player: Player): Player => ({
    ...player,
    hand: player.hand.map(inPlace),
    armies: player.armies.map(inPlace),
    court: player.court.map((royal) => ({
      ...royal,
      preparation: royal.preparation && inPlace(royal.preparation),
    })),
  });
  return {
    ...state,
    players: [exchangedOf(first), exchangedOf(second)],
    drawPile: state.drawPile.map(inPlace),
    stack: [bottom, ...more.map(processOf)],
  };
}

/**
 * The Draw Pile and the hands dealt anew. Before the starting cards lie open they are a Royal Card
 * and a Number Card, out of a hand that could be kept (`ng.setup.starting-cards`,
 * `ng.setup.mulligan-condition`).
 */
function handsDealt(state: State, seat: Seat, random: Random): State {
  const { players, drawPile, known } = state;
  const [first, second] = players;
  const top = topOf(state);
  const laid = top.type === 'starting-cards' ? top.laid : undefined;
  const due = dueTo(top);
  const [ones, others] = [
    placesOf(state, first, laid?.[first.seat]),
    placesOf(state, second, laid?.[second.seat]),
  ];
  const split = (dealt: readonly CardId[][]) => {
    const cards = dealt.flat();
    const both = ones.length + others.length;
    return {
      one: cards.slice(0, ones.length),
      other: cards.slice(ones.length, both),
      pile: cards.slice(both),
    };
  };
  const isPossible = (dealt: readonly CardId[][]): boolean => {
    const { one, other } = split(dealt);
    if (!laid) return isHeld(due, first, one) && isHeld(due, second, other);
    return isDealt(one, first, laid[first.seat]) && isDealt(other, second, laid[second.seat]);
  };
  const unseen = drawPile.map((card) => ({ pieces: [card], seenBy: known[card] ?? [] }));
  const { one, other, pile } = split(
    dealtAnew([...ones, ...others, ...unseen], seat, CARDS, random, isPossible),
  );
  const again: State = {
    ...state,
    players: [withHand(first, one), withHand(second, other)],
    drawPile: pile,
  };
  return top.type === 'starting-cards'
    ? withTop(again, { ...top, laid: { ...laidBy(first, one), ...laidBy(second, other) } })
    : again;
}

/** The cards of a hand, and the starting cards laid from it at its end. */
const placesOf = (
  { known }: State,
  { seat, hand }: Player,
  laid: StartingCards | undefined,
): Hidden<CardId>[] => [
  ...hand.map((card) => ({ pieces: [card], seenBy: [seat, ...(known[card] ?? [])] })),
  ...(laid ? [laid.royal, laid.subject] : []).map((card) => ({ pieces: [card], seenBy: [seat] })),
];

/** A player with the first of these cards, as many as were in hand. */
const withHand = (player: Player, cards: readonly CardId[]): Player => ({
  ...player,
  hand: cards.slice(0, player.hand.length),
});

/** What a player has laid of these cards: the starting cards behind the hand. */
function laidBy(
  { seat, hand }: Player,
  cards: readonly CardId[],
): Partial<Record<Seat, StartingCards>> {
  const starting = startingOf(cards.slice(hand.length));
  return starting ? { [seat]: starting } : {};
}

/**
 * Who has to have a Number Card: whoever is to place one in a Duel, and whoever is to lead one in
 * round one of a Polity (`ng.action.duel.no-card`, `ng.action.polity.lead`).
 */
function dueTo(top: Process): Seat | undefined {
  if (top.type === 'duel') return dueIn(top)?.seat;
  return top.type === 'polity' && top.won === 0 && !top.led && !top.lost ? top.seat : undefined;
}

const isHeld = (due: Seat | undefined, { seat }: Player, cards: readonly CardId[]): boolean =>
  seat !== due || cards.some(isNumber);

/**
 * Whether a player could have these cards: a hand that could be kept, the starting cards at its end
 * where they are laid.
 */
const isDealt = (
  cards: readonly CardId[],
  { hand }: Player,
  laid: StartingCards | undefined,
): boolean =>
  faultsOf(cards).length === 0 && (!laid || startingOf(cards.slice(hand.length)) !== undefined);

/** The two starting cards, where they can be some. */
const startingOf = ([royal, subject]: readonly CardId[]): StartingCards | undefined =>
  royal && subject && isRoyal(royal) && isNumber(subject) ? { royal, subject } : undefined;
