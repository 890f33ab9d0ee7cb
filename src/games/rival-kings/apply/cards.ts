import { without } from '../../../engine/pieces.ts';
import type { Seat } from '../../../engine/types.ts';
import { allCards, CARDS, isSubject, type CardId, type SubjectId } from '../cards.ts';
import { playerAt, withPlayer, withTurn } from '../table.ts';
import type { EventOf } from '../types/event.ts';
import { PILES, type Player, type State } from '../types/state.ts';
import { withPile } from './tokens.ts';
import { carriedOut } from './turn.ts';

export function layPiles(state: State, event: EventOf<'pilesLaid'>): State {
  const coinCards = without(
    state.coinCards.length > 0 ? state.coinCards : allCards(),
    event.piles.flat(),
  );
  const ids = PILES.filter((pile) => pile.startsWith(event.kind));
  return ids.reduce<State>(
    (now, pile, place) => withPile(now, pile, { cards: event.piles[place]! }),
    { ...state, coinCards },
  );
}

export function acquireCard(
  state: State,
  { seat, card, pile, depth, action, source }: EventOf<'cardAcquired'>,
): State {
  const cards = state.piles[pile].cards.filter((_, place) => place !== depth);
  const owned = addToRow(withPile(state, pile, { cards }), seat, card);
  return carriedOut(
    isSubject(card) ? withTurn(owned, { recruited: true }) : owned,
    seat,
    action,
    source,
    { pile },
  );
}

/**
 * The card goes to the bottom end of the row of its type (`rk.action.recruit.active`,
 * `rk.action.buy.row`).
 */
function addToRow(state: State, seat: Seat, card: CardId): State {
  const player = playerAt(state, seat);
  return withPlayer(
    state,
    seat,
    isSubject(card)
      ? { subjects: [...player.subjects, card] }
      : { buildings: [...player.buildings, card] },
  );
}

const removeAt = <Item>(items: readonly Item[], at: number): Item[] =>
  items.filter((_, place) => place !== at);

export function swapBuildings(
  state: State,
  { seat, other, given, taken }: EventOf<'buildingsSwapped'>,
): State {
  const exchange = (player: Player, out: typeof given, into: typeof given) => ({
    buildings: [...without(player.buildings, [out]), into],
  });
  const done = withPlayer(state, seat, exchange(playerAt(state, seat), given, taken));
  return withPlayer(done, other, exchange(playerAt(done, other), taken, given));
}

export function swapSubjects(
  state: State,
  { seat, other, given, taken, givenAt, takenAt }: EventOf<'subjectsSwapped'>,
): State {
  const exchange = (player: Player, at: number, into: SubjectId) => ({
    subjects: [...removeAt(player.subjects, at), into],
  });
  const done = withPlayer(state, seat, exchange(playerAt(state, seat), givenAt, taken));
  return withPlayer(done, other, exchange(playerAt(done, other), takenAt, given));
}

export function swapWithDisplay(
  state: State,
  { seat, pile, given, taken, givenAt, outOfGame }: EventOf<'displaySwapped'>,
): State {
  const player = playerAt(state, seat);
  const row =
    CARDS[given].kind === 'subject'
      ? { subjects: removeAt(player.subjects, givenAt) }
      : { buildings: removeAt(player.buildings, givenAt) };
  const below = state.piles[pile].cards.slice(1);
  const laid = outOfGame
    ? { ...withPile(state, pile, { cards: below }), beside: [...state.beside, given] }
    : withPile(state, pile, { cards: [given, ...below] });
  return addToRow(withPlayer(laid, seat, row), seat, taken);
}
