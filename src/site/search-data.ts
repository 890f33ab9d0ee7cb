import { renderToString } from 'solid-js/web';
import { CHARACTER_CARDS } from '../games/rival-kings/characters.ts';
import type { CardId, CharacterId } from '../games/rival-kings/types.ts';
import type { GameId } from '../games/registry.ts';
import { links } from '../i18n/links.ts';
import type { Locale } from '../i18n/locales.ts';
import { gameTranslator, siteText } from '../i18n/messages.ts';
import { CHARACTER_CHARGES } from '../islands/boards/rival-kings/charges.ts';
import { MiniCharacter, MiniFace } from '../islands/boards/rival-kings/MiniFace.tsx';
import type { NameRecord } from '../islands/search/names.ts';
import type { SearchFile } from '../islands/search/load-searcher.ts';
import { cardEntry } from './card-entry.ts';
import { cardLink, cardPagesOf, idOf, type CardPage } from './cards.ts';
import { editionsOf } from './editions.ts';
import { faceOf } from './faces.ts';
import { namesOf, playerStrings } from './frames.ts';
import { glossaryOf } from './glossary.ts';
import { CARD_SYMBOLS, HATCHINGS, symbolsOf } from './symbols.ts';

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
    signs: symbolsOf(CARD_SYMBOLS) + HATCHINGS,
    cards: games.length === 1 ? links.cards(locale, games[0]!) : null,
  };
}

/** The cards of one page. Both copies of a character are one record. */
async function recordsOf(locale: Locale, game: GameId, { slug, kind, cards }: CardPage): Promise<NameRecord[]> {
  const { lead } = (await cardEntry(locale, game, slug)).data;
  const t = gameTranslator(locale, game);
  const text = siteText(locale);
  const plain = (key: string): string => t.text(key).replaceAll('\u00AD', '');
  const editions = editionsOf(game);
  if (kind === 'character') {
    const names = editions.characters[slug]!;
    return [
      {
        url: links.card(locale, game, slug),
        kind: 'card',
        title: plain(cards[0]!),
        text: lead,
        picture: characterPicture(cards[0]!),
        names,
      },
    ];
  }
  return cards.map((key, place) => ({
    url: cardLink(locale, game, idOf(key)),
    kind: 'card' as const,
    title: plain(key),
    text: place === 0 ? lead : `${text('cards.building')}. ${text('cards.page.pair')} ${plain(cards[0]!)}.`,
    picture: facePicture(locale, game, key),
    names: editions.cards[idOf(key)]!,
  }));
}

function characterPicture(key: string): string {
  const character = idOf(key) as CharacterId;
  return renderToString(() => MiniCharacter({ rank: CHARACTER_CARDS[character].rank, charge: CHARACTER_CHARGES[character] }));
}

const facePicture = (locale: Locale, game: GameId, key: string): string =>
  renderToString(() => MiniFace({ face: faceOf(idOf(key) as CardId), words: { ...playerStrings(locale), ...namesOf(locale, game) } }));

const termsOf = (locale: Locale, game: GameId): NameRecord[] =>
  glossaryOf(locale, game).map(({ id, name, text, printed }) => ({
    url: links.term(locale, game, id),
    kind: 'term',
    title: name,
    text,
    names: printed ?? {},
  }));
