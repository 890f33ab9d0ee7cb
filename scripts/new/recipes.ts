/**
 * What `npm run new` knows of the recipes in docs/recipes/: for each kind of thing the files to
 * write, the lines to write by hand, and what says when it is done. In all of these stand `{game}`,
 * `{name}`, `{Game}` and `{camel}` (the game’s id as `RivalKings` and `rivalKings`) and `{locale}`;
 * what has a `{locale}` is there once per language in which the game is told. Of a language,
 * `{name}` is its code.
 */
import { GAME } from './game-recipe.ts';
import type { Recipe } from './recipe.ts';

export const KINDS = ['scenario', 'ruling', 'card', 'task', 'lesson', 'language', 'game'] as const;
export type Kind = (typeof KINDS)[number];

const ASKED = 'three to eight ways in which players ask';
const unit = (...files: readonly string[]): string =>
  `npm run unit -- ${files.map((file) => `test/content/${file}.test.ts`).join(' ')}`;

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
  game: GAME,
};
