/** A part of the page and the address, following each other. */
export interface FollowedAddress {
  /** Goes where the address leads now. */
  readonly begin: () => void;
  /** Puts an address in place of the present one once it is made, unless another was put or followed meanwhile. */
  readonly put: (made: string | Promise<string>) => Promise<void>;
}

/** The address that anything on this page put last: it leads nowhere that the page is not already. */
let own: string | undefined;

/**
 * Calls whenever the address comes to lead elsewhere, other than by `put`. `isCurrent`: it still is the address; to be asked again after
 * everything that takes a while.
 */
export function followAddress(follow: (address: URL, isCurrent: () => boolean) => void): FollowedAddress {
  /** The address being made; one that was asked for before comes too late. */
  let latest: object | undefined;
  const replace = (href: string): void => history.replaceState(history.state, '', href);
  function go(href: string): void {
    latest = undefined;
    follow(new URL(href), () => location.href === href);
  }
  addEventListener('hashchange', ({ newURL }) => {
    // Between a click and this event an address may have been put over the one that was asked for.
    if (location.href !== newURL) replace(newURL);
    go(newURL);
  });
  return {
    begin() {
      if (location.href !== own) go(location.href);
    },
    async put(made) {
      const mine = (latest = {});
      const address = await made;
      if (latest === mine) replace((own = address));
    },
  };
}

/** Whether something lies over the page that has an entry of its own in the history. */
export const isLaidOver = (): boolean => (history.state as { laidOver?: true } | null)?.laidOver === true;

/** Gives what opens over the page an entry in the history, so that the browser's way back closes it; it takes over the fragment. Returns the address of the page below. */
export function layOver(): string {
  const { href, pathname, search } = location;
  if (isLaidOver()) return new URL(pathname + search, href).href;
  if (location.hash.startsWith('#play=')) history.replaceState(history.state, '', pathname + search);
  const page = location.href;
  history.pushState({ laidOver: true }, '', href);
  return page;
}

/** Takes that entry back, if it is the present one. */
export function liftOff(): void {
  if (isLaidOver()) history.back();
}
