import { faceLabel } from '../board/Card.tsx';
import { say, type Words } from '../../../i18n/words.ts';
import { cardsOfFaction, factionOf, valueOf, type CardId } from '../../../games/claim/cards.ts';

/**
 * A card’s name without the places where it may be divided; cards of the same name are numbered.
 */
export function plainName(words: Words, card: CardId): string {
  const name = faceLabel({ faction: factionOf(card), value: valueOf(card) }, words).replaceAll(
    '\u00AD',
    '',
  );
  const same = cardsOfFaction(factionOf(card)).filter((other) => valueOf(other) === valueOf(card));
  return same.length > 1
    ? say(words, 'scoring.zero', { card: name, n: same.indexOf(card) + 1, of: same.length })
    : name;
}
