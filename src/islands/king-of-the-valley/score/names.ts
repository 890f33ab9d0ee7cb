import { say, type Words } from '../../../i18n/words.ts';
import type { Subject } from './sheet.ts';

/** What stands on the button of a subject: under the headline of the jesters, their column. */
export const labelOf = (words: Words, { column, tile }: Subject): string =>
  say(words, tile === 'jester' ? `column.${column}` : `tile.${tile}`);

/** Its whole name, without the places where it may be divided. */
export function nameOf(words: Words, subject: Subject): string {
  const short = labelOf(words, subject).replaceAll('\u00AD', '');
  return subject.tile === 'jester' ? say(words, 'scoring.jester', { column: short }) : short;
}
