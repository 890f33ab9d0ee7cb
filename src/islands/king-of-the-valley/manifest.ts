import type { BrowserManifest } from '../manifest.ts';

/** What King of the Valley draws in the browser. */
export const manifest: BrowserManifest = {
  board: async () => {
    const [{ Board }, { TAPPED }] = await Promise.all([import('./board/Board.tsx'), import('./board/taps.ts')]);
    return { Board, taps: TAPPED };
  },
  fit: () => import('../../styles/king-of-the-valley/fit.css?url'),
  table: () => import('./table/table.ts'),
  namedTables: () => import('./table/named.ts'),
};
