import {
  isJoker,
  isNumber,
  rankOf,
  suitOf,
  valueOf,
  type CardId,
} from '../../games/nobles-and-glory/cards.ts';
import { argumentsOf, type NameKinds, type Naming } from '../../i18n/arguments.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { Describer } from '../describer.ts';

/** What the name of a card is put together from. */
function partsOf(card: CardId): object {
  if (isJoker(card)) return { sort: 'joker' };
  const suit = suitOf(card);
  return isNumber(card)
    ? { sort: 'number', suit, value: valueOf(card) }
    : { sort: 'royal', suit, rank: rankOf(card) };
}

/**
 * A card is named by its suit and its value or rank: `card`, and `card.acc` for such a form. The
 * Jokers share a name.
 */
const CARD: Naming = {
  kind: 'card',
  name: (t, id, form) =>
    t.text(form ? `card.${form}` : 'card', argumentsOf(t, partsOf(id as CardId), NAME_KINDS)),
};

/** The names in what is told, and what kind each is of. */
export const NAME_KINDS: NameKinds = {
  seat: 'seat',
  ...Object.fromEntries(['card', 'than', 'royal'].map((field) => [field, CARD])),
  suit: 'suit',
  rank: 'role',
  action: 'doing',
};

/** Nobles & Glory in words, as far as programs need them. Messages are `refused.<reason>`. */
export const describeNoblesAndGlory = (t: Translator): Pick<Describer, 'refusal'> => ({
  refusal: ({ reason, particulars = {} }) =>
    t.html(`refused.${reason}`, argumentsOf(t, particulars, NAME_KINDS)),
});
