import { former, lessons } from '../../../content/outline/rival-kings-lessons.ts';
import { checked, rulingTopics } from '../../../content/outline/rival-kings-rulings.ts';
import { box, cardPages, chapters, terms } from '../../../content/outline/rival-kings.ts';
import { TABLE_REASONS } from '../../games/rival-kings/refusals.ts';
import type { PagesManifest } from '../manifest.ts';
import { openers } from './openers.ts';
import { rivalKingsCards } from './cards.ts';
import { ACTION_SYMBOLS, REALM_SYMBOLS } from './symbols.ts';

/** Rival Kings on pages. */
export const manifest: PagesManifest = {
  book: { box, chapters, terms, cardPages, rulingTopics, checked, lessons, formerTasks: former, tableReasons: Object.keys(TABLE_REASONS) },
  cards: rivalKingsCards,
  openers,
  signs: { cards: REALM_SYMBOLS, table: ACTION_SYMBOLS, colours: ['yellow', 'red', 'blue', 'green'] },
};
