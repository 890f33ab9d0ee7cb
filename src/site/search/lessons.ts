import { isPlayed } from '../../games/ids.ts';
import { links } from '../../i18n/links.ts';
import { siteText } from '../../i18n/messages.ts';
import type { FullRecord } from '../full-text.ts';
import { lessonEntry, lessonsOf } from '../lessons.ts';
import { pageName, type Source } from './source.ts';

/** A record for the course and for each of its lessons. */
export async function lessonAnswers({ locale, game, asked, below }: Source): Promise<FullRecord[]> {
  if (!isPlayed(game)) return [];
  const text = siteText(locale);
  const answer = (address: string, title: string, lead: string): FullRecord => {
    const url = below(address);
    return { url, kind: 'lesson', title, text: lead, ...asked(pageName(url)) };
  };
  const lessons = lessonsOf(game).map(async ({ slug }) => {
    const { title, lead } = (await lessonEntry(locale, game, slug)).data;
    return answer(links.lesson(locale, game, slug), title, lead);
  });
  return [
    answer(links.course(locale, game), text('learn.title'), text('learn.lead')),
    ...(await Promise.all(lessons)),
  ];
}
