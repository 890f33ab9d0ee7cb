import type { View } from '../../games/king-of-the-valley/types/view.ts';

/** Who sits at a seat of a table. */
export const playerOf = ({ players }: View, seat: string): View['players'][number] | undefined =>
  players.find((player) => player.seat === seat);

/** Where the king of a player stands. */
export const kingOf = (view: View, seat: string): string | null | undefined =>
  playerOf(view, seat)?.king;
