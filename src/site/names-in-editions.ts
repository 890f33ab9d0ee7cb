import { links } from '../i18n/links.ts';
import { ALL_EDITION_LANGUAGES, type EditionLanguage } from '../i18n/edition-languages.ts';
import { gameTranslator } from '../i18n/messages.ts';
import { idOf } from './card-ids.ts';
import { cardLink, cardPagesOf } from './cards.ts';
import type { Context } from './context.ts';
import { factsOf, seenNames, type PrintedNames } from './editions.ts';
import { glossaryOf } from './glossary.ts';
import { gameCards } from './registry.ts';

/**
 * A card or a term in the page's language, where it leads, what the editions print, and what only
 * reviews and shops call it.
 */
interface Named {
  readonly name: string;
  readonly href: string;
  readonly printed: PrintedNames;
  readonly seen: PrintedNames;
}

/**
 * What the editions of a game that are known of call its cards and terms, cards first; a name in
 * one language only is left out.
 */
export function namesInEditions({ locale, readerLocale, game }: Context): {
  readonly languages: readonly EditionLanguage[];
  readonly named: readonly Named[];
} {
  const known = (factsOf(game)?.editions ?? []).map(({ language }) => language);
  const languages = ALL_EDITION_LANGUAGES.filter((language) => known.includes(language));
  const t = gameTranslator(locale, game);
  const cards = cardPagesOf(game).flatMap((page) =>
    gameCards(game)
      .printedNames(page)
      .map(({ names: printed }, place): Named => {
        const card = page.cards[place]!;
        return {
          name: t.text(card),
          href: cardLink(readerLocale, game, idOf(card)),
          printed,
          seen: seenNames(game, idOf(card)),
        };
      }),
  );
  const ofCards = new Set(cardPagesOf(game).flatMap((page) => page.cards.map(idOf)));
  const terms = glossaryOf(locale, game).flatMap(({ id, name, printed }): Named[] =>
    printed && !ofCards.has(id)
      ? [{ name, href: links.term(readerLocale, game, id), printed, seen: seenNames(game, id) }]
      : [],
  );
  const isNamed = ({ printed, seen }: Named): boolean =>
    languages.filter((language) => printed[language] ?? seen[language]).length > 1;
  return { languages, named: [...cards, ...terms].filter(isNamed) };
}
