import type { Seat } from '../../engine/types.ts';
import type { CardId, NumberId } from './cards.ts';
import { duelistAt } from './duel/duelists.ts';
import { leaderIn } from './polity/round.ts';
import { topOf } from './stack.ts';
import type { Player, State } from './types/state.ts';

/** A card that lies face down or in a hand, with the seats that know which it is. */
export interface FaceDown {
  readonly card: CardId;
  readonly knownTo: readonly Seat[];
}

/**
 * Army Cards, Preparation Cards and those placed in a Duel: face down, but Number Cards every one.
 */
export const laidNumbers = (state: State, { seat, armies, court }: Player): NumberId[] => {
  const top = topOf(state);
  return [
    ...armies,
    ...court.flatMap(({ preparation }) => preparation ?? []),
    ...(top.type === 'duel' ? [duelistAt(top, seat).down ?? []].flat() : []),
  ];
};

/**
 * Cards of a player that this player alone may look at (`ng.army.hidden`, `ng.preparation.place`,
 * `ng.action.duel.round-one`).
 */
const ownCards = (state: State, player: Player): CardId[] => [
  ...player.hand,
  ...laidNumbers(state, player),
];

/** Cards of a player that lie face down but that both may look at (`ng.action.decree.open`). */
const openCards = ({ decree }: Player): CardId[] =>
  decree ? [decree.card, ...decree.progress] : [];

/**
 * Every card that does not lie face up. What a seat knows of one goes by where it lies, and by what
 * the table has on record for this very card.
 */
export function faceDownCards(state: State): FaceDown[] {
  const { players, drawPile, known } = state;
  const seats = players.map(({ seat }) => seat);
  const lying = (cards: readonly CardId[], lookers: readonly Seat[]): FaceDown[] =>
    cards.map((card) => {
      const knowers = known[card] ?? [];
      return {
        card,
        knownTo: seats.filter((seat) => lookers.includes(seat) || knowers.includes(seat)),
      };
    });
  const top = topOf(state);
  const laid = top.type === 'starting-cards' ? top.laid : {};
  return [
    ...lying(drawPile, []),
    ...(top.type === 'polity' && top.led ? lying([top.led.card], [leaderIn(state, top)]) : []),
    ...players.flatMap((player) => {
      const { seat } = player;
      const starting = laid[seat] ? [laid[seat].royal, laid[seat].subject] : [];
      return [
        ...lying([...ownCards(state, player), ...starting], [seat]),
        ...lying(openCards(player), seats),
      ];
    }),
  ];
}
