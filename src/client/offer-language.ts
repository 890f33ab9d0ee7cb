import { kept } from '../browser/kept.ts';

/**
 * On the first page: the reader's language stands first and strongest, or the page's own where
 * there is none. The choice made earlier counts before the browser's.
 */
export function offerLanguage(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')];
  const wanted = [
    kept('language', (language) => language).get().value,
    ...navigator.languages.map((language) => language.slice(0, 2)),
  ];
  const best =
    wanted.map((locale) => links.find((link) => link.dataset.locale === locale)).find(Boolean) ??
    links.find((link) => link.dataset.locale === document.documentElement.lang);
  if (!best) return;
  best.classList.add('main');
  best.closest('ul')!.prepend(best.closest('li')!);
}
