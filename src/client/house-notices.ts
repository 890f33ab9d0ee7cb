import type { HouseRules } from '../islands/house-rules.ts';
import { readingsInAddress, scenarioFragment } from '../islands/house-rules/link.ts';
import { say } from '../islands/words.ts';
import { badgeOf, type About } from './house-badges.ts';

/** Whose readings a table is shown in. */
type Shown = 'default' | 'house' | 'other';

/** Milliseconds after which the address has followed a player's move. */
const SETTLED = 150;

let stopWatching = (): void => undefined;

/** Says above every table that the house rules would play otherwise which reading it is shown in, and offers the other one. */
export function noticeScenarios(mine: HouseRules, about: About): void {
  stopWatching();
  const watched = [...document.querySelectorAll<HTMLElement>('[data-rulings]')].flatMap((place) => {
    const rulings = place.dataset.rulings!.split(' ').filter((ruling) => ruling in mine);
    return rulings.length > 0 ? [notice(place, Object.fromEntries(rulings.map((ruling) => [ruling, mine[ruling]!])), about)] : [];
  });
  stopWatching = () => watched.forEach((watch) => watch.disconnect());
  const table = document.querySelector('[data-table]');
  if (table && location.hash.startsWith('#play=') && Object.keys(mine).length > 0) noticeTable(table, about);
}

/** A notice above one scenario, which follows what its player shows. */
function notice(place: HTMLElement, mine: HouseRules, about: About): MutationObserver {
  const scenario = place.dataset.scenario!;
  const box = boxOf(about, mine);
  const status = box.querySelector('[role=status]')!;
  const [play, back] = [
    { key: 'house.play', rulings: mine },
    { key: 'house.play.default', rulings: {} },
  ].map(({ key, rulings }) => {
    const button = document.createElement('button');
    button.className = 'button';
    button.type = 'button';
    button.textContent = say(about.text, key);
    button.addEventListener('click', () => void scenarioFragment(about.game, scenario, rulings).then((hash) => (location.hash = hash)));
    return button;
  }) as [HTMLButtonElement, HTMLButtonElement];
  const row = document.createElement('p');
  row.className = 'row';
  row.append(play, back);
  box.append(row);
  place.before(box);

  let readings: HouseRules = {};
  async function follow(): Promise<void> {
    readings = place.querySelector('.step-no .tag') ? ((await readingsInAddress(location.hash, scenario)) ?? readings) : {};
    const shown = shownIn(readings, mine, about);
    const sentence = sentenceOf(about, shown);
    if (status.textContent !== sentence) status.textContent = sentence;
    play.hidden = shown === 'house';
    back.hidden = shown === 'default';
  }
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const watch = new MutationObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void follow(), SETTLED);
  });
  watch.observe(place, { childList: true, subtree: true });
  void follow();
  return watch;
}

function boxOf(about: About, mine: HouseRules): HTMLElement {
  const box = document.createElement('div');
  box.className = 'house-notice';
  box.dataset.houseRule = '';
  box.innerHTML = '<p><b role="status"></b></p><ul></ul>';
  for (const [ruling, option] of Object.entries(mine)) {
    const item = document.createElement('li');
    item.append(say(about.words, `ruling.${ruling}`), ' ', badgeOf('a', ruling, option, about));
    box.querySelector('ul')!.append(item);
  }
  return box;
}

/** The table of a link brings its own readings. */
function noticeTable(table: Element, about: About): void {
  const box = boxOf(about, {});
  box.querySelector('[role=status]')!.textContent = say(about.text, 'house.position');
  box.querySelector('ul')!.remove();
  table.before(box);
}

/** Compares the readings shown with the house rules that matter here; whatever is not named is read as Crownbook does. */
function shownIn(readings: HouseRules, mine: HouseRules, about: About): Shown {
  const read = (ruling: string): string => readings[ruling] ?? about.rulings[ruling]![0]!;
  const others = Object.keys(readings).filter((ruling) => !(ruling in mine) && read(ruling) !== about.rulings[ruling]?.[0]);
  if (others.length > 0) return 'other';
  const rulings = Object.keys(mine);
  if (rulings.every((ruling) => read(ruling) === mine[ruling])) return 'house';
  return rulings.every((ruling) => read(ruling) === about.rulings[ruling]![0]) ? 'default' : 'other';
}

function sentenceOf({ text }: About, shown: Shown): string {
  switch (shown) {
    case 'default':
      return say(text, 'house.shown.default');
    case 'house':
      return say(text, 'house.shown.house');
    case 'other':
      return say(text, 'house.shown.other');
  }
}
