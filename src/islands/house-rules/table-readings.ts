import { areSame, keptHouseRules, withKnownReadings, type HouseRules } from './kept.ts';
import { answerTo, loadRulings, questionOf } from './about.ts';
import { onReadingsShown } from './readings-shown.ts';

/** Says above a table from a link in which readings it is shown: the link brings its own. */
export async function enableTableReadings(box: HTMLElement): Promise<void> {
  const game = document.documentElement.dataset.game!;
  const table = document.querySelector<HTMLElement>('[data-tool]')!;
  const about = await loadRulings();

  function sentenceFor(readings: HouseRules): string {
    if (Object.keys(readings).length === 0) return box.dataset.default!;
    return areSame(readings, withKnownReadings(keptHouseRules(game).rules, about.rulings))
      ? box.dataset.house!
      : box.dataset.other!;
  }

  onReadingsShown(table, (shown) => {
    box.hidden = !shown;
    const readings = withKnownReadings(shown ?? {}, about.rulings);
    const said = [
      sentenceFor(readings),
      ...Object.entries(readings).map(
        ([ruling, option]) => `${questionOf(about, ruling)} ${answerTo(about, ruling, option)}`,
      ),
    ];
    const [status, list] = [...box.children] as [Element, Element];
    if (status.textContent !== said[0]) status.textContent = said[0]!;
    list.replaceChildren(
      ...said
        .slice(1)
        .map((text) => Object.assign(document.createElement('li'), { textContent: text })),
    );
  });
}
