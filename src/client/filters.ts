/**
 * Lets readers narrow a list. A form's selects name traits; each `[data-item]` lists what it has, such as `colour-red`, and `[data-items]`
 * without any item left hide. What is chosen stands in the address, so that it can be shared and survives the way back.
 */
export function enableFilters(form: HTMLFormElement): void {
  const selects = [...form.querySelectorAll('select')];
  const items = [...document.querySelectorAll<HTMLElement>('[data-item]')];
  const sections = [...document.querySelectorAll<HTMLElement>('[data-items]')];
  const status = form.querySelector('[role=status]')!;
  const reset = form.querySelector<HTMLElement>('[type=reset]')!;
  const none = form.querySelector<HTMLElement>('.none');

  const asked = new URLSearchParams(location.search);
  for (const select of selects) {
    const value = asked.get(select.name) ?? select.value;
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  }

  function show(): void {
    const chosen = selects.filter(({ value }) => value);
    const traits = chosen.map(({ name, value }) => `${name}-${value}`);
    const fits = (item: HTMLElement): boolean => traits.every((trait) => item.dataset.item!.split(' ').includes(trait));
    for (const item of items) item.hidden = !fits(item);
    for (const section of sections) section.hidden = !section.querySelector('[data-item]:not([hidden])');
    for (const select of selects) select.classList.toggle('set', select.value !== '');
    const count = items.filter((item) => !item.hidden).length;
    status.textContent = form.dataset.shown!.replace('{count}', String(count)).replace('{total}', String(items.length));
    reset.hidden = chosen.length === 0;
    if (none) none.hidden = count > 0;
    const query = new URLSearchParams(chosen.map(({ name, value }) => [name, value])).toString();
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
  }

  form.addEventListener('change', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(show));
  form.hidden = false;
  show();
}
