import { buttonOf } from '../../browser/button.ts';
import type { HouseRules } from './kept.ts';
import { onReadingsShown } from './readings-shown.ts';
import { say } from '../../i18n/words.ts';
import { badgeOf, questionOf, type About } from './about.ts';

/** Whose readings a table is shown in. */
type Shown = 'default' | 'house' | 'other';

let stopWatching = (): void => undefined;

/**
 * Says above every scenario that the house rules would play otherwise which reading it is shown in,
 * and offers the other one.
 */
export function noticeScenarios(mine: HouseRules, about: About): void {
  stopWatching();
  const stops = [...document.querySelectorAll<HTMLElement>('[data-rulings]')].flatMap((place) => {
    const rulings = place.dataset.rulings!.split(' ').filter((ruling) => ruling in mine);
    return rulings.length > 0
      ? [notice(place, Object.fromEntries(rulings.map((ruling) => [ruling, mine[ruling]!])), about)]
      : [];
  });
  stopWatching = () => stops.forEach((stop) => stop());
}

/** A notice above one scenario, which follows what its player shows. */
function notice(place: HTMLElement, mine: HouseRules, about: About): () => void {
  const scenario = place.dataset.scenario!;
  const status = document.createElement('b');
  status.setAttribute('role', 'status');
  const goTo = async (rulings: HouseRules): Promise<void> => {
    const { scenarioFragment } = await import('./link.ts');
    location.hash = await scenarioFragment(about.game, scenario, rulings);
  };
  const play = buttonOf(say(about.text, 'house.play'), () => void goTo(mine));
  const back = buttonOf(say(about.text, 'house.play.default'), () => void goTo({}));
  place.before(boxOf(about, mine, status, play, back));

  return onReadingsShown(place, (readings = {}) => {
    const shown = shownIn(readings, mine, about);
    const sentence = sentenceOf(about, shown);
    if (status.textContent !== sentence) status.textContent = sentence;
    play.hidden = shown === 'house';
    back.hidden = shown === 'default';
  });
}

function boxOf(
  about: About,
  mine: HouseRules,
  status: HTMLElement,
  ...buttons: readonly HTMLButtonElement[]
): HTMLElement {
  const box = document.createElement('div');
  box.className = 'house-notice';
  box.dataset.houseRule = '';
  const [head, list, row] = ['p', 'ul', 'p'].map((name) => document.createElement(name)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  box.append(head, list, row);
  head.append(status);
  row.className = 'row';
  row.append(...buttons);
  for (const ruling of Object.keys(mine)) {
    const item = document.createElement('li');
    item.append(questionOf(about, ruling), ' ', badgeOf('a', ruling, mine, about));
    list.append(item);
  }
  return box;
}

/**
 * Compares the readings shown with the house rules that matter here; whatever is not named is read
 * as Crownbook does.
 */
function shownIn(readings: HouseRules, mine: HouseRules, about: About): Shown {
  const usual = (ruling: string): string | undefined => about.rulings[ruling]?.[0];
  const read = (ruling: string): string | undefined => readings[ruling] ?? usual(ruling);
  const all = [...new Set([...Object.keys(readings), ...Object.keys(mine)])];
  if (all.every((ruling) => read(ruling) === (mine[ruling] ?? usual(ruling)))) return 'house';
  return all.every((ruling) => read(ruling) === usual(ruling)) ? 'default' : 'other';
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
