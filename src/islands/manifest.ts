import type { JSX } from 'solid-js';
import type { SheetKind } from './score/sheet.ts';
import type { BoardProps, Read } from './shared/board.ts';
import type { TablesNamed } from './table/named-table.ts';
import type { TableOfGame } from './table/table-of-game.ts';

/**
 * What a game draws in the browser; each part is a module that loads when it is first asked for.
 */
export interface BrowserManifest {
  /** Gets pictures of its own game only. */
  readonly board: () => Promise<{ readonly Board: (props: BoardProps<never>) => JSX.Element }>;
  /** How taps on the board are read. */
  readonly reading: () => Promise<{ readonly read: Read<never> }>;
  /** The addresses of the styles by which the board fits a screen of its own. */
  readonly fit?: () => Promise<{ readonly fit: readonly string[] }>;
  /** How a table is laid in the table tool; gets positions of its own game only. */
  readonly table: () => Promise<{ readonly table: TableOfGame }>;
  /** Lays the tables that a search names. */
  readonly namedTables: () => Promise<{ readonly tablesNamed: TablesNamed }>;
  /** None where a game cannot be scored here yet. */
  readonly scoreSheet?: () => Promise<{ readonly scoreSheet: SheetKind }>;
}
