import { isPlayed, type GameId } from '../games/ids.ts';
import { links } from '../i18n/links.ts';
import type { Locale } from '../i18n/locales.ts';
import { gameTranslator, siteText, type SiteKey } from '../i18n/messages.ts';
import { hasScoreSheet } from '../islands/registry.ts';
import { hasCards } from './cards.ts';
import { hasEditions } from './editions.ts';
import type { SymbolName } from './game-signs.ts';
import { bookOf, valuesOf } from './registry.ts';
import { hasSheet } from './sheets.ts';

/** A way into the site or a game, with what is behind it. */
export interface Door {
  readonly name: string;
  readonly about: string;
  readonly icon: SymbolName;
  /** Where it leads; several ways where there are several games. */
  readonly ways: readonly { readonly name: string; readonly href: string }[];
  readonly search?: boolean;
}

/** A page of a game to which its front page leads. */
interface Further {
  readonly name: string;
  readonly href: string;
  readonly icon: SymbolName;
}

/** In which language a front page is told, and that in which its links lead. */
interface Languages {
  readonly locale: Locale;
  readonly readerLocale: Locale;
}

/** The ways into a game: to learn it, to look things up, and to settle who is right. */
export function doorsOf(game: GameId, { locale, readerLocale }: Languages): readonly Door[] {
  const text = siteText(locale);
  const door = (name: SiteKey, about: SiteKey, icon: SymbolName, href: string): Door => ({
    name: text(name),
    about: text(about),
    ways: [{ name: text(name), href }],
    icon,
  });
  const lookUp: Door = {
    ...door(
      'door.look-up',
      bookOf(game).lookUp ?? 'door.look-up.text',
      'cards',
      links.search(readerLocale),
    ),
    search: true,
  };
  return isPlayed(game)
    ? [
        door('door.learn', 'door.learn.text', 'book', links.course(readerLocale, game)),
        lookUp,
        door('door.settle', 'door.settle.text', 'scales', links.table(readerLocale, game)),
      ]
    : [door('nav.rules', 'rules.lead', 'book', links.rules(readerLocale, game)), lookUp];
}

/** All that a game has besides its rules. */
export async function furtherPagesOf(
  game: GameId,
  { locale, readerLocale }: Languages,
): Promise<readonly Further[]> {
  const text = siteText(locale);
  const own = (key: string): string => gameTranslator(locale, game).text(key);
  const pages: readonly (Further | false)[] = [
    isPlayed(game) && {
      name: text('nav.scenarios'),
      href: links.scenarios(readerLocale, game),
      icon: 'play',
    },
    hasCards(game) && {
      name: own('page.cards'),
      href: links.cards(readerLocale, game),
      icon: 'cards',
    },
    (await hasSheet(game)) && {
      name: text('nav.sheet'),
      href: links.sheet(readerLocale, game),
      icon: 'rules',
    },
    hasScoreSheet(game) && {
      name: text('nav.score'),
      href: links.score(readerLocale, game),
      icon: 'sum',
    },
    { name: text('nav.rulings'), href: links.rulings(readerLocale, game), icon: 'question' },
    { name: text('nav.house-rules'), href: links.houseRules(readerLocale, game), icon: 'house' },
    { name: text('nav.glossary'), href: links.glossary(readerLocale, game), icon: 'rules' },
    hasEditions(game) && {
      name: own('page.editions'),
      href: links.editions(readerLocale, game),
      icon: 'book',
    },
    valuesOf(game).length > 0 && {
      name: text('values.title'),
      href: links.values(readerLocale, game),
      icon: 'eye',
    },
  ];
  return pages.filter((page) => page !== false);
}
