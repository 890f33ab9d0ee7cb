import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { getContainerRenderer } from '@astrojs/solid-js/container-renderer';
import { defineConfig } from 'astro/config';
import solid from 'vite-plugin-solid';
import { isGameId } from './src/games/ids.ts';
import { PUBLISHED, REFERENCE_LOCALE } from './src/i18n/locales.ts';
import { translatedGames } from './src/i18n/game-languages.ts';
import { alignment } from './src/site/alignment.ts';
import { policy } from './src/site/policy.ts';
import { passages } from './src/site/passages.ts';
import { offline } from './src/site/offline.ts';
import { oneStylesheet } from './src/site/one-stylesheet.ts';
import { progress } from './src/site/build-progress.ts';
import { searchIndex } from './src/site/search-index.ts';

/**
 * Solid, on the page and in the browser. Islands are put into the page by its scripts, never
 * hydrated: without marks for that both are smaller.
 */
const solidIslands = {
  name: 'solid-islands',
  hooks: {
    'astro:config:setup': ({ addRenderer, updateConfig }) => {
      // Without the part that hydrates, the browser's share of Solid is smaller.
      const { name, serverEntrypoint } = getContainerRenderer();
      addRenderer({ name, serverEntrypoint });
      updateConfig({ vite: { plugins: [solid({ ssr: true, solid: { hydratable: false } })] } });
    },
  },
};

/**
 * What Solid does before and after it writes into an element, on pages that a browser's translator
 * may have changed.
 */
const PUT_BACK = new URL('src/browser/put-back.ts', import.meta.url).pathname;

/**
 * Every change of what Solid puts on a page goes through one function of its own; this has it look
 * first whether a translator has been there.
 */
const withTranslators = {
  name: 'with-translators',
  transform: {
    filter: { id: /\/solid-js\/web\/dist\/web\.js$/ },
    handler(code) {
      const [before, after, ...others] = code.split('function insertExpression(');
      if (after === undefined || others.length > 0)
        throw new Error(
          'solid-js writes into the page in another way now: see src/browser/put-back.ts',
        );
      return `import { putBack, remember } from ${JSON.stringify(PUT_BACK)};
        ${before}
        function insertExpression(parent, value, current, marker, unwrapArray) {
          putBack(parent);
          const inserted = insertInto(parent, value, current, marker, unwrapArray);
          remember(parent);
          return inserted;
        }
        function insertInto(${after}`;
    },
  },
};

/**
 * A file with the licences of the libraries that the browser is given. Astro passes no such option
 * on to the browser's part of the build.
 */
const licences = {
  name: 'licences',
  configEnvironment: (name) =>
    name === 'client' ? { build: { license: { fileName: 'licenses.txt' } } } : undefined,
};

/**
 * Names a part of the browser's code after the game whose folder it comes from: a page loads
 * nothing of another game.
 */
const ofGame = (part) => (id) =>
  `${part}-${/\/src\/(?:games|narration|islands)\/([^/]+)\//.exec(id)[1]}`;

/** Whether a file draws a board; what taps on it mean comes later. */
const isOfBoard = (id) => /\/src\/islands\/[^/]+\/board\/(?!reading)/.test(id);

/**
 * The name of a late part of the browser's code: with the game whose folders it comes from, if it
 * is one only, so that others do without it (`site/offline.ts`).
 */
function chunkFileNames({ name, moduleIds }) {
  const games = new Set(
    moduleIds
      .flatMap((id) => /\/src\/(?:games|narration|islands)\/([^/]+)\//.exec(id)?.[1] ?? [])
      .filter(isGameId),
  );
  const [game] = games;
  return games.size === 1 && !name.endsWith(`-${game}`)
    ? `_astro/[name]-${game}.[hash].js`
    : '_astro/[name].[hash].js';
}

/** Whether a page is one of a game that is not told in the language of its address. */
const standsIn = (page) => {
  const [locale, game] = new URL(page).pathname.split('/').filter(Boolean);
  const told = translatedGames();
  return (
    told.some((one) => one.game === game) &&
    !told.some((one) => one.game === game && one.locale === locale)
  );
};

/**
 * Astro marks files with a directive of its own, which its bundler takes for one that is lost; all
 * other warnings are for us.
 */
function onLog(level, log, print) {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE' || !log.message.includes('use astro:head-inject'))
    print(level, log);
}

/** What ends a stage of the build, as told by integrations of ours. */
const STAGES = ['progress', 'one-stylesheet', 'search-index', 'offline'];

/**
 * The public address, if the site is told one: for canonical links, pictures of links and the
 * sitemap.
 */
const address = process.env.SITE_URL ? new URL(process.env.SITE_URL) : undefined;

export default defineConfig({
  site: address?.origin,
  // Where the site stands on its host: the path of its address, unless something else is said.
  base: process.env.BASE_PATH || address?.pathname,
  trailingSlash: 'always',
  // Set by scripts/site.ts; without it Astro prints a line for every page.
  ...(process.env.BUILD_LOG === 'stages' && {
    logger: { entrypoint: './scripts/build-log.ts', config: { stages: STAGES } },
  }),
  markdown: { processor: satteri({ mdastPlugins: [passages], hastPlugins: [alignment] }) },
  integrations: [
    progress(),
    mdx(),
    solidIslands,
    address &&
      sitemap({
        // A page that stands in for one in another language is listed in its own.
        filter: (page) => !/\/(search|position|offline)\/$/.test(page) && !standsIn(page),
        i18n: {
          defaultLocale: REFERENCE_LOCALE,
          locales: Object.fromEntries(PUBLISHED.map((locale) => [locale, locale])),
        },
      }),
    oneStylesheet(),
    searchIndex(),
    // Last of all that writes pages: what stands in them then is what they may run.
    policy(),
    // Last of all: it lists what has been built.
    offline(),
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [withTranslators, licences],
    build: { cssMinify: 'lightningcss', assetsInlineLimit: 0, rolldownOptions: { onLog } },
    css: { transformer: 'lightningcss' },
    // Small parts that many pages share come together: each file of its own costs more than what it
    // saves.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              chunkFileNames,
              codeSplitting: {
                // What a group needs comes along unless a group of higher priority has it.
                groups: [
                  {
                    name: 'load',
                    test: /(\/src\/(browser\/(load|take-breaks|in-time|load-styles|page-words|go|search-files|reader-error)|i18n\/(script-links|html|words)|engine\/types)\.ts|(vite\/preload-helper|rolldown\/runtime)\.js)$/,
                    priority: 3,
                  },
                  // What a page loads of its game: the rules, what is drawn, what is said. What
                  // there is in a game, where its board needs to know it before anything is played.
                  {
                    name: (id, modules) =>
                      modules.getModuleInfo(id).importers.some(isOfBoard)
                        ? ofGame('pieces')(id)
                        : null,
                    test: /\/src\/games\/[^/]+\/[^/]+\.ts$/,
                    priority: 2,
                  },
                  {
                    name: ofGame('rules'),
                    test: /\/src\/games\/[^/]+\/(?!schema|inquiry|manifest|rules\.)/,
                    priority: 1,
                  },
                  {
                    name: ofGame('board'),
                    test: isOfBoard,
                    priority: 1,
                  },
                  {
                    name: ofGame('words'),
                    test: /\/src\/narration\/[^/]+\/(?!manifest)[^/]+\.ts$/,
                  },
                  // What every table shows at once.
                  {
                    name: 'islands',
                    test: /\/src\/(islands\/(shared\/(Signs|Caption|VerdictSign|Crest|MiniCard|Spot|Opener|board|render-over)|share\/(ShareButton|send))\.tsx?|(islands\/registry|islands\/[^/]+\/manifest|games\/ids|browser\/(page|address)|islands\/share\/link-address|narration\/(frame|caption|verdict)|engine\/permalink)\.ts)$/,
                    priority: 2,
                  },
                  // Engine, sentences and pictures, and what taps mean, come when a move is tried;
                  // what every game needs of them belongs to none.
                  {
                    name: 'engine',
                    test: /\/src\/(narration\/[^/]+|engine\/(play|same-action|replay|log|random|rulings|rulebook|settle|pieces|hidden)|i18n\/(translate|arguments)|narration\/[^/]+\/manifest|islands\/(load-narration|player\/referee|shared\/(reading|taps|spots|roving)))\.tsx?$/,
                    priority: 2,
                  },
                  // Links are read on pages without a table, too; where one leads to in a player is
                  // a part of its own.
                  {
                    name: 'read-link',
                    test: /\/src\/(engine\/read-link|islands\/shared\/opened-link)\.ts$/,
                    priority: 1,
                  },
                  {
                    name: 'linked',
                    test: /\/src\/islands\/player\/(link-place|follow|find-place)\.ts$/,
                  },
                  {
                    name: 'player',
                    test: /\/src\/islands\/player\/(Player|ScenarioPlayer|mount-scenario)\.tsx$/,
                  },
                  {
                    name: 'trays',
                    test: /\/src\/(islands\/(shared\/RulingSwitch|share\/LateQr|player\/Moves)\.tsx|browser\/reveal\.ts)$/,
                    priority: 2,
                  },
                  // What the table tool and the score sheet share, and the page of house rules too;
                  // then the sheet by itself.
                  {
                    name: 'kept',
                    test: /\/src\/(browser\/kept|islands\/shared\/history)\.ts$/,
                    priority: 3,
                  },
                  {
                    name: 'tools',
                    test: /\/src\/(islands\/(shared\/(WhoPlays|KeepAwake)|house-rules\/HouseNote|share\/Share)\.tsx|browser\/wake-lock\.ts)$/,
                    priority: 1,
                  },
                  { name: 'score', test: /\/src\/islands\/score\// },
                  { name: 'table', test: /\/src\/(islands\/table\/|engine\/inquiry\.ts)/ },
                ],
              },
            },
          },
        },
      },
    },
  },
});
