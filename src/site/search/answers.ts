import type { GameId } from '../../games/ids.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { FullRecord } from '../full-text.ts';
import { cardAnswers } from './cards.ts';
import { editionAnswers } from './editions.ts';
import { lessonAnswers } from './lessons.ts';
import { pageAnswers } from './pages.ts';
import { ruleAnswers } from './rules.ts';
import { rulingAnswers } from './rulings.ts';
import { scenarioAnswers } from './scenarios.ts';
import { siteAnswers } from './site.ts';
import { sourceOf } from './source.ts';
import { termAnswers } from './terms.ts';
import { tidy } from './tidy.ts';

/** What makes the records, those of a page before those of its parts. */
const KINDS = [
  pageAnswers,
  cardAnswers,
  editionAnswers,
  lessonAnswers,
  ruleAnswers,
  rulingAnswers,
  scenarioAnswers,
  termAnswers,
];

/**
 * What answers questions about a game in one language: a record for each rule, ruling, scenario,
 * interaction, term and page, so that a hit opens at its place.
 */
export async function answersAbout(locale: Locale, game: GameId): Promise<FullRecord[]> {
  const source = await sourceOf(locale, game);
  const answers = (await Promise.all(KINDS.map(async (answersOf) => answersOf(source)))).flat();
  return sorted(answers);
}

/** What answers questions about no game. */
export const answersAboutSite = async (locale: Locale): Promise<FullRecord[]> =>
  sorted(await siteAnswers(locale));

/**
 * As they are packed: tidy, and in the order of the files of their pages. What stands on one page
 * keeps its order.
 */
const sorted = (answers: readonly FullRecord[]): FullRecord[] =>
  answers.map(tidied).sort((a, b) => compare(fileOf(a), fileOf(b)));

const tidied = ({ title, text, answer, ...others }: FullRecord): FullRecord => ({
  ...others,
  title: tidy(title),
  text: tidy(text),
  ...(answer !== undefined && { answer: tidy(answer) }),
});

const fileOf = ({ url }: FullRecord): string => url.replace(/(#.*)?$/, 'index.html');
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
