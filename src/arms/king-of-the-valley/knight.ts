import { flat, GILT, INK, line, PAPER, piece, put, type Drawing } from '../shapes.ts';
import { TINCTURES } from '../tinctures.ts';
import { STEEL } from './shapes.ts';

/** The orders of knights: colour and sign, the star, the crescent, the lily, the tower. */
export const ORDERS = [1, 2, 3, 4] as const;
type Order = (typeof ORDERS)[number];

interface Badge {
  readonly colour: string;
  readonly sign: string;
  /**
   * Of shield and sign; else the sign is of paper on the colour. Light and dark by turns, they
   * differ in grey too.
   */
  readonly fills?: readonly [shield: string, sign: string];
}

const BADGES: Readonly<Record<Order, Badge>> = {
  1: { colour: TINCTURES.red.field, sign: 'M0-15 4-5 14-4 6 3 9 13 0 7-9 13-6 3-14-4-4-5z' },
  2: {
    colour: TINCTURES.blue.field,
    sign: 'M7-12a13 13 0 1 0 4 20C0 12-6-4 7-12z',
    fills: [PAPER, TINCTURES.blue.field],
  },
  3: {
    colour: TINCTURES.yellow.field,
    sign: 'M0-15c7 6 6 11 3 15h4c-2-6 5-8 7-3s-1 10-8 9l-3 8h-6l-3-8c-7 1-10-4-8-9s9-3 7 3h4c-3-4-4-9 3-15z',
    fills: [TINCTURES.yellow.field, INK],
  },
  4: { colour: TINCTURES.green.field, sign: 'M-11-13h6v5h2v-5h6v5h2v-5h6v9H8l2 17h-20l2-17h-3z' },
};

/**
 * A crested helmet above the shield of an order; without one, the shield is quartered by all four.
 */
export const knight =
  (order?: Order): Drawing =>
  () => {
    const { colour, sign, fills = [colour, PAPER] } = BADGES[order ?? 1];
    const charge = order
      ? put(33, 46, piece(sign, fills[1]))
      : flat('M33 29h19v16H33z', BADGES[2].colour) +
        flat('M14 45h19v20q-19-6-19-20z', BADGES[3].colour) +
        flat('M33 45h19q0 14-19 20z', BADGES[4].colour) +
        line('M33 29v36M14 45h38', PAPER, 2.5);
    return (
      piece(
        'M22 14C8 16 10 28 3 34c5 2 0 10 6 13-3 6 0 12 5 14h38c5-2 8-8 5-14 6-3 1-11 6-13-7-6-5-18-19-20z',
        fills[0] === PAPER ? colour : PAPER,
      ) +
      piece('M29 9C24 2 34-2 43 2c11 0 17 7 14 17-4-7-10-7-12-5z', colour) +
      piece('M18 31V19C18 9 24 5 33 5s15 4 15 14v12z', STEEL) +
      line('M22 20h22', INK, 5) +
      piece('M31 5h4v25h-4z', GILT) +
      piece('M13 28h40v16c0 12-10 18-20 21-10-3-20-9-20-21z', fills[0], 2.4) +
      charge
    );
  };
