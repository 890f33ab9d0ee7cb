import { bookOf } from './registry.ts';

/** One chapter of a game's rules with its number. */
export interface Chapter {
  readonly slug: string;
  readonly number: number;
  readonly rules: readonly string[];
  /** It tells how a game is scored. */
  readonly scores?: true;
}

/** The chapters of a game in reading order. */
export const chaptersOf = (game: string): readonly Chapter[] =>
  bookOf(game).chapters.map((chapter, place) => ({ ...chapter, number: place + 1 }));

/** Where a rule stands: its chapter and its number, such as 7.3. */
export function placeOf(
  game: string,
  rule: string,
): { readonly chapter: Chapter; readonly number: string } {
  const chapter = chaptersOf(game).find(({ rules }) => rules.includes(rule));
  if (!chapter) throw new RangeError(`no chapter tells ${rule}`);
  return { chapter, number: `${chapter.number}.${chapter.rules.indexOf(rule) + 1}` };
}
