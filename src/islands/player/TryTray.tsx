import { createEffect, For, onCleanup, onMount, Show, untrack, type JSX } from 'solid-js';
import { reveal } from '../../browser/reveal.ts';
import type { Seat } from '../../engine/types.ts';
import { say, type Words } from '../../i18n/words.ts';
import type { Tried } from '../../narration/attempts.ts';
import type { Asked, PieceId } from '../shared/board.ts';
import { RefusalText } from '../shared/Caption.tsx';
import { Crest } from '../shared/Crest.tsx';
import { spots } from '../shared/spots.tsx';
import { byKey } from '../shared/taps.ts';
import type { Trying } from './control-buttons.ts';
import { Moves } from './Moves.tsx';
import { tryButtons } from './try-buttons.ts';
import { focusTable, focusWays, leaveTable } from './try-focus.ts';
import { createTryState, type TryAbout, type TryState } from './try-state.ts';

interface TryTrayProps extends TryAbout {
  readonly words: Words;
  /** Lets the table be tapped for as long as the tray is open. */
  readonly askOnBoard: (asked?: Asked) => void;
  readonly close: () => void;
  /** Hands what can be done to the controls, for as long as the tray is open. */
  readonly handOver: (trying?: Trying) => void;
}

/**
 * Own moves: whose, then which. Nothing is greyed out: a refused move is answered with the rule
 * that refuses it.
 */
export function TryTray(props: TryTrayProps): JSX.Element {
  const state = createTryState(props);
  const { taps, refused, listed } = state;
  let tray: HTMLDivElement | undefined;
  let answer: HTMLDivElement | undefined;

  /**
   * A piece of the table is tapped. By keyboard the buttons have the focus as soon as no other
   * piece leads on.
   */
  function tap(piece: PieceId): void {
    state.tap(piece);
    if (byKey() && !taps.leadsOn()) focusWays(tray!);
  }

  /** Takes back the refusal or the last tap; where there is none, the keyboard leaves the table. */
  function back(): void {
    if (!state.back()) leaveTable(tray!);
  }

  /** Plays what taps have come to; the keyboard goes on at the table. */
  function choose(choice: Tried): void {
    const atTable = byKey() && taps.begun();
    const player = tray!.closest<HTMLElement>('.player')!;
    state.attempt(choice);
    if (atTable) focusTable(player);
  }

  createEffect(() => props.askOnBoard({ marks: taps.marks(), onTap: tap, onBack: back, spots }));
  onCleanup(() => props.askOnBoard());
  createEffect(() => props.handOver(tryButtons(props.words, state, props.close)));
  onCleanup(() => props.handOver());
  onMount(() => reveal(tray!));
  createEffect(() => refused() && reveal(answer!));

  return (
    <div
      class="tray"
      classList={{ tapped: Boolean(taps.marks()) && !listed(), tells: state.tells() }}
      ref={tray}
    >
      <div>
        <Whose
          words={props.words}
          seats={props.referee.seats}
          seat={state.seat()}
          choose={state.chooseSeat}
        />
        <List words={props.words} state={state} />
      </div>
      <div>
        <div role="status" ref={answer}>
          <Answer words={props.words} state={state} />
        </div>
        <Show when={taps.marks() && !refused()}>
          <Ways
            words={props.words}
            choices={state.choices()}
            hasTapped={taps.begun()}
            listed={listed()}
            choose={choose}
          />
        </Show>
      </div>
    </div>
  );
}

/** Whose moves are tried. */
function Whose(props: {
  readonly words: Words;
  readonly seats: readonly Seat[];
  readonly seat: Seat;
  readonly choose: (seat: Seat) => void;
}): JSX.Element {
  return (
    <div class="seats" role="group" aria-label={say(props.words, 'player.try.whose')}>
      <For each={props.seats}>
        {(name) => (
          <button
            class="button"
            type="button"
            aria-pressed={props.seat === name}
            onClick={() => props.choose(name)}
          >
            <Crest seat={name} />
            <span>{say(props.words, `seat.${name}`)}</span>
          </button>
        )}
      </For>
    </div>
  );
}

interface OfStateProps {
  readonly words: Words;
  readonly state: TryState;
}

/** All moves of a seat, where they are asked for; where it has none, that it has none. */
function List(props: OfStateProps): JSX.Element {
  const { attempts, seat, listed, refused, taps, forget, attempt } = untrack(() => props.state);
  const text = (key: string, blanks?: Record<string, string>): string =>
    say(props.words, key, blanks);
  return (
    <Show
      when={attempts().length > 0}
      fallback={<p class="ui">{text('player.try.none', { seat: text(`seat.${seat()}`) })}</p>}
    >
      <Show when={listed()}>
        <Moves
          words={props.words}
          attempts={attempts()}
          refused={refused()?.key}
          forget={forget}
          selected={taps.named()}
          select={taps.select}
          attempt={attempt}
        />
      </Show>
    </Show>
  );
}

/** Why a move is refused; else the move that taps have come to, for readers who hear it only. */
function Answer(props: OfStateProps): JSX.Element {
  const { refused, taps } = untrack(() => props.state);
  return (
    <>
      <Show when={refused()?.caption}>
        {(caption) => (
          <div>
            <RefusalText of={caption()} words={props.words} />
          </div>
        )}
      </Show>
      <Show when={taps.begun() && taps.choices()[0]}>
        {(choice) => <p class="visually-hidden">{choice().label}</p>}
      </Show>
    </>
  );
}

/** What taps on the table have come to; before the first one, that it can be tapped. */
function Ways(props: {
  readonly words: Words;
  readonly choices: readonly Tried[];
  readonly hasTapped: boolean;
  readonly listed: boolean;
  readonly choose: (choice: Tried) => void;
}): JSX.Element {
  return (
    <div class="ways" role="group" aria-label={say(props.words, 'player.try')}>
      <Show when={!props.listed && !(props.hasTapped && props.choices.length > 0)}>
        <p class="ui">{say(props.words, 'player.try.tap')}</p>
      </Show>
      <For each={props.choices}>
        {(choice) => (
          <button
            class="button"
            classList={{ main: props.hasTapped && props.choices.length === 1 }}
            type="button"
            onClick={() => props.choose(choice)}
          >
            {choice.label}
          </button>
        )}
      </For>
    </div>
  );
}
