import { CARDS } from '../games/rival-kings/cards.ts';
import type { CardId } from '../games/rival-kings/types.ts';
import type { Face } from '../islands/boards/rival-kings/picture.ts';

/** What the face of a subject or building shows, from our data. */
export function faceOf(card: CardId): Face {
  const { kind, colour, number } = CARDS[card];
  return { card, kind, colour: colour.value, number: number.value, assumed: number.provenance === 'assumed' };
}

const WIDEST = 25;
/** Letters of a name that fit on a card at the widest size. */
const FITTING = 11;

/** The size of a name at the foot of a card of 200 units. */
export const nameSize = (name: string): number => (name.length <= FITTING ? WIDEST : Math.round((WIDEST * FITTING) / name.length) + 2);
