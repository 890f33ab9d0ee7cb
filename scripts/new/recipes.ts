/**
 * What `npm run new` knows of the recipes in docs/recipes/: for each kind of thing the files to
 * write, the lines to write by hand, and what says when it is done. In all of these stand `{game}`,
 * `{name}`, `{Game}` and `{camel}` (the game’s id as `RivalKings` and `rivalKings`) and `{locale}`;
 * what has a `{locale}` is there once per language in which the game is told. Of a language,
 * `{name}` is its code.
 */
import type { Skeleton } from './skeletons.ts';

export const KINDS = ['scenario', 'ruling', 'card', 'task', 'lesson', 'language', 'game'] as const;
export type Kind = (typeof KINDS)[number];

export interface Recipe {
  /** How the thing is named on the command line; `{game}` and `{name}` are read from there. */
  readonly named: 'GAME/NAME' | 'LOCALE/GAME' | 'GAME';
  /** The files to write, and what each is before anybody has written it. */
  readonly files: readonly NewFile[];
  /** Files to write as they stand in another folder, every text in them still to be translated. */
  readonly translations?: readonly {
    readonly from: string;
    readonly to: string;
    readonly files: string;
  }[];
  /** What to write by hand into files that are there already, and what stands there afterwards. */
  readonly lines: readonly Line[];
  /** Entries of other texts that belong to it, by how their names begin. */
  readonly entries?: string;
  /** The commands that say whether it is done, the quickest first. */
  readonly checks: readonly string[];
}

interface NewFile {
  readonly path: string;
  readonly skeleton: Skeleton;
}

interface Line {
  /** A file; or a folder, of which some file that is not named itself has the line. */
  readonly path: string;
  readonly has: string;
  /** A regular expression to look for, where `has` only stands for it. */
  readonly pattern?: string;
  readonly what: string;
  /** Done without it, too. */
  readonly optional?: true;
}

const ASKED = 'three to eight ways in which players ask';
const unit = (...files: readonly string[]): string =>
  `npm run unit -- ${files.map((file) => `test/content/${file}.test.ts`).join(' ')}`;
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

export const RECIPES: Readonly<Record<Kind, Recipe>> = {
  scenario: {
    named: 'GAME/NAME',
    files: [
      { path: 'content/scenarios/{game}/{name}.ts', skeleton: 'scenario' },
      { path: 'content/{locale}/{game}/scenarios/{name}.mdx', skeleton: 'scenario-words' },
    ],
    lines: [
      { path: 'content/{locale}/{game}/asked.json', has: '"scenarios/{name}"', what: ASKED },
      {
        path: 'content/{locale}/{game}/rules',
        has: '<Scenario id="{name}"',
        what: 'the place in a chapter that shows it',
        optional: true,
      },
    ],
    checks: [
      'npm run scenario -- content/scenarios/{game}/{name}.ts',
      unit('scenarios', 'scenario-words', 'search-data'),
    ],
  },
  ruling: {
    named: 'GAME/NAME',
    files: [
      { path: 'content/scenarios/{game}/switch-{name}.ts', skeleton: 'switch' },
      { path: 'content/{locale}/{game}/scenarios/switch-{name}.mdx', skeleton: 'scenario-words' },
      { path: 'content/{locale}/{game}/rulings/{name}.mdx', skeleton: 'ruling' },
    ],
    lines: [
      {
        path: 'src/games/{game}/rulings.ts',
        has: "'{name}'",
        what: 'its options, the default first, and the rules that leave the point open',
      },
      {
        path: 'src/games/{game}',
        has: "'{name}'",
        what: 'where the engine asks `rulings` for the reading',
      },
      { path: 'test/games/{game}', has: "'{name}'", what: 'a test of every option' },
      { path: 'content/outline/{game}-rulings.ts', has: "'{name}'", what: 'its theme' },
      {
        path: 'content/{locale}/{game}/messages.json',
        has: '"ruling.{name}"',
        what: 'the question, and below it every option',
      },
      { path: 'content/{locale}/{game}/asked.json', has: '"rulings/{name}"', what: ASKED },
    ],
    entries: 'messages#ruling.{name}',
    checks: [
      'npm run scenario -- content/scenarios/{game}/switch-{name}.ts',
      'npm run unit -- test/games/{game}',
      'npm run signature',
      unit('rulings', 'switch-scenarios', 'scenario-words', 'outlines', 'search-data'),
    ],
  },
  card: {
    named: 'GAME/NAME',
    files: [{ path: 'content/{locale}/{game}/cards/{name}.mdx', skeleton: 'card' }],
    lines: [
      { path: 'content/outline/{game}.ts', has: "'{name}'", what: 'its place in the card index' },
      {
        path: 'content/editions/names-{game}.json',
        has: '"{name}',
        what: 'what the editions call it',
      },
      { path: 'content/{locale}/{game}/messages.json', has: '.{name}', what: 'its name' },
      { path: 'content/{locale}/{game}/asked.json', has: '"cards/{name}"', what: ASKED },
    ],
    checks: [unit('cards', 'editions', 'search-data')],
  },
  task: {
    named: 'GAME/NAME',
    files: [{ path: 'content/tasks/{game}/{name}.ts', skeleton: 'task' }],
    lines: [
      { path: 'content/outline/{game}-lessons.ts', has: "'{name}'", what: 'its place in a lesson' },
      {
        path: 'content/{locale}/{game}/learn',
        has: '<Task id="{name}"',
        what: 'the goal, <Hint>, <Missed> where it is played, and <Done>',
      },
    ],
    checks: ['npm run task -- content/tasks/{game}/{name}.ts', unit('lessons')],
  },
  lesson: {
    named: 'GAME/NAME',
    files: [{ path: 'content/{locale}/{game}/learn/{name}.mdx', skeleton: 'lesson' }],
    lines: [
      {
        path: 'content/outline/{game}-lessons.ts',
        has: "slug: '{name}'",
        what: 'its place in the course, with three to six tasks (`npm run new -- task`)',
      },
      { path: 'content/{locale}/{game}/asked.json', has: '"learn/{name}"', what: ASKED },
    ],
    checks: [unit('lessons', 'search-data')],
  },
  language: {
    named: 'LOCALE/GAME',
    files: [
      { path: 'content/{name}/TRANSLATING.md', skeleton: 'translating' },
      { path: 'test/search/{game}-{name}.json', skeleton: 'words/list' },
    ],
    translations: [
      { from: 'content/en', to: 'content/{name}', files: '*.{json,mdx}' },
      { from: 'content/en/{game}', to: 'content/{name}/{game}', files: '**/*.{json,mdx}' },
    ],
    lines: [
      {
        path: 'src/i18n/languages/{name}.ts',
        has: 'published: true',
        pattern: 'published: true',
        what: 'that readers may choose it, once it is whole',
      },
      {
        path: 'src/i18n/game-languages.ts',
        has: "{game}: [… '{name}' …]",
        pattern: "{game}'?: \\[[^\\]]*'{name}'",
        what: 'that the game is translated into it',
      },
      {
        path: 'test/e2e/search-quality.spec.ts',
        has: "'{game} {name}'",
        what: 'how much the search must find',
      },
    ],
    checks: ['npm run translations', 'npm run unit -- test/content test/i18n', 'npm test'],
  },
  game: {
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
  },
};
