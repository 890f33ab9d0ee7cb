import type { Chapter, Lesson, Term, Topic } from '../../content/outline/outline.ts';
import * as claimLessons from '../../content/outline/claim-lessons.ts';
import * as claimRulings from '../../content/outline/claim-rulings.ts';
import * as claim from '../../content/outline/claim.ts';
import * as rivalKingsLessons from '../../content/outline/rival-kings-lessons.ts';
import * as rivalKingsRulings from '../../content/outline/rival-kings-rulings.ts';
import * as rivalKings from '../../content/outline/rival-kings.ts';
import { TABLE_REASONS as claimTableReasons } from '../games/claim/refusals.ts';
import { isGameId, type GameId } from '../games/registry.ts';
import { TABLE_REASONS as rivalKingsTableReasons } from '../games/rival-kings/refusals.ts';

/** One page of the card index. `cards`: the kinds of card it tells of, by the keys of their names, such as `card.watchman`. `kind`: the group it stands in. */
export interface CardPage {
  readonly slug: string;
  readonly kind: 'character' | 'pair' | 'faction';
  readonly cards: readonly string[];
}

/** What is written down of a game apart from words: the same in every language. */
interface Book {
  readonly chapters: readonly Chapter<string>[];
  readonly terms: readonly Term<string>[];
  readonly cardPages: readonly CardPage[];
  readonly rulingTopics: readonly Topic<string, string>[];
  /** The day on which the rulings were last checked against the printed texts. */
  readonly checked: string;
  readonly lessons: readonly Lesson[];
  /** Refusals that only tables from outside meet: scenarios and tasks do not need their words. */
  readonly tableReasons: readonly string[];
}

const BOOKS: Readonly<Record<GameId, Book>> = {
  'rival-kings': {
    chapters: rivalKings.chapters,
    terms: rivalKings.terms,
    cardPages: rivalKings.cardPages,
    rulingTopics: rivalKingsRulings.rulingTopics,
    checked: rivalKingsRulings.checked,
    lessons: rivalKingsLessons.lessons,
    tableReasons: Object.keys(rivalKingsTableReasons),
  },
  claim: {
    chapters: claim.chapters,
    terms: claim.terms,
    cardPages: claim.cardPages,
    rulingTopics: claimRulings.rulingTopics,
    checked: claimRulings.checked,
    lessons: claimLessons.lessons,
    tableReasons: Object.keys(claimTableReasons),
  },
};

/** The book of a game, which must exist. */
export function bookOf(game: string): Book {
  if (!isGameId(game)) throw new RangeError(`no book of ${game}`);
  return BOOKS[game];
}
