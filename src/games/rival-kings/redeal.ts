import { dealtAnew, type Hidden } from '../../engine/hidden.ts';
import type { Random } from '../../engine/random.ts';
import type { Seat } from '../../engine/types.ts';
import { allCards, isSubject, type CardId } from './cards.ts';
import { CHARACTERS } from './characters.ts';
import { PILES, type PileId, type Player, type State } from './types/state.ts';

/**
 * What this seat cannot see dealt anew: the others' characters, cards that do not lie open, and how
 * many coins lie where.
 */
export function redeal(state: State, seat: Seat, random: Random): State {
  return withCoins(withCards(withCharacters(state, seat, random), seat, random), random);
}

/** Hands of the others, their characters that lie face down, and those that nobody was dealt. */
function withCharacters(state: State, seat: Seat, random: Random): State {
  const { players, leftovers, stage } = state;
  const isFaceDown = ({ played }: Player): boolean => played !== null && stage.type === 'choose';
  const held = players.map((player) => ({
    pieces: isFaceDown(player) ? [...player.hand, player.played!] : player.hand,
    seenBy: [player.seat],
  }));
  const dealt = dealtAnew([...held, { pieces: leftovers, seenBy: [] }], seat, CHARACTERS, random);
  return {
    ...state,
    players: players.map((player, place): Player => {
      const characters = dealt[place]!;
      return isFaceDown(player)
        ? { ...player, hand: characters.slice(0, -1), played: characters.at(-1)! }
        : { ...player, hand: characters };
    }),
    leftovers: dealt.at(-1)!,
  };
}

/**
 * Cards below the tops of piles and the fronts of coin cards; of what kind each of them is stays as
 * it is.
 */
function withCards(state: State, seat: Seat, random: Random): State {
  const { piles, coinCards, stage } = state;
  const searched = stage.type === 'turn' && stage.seat === seat ? stage.search?.pile : undefined;
  const places: Hidden<CardId>[] = [
    ...PILES.map((pile) => ({
      pieces: piles[pile].cards.slice(1),
      seenBy: pile === searched ? [seat] : [],
    })),
    { pieces: coinCards, seenBy: [] },
  ];
  const ofKind = (wanted: boolean): CardId[][] => {
    const sorted = places.map(({ pieces, seenBy }) => ({
      pieces: pieces.filter((card) => isSubject(card) === wanted),
      seenBy,
    }));
    return dealtAnew(sorted, seat, allCards(), random);
  };
  const subjects = ofKind(true);
  const buildings = ofKind(false);
  const dealt = places.map(({ pieces }, place) =>
    pieces.map((card) => (isSubject(card) ? subjects : buildings)[place]!.shift()!),
  );
  return {
    ...state,
    piles: eachPile((pile, place) => ({
      ...piles[pile],
      cards: [...piles[pile].cards.slice(0, 1), ...dealt[place]!],
    })),
    coinCards: dealt.at(-1)!,
  };
}

/**
 * Coins at money places are seen to lie there but not how many: any way to divide them among the
 * same places, each as likely as the others.
 */
function withCoins(state: State, random: Random): State {
  const { piles } = state;
  const filled = PILES.filter((pile) => piles[pile].coins > 0);
  const spare = filled.reduce((sum, pile) => sum + piles[pile].coins - 1, 0);
  const coins = new Map(filled.map((pile) => [pile, 1]));
  let place = 0;
  for (const isBorder of random.shuffled([
    ...Array<boolean>(spare).fill(false),
    ...filled.slice(1).map(() => true),
  ])) {
    if (isBorder) place += 1;
    else coins.set(filled[place]!, coins.get(filled[place]!)! + 1);
  }
  return { ...state, piles: eachPile((pile) => ({ ...piles[pile], coins: coins.get(pile) ?? 0 })) };
}

const eachPile = (make: (pile: PileId, place: number) => State['piles'][PileId]): State['piles'] =>
  Object.fromEntries(
    PILES.map((pile, place) => [pile, make(pile, place)]),
  ) as unknown as State['piles'];
