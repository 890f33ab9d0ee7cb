import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { getContainerRenderer } from '@astrojs/solid-js/container-renderer';
import { defineConfig } from 'astro/config';
import solid from 'vite-plugin-solid';
import { PUBLISHED, REFERENCE_LOCALE } from './src/i18n/locales.ts';
import { translatedGames } from './src/i18n/game-languages.ts';
import { passages } from './src/site/passages.ts';
import { searchIndex } from './src/site/search-index.ts';

/** Solid, on the page and in the browser. Islands are put into the page by its scripts, never hydrated: without marks for that both are smaller. */
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

/** Vite's helper for preloading stylesheets of late scripts outweighs most of our scripts, and none of them brings a stylesheet that way. */
const withoutPreloadHelper = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  // The lists of files that it would preload go with it.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        part.code = part.code
          .replace(/^const __vite__mapDeps=.*\n/, '')
          .replace(/,\s*__vite__mapDeps\(\[[\d,]*\]\)/g, '')
          // … and what calls it: `load(async () => { let { a: b } = await import(…); return { a: b } })`.
          .replace(/\b\w+\(async\(\)=>\{let(\{[\w$:,]+\})=await (import\([^)]+\)(?:\.then\(\w+=>\w+\.\w+\))?);return\1\}\)/g, '$2');
      }
    },
  },
};

/** Names a part of the browser's code after the game whose folder it comes from: a page loads nothing of another game. */
const ofGame = (part) => (id) => `${part}-${/\/src\/(?:games|narration|islands)\/([^/]+)\//.exec(id)[1]}`;

/** Whether a page is one of a game that is not told in the language of its address. */
const standsIn = (page) => {
  const [locale, game] = new URL(page).pathname.split('/').filter(Boolean);
  const told = translatedGames();
  return told.some((one) => one.game === game) && !told.some((one) => one.game === game && one.locale === locale);
};

export default defineConfig({
  // The public address, for canonical links and the sitemap.
  site: process.env.SITE_URL ?? 'https://crownbook.example',
  trailingSlash: 'always',
  markdown: { processor: satteri({ mdastPlugins: [passages] }) },
  integrations: [
    mdx(),
    solidIslands,
    sitemap({
      // A page that stands in for one in another language is listed in its own.
      filter: (page) => !/\/(search|position)\/$/.test(page) && !standsIn(page),
      i18n: { defaultLocale: REFERENCE_LOCALE, locales: Object.fromEntries(PUBLISHED.map((locale) => [locale, locale])) },
    }),
    searchIndex(),
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [withoutPreloadHelper],
    build: { cssMinify: 'lightningcss', assetsInlineLimit: 0 },
    css: { transformer: 'lightningcss' },
    // Small parts that many pages share come together: each file of its own costs more than what it saves.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // What a group needs comes along unless a group of higher priority has it.
                groups: [
                  {
                    name: 'load',
                    test: /(\/src\/(browser\/(load|load-styles|page-words)|i18n\/(script-links|html|words)|engine\/types)\.ts|vite\/preload-helper\.js)$/,
                    priority: 3,
                  },
                  // What a page loads of its game: the rules, what is drawn, what is said.
                  { name: ofGame('rules'), test: /\/src\/games\/[^/]+\/(?!schema|inquiry|manifest|rules\.)/, priority: 1 },
                  { name: ofGame('board'), test: /\/src\/islands\/[^/]+\/board\//, priority: 1 },
                  { name: ofGame('words'), test: /\/src\/narration\/[^/]+\/(?!manifest)[^/]+\.ts$/ },
                  // What every table shows at once.
                  {
                    name: 'islands',
                    test: /\/src\/(islands\/(shared\/(Signs|Crest|MiniCard|board)|share\/(ShareButton|send))\.tsx?|(islands\/registry|islands\/[^/]+\/manifest|games\/ids|browser\/(page|address)|narration\/frame|engine\/permalink)\.ts)$/,
                    priority: 2,
                  },
                  // Engine, sentences and pictures come when a move is tried; what every game needs of them belongs to none.
                  {
                    name: 'engine',
                    test: /\/src\/(narration\/[^/]+|engine\/(play|replay|log|random|rulings|rulebook|settle|pieces|hidden)|i18n\/(translate|arguments)|narration\/[^/]+\/manifest|islands\/(load-narration|player\/referee))\.ts$/,
                    priority: 2,
                  },
                  { name: 'player', test: /\/src\/islands\/player\/(Player|ScenarioPlayer|mount-scenario)\.tsx$/ },
                  {
                    name: 'trays',
                    test: /\/src\/(islands\/(shared\/RulingSwitch|share\/LateQr|player\/Moves)\.tsx|browser\/reveal\.ts)$/,
                    priority: 2,
                  },
                  // What the table tool and the score sheet share; then the sheet by itself.
                  { name: 'kept', test: /\/src\/(browser|islands\/house-rules)\/kept\.ts$/, priority: 3 },
                  {
                    name: 'tools',
                    test: /\/src\/(islands\/(shared\/(WhoPlays|KeepAwake)|house-rules\/HouseNote|share\/Share)\.tsx|browser\/wake-lock\.ts)$/,
                    priority: 1,
                  },
                  { name: 'score', test: /\/src\/islands\/score\// },
                ],
              },
            },
          },
        },
      },
    },
  },
});
