import { getEntry } from 'astro:content';
import type { Locale } from '../i18n/locales.ts';
import { chapterTitles, type TitledChapter } from './chapters.ts';
import { rulingShownBy, scenariosOf } from './scenarios.ts';
import type { GameId } from '../games/ids.ts';

/** A scenario with its words. `open`: it shows a point that the printed rules leave open. */
interface ListedScenario {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly open: boolean;
}

/** The scenarios of a chapter: those whose first rule it tells. */
interface ScenarioGroup {
  readonly chapter: TitledChapter;
  readonly scenarios: readonly ListedScenario[];
}

/** All scenarios of a game by chapter, settled ones before open ones. */
export async function scenarioIndex(locale: Locale, game: GameId): Promise<ScenarioGroup[]> {
  const chapters = await chapterTitles(locale, game);
  const groups = await Promise.all(
    chapters.map(async (chapter) => ({
      chapter,
      scenarios: await scenariosIn(locale, game, chapter),
    })),
  );
  return groups.filter(({ scenarios }) => scenarios.length > 0);
}

async function scenariosIn(
  locale: Locale,
  game: GameId,
  chapter: TitledChapter,
): Promise<ListedScenario[]> {
  const mine = scenariosOf(game).filter(({ teaches: [main] }) => chapter.rules.includes(main));
  const listed = await Promise.all(mine.map(({ id }) => withWords(locale, game, id)));
  const order = (scenario: ListedScenario): number =>
    chapter.rules.indexOf(mine.find(({ id }) => id === scenario.id)!.teaches[0]);
  return listed.sort((a, b) => Number(a.open) - Number(b.open) || order(a) - order(b));
}

async function withWords(locale: Locale, game: GameId, id: string): Promise<ListedScenario> {
  const entry = await getEntry('pages', `${locale}/${game}/scenarios/${id}`);
  if (!entry) throw new RangeError(`no words for scenario ${id} in ${locale}`);
  return {
    id,
    title: entry.data.title,
    lead: entry.data.lead,
    open: rulingShownBy(id) !== undefined,
  };
}

/** The title of a scenario. */
export const scenarioTitle = async (locale: Locale, game: GameId, id: string): Promise<string> =>
  (await withWords(locale, game, id)).title;
