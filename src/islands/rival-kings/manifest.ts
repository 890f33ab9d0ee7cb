import type { BrowserManifest } from '../manifest.ts';
import type { Board } from '../shared/board.ts';

/** What Rival Kings draws in the browser. */
export const manifest: BrowserManifest = {
  board: async () => (await import('./board/Board.tsx')).Board as Board,
  table: async () => (await import('./table/table.ts')).table,
  scoreSheet: async () => (await import('./score/kind.tsx')).rivalKings,
};
