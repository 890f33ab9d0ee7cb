import { areSame, keptHouseRules, sensible, type HouseRules } from './kept.ts';
import { readingsOfTable } from './link.ts';
import { answerTo, loadRulings, questionOf } from './about.ts';
import { watchTable } from './watch-table.ts';

/** Says above a table from a link in which readings it is shown: the link brings its own. */
export async function enableTableReadings(box: HTMLElement): Promise<void> {
  const game = document.documentElement.dataset.game!;
  const table = document.querySelector<HTMLElement>('[data-tool]')!;
  const about = await loadRulings();

  function sentenceFor(readings: HouseRules): string {
    if (Object.keys(readings).length === 0) return box.dataset.default!;
    return areSame(readings, sensible(keptHouseRules(game).rules, about.rulings)) ? box.dataset.house! : box.dataset.other!;
  }

  watchTable(table, async () => {
    const read = await readingsOfTable(location.hash);
    box.hidden = !read || !table.querySelector('.player');
    const readings = sensible(read ?? {}, about.rulings);
    const said = [
      sentenceFor(readings),
      ...Object.entries(readings).map(([ruling, option]) => `${questionOf(about, ruling)} ${answerTo(about, ruling, option)}`),
    ];
    const [status, list] = [...box.children] as [Element, Element];
    if (status.textContent !== said[0]) status.textContent = said[0]!;
    list.replaceChildren(...said.slice(1).map((text) => Object.assign(document.createElement('li'), { textContent: text })));
  });
}
