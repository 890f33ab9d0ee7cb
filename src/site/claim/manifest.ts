import { lessons } from '../../../content/outline/claim-lessons.ts';
import { checked, rulingTopics } from '../../../content/outline/claim-rulings.ts';
import { cardPages, chapters, terms } from '../../../content/outline/claim.ts';
import { TABLE_REASONS } from '../../games/claim/refusals.ts';
import type { PagesManifest } from '../manifest.ts';
import { claimCards } from './cards.ts';

/** Claim on pages. */
export const manifest: PagesManifest = {
  book: { chapters, terms, cardPages, rulingTopics, checked, lessons, tableReasons: Object.keys(TABLE_REASONS) },
  cards: claimCards,
  signs: { cards: {}, table: {}, colours: ['green', 'blue', 'purple', 'yellow', 'red'] },
};
