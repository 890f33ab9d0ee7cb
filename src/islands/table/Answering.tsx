import { Show, untrack, type JSX } from 'solid-js';
import type { Locale } from '../../i18n/locales.ts';
import { say, type Words } from '../../i18n/words.ts';
import { RefusalText } from '../shared/Caption.tsx';
import type { WhatIf } from '../../narration/frame.ts';
import { Chain, Headline, Lines, Remarks } from './Answer.tsx';
import { Decisions } from './Decisions.tsx';
import { Onward } from './Onward.tsx';
import { Readings } from './Readings.tsx';
import { createReasons } from './reasons.ts';
import type { ShownAnswer } from './shown-answer.ts';
import type { TableOfGame } from './table-of-game.ts';
import type { TableReferee } from './table-referee.ts';
import type { TableState } from './table-state.ts';

interface AnsweringProps {
  readonly game: string;
  /** The language that the reader has asked for, where links lead. */
  readonly readerLocale: Locale;
  readonly words: Words;
  readonly whatIf: WhatIf;
  readonly referee: TableReferee;
  readonly table: TableOfGame;
  readonly state: TableState;
  /** The address that opens the table, here or on another page. */
  readonly addressOn: (page?: string) => Promise<string>;
}

/** What is said of a table: what is missing, why it cannot be, or the answer with its reasons. */
export function Answering(props: AnsweringProps): JSX.Element {
  const text = (key: string, blanks?: Record<string, string>): string =>
    say(props.words, key, blanks);
  const { gap, refused, answer, usual, isOtherwise, isUntouched, readUsually } = untrack(
    () => props.state,
  );
  const reasons = untrack(() => createReasons(props.state, props.referee));
  return (
    <section class="answering" aria-label={text('table.answer')}>
      <Show when={answer() && isOtherwise()}>
        <p class="reading-shown">
          <span class="tag">{text('player.other-reading')}</span> {text('table.read-otherwise')}{' '}
          <button class="button text" type="button" onClick={readUsually}>
            {text('table.read-usually')}
          </button>
        </p>
      </Show>
      {/* One element for whatever is said of the table: what changes in it is read out, a new element might not be. */}
      <div classList={{ answer: !refused(), untouched: isUntouched() }} aria-live="polite">
        <Show when={gap()}>
          {(known) => (
            <p class="waiting">
              {text(known().key, { seat: known().seat ? text(`seat.${known().seat!}`) : '' })}
            </p>
          )}
        </Show>
        <Show when={refused()}>
          {(refusal) => (
            <div>
              <RefusalText of={refusal()} words={props.words} title="linked.impossible" />
            </div>
          )}
        </Show>
        <Show when={answer()}>
          {(known) => <Headline words={props.words} answer={known()} usual={usual()} />}
        </Show>
      </div>
      <Show when={answer()}>
        {(known) => <Details of={props} answer={known()} reasons={reasons} />}
      </Show>
    </section>
  );
}

interface DetailsProps {
  readonly of: AnsweringProps;
  readonly answer: ShownAnswer;
  readonly reasons: ReturnType<typeof createReasons>;
}

/** What an answer comes to, where to go from it, and why it is so. */
function Details(props: DetailsProps): JSX.Element {
  const { MayDo } = untrack(() => props.of.table);
  return (
    <>
      <Decisions decisions={props.answer.decisions} choose={props.of.state.choose} />
      <Lines words={props.of.words} answer={props.answer} usual={props.of.state.usual()} />
      <Onward
        game={props.of.game}
        readerLocale={props.of.readerLocale}
        words={props.of.words}
        isOver={props.answer.isOver}
        addressOn={props.of.addressOn}
      />
      <Show when={props.reasons.reasoned()}>
        {(answer) => (
          <>
            <Remarks words={props.of.words} remarks={answer().remarks} />
            <Chain words={props.of.words} chain={answer().chain} />
            <MayDo words={props.of.words} answer={answer()} />
            <Readings
              words={props.of.words}
              whatIf={props.of.whatIf}
              atStake={props.reasons.atStake()}
              game={props.of.game}
              readerLocale={props.of.readerLocale}
              read={props.of.state.read}
            />
          </>
        )}
      </Show>
    </>
  );
}
