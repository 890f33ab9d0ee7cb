import { example, former, lessons } from '../../../content/outline/claim-lessons.ts';
import { checked, rulingTopics } from '../../../content/outline/claim-rulings.ts';
import { box, cardPages, chapters, terms } from '../../../content/outline/claim.ts';
import { TABLE_REASONS } from '../../games/claim/refusals.ts';
import { RULINGS } from '../../games/claim/rulings.ts';
import type { PagesManifest } from '../manifest.ts';
import { openers } from './openers.ts';
import { claimCards } from './cards.ts';

/** Claim on pages. */
export const manifest = {
  book: {
    box,
    chapters,
    terms,
    cardPages,
    cardGroups: [{ kind: 'faction', title: 'cards.factions' }],
    rulingTopics,
    rulings: RULINGS,
    checked,
    lessons,
    example,
    formerTasks: former,
    tableReasons: Object.keys(TABLE_REASONS),
  },
  cards: claimCards,
  openers,
  signs: {
    cards: {},
    table: {},
    legend: {},
    colours: ['green', 'blue', 'purple', 'yellow', 'red'],
  },
} as const satisfies PagesManifest;
