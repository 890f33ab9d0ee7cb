// For readers with house rules only: says so wherever a page names a ruling that they read their
// own way.
import { keptHouseRules, withKnownReadings } from './kept.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import styles from '../../styles/house.css?url';
import { badgeOf, loadAbout, type About } from './about.ts';
import { noticeScenarios } from './notices.ts';

let loading: Promise<About> | undefined;
/** The house rules that the page is marked with. */
let marked = '{}';

/**
 * Marks everything on the page that the reader's house rules are about; again where they have
 * changed. Rejects where words cannot be had.
 */
export async function markHouseRules(): Promise<void> {
  const game = document.documentElement.dataset.game!;
  loading ??= load(game);
  loading.catch(() => (loading = undefined));
  const about = await loading;
  const mine = withKnownReadings(keptHouseRules(game).rules, about.rulings);
  if (marked === JSON.stringify(mine)) return;
  marked = JSON.stringify(mine);
  for (const mark of document.querySelectorAll('[data-house-rule]')) mark.remove();
  for (const place of document.querySelectorAll<HTMLElement>('[data-ruling]')) {
    const ruling = place.dataset.ruling!;
    if (!(ruling in mine)) continue;
    const badge = badgeOf(place.matches('a') ? 'span' : 'a', ruling, mine, about);
    badge.dataset.houseRule = '';
    place.append(' ', badge);
  }
  noticeScenarios(mine, about);
}

async function load(game: string): Promise<About> {
  const [about] = await Promise.all([loadAbout(game), loadStyles(styles)]);
  return about;
}
