/**
 * The language switch keeps the anchor, the step and what is searched for, and remembers the choice
 * for the start page. Esc or a tap outside closes it.
 */
export function enableLanguages(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.languages');
  if (!menu) return;
  document.addEventListener(
    'click',
    ({ target }) => menu.contains(target as Node) || (menu.open = false),
  );
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    menu.open = false;
    menu.querySelector('summary')!.focus();
  });
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
