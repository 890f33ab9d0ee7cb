import { batch, createMemo, createSignal, type Accessor } from 'solid-js';
import { say, type Words } from '../../i18n/words.ts';
import type { Attempt, Tried } from '../../narration/attempts.ts';
import type { PieceId, Read } from '../shared/board.ts';
import { createTaps, type Taps } from '../shared/taps.ts';
import { narrowed } from './offered.ts';
import type { TaskState } from './task-state.ts';

/** Moves that have something in common: a sort of action, or what has been tapped on the table. */
export interface Chosen {
  readonly label: string;
  readonly moves: readonly Tried[];
  /** They are what taps have come to. */
  readonly tapped?: boolean;
}

/** The next move as it is put together, by the buttons or on the table. */
export interface NextMove {
  readonly taps: Taps;
  /** What has been narrowed down to; undefined: every sort of action is offered. */
  readonly chosen: () => Chosen | undefined;
  /** What is offered still. */
  readonly left: () => readonly Attempt[];
  /** The move that was refused last. */
  readonly refused: Accessor<Tried | undefined>;
  /** Narrows down to some moves; where it is one only, the table shows it too. */
  readonly choose: (chosen: Chosen | undefined) => void;
  readonly tap: (piece: PieceId) => void;
  /** Takes back the refusal or the last tap; false where there is neither. */
  readonly back: () => boolean;
  /** Plays a move, or says why it is refused. */
  readonly attempt: (move: Tried) => void;
  /** Takes back the last move of the task; a refusal goes on standing there. */
  readonly undo: () => void;
  /** Begins the task anew, or has it shown. */
  readonly begin: (how: 'restart' | 'show') => void;
}

/** Lets a move of a task be put together. */
export function createNextMove(words: Words, state: TaskState, read: Read): NextMove {
  const { moves, offers } = state;
  const [refused, setRefused] = createSignal<Tried>();
  /** A sort of action that has been opened. */
  const [opened, setOpened] = createSignal<Chosen>();
  const taps = createTaps(
    read,
    createMemo(() => state.attempts().flatMap(({ actions }) => actions)),
    state.picture,
  );
  const isTapped = (): boolean => taps.begun() && !taps.named();

  function forget(): void {
    setOpened(undefined);
    taps.forget();
  }

  function play(actions: readonly Tried['action'][]): void {
    forget();
    state.play(actions);
  }

  return {
    taps,
    chosen: () =>
      isTapped() && taps.choices().length > 0
        ? { label: say(words, 'learn.there'), moves: taps.choices(), tapped: true }
        : opened(),
    left: () => (isTapped() ? narrowed(offers(), taps.fitting()) : offers()),
    refused,
    choose(chosen) {
      const [only, ...more] = chosen?.moves ?? [];
      batch(() => {
        setRefused(undefined);
        setOpened(chosen);
        if (only && more.length === 0) taps.select(only);
        else taps.forget();
      });
    },
    tap: (piece) =>
      batch(() => {
        setOpened(undefined);
        setRefused(taps.tap(piece));
      }),
    back() {
      batch(() => {
        setRefused(undefined);
        if (taps.named()) setOpened(undefined);
      });
      return taps.back();
    },
    attempt(move) {
      setRefused(move.refusal && move);
      if (!move.refusal) play([...moves(), move.action]);
    },
    undo: () => play(moves().slice(0, -1)),
    begin(how) {
      setRefused(undefined);
      forget();
      state[how]();
    },
  };
}
