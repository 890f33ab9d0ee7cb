import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import solid from '@astrojs/solid-js';
import { defineConfig } from 'astro/config';
import { PUBLISHED, REFERENCE_LOCALE } from './src/i18n/locales.ts';
import { searchIndex } from './src/site/search-index.ts';

export default defineConfig({
  // The public address, for canonical links and the sitemap.
  site: process.env.SITE_URL ?? 'https://crownbook.example',
  trailingSlash: 'always',
  integrations: [
    mdx(),
    solid(),
    sitemap({
      filter: (page) => !/\/(search|position)\/$/.test(page),
      i18n: { defaultLocale: REFERENCE_LOCALE, locales: Object.fromEntries(PUBLISHED.map((locale) => [locale, locale])) },
    }),
    searchIndex(),
  ],
  devToolbar: { enabled: false },
  vite: {
    build: { cssMinify: 'lightningcss', assetsInlineLimit: 0 },
    css: { transformer: 'lightningcss' },
  },
});
