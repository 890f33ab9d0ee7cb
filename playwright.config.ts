import { defineConfig, devices } from '@playwright/test';
import { createServer, type AddressInfo } from 'node:net';
import { chromiumOptions } from './scripts/chromium.ts';

/** A port that nobody uses, so that two checkouts can be tested side by side. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Workers read this file too: they get the port of the run by their environment. */
const port = (process.env.TEST_PORT ??= String(await freePort()));

/**
 * Browser tests run in a real Chromium against the built site: one found on the machine, else
 * Playwright's own.
 */
export default defineConfig({
  testDir: 'test/e2e',
  // A folder of its own: it is emptied first, and what other checks have said stays.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Some tests walk through a whole course or a hundred links: on a busy machine they may take
  // their time.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // While one waits for its browser another can work: measured on two cores, three take three
  // quarters of the time of two.
  workers: '150%',
  // scripts/test.ts names the tests that needed their second try, and fails when these are many.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en',
    // Only the tests of the worker have one (offline.spec.ts): the others answer requests
    // themselves.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    // A test about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace of every test would take three times the time: the second try is recorded.
    trace: 'on-first-retry',
    launchOptions: chromiumOptions(),
  },
  webServer: {
    command: `astro preview --port ${port}`,
    url: `http://localhost:${port}/en/`,
    reuseExistingServer: false,
    env: { ASTRO_TELEMETRY_DISABLED: '1', SITE_URL: '', BASE_PATH: '' },
  },
});
