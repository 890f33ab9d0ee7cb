import { renderToString } from 'solid-js/web';
import { links } from '../i18n/links.ts';
import type { Locale } from '../i18n/locales.ts';
import { gameTranslator, siteText } from '../i18n/messages.ts';
import type { NameRecord } from '../islands/search/names.ts';
import type { SearchFile } from '../islands/search/load-searcher.ts';
import { cardEntry } from './card-entry.ts';
import { cardLink, cardPagesOf } from './cards.ts';
import { namesOf, playerStrings } from './frames.ts';
import { glossaryOf } from './glossary.ts';
import type { CardPage } from './manifest.ts';
import { gameCards } from './registry.ts';
import { cardSigns } from './game-signs.ts';
import { idOf } from './card-ids.ts';
import type { GameId } from '../games/ids.ts';

const synonyms = import.meta.glob<SearchFile['synonyms']>('../../content/*/*/synonyms.json', { eager: true, import: 'default' });
const stopWords = import.meta.glob<SearchFile['stopWords']>('../../content/*/stop-words.json', { eager: true, import: 'default' });

/** What the search takes along in one language: names of these games, everyday words, and the signs of its pictures. */
export async function searchData(locale: Locale, games: readonly GameId[]): Promise<SearchFile> {
  const names = await Promise.all(
    games.map(async (game) => [
      ...(await Promise.all(cardPagesOf(game).map((page) => recordsOf(locale, game, page)))).flat(),
      ...termsOf(locale, game),
    ]),
  );
  return {
    names: names.flat(),
    synonyms: Object.fromEntries(games.flatMap((game) => Object.entries(synonyms[`../../content/${locale}/${game}/synonyms.json`] ?? {}))),
    stopWords: stopWords[`../../content/${locale}/stop-words.json`] ?? [],
    signs: cardSigns(games),
    cards: games.length === 1 ? links.cards(locale, games[0]!) : null,
  };
}

/** The cards of one page: as many records as it has columns of printed names. */
async function recordsOf(locale: Locale, game: GameId, page: CardPage): Promise<NameRecord[]> {
  const { lead } = (await cardEntry(locale, game, page.slug)).data;
  const t = gameTranslator(locale, game);
  const text = siteText(locale);
  const { printedNames, Thumbnail } = gameCards(game);
  const words = { ...playerStrings(locale, game), ...namesOf(locale, game) };
  const plain = (card: string): string => t.text(card).replaceAll('\u00AD', '');
  return printedNames(page).map(({ names }, place) => {
    const card = page.cards[place]!;
    return {
      url: cardLink(locale, game, idOf(card)),
      kind: 'card',
      title: plain(card),
      text: place === 0 ? lead : `${text('cards.building')}. ${text('cards.page.pair')} ${plain(page.cards[0]!)}.`,
      picture: renderToString(() => Thumbnail({ card, words })),
      names,
    };
  });
}

const termsOf = (locale: Locale, game: GameId): NameRecord[] =>
  glossaryOf(locale, game).map(({ id, name, text, printed }) => ({
    url: links.term(locale, game, id),
    kind: 'term',
    title: name,
    text,
    names: printed ?? {},
  }));
