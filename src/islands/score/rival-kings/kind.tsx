import type { Event, View } from '../../../games/rival-kings/types.ts';
import type { Sheet, SheetKind } from '../sheet.ts';
import { Entry } from './Entry.tsx';
import { Pieces } from './Pieces.tsx';
import { clearedSheet, emptySheet, EXAMPLE, isBlank, PARTS, scoredBy, seatedSheet, sheetOf, type RivalKingsSheet } from './sheet.ts';

/** Every sheet that comes back here was made here. */
const own = (sheet: Sheet): RivalKingsSheet => sheet as RivalKingsSheet;

/** The score sheet of Rival Kings. */
export const rivalKings: SheetKind = {
  parts: PARTS,
  example: EXAMPLE,
  empty: emptySheet,
  seated: (sheet, seats) => seatedSheet(own(sheet), seats),
  cleared: (sheet) => clearedSheet(own(sheet)),
  isBlank: (sheet) => isBlank(own(sheet)),
  sheetOf: (view, written) => sheetOf(view as View, own(written)),
  scored: (event) => scoredBy(event as Event),
  Entry: (props) => <Entry {...props} sheet={own(props.sheet)} />,
  Pieces: (props) => <Pieces {...props} sheet={own(props.sheet)} />,
};
