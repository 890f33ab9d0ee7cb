import { BASE } from '../i18n/base.ts';

/**
 * Where the search of this page lies: the folder of its `search.json`, and those of the
 * `records.json` that a page of a game knows without it.
 */
export function searchFolders(): { readonly own: string; readonly texts: readonly string[] } {
  const { lang, dataset } = document.documentElement;
  const library = `${BASE}${lang}/`;
  const own = dataset.game ? `${library}${dataset.game}/` : library;
  return { own, texts: dataset.game ? [own, library] : [] };
}
