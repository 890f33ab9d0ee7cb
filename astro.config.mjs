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
      addRenderer(getContainerRenderer());
      updateConfig({ vite: { plugins: [solid({ ssr: true, solid: { hydratable: false } })] } });
    },
  },
};

/** Vite's helper for preloading stylesheets of late scripts outweighs most of our scripts, and none of them brings a stylesheet that way. */
const withoutPreloadHelper = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
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
                groups: [
                  { name: 'load', test: /\/src\/islands\/(load|load-styles|words)\.ts$/ },
                  { name: 'islands', test: /\/src\/islands\/(share\/(ShareButton\.tsx|send\.ts)|boards\/Signs\.tsx)$/ },
                ],
              },
            },
          },
        },
      },
    },
  },
});
