import { links } from '../../i18n/links.ts';
import type { Locale } from '../../i18n/locales.ts';
import { loadJson } from '../load.ts';
import type { Citation } from './told.ts';

/** A rule as `citations.json` holds it. */
export type CitationLine = readonly [id: string, number: string, title: string, chapter: string];

/** How to cite every rule of a game, by id. Rejects where that cannot be had. */
export async function loadCitations(locale: Locale, game: string): Promise<ReadonlyMap<string, Citation>> {
  const lines = await loadJson<readonly CitationLine[]>(`/${locale}/${game}/citations.json`);
  return new Map(lines.map(([id, number, title, chapter]) => [id, { id, number, title, href: links.rule(locale, game, chapter, id) }]));
}
