import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { getContainerRenderer } from '@astrojs/solid-js/container-renderer';
import { defineConfig } from 'astro/config';
import solid from 'vite-plugin-solid';
import { PUBLISHED, REFERENCE_LOCALE } from './src/i18n/locales.ts';
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
        part.code = part.code.replace(/^const __vite__mapDeps=.*\n/, '').replace(/,\s*__vite__mapDeps\(\[[\d,]*\]\)/g, '');
      }
    },
  },
};

export default defineConfig({
  // The public address, for canonical links and the sitemap.
  site: process.env.SITE_URL ?? 'https://crownbook.example',
  trailingSlash: 'always',
  integrations: [
    mdx(),
    solidIslands,
    sitemap({
      filter: (page) => !/\/(search|position)\/$/.test(page),
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
                    test: /(\/src\/(islands\/(load|load-styles|words)|i18n\/(links|html)|client\/words|engine\/types)\.ts|vite\/preload-helper\.js)$/,
                    priority: 3,
                  },
                  { name: 'engine', test: /\/src\/engine\/(play|options|replay|log|random|rulings)\.ts$/, priority: 2 },
                  { name: 'rules', test: /\/src\/games\/[^/]+\/(?!schema|inquiry)/, priority: 1 },
                  {
                    name: 'telling',
                    test: /\/src\/(islands\/player\/(referee|telling|attempts|frames|citations|told)|i18n\/(translate|describe|describers|rival-kings|arguments))\.ts$/,
                  },
                  {
                    name: 'islands',
                    test: /\/src\/islands\/(share\/(ShareButton\.tsx|send\.ts)|boards\/(Signs\.tsx|all\.ts|rival-kings\/(Board\.tsx|Seat\.tsx|MiniFace\.tsx|charges\.ts))|player\/(page|track)\.ts)$/,
                    priority: 2,
                  },
                  { name: 'trays', test: /\/src\/islands\/(RulingSwitch|share\/LateQr|player\/(Moves|reveal))\.tsx?$/ },
                ],
              },
            },
          },
        },
      },
    },
  },
});
