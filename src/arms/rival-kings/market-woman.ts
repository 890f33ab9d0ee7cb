import {
  built,
  disc,
  FLAME,
  GILT,
  ground,
  INK,
  LEAF,
  line,
  PAPER,
  piece,
  put,
  sky,
  times,
  WOOD,
  type Drawing,
} from '../shapes.ts';

const apple = disc(0, 0, 5.2, FLAME, 1.5) + line('M0-4q0-3 2-4', INK, 1.2);

/** A wicker basket of apples, 42 units wide. */
const basket =
  line('M-17-4C-17-30 17-30 17-4', INK, 5.5) +
  line('M-17-4C-17-30 17-30 17-4', WOOD, 2.6) +
  put(-11, -5, apple) +
  put(11, -5, apple) +
  put(-4, -8, apple) +
  put(5, -8, apple) +
  piece('M-19 0h38l-5 20c-8 3-20 3-28 0z', GILT) +
  line(
    'M-17 6q17 4 34 0M-16 12q16 4 32 0M-14 17q14 4 28 0M-10 2l2 18M-3 2v20M4 2v20M11 2l-2 18',
    INK,
    1.2,
  ) +
  piece('M-20.5-3h41v5h-41z', WOOD, 1.5);

const goose = (fill: string): string =>
  piece(
    'M-3 20C-2 12-9 8-8 0c.6-5 5-8 9-6 3 1.5 4 4 3.6 6.5 3.4.4 5.4 1.5 6.4 3-3 1.5-6 1.6-9 .8-1.5 4 5 8 6 15.7z',
    fill,
  ) +
  disc(0, -1, 1.2, INK, 0) +
  piece('M4.8.4c3 .4 5 1.4 6.2 3-3 1.5-5.8 1.6-7.6.9z', FLAME, 1);

/** A basket of apples; a goose looks out of it. */
export const marketWoman: Drawing = () =>
  put(
    14,
    19,
    piece('M0-9c8 2 10 12 4 21h-8c-6-9-4-19 4-21z', LEAF, 1.5) +
      line('M0-5v16M0 2l4-4M0 6l-4-4', INK, 1),
  ) +
  put(32, 44, basket, 1.12) +
  put(45, 22, goose(PAPER), 1.15) +
  piece('M-2 66h68v8H-2z', WOOD) +
  line('M14 69.5h36', INK, 1);

/** A stall under its striped awning, the basket on the counter between fish and loaves. */
export const market: Drawing = (t) =>
  sky(t) +
  line('M8 20v40M56 20v40', INK, 5) +
  line('M8 20v40M56 20v40', WOOD, 2) +
  times(6, (stripe) => {
    const shape = `M${11 + stripe * 7} 5h7L${(stripe - 2) * 2 + 22 + stripe * 7 - 8.7} 25a4.6 4 0 0 1-9.1 0z`;
    return stripe % 2 ? piece(shape, PAPER, 1.5) : built(shape, t, 1.5);
  }) +
  put(32, 44, basket, 0.74) +
  put(11.5, 50, disc(0, 0, 4.5, WOOD, 1.5) + disc(6, 3, 4, WOOD, 1.5)) +
  put(53, 50, disc(0, 0, 4.5, LEAF, 1.5) + disc(-5.5, 3, 4, LEAF, 1.5)) +
  built('M3 57h58v17H3z', t) +
  line('M14 57v17M32 57v17M50 57v17', INK, 1.5) +
  piece('M1 55h62v4.5H1z', PAPER, 1.5) +
  ground(72);
