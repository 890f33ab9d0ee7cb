import { createSignal, type JSX } from 'solid-js';
import { render } from 'solid-js/web';
import type { HouseRules } from './kept.ts';
import { Share } from '../share/Share.tsx';
import type { Words } from '../../i18n/words.ts';
import { linkAddress } from '../share/link-address.ts';

/**
 * Puts the row that shares house rules in place; what it returns has the row follow what the page
 * shows.
 */
export function mountShare(
  place: HTMLElement,
  game: string,
  words: Words,
  rules: HouseRules,
): (rules: HouseRules) => void {
  const [shown, setShown] = createSignal(rules);
  const link = (): Promise<string> => linkAddress({ game, rulings: shown() });
  render((): JSX.Element => <Share words={words} title={document.title} link={link} />, place);
  return (next) => void setShown(next);
}
