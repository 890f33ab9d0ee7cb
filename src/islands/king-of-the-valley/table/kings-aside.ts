import { createSignal } from 'solid-js';
import type { Position, PositionPlayer } from '../../../games/king-of-the-valley/types/position.ts';
import type { Cell } from '../../../games/king-of-the-valley/valley.ts';
import type { Laying } from '../../table/laying/laying.ts';
import { kinglessIn, playerAt, withKing } from './edit.ts';
import type { Topic } from './topics.ts';

/**
 * Puts kings into the valley by tapping, as long as one is missing. `stillAside`: the kings that
 * came with the first one and stand where nobody has put them.
 */
export function createKingsAside(
  position: () => Position,
  { put, mark }: Pick<Laying<Position, Topic>, 'put' | 'mark'>,
): {
  readonly stillAside: () => readonly PositionPlayer[];
  /** Whether a king was missing, which this tap was for. */
  readonly tapKing: (cell: Cell) => boolean;
} {
  const [aside, setAside] = createSignal<readonly PositionPlayer[]>([]);
  const stillAside = (): readonly PositionPlayer[] =>
    aside().filter(({ seat, king }) =>
      position().players.some((now) => now.seat === seat && now.king === king),
    );

  function tapKing(cell: Cell): boolean {
    const before = position();
    const seat = kinglessIn(before);
    if (!seat) return false;
    const next = withKing(before, seat, cell);
    if (put(next)) {
      mark({ cell });
      setAside(
        next.players.filter(
          (player) => player.seat !== seat && !playerAt(before, player.seat).king,
        ),
      );
    }
    return true;
  }

  return { stillAside, tapKing };
}
