import { glyph, PAPER, put, type Drawing } from '../shapes.ts';
import type { Value } from '../../games/claim/cards.ts';

/** A faction's picture: with a value that of a card, without one that of the whole faction. */
export type FactionDrawing = (value?: Value) => Drawing;

/** The value of a card, large. */
export const figure = (value: Value, x: number, y: number, height: number): string =>
  put(x, y, glyph(`${value}`, height, PAPER, ' stroke-width="3.25" paint-order="stroke"'));
