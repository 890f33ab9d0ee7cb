import { lessons } from '../../../content/outline/rival-kings-lessons.ts';
import { checked, rulingTopics } from '../../../content/outline/rival-kings-rulings.ts';
import { cardPages, chapters, terms } from '../../../content/outline/rival-kings.ts';
import { TABLE_REASONS } from '../../games/rival-kings/refusals.ts';
import type { PagesManifest } from '../manifest.ts';
import { rivalKingsCards } from './cards.ts';
import { ACTION_SYMBOLS, REALM_SYMBOLS } from './symbols.ts';

/** Rival Kings on pages. */
export const manifest: PagesManifest = {
  book: { chapters, terms, cardPages, rulingTopics, checked, lessons, tableReasons: Object.keys(TABLE_REASONS) },
  cards: rivalKingsCards,
  signs: { cards: REALM_SYMBOLS, table: ACTION_SYMBOLS, colours: ['yellow', 'red', 'blue', 'green'] },
};
