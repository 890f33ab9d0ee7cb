import { expect, it } from 'vitest';
import type { Chapter } from '../../content/outline/outline.ts';
import type { RuleSource } from '../../src/engine/types.ts';
import { REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { everyElement, pageOf, textOf, type Element, type Page } from '../support/content.ts';

const MOST_TITLE = 30;
/** How many rules a section of a chapter has at most. */
const MOST_RULES = 5;
/** What shows a rule by an example. */
const EXAMPLES = ['Example', 'Scenario'];
const lengthOf = (title: string): number => title.replaceAll('\u00AD', '').length;

export const chapterOf = async (locale: Locale, game: string, slug: string): Promise<Page> =>
  pageOf(await textOf(locale, `${game}/rules/${slug}.mdx`));

/**
 * Tests these chapters of a game in a language, against its outline and the sources of its rules.
 */
export function describeChapters(
  locale: Locale,
  game: string,
  chapters: readonly Chapter<string>[],
  sources: Readonly<Record<string, RuleSource>>,
): void {
  const isInferred = (rule: string): boolean => sources[rule]!.status === 'inferred';

  it.for(chapters)(
    '$slug: has the rules of the outline in their order, each with a short title and a text',
    async ({ slug, rules }) => {
      const { elements } = await chapterOf(locale, game, slug);
      const told = everyElement(elements).filter(({ name }) => name === 'Rule');
      expect(told.map(({ attributes }) => attributes.id)).toEqual(rules);
      expect(elements.filter(({ name }) => name === 'Rule')).toHaveLength(rules.length);
      for (const { attributes, text } of told) {
        expect(
          Object.keys(attributes).filter((name) => name !== 'titled'),
          attributes.id,
        ).toEqual(['id', 'title']);
        expect(lengthOf(attributes.title!), attributes.title).toBeLessThanOrEqual(MOST_TITLE);
        expect(lengthOf(attributes.title!), attributes.id).toBeGreaterThan(0);
        expect(text, attributes.id).not.toBe('');
      }
    },
  );

  it.for(chapters)(
    '$slug: reads in sections of two to five rules, and shows at least one rule by an example',
    async ({ slug }) => {
      const { elements, outline } = await chapterOf(locale, game, slug);
      const sections = outline
        .join('\n')
        .split(/^h2$/m)
        .map((section) => section.match(/^Rule /gm)?.length ?? 0);
      const [before, ...headed] = sections;
      expect(
        headed.length === 0 || before === 0 ? [] : [`${before} rules before the first section`],
      ).toEqual([]);
      for (const rules of headed.length > 0 ? headed : sections) {
        expect(rules).toBeGreaterThanOrEqual(2);
        expect(rules).toBeLessThanOrEqual(MOST_RULES);
      }
      expect(
        everyElement(elements).filter(({ name }) => EXAMPLES.includes(name)).length,
      ).toBeGreaterThan(0);
    },
  );

  it.for(chapters)(
    '$slug: says of every inferred rule, and of no printed one, from what it follows',
    async ({ slug }) => {
      const { elements } = await chapterOf(locale, game, slug);
      for (const { attributes, inside } of elements.filter(({ name }) => name === 'Rule')) {
        const follows = inside.filter(({ name }) => name === 'Follows');
        expect(follows, attributes.id).toHaveLength(isInferred(attributes.id!) ? 1 : 0);
        for (const { inside: reasons } of follows)
          expect(
            reasons.filter(({ name }) => name === 'Cite').length,
            attributes.id,
          ).toBeGreaterThan(0);
      }
      expect(everyElement(elements).filter(({ name }) => name === 'Follows')).toHaveLength(
        elements.filter(({ name, attributes }) => name === 'Rule' && isInferred(attributes.id!))
          .length,
      );
    },
  );

  it.for(chapters)('$slug: has a short title and a lead', async ({ slug }) => {
    const { front } = await chapterOf(locale, game, slug);
    expect(lengthOf(front.title!)).toBeLessThanOrEqual(MOST_TITLE);
    expect(front.lead).toMatch(/\.$/);
  });

  it('have titles that differ, for chapters and for rules', async () => {
    const pages = await Promise.all(chapters.map(({ slug }) => chapterOf(locale, game, slug)));
    const titles = pages.map(({ front }) => front.title);
    const rules = pages.flatMap(({ elements }) =>
      elements.filter(({ name }) => name === 'Rule').map(({ attributes }) => attributes.title),
    );
    for (const list of [titles, rules])
      expect(list.filter((title, place) => list.indexOf(title) !== place)).toEqual([]);
  });
}

/** Tests these chapters of a game in a language against those of the reference language. */
export function describeTranslatedChapters(
  locale: Locale,
  game: string,
  chapters: readonly Chapter<string>[],
): void {
  it.for(chapters)(
    '$slug: has headings, rules, pictures and scenarios where the reference language has them',
    async ({ slug }) => {
      const [own, other] = await Promise.all([
        chapterOf(locale, game, slug),
        chapterOf(REFERENCE_LOCALE, game, slug),
      ]);
      expect(own.outline).toEqual(other.outline);
    },
  );

  it.for(chapters)(
    '$slug: gives examples and cites rules where the reference language does',
    async ({ slug }) => {
      const [own, other] = await Promise.all([
        chapterOf(locale, game, slug),
        chapterOf(REFERENCE_LOCALE, game, slug),
      ]);
      expect(citations(own.elements)).toEqual(citations(other.elements));
    },
  );
}

/**
 * What each rule shows beside words: examples, and the rules it cites, whatever their order in the
 * sentence.
 */
const citations = (elements: readonly Element[]): Record<string, string[]> =>
  Object.fromEntries(
    elements
      .filter(({ name }) => name === 'Rule')
      .map(({ attributes, inside }) => [
        attributes.id ?? '',
        everyElement(inside)
          .filter(({ name }) => ['Example', 'Cite'].includes(name))
          .map(({ name, attributes: { id = '' } }) => `${name} ${id}`)
          .toSorted(),
      ]),
  );

/** The ids that a component of a page may name. */
export type Known = Readonly<
  Record<string, { readonly attribute: string; readonly ids: readonly string[] }>
>;

/** What the components of a page name that is not among these. */
export const unknownIn = (elements: readonly Element[], known: Known): string[] =>
  everyElement(elements).flatMap(({ name, attributes }) => {
    const named = known[name];
    return named && !named.ids.includes(attributes[named.attribute] ?? '')
      ? [`${name} ${JSON.stringify(attributes)}`]
      : [];
  });
