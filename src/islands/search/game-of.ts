import { namedIn } from '../../i18n/base.ts';

/** A game as the hits of a search over several of them name it. */
export interface NamedGame {
  readonly id: string;
  readonly name: string;
  /** What one of its cards is called. */
  readonly card?: string;
}

/** What is said of no game stands under the name of the site. */
export const SITE: NamedGame = { id: '', name: 'Crownbook' };

/** The game that an address belongs to; an address of none of these is the site's. */
export const gameOf = (games: readonly NamedGame[], url: string): NamedGame =>
  games.find(({ id }) => id === namedIn(url)[1]) ?? SITE;
