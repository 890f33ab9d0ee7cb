import { loadBoard } from '../registry.ts';
import { BASE } from '../../i18n/base.ts';
import { loadJson, loadTableWords, loadWords } from '../../browser/load.ts';
import { pageOf } from '../../browser/page.ts';
import { PositionPlayer } from './PositionPlayer.tsx';
import { renderOver } from '../shared/render-over.ts';
import type { WhatIf } from '../../narration/frame.ts';

/**
 * Lays out the table that the address holds, or says why it cannot. Rejects where the parts for
 * that cannot be had.
 */
export async function mountPosition(place: HTMLElement): Promise<void> {
  const { locale, readerLocale, game } = pageOf(document);
  const [player, trying, position, whatIf, Board] = await Promise.all([
    loadTableWords('player'),
    loadWords('trying'),
    loadWords('linked'),
    loadJson<WhatIf>(`${BASE}${locale}/${game}/rulings.json`),
    loadBoard(game),
  ]);
  const words = { ...player, ...trying, ...position };
  renderOver(place, () => (
    <PositionPlayer
      game={game}
      Board={Board}
      locale={locale}
      readerLocale={readerLocale}
      words={words}
      whatIf={whatIf}
      wayOn={place.dataset.wayOn!}
      head={document.querySelector<HTMLElement>('.chapter-head')!}
    />
  ));
}
