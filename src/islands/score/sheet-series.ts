import { broughtBy } from './series.ts';
import type { SheetState } from './sheet-state.ts';
import type { Goal, Sheet, SheetKind, SheetSeries } from './sheet.ts';

/** What a reader does with the series of a sheet. */
export interface SeriesActions {
  readonly start: (goal: Goal) => void;
  /** The game goes into the series, and everything in front of the players away. */
  readonly enterGame: () => void;
  readonly end: () => void;
}

/** Changes the series of a sheet; a goal that cannot be is told. */
export function seriesActions(
  kind: SheetKind,
  { sheet, tally, change, complain }: Pick<SheetState, 'sheet' | 'tally' | 'change' | 'complain'>,
): SeriesActions {
  function set(series: SheetSeries | undefined, from: Sheet = sheet()): void {
    const { series: _, ...rest } = from;
    change(series ? { ...rest, series } : rest);
  }
  return {
    start(goal) {
      const { own } = kind.series;
      if (own && !own.read({ goal })) complain({ key: 'score.series.no-goal' });
      else set({ goal });
    },
    enterGame() {
      const series = sheet().series!;
      const played = [...(series.played ?? []), broughtBy(kind, tally())];
      set({ ...series, played }, kind.cleared(sheet()));
    },
    end: () => set(undefined),
  };
}
