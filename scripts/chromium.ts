// The Chromium that browser tests and pictures use.
import { existsSync } from 'node:fs';

/** The same Chromium without a browser's windows, which take longer to open than most pages. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

interface LaunchOptions {
  readonly executablePath?: string;
  readonly args: string[];
}

/**
 * How to start it: the program found on the machine, else Playwright's own, and without anything it
 * does by itself. What only a browser with windows does, such as holding a page for the way back,
 * asks for one.
 */
export function chromiumOptions({ windows = false } = {}): LaunchOptions {
  const places = [process.env.CHROMIUM_PATH, ...(windows ? [] : [HEADLESS_SHELL]), ...PLACES];
  const executablePath = places.find((path) => path !== undefined && existsSync(path));
  return {
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
  };
}
