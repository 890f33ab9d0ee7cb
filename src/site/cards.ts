import { links } from '../i18n/links.ts';
import type { Locale } from '../i18n/locales.ts';
import { gameTranslator } from '../i18n/messages.ts';
import { bookOf } from './registry.ts';
import { idOf } from './card-ids.ts';
import type { CardGroup, CardPage } from './manifest.ts';

/** The card pages of a game in printed order. */
export const cardPagesOf = (game: string): readonly CardPage[] => bookOf(game).cardPages;

/** Whether a game has pages about its cards. */
export const hasCards = (game: string): boolean => cardPagesOf(game).length > 0;

/**
 * The page that tells of a card, by its id, as in `watchman`, `castle-wall` or `trader-2`, or by
 * its slug.
 */
export function cardPageOf(game: string, id: string): CardPage {
  const page = cardPagesOf(game).find(
    ({ slug, cards }) => slug === id || cards.some((card) => idOf(card) === id),
  );
  if (!page) throw new RangeError(`no card page tells of ${id}`);
  return page;
}

/**
 * What a second card of a page is, and how it belongs to the first; undefined where it is one like
 * the first.
 */
export const secondOf = (game: string, page: CardPage): CardGroup['second'] =>
  bookOf(game).cardGroups.find(({ kind }) => kind === page.kind)?.second;

/** Where a card is told of. A second card that is not like the first has its place on the page. */
export function cardLink(locale: Locale, game: string, id: string): string {
  const page = cardPageOf(game, id);
  const address = links.card(locale, game, page.slug);
  const hasPlace = secondOf(game, page) !== undefined && idOf(page.cards[0]!) !== id;
  return hasPlace ? `${address}#${id}` : address;
}

/**
 * What a card of this id is called, without the breaks that its name may take; by the slug of a
 * page its first card.
 */
export function cardName(locale: Locale, game: string, id: string): string {
  const { cards } = cardPageOf(game, id);
  const card = cards.find((each) => idOf(each) === id) ?? cards[0]!;
  return gameTranslator(locale, game).text(card).replaceAll('\u00AD', '');
}

/** What a page of cards is called: the name of its first card, with the breaks it may take. */
export const cardTitle = (locale: Locale, game: string, { cards }: CardPage): string =>
  gameTranslator(locale, game).text(cards[0]!);

/** Where on the page of a card an interaction stands, by its place among them, from 1. */
export const interactionAnchor = (place: number): string => `with-${place}`;
