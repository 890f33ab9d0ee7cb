import { readdirSync, readFileSync } from 'node:fs';

/**
 * Who may import what: see the table in docs/architecture.md. Left of the arrow: `from`; everything
 * not allowed here is an error.
 */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: {
    pathNot: [...allowed, '^astro:', '^mdast$'],
    dependencyTypesNot: ['npm', 'npm-dev', 'core'],
  },
});

const games = '^src/games/([^/]+)/';

const GAMES = readdirSync('src/games').filter((name) => !name.includes('.'));

/** The folder of a game, wherever there is one per game. */
const ofOneGame = `^src/.+/(${GAMES.join('|')})/`;

/**
 * Files of games that others may import by name, as each game says itself: its `pieces`, which are
 * lists of what there is, and what `pictures` of its table need besides.
 */
const open = (...kinds) =>
  GAMES.map((game) => {
    const files = JSON.parse(readFileSync(`src/games/${game}/open.json`, 'utf8'));
    return `^src/games/${game}/(${kinds.flatMap((kind) => files[kind] ?? []).join('|')})\\.ts$`;
  });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    only(
      'engine-knows-itself',
      '^src/engine/',
      ['^src/engine/'],
      'The kernel knows no game, no screen, no language.',
    ),
    {
      name: 'engine-packages',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: '^src/engine/(random|format)\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev'] },
    },
    only(
      'game-knows-engine',
      games,
      ['^src/engine/', '^src/games/manifest\\.ts$', '^src/games/$1/'],
      'A game knows the kernel and itself, never another game, never words.',
    ),
    {
      name: 'games-apart',
      comment: 'Words, boards, tools and pages of a game import nothing of another.',
      severity: 'error',
      from: { path: ofOneGame, pathNot: '^src/games/' },
      to: { path: ofOneGame, pathNot: '/$1/' },
    },
    {
      name: 'game-packages',
      severity: 'error',
      from: { path: '^src/games/', pathNot: '^src/games/[^/]+/schema\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev'] },
    },
    {
      name: 'schemas-load-alone',
      comment:
        'The browser reads foreign data seldom: a schema loads by import(), never along with the rules.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/games/[^/]+/schema\\.ts$' },
      to: { path: '^src/(games/[^/]+/schema|engine/format)\\.ts$', dynamic: false },
    },
    {
      name: 'rules-use-no-node',
      severity: 'error',
      from: { path: '^src/(engine|games|narration|islands|browser|client|worker|i18n)/' },
      to: { path: '^(node:|astro:)|^(fs|path|url)$' },
    },
    {
      name: 'games-through-the-registry',
      comment:
        'Outside a game only its types, its kinds and what it lays open are imported by name; its rules load through the registry.',
      severity: 'error',
      from: { path: '^src/(narration|islands|i18n|browser|client)/' },
      to: {
        path: games,
        pathNot: [
          '^src/games/[^/]+/(types|types/[^/]+|kinds)\\.ts$',
          ...open('pieces', 'pictures'),
        ],
      },
    },
    only(
      'scenarios-are-data',
      '^content/',
      [
        '^src/engine/(scenario|task|types)\\.ts$',
        '^src/games/[^/]+/(types|rules|rulings)\\.ts$',
        ...open('pieces'),
        '^content/outline/outline\\.ts$',
      ],
      'Scenarios and outlines are data.',
    ),
    only(
      'languages',
      '^src/i18n/',
      ['^src/i18n/', '^src/games/ids\\.ts$', '^content/'],
      'The mechanics of languages know messages, and which games there are.',
    ),
    only(
      'narration',
      '^src/narration/',
      ['^src/narration/', '^src/i18n/', '^src/engine/', '^src/games/'],
      'What happens in words and pictures; no screen, nothing that is fetched.',
    ),
    only(
      'browser',
      '^src/browser/',
      ['^src/browser/', '^src/i18n/', '^src/games/ids\\.ts$'],
      'What every script needs of the browser.',
    ),
    only(
      'islands',
      '^src/islands/',
      [
        '^src/islands/',
        '^src/browser/',
        '^src/narration/',
        '^src/i18n/',
        '^src/engine/',
        '^src/games/',
        '^src/styles/',
      ],
      'Islands run in the browser.',
    ),
    only(
      'client',
      '^src/client/',
      [
        '^src/client/',
        '^src/browser/',
        '^src/i18n/(base|locales|script-links|words)\\.ts$',
        '^src/islands/(search|player|score|table|learn|house-rules|names)/',
        '^src/styles/',
      ],
      'The page script stays small; larger parts load by import().',
    ),
    only(
      'worker',
      '^src/worker/',
      ['^src/worker/', '^src/browser/offline\\.ts$'],
      'The worker stands apart from pages: they share what they tell each other.',
    ),
    only(
      'arms',
      '^src/arms/',
      ['^src/arms/', '^src/games/', '^src/islands/[^/]+/board/realms\\.ts$'],
      'Pictures of cards: shapes, no screen and no words.',
    ),
    only(
      'site',
      '^src/site/',
      [
        '^src/site/',
        '^src/arms/',
        '^src/engine/',
        '^src/games/',
        '^src/i18n/',
        '^src/narration/',
        '^src/islands/',
        '^src/worker/content\\.ts$',
        '^content/',
      ],
      'Questions about content at build time.',
    ),
    only(
      'components',
      '^src/components/',
      [
        '^src/(components|arms|browser|client|engine|games|i18n|islands|narration|site|styles)/',
        '^content/',
      ],
      'Parts of pages know neither pages nor what surrounds them.',
    ),
    only(
      'layouts',
      '^src/layouts/',
      [
        '^src/(layouts|components|arms|browser|client|engine|games|i18n|islands|narration|site|styles)/',
        '^content/',
      ],
      'What surrounds pages knows none.',
    ),
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: '^test/' },
      to: { path: '^test/' },
    },
    {
      name: 'nothing-imports-scripts',
      severity: 'error',
      from: { pathNot: '^(scripts|test)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro:|mdast$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
