import { links } from '../i18n/links.ts';
import type { Locale } from '../i18n/locales.ts';
import { loadJson } from '../browser/load.ts';
import type { Citation } from './caption.ts';

/** A chapter as `citations.json` holds it, with its rules; their order gives them their numbers. */
export type CitedChapter = readonly [slug: string, rules: readonly (readonly [id: string, title: string])[]];

/** How to cite every rule of a game, by id. Rejects where that cannot be had. */
export async function loadCitations(locale: Locale, game: string): Promise<ReadonlyMap<string, Citation>> {
  const chapters = await loadJson<readonly CitedChapter[]>(`/${locale}/${game}/citations.json`);
  const citations = chapters.flatMap(([slug, rules], chapter) =>
    rules.map(([id, title], place) => ({ id, number: `${chapter + 1}.${place + 1}`, title, href: links.rule(locale, game, slug, id) })),
  );
  return new Map(citations.map((citation) => [citation.id, citation]));
}
