import { todo } from './todo.ts';

/** What a new game has on pages: `src/site`, `src/components`, `src/arms` and `src/styles`. */
export const PAGES = {
  'pages/manifest': `import { lessons } from '../../../content/outline/{game}-lessons.ts';
import { checked, rulingTopics } from '../../../content/outline/{game}-rulings.ts';
import { box, cardPages, chapters, terms } from '../../../content/outline/{game}.ts';
import { TABLE_REASONS } from '../../games/{game}/refusals.ts';
import type { PagesManifest } from '../manifest.ts';
import { gameCards } from './cards.ts';
import { openers } from './openers.ts';

/**
 * TODO The game on pages, by its name: what is written down of it, its cards, and the signs on
 * them.
 */
export const manifest = {
  book: { box, chapters, terms, cardPages, cardGroups: [], rulingTopics, checked, lessons, tableReasons: Object.keys(TABLE_REASONS) },
  cards: gameCards,
  openers,
  signs: { cards: {}, table: {}, legend: {}, colours: [] },
} as const satisfies PagesManifest;
`,
  pictures: `import type { GameArms } from '../registry.ts';

/**
 * TODO The pictures of its cards, a file each, put together from shapes.ts, and the field of each.
 */
export const arms: GameArms = { drawings: {}, tinctureOf: () => 'sable' };
`,
  'pages/openers': `import type { Openers } from '../manifest.ts';

/** TODO Which pictures open its chapters and lessons, and stand on its front page. */
export const openers: Openers = { chapters: {}, lessons: {}, front: [] };
`,
  'pages/cards': todo(
    `import type { GameCards } from '../manifest.ts';`,
    'Which rules, scenarios and printed names a card page has. Give every field of it; it does not compile before.',
    `export const gameCards: GameCards = {\n  rulesOf: () => {\n    throw new Error('TODO');\n  },\n};\n`,
  ),
  'pages/parts': `import type { GameParts } from '../parts.ts';
import CardSummary from './CardSummary.astro';
import Face from './Face.astro';
import SetUpList from './SetUpList.astro';
import Shield from './Shield.astro';
import TableThumb from './TableThumb.astro';

/** TODO What the game draws on pages that every game has. */
export const parts: GameParts = {
  Shield,
  SetUpList,
  setUpPicture: () => {
    throw new Error('TODO');
  },
  TableThumb,
  chapterPictures: {},
  inTexts: {},
  drawnAsTables: [],
  cards: { Face, Summary: CardSummary },
};
`,
  'pages/part': `---
// TODO what it draws: see src/components/parts.ts
throw new Error('TODO');
---
`,
  style: `/* TODO what only pages of the game load */\n`,
} as const;
