import { GILT, INK, line, PAPER, piece, type Drawing } from '../shapes.ts';

const RIM = '#f7f2e4';

/** The figures on the crests of the seats. */
export const KINGS = ['pale', 'chevron', 'bend', 'cross'] as const;
type King = (typeof KINGS)[number];

/** The colour of each seat, and its figure on the robe. */
const ROBES: Readonly<Record<King, readonly [colour: string, figure: string]>> = {
  pale: ['#34373e', 'M32 26v34'],
  chevron: ['#6a3c93', 'M14 58 32 40l18 18'],
  bend: ['#5d6414', 'M20 30 46 58'],
  cross: ['#7a4a2a', 'M32 26v34M18 46h28'],
};

const ROBE = 'M24 24h16c0 12 4 20 12 26v10q-20 5-40 0V50c8-6 12-14 12-26z';
const CROWN = 'M17 25 12 7l9 6L32 1l11 12 9-6-5 18q-15 4-30 0z';

/** A king's pawn with its crown: that of a seat, or of nobody. */
export const king =
  (seat?: King): Drawing =>
  () =>
    line(ROBE + CROWN, RIM, 8) +
    line(ROBE + CROWN, INK, 5) +
    piece(ROBE, seat ? ROBES[seat][0] : PAPER, 0) +
    (seat ? line(ROBES[seat][1], RIM, 6) : '') +
    piece(CROWN, GILT);
