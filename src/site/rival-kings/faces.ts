import { CARDS, type CardId } from '../../games/rival-kings/cards.ts';
import type { Face } from '../../narration/rival-kings/picture.ts';

/** What the face of a subject or building shows, from our data. */
export function faceOf(card: CardId): Face {
  const { kind, colour, number } = CARDS[card];
  return {
    card,
    kind,
    colour: colour.value,
    number: number.value,
    assumed: number.provenance === 'assumed',
  };
}
