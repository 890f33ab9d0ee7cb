import type { Event } from '../../../games/claim/types/event.ts';
import type { View } from '../../../games/claim/types/view.ts';
import { ownSeries } from '../../score/own-series.ts';
import type { SheetFacts } from '../../score/sheet.ts';
import {
  clearedSheet,
  DECIDING,
  emptySheet,
  EXAMPLE,
  isBlank,
  laid,
  own,
  positionOf,
  scoredBy,
  seatedSheet,
  sheetOf,
} from './sheet.ts';

/**
 * The score sheet of Claim, without its pictures. A series counts games won, for by how many votes
 * a game is won makes no difference.
 */
export const claimFacts: SheetFacts = {
  rulings: DECIDING,
  series: {
    goals: [{ kind: 'wins', usual: 2 }],
    worth: (_, wins) => (wins ? 1 : 0),
    own: ownSeries(['wins'], (brought) => brought === 0 || brought === 1),
  },
  example: EXAMPLE,
  empty: emptySheet,
  seated: (sheet, seats) => seatedSheet(own(sheet), seats),
  cleared: (sheet) => clearedSheet(own(sheet)),
  isBlank: (sheet) => isBlank(own(sheet)),
  sheetOf: (view, written) => sheetOf(view as View, own(written)),
  laid: (position) => laid(position),
  positionOf: (sheet) => positionOf(own(sheet)),
  scored: (event) => scoredBy(event as Event),
};
