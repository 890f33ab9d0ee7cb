import { loadTable } from '../registry.ts';
import styles from '../../styles/tray.css?url';
import { BASE } from '../../i18n/base.ts';
import { loadJson, loadTableWords } from '../../browser/load.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { pageOf } from '../../browser/page.ts';
import type { WhatIf } from '../../narration/frame.ts';
import { loadOwnNumbers } from '../../games/registry.ts';
import { openTableReferee } from './table-referee.ts';
import { TableTool } from './TableTool.tsx';
import { renderOver } from '../shared/render-over.ts';

/** Puts the table tool in place. Rejects where the parts for that cannot be had. */
export async function mountTable(place: HTMLElement): Promise<void> {
  const { locale, readerLocale, game } = pageOf(document);
  const words = await loadTableWords('table');
  const [referee, table, whatIf, numbers] = await Promise.all([
    openTableReferee(game, locale, words, readerLocale),
    loadTable(game),
    loadJson<WhatIf>(`${BASE}${locale}/${game}/rulings.json`),
    loadOwnNumbers(game),
    loadStyles(styles),
  ]);
  renderOver(place, () => (
    <TableTool
      game={game}
      readerLocale={readerLocale}
      words={words}
      whatIf={whatIf}
      referee={referee}
      table={table}
      numbers={numbers}
    />
  ));
}
