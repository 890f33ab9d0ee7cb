import type { GameId } from '../../games/ids.ts';
import { links } from '../../i18n/links.ts';
import type { Locale } from '../../i18n/locales.ts';
import { askedOf, type WordingsOf } from './asked.ts';
import { readerOf, type Reader } from './reader.ts';

/** A game in one language, and what its records are made with. */
export interface Source {
  readonly locale: Locale;
  readonly game: GameId;
  readonly read: Reader;
  readonly asked: WordingsOf;
  /** An address of the site as it stands in a record: below that of the game. */
  readonly below: (address: string) => string;
}

/** What the records of a game in one language are made with. */
export const sourceOf = async (locale: Locale, game: GameId): Promise<Source> => ({
  locale,
  game,
  read: await readerOf(locale, game),
  asked: askedOf(locale, game),
  below: (address) => address.slice(links.game(locale, game).length),
});

/** What `asked.json` calls a page: its address without the last stroke. */
export const pageName = (url: string): string => url.replace(/\/$/, '');
