import type { Event } from '../../../games/rival-kings/types/event.ts';
import type { View } from '../../../games/rival-kings/types/view.ts';
import type { Sheet, SheetFacts } from '../../score/sheet.ts';
import {
  clearedSheet,
  DECIDING,
  emptySheet,
  EXAMPLE,
  isBlank,
  scoredBy,
  seatedSheet,
  sheetOf,
  type RivalKingsSheet,
} from './sheet.ts';

/** Every sheet that comes back here was made here. */
export const own = (sheet: Sheet): RivalKingsSheet => sheet as RivalKingsSheet;

/** The score sheet of Rival Kings, without its pictures. */
export const rivalKingsFacts: SheetFacts = {
  rulings: DECIDING,
  series: {
    goals: [
      { kind: 'games', usual: 3 },
      { kind: 'points', usual: 50 },
    ],
    worth: (total) => total,
  },
  example: EXAMPLE,
  empty: emptySheet,
  seated: (sheet, seats) => seatedSheet(own(sheet), seats),
  cleared: (sheet) => clearedSheet(own(sheet)),
  isBlank: (sheet) => isBlank(own(sheet)),
  sheetOf: (view, written) => sheetOf(view as View, own(written)),
  laid: (position) => position,
  positionOf: (sheet) => sheet,
  scored: (event) => scoredBy(event as Event),
};
