import type { Line, NewFile, Recipe } from './recipe.ts';
import type { Skeleton } from './skeletons.ts';

const REGISTRY = "'./{game}/manifest.ts'";
/** A field with the id of the game as its name. */
const FIELD = "[ {]'?{game}'?[:,]";
/** Where a test keeps what it knows of each game: without it nothing compiles. */
const known = (file: string): Line => ({
  path: `test/${file}.ts`,
  has: '{game}: …',
  pattern: FIELD,
  what: 'what the test knows of each game',
});
const at = (folder: string, files: Readonly<Record<string, Skeleton>>): readonly NewFile[] =>
  Object.entries(files).map(([file, skeleton]) => ({ path: `${folder}/${file}`, skeleton }));

/** A new game: its files, and where all others learn of it. */
export const GAME: Recipe = {
  named: 'GAME',
  files: [
    ...at('src/games/{game}', {
      'rules.ts': 'rules/rules',
      'rulings.ts': 'rules/rulings',
      'refusals.ts': 'rules/refusals',
      'types/state.ts': 'rules/types/state',
      'types/position.ts': 'rules/types/position',
      'types/action.ts': 'rules/types/action',
      'types/event.ts': 'rules/types/event',
      'types/view.ts': 'rules/types/view',
      'types/score.ts': 'rules/types/score',
      'types.ts': 'rules/types',
      'refuse.ts': 'rules/refuse',
      'start/start.ts': 'rules/start',
      'pending.ts': 'rules/pending',
      'actions/all.ts': 'rules/actions',
      'follows/all.ts': 'rules/follows',
      'apply.ts': 'rules/apply',
      'imaginable.ts': 'rules/imaginable',
      'view.ts': 'rules/view',
      'redeal.ts': 'rules/redeal',
      'scoring/score-game.ts': 'rules/scoring',
      'game.ts': 'rules/game',
      'schema.ts': 'rules/schema',
      'inquiry.ts': 'rules/inquiry',
      'kinds.ts': 'rules/kinds',
      'open.json': 'rules/open',
      'manifest.ts': 'rules/manifest',
    }),
    ...at('test', {
      'support/{game}-laws.ts': 'laws/support',
      'games/{game}/laws.test.ts': 'laws',
    }),
    ...at('content/outline', {
      '{game}.ts': 'outline',
      '{game}-rulings.ts': 'outline/rulings',
      '{game}-lessons.ts': 'outline/lessons',
    }),
    ...at('content/editions', { 'names-{game}.json': 'words/object' }),
    ...at('content/{locale}/{game}', {
      'messages.json': 'words/object',
      'index.mdx': 'words/index',
      'rules/overview.mdx': 'words/chapter',
      'sheet.mdx': 'words/sheet',
      'glossary.json': 'words/objects',
      'decided.json': 'words/objects',
      'asked.json': 'words/lists',
      'synonyms.json': 'words/lists',
    }),
    ...at('src/narration/{game}', {
      'describe.ts': 'narration/describe',
      'picture.ts': 'narration/picture',
      'answers/answer.ts': 'narration/answer',
      'manifest.ts': 'narration/manifest',
    }),
    ...at('src/islands/{game}', {
      'board/Board.tsx': 'browser/board',
      'table/table.ts': 'browser/table',
      'manifest.ts': 'browser/manifest',
    }),
    ...at('src/arms/{game}', { 'all.ts': 'pictures' }),
    ...at('src/site/{game}', {
      'cards.ts': 'pages/cards',
      'manifest.ts': 'pages/manifest',
      'openers.ts': 'pages/openers',
    }),
    ...at('src/components/{game}', {
      'Shield.astro': 'pages/part',
      'SetUpList.astro': 'pages/part',
      'TableThumb.astro': 'pages/part',
      'Face.astro': 'pages/part',
      'CardSummary.astro': 'pages/part',
      'parts.ts': 'pages/parts',
    }),
    ...at('src/styles/{game}', {
      'board.css': 'style',
      'cards.css': 'style',
      'table.css': 'style',
    }),
    ...at('test', {
      'content/{game}-messages.test.ts': 'test',
      'content/{game}-words.test.ts': 'test',
      'narration/{game}.test.ts': 'test',
      'search/{game}-{locale}.json': 'words/list',
    }),
  ],
  lines: [
    {
      path: 'src/games/ids.ts',
      has: "'{game}'",
      what: 'its id; from here on the compiler names what is missing',
    },
    { path: 'src/games/registry.ts', has: REGISTRY, what: 'its rules' },
    {
      path: 'src/games/kinds.ts',
      has: "'./{game}/kinds.ts'",
      what: 'the kinds of things that it names',
    },
    { path: 'src/narration/registry.ts', has: REGISTRY, what: 'its words and pictures' },
    { path: 'src/islands/registry.ts', has: REGISTRY, what: 'what it draws in the browser' },
    { path: 'src/arms/registry.ts', has: "'./{game}/all.ts'", what: 'the pictures of its cards' },
    { path: 'src/site/registry.ts', has: REGISTRY, what: 'what pages know of it' },
    {
      path: 'src/components/registry.ts',
      has: "'./{game}/parts.ts'",
      what: 'what it draws on pages',
    },
    {
      path: 'src/i18n/game-languages.ts',
      has: '{game}: …',
      pattern: FIELD,
      what: 'the languages in which it is told',
    },
    { path: 'src/styles/base.css', has: "[data-game='{game}']", what: 'its tincture' },
    { path: 'test/i18n/laws.test.ts', has: '{game}-laws.ts', what: 'its laws' },
    ...[
      'content/scenarios.test',
      'content/rulings.test',
      'content/switch-scenarios.test',
      'content/lessons.test',
    ].map(known),
    ...['content/table-words.test', 'support/dealt', 'support/course', 'e2e/support'].map(known),
    {
      path: 'test/e2e/search-quality.spec.ts',
      has: "'{game} {locale}'",
      what: 'how much the search must find',
    },
  ],
  checks: [
    'npm run unit -- test/games/{game}',
    'npm run rules',
    'npm run unit -- test/content test/i18n test/narration',
    'npm test',
  ],
};
