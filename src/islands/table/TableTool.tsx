import { createEffect, on, onMount, Show, untrack, type JSX } from 'solid-js';
import { followAddress } from '../../browser/address.ts';
import { settled } from '../../browser/over-page.ts';
import type { Link } from '../../engine/permalink.ts';
import type { Locale } from '../../i18n/locales.ts';
import { say, type Words } from '../../i18n/words.ts';
import { RefusalText } from '../shared/Caption.tsx';
import type { WhatIf } from '../../narration/frame.ts';
import { onNumbersKept } from '../own-numbers/kept.ts';
import { linkAddress } from '../share/link-address.ts';
import { Sign } from '../shared/Signs.tsx';
import { Answering } from './Answering.tsx';
import type { TableOfGame } from './table-of-game.ts';
import { createTableState, type TableOptions, type TableState } from './table-state.ts';
import { uncover } from './uncover.ts';

interface TableToolProps extends TableOptions {
  /** The language that the reader has asked for, where links lead. */
  readonly readerLocale: Locale;
  readonly words: Words;
  readonly whatIf: WhatIf;
  readonly table: TableOfGame;
}

/** Lay a table, read the answer: everything else follows from what has been tapped in. */
export function TableTool(props: TableToolProps): JSX.Element {
  const words: Words = untrack(() => ({ ...props.words, ...props.referee.names }));
  const state = untrack(() => createTableState(props, keepInAddress));
  const addressOn = (page?: string): Promise<string> => linkAddress(state.link(), page);

  const address = followAddress(({ hash }, isCurrent) => void state.follow(hash, isCurrent));
  function keepInAddress(link: Link | undefined): void {
    void address.put(link ? linkAddress(link) : location.pathname);
  }

  let root: HTMLDivElement | undefined;
  // The answer stays in sight at the foot of the screen: what has just been laid comes out from
  // under it.
  createEffect(
    on(
      state.situation,
      () =>
        void settled().then(() =>
          uncover(root!.querySelector('[data-latest]'), root!.querySelector('.answer')),
        ),
      { defer: true },
    ),
  );

  onMount(() => {
    if (props.numbers) onNumbersKept(props.game, state.beginAnew);
    address.begin();
  });

  return (
    <div class="spread two-pages" ref={root} data-ready>
      <Laying words={words} table={props.table} state={state} />
      <Answering
        game={props.game}
        readerLocale={props.readerLocale}
        words={words}
        whatIf={props.whatIf}
        referee={props.referee}
        table={props.table}
        state={state}
        addressOn={addressOn}
      />
    </div>
  );
}

interface LayingProps {
  readonly words: Words;
  readonly table: TableOfGame;
  readonly state: TableState;
}

/** The table to be laid, what is said of a link, and how to take back what has been laid. */
function Laying(props: LayingProps): JSX.Element {
  const { Lay } = untrack(() => props.table);
  const state = untrack(() => props.state);
  const text = (key: string): string => say(props.words, key);
  return (
    <section class="laying" aria-labelledby="laying">
      <h1 id="laying">{text('table.laying')}</h1>
      <Show when={state.notice()}>
        {(key) => (
          <p class="notice" role="status">
            {text(key())}
          </p>
        )}
      </Show>
      <Show when={state.misplayed()}>
        {(refusal) => (
          <div role="status">
            <RefusalText of={refusal()} words={props.words} />
          </div>
        )}
      </Show>
      <Lay
        words={props.words}
        position={state.situation().position}
        change={state.lay}
        refusal={state.refusal}
        answer={state.answer()}
      >
        <Show when={state.canUndo()}>
          <button class="button" type="button" onClick={state.undo}>
            <Sign name="undo" />
            {text('table.undo')}
          </button>
        </Show>
        <Show
          when={!state.isUntouched()}
          fallback={
            <button class="button" type="button" onClick={state.showExample}>
              <Sign name="play" />
              {text('table.example')}
            </button>
          }
        >
          <button class="button text" type="button" onClick={state.clear}>
            {text('table.clear')}
          </button>
        </Show>
      </Lay>
    </section>
  );
}
