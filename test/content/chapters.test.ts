import { describe, expect, it } from 'vitest';
import { chapters, terms } from '../../content/outline/rival-kings.ts';
import { RULES, type Rule } from '../../src/games/rival-kings/rules.ts';
import { BUILDINGS, CHARACTERS, RANKS, SUBJECTS } from '../../src/games/rival-kings/types.ts';
import { PUBLISHED, REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { everyElement, filesOf, pageOf, scenarios, textOf, TRANSLATIONS, type Element } from '../support/content.ts';

const MOST_TITLE = 30;
const lengthOf = (title: string): number => title.replaceAll('\u00AD', '').length;
const isInferred = (rule: string): boolean => RULES[rule as Rule].status === 'inferred';

const FOLDER = 'rival-kings/rules';
const chapterOf = async (locale: Locale, slug: string) => pageOf(await textOf(locale, `${FOLDER}/${slug}.mdx`));

describe('the outline', () => {
  it('has every rule in one chapter', () => {
    expect(chapters.flatMap(({ rules }) => rules).toSorted()).toEqual(Object.keys(RULES).toSorted());
  });

  it('names every chapter once', () => {
    expect(new Set(chapters.map(({ slug }) => slug)).size).toBe(chapters.length);
  });
});

describe.each(PUBLISHED)('the chapters in %s', (locale) => {
  it('are those of the outline', async () => {
    const files = (await filesOf(locale)).filter((file) => file.startsWith(`${FOLDER}/`));
    expect(files).toEqual(chapters.map(({ slug }) => `${FOLDER}/${slug}.mdx`).toSorted());
  });

  it.for(chapters)('$slug: has the rules of the outline in their order, each with a short title and a text', async ({ slug, rules }) => {
    const { elements } = await chapterOf(locale, slug);
    const told = everyElement(elements).filter(({ name }) => name === 'Rule');
    expect(told.map(({ attributes }) => attributes.id)).toEqual(rules);
    expect(elements.filter(({ name }) => name === 'Rule')).toHaveLength(rules.length);
    for (const { attributes, text } of told) {
      expect(Object.keys(attributes), attributes.id).toEqual(['id', 'title']);
      expect(lengthOf(attributes.title!), attributes.title).toBeLessThanOrEqual(MOST_TITLE);
      expect(lengthOf(attributes.title!), attributes.id).toBeGreaterThan(0);
      expect(text, attributes.id).not.toBe('');
    }
  });

  it.for(chapters)('$slug: says of every inferred rule, and of no printed one, from what it follows', async ({ slug }) => {
    const { elements } = await chapterOf(locale, slug);
    for (const { attributes, inside } of elements.filter(({ name }) => name === 'Rule')) {
      const follows = inside.filter(({ name }) => name === 'Follows');
      expect(follows, attributes.id).toHaveLength(isInferred(attributes.id!) ? 1 : 0);
      for (const { inside: reasons } of follows)
        expect(reasons.filter(({ name }) => name === 'Cite').length, attributes.id).toBeGreaterThan(0);
    }
    expect(everyElement(elements).filter(({ name }) => name === 'Follows')).toHaveLength(
      elements.filter(({ name, attributes }) => name === 'Rule' && isInferred(attributes.id!)).length,
    );
  });

  it.for(chapters)('$slug: has a short title and a lead', async ({ slug }) => {
    const { front } = await chapterOf(locale, slug);
    expect(lengthOf(front.title!)).toBeLessThanOrEqual(MOST_TITLE);
    expect(front.lead).toMatch(/\.$/);
  });

  it('have titles that differ, for chapters and for rules', async () => {
    const pages = await Promise.all(chapters.map(({ slug }) => chapterOf(locale, slug)));
    const titles = pages.map(({ front }) => front.title);
    const rules = pages.flatMap(({ elements }) => elements.filter(({ name }) => name === 'Rule').map(({ attributes }) => attributes.title));
    for (const list of [titles, rules]) expect(list.filter((title, place) => list.indexOf(title) !== place)).toEqual([]);
  });
});

/** The ids that a component of a page may name. */
const KNOWN: Readonly<Record<string, { readonly attribute: string; readonly ids: readonly string[] }>> = {
  Rule: { attribute: 'id', ids: Object.keys(RULES) },
  Cite: { attribute: 'id', ids: Object.keys(RULES) },
  Card: { attribute: 'id', ids: [...SUBJECTS, ...BUILDINGS] },
  Character: { attribute: 'id', ids: CHARACTERS },
  Scenario: { attribute: 'id', ids: scenarios.map(({ file }) => file) },
  Rank: { attribute: 'of', ids: RANKS },
  SetUp: { attribute: 'players', ids: ['{2}', '{3}', '{4}'] },
  Term: { attribute: 'id', ids: terms.map(({ id }) => id) },
};

const unknownIn = (elements: readonly Element[]): string[] =>
  everyElement(elements).flatMap(({ name, attributes }) => {
    const known = KNOWN[name];
    return known && !known.ids.includes(attributes[known.attribute] ?? '') ? [`${name} ${JSON.stringify(attributes)}`] : [];
  });

describe.each(PUBLISHED)('every page in %s', async (locale) => {
  const pages = (await filesOf(locale)).filter((file) => file.endsWith('.mdx'));

  it.for(pages)('%s: names only rules, cards, characters, scenarios, ranks and terms that exist', async (file) => {
    expect(unknownIn(pageOf(await textOf(locale, file)).elements)).toEqual([]);
  });

  it.for(pages)('%s: is written with typographic quotes and without exclamation marks', async (file) => {
    const { front, prose, elements } = pageOf(await textOf(locale, file));
    const titles = everyElement(elements).map(({ attributes }) => attributes.title ?? '');
    expect([...Object.values(front), ...titles, ...prose].filter((text) => /['"`!]/.test(text))).toEqual([]);
  });
});

describe.each(TRANSLATIONS)('the chapters in %s', (locale) => {
  it.for(chapters)('$slug: has headings, rules, pictures and scenarios where the reference language has them', async ({ slug }) => {
    const [own, other] = await Promise.all([chapterOf(locale, slug), chapterOf(REFERENCE_LOCALE, slug)]);
    expect(own.outline).toEqual(other.outline);
  });

  it.for(chapters)('$slug: gives examples and cites rules where the reference language does', async ({ slug }) => {
    const [own, other] = await Promise.all([chapterOf(locale, slug), chapterOf(REFERENCE_LOCALE, slug)]);
    expect(citations(own.elements)).toEqual(citations(other.elements));
  });
});

/** What each rule shows beside words: examples, and the rules it cites, whatever their order in the sentence. */
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

describe('a language', () => {
  it('that is published has every file of the reference language and no other', async () => {
    const reference = await filesOf(REFERENCE_LOCALE);
    expect(reference.length).toBeGreaterThan(100);
    for (const locale of TRANSLATIONS) expect(await filesOf(locale), locale).toEqual(reference);
  });
});
