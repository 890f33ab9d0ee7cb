import { enableFilters } from './filters.ts';

const KEY = 'edition';

/** Filters of the editions page. The reader's own edition is kept on the device, and what it prints stands out. */
export function enableEditions(form: HTMLFormElement): void {
  const mine = form.querySelector<HTMLSelectElement>('[name=edition]')!;
  mine.value = kept();
  const mark = (): void => {
    for (const print of document.querySelectorAll<HTMLElement>('[data-edition]'))
      print.classList.toggle('mine', print.dataset.edition === mine.value);
  };
  // Only the reader's own choice is kept, not that of a link.
  const choose = (): void => {
    keep(mine.value);
    mark();
  };
  form.addEventListener('change', choose);
  form.addEventListener('reset', () => setTimeout(choose));
  enableFilters(form);
  mark();
}

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function keep(edition: string): void {
  try {
    if (edition) localStorage.setItem(KEY, edition);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
