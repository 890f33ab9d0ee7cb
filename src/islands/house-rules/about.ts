import type { HouseRules, Readings } from './kept.ts';
import { loadJson, loadWords } from '../../browser/load.ts';
import { BASE } from '../../i18n/base.ts';
import { readerLocaleOn } from '../../browser/page.ts';
import { say, type Words } from '../../i18n/words.ts';

/** The open rulings of a game in words, as `rulings.json` has them. */
export interface Rulings {
  readonly rulings: Readings;
  readonly words: Words;
}

/** What it takes to speak of house rules on a page. */
export interface About extends Rulings {
  readonly game: string;
  /** The interface strings. */
  readonly text: Words;
  /** Where the house rules are chosen. */
  readonly href: string;
}

/** Loads the open rulings of the page's game, in its language. Rejects where they cannot be had. */
export const loadRulings = (): Promise<Rulings> => loadJson<Rulings>(`${home()}/rulings.json`);

/** Loads what it takes to speak of house rules. Rejects where it cannot be had. */
export async function loadAbout(game: string): Promise<About> {
  const [text, rulings] = await Promise.all([loadWords('house'), loadRulings()]);
  const href = `${BASE}${readerLocaleOn(document)}/${game}/house-rules/`;
  return { ...rulings, game, text, href };
}

const home = (): string =>
  `${BASE}${document.documentElement.lang}/${document.documentElement.dataset.game}`;

/** What the reader answers to a ruling; a badge outside of links leads to the house rules. */
export function badgeOf(
  tag: 'a' | 'span',
  ruling: string,
  mine: HouseRules,
  about: About,
): HTMLElement {
  const badge = document.createElement(tag);
  if (badge instanceof HTMLAnchorElement) badge.href = `${about.href}#${ruling}`;
  badge.className = 'house-badge';
  badge.title = say(about.text, 'house.badge', {
    answer: answerTo(about, ruling, about.rulings[ruling]![0]!),
  });
  const [name, answer] = [document.createElement('b'), document.createElement('span')];
  name.textContent = say(about.text, 'house.rule');
  answer.textContent = answerTo(about, ruling, mine[ruling]!);
  badge.append(name, ' ', answer);
  return badge;
}

/** What an option of a ruling answers to its question. */
export const answerTo = ({ words }: Rulings, ruling: string, option: string): string =>
  say(words, `ruling.${ruling}.${option}`);

/** What a ruling asks. */
export const questionOf = ({ words }: Rulings, ruling: string): string =>
  say(words, `ruling.${ruling}`);
