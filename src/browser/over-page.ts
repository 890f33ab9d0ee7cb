// Dialogs over the page, each with an entry of its own in the history: the browser's way back
// closes what is open, and never leaves the page with it.

/** What an entry of the history says of the dialogs over its page. */
interface Entry {
  /** How many there are. */
  readonly over?: number;
  /** The lowest one is a scene, which has taken the fragment with it. */
  readonly scene?: true;
}

/** What is open, the lowest first. */
let dialogs: readonly HTMLDialogElement[] = [];
/** The dialog among them that plays a scenario. */
let scene: HTMLDialogElement | undefined;
/**
 * How many entries what is open has. An entry that the way forward leads to has nothing over the
 * page any more, and is nobody's.
 */
let held = 0;
/** Entries are being taken back. */
let isLifting = false;
/** What is open has changed, and the history will follow in a moment. */
let isDue = false;
/** Who waits until only the page is there, or its scene. */
const waiting: (() => void)[] = [];

const entry = (): Entry => (history.state as Entry | null) ?? {};
const depth = (): number => entry().over ?? 0;

/** Lets the history close dialogs. Once a page, before anything is opened. */
export function followHistory(): void {
  addEventListener('popstate', () => {
    if (isLifting) stay();
    else closeLeft();
  });
  addEventListener('hashchange', () => !isLifting && closeLeft());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return void requestAnimationFrame(tidy);
    isLifting = false;
    closeLeft();
  });
}

/**
 * Opens a modal dialog over the page. Esc, its own buttons and the browser's way back close it; its
 * entry goes with it. Returns what to call where the dialog goes without being closed.
 */
export function openOver(dialog: HTMLDialogElement): () => void {
  dialogs = [...dialogs.filter(({ open }) => open), dialog];
  dialog.addEventListener('close', settle);
  dialog.showModal();
  settle();
  return () => {
    dialogs = dialogs.filter((other) => other !== dialog);
    isDue = true;
    queueMicrotask(settle);
  };
}

/**
 * Opens a dialog that plays a scenario: it takes over the fragment. Returns the address of the page
 * below.
 */
export function openScene(dialog: HTMLDialogElement): string {
  const { href, hash, pathname, search } = location;
  const page = hash.startsWith('#play=') ? new URL(pathname + search, href).href : href;
  scene = dialog;
  if (depth() === 0) {
    history.replaceState(history.state, '', page);
    history.pushState({ over: 1, scene: true } satisfies Entry, '', href);
  }
  openOver(dialog);
  return page;
}

/** Whether the entry shown is one of something over the page. */
export const isOver = (): boolean => depth() > 0;

/**
 * Whether the page is where the history says: with nothing over it but a scene. Resolves when it
 * is.
 */
export const settled = (): Promise<void> =>
  isSettled() ? Promise.resolve() : new Promise((go) => waiting.push(go));

const isSettled = (): boolean =>
  !isLifting && !isDue && dialogs.every((dialog) => dialog === scene);

/**
 * Goes to a passage of this page; what lies over it gives way. From a scene the way back leads to
 * it again.
 */
export function goWithin(href: string): void {
  if (dialogs.some((dialog) => dialog !== scene)) location.replace(href);
  else location.assign(href);
  closeLeft();
}

/**
 * Closes what has no entry any more, as the reader has gone back or elsewhere. Dialogs tell of that
 * a moment later, when the reader may have gone on: nothing is to be taken back for them then.
 */
function closeLeft(): void {
  const left = dialogs.slice(depth()).reverse();
  dialogs = dialogs.slice(0, depth());
  held = Math.min(held, depth());
  for (const dialog of left) dialog.close();
}

/** Gives what is open its entries, and takes back those of what is not. */
function settle(): void {
  if (isLifting) return;
  isDue = false;
  dialogs = dialogs.filter(({ open, isConnected }) => open && isConnected);
  if (dialogs.length > depth())
    history.pushState({ ...entry(), over: dialogs.length } satisfies Entry, '', location.href);
  else if (dialogs.length < held) return lift(dialogs.length);
  held = dialogs.length;
  const ready = isSettled() ? waiting.splice(0) : [];
  for (const go of ready) go();
}

/** Where the page stands while entries are taken back. */
let stands: readonly [left: number, top: number] = [0, 0];

/** Takes entries back. */
function lift(to: number): void {
  isLifting = true;
  held = Math.min(held, to);
  stands = [scrollX, scrollY];
  history.go(to - depth());
}

/**
 * The entry is back: the page stays where it stands, although browsers scroll to where it stood
 * before, some at once and some a moment later.
 */
function stay(): void {
  scrollTo(...stands);
  requestAnimationFrame(() => {
    scrollTo(...stands);
    isLifting = false;
    settle();
  });
}

/**
 * Takes back the entries that a page loaded anew has of dialogs before; a scene is opened again by
 * its link.
 */
function tidy(): void {
  const awaited =
    entry().scene && dialogs.length === 0 && location.hash.startsWith('#play=') ? 1 : 0;
  const left = Math.max(dialogs.length, awaited);
  if (left < depth()) lift(left);
}
