import type { Column } from '../../../games/king-of-the-valley/tiles.ts';
import type { Words } from '../../../i18n/words.ts';
import { columnIn } from '../../../narration/king-of-the-valley/in-words.ts';
import type {
  ColumnPicture,
  SeatPicture,
  Subjects,
} from '../../../narration/king-of-the-valley/picture.ts';

const countIn = (subjects: readonly Subjects[]): number =>
  subjects.reduce((all, { count }) => all + count, 0);

/** How many tiles lie in a column, either way up. */
export const sizeOf = ({ up, down }: ColumnPicture): number => countIn(up) + countIn(down);

/** A column of a castle, whether or not there is anything to show of it. */
export const columnOf = ({ castle }: SeatPicture, column: Column): ColumnPicture =>
  castle.find((other) => other.column === column) ?? { column, up: [], down: [], taxed: false };

/** Something has come into a column, gone, or been turned over. */
export function hasChanged(
  before: SeatPicture | undefined,
  now: SeatPicture,
  column: Column,
  words: Words,
): boolean {
  const told = ({ castle }: SeatPicture): string | undefined => {
    const shown = castle.find((other) => other.column === column);
    return shown && columnIn(shown, words);
  };
  return before !== undefined && told(before) !== told(now);
}
