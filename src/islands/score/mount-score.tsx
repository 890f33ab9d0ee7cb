import { loadSheetKind } from '../registry.ts';
import { BASE } from '../../i18n/base.ts';
import { loadJson, loadTableWords } from '../../browser/load.ts';
import { pageOf } from '../../browser/page.ts';
import type { WhatIf } from '../../narration/frame.ts';
import { beginSheet, markOfKept } from './begin.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import { openScorer } from './scorer.ts';
import { createSheetState } from './sheet-state.ts';
import { renderOver } from '../shared/render-over.ts';

/**
 * Lays out the score sheet that the address holds, or the reader’s own. Rejects where the parts for
 * that cannot be had.
 */
export async function mountScore(place: HTMLElement): Promise<void> {
  const { locale, readerLocale, game } = pageOf(document);
  const kind = await loadSheetKind(game);
  const [words, whatIf, scorer] = await Promise.all([
    loadTableWords('score'),
    loadJson<WhatIf>(`${BASE}${locale}/${game}/rulings.json`),
    openScorer(game, locale, kind, readerLocale),
  ]);
  const mark = markOfKept(game);
  const begun = await beginSheet(location.hash, game, kind, scorer);
  const all = { ...words, ...scorer.names };
  renderOver(place, () => {
    const state = createSheetState({ game, kind, scorer, begun, mark });
    return (
      <ScoreSheet
        game={game}
        readerLocale={readerLocale}
        words={all}
        whatIf={whatIf}
        kind={kind}
        players={scorer.players}
        state={state}
      />
    );
  });
}
