// Addresses and paths below the site. A request's path is whatever somebody has put into an
// address: none of it may lead elsewhere.

/**
 * The address of something by its path below a site: always one of the site, whatever the path
 * looks like.
 */
export const addressBelow = (site: string, path: string): string => site + encodeURI(path);

/**
 * The path of an address below a site, without query and fragment; undefined for what is not of the
 * site.
 */
export function pathBelow(site: string, address: string): string | undefined {
  const whole = withoutQuery(address);
  return whole.startsWith(site) ? read(whole.slice(site.length)) : undefined;
}

/** A path with its percent signs read; where they stand for no text, as it is. */
function read(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** An address without query and fragment. */
export function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** The same address with a slash at the end of its path. */
export function withSlash(address: string): string {
  const { search } = new URL(address);
  return `${withoutQuery(address)}/${search}`;
}
