import { Show, untrack, type JSX } from 'solid-js';
import type { PlayedId } from '../../games/ids.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/words.ts';
import type { WhatIf } from '../../narration/frame.ts';
import { Answer } from './Answer.tsx';
import { Questions } from './Questions.tsx';
import { withReadings } from './scorer.ts';
import { Series } from './Series.tsx';
import { broughtBy } from './series.ts';
import { seriesActions } from './sheet-series.ts';
import type { SheetState } from './sheet-state.ts';
import { SheetTools } from './SheetTools.tsx';
import type { Sheet, SheetKind } from './sheet.ts';
import type { Tally } from './tally.ts';

interface SheetResultProps {
  readonly game: PlayedId;
  /** The language that the reader has asked for, where links lead. */
  readonly readerLocale: Locale;
  readonly words: Words;
  readonly whatIf: WhatIf;
  readonly kind: SheetKind;
  readonly state: SheetState;
  /** Takes the element, to which the dock leads. */
  readonly ref: (element: HTMLDivElement) => void;
}

/** What comes of a sheet: who wins and why, what depends on a reading, and the series. */
export function SheetResult(props: SheetResultProps): JSX.Element {
  const sheet = (): Sheet => props.state.sheet();
  const tally = (): Tally => props.state.tally();
  const isBlank = (): boolean => props.kind.isBlank(sheet());
  const series = untrack(() => seriesActions(props.kind, props.state));
  const { Chart } = untrack(() => props.kind);
  return (
    <div class="score-result" ref={(element) => props.ref(element)} tabindex="-1">
      <Answer kind={props.kind} sheet={sheet()} tally={tally()} words={props.words} />
      <Questions
        game={props.game}
        readerLocale={props.readerLocale}
        words={props.words}
        whatIf={props.whatIf}
        questions={props.state.questions()}
        choose={(ruling, option) => props.state.change(withReadings(sheet(), { [ruling]: option }))}
      />
      <Show when={!isBlank()}>
        {Chart ? <Chart tally={tally()} words={props.words} /> : undefined}
      </Show>
      <Series
        words={props.words}
        facts={props.kind.series}
        sheet={sheet()}
        tally={tally()}
        now={broughtBy(props.kind, tally())}
        blank={isBlank()}
        start={series.start}
        enter={series.enterGame}
        end={series.end}
      />
      <SheetTools words={props.words} kind={props.kind} state={props.state} />
    </div>
  );
}
