import { example, former, lessons } from '../../../content/outline/rival-kings-lessons.ts';
import { checked, rulingTopics } from '../../../content/outline/rival-kings-rulings.ts';
import { box, cardPages, chapters, terms } from '../../../content/outline/rival-kings.ts';
import { TABLE_REASONS } from '../../games/rival-kings/refusals.ts';
import { RULINGS } from '../../games/rival-kings/rulings.ts';
import type { PagesManifest } from '../manifest.ts';
import { openers } from './openers.ts';
import { rivalKingsCards } from './cards.ts';
import { ACTION_SYMBOLS, LEGEND_SYMBOLS, REALM_SYMBOLS } from './symbols.ts';

/** Rival Kings on pages. */
export const manifest = {
  book: {
    box,
    chapters,
    terms,
    cardPages,
    cardGroups: [
      { kind: 'character', title: 'cards.characters' },
      {
        kind: 'pair',
        title: 'cards.title',
        second: { is: 'cards.building', to: 'cards.page.pair' },
      },
    ],
    rulingTopics,
    rulings: RULINGS,
    checked,
    lessons,
    example,
    formerTasks: former,
    tableReasons: Object.keys(TABLE_REASONS),
  },
  cards: rivalKingsCards,
  openers,
  signs: {
    cards: REALM_SYMBOLS,
    table: ACTION_SYMBOLS,
    legend: LEGEND_SYMBOLS,
    colours: ['yellow', 'red', 'blue', 'green'],
  },
} as const satisfies PagesManifest;
