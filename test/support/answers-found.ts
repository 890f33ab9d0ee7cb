import { openTexts } from '../../scripts/built-search.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Texts } from '../../src/islands/search/sources.ts';
import { searchFiles, type FullRecord } from '../../src/site/full-text.ts';

/** Answers as the search of a built site has them, with Pagefind's own index of their texts. */
export async function textsOf(
  answers: readonly FullRecord[],
  locale: Locale = 'en',
): Promise<Texts> {
  const files = await searchFiles(answers, locale, { withScript: true });
  const read = (path: string): Promise<Uint8Array<ArrayBuffer>> => {
    const content = files.get(path)!;
    return Promise.resolve(
      typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    );
  };
  return (await openTexts(locale, [{ address: '', read }])).texts;
}
