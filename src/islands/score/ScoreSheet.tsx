import { createSignal, Show, untrack, type JSX } from 'solid-js';
import { withoutJump } from '../../browser/without-jump.ts';
import type { Seat } from '../../engine/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { WhatIf } from '../../narration/frame.ts';
import { WhoPlays } from '../shared/WhoPlays.tsx';
import { say, type Words } from '../../i18n/words.ts';
import { Answer } from './Answer.tsx';
import { Dock } from './Dock.tsx';
import { Notices } from './Notices.tsx';
import { Questions } from './Questions.tsx';
import { withReadings } from './scorer.ts';
import { SeatTabs } from './Seats.tsx';
import { Series } from './Series.tsx';
import { seriesActions } from './sheet-series.ts';
import type { SheetState } from './sheet-state.ts';
import { SheetTools } from './SheetTools.tsx';
import { broughtBy } from './series.ts';
import type { Said, Sheet, SheetKind } from './sheet.ts';
import type { Tally } from './tally.ts';
import type { PlayedId } from '../../games/ids.ts';

interface ScoreSheetProps {
  readonly game: PlayedId;
  /** The language that the reader has asked for, where links lead. */
  readonly readerLocale: Locale;
  /** The words of the sheet with the names of everything on it. */
  readonly words: Words;
  readonly whatIf: WhatIf;
  readonly kind: SheetKind;
  /** How many may play. */
  readonly players: { readonly min: number; readonly max: number };
  readonly state: SheetState;
}

/**
 * The score sheet: what lies in front of everybody goes in, who wins and every line with its rule
 * comes out.
 */
export function ScoreSheet(props: ScoreSheetProps): JSX.Element {
  const { change } = untrack(() => props.state);
  const sheet = (): Sheet => props.state.sheet();
  const tally = (): Tally => props.state.tally();
  const [chosen, choose] = createSignal<Seat>();
  const [said, setSaid] = createSignal('');
  const text = (key: string): string => say(props.words, key);
  const seats = (): Seat[] => sheet().players.map((player) => player.seat);
  const seat = (): Seat => seats().find((other) => other === chosen()) ?? seats()[0]!;
  const totalOf = (at: Seat): number => tally().seats.find((bill) => bill.seat === at)!.total;
  const isBlank = (): boolean => props.kind.isBlank(sheet());
  let entry: HTMLDivElement | undefined;
  let result: HTMLDivElement | undefined;

  /**
   * Another player’s things, from wherever on the page: where they are off the screen, it goes
   * there.
   */
  function turnTo(other: Seat): void {
    withoutJump(entry!, () => choose(other));
    const { top, bottom } = entry!.getBoundingClientRect();
    if (bottom < innerHeight / 4 || top > innerHeight / 2)
      entry!.scrollIntoView({ block: 'start' });
  }

  /** Enters something for the chosen seat and says what came of it. */
  function enter(next: Sheet, what?: Said): void {
    const accepted = withoutJump(entry!, () => change(next));
    const points = totalOf(seat());
    setSaid(
      accepted && what
        ? say(props.words, 'scoring.said', { ...what, seat: text(`seat.${seat()}`), points })
        : '',
    );
  }

  const series = untrack(() => seriesActions(props.kind, props.state));
  const { Entry, Chart } = untrack(() => props.kind);
  return (
    <div
      class="score"
      data-ready=""
      on:input={() => props.state.setTyping(true)}
      on:change={() => props.state.setTyping(false)}
      on:focusout={() => props.state.setTyping(false)}
    >
      <Notices state={props.state} words={props.words} />
      <div class="score-entry">
        <Show when={props.players.min < props.players.max}>
          <WhoPlays
            words={props.words}
            label={text('tool.who-plays')}
            seated={seats()}
            seat={(next) => props.state.change(props.kind.seated(sheet(), next))}
          />
        </Show>
        <div class="felt" ref={entry}>
          <SeatTabs words={props.words} seats={tally().seats} chosen={seat()} choose={choose} />
          <Entry
            sheet={sheet()}
            seat={seat()}
            words={props.words}
            change={enter}
            complain={(sentence: string) => props.state.complain({ sentence })}
            pointsOn={(next: Sheet) => props.state.pointsOn(next, seat())}
            tryOut={(next: Sheet) => props.state.tryOut(next)}
          />
        </div>
        <p class="visually-hidden" role="status">
          {said()}
        </p>
      </div>
      <div class="score-result" ref={result} tabindex="-1">
        <Answer kind={props.kind} sheet={sheet()} tally={tally()} words={props.words} />
        <Questions
          game={props.game}
          readerLocale={props.readerLocale}
          words={props.words}
          whatIf={props.whatIf}
          questions={props.state.questions()}
          choose={(ruling, option) =>
            props.state.change(withReadings(sheet(), { [ruling]: option }))
          }
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
      <Dock
        state={props.state}
        words={props.words}
        chosen={seat()}
        choose={turnTo}
        undo={() => withoutJump(entry!, props.state.undo)}
        toResult={() => {
          result!.focus({ preventScroll: true });
          result!.scrollIntoView({ block: 'start' });
        }}
      />
    </div>
  );
}
