import {
  built,
  FLAME,
  flat,
  GILT,
  ground,
  INK,
  line,
  PAPER,
  piece,
  put,
  rays,
  sky,
  stones,
  WOOD,
  type Drawing,
} from '../shapes.ts';

/** An anvil, 44 units wide. */
const anvil = (fill: string): string =>
  piece(
    'M-24-9c5 6 10 8 15 8h3c1 6-2 9-7 11v5h26v-5c-5-2-8-5-7-11h4c4 0 8-2 10-8h-7v-3H-9v3z',
    fill,
  ) + line('M-9-9H8', INK, 1.2);

const hammer = piece('M-2-2h4v27h-4z', WOOD) + piece('M-11-10H9l3 4-3 4h-20z');

/** A hammer above the anvil, and sparks. */
export const blacksmith: Drawing = () =>
  rays(27, 33, 6, 14, 14, GILT, 2) +
  put(40, 19, hammer, 1.15, -38) +
  piece('M20 54h24l2 20H18z', WOOD) +
  line('M27 58v14M35 58v14', INK, 1.2) +
  put(32, 43, anvil(PAPER), 1.08);

/** The smithy's hearth under its hood, the anvil before the fire. */
export const forge: Drawing = (t) =>
  sky(t) +
  flat('M40 12c-4-3 2-5-1-9M46 12c-4-3 3-6 0-10', INK) +
  line('M43 11c-5-3 3-5-1-9M49 10c-4-3 4-5 1-9', t.deep, 2) +
  built('M39 12h15v18H39z', t) +
  stones(39, 17, 15, 3) +
  built('M2 36 20 16h24l18 20z', t) +
  built('M6 36h52v38H6z', t) +
  stones(6, 41, 52, 7, t.deep) +
  piece('M14 66V48a18 17 0 0 1 36 0v18z', INK) +
  piece(
    'M18 62c-2-10 4-12 4-20 5 3 5 7 5 9 3-4 4-10 3-15 7 4 8 11 8 15 2-2 3-5 3-8 5 6 6 12 4 19z',
    FLAME,
    0,
  ) +
  flat('M24 62c-1-6 4-8 5-14 4 4 4 8 4 9 2-2 3-4 3-6 4 4 4 8 3 11z', GILT) +
  put(32, 59, anvil(PAPER), 0.68) +
  ground(68);
