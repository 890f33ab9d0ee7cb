import type { HouseRules } from './kept.ts';
import { say, type Words } from '../../i18n/words.ts';

/** What the page of house rules shows: the reader's own, or those of a link beside them. */
interface Profile {
  readonly own: HouseRules;
  readonly linked: HouseRules | undefined;
}

/** Shows house rules in the page's form: what is chosen, how many there are, and whose they are. */
export function showProfile(main: HTMLElement, words: Words, { own, linked }: Profile): void {
  const rules = linked ?? own;
  for (const point of main.querySelectorAll<HTMLFieldSetElement>('[data-point]'))
    showPoint(point, rules, own, linked !== undefined);
  for (const shield of main.querySelectorAll<HTMLElement>('[data-of]'))
    shield.classList.toggle('set', shield.dataset.of! in rules);
  const count = main.querySelector('.count')!;
  const sentence = sentenceOf(
    words,
    Object.keys(rules).length,
    main.querySelectorAll('[data-point]').length,
    linked !== undefined,
  );
  if (count.textContent !== sentence) count.textContent = sentence;
  main.querySelector<HTMLElement>('.from-link')!.hidden = !linked;
  main.querySelector<HTMLElement>('[data-do=reset]')!.hidden =
    linked !== undefined || Object.keys(own).length === 0;
  delete main.querySelector<HTMLElement>('.house-state')!.dataset.waits;
}

/**
 * Hides what is played as Crownbook does, where only house rules are asked for; what changes
 * afterwards stays in sight.
 */
export function narrowProfile(main: HTMLElement, only: HouseRules | undefined): void {
  const points = [...main.querySelectorAll<HTMLElement>('[data-point]')];
  for (const point of points) point.hidden = only !== undefined && !(only[point.id] ?? false);
  for (const topic of main.querySelectorAll<HTMLElement>('[data-topic]'))
    topic.hidden = !topic.querySelector('[data-point]:not([hidden])');
  main.querySelector<HTMLElement>('.none')!.hidden = points.some(({ hidden }) => !hidden);
}

function showPoint(
  point: HTMLFieldSetElement,
  rules: HouseRules,
  own: HouseRules,
  locked: boolean,
): void {
  point.disabled = locked;
  point.classList.toggle('set', point.id in rules);
  for (const [at, radio] of [...point.querySelectorAll('input')].entries()) {
    radio.checked = radio.value === rules[point.id] || (at === 0 && !(point.id in rules));
    if (at > 0)
      radio.closest('label')!.querySelector('small')!.hidden = own[point.id] !== radio.value;
  }
}

function sentenceOf(words: Words, count: number, total: number, ofLink: boolean): string {
  if (count === 0) return say(words, 'house.count.none', { total });
  return ofLink
    ? say(words, 'house.count.link', { count, total })
    : say(words, 'house.count', { count, total });
}
