import { fold, wordsIn } from '../islands/search/words.ts';

/**
 * Lets readers narrow a list. A form's selects name traits; each `[data-item]` lists what it has,
 * such as `colour-red`, and `[data-items]` without any item left hide. Of a field named `q`, every
 * word must begin a word of the item's heading or text. What is chosen stands in the address, so
 * that it can be shared and survives the way back.
 */
export function enableFilters(form: HTMLFormElement): void {
  const selects = [...form.querySelectorAll('select')];
  const field = form.querySelector<HTMLInputElement>('[name=q]');
  const items = [...document.querySelectorAll<HTMLElement>('[data-item]')];
  const sections = [...document.querySelectorAll<HTMLElement>('[data-items]')];
  const status = form.querySelector('[role=status]')!;
  const reset = form.querySelector<HTMLElement>('[type=reset]')!;
  const none = form.querySelector<HTMLElement>('.none');
  const wordsOf = new Map(
    items.map((item) => [
      item,
      [...item.querySelectorAll('h3, p')].flatMap(({ textContent }) => foldedIn(textContent)),
    ]),
  );

  chooseFromAddress(selects, field);
  enableFold(form, selects);

  const chosen = (): Control[] =>
    [...(field ? [field] : []), ...selects].filter(({ value }) => value.trim());

  function show(): void {
    const traits = selects
      .filter(({ value }) => value)
      .map(({ name, value }) => `${name}-${value}`);
    const typed = foldedIn(field?.value ?? '');
    const fits = (item: HTMLElement): boolean =>
      traits.every((trait) => item.dataset.item!.split(' ').includes(trait)) &&
      typed.every((begin) => wordsOf.get(item)!.some((word) => word.startsWith(begin)));
    for (const item of items) item.hidden = !fits(item);
    for (const section of sections)
      section.hidden = !section.querySelector('[data-item]:not([hidden])');
    for (const select of selects) select.classList.toggle('set', select.value !== '');
    const count = items.filter((item) => !item.hidden).length;
    status.textContent = form.dataset
      .shown!.replace('{count}', String(count))
      .replace('{total}', String(items.length));
    reset.hidden = chosen().length === 0;
    if (none) none.hidden = count > 0;
  }

  const keep = (): void => putInAddress(chosen());

  form.addEventListener('input', show);
  form.addEventListener('change', keep);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    keep();
  });
  form.addEventListener('reset', () =>
    setTimeout(() => {
      show();
      keep();
    }),
  );
  show();
  delete form.dataset.waits;
  keep();
}

type Control = HTMLSelectElement | HTMLInputElement;

/** Chooses what the address asks for, as far as it can be chosen. */
function chooseFromAddress(
  selects: readonly HTMLSelectElement[],
  field: HTMLInputElement | null,
): void {
  const asked = new URLSearchParams(location.search);
  for (const select of selects) {
    const value = asked.get(select.name) ?? select.value;
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  }
  if (field) field.value = asked.get('q') ?? field.value;
}

/** Not at every key: browsers refuse an address that changes too often. */
function putInAddress(chosen: readonly Control[]): void {
  const query = new URLSearchParams(
    chosen.map(({ name, value }) => [name, value.trim()]),
  ).toString();
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${query && `?${query}`}${location.hash}`,
  );
}

/**
 * Lets the selects be folded away. Where something folded is chosen, or there is room, they are
 * seen.
 */
function enableFold(form: HTMLFormElement, selects: readonly HTMLSelectElement[]): void {
  const folded = form.querySelector<HTMLElement>('.folded');
  const opener = form.querySelector('[aria-expanded]');
  const unfold = (open: boolean): void => {
    folded!.hidden = !open;
    opener!.setAttribute('aria-expanded', String(open));
  };
  if (folded)
    unfold(selects.some(({ value }) => value) || matchMedia('(min-width: 48rem)').matches);
  opener?.addEventListener('click', () => unfold(Boolean(folded!.hidden)));
}

/** Words as the search compares them; soft hyphens do not part them. */
const foldedIn = (text: string): string[] => wordsIn(text.replaceAll('\u00AD', '')).map(fold);
