import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';

/**
 * Tests of pure functions over plain data, with nothing stubbed: they share the modules that a
 * worker has loaded, or each would load them anew.
 */
const TOGETHER = ['test/{content,games,narration}/**/*.test.ts'];

export default defineConfig({
  // Boards are drawn as the site draws them: as text, without a browser.
  plugins: [solid({ ssr: true, solid: { hydratable: false, generate: 'ssr' } })],
  test: {
    environment: 'node',
    // Pages name the addresses of these stylesheets.
    css: { include: [/\/styles\/[^/]+\/[^/]+\.css/] },
    testTimeout: 60_000,
    pool: 'threads',
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'together', include: TOGETHER, isolate: false } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', ...TOGETHER],
        },
      },
    ],
  },
});
