import { renderToString } from 'solid-js/web';
import { links } from '../i18n/links.ts';
import type { Locale } from '../i18n/locales.ts';
import { gameTitle, gameTranslator, siteStrings, siteText } from '../i18n/messages.ts';
import type { NameRecord } from '../islands/search/names.ts';
import type { SearchFile } from '../islands/search/load-searcher.ts';
import { cardEntry } from './card-entry.ts';
import { ownRulingsOf } from './card-rulings.ts';
import { cardLink, cardPagesOf, hasCards, secondOf } from './cards.ts';
import { namesOf, playerStrings } from './frames.ts';
import { glossaryOf } from './glossary.ts';
import type { CardPage } from './manifest.ts';
import { gameCards } from './registry.ts';
import { knownNames } from './editions.ts';
import { cardSigns } from './game-signs.ts';
import { idOf } from './card-ids.ts';
import { GAME_IDS, type GameId, isPlayed } from '../games/ids.ts';
import { isTranslated } from '../i18n/game-languages.ts';

const synonyms = import.meta.glob<SearchFile['synonyms']>('../../content/*/*/synonyms.json', {
  eager: true,
  import: 'default',
});
const stopWords = import.meta.glob<SearchFile['stopWords']>('../../content/*/stop-words.json', {
  eager: true,
  import: 'default',
});
const faintWords = import.meta.glob<SearchFile['stopWords']>('../../content/*/faint-words.json', {
  eager: true,
  import: 'default',
});
const betweenNames = import.meta.glob<SearchFile['betweenNames']>(
  '../../content/*/between-names.json',
  { eager: true, import: 'default' },
);

/**
 * What the search takes along in one language: names of these games, everyday words, and the signs
 * of its pictures.
 */
export async function searchData(locale: Locale, games: readonly GameId[]): Promise<SearchFile> {
  const withCards = games.filter(hasCards);
  const only = games.length === 1 ? withCards[0] : undefined;
  const several = GAME_IDS.filter((game) => isTranslated(locale, game)).length > 1;
  const names = await Promise.all(
    games.map(async (game) => [
      ...(await Promise.all(cardPagesOf(game).map((page) => recordsOf(locale, game, page)))).flat(),
      ...termsOf(locale, game),
    ]),
  );
  return {
    words: {
      ...siteStrings(locale, 'search.'),
      ...(only && { 'search.cards': gameTranslator(locale, only).text('page.cards') }),
    },
    names: names.flat(),
    popular: withCards
      .flatMap((game) =>
        mostAsked(locale, game).slice(0, Math.ceil(MOST_POPULAR / withCards.length)),
      )
      .slice(0, MOST_POPULAR),
    synonyms: Object.fromEntries(
      games.flatMap((game) =>
        Object.entries(synonyms[`../../content/${locale}/${game}/synonyms.json`] ?? {}),
      ),
    ),
    stopWords: stopWords[`../../content/${locale}/stop-words.json`] ?? [],
    faintWords: faintWords[`../../content/${locale}/faint-words.json`] ?? [],
    betweenNames: betweenNames[`../../content/${locale}/between-names.json`] ?? [],
    numberCalled: siteText(locale)('number.called').split('|'),
    signs: cardSigns(games),
    games:
      games.length === 1
        ? []
        : games.map((id) => ({
            id,
            name: gameTitle(locale, id),
            card: gameTranslator(locale, id).text('page.card'),
          })),
    texts: [...games.map((game) => links.game(locale, game)), links.library(locale)],
    cards: only ? links.cards(locale, only) : null,
    all:
      several && games.length === 1
        ? { game: gameTitle(locale, games[0]!), address: links.search(locale) }
        : null,
  };
}

/** How many cards an opened search offers. */
const MOST_POPULAR = 6;

/** The cards of a game, by address: those whose own rules leave the most open first. */
function mostAsked(locale: Locale, game: GameId): string[] {
  const cards = cardPagesOf(game).map((page) => ({
    url: cardLink(locale, game, idOf(page.cards[0]!)),
    rulings: ownRulingsOf(game, page).length,
  }));
  return cards.sort((a, b) => b.rulings - a.rulings).map(({ url }) => url);
}

/** The cards of one page: as many records as it has columns of printed names. */
async function recordsOf(locale: Locale, game: GameId, page: CardPage): Promise<NameRecord[]> {
  const { lead } = (await cardEntry(locale, game, page.slug)).data;
  const t = gameTranslator(locale, game);
  const text = siteText(locale);
  const { printedNames, letterOf, Thumbnail } = gameCards(game);
  const second = secondOf(game, page);
  const letter = letterOf?.(page);
  const words = { ...playerStrings(locale, game), ...namesOf(locale, game) };
  const plain = (card: string): string => t.text(card).replaceAll('\u00AD', '');
  return printedNames(page).map(({ names }, place) => {
    const card = page.cards[place]!;
    return {
      url: cardLink(locale, game, idOf(card)),
      kind: 'card',
      title: plain(card),
      text:
        place === 0 || !second
          ? lead
          : `${text(second.is)}. ${text(second.to)} ${plain(page.cards[0]!)}.`,
      picture: renderToString(() => Thumbnail({ card, words })),
      ...(isPlayed(game) && { piece: { game, card: idOf(card) } }),
      ...(letter && { letter }),
      names: knownNames(game, idOf(card), names),
    };
  });
}

const termsOf = (locale: Locale, game: GameId): NameRecord[] =>
  glossaryOf(locale, game).map(({ id, name, text, printed }) => ({
    url: links.term(locale, game, id),
    kind: 'term',
    title: name,
    text,
    names: printed ? knownNames(game, id, printed) : {},
  }));
