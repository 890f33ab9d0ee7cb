import { getEntry, type CollectionEntry } from 'astro:content';
import type { Locale } from '../i18n/locales.ts';

/** The words of a card page, which must exist. */
export async function cardEntry(
  locale: Locale,
  game: string,
  slug: string,
): Promise<CollectionEntry<'pages'>> {
  const entry = await getEntry('pages', `${locale}/${game}/cards/${slug}`);
  if (!entry) throw new RangeError(`no card page ${slug} in ${locale}`);
  return entry;
}
