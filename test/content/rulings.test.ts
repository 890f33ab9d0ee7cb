import { describe, expect, it } from 'vitest';
import { rulingTopics } from '../../content/outline/rival-kings-rulings.ts';
import { RULES } from '../../src/games/rival-kings/rules.ts';
import { RULINGS, type RulingId } from '../../src/games/rival-kings/rulings.ts';
import { LOCALES, PUBLISHED, REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { everyElement, filesOf, pageOf, textOf, TRANSLATIONS } from '../support/content.ts';
import editions from '../../content/editions/editions-rival-kings.json' with { type: 'json' };

const OPEN = Object.keys(RULINGS) as RulingId[];
const LANGUAGES = Object.keys(LOCALES) as Locale[];
const MOST_TITLE = 45;
const MOST_QUOTED = 15;

const rulingPage = async (locale: Locale, id: string) => pageOf(await textOf(locale, `rival-kings/rulings/${id}.mdx`));
const json = async (locale: Locale, name: string) =>
  JSON.parse(await textOf(locale, `rival-kings/${name}.json`)) as Record<string, Record<string, string>>;
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];

describe('the outline of rulings', () => {
  it('has every open ruling once', () => {
    expect(rulingTopics.flatMap(({ open }) => open).toSorted()).toEqual(OPEN.toSorted());
  });

  it('has every decided ruling once, none of them open, each leaning on rules that exist', () => {
    const decided = rulingTopics.flatMap((topic) => topic.decided);
    const ids = decided.map(({ id }) => id);
    expect(ids).toHaveLength(70);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id in RULINGS)).toEqual([]);
    expect(decided.flatMap(({ rules }) => rules).filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
    expect(decided.filter(({ rules }) => rules.length === 0)).toEqual([]);
  });
});

describe.each(PUBLISHED)('the rulings in %s', (locale) => {
  it('have a page for each that is open, and no other', async () => {
    const files = (await filesOf(locale)).filter((file) => file.startsWith('rival-kings/rulings/'));
    expect(files).toEqual(OPEN.map((id) => `rival-kings/rulings/${id}.mdx`).toSorted());
  });

  it.for(OPEN)('%s: says title, answer and how sure it is, why, what is printed, and each reading in order', async (id) => {
    const { front, elements, loose } = await rulingPage(locale, id);
    expect(front.title!.length).toBeLessThanOrEqual(MOST_TITLE);
    expect(front.title).not.toMatch(/\.$/);
    expect(front.lead).toMatch(/\.$/);
    expect(['printed', 'follows', 'silent']).toContain(front.confidence);
    expect(loose.trim()).toBe('');
    expect(elements.map(({ name }) => name)).toEqual(['Why', 'Evidence', 'Options', 'Others'].slice(0, elements.length === 4 ? 4 : 3));
    const [why, evidence, options] = elements;
    expect(everyElement(why!.inside).filter(({ name }) => name === 'Cite').length).toBeGreaterThan(0);
    expect(options!.inside.filter(({ name }) => name === 'Option').map(({ attributes }) => attributes.id)).toEqual(RULINGS[id].options);
    const prints = evidence!.inside.filter(({ name }) => name === 'Print');
    const named = new Set(prints.flatMap(({ attributes }) => attributes.editions!.split(' ')));
    expect([...named].toSorted()).toEqual(LANGUAGES.toSorted());
    expect(prints.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it.for(OPEN)('%s: quotes at most fifteen words, from an edition named beside it', async (id) => {
    const { elements } = await rulingPage(locale, id);
    const prints = everyElement(elements).filter(({ name }) => name === 'Print');
    for (const { attributes, inside } of prints) {
      for (const quote of everyElement(inside).filter(({ name }) => name === 'Quote')) {
        expect(wordsOf(quote.text).length, quote.text).toBeLessThanOrEqual(MOST_QUOTED);
        expect(attributes.editions!.split(' '), quote.text).toContain(quote.attributes.edition);
      }
    }
  });

  it('have titles that differ', async () => {
    const titles = await Promise.all(OPEN.map(async (id) => (await rulingPage(locale, id)).front.title));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('that are decided have a question and an answer', async () => {
    const words = await json(locale, 'decided');
    expect(Object.keys(words).toSorted()).toEqual(rulingTopics.flatMap(({ decided }) => decided.map(({ id }) => id)).toSorted());
    for (const { question, answer } of Object.values(words)) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.[”“]?$/);
    }
  });
});

describe.each(TRANSLATIONS)('the rulings in %s', (locale) => {
  it.for(OPEN)('%s: show and cite what the reference language shows and cites', async (id) => {
    const shape = async (language: Locale) => {
      const { front, elements } = await rulingPage(language, id);
      const shown = everyElement(elements)
        .filter(({ name }) => name !== 'Rank')
        .map(
          ({ name, attributes }) => `${name} ${attributes.id ?? attributes.edition ?? attributes.editions ?? ''} ${attributes.place ?? ''}`,
        );
      return { confidence: front.confidence, shown: shown.toSorted() };
    };
    expect(await shape(locale)).toEqual(await shape(REFERENCE_LOCALE));
  });
});

describe('the differences of the editions', () => {
  it('name rules, rulings and languages that exist, and quote at most fifteen words', () => {
    expect(new Set(editions.map(({ id }) => id)).size).toBe(editions.length);
    for (const { id, rules, ruling, prints, misleads } of editions as readonly {
      id: string;
      rules: string[];
      ruling?: string;
      prints: Record<string, string | null>;
      misleads: string[];
    }[]) {
      expect(
        rules.filter((rule) => !Object.hasOwn(RULES, rule)),
        id,
      ).toEqual([]);
      if (ruling !== undefined) expect(OPEN, id).toContain(ruling);
      expect(Object.keys(prints).toSorted(), id).toEqual(LANGUAGES.toSorted());
      expect(
        misleads.filter((language) => !(language in LOCALES)),
        id,
      ).toEqual([]);
      for (const quotes of Object.values(prints)) {
        for (const quote of quotes?.split(' / ') ?? []) expect(wordsOf(quote).length, quote).toBeLessThanOrEqual(MOST_QUOTED);
      }
    }
  });

  it.for([...PUBLISHED])('have a title, a wrong and a right reading in %s', async (locale) => {
    const words = await json(locale, 'editions');
    expect(Object.keys(words)).toEqual(editions.map(({ id }) => id));
    for (const [id, { title, wrong, right }] of Object.entries(words)) {
      expect(title!.length, id).toBeLessThanOrEqual(MOST_TITLE);
      expect(wrong, id).toMatch(/\.$/);
      expect(right, id).toMatch(/\.$/);
    }
  });
});
