import { describe, expect, it } from 'vitest';
import { filesOf } from '../support/content.ts';
import { TRANSLATIONS, TRANSLATED } from '../support/games.ts';
import {
  describeGlossary,
  describeTermLinks,
  doubles,
  elementsOf,
  glossaryOf,
  linked,
} from './glossary-laws.ts';

describe.each(TRANSLATIONS)(
  'the glossary of $id in $locale',
  async ({ id: game, locale, book: { chapters, terms } }) => {
    describeGlossary(terms, await glossaryOf(locale, game));

    it('is linked from a page at most once per term, and from the chapters altogether often', async () => {
      const pages = (await filesOf(locale)).filter(
        (file) => file.startsWith(`${game}/`) && file.endsWith('.mdx'),
      );
      const links = await Promise.all(
        pages.map(async (file) => ({ file, terms: linked(await elementsOf(locale, file)) })),
      );
      expect(
        links.flatMap(({ file, terms: found }) => doubles(found).map((id) => `${file}: ${id}`)),
      ).toEqual([]);
      expect(links.flatMap(({ terms: found }) => found).length).toBeGreaterThan(chapters.length);
    });
  },
);

describe.each(TRANSLATED)(
  'the chapters of $id in $locale',
  ({ id: game, locale, book: { chapters } }) => {
    describeTermLinks(locale, game, chapters);
  },
);
