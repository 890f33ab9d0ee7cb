import { describe, expect, it } from 'vitest';
import { LOCALES, PUBLISHED, REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { isTranslated } from '../../src/i18n/game-languages.ts';
import { everyElement, filesOf, pageOf, textOf, type Element } from '../support/content.ts';
import { GAMES, TRANSLATIONS, TRANSLATED, type Whole } from '../support/games.ts';
import { ENGINE_IDS } from '../../src/games/engines.ts';
import { GAME_IDS, type GameId } from '../../src/games/ids.ts';
import { BUILDINGS, SUBJECTS } from '../../src/games/rival-kings/cards.ts';
import { CHARACTERS, RANKS } from '../../src/games/rival-kings/characters.ts';

const MOST_TITLE = 30;
/** How many rules a section of a chapter has at most. */
const MOST_RULES = 5;
/** What shows a rule by an example. */
const EXAMPLES = ['Example', 'Scenario'];
const lengthOf = (title: string): number => title.replaceAll('\u00AD', '').length;

const chapterOf = async (locale: Locale, game: string, slug: string) => pageOf(await textOf(locale, `${game}/rules/${slug}.mdx`));

describe.each(TRANSLATIONS)('the chapters of $id in $locale', ({ id: game, locale, book: { chapters }, format }) => {
  const folder = `${game}/rules`;
  const isInferred = (rule: string): boolean => format.rules[rule]!.status === 'inferred';

  it('are those of the outline', async () => {
    const files = (await filesOf(locale)).filter((file) => file.startsWith(`${folder}/`));
    expect(files).toEqual(chapters.map(({ slug }) => `${folder}/${slug}.mdx`).toSorted());
  });

  it.for(chapters)('$slug: has the rules of the outline in their order, each with a short title and a text', async ({ slug, rules }) => {
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
  });

  it.for(chapters)('$slug: reads in sections of two to five rules, and shows at least one rule by an example', async ({ slug }) => {
    const { elements, outline } = await chapterOf(locale, game, slug);
    const sections = outline
      .join('\n')
      .split(/^h2$/m)
      .map((section) => section.match(/^Rule /gm)?.length ?? 0);
    const [before, ...headed] = sections;
    expect(headed.length === 0 || before === 0 ? [] : [`${before} rules before the first section`]).toEqual([]);
    for (const rules of headed.length > 0 ? headed : sections) {
      expect(rules).toBeGreaterThanOrEqual(2);
      expect(rules).toBeLessThanOrEqual(MOST_RULES);
    }
    expect(everyElement(elements).filter(({ name }) => EXAMPLES.includes(name)).length).toBeGreaterThan(0);
  });

  it.for(chapters)('$slug: says of every inferred rule, and of no printed one, from what it follows', async ({ slug }) => {
    const { elements } = await chapterOf(locale, game, slug);
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
    const { front } = await chapterOf(locale, game, slug);
    expect(lengthOf(front.title!)).toBeLessThanOrEqual(MOST_TITLE);
    expect(front.lead).toMatch(/\.$/);
  });

  it('have titles that differ, for chapters and for rules', async () => {
    const pages = await Promise.all(chapters.map(({ slug }) => chapterOf(locale, game, slug)));
    const titles = pages.map(({ front }) => front.title);
    const rules = pages.flatMap(({ elements }) => elements.filter(({ name }) => name === 'Rule').map(({ attributes }) => attributes.title));
    for (const list of [titles, rules]) expect(list.filter((title, place) => list.indexOf(title) !== place)).toEqual([]);
  });
});

/** The ids that a component of a page may name. */
type Known = Readonly<Record<string, { readonly attribute: string; readonly ids: readonly string[] }>>;

/** What only the pages of one game name. */
const OWN: Readonly<Partial<Record<GameId, Known>>> = {
  'rival-kings': {
    Card: { attribute: 'id', ids: [...SUBJECTS, ...BUILDINGS] },
    Character: { attribute: 'id', ids: CHARACTERS },
    Rank: { attribute: 'of', ids: RANKS },
  },
};

const knownIn = ({ id, game: { seats }, format, book: { terms }, scenarios }: Whole): Known => ({
  Rule: { attribute: 'id', ids: Object.keys(format.rules) },
  Cite: { attribute: 'id', ids: Object.keys(format.rules) },
  Scenario: { attribute: 'id', ids: scenarios.map(({ file }) => file) },
  SetUp: { attribute: 'players', ids: Array.from({ length: seats.max - seats.min + 1 }, (_, more) => `{${seats.min + more}}`) },
  Term: { attribute: 'id', ids: terms.map((term) => term.id) },
  ...OWN[id],
});

const KNOWN: Readonly<Record<string, Known>> = Object.fromEntries(GAMES.map((whole) => [whole.id, knownIn(whole)]));

/** What the components of a page name that is not there; the file's first folder is its game. */
const unknownIn = (file: string, elements: readonly Element[]): string[] =>
  everyElement(elements).flatMap(({ name, attributes }) => {
    const known = KNOWN[file.split('/')[0]!]?.[name];
    return known && !known.ids.includes(attributes[known.attribute] ?? '') ? [`${name} ${JSON.stringify(attributes)}`] : [];
  });

describe.each(PUBLISHED)('every page in %s', async (locale) => {
  const pages = (await filesOf(locale)).filter((file) => file.endsWith('.mdx'));

  it.for(pages)('%s: names only rules, cards, characters, scenarios, ranks and terms that exist', async (file) => {
    expect(unknownIn(file, pageOf(await textOf(locale, file)).elements)).toEqual([]);
  });

  it.for(pages)('%s: is written with typographic quotes and without exclamation marks', async (file) => {
    const { front, prose, elements } = pageOf(await textOf(locale, file));
    const titles = everyElement(elements).map(({ attributes }) => attributes.title ?? '');
    expect([...Object.values(front), ...titles, ...prose].filter((text) => /['"`!]/.test(text))).toEqual([]);
  });
});

describe.each(TRANSLATED)('the chapters of $id in $locale', ({ id: game, locale, book: { chapters } }) => {
  it.for(chapters)('$slug: has headings, rules, pictures and scenarios where the reference language has them', async ({ slug }) => {
    const [own, other] = await Promise.all([chapterOf(locale, game, slug), chapterOf(REFERENCE_LOCALE, game, slug)]);
    expect(own.outline).toEqual(other.outline);
  });

  it.for(chapters)('$slug: gives examples and cites rules where the reference language does', async ({ slug }) => {
    const [own, other] = await Promise.all([chapterOf(locale, game, slug), chapterOf(REFERENCE_LOCALE, game, slug)]);
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
  const filesBelow = async (locale: Locale, folder: string): Promise<string[]> =>
    (await filesOf(locale)).filter((file) => file.startsWith(`${folder}/`));

  it('that is published has the pages and words of the site that the reference language has', async () => {
    const ofTheSite = async (locale: Locale): Promise<string[]> => (await filesOf(locale)).filter((file) => !file.includes('/'));
    for (const locale of PUBLISHED) expect(await ofTheSite(locale), locale).toEqual(await ofTheSite(REFERENCE_LOCALE));
  });

  it.for(GAME_IDS)(
    'in which %s is told has every file of the reference language and no other, and every other language none',
    async (game) => {
      const reference = await filesBelow(REFERENCE_LOCALE, game);
      expect(reference.length).toBeGreaterThan(80);
      for (const locale of Object.keys(LOCALES) as Locale[])
        expect(await filesBelow(locale, game), locale).toEqual(isTranslated(locale, game) ? reference : []);
    },
  );

  it('has no folder but those of games with rules', async () => {
    for (const locale of PUBLISHED) {
      const folders = (await filesOf(locale)).flatMap((file) => (file.includes('/') ? [file.split('/')[0]!] : []));
      expect(folders.filter((folder) => !(ENGINE_IDS as readonly string[]).includes(folder))).toEqual([]);
    }
  });
});
