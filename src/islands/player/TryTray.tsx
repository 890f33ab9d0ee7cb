import { createEffect, createMemo, createSignal, For, onCleanup, onMount, Show, untrack, type JSX } from 'solid-js';
import type { Seat, Table } from '../../engine/types.ts';
import { Crest } from '../shared/Crest.tsx';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';
import type { Choice, Referee } from './referee.ts';
import type { Tried } from '../../narration/attempts.ts';
import type { Board, Tapping } from '../shared/board.ts';
import { Moves } from './Moves.tsx';
import { reveal } from '../../browser/reveal.ts';
import { refusalHtml, type Refused } from '../../narration/caption.ts';

interface TryTrayProps {
  readonly words: Words;
  readonly referee: Referee;
  readonly state: Table;
  /** How many own moves have been made. */
  readonly moves: number;
  readonly play: (move: Choice['moves'][number]) => void;
  /** Moves that need no buttons, since the table is tapped for them. */
  readonly taps: Board['taps'];
  /** Lets the table be tapped for as long as the tray is open. */
  readonly lend: (tapping?: Tapping) => void;
  readonly undo: () => void;
  readonly close: () => void;
  /** Takes back everything the reader has chosen. */
  readonly reset: () => void;
  readonly resetLabel: string;
}

/** Own moves: whose, then which. Nothing is greyed out: a refused move is answered with the rule that refuses it. */
export function TryTray(props: TryTrayProps): JSX.Element {
  const text = (key: string, blanks?: Record<string, string>): string => say(props.words, key, blanks);
  const [seat, setSeat] = createSignal<Seat>(untrack(() => props.referee.deciding(props.state) ?? props.referee.seats[0]!));
  const [refused, setRefused] = createSignal<{ key: string; caption: Refused }>();
  const attempts = createMemo(() => props.referee.attempts(props.state, seat()));

  createEffect(() => {
    const { state } = props;
    setRefused(undefined);
    setSeat(untrack(() => props.referee.deciding(state) ?? seat()));
  });

  function chooseSeat(next: Seat): void {
    setSeat(next);
    setRefused(undefined);
  }

  function attempt({ action, refusal }: Tried, key = ''): void {
    if (refusal) setRefused({ key, caption: refusal });
    else props.play(action);
  }

  createEffect(() =>
    props.lend({
      attempts: attempts(),
      play: attempt,
    }),
  );
  onCleanup(() => props.lend());

  let tray: HTMLDivElement | undefined;
  let answer: HTMLDivElement | undefined;
  onMount(() => reveal(tray!));
  createEffect(() => refused() && reveal(answer!));

  return (
    <div class="tray" ref={tray}>
      <div>
        <div class="seats" role="group" aria-label={text('player.try.whose')}>
          <For each={props.referee.seats}>
            {(name) => (
              <button class="button" type="button" aria-pressed={seat() === name} onClick={() => chooseSeat(name)}>
                <Crest seat={name} />
                <span>{text(`seat.${name}`)}</span>
              </button>
            )}
          </For>
        </div>
        <Show when={attempts().length > 0} fallback={<p class="ui">{text('player.try.none', { seat: text(`seat.${seat()}`) })}</p>}>
          <Moves
            words={props.words}
            attempts={attempts().filter(({ kind }) => !props.taps?.includes(kind))}
            refused={refused()?.key}
            forget={() => setRefused(undefined)}
            attempt={attempt}
          />
        </Show>
      </div>
      <div>
        <div role="status" ref={answer}>
          <Show when={refused()?.caption}>{(caption) => <div innerHTML={refusalHtml(caption(), props.words)} />}</Show>
        </div>
        <p class="row">
          <Show when={refused()}>
            <button class="button bare" type="button" onClick={() => setRefused(undefined)}>
              <Sign name="undo" />
              {text('player.take-back')}
            </button>
          </Show>
          <Show when={props.moves > 0}>
            <button class="button" type="button" onClick={() => props.undo()}>
              <Sign name="undo" />
              {text('player.undo')}
            </button>
            <button class="button text" type="button" onClick={() => props.reset()}>
              {props.resetLabel}
            </button>
          </Show>
          <button class="button text close" type="button" onClick={() => props.close()}>
            {text('player.try.close')}
          </button>
        </p>
      </div>
    </div>
  );
}
