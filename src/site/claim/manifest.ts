import { former, lessons } from '../../../content/outline/claim-lessons.ts';
import { checked, rulingTopics } from '../../../content/outline/claim-rulings.ts';
import { box, cardPages, chapters, terms } from '../../../content/outline/claim.ts';
import { TABLE_REASONS } from '../../games/claim/refusals.ts';
import type { PagesManifest } from '../manifest.ts';
import { openers } from './openers.ts';
import { claimCards } from './cards.ts';

/** Claim on pages. */
export const manifest: PagesManifest = {
  book: { box, chapters, terms, cardPages, rulingTopics, checked, lessons, formerTasks: former, tableReasons: Object.keys(TABLE_REASONS) },
  cards: claimCards,
  openers,
  signs: { cards: {}, table: {}, colours: ['green', 'blue', 'purple', 'yellow', 'red'] },
};
