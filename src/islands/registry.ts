import { type GameId, isPlayed, type PlayedId } from '../games/ids.ts';
import { manifest as claim } from './claim/manifest.ts';
import { manifest as kingOfTheValley } from './king-of-the-valley/manifest.ts';
import type { BrowserManifest } from './manifest.ts';
import { manifest as rivalKings } from './rival-kings/manifest.ts';
import type { SheetKind } from './score/sheet.ts';
import type { Board, Read } from './shared/board.ts';
import type { TablesNamed } from './table/named-table.ts';
import type { TableOfGame } from './table/table-of-game.ts';

const MANIFESTS: Readonly<Record<PlayedId, BrowserManifest>> = {
  'rival-kings': rivalKings,
  claim,
  'king-of-the-valley': kingOfTheValley,
};

/** The board of a game, on which pieces move; it gets pictures of its own game only. */
export async function loadBoard(game: PlayedId): Promise<Board> {
  const [{ Board }, { staged }] = await Promise.all([
    MANIFESTS[game].board(),
    import('./shared/staged.tsx'),
  ]);
  return staged(Board as Board);
}

/** How a game reads taps on its board; it gets pictures of its own game only. */
export const loadReading = async (game: PlayedId): Promise<Read> =>
  (await MANIFESTS[game].reading()).read as Read;

/** The addresses of the styles by which the table of a game fits a screen that is all its own. */
export const loadFit = async (game: PlayedId): Promise<readonly string[]> =>
  (await MANIFESTS[game].fit?.())?.fit ?? [];

/** How the table of a game is laid; it gets positions of its own game only. */
export const loadTable = async (game: PlayedId): Promise<TableOfGame> =>
  (await MANIFESTS[game].table()).table;

/** How the tables are laid that a search names. */
export const loadNamedTables = (game: PlayedId): Promise<{ readonly tablesNamed: TablesNamed }> =>
  MANIFESTS[game].namedTables();

/** Whether a game can be scored here. */
export const hasScoreSheet = (game: GameId): boolean =>
  isPlayed(game) && MANIFESTS[game].scoreSheet !== undefined;

/** The score sheet of a game that has one. */
export const loadSheetKind = async (game: PlayedId): Promise<SheetKind> =>
  (await MANIFESTS[game].scoreSheet!()).scoreSheet;
