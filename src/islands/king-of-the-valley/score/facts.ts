import type { Event } from '../../../games/king-of-the-valley/types/event.ts';
import type { View } from '../../../games/king-of-the-valley/types/view.ts';
import { ownSeries } from '../../score/own-series.ts';
import type { SheetFacts } from '../../score/sheet.ts';
import {
  clearedSheet,
  DECIDING,
  emptySheet,
  EXAMPLE,
  isBlank,
  own,
  positionOf,
  scoredBy,
  seatedSheet,
  sheetOf,
} from './sheet.ts';

/** The score sheet of King of the Valley, without its pictures. */
export const valleyFacts: SheetFacts = {
  rulings: DECIDING,
  series: {
    goals: [
      { kind: 'games', usual: 3 },
      { kind: 'points', usual: 200 },
    ],
    worth: (total) => total,
    own: ownSeries(
      ['games', 'points'],
      (brought) => Number.isInteger(brought) && Number(brought) >= 0,
    ),
  },
  example: EXAMPLE,
  empty: emptySheet,
  seated: (sheet, seats) => seatedSheet(own(sheet), seats),
  cleared: (sheet) => clearedSheet(own(sheet)),
  isBlank: (sheet) => isBlank(own(sheet)),
  sheetOf: (view, written) => sheetOf(view as View, own(written)),
  laid: (position) => position,
  positionOf: (sheet) => positionOf(own(sheet)),
  scored: (event) => scoredBy(event as Event),
};
