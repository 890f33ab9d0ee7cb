import type { BrowserManifest } from '../manifest.ts';

/** What Claim draws in the browser. */
export const manifest: BrowserManifest = {
  board: () => import('./board/Board.tsx'),
  fit: () => import('./fit.ts'),
  reading: () => import('./board/reading.ts'),
  table: () => import('./table/table.ts'),
  namedTables: () => import('./table/named.ts'),
  scoreSheet: () => import('./score/kind.tsx'),
};
