import {
  disc,
  flat,
  GILT,
  ground,
  INK,
  line,
  piece,
  put,
  sky,
  times,
  WOOD,
  type Drawing,
} from '../shapes.ts';

const TEETH = times(11, (tooth) => `L${-18.6 + tooth * 3.8} ${tooth % 2 ? 5.5 : 9}`);

/** A hand saw, its handle at the right, 54 units long. */
const saw =
  piece(`M22-9-22 0v6${TEETH}L22 9z`) +
  piece(
    'M20-11h6c6 1 7 6 4 10 3 4 1 11-4 12h-6zm4 6v10c3 0 4-2 2.5-5 1.5-3 .5-5-2.5-5z',
    WOOD,
    1.5,
  );

const grain = line('M0 4h34M6 8h40', INK, 1);

/** A saw bendwise in a plank; a square above. */
export const carpenter: Drawing = ({ deep }) =>
  piece('M7 9h5v23h22v5H7z', GILT) +
  line('M9.5 14h2.5M9.5 19h2.5M9.5 24h2.5M18 34.5V37M24 34.5V37', INK, 1.2) +
  put(34, 31, saw, 1.08, -38) +
  piece('M-2 49h68v7H-2z', WOOD) +
  piece('M-2 57h68v17H-2z', WOOD) +
  put(8, 48.5, line('M0 4h26M34 4h16', INK, 1)) +
  put(6, 57, grain) +
  flat('M11 66l5 6h32l5-6z', deep);

/** A raised roof frame, the saw in its gable, timber stacked below. */
export const carpentry: Drawing = (t) =>
  sky(t) +
  flat('M13 41 32 14l19 27z', t.pale) +
  line('M3 42 32 8l29 34', INK, 8) +
  line('M3 42 32 8l29 34', t.field, 4.5) +
  line('M32 8v12M2 42h60', INK, 7) +
  line('M32 8v10M2 42h60', t.field, 3.6) +
  put(31, 31.5, saw, 0.64) +
  line('M10 44v26M54 44v26', INK, 7) +
  line('M10 44v26M54 44v26', t.field, 3.6) +
  times(3, (log) => disc(20 + log * 12, 64, 6, GILT) + disc(20 + log * 12, 64, 2.4, 'none', 1.2)) +
  times(2, (log) => disc(26 + log * 12, 54, 6, GILT) + disc(26 + log * 12, 54, 2.4, 'none', 1.2)) +
  ground(69);
