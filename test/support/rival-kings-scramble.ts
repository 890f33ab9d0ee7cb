import type { Random } from '../../src/engine/random.ts';
import type { Seat } from '../../src/engine/types.ts';
import { PILES, SUBJECTS, type CardId, type CharacterId, type State } from '../../src/games/rival-kings/types.ts';

const isSubject = (card: CardId): boolean => (SUBJECTS as readonly string[]).includes(card);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A table that differs only in what this seat cannot see. */
export function scramble(state: State, seat: Seat, random: Random): State {
  return { ...state, ...otherCharacters(state, seat, random), ...otherCards(state, seat, random) };
}

/** Hands of the others, characters face down and leftovers, dealt anew. */
function otherCharacters({ players, leftovers, stage }: State, seat: Seat, random: Random): Pick<State, 'players' | 'leftovers'> {
  const faceDown = stage.type === 'choose';
  const others = players.filter((player) => player.seat !== seat);
  const hidden = others.flatMap(({ hand, played }) => (played && faceDown ? [...hand, played] : hand));
  const deck: CharacterId[] = random.shuffled([...leftovers, ...hidden]);
  return {
    players: players.map((player) => {
      if (player.seat === seat) return player;
      const hand = deck.splice(0, player.hand.length);
      return { ...player, hand, played: player.played && faceDown ? deck.shift()! : player.played };
    }),
    leftovers: deck,
  };
}

/** Cards below the tops of piles and fronts of coin cards in other places, and other sums at the money places. */
function otherCards({ piles, coinCards, stage }: State, seat: Seat, random: Random): Pick<State, 'piles' | 'coinCards'> {
  const searched = stage.type === 'turn' && stage.seat === seat ? stage.search?.pile : undefined;
  const below = PILES.flatMap((pile) => (pile === searched ? [] : piles[pile].cards.slice(1)));
  const deck = random.shuffled([...coinCards, ...below]);
  const sameKind = (card: CardId): CardId =>
    deck.splice(
      deck.findIndex((other) => isSubject(other) === isSubject(card)),
      1,
    )[0]!;
  const filled = PILES.filter((pile) => piles[pile].coins > 0);
  let spare = sum(filled.map((pile) => piles[pile].coins - 1));
  const other = PILES.map((pile) => {
    const { cards, coins } = piles[pile];
    const more = pile === filled.at(-1) ? spare : random.below(spare + 1);
    if (coins > 0) spare -= more;
    const hidden = pile === searched ? cards : cards.map((card, place) => (place === 0 ? card : sameKind(card)));
    return [pile, { cards: hidden, coins: coins > 0 ? 1 + more : 0 }];
  });
  return { piles: Object.fromEntries(other) as State['piles'], coinCards: coinCards.map(sameKind) };
}
