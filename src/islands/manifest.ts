import type { JSX } from 'solid-js';
import type { SheetKind } from './score/sheet.ts';
import type { BoardProps } from './shared/board.ts';
import type { TableOfGame } from './table/table-of-game.ts';

/** What a game draws in the browser; each part is a module that loads when it is first asked for. */
export interface BrowserManifest {
  /** Gets pictures of its own game only. */
  readonly board: () => Promise<{ readonly Board: (props: BoardProps<never>) => JSX.Element }>;
  /** How a table is laid in the table tool; gets positions of its own game only. */
  readonly table: () => Promise<{ readonly table: TableOfGame }>;
  readonly scoreSheet: () => Promise<{ readonly scoreSheet: SheetKind }>;
}
