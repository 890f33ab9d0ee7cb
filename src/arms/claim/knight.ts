import { FLAME, flat, GILT, INK, line, piece, put, times, twice, WOOD } from '../shapes.ts';
import { figure, type FactionDrawing } from './shapes.ts';

const STEEL = '#d3d8e0';

const lance =
  line('M0-30V44', INK, 4.6) +
  line('M0-30V44', WOOD, 2) +
  piece('M-3.5-24 0-38 3.5-24z', STEEL, 1.5);

/** Breathing holes in the visor, left and right by turns. */
const breaths = (count: number): string =>
  line(
    times(count, (place) => {
      const x = 4.5 + (place >> 1) * 2.7;
      return `M${place % 2 ? 32 + x : 32 - x} ${32 + (place >> 1) * 0.8}v${7 - (place >> 1) * 0.9}`;
    }),
    INK,
    1.6,
  );

/** A helmet before two lances; its visor has as many breathing holes as the value. */
export const knight: FactionDrawing =
  (value) =>
  ({ deep }) => {
    const helm =
      piece('M30 12C22 4 32-3 44 1c9 3 12 9 9 15-2-5-6-6-9-4 0-4-4-5-6-3-3-2-6 0-8 3z', FLAME) +
      piece('M14 40V26C14 13 22 7 32 7s18 6 18 19v14L32 48z', STEEL) +
      flat('M16 21h13v6H16zM35 21h13v6H35z') +
      piece('M29.5 8h5v38.5l-2.5 1-2.5-1z', GILT, 1.5) +
      breaths(value ?? 8);
    const surcoat =
      piece('M5 74C5 56 16 48 32 48s27 8 27 26z', deep) +
      line('M9 66c2-9 10-14 23-14s21 5 23 14', GILT, 1.5);
    return (
      twice(put(10, 30, lance, 1, -12)) +
      surcoat +
      (value === undefined ? put(0, 5, helm) : helm + figure(value, 32, 60, 21))
    );
  };
