import type { BrowserManifest } from '../manifest.ts';

/** What King of the Valley draws in the browser. */
export const manifest: BrowserManifest = {
  board: () => import('./board/Board.tsx'),
  reading: () => import('./board/reading.ts'),
  table: () => import('./table/table.ts'),
  namedTables: () => import('./table/named.ts'),
};
