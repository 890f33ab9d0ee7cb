import type { Game } from '../../src/engine/game.ts';
import type { Seat, Table } from '../../src/engine/types.ts';
import type { Marked, PieceId, Reading } from '../../src/islands/shared/board.ts';
import type { Tried } from '../../src/narration/attempts.ts';

/** No more moves than these are ever to be chosen from by buttons. */
export const MOST = 5;

/** What somebody at a seat may try, as all tools have it; the reason stands for its sentence. */
export function optionsAt(game: Game, state: Table, seat: Seat): Tried[] {
  return game.imaginable(state, seat).map((action) => {
    const refusal = game.judge(state, action);
    const because = { id: '', number: '', title: '', href: '' };
    return {
      action,
      label: '',
      refusal: refusal && { kind: 'refused', attempt: '', sentence: refusal.reason, because },
    };
  });
}

/** The pieces that look so. */
export const marked = ({ next }: Reading, mark: Marked['mark']): PieceId[] =>
  [...next].flatMap(([piece, { mark: other }]) => (other === mark ? [piece] : []));
