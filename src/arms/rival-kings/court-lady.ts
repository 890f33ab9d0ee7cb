import {
  built,
  coronet,
  disc,
  FLAME,
  flat,
  GILT,
  ground,
  INK,
  line,
  PAPER,
  piece,
  polar,
  put,
  sky,
  times,
  twice,
  type Drawing,
} from '../shapes.ts';

const RADIUS = 32;
const BLADES = 7;
/** How far a fan opens to either side. */
const OPEN = 78;

/** An open fan around its pivot. */
const fan =
  times(BLADES, (place) => {
    const span = (2 * OPEN) / BLADES;
    const from = span * place - OPEN;
    const [inner, outer, bulge] = [RADIUS * 0.42, RADIUS * 0.92, RADIUS * 1.08];
    const middle = from + span / 2;
    const to = from + span;
    const blade = `M${polar(inner, from)}L${polar(outer, from)}Q${polar(bulge, middle)} ${polar(outer, to)}L${polar(inner, to)}z`;
    return (
      piece(blade, place % 2 ? FLAME : PAPER, 1.5) + line(`M0 0L${polar(inner, middle)}`, INK, 2)
    );
  }) + disc(0, 0, 2.8, GILT);

/** A fan below a coronet, with pearls at its foot. */
export const courtLady: Drawing = () =>
  put(32, 13, coronet(), 0.95) +
  put(32, 51, fan) +
  twice(
    disc(6, 49, 2.8, PAPER, 1.5) +
      disc(10.5, 55, 2.8, PAPER, 1.5) +
      disc(16.5, 59.5, 2.8, PAPER, 1.5) +
      disc(23.5, 62.5, 2.8, PAPER, 1.5),
  ) +
  line('M32 53v6') +
  piece('M28.5 59h7l2 10h-11z', FLAME, 1.5);

/** A pavilion with a striped roof; the fan hangs between its columns. */
export const pavilion: Drawing = (t) =>
  sky(t) +
  line('M32 14V3', INK, 2) +
  flat('M32 2.5h10l-3 2.8 3 2.8H32z', t.deep) +
  built('M32 9C28 20 18 26 4 29v5h56v-5C46 26 36 20 32 9z', t) +
  flat('M32 10c-1 9-5 15-13 21h8c4-6 5-13 5-21zM32 10c1 9 5 15 13 21h-8c-4-6-5-13-5-21z', PAPER) +
  line('M32 9C28 20 18 26 4 29v5h56v-5C46 26 36 20 32 9z') +
  times(7, (place) =>
    piece(`M${4 + place * 8} 33h8a4 4 0 0 1-8 0z`, place % 2 ? PAPER : FLAME, 1.5),
  ) +
  twice(piece('M9 38h4v22H9z', PAPER, 1.5) + piece('M7 57h8v4H7z', PAPER, 1.5)) +
  put(32, 59, fan, 0.56) +
  ground(60) +
  line('M22 66h20', t.field, 1.5);
