import type { Lesson } from '../../content/outline/outline.ts';

/**
 * What of a course only a later lesson introduces than the one at this place: it is neither on the
 * table nor among the offers yet.
 */
export function hiddenAt(lessons: readonly Lesson[], place: number): string[] {
  const known = lessons.slice(0, place + 1).flatMap(({ introduces = [] }) => introduces);
  const later = lessons.slice(place + 1).flatMap(({ introduces = [] }) => introduces);
  return later.filter((what) => !known.includes(what));
}
