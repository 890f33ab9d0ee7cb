import { getEntry } from 'astro:content';
import { links } from '../../i18n/links.ts';
import type { FullRecord } from '../full-text.ts';
import { chaptersOf, placeOf } from '../outline.ts';
import type { Source } from './source.ts';

/** A record for each rule. */
export async function ruleAnswers(source: Source): Promise<FullRecord[]> {
  return (
    await Promise.all(chaptersOf(source.game).map(({ slug }) => answersIn(source, slug)))
  ).flat();
}

async function answersIn(
  { locale, game, read, asked, below }: Source,
  slug: string,
): Promise<FullRecord[]> {
  const chapter = (await getEntry('pages', `${locale}/${game}/rules/${slug}`))!;
  return read.parts(chapter, ['Rule']).map(({ attributes: { id, title }, text }) => ({
    url: below(links.rule(locale, game, slug, id!)),
    kind: 'rule',
    title: title!,
    text,
    number: placeOf(game, id!).number,
    place: chapter.data.title,
    ...asked(id!),
  }));
}
