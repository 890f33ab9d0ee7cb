import { followAddress } from '../../browser/address.ts';
import { sayBroken } from '../../browser/go.ts';
import { say, type Words } from '../../i18n/words.ts';
import { areSame, onHouseRulesKept, type HouseRules, type Readings } from './kept.ts';
import { openHouseRules } from './link.ts';
import { openOwnRules } from './own-rules.ts';
import { narrowProfile, showProfile } from './profile.ts';

/**
 * Brings the page of house rules to life: keeps what is chosen, opens links without touching the
 * reader's own, takes back.
 */
export function enableHouseRules(main: HTMLElement): void {
  const game = document.documentElement.dataset.game!;
  const words = JSON.parse(main.querySelector('#house-words')!.textContent) as Words;
  const readings = readingsIn(main);
  const tell = (...keys: readonly string[]): void => sayIn(main, words, keys);
  const own = openOwnRules(game, readings);
  if (own.trouble) tell(own.trouble);
  /** The house rules of a link, while they are shown. */
  let linked: HouseRules | undefined;
  const shown = (): HouseRules => linked ?? own.now();
  let follow: ((rules: HouseRules) => void) | undefined;

  function show(): void {
    showProfile(main, words, { own: own.now(), linked });
    buttonOf(main, 'undo').hidden = !own.canUndo();
    follow?.(shown());
  }
  const only = buttonOf(main, 'only');
  const narrow = (): void => narrowProfile(main, isPressed(only) ? shown() : undefined);

  function leaveLink(): void {
    linked = undefined;
    if (isRulesLink(location.hash)) void address.put(location.pathname + location.search);
  }
  function showOwn(): void {
    leaveLink();
    show();
    narrow();
    focusCount(main);
  }

  /** Changes the reader's own, all at once. */
  function turn(change: () => boolean, ...sentence: readonly string[]): void {
    leaveLink();
    tell(...(change() ? sentence : ['house.not-kept']));
    show();
    narrow();
    if (own.canUndo()) buttonOf(main, 'undo').focus();
    else focusCount(main);
  }

  async function open(hash: string, isCurrent: () => boolean): Promise<void> {
    const isLink = isRulesLink(hash);
    // Anchors of the page leave what is shown.
    if (isLink || hash === '') linked = undefined;
    const link = isLink ? await openHouseRules(hash, game, readings) : undefined;
    if (!isCurrent()) return;
    if (link && 'problem' in link) tell(link.problem, 'house.own-shown');
    else if (link && areSame(link.rules, own.now())) tell('house.link.same');
    else linked = link?.rules ?? linked;
    show();
    narrow();
  }

  onClicks(main, {
    keep() {
      const rules = shown();
      turn(() => own.turnTo(rules), 'house.was-kept');
    },
    reset: () => turn(() => own.turnTo({})),
    undo: () => turn(own.undo, 'house.was-undone'),
    own: showOwn,
    only() {
      only.setAttribute('aria-pressed', String(!isPressed(only)));
      narrow();
    },
  });
  main.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    tell(...(own.choose(name, value) ? [] : ['house.not-kept']));
    show();
  });
  onHouseRulesKept(game, () => {
    own.follow();
    show();
  });
  const address = followAddress(({ hash }, isCurrent) => {
    tell();
    open(hash, isCurrent).catch(sayBroken);
  });
  // What was said of the kept ones stays.
  open(location.hash, () => true).catch(sayBroken);
  import('./share.tsx').then(({ mountShare }) => {
    follow = mountShare(main.querySelector('.sharing')!, game, words, shown());
  }, sayBroken);
}

const isRulesLink = (hash: string): boolean => hash.startsWith('#play=');

/** What can be chosen on a page of house rules. */
const readingsIn = (main: HTMLElement): Readings =>
  Object.fromEntries(
    [...main.querySelectorAll('[data-point]')].map((point) => [
      point.id,
      [...point.querySelectorAll('input')].map(({ value }) => value),
    ]),
  );

/** Says sentences at the head of the page, or nothing any more. */
function sayIn(main: HTMLElement, words: Words, keys: readonly string[]): void {
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.textContent = keys.map((key) => say(words, key)).join(' ');
  main.querySelector('.said')!.replaceChildren(...(keys.length > 0 ? [notice] : []));
}

const buttonOf = (main: Element, name: string): HTMLButtonElement =>
  main.querySelector(`[data-do=${name}]`)!;

const isPressed = (button: Element): boolean => button.getAttribute('aria-pressed') === 'true';

const focusCount = (main: Element): void => main.querySelector<HTMLElement>('.count')!.focus();

function onClicks(main: Element, actions: Readonly<Record<string, () => void>>): void {
  for (const [name, act] of Object.entries(actions))
    buttonOf(main, name).addEventListener('click', act);
}
