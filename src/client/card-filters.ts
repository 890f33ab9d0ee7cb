/** Lets readers narrow the card index. What is chosen stands in the address, so that it can be shared and survives the way back. */
export function enableFilters(form: HTMLFormElement): void {
  const selects = [...form.querySelectorAll('select')];
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  const sections = [...document.querySelectorAll<HTMLElement>('[data-cards]')];
  const status = form.querySelector('[role=status]')!;
  const [reset, none] = [form.querySelector<HTMLElement>('[type=reset]')!, form.querySelector<HTMLElement>('.none')!];

  const asked = new URLSearchParams(location.search);
  for (const select of selects) {
    const value = asked.get(select.name) ?? '';
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  }

  function show(): void {
    const chosen = selects.filter(({ value }) => value);
    const traits = chosen.map(({ name, value }) => `${name}-${value}`);
    const fits = (card: HTMLElement): boolean => traits.every((trait) => card.dataset.card!.split(' ').includes(trait));
    for (const card of cards) card.hidden = !fits(card);
    for (const section of sections) section.hidden = !section.querySelector('[data-card]:not([hidden])');
    for (const select of selects) select.classList.toggle('set', select.value !== '');
    const count = cards.filter((card) => !card.hidden).length;
    status.textContent = form.dataset.shown!.replace('{count}', String(count)).replace('{total}', String(cards.length));
    reset.hidden = chosen.length === 0;
    none.hidden = count > 0;
    const query = new URLSearchParams(chosen.map(({ name, value }) => [name, value])).toString();
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
  }

  form.addEventListener('change', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(show));
  form.hidden = false;
  show();
}
