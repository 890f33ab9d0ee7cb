/** The language switch keeps the anchor, the step and what is searched for, and remembers the choice for the start page. */
export function enableLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => {
      link.hash = location.hash;
      link.search = location.search;
      try {
        localStorage.setItem('language', link.dataset.language!);
      } catch {
        // Without storage the start page offers the browser's language.
      }
    });
  }
}
