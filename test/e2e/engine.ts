// Browsers of several engines, asked for the same: of others than Chromium's those that Debian
// packs, driven by what drives them there.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, expect } from '@playwright/test';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { chromiumOptions } from '../../scripts/chromium.ts';

/** A browser with one window. */
export interface Engine {
  /** Goes to an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** What a function comes to in the page; it knows nothing but what it is given. */
  run<Given extends readonly unknown[], Found>(
    script: (...given: Given) => Found,
    ...given: Given
  ): Promise<Awaited<Found>>;
  clickAt(x: number, y: number): Promise<void>;
  press(key: keyof typeof KEYS): Promise<void>;
  /** Types into what has the focus. */
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE } as const;

const WINDOW = { width: 1280, height: 860 };

/** Firefox without a screen, driven by WebDriver BiDi. */
const startFirefox = (executablePath: string): Promise<Engine> =>
  launch({ browser: 'firefox', executablePath });

/** Chromium without a screen. */
const startChromium = (executablePath: string): Promise<Engine> =>
  launch({ executablePath, args: chromiumOptions().args });

async function launch(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: WINDOW });
  const page = await browser.newPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    run: <Given extends readonly unknown[], Found>(
      script: (...given: Given) => Found,
      ...given: Given
    ) => page.evaluate(script as unknown as (...all: unknown[]) => Found, ...given),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    write: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** The small browser of WebKitGTK on a screen that nobody sees, driven by WebDriver. */
async function startWebKit(driverPath: string): Promise<Engine> {
  const port = await freePort();
  const server = spawn('xvfb-run', ['--auto-servernum', driverPath, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // Its painters for graphics cards crash now and then in the software that stands in for one.
    env: { ...process.env, WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' },
  });
  const stop = (): boolean => process.kill(-server.pid!);
  // Also where the tests are broken off.
  process.once('exit', stop);
  const end = (): void => {
    process.off('exit', stop);
    stop();
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    const isThere = (): Promise<boolean> =>
      fetch(`${address}/status`)
        .then(({ ok }) => ok)
        .catch(() => false);
    await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...WINDOW });
    const actions = () => driver.actions({ async: true });
    return {
      open: (at) => driver.get(at),
      run: (script, ...given) => driver.executeScript(script, ...given),
      clickAt: (x, y) =>
        actions().move({ x, y, duration: 0, origin: Origin.VIEWPORT }).click().perform(),
      press: (key) => actions().sendKeys(KEYS[key]).perform(),
      write: (text) => actions().sendKeys(text).perform(),
      close: async () => {
        await driver.quit();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * The engines: the programs that each needs, unless the environment names another one (see
 * scripts/bootstrap.mjs), and how it starts.
 */
const ENGINES = {
  Chromium: {
    path: chromiumOptions().executablePath,
    programs: [chromium.executablePath()],
    start: startChromium,
  },
  Firefox: {
    path: process.env.FIREFOX_PATH,
    programs: ['/usr/bin/firefox-esr'],
    start: startFirefox,
  },
  WebKit: {
    path: process.env.WEBKIT_DRIVER_PATH,
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
    start: startWebKit,
  },
} as const;

export type EngineName = keyof typeof ENGINES;

export function isInstalled(name: EngineName): boolean {
  const { path, programs } = ENGINES[name];
  return path ? existsSync(path) : programs.every((program) => existsSync(program));
}

export function start(name: EngineName): Promise<Engine> {
  const { path, programs, start: startEngine } = ENGINES[name];
  return startEngine(path ?? programs[0]);
}

/** The site as somebody watches it, at an address of its own. */
export interface Watched {
  readonly address: string;
  /** What was asked for and is not there. */
  readonly missing: string[];
  close(): Promise<void>;
}

const WATCHER = '/troubles.js';

/** Keeps what goes wrong in a page. Runs in the browser, before any other script of the page. */
function keepTroubles(): void {
  const troubles: string[] = [];
  Object.assign(window, { troubles });
  addEventListener('error', ({ message }) => troubles.push(`exception: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    troubles.push(`rejection: ${String(reason)}`),
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    troubles.push(`policy: ${violatedDirective} forbids ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...told: unknown[]) => {
    troubles.push(`console: ${told.join(' ')}`);
    error(...told);
  };
}

/** What has gone wrong in the page that is open. */
export const troublesIn = (engine: Engine): Promise<string[]> =>
  engine.run(() => (window as unknown as { readonly troubles: string[] }).troubles);

/**
 * Hands on the site with a script at the head of every page that keeps what goes wrong: no driver
 * of every engine tells it. Nothing else is changed.
 */
export async function watch(site: string): Promise<Watched> {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url!;
      if (path === WATCHER) {
        response
          .writeHead(200, { 'content-type': 'text/javascript' })
          .end(`(${String(keepTroubles)})();`);
        return;
      }
      const answer = await fetch(new URL(path, site), { redirect: 'manual' });
      if (answer.status >= 400) missing.push(path);
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      const location = answer.headers.get('location');
      response.writeHead(answer.status, { 'content-type': type, ...(location && { location }) });
      if (!type.startsWith('text/html')) response.end(Buffer.from(await answer.arrayBuffer()));
      else
        response.end(
          (await answer.text()).replace('<head>', `<head><script src="${WATCHER}"></script>`),
        );
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    missing,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
