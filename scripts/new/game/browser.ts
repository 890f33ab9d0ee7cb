import { todo } from './todo.ts';

/** What a new game draws in the browser: `src/islands/{game}`. */
export const BROWSER = {
  'browser/manifest': `import type { BrowserManifest } from '../manifest.ts';

/** TODO What the game draws in the browser, by its name. */
export const manifest: BrowserManifest = {
  board: () => import('./board/Board.tsx'),
  table: () => import('./table/table.ts'),
};
`,
  'browser/board': todo(
    `import type { JSX } from 'solid-js';\nimport type { BoardProps } from '../../shared/board.ts';`,
    'Draws a picture of the game.',
    `export function Board(_props: BoardProps): JSX.Element {\n  throw new Error('TODO');\n}\n`,
  ),
  'browser/table': todo(
    `import type { TableOfGame } from '../../table/table-of-game.ts';`,
    'How the table tool lays a table, what is missing before it can be answered, and who may do what.',
    `export const table: TableOfGame = {
  Lay: () => {
    throw new Error('TODO');
  },
  MayDo: () => {
    throw new Error('TODO');
  },
  empty: { players: [] },
  example: { players: [] },
  missing: () => {
    throw new Error('TODO');
  },
};
`,
  ),
} as const;
