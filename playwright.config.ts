import { defineConfig, devices } from '@playwright/test';
import { existsSync } from 'node:fs';

const PORT = 4399;
const KNOWN_BROWSERS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const executablePath = KNOWN_BROWSERS.find((path) => path !== undefined && existsSync(path));

/** Browser tests run in a real Chromium against the built site: one found on the machine, else Playwright's own. */
export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  // Some tests walk through a whole course or a hundred links: on a busy machine they may take their time.
  timeout: 120_000,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    locale: 'en',
    // A window per test would take longer to open than most tests run; Playwright empties cookies, storage, and routes between two.
    reuseContext: true,
    // Only the tests of the worker have one (offline.spec.ts): the others answer requests themselves.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `astro preview --port ${PORT}`,
    url: `http://localhost:${PORT}/en/`,
    reuseExistingServer: false,
    env: { ASTRO_TELEMETRY_DISABLED: '1', SITE_URL: '', BASE_PATH: '' },
  },
});
