// For readers with house rules only: says so wherever a page names a ruling that they read their own way.
import { keptHouseRules, sensible, type HouseRules } from '../islands/house-rules.ts';
import { loadJson, loadWords } from '../islands/load.ts';
import { loadStyles } from '../islands/load-styles.ts';
import { say, type Words } from '../islands/words.ts';
import styles from '../styles/house.css?url';
import { noticeScenarios } from './house-notices.ts';

/** The open rulings of a game in words, as `rulings.json` has them. */
interface Rulings {
  readonly rulings: Readonly<Record<string, readonly string[]>>;
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

let loading: Promise<About> | undefined;
let marked = '';

/** Marks everything on the page that the reader's house rules are about; again where they have changed. Rejects where words cannot be had. */
export async function markHouseRules(): Promise<void> {
  const game = document.documentElement.dataset.game!;
  loading ??= load(game);
  loading.catch(() => (loading = undefined));
  const about = await loading;
  const mine = sensible(keptHouseRules(game).rules, about.rulings);
  if (marked === JSON.stringify(mine)) return;
  marked = JSON.stringify(mine);
  for (const mark of document.querySelectorAll('[data-house-rule]')) mark.remove();
  for (const place of document.querySelectorAll<HTMLElement>('[data-ruling]')) addBadge(place, mine, about);
  noticeScenarios(mine, about);
}

async function load(game: string): Promise<About> {
  const home = `/${document.documentElement.lang}/${game}`;
  const [text, about] = await Promise.all([loadWords('house'), loadJson<Rulings>(`${home}/rulings.json`), loadStyles(styles)]);
  return { ...about, game, text, href: `${home}/house-rules/` };
}

function addBadge(place: HTMLElement, mine: HouseRules, about: About): void {
  const ruling = place.dataset.ruling!;
  if (ruling in mine) place.append(' ', badgeOf(place.matches('a') ? 'span' : 'a', ruling, mine[ruling]!, about));
}

/** What the reader answers to a ruling; a badge outside of links leads to the house rules. */
export function badgeOf(tag: 'a' | 'span', ruling: string, option: string, about: About): HTMLElement {
  const badge = document.createElement(tag);
  if (badge instanceof HTMLAnchorElement) badge.href = `${about.href}#${ruling}`;
  badge.className = 'house-badge';
  badge.dataset.houseRule = '';
  badge.title = say(about.text, 'house.badge', { answer: answerTo(about, ruling, about.rulings[ruling]![0]!) });
  const [name, answer] = [document.createElement('b'), document.createElement('span')];
  name.textContent = say(about.text, 'house.rule');
  answer.textContent = answerTo(about, ruling, option);
  badge.append(name, ' ', answer);
  return badge;
}

/** What an option of a ruling answers to its question. */
const answerTo = ({ words }: Rulings, ruling: string, option: string): string => say(words, `ruling.${ruling}.${option}`);
