import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Boards are drawn as the site draws them: as text, without a browser.
  plugins: [solid({ ssr: true, solid: { hydratable: false, generate: 'ssr' } })],
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    // Pages name the addresses of these stylesheets.
    css: { include: [/\/styles\/[^/]+\/[^/]+\.css/] },
    testTimeout: 60_000,
    pool: 'threads',
    maxWorkers: '100%',
  },
});
