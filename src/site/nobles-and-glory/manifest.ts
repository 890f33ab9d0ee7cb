import { checked, rulingTopics } from '../../../content/outline/nobles-and-glory-rulings.ts';
import { box, cardPages, chapters, terms } from '../../../content/outline/nobles-and-glory.ts';
import { RULINGS } from '../../games/nobles-and-glory/rulings.ts';
import type { PagesManifest } from '../manifest.ts';
import { nobleCards } from './cards.ts';
import { openers } from './openers.ts';

/** Nobles & Glory on pages: its rulebook, with pages about its roles, Actions and Preparations. */
export const manifest = {
  book: {
    box,
    chapters,
    terms,
    cardPages,
    cardGroups: [
      { kind: 'role', title: 'cards.roles' },
      { kind: 'action', title: 'cards.actions' },
      { kind: 'preparation', title: 'cards.preparations' },
    ],
    rulingTopics,
    rulings: RULINGS,
    checked,
    lessons: [],
    formerTasks: [],
    tableReasons: [],
    lookUp: 'door.look-up.roles',
  },
  cards: nobleCards,
  openers,
  signs: { cards: {}, table: {}, legend: {}, colours: [] },
} as const satisfies PagesManifest;
