import { disc, GILT, ground, INK, line, piece, put, times } from '../shapes.ts';
import { figure, type FactionDrawing } from './shapes.ts';

const SKIN = '#a9c9a0';
const STONE = '#cfc8bb';

/** A hand that reaches up, 42 units high. */
const hand =
  piece(
    'M-6 28V8c-4-2-8-6-10-10-1-3 2-5 4-3l5 5-1-15c0-4 4-4 5 0l1 11 1-14c0-4 5-4 5 0v14l2-11c1-4 5-3 5 1L9 2l3-4c2-3 6-1 4 3C13 6 10 10 6 12v16z',
    SKIN,
  ) + line('M-2 4c3 2 6 2 9 0', INK, 1.2);

/** A tally, every fifth stroke across the four before it. */
const scratches = (count: number): string =>
  line(
    times(count, (place) => {
      const x = 14 + place * 3.4;
      return (place + 1) % 5 ? `M${x} 15v6` : `M${x - 15} 21.5l14-6`;
    }),
    INK,
    1.6,
  );

/**
 * A hand that rises from a grave by the light of the moon; the value stands on the stone, and is
 * scratched into it.
 */
export const zombie: FactionDrawing =
  (value) =>
  ({ deep }) => {
    const moon =
      disc(51, 13, 8, GILT) + disc(48, 11, 1.6, '#c9973a', 0) + disc(53.5, 15, 1.2, '#c9973a', 0);
    const soil = ground(58) + line('M12 65q8-3 14 0M38 66q8-3 14 0', deep, 1.5);
    if (value === undefined)
      return (
        moon +
        line('M4 14h20M8 20h12', deep, 1.8) +
        piece('M36 62V36c0-17 24-17 24 0v26z', STONE) +
        line('M48 32v14M42.5 37h11', INK, 2.4) +
        put(23, 34, hand, 1.3) +
        soil
      );
    return (
      moon +
      piece('M5 62V27C5 4 45 4 45 27v35z', STONE) +
      scratches(value) +
      figure(value, 25, 40.5, 29) +
      put(50, 44, hand, 0.9, 8) +
      soil
    );
  };
