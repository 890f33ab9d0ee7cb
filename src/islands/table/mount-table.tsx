import { render } from 'solid-js/web';
import styles from '../../styles/tray.css?url';
import { loadJson, loadWords } from '../load.ts';
import { loadStyles } from '../load-styles.ts';
import { pageOf } from '../player/page.ts';
import type { WhatIf } from '../player/track.ts';
import { openTableReferee } from './table-referee.ts';
import { TableTool } from './TableTool.tsx';

/** Puts the table tool in place. Rejects where the parts for that cannot be had. */
export async function mountTable(place: HTMLElement): Promise<void> {
  const { locale, game } = pageOf(document);
  const words = await loadWords('table');
  const [referee, whatIf] = await Promise.all([
    openTableReferee(game, locale, words),
    loadJson<WhatIf>(`/${locale}/${game}/rulings.json`),
    loadStyles(styles),
  ]);
  place.replaceChildren();
  render(() => <TableTool game={game} locale={locale} words={words} whatIf={whatIf} referee={referee} />, place);
}
