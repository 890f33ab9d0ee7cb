import {
  built,
  disc,
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
  WOOD,
  type Drawing,
} from '../shapes.ts';

/** A mug of beer with its head of foam, 40 units high. */
const mug =
  piece('M11-6h5c8 0 8 18 0 18h-5zm0 5v8h4c3 0 3-8 0-8z') +
  piece('M-13-10h24v30h-24z', GILT) +
  line('M-7-4v18M-1-4v18M5-4v18', INK, 1.5) +
  piece('M-14.5 17h27v5h-27z', WOOD, 1.5) +
  piece(
    'M-15-8c-4-6 1-11 5-10 2-6 11-6 13-1 5-3 12 1 10 7 1 4-3 6-6 4-1 2-5 2-6-1-1 5-8 6-9 1-3 2-6 2-7 0z',
  );

const pretzel = (() => {
  const loop = 'M-6 8C-12 4-14-4-8-7-3-9 0-4 0 0c0-4 3-9 8-7 6 3 4 11-2 15M-6 8 3 0M6 8-3 0';
  return line(loop, INK, 5.2) + line(loop, WOOD, 2.6);
})();

/** A foaming mug and a pretzel on the table. */
export const innkeeper: Drawing = () =>
  piece('M-2 56h68v6H-2z', WOOD) +
  flat('M-2 62h68v12H-2z') +
  line('M14 65h36', WOOD, 1.5) +
  put(28, 34, mug, 1.15) +
  put(50, 49, pretzel, 0.78) +
  put(50, 13, rays(0, 0, 0, 5, 8, PAPER, 1.5)) +
  put(10, 19, rays(0, 0, 0, 4, 8, PAPER, 1.5));

/** A house at night, light in its windows; the mug hangs out as its sign. */
export const inn: Drawing = (t) =>
  sky(t) +
  piece('M54 6a8 8 0 1 0 4 13 7 7 0 0 1-4-13z', GILT, 1.5) +
  put(40, 8, rays(0, 0, 0, 3.5, 8, t.deep, 1.2)) +
  built('M34 16h7v14h-7z', t, 1.5) +
  piece('M1 36 16 14h20l9 22z', t.deep) +
  built('M5 36h34v38H5z', t) +
  piece('M8 40h9v10H8z', GILT, 1.5) +
  piece('M22 40h9v10h-9z', GILT, 1.5) +
  line('M12.5 40v10M26.5 40v10M8 45h9M22 45h9', INK, 1.2) +
  piece('M19 74V60a6 6 0 0 1 12 0v14z', GILT) +
  line('M25 55v16') +
  line('M34 31h26M36 39l8-8', INK, 2.6) +
  line('M43 31v6M56 31v6', INK, 1.5) +
  disc(49.5, 46, 12) +
  put(49, 46.5, mug, 0.49) +
  ground(66);
