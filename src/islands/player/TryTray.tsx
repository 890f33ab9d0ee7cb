import {
  batch,
  createEffect,
  createMemo,
  createSignal,
  For,
  onCleanup,
  onMount,
  Show,
  untrack,
  type JSX,
} from 'solid-js';
import type { Seat, Table } from '../../engine/types.ts';
import { Crest } from '../shared/Crest.tsx';
import { say, type Words } from '../../i18n/words.ts';
import { ownMoves, type Trial } from './own-moves.ts';
import type { PlayerState } from './player-state.ts';
import type { Referee } from './referee.ts';
import type { Tried } from '../../narration/attempts.ts';
import type { Asked, PieceId } from '../shared/board.ts';
import { spots } from '../shared/spots.tsx';
import { byKey, createTaps } from '../shared/taps.ts';
import type { Trying } from './control-buttons.ts';
import { Moves } from './Moves.tsx';
import { reveal } from '../../browser/reveal.ts';
import type { Refused } from '../../narration/caption.ts';
import { RefusalText } from '../shared/Caption.tsx';

interface TryTrayProps {
  readonly words: Words;
  readonly referee: Referee;
  readonly state: Table;
  /** The player in which moves are tried, and what is known there. */
  readonly player: PlayerState;
  readonly trial: Trial;
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
  const text = (key: string, blanks?: Record<string, string>): string =>
    say(props.words, key, blanks);
  const own = untrack(() => ownMoves(props.player, props.trial));
  const [seat, setSeat] = createSignal<Seat>(
    untrack(() => props.referee.deciding(props.state) ?? props.referee.seats[0]!),
  );
  const [refused, setRefused] = createSignal<{ key: string; caption: Refused }>();
  const attempts = createMemo(() => props.referee.attempts(props.state, seat()));
  /** All moves are shown as a list, though the table can be tapped. */
  const [listed, setListed] = createSignal(false);
  const table = createTaps(
    untrack(() => props.referee.reading),
    createMemo(() => attempts().flatMap(({ actions }) => actions)),
    createMemo(() => props.referee.picture(props.state)),
  );
  const choices = (): readonly Tried[] =>
    refused() || (listed() && (!table.begun() || table.named())) ? [] : table.choices();
  /** What is told is news: a step gone back to, or what came of the last move. */
  const tells = (): boolean =>
    props.player.index() < props.player.last() ||
    (props.player.choice().moves.length > 0 && !refused() && !table.begun());

  createEffect(() => {
    const { state } = props;
    forget();
    setSeat(untrack(() => props.referee.deciding(state) ?? seat()));
  });

  function chooseSeat(next: Seat): void {
    batch(() => {
      forget();
      setSeat(next);
    });
  }

  /** What was refused and what has been tapped no longer counts. */
  function forget(): void {
    batch(() => {
      setRefused(undefined);
      table.forget();
    });
  }

  function attempt({ action, refusal }: Tried, key = ''): void {
    table.forget();
    if (refusal) setRefused({ key, caption: refusal });
    else own.play(action);
  }

  /**
   * A piece of the table is tapped. By keyboard the buttons have the focus as soon as no other
   * piece leads on.
   */
  function tap(piece: PieceId): void {
    batch(() => {
      const refusal = table.tap(piece)?.refusal;
      setRefused(refusal && { key: '', caption: refusal });
    });
    if (byKey() && !table.leadsOn())
      tray!.querySelector<HTMLElement>('.ways button')?.focus({ preventScroll: true });
  }

  /** Takes back the refusal or the last tap; where there is none, the keyboard leaves the table. */
  function back(): void {
    const isRefused = refused() !== undefined;
    setRefused(undefined);
    if (!table.back() && !isRefused)
      [
        ...tray!
          .closest('.dock')!
          .querySelectorAll<HTMLElement>('.tray button, .controls button:enabled'),
      ]
        .find((button) => button.checkVisibility())
        ?.focus({ preventScroll: true });
  }

  /** Plays what taps have come to; the keyboard goes on at the table. */
  function choose(choice: Tried): void {
    const atTable = byKey() && table.begun();
    const player = tray!.closest('.player');
    attempt(choice);
    if (atTable)
      player?.querySelector<HTMLElement>('.spot[tabindex="0"]')?.focus({ preventScroll: true });
  }

  createEffect(() => props.askOnBoard({ marks: table.marks(), onTap: tap, onBack: back, spots }));
  onCleanup(() => props.askOnBoard());

  const toggleList = (): void => void setListed(!listed());

  createEffect(() => {
    const isAnswered = refused() !== undefined || table.begun();
    const hasMoved = props.player.choice().moves.length > 0;
    props.handOver({
      first: {
        label: text('player.try.over'),
        sign: 'first',
        press: hasMoved ? own.startOver : undefined,
      },
      back: isAnswered
        ? { label: text('player.take-back'), sign: 'undo', press: forget }
        : { label: text('player.undo'), sign: 'undo', press: hasMoved ? own.undo : undefined },
      main: { label: text('player.try.done'), sign: 'check', press: props.close },
      last: {
        label: text('player.try.all'),
        sign: 'rules',
        press: attempts().length > 0 ? toggleList : undefined,
        isOpen: listed(),
      },
      isFilled: !refused() && table.begun() && table.choices().length === 1,
    });
  });
  onCleanup(() => props.handOver());

  let tray: HTMLDivElement | undefined;
  let answer: HTMLDivElement | undefined;
  onMount(() => reveal(tray!));
  createEffect(() => refused() && reveal(answer!));

  return (
    <div
      class="tray"
      classList={{ tapped: Boolean(table.marks()) && !listed(), tells: tells() }}
      ref={tray}
    >
      <div>
        <Whose words={props.words} seats={props.referee.seats} seat={seat()} choose={chooseSeat} />
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
              selected={table.named()}
              select={table.select}
              attempt={attempt}
            />
          </Show>
        </Show>
      </div>
      <div>
        <div role="status" ref={answer}>
          <Show when={refused()?.caption}>
            {(caption) => (
              <div>
                <RefusalText of={caption()} words={props.words} />
              </div>
            )}
          </Show>
          <Show when={table.begun() && table.choices()[0]}>
            {(choice) => <p class="visually-hidden">{choice().label}</p>}
          </Show>
        </div>
        <Show when={table.marks() && !refused()}>
          <Ways
            words={props.words}
            choices={choices()}
            hasTapped={table.begun()}
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
