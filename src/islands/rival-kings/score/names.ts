import type { CardId } from '../../../games/rival-kings/cards.ts';
import { say, type Words } from '../../../i18n/words.ts';

/** A card’s name without the places where it may be divided. */
export const plainName = (words: Words, card: CardId): string =>
  say(words, `card.${card}`).replaceAll('\u00AD', '');
