import { kept } from '../browser/kept.ts';
import { enableFilters } from './filters.ts';

const keptEdition = kept('edition', (edition) => edition);

/**
 * Filters of the editions page. The reader's own edition is kept on the device, and what it prints
 * stands out.
 */
export function enableEditions(form: HTMLFormElement): void {
  const mine = form.querySelector<HTMLSelectElement>('[name=edition]')!;
  mine.value = keptEdition.get().value ?? '';
  const mark = (): void => {
    for (const print of document.querySelectorAll<HTMLElement>('[data-edition]'))
      print.classList.toggle('mine', print.dataset.edition === mine.value);
  };
  // Only the reader's own choice is kept, not that of a link.
  const choose = (): void => {
    // Without storage the choice lasts as long as the page.
    keptEdition.put(mine.value || undefined);
    mark();
  };
  form.addEventListener('change', choose);
  form.addEventListener('reset', () => setTimeout(choose));
  enableFilters(form);
  mark();
}
