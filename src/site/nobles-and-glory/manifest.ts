import { checked, rulingTopics } from '../../../content/outline/nobles-and-glory-rulings.ts';
import { box, chapters, terms } from '../../../content/outline/nobles-and-glory.ts';
import { RULINGS } from '../../games/nobles-and-glory/rulings.ts';
import type { PagesManifest } from '../manifest.ts';
import { openers } from './openers.ts';

/** Nobles & Glory on pages: its rulebook. */
export const manifest = {
  book: {
    box,
    chapters,
    terms,
    cardPages: [],
    cardGroups: [],
    rulingTopics,
    rulings: RULINGS,
    checked,
    lessons: [],
    formerTasks: [],
    tableReasons: [],
  },
  openers,
  signs: { cards: {}, table: {}, legend: {}, colours: [] },
} as const satisfies PagesManifest;
