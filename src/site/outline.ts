import { chapters as rivalKings } from '../../content/outline/rival-kings.ts';

/** One chapter of a game's rules with its number. */
export interface Chapter {
  readonly slug: string;
  readonly number: number;
  readonly rules: readonly string[];
}

const numbered = (chapters: readonly { slug: string; rules: readonly string[] }[]): Chapter[] =>
  chapters.map((chapter, place) => ({ ...chapter, number: place + 1 }));

const OUTLINES: Readonly<Record<string, readonly Chapter[]>> = { 'rival-kings': numbered(rivalKings) };

/** The chapters of a game in reading order. */
export function chaptersOf(game: string): readonly Chapter[] {
  const chapters = OUTLINES[game];
  if (!chapters) throw new RangeError(`no outline of ${game}`);
  return chapters;
}

/** Where a rule stands: its chapter and its number, such as 7.3. */
export function placeOf(game: string, rule: string): { readonly chapter: Chapter; readonly number: string } {
  const chapter = chaptersOf(game).find(({ rules }) => rules.includes(rule));
  if (!chapter) throw new RangeError(`no chapter tells ${rule}`);
  return { chapter, number: `${chapter.number}.${chapter.rules.indexOf(rule) + 1}` };
}
