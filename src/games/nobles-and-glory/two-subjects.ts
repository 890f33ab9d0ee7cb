import { suitOf, type Suit } from './cards.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Rule } from './rules.ts';
import { subjectsOf } from './subjects.ts';
import type { Kingdom } from './types/state.ts';

/** Two or more (`two-means-at-least`). */
const NEEDED = 2;

/** Two Subjects of the suit that an Action takes. */
export function judgeTwoSubjects(
  { court }: Pick<Kingdom, 'court'>,
  suit: Suit,
  because: Rule,
): Judgement {
  const count = subjectsOf(court).filter((card) => suitOf(card) === suit).length;
  return count < NEEDED
    ? refuse(because, 'too-few-subjects', { suit, count, needed: NEEDED })
    : undefined;
}
