/**
 * What `npm run new` knows of the recipes in CONTRIBUTING.md: for each kind of thing the files to write, the lines to write by hand, and what
 * says when it is done. In paths and lines stand `{game}`, `{name}`, `{Game}` (the name of the game's type) and `{locale}`; what has a `{locale}` is
 * there once per language in which the game is told.
 */
import type { Skeleton } from './skeletons.ts';

export const KINDS = ['scenario', 'ruling', 'card', 'task', 'lesson'] as const;
export type Kind = (typeof KINDS)[number];

export interface Recipe {
  /** How the thing is named on the command line. */
  readonly named: 'GAME/NAME';
  /** The files to write, and what each is before anybody has written it. */
  readonly files: readonly { readonly path: string; readonly skeleton: Skeleton }[];
  /** What to write by hand into files that are there already, and what stands there afterwards. In a folder, some file that is not named itself has the line. */
  readonly lines: readonly Line[];
  /** The commands that say whether it is done, the quickest first. */
  readonly checks: readonly string[];
}

interface Line {
  readonly path: string;
  readonly has: string;
  readonly what: string;
  /** Done without it, too. */
  readonly optional?: true;
}

const ASKED = 'three to eight ways in which players ask';
const UNIT = 'npm run unit -- test/content';
const accept = (entries: string): string => `npm run translations -- accept LOCALE {game} ${entries}`;

export const RECIPES: Readonly<Record<Kind, Recipe>> = {
  scenario: {
    named: 'GAME/NAME',
    files: [
      { path: 'content/scenarios/{game}/{name}.ts', skeleton: 'scenario' },
      { path: 'content/{locale}/{game}/scenarios/{name}.mdx', skeleton: 'scenario-words' },
    ],
    lines: [
      { path: 'content/{locale}/{game}/asked.json', has: '"scenarios/{name}"', what: ASKED },
      { path: 'content/{locale}/{game}/rules', has: '<Scenario id="{name}"', what: 'the place in a chapter that shows it', optional: true },
    ],
    checks: ['npm run scenario -- content/scenarios/{game}/{name}.ts', 'npm run rules', accept('scenarios/{name}'), UNIT],
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
      { path: 'src/games/{game}', has: "'{name}'", what: 'where the engine asks `rulings` for the reading' },
      { path: 'content/outline/{game}-rulings.ts', has: "'{name}'", what: 'its theme' },
      { path: 'content/{locale}/{game}/messages.json', has: '"ruling.{name}"', what: 'the question, and below it every option' },
      { path: 'content/{locale}/{game}/asked.json', has: '"rulings/{name}"', what: ASKED },
    ],
    checks: [
      'npm run scenario -- content/scenarios/{game}/switch-{name}.ts',
      'npm run rules',
      accept('scenarios/switch-{name} rulings/{name} messages#ruling.{name}'),
      'npm run unit -- test/games/{game}',
      UNIT,
    ],
  },
  card: {
    named: 'GAME/NAME',
    files: [{ path: 'content/{locale}/{game}/cards/{name}.mdx', skeleton: 'card' }],
    lines: [
      { path: 'content/outline/{game}.ts', has: "'{name}'", what: 'its place in the card index' },
      { path: 'content/editions/names-{game}.json', has: '"{name}', what: 'what the editions call it' },
      { path: 'content/{locale}/{game}/messages.json', has: '.{name}', what: 'its name' },
      { path: 'content/{locale}/{game}/asked.json', has: '"cards/{name}"', what: ASKED },
    ],
    checks: ['npm run rules', accept('cards/{name}'), UNIT],
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
    checks: ['npm run task -- content/tasks/{game}/{name}.ts', UNIT],
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
    checks: ['npm run rules', accept('learn/{name}'), UNIT],
  },
};
