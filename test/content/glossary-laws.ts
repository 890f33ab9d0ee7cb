import { expect, it } from 'vitest';
import type { Chapter, Term } from '../../content/outline/outline.ts';
import { REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import {
  dataOf,
  everyElement,
  isOneSentence,
  pageOf,
  textOf,
  type Element,
} from '../support/content.ts';

const MOST_TEXT = 170;

type Glossary = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const glossaryOf = (locale: Locale, game: string): Promise<Glossary> =>
  dataOf<Glossary>(locale, `${game}/glossary.json`);

export const doubles = (list: readonly string[]): string[] =>
  list.filter((one, place) => list.indexOf(one) !== place);

export const elementsOf = async (locale: Locale, file: string): Promise<readonly Element[]> =>
  pageOf(await textOf(locale, file)).elements;

/** The terms linked in some components, in order. */
export const linked = (elements: readonly Element[]): string[] =>
  everyElement(elements).flatMap(({ name, attributes }) =>
    name === 'Term' ? [attributes.id ?? ''] : [],
  );

/** Tests the glossary of a game in a language against the terms of its outline. */
export function describeGlossary(terms: readonly Term<string>[], glossary: Glossary): void {
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
}

/**
 * Tests these chapters of a game in a language: they link the terms that the reference language
 * links.
 */
export function describeTermLinks(
  locale: Locale,
  game: string,
  chapters: readonly Chapter<string>[],
): void {
  it.for(chapters)(
    '$slug: link the same terms in the same rules as the reference language',
    async ({ slug }) => {
      const byRule = async (language: Locale): Promise<Record<string, string[]>> =>
        Object.fromEntries(
          (await elementsOf(language, `${game}/rules/${slug}.mdx`))
            .filter(({ name }) => name === 'Rule')
            .map(({ attributes, inside }) => [attributes.id ?? '', linked(inside).toSorted()]),
        );
      expect(await byRule(locale)).toEqual(await byRule(REFERENCE_LOCALE));
    },
  );
}
