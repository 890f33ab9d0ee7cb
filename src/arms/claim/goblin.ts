import { disc, FLAME, GILT, INK, line, PAPER, piece, put, times, twice } from '../shapes.ts';
import { figure, type FactionDrawing } from './shapes.ts';

const SKIN = '#9cc96b';

/** A row of teeth around the middle, from this height up or down. */
const teeth = (count: number, y: number, length: number): string =>
  times(count, (place) =>
    piece(`M${29 + (place - (count - 1) / 2) * 6.2} ${y}h6l-3 ${length}z`, PAPER, 1),
  );

/** A goblin that grins, with as many teeth as its value. */
export const goblin: FactionDrawing =
  (value) =>
  ({ deep }) => {
    const count = value ?? 7;
    const above = Math.ceil(count / 2);
    const head =
      twice(
        piece('M18 15C9 15 3 11-2 4c0 14 5 25 17 28z', SKIN) +
          line('M2 11c2 8 6 13 11 15', deep, 2),
      ) +
      piece('M32 3c12 0 19 8 19 19 0 14-8 25-19 25S13 36 13 22C13 11 20 3 32 3z', SKIN) +
      line('M20 13l9 4M44 13l-9 4', INK, 2.8) +
      twice(disc(24.5, 20.5, 4.8, GILT, 1.5) + disc(25.7, 21, 2, INK, 0)) +
      piece('M32 20l4.5 8h-9z', SKIN, 1.5) +
      piece('M17 30.5q15 4 30 0c0 9-6 14-15 14s-15-5-15-14z', INK, 1.5) +
      teeth(above, 32.4, 5.4) +
      teeth(count - above, 43.6, -5.4);
    return (
      piece('M11 74C11 54 20 46 32 46s21 8 21 28z', FLAME) +
      (value === undefined ? put(0, 5, head) : head + figure(value, 32, 58.5, 21))
    );
  };
