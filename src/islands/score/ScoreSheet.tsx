import { createSignal, type JSX } from 'solid-js';
import { withoutJump } from '../../browser/without-jump.ts';
import type { Seat } from '../../engine/types.ts';
import type { PlayedId } from '../../games/ids.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/words.ts';
import type { WhatIf } from '../../narration/frame.ts';
import { Dock } from './Dock.tsx';
import { Notices } from './Notices.tsx';
import { SheetEntry } from './SheetEntry.tsx';
import { SheetResult } from './SheetResult.tsx';
import type { SheetState } from './sheet-state.ts';
import type { SheetKind } from './sheet.ts';

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
  const [chosen, choose] = createSignal<Seat>();
  const seat = (): Seat => {
    const seats = props.state.sheet().players.map((player) => player.seat);
    return seats.find((other) => other === chosen()) ?? seats[0]!;
  };
  let felt: HTMLDivElement | undefined;
  let result: HTMLDivElement | undefined;
  const inPlace = <Result,>(change: () => Result): Result => withoutJump(felt!, change);

  /**
   * Another player’s things, from wherever on the page: where they are off the screen, it goes
   * there.
   */
  function turnTo(other: Seat): void {
    inPlace(() => choose(other));
    const { top, bottom } = felt!.getBoundingClientRect();
    if (bottom < innerHeight / 4 || top > innerHeight / 2) felt!.scrollIntoView({ block: 'start' });
  }

  function turnToResult(): void {
    result!.focus({ preventScroll: true });
    result!.scrollIntoView({ block: 'start' });
  }

  return (
    <div
      class="score"
      data-ready=""
      on:input={() => props.state.setTyping(true)}
      on:change={() => props.state.setTyping(false)}
      on:focusout={() => props.state.setTyping(false)}
    >
      <Notices state={props.state} words={props.words} />
      <SheetEntry
        words={props.words}
        kind={props.kind}
        players={props.players}
        state={props.state}
        seat={seat()}
        choose={choose}
        inPlace={inPlace}
        felt={(element) => (felt = element)}
      />
      <SheetResult
        game={props.game}
        readerLocale={props.readerLocale}
        words={props.words}
        whatIf={props.whatIf}
        kind={props.kind}
        state={props.state}
        ref={(element) => (result = element)}
      />
      <Dock
        state={props.state}
        words={props.words}
        chosen={seat()}
        choose={turnTo}
        undo={() => inPlace(props.state.undo)}
        toResult={turnToResult}
      />
    </div>
  );
}
