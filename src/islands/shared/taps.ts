import { batch, createMemo, createSignal } from 'solid-js';
import type { Tried } from '../../narration/attempts.ts';
import type { Picture } from '../../narration/picture.ts';
import type { Asked, Marked, PieceId, Read, Reading } from './board.ts';
import { afterTap, tapsFor } from './reading.ts';

/** Taps on a table for the next move: what they come to, and how its pieces look meanwhile. */
export interface Taps {
  /** Some pieces have been tapped. */
  readonly begun: () => boolean;
  /**
   * Moves that no further tap is needed for; before the first tap those that no piece stands for.
   */
  readonly choices: () => readonly Tried[];
  /** The moves that go with the taps so far: before the first one all of them. */
  readonly fitting: () => readonly Tried[];
  /** The move that has been selected by its name. */
  readonly named: () => Tried | undefined;
  /** A further piece leads on. */
  readonly leadsOn: () => boolean;
  readonly marks: () => Asked['marks'];
  /** Taps a piece; what it returns is refused. */
  readonly tap: (piece: PieceId) => Tried | undefined;
  /**
   * Selects a move by its name: the table shows the pieces that tell it, as if they had been
   * tapped.
   */
  readonly select: (move: Tried) => void;
  /** Takes back the refusal or the last tap; false where there is neither. */
  readonly back: () => boolean;
  /** Begins anew. */
  readonly forget: () => void;
}

/** Lets the pieces of a table be tapped for one of some moves. */
export function createTaps(
  read: Read,
  options: () => readonly Tried[],
  picture: () => Picture,
): Taps {
  const [taps, setTaps] = createSignal<readonly PieceId[]>([]);
  /** The piece that was refused last. */
  const [barred, setBarred] = createSignal<PieceId>();
  const [named, setNamed] = createSignal<Tried>();
  const among = (): readonly Tried[] => (named() ? [named()!] : options());
  const reading = createMemo<Reading | undefined>(
    () => read(among(), taps(), picture()) ?? read(among(), [], picture()),
  );
  const marks = createMemo<ReadonlyMap<PieceId, Marked> | undefined>(() => {
    const next = reading()?.next;
    const piece = barred();
    return next && piece ? new Map([...next, [piece, { mark: 'barred' }]]) : next;
  });
  const put = (next: readonly PieceId[], refused?: PieceId, move?: Tried): void =>
    batch(() => {
      setTaps(next);
      setBarred(refused);
      setNamed(move);
    });
  return {
    begun: () => taps().length > 0 || named() !== undefined,
    choices: () => reading()?.choices ?? [],
    fitting: () => reading()?.fitting ?? [],
    leadsOn: () => [...(marks()?.values() ?? [])].some(({ mark }) => mark === 'legal'),
    named,
    marks,
    tap(piece) {
      const after = afterTap(read, options(), taps(), piece, picture());
      put(after.taps, after.refused && piece);
      return after.refused;
    },
    select: (move) => put(tapsFor(read, move, picture()), undefined, move),
    back() {
      if (named()) return (put([]), true);
      const isRefused = barred() !== undefined;
      if (!isRefused && taps().length === 0) return false;
      put(isRefused ? taps() : taps().slice(0, -1));
      return true;
    },
    forget: () => put([]),
  };
}

/** Whether the reader goes by the keyboard. */
export const byKey = (): boolean => document.activeElement?.matches(':focus-visible') ?? false;
