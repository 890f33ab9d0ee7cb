import {
  built,
  disc,
  flame,
  flat,
  GILT,
  ground,
  INK,
  line,
  PAPER,
  piece,
  put,
  sky,
  WOOD,
  type Drawing,
} from '../shapes.ts';

const pick = piece('M-2-12h4v38h-4z', WOOD) + piece('M-20-6C-12-17 12-17 20-6 10-11-10-11-20-6z');
const hammer = piece('M-2-12h4v38h-4z', WOOD) + piece('M-10-17h20v9h-20z');

/** Pick and hammer crossed, 40 units high. */
const tools = put(-1, 0, hammer, 1, 42) + put(1, 0, pick, 1, -42);

const nugget = piece('M-7 4-5-4 2-6l6 5-1 6z', GILT, 1.5) + line('M-5-4 0 0l7 0M0 0l-1 5', INK, 1);

/** Pick and hammer crossed above the lode, a lamp between them. */
export const miner: Drawing = ({ deep }) =>
  put(32, 27, tools, 1.18) +
  put(
    32,
    12,
    piece('M-5 7h10l-1-10h-8z', PAPER, 1.5) +
      put(0, 2, flame(), 0.55) +
      line('M-3-4a3 3 0 0 1 6 0', INK, 1.5),
  ) +
  flat('M-2 56 8 50l8 3 8-6 9 5 9-5 8 5 8-3 10 6v20H-2z') +
  line('M14 64l6-8M44 56l8 6', deep, 1.5) +
  put(22, 59, nugget, 0.95) +
  put(41, 60, nugget, 0.9) +
  put(31, 66, nugget, 0.8);

/** A gallery into the mountain, its cart full of ore; the tools above it. */
export const mine: Drawing = (t) =>
  sky(t) +
  built('M-4 60 14 26l8 7L34 8l13 21 6-5 16 36v14H-4z', t) +
  flat('M34 8l-6 12 4-2 3 4 3-4 4 3z', PAPER) +
  line('M34 8l-6 12 4-2 3 4 3-4 4 3z', INK, 1.2) +
  put(33, 30, tools, 0.56) +
  piece('M16 74l3-31h26l3 31z', INK) +
  line('M19 43l-3 30M45 43l3 30M16 42h32', INK, 6.5) +
  line('M19 43l-3 30M45 43l3 30M16 42h32', WOOD, 3.2) +
  put(26, 55, nugget, 0.65) +
  put(33, 53.5, nugget, 0.75) +
  put(38, 55, nugget, 0.6) +
  piece('M22 56h20l-2.5 9h-15z', PAPER, 1.5) +
  disc(27.5, 66.5, 2.6, PAPER, 1.5) +
  disc(36.5, 66.5, 2.6, PAPER, 1.5) +
  ground(71);
