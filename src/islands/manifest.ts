import type { SheetKind } from './score/sheet.ts';
import type { Board } from './shared/board.ts';
import type { TableOfGame } from './table/table-of-game.ts';

/** What a game draws in the browser; each part loads when it is first asked for. */
export interface BrowserManifest {
  readonly board: () => Promise<Board>;
  /** How a table is laid in the table tool. */
  readonly table: () => Promise<TableOfGame>;
  readonly scoreSheet: () => Promise<SheetKind>;
}
