import type { BrowserManifest } from '../manifest.ts';

/** What Rival Kings draws in the browser. */
export const manifest: BrowserManifest = {
  board: () => import('./board/Board.tsx'),
  reading: () => import('./board/reading.ts'),
  fit: () => import('./fit.ts'),
  table: () => import('./table/table.ts'),
  namedTables: () => import('./table/named.ts'),
  scoreSheet: () => import('./score/kind.tsx'),
};
