import { settled } from './over-page.ts';

/** A part of the page and the address, following each other. */
export interface FollowedAddress {
  /** Goes where the address leads now. */
  readonly begin: () => void;
  /**
   * Puts an address in place of the present one once it is made and nothing lies over the page,
   * unless another was put or followed meanwhile.
   */
  readonly put: (made: string | Promise<string>) => Promise<void>;
}

/**
 * The address that anything on this page put last: it leads nowhere that the page is not already.
 */
let own: string | undefined;

/**
 * Calls whenever the address comes to lead elsewhere, other than by `put`. `isCurrent`: it still is
 * the address; to be asked again after everything that takes a while.
 */
export function followAddress(
  follow: (address: URL, isCurrent: () => boolean) => void,
): FollowedAddress {
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
      await settled();
      if (latest === mine) replace((own = address));
    },
  };
}
