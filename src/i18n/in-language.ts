import { BASE, namedIn } from './base.ts';

/** Where the same page stands in another language. */
export const inLanguage = (path: string, locale: string): string =>
  [BASE + locale, ...namedIn(path).slice(1)].join('/');
