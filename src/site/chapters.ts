import { getEntry } from 'astro:content';
import type { Locale } from '../i18n/locales.ts';
import { chaptersOf, type Chapter } from './outline.ts';
import type { GameId } from '../games/ids.ts';

/** A chapter with its words. */
export interface TitledChapter extends Chapter {
  readonly title: string;
  readonly lead: string;
}

/** The chapters of a game in one language, in reading order. */
export const chapterTitles = (locale: Locale, game: GameId): Promise<TitledChapter[]> =>
  Promise.all(
    chaptersOf(game).map(async (chapter) => {
      const entry = await getEntry('pages', `${locale}/${game}/rules/${chapter.slug}`);
      if (!entry) throw new RangeError(`no chapter ${chapter.slug} in ${locale}`);
      return { ...chapter, title: entry.data.title, lead: entry.data.lead };
    }),
  );
