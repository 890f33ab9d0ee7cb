import {
  areKnown,
  areSame,
  keepHouseRules,
  keptHouseRules,
  onHouseRulesKept,
  withKnownReadings,
  setAsideHouseRules,
  type HouseRules,
  type Readings,
} from './kept.ts';
import { sayBroken } from '../../browser/go.ts';
import { followAddress } from '../../browser/address.ts';
import { canKeep } from '../../browser/kept.ts';
import { beginning, canUndo, changed, replaced, undone, type History } from '../shared/history.ts';
import { openHouseRules } from './link.ts';
import { say, type Words } from '../../i18n/words.ts';
import { showProfile } from './profile.ts';

/**
 * Brings the page of house rules to life: keeps what is chosen, opens links without touching the
 * reader's own, takes back.
 */
export function enableHouseRules(main: HTMLElement): void {
  const game = document.documentElement.dataset.game!;
  const words = JSON.parse(main.querySelector('#house-words')!.textContent) as Words;
  const points = [...main.querySelectorAll<HTMLFieldSetElement>('[data-point]')];
  const readings: Readings = Object.fromEntries(
    points.map((point) => [point.id, [...radiosOf(point)].map(({ value }) => value)]),
  );
  const said = main.querySelector('.said')!;
  const count = main.querySelector<HTMLElement>('.count')!;
  const only = buttonOf(main, 'only');
  /** The reader's own; only the last change of all at once can be taken back. */
  let history = beginning(readOwn());
  /** The house rules of a link, while they are shown. */
  let linked: HouseRules | undefined;
  let follow: ((rules: HouseRules) => void) | undefined;

  function readOwn(): HouseRules {
    const { rules, damaged } = keptHouseRules(game);
    if (damaged) tell(setAsideHouseRules(game) ? 'house.damaged' : 'house.damaged-stays');
    else if (!areKnown(rules, readings)) tell('house.unknown');
    return withKnownReadings(rules, readings);
  }

  function tell(...keys: readonly string[]): void {
    const notice = document.createElement('p');
    notice.className = 'notice';
    notice.textContent = keys.map((key) => say(words, key)).join(' ');
    said.replaceChildren(...(keys.length > 0 ? [notice] : []));
  }

  function show(): void {
    showProfile(main, words, { own: history.now, linked });
    buttonOf(main, 'undo').hidden = !canUndo(history);
    follow?.(linked ?? history.now);
  }

  /**
   * Hides what is played as Crownbook does, where only the house rules are asked for; what changes
   * afterwards stays in sight.
   */
  function narrow(): void {
    const isAsked = only.getAttribute('aria-pressed') === 'true';
    for (const point of points)
      point.hidden = isAsked && !((linked ?? history.now)[point.id] ?? false);
    for (const topic of main.querySelectorAll<HTMLElement>('[data-topic]'))
      topic.hidden = !topic.querySelector('[data-point]:not([hidden])');
    main.querySelector<HTMLElement>('.none')!.hidden = points.some(({ hidden }) => !hidden);
  }

  /** Changes the reader's own, all at once. */
  function turnTo(next: History<HouseRules>, ...sentence: readonly string[]): void {
    history = next;
    leaveLink();
    tell(...(keepHouseRules(game, history.now) ? sentence : ['house.not-kept']));
    show();
    narrow();
    (canUndo(history) ? buttonOf(main, 'undo') : count).focus();
  }

  function leaveLink(): void {
    linked = undefined;
    if (location.hash.startsWith('#play=')) void address.put(location.pathname + location.search);
  }

  function choose({ name, value }: HTMLInputElement): void {
    history = beginning(withKnownReadings({ ...history.now, [name]: value }, readings));
    if (keepHouseRules(game, history.now)) tell();
    else tell('house.not-kept');
    show();
  }

  async function open(hash: string, isCurrent: () => boolean): Promise<void> {
    const isLink = hash.startsWith('#play=');
    // Anchors of the page leave what is shown.
    if (isLink || hash === '') linked = undefined;
    const link = isLink ? await openHouseRules(hash, game, readings) : undefined;
    if (!isCurrent()) return;
    if (link && 'problem' in link) tell(link.problem, 'house.own-shown');
    else if (link && areSame(link.rules, history.now)) tell('house.link.same');
    else linked = link?.rules ?? linked;
    show();
    narrow();
  }

  const actions: Readonly<Record<string, () => void>> = {
    keep: () => turnTo(changed(history, linked ?? history.now, 1), 'house.was-kept'),
    reset: () => turnTo(changed(history, {}, 1)),
    undo: () => turnTo(undone(history), 'house.was-undone'),
    own: () => {
      leaveLink();
      show();
      narrow();
      count.focus();
    },
    only: () => {
      only.setAttribute('aria-pressed', String(only.getAttribute('aria-pressed') !== 'true'));
      narrow();
    },
  };
  main.addEventListener('change', ({ target }) => choose(target as HTMLInputElement));
  for (const [name, act] of Object.entries(actions))
    buttonOf(main, name).addEventListener('click', act);
  onHouseRulesKept(game, () => {
    // Without storage they are known here alone.
    if (canKeep())
      history = replaced(history, withKnownReadings(keptHouseRules(game).rules, readings));
    show();
  });
  const address = followAddress(({ hash }, isCurrent) => {
    tell();
    open(hash, isCurrent).catch(sayBroken);
  });
  // What was said of the kept ones stays.
  open(location.hash, () => true).catch(sayBroken);
  import('./share.tsx').then(({ mountShare }) => {
    follow = mountShare(main.querySelector('.sharing')!, game, words, linked ?? history.now);
  }, sayBroken);
}

const radiosOf = (point: Element): NodeListOf<HTMLInputElement> => point.querySelectorAll('input');

const buttonOf = (main: Element, name: string): HTMLButtonElement =>
  main.querySelector(`[data-do=${name}]`)!;
