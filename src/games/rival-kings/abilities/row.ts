import type { CardId } from '../cards.ts';

/** Which of two equal cards in a row is meant: the newest unless `older`. */
export type Copy = 'older' | undefined;

/** The place of a card in a row, or -1. `older` finds a copy above the newest one. */
export function placeInRow(row: readonly CardId[], card: CardId, copy: Copy): number {
  const newest = row.lastIndexOf(card);
  return copy === 'older' && newest >= 0 ? row.slice(0, newest).lastIndexOf(card) : newest;
}

/** The ways to name a copy of this card in this row. */
export const copiesInRow = (row: readonly CardId[], card: CardId): Copy[] =>
  placeInRow(row, card, 'older') < 0 ? [undefined] : [undefined, 'older'];
