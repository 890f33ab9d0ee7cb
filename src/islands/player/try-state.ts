import { batch, createEffect, createMemo, createSignal, untrack, type Accessor } from 'solid-js';
import type { Seat, Table } from '../../engine/types.ts';
import type { Attempt, Tried } from '../../narration/attempts.ts';
import type { Refused } from '../../narration/caption.ts';
import type { PieceId } from '../shared/board.ts';
import { createTaps, type Taps } from '../shared/taps.ts';
import { ownMoves, type OwnMoves, type Trial } from './own-moves.ts';
import type { PlayerState } from './player-state.ts';
import type { Referee } from './referee.ts';

/** Where moves are tried. */
export interface TryAbout {
  readonly referee: Referee;
  readonly table: Table;
  /** The player in which moves are tried, and what is known there. */
  readonly player: PlayerState;
  readonly trial: Trial;
}

/** The move that was refused last, and the button it has in the list, if it was tried there. */
interface RefusedMove {
  readonly key: string;
  readonly caption: Refused;
}

/** Whose move is tried, which moves there are, and what has been put together or refused. */
export interface TryState extends OwnMoves {
  readonly seat: Accessor<Seat>;
  readonly chooseSeat: (seat: Seat) => void;
  /** All that can be tried, by sort. */
  readonly attempts: Accessor<readonly Attempt[]>;
  /** All moves are shown as a list, though the table can be tapped. */
  readonly listed: Accessor<boolean>;
  readonly toggleList: () => void;
  readonly taps: Taps;
  /** A move has been made. */
  readonly hasMoved: () => boolean;
  readonly refused: Accessor<RefusedMove | undefined>;
  /** What taps have come to, where it is offered. */
  readonly choices: () => readonly Tried[];
  /** What is told is news: a step gone back to, or what came of the last move. */
  readonly tells: () => boolean;
  /** Plays a move, or says why it is refused. */
  readonly attempt: (move: Tried, key?: string) => void;
  readonly tap: (piece: PieceId) => void;
  /** Takes back the refusal or the last tap; false where there is neither. */
  readonly back: () => boolean;
  /** What was refused and what has been tapped no longer counts. */
  readonly forget: () => void;
}

/** Begins with the seat that decides; after each move the next one that does is at it. */
export function createTryState(about: TryAbout): TryState {
  const { player, trial, referee } = untrack(() => about);
  const own = ownMoves(player, trial);
  const [seat, setSeat] = createSignal<Seat>(
    untrack(() => referee.deciding(about.table) ?? referee.seats[0]!),
  );
  const [refused, setRefused] = createSignal<RefusedMove>();
  const [listed, setListed] = createSignal(false);
  const attempts = createMemo(() => about.referee.attempts(about.table, seat()));
  const taps = createTaps(
    referee.reading,
    createMemo(() => attempts().flatMap(({ actions }) => actions)),
    createMemo(() => about.referee.picture(about.table)),
  );

  const hasMoved = (): boolean => player.choice().moves.length > 0;

  const forget = (): void =>
    batch(() => {
      setRefused(undefined);
      taps.forget();
    });

  createEffect(() => {
    const { table } = about;
    forget();
    setSeat(untrack(() => about.referee.deciding(table) ?? seat()));
  });

  return {
    ...own,
    seat,
    chooseSeat: (next) =>
      batch(() => {
        forget();
        setSeat(next);
      }),
    attempts,
    listed,
    toggleList: () => void setListed(!listed()),
    taps,
    hasMoved,
    refused,
    choices: () =>
      refused() || (listed() && (!taps.begun() || taps.named())) ? [] : taps.choices(),
    tells: () => player.index() < player.last() || (hasMoved() && !refused() && !taps.begun()),
    attempt({ action, refusal }, key = '') {
      taps.forget();
      if (refusal) setRefused({ key, caption: refusal });
      else own.play(action);
    },
    tap: (piece) =>
      batch(() => {
        const refusal = taps.tap(piece)?.refusal;
        setRefused(refusal && { key: '', caption: refusal });
      }),
    back() {
      const isRefused = refused() !== undefined;
      setRefused(undefined);
      return taps.back() || isRefused;
    },
    forget,
  };
}
