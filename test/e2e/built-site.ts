import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';

/** A page as it was built. */
export interface BuiltPage {
  readonly file: string;
  readonly address: string;
  readonly root: HTMLElement;
}

/** The built site: where it lies, and below which path it stands. */
export interface BuiltSite {
  readonly folder: string;
  readonly pages: readonly BuiltPage[];
  /**
   * Whether there is a page, with the anchor if the address names one, or a file at an address of
   * the host.
   */
  readonly has: (address: string) => boolean;
}

/** Reads the pages of a built site. */
export function builtSite(folder: string, base = '/'): BuiltSite {
  const pages = globSync('**/*.html', { cwd: folder }).map((file) => ({
    file,
    address: base + file.replace(/index\.html$/, ''),
    root: parse(readFileSync(folder + file, 'utf8')),
  }));
  const anchors = new Map(
    pages.map(({ address, root }) => [
      address,
      new Set(root.querySelectorAll('[id]').map((element) => element.id)),
    ]),
  );
  return {
    folder,
    pages,
    has(address) {
      const [path = '', anchor] = decodeURI(address)
        .replace(/\?[^#]*/, '')
        .split('#');
      const ids = anchors.get(path);
      if (!ids)
        return (
          path.startsWith(base) &&
          !path.endsWith('/') &&
          existsSync(folder + path.slice(base.length))
        );
      return anchor === undefined || ids.has(anchor);
    },
  };
}

const ATTRIBUTES = ['href', 'src', 'poster', 'data', 'component-url', 'renderer-url', 'xlink:href'];

/**
 * What begins with a scheme or a slash stands for itself; anything else follows the address of its
 * page.
 */
const IS_ABSOLUTE = /^(?:[a-z]+:|\/)/i;
const ANY_HOST = 'https://host.invalid';

/** Every address that a page names for its readers: a path where it is one of the site. */
export const addressesIn = ({ address, root }: BuiltPage): string[] =>
  root
    .querySelectorAll('[href], [src], [component-url]')
    .filter((element) => !element.matches('[rel="canonical"], [rel="alternate"]'))
    .flatMap((element) => ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []))
    .map((target) =>
      IS_ABSOLUTE.test(target)
        ? target
        : new URL(target, ANY_HOST + address).href.slice(ANY_HOST.length),
    );
