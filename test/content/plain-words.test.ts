import { describe, expect, it } from 'vitest';
import { PUBLISHED, type Locale } from '../../src/i18n/locales.ts';
import { isTranslated } from '../../src/site/entries.ts';
import { everyElement, filesOf, pageOf, textOf } from '../support/content.ts';

/** Signs of Markdown, which only running text turns into something. */
const MARKDOWN = /[*\\`]|(^|[\s(“„])_\S|\[[^\]]+\]\(/;

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/**
 * The words of a file that are shown as they are written: front matter and titles of a page, the
 * strings of data.
 */
async function plainWordsOf(locale: Locale, file: string): Promise<string[]> {
  const source = await textOf(locale, file);
  if (file.endsWith('.json')) return stringsIn(JSON.parse(source));
  const [, front = ''] = FRONT_MATTER.exec(source) ?? [];
  return [
    ...front.split('\n'),
    ...everyElement(pageOf(source).elements).flatMap(({ attributes }) => attributes.title ?? []),
  ];
}

const stringsIn = (data: unknown): string[] =>
  typeof data === 'string'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap(stringsIn)
      : [];

describe.each(PUBLISHED)('titles, leads and messages in %s', async (locale) => {
  const files = (await filesOf(locale)).filter(isTranslated);

  it.for(files)('are plain words, without signs of Markdown: %s', async (file) => {
    expect((await plainWordsOf(locale, file)).filter((words) => MARKDOWN.test(words))).toEqual([]);
  });
});
