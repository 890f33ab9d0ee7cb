import { cacheName as nameOfCache } from '../browser/offline.ts';
import { scope } from './scope.ts';

/** Where the site begins, wherever it is hosted. */
export const SCOPE = scope.registration.scope;

/** The name of a cache of this site. */
export const cacheName = (part: string): string => nameOfCache(SCOPE, part);

/** Whether a cache is of this site, whoever of its libraries named it. */
export const isOurs = (name: string): boolean => name.endsWith(SCOPE);

/** The address of something by its path below the site. */
export const addressOf = (path: string): string => new URL(path, SCOPE).href;

/** The path of an address below the site, without query and fragment; undefined for what is not of the site. */
export function pathOf(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  const whole = origin + pathname;
  return whole.startsWith(SCOPE) ? decodeURI(whole.slice(SCOPE.length)) : undefined;
}

/** Where scripts and styles are: their names tell their content, so they never change. */
export const CODE = '_astro/';
