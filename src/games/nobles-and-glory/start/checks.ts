import { asRoyal } from '../action-cards.ts';
import { CARDS, isJoker, isNumber, isRoyal, rankOf, type CardId } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Position, PositionPlayer } from '../types/position.ts';

const PLAYERS = 2;

const decreeCards = (decree: PositionPlayer['decree']): CardId[] =>
  decree ? [decree.card, ...(decree.progress ?? [])] : [];

/** Every card of a player that lies where only a Number Card can. */
const numbersOf = ({
  court = [],
  armies = [],
  peasants = [],
  glory = [],
  decree,
  treaty,
}: PositionPlayer): CardId[] => [
  ...court.flatMap(({ subjects = [], preparation, recovery = [] }) => [
    ...subjects,
    ...(preparation ? [preparation] : []),
    ...recovery,
  ]),
  ...armies,
  ...peasants,
  ...glory,
  ...decreeCards(decree),
  ...(treaty ? [treaty.card] : []),
];

/** Every card that a player has. */
const cardsOf = (player: PositionPlayer): CardId[] => [
  ...(player.hand ?? []),
  ...(player.court ?? []).map(({ card }) => card),
  ...(player.jester ? [player.jester] : []),
  ...numbersOf(player),
];

/** Every card that a position names. */
export const namedCards = ({
  players,
  drawPile = [],
  discardPile = [],
  polity,
  duel,
}: Position): CardId[] => [
  ...players.flatMap(cardsOf),
  ...(polity ? [polity.prize, ...(polity.led ? [polity.led] : [])] : []),
  ...(duel?.placed ?? []),
  ...drawPile,
  ...discardPile,
];

/** Two players, and cards of one pack (`ng.players`, `ng.deck`). */
export function checkNamed(position: Position): Judgement {
  const { players } = position;
  if (players.length !== PLAYERS)
    return refuse('ng.players', 'player-count', { count: players.length });
  const [first, second] = players;
  if (first!.seat === second!.seat)
    return refuse('ng.players', 'seat-twice', { seat: first!.seat });
  const named = namedCards(position);
  if (named.length > CARDS.length)
    return refuse('ng.deck', 'too-many-cards', { count: named.length, most: CARDS.length });
  const twice = named.find((card, place) => named.indexOf(card) !== place);
  return twice && refuse('ng.deck', 'card-twice', { card: twice });
}

/**
 * Each card in a place of its kind, and in each Royal Court one of a rank (`ng.card.royal`,
 * `ng.card.number`, `ng.card.joker`, `ng.court.one-per-rank`).
 */
export function checkKinds(player: PositionPlayer): Judgement {
  const { seat, court = [], jester } = player;
  const stranger = court.find(({ card }) => !isRoyal(card));
  if (stranger) return refuse('ng.card.royal', 'not-royal', { card: stranger.card });
  const other = numbersOf(player).find((card) => !isNumber(card));
  if (other) return refuse('ng.card.number', 'not-number', { card: other });
  if (jester && !isJoker(jester)) return refuse('ng.card.joker', 'not-joker', { card: jester });
  const ranks = court.map(({ card }) => rankOf(asRoyal(card)));
  const twice = ranks.find((rank, place) => ranks.indexOf(rank) !== place);
  return twice && refuse('ng.court.one-per-rank', 'rank-twice', { seat, rank: twice });
}
