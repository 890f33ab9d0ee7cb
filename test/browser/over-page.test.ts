import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as OverPage from '../../src/browser/over-page.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PAGE = 'https://crownbook.example/en/claim/table/';

/**
 * A browser as far as its history and dialogs go: entries, and what the page hears of them a moment
 * later.
 */
function browserAt(address: string) {
  let heard = new EventTarget();
  let entries: { href: string; state: unknown }[] = [
    { href: 'https://elsewhere.example/', state: null },
    { href: address, state: null },
  ];
  let at = 1;
  let isGone = false;
  const now = () => entries[at]!;
  const tell = (type: string, more: object = {}): void =>
    void heard.dispatchEvent(Object.assign(new Event(type), more));
  const put = (href: string, state: unknown): void => {
    entries = [...entries.slice(0, at + 1), { href: new URL(href, now().href).href, state }];
    at += 1;
  };
  function arriveAt(to: number): void {
    const before = now().href;
    at = to;
    isGone = new URL(now().href).origin !== new URL(address).origin;
    if (isGone) return;
    tell('popstate');
    if (now().href !== before) tell('hashchange', { newURL: now().href });
  }
  const location = {
    get href() {
      return now().href;
    },
    get hash() {
      return new URL(now().href).hash;
    },
    get pathname() {
      return new URL(now().href).pathname;
    },
    search: '',
    assign: (href: string) => put(href, null),
    replace(href: string) {
      at -= 1;
      put(href, null);
    },
  };
  const history = {
    get state() {
      return now().state;
    },
    pushState: (state: unknown, _: string, href: string) => put(href, structuredClone(state)),
    replaceState(state: unknown, _: string, href: string) {
      entries[at] = { href: new URL(href, now().href).href, state: structuredClone(state) };
    },
    go: (by: number) => void setTimeout(() => arriveAt(at + by)),
  };
  return {
    location,
    history,
    addEventListener: (type: string, hear: () => void) => heard.addEventListener(type, hear),
    /** Loads the page anew: what listened is gone. */
    reload: () => void (heard = new EventTarget()),
    tell,
    back: () => arriveAt(at - 1),
    forward: () => arriveAt(at + 1),
    /** How many pages and dialogs the way back leads through, with what was elsewhere. */
    depth: () => at,
    isGone: () => isGone,
  };
}

/** A dialog as far as it opens and closes; it tells of that a moment later. */
class Dialog extends EventTarget {
  open = false;
  isConnected = true;
  showModal(): void {
    this.open = true;
  }
  close(): void {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  }
}

type Browser = ReturnType<typeof browserAt>;
let browser: Browser;
let over: typeof OverPage;

async function load(address = PAGE, from?: Browser): Promise<void> {
  browser = from ?? browserAt(address);
  browser.reload();
  for (const name of ['location', 'history', 'addEventListener'] as const)
    vi.stubGlobal(name, browser[name]);
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('scrollX', 0);
  vi.stubGlobal('scrollY', 0);
  vi.resetModules();
  over = await import('../../src/browser/over-page.ts');
  over.followHistory();
}

/** Lets everything come to rest that follows in a moment. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 9; turn += 1) await new Promise((rested) => setTimeout(rested));
}

function open(): { readonly dialog: Dialog; readonly gone: () => void } {
  const dialog = new Dialog();
  return { dialog, gone: over.openOver(dialog as unknown as HTMLDialogElement) };
}

beforeEach(() => load());
afterEach(() => void vi.unstubAllGlobals());

describe('a dialog over the page', () => {
  it('is closed by the way back, which stays on the page', async () => {
    const { dialog } = open();
    browser.back();
    await rest();
    expect([dialog.open, browser.isGone(), browser.depth()]).toEqual([false, false, 1]);
  });

  it('takes its entry with it when it is closed otherwise', async () => {
    const { dialog } = open();
    expect(browser.depth()).toBe(2);
    dialog.close();
    await rest();
    expect(browser.depth()).toBe(1);
    browser.back();
    expect(browser.isGone()).toBe(true);
  });

  it('takes its entry with it when it goes without being closed', async () => {
    const { dialog, gone } = open();
    dialog.isConnected = false;
    gone();
    await rest();
    expect(browser.depth()).toBe(1);
  });

  it('leaves its entry to one that takes its place', async () => {
    const first = open();
    first.dialog.close();
    const second = open();
    await rest();
    expect([browser.depth(), second.dialog.open]).toEqual([2, true]);
    const third = open();
    third.gone();
    third.dialog.isConnected = false;
    second.gone();
    second.dialog.isConnected = false;
    const last = open();
    await rest();
    expect([browser.depth(), last.dialog.open]).toEqual([2, true]);
  });

  it('over another one is closed before that', async () => {
    const [below, above] = [open(), open()];
    expect(browser.depth()).toBe(3);
    browser.back();
    await rest();
    expect([below.dialog.open, above.dialog.open]).toEqual([true, false]);
    browser.back();
    await rest();
    expect([below.dialog.open, browser.isGone()]).toEqual([false, false]);
  });

  it('is not opened again by the way forward, and what is opened then takes that entry', async () => {
    open();
    browser.back();
    await rest();
    browser.forward();
    await rest();
    expect(browser.depth()).toBe(2);
    const { dialog } = open();
    expect(browser.depth()).toBe(2);
    dialog.close();
    await rest();
    expect(browser.depth()).toBe(1);
  });

  it('that the way back closed takes no entry with it, however late it tells of that', async () => {
    open();
    open();
    browser.back();
    browser.back();
    browser.forward();
    await rest();
    expect([browser.depth(), browser.isGone()]).toEqual([2, false]);
    const { dialog, gone } = open();
    browser.back();
    dialog.isConnected = false;
    browser.forward();
    gone();
    await rest();
    expect([browser.depth(), browser.isGone()]).toEqual([2, false]);
  });

  it('gives way to a passage of the page, to which its entry then belongs', async () => {
    const { dialog } = open();
    over.goWithin(`${PAGE}#cl.trick.follow`);
    await rest();
    expect([dialog.open, browser.depth(), browser.location.hash]).toEqual([
      false,
      2,
      '#cl.trick.follow',
    ]);
    browser.back();
    await rest();
    expect([browser.isGone(), browser.location.hash]).toEqual([false, '']);
  });

  it('leaves no entry in a page that is loaded anew', async () => {
    open();
    await load(PAGE, browser);
    browser.tell('pageshow', { persisted: false });
    await rest();
    expect(browser.depth()).toBe(1);
  });

  it('is waited for before the address is put', async () => {
    let isSettled = false;
    const { dialog } = open();
    const waiting = over.settled().then(() => (isSettled = true));
    await rest();
    expect(isSettled).toBe(false);
    dialog.close();
    await waiting;
    expect([browser.depth(), browser.location.href]).toEqual([1, PAGE]);
    await over.settled();
  });
});

describe('a scene over the page', () => {
  const LINK = '#play=1.abc';

  it('takes the fragment with it; the page below is without', async () => {
    await load(PAGE + LINK);
    const dialog = new Dialog();
    expect(over.openScene(dialog as unknown as HTMLDialogElement)).toBe(PAGE);
    expect(browser.location.hash).toBe(LINK);
    await over.settled();
    browser.back();
    await rest();
    expect([dialog.open, browser.location.href, browser.isGone()]).toEqual([false, PAGE, false]);
  });

  it('is led back to from a passage that a card over it led to', async () => {
    await load(PAGE + LINK);
    over.openScene(new Dialog() as unknown as HTMLDialogElement);
    open();
    over.goWithin(`${PAGE}#cl.trick.follow`);
    await rest();
    browser.back();
    await rest();
    expect([browser.location.hash, over.isOver()]).toEqual([LINK, true]);
  });

  it('keeps its entry where the page is loaded anew, and a card over it does not', async () => {
    await load(PAGE + LINK);
    over.openScene(new Dialog() as unknown as HTMLDialogElement);
    open();
    expect(browser.depth()).toBe(3);
    await load(PAGE, browser);
    browser.tell('pageshow', { persisted: false });
    await rest();
    expect([browser.depth(), browser.location.hash]).toEqual([2, LINK]);
  });
});

it('Every dialog is opened so that the way back closes it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(tsx?|astro)$/.test(file),
  );
  const modal = files.filter((file) =>
    /\.showModal\(/.test(readFileSync(join('src', file), 'utf8')),
  );
  expect(modal).toEqual([join('browser', 'over-page.ts')]);
});
