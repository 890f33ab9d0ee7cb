import { example, lessons } from '../../../content/outline/king-of-the-valley-lessons.ts';
import { checked, rulingTopics } from '../../../content/outline/king-of-the-valley-rulings.ts';
import { box, cardPages, chapters, terms } from '../../../content/outline/king-of-the-valley.ts';
import { TABLE_REASONS } from '../../games/king-of-the-valley/refusals.ts';
import { RULINGS } from '../../games/king-of-the-valley/rulings.ts';
import type { PagesManifest } from '../manifest.ts';
import { valleyCards } from './cards.ts';
import { openers } from './openers.ts';
import { values } from './values.ts';

/** King of the Valley on pages. */
export const manifest = {
  book: {
    box,
    chapters,
    terms,
    cardPages,
    cardGroups: [
      { kind: 'subject', title: 'cards.subjects' },
      { kind: 'specialist', title: 'cards.specialists' },
    ],
    rulingTopics,
    rulings: RULINGS,
    checked,
    lessons,
    example,
    formerTasks: [],
    tableReasons: Object.keys(TABLE_REASONS),
  },
  cards: valleyCards,
  openers,
  values,
  signs: { cards: {}, table: {}, legend: {}, colours: [] },
} as const satisfies PagesManifest;
