import { built, coronet, flat, line, PAPER, piece, put, times, type Drawing } from '../shapes.ts';

export const STAGES = [1, 2, 3] as const;

/** The back of a tile: a crown above the valley, and the numeral of its stage. */
export const back =
  (stage?: (typeof STAGES)[number]): Drawing =>
  (tincture) =>
    flat('M-2-2h68v44H-2z', tincture.pale) +
    put(32, 16, coronet(), 1.2) +
    built('M-2 40 14 18l12 16 6-4 6 4 12-16 16 22v26H-2z', tincture) +
    line('M9 25l5-7 5 7m26 0l5-7 5 7', PAPER, 3) +
    piece('M29 34c5 8-13 16 0 32h12c-12-14 0-22-12-32z', '#8cd') +
    (stage
      ? piece('M10 36h44v26H10z') +
        times(stage, (bar) =>
          flat(`M${28 + (bar - (stage - 1) / 2) * 12} 40h8v3h-2v12h2v3h-8v-3h2V43h-2z`),
        )
      : '');
