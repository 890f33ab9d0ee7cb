// The Chromium that browser tests and pictures use.
import { existsSync } from 'node:fs';

/** The headless shell comes first: the same Chromium without a browser's windows, which take longer to open than most pages. */
const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** How to start it: the program found on the machine, else Playwright's own, and without anything it does by itself. */
export function chromiumOptions(): { readonly executablePath?: string; readonly args: string[] } {
  const executablePath = PLACES.find((path) => path !== undefined && existsSync(path));
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
