import { describe, expect, it } from 'vitest';
import { REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { dataOf, everyElement, filesOf, isOneSentence, pageOf, textOf, type Element } from '../support/content.ts';
import { TRANSLATIONS, TRANSLATED } from '../support/games.ts';

const MOST_TEXT = 170;

type Glossary = Readonly<Record<string, Readonly<Record<string, string>>>>;
const elementsOf = async (locale: Locale, file: string) => pageOf(await textOf(locale, file)).elements;

/** The terms linked in some components, in order. */
const linked = (elements: readonly Element[]): string[] =>
  everyElement(elements).flatMap(({ name, attributes }) => (name === 'Term' ? [attributes.id ?? ''] : []));

const doubles = (list: readonly string[]): string[] => list.filter((one, place) => list.indexOf(one) !== place);

describe.each(TRANSLATIONS)('the glossary of $id in $locale', async ({ id: game, locale, book: { chapters, terms } }) => {
  const glossary = await dataOf<Glossary>(locale, `${game}/glossary.json`);
  const entries = Object.entries(glossary);

  it('has the terms of the outline in their order', () => {
    expect(Object.keys(glossary)).toEqual(terms.map(({ id }) => id));
  });

  it('gives each term a name of its own', () => {
    const names = entries.map(([, { name = '' }]) => name);
    expect(names.filter((name) => name !== name.trim() || name === '')).toEqual([]);
    expect(doubles(names.map((name) => name.toLowerCase()))).toEqual([]);
  });

  it.for(entries)('%s: says in one short sentence what it means', ([, term]) => {
    expect(Object.keys(term)).toEqual(['name', 'text']);
    expect(term.text).toSatisfy(isOneSentence);
    expect(term.text!.length, term.text).toBeLessThanOrEqual(MOST_TEXT);
  });

  it('is written with typographic quotes, single spaces and without exclamation marks', () => {
    const words = entries.flatMap(([, term]) => Object.values(term));
    expect(words.filter((text) => /['"`!<>]|\s{2}/.test(text))).toEqual([]);
  });

  it('is linked from a page at most once per term, and from the chapters altogether often', async () => {
    const pages = (await filesOf(locale)).filter((file) => file.startsWith(`${game}/`) && file.endsWith('.mdx'));
    const links = await Promise.all(pages.map(async (file) => ({ file, terms: linked(await elementsOf(locale, file)) })));
    expect(links.flatMap(({ file, terms: found }) => doubles(found).map((id) => `${file}: ${id}`))).toEqual([]);
    expect(links.flatMap(({ terms: found }) => found).length).toBeGreaterThan(chapters.length);
  });
});

describe.each(TRANSLATED)('the chapters of $id in $locale', ({ id: game, locale, book: { chapters } }) => {
  it.for(chapters)('$slug: link the same terms in the same rules as the reference language', async ({ slug }) => {
    const byRule = async (language: Locale): Promise<Record<string, string[]>> =>
      Object.fromEntries(
        (await elementsOf(language, `${game}/rules/${slug}.mdx`))
          .filter(({ name }) => name === 'Rule')
          .map(({ attributes, inside }) => [attributes.id ?? '', linked(inside).toSorted()]),
      );
    expect(await byRule(locale)).toEqual(await byRule(REFERENCE_LOCALE));
  });
});
