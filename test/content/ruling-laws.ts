import { describe, expect, it } from 'vitest';
import { CERTAINTIES, type Topic } from '../../content/outline/outline.ts';
import { REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { dataOf, everyElement, filesOf, pageOf, textOf, type Page } from '../support/content.ts';

const MOST_TITLE = 45;
const MOST_QUOTED = 15;

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];

/**
 * How a scenario says that the printed rules leave it open; that they do not say it directly is
 * less.
 */
const SILENT: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: /the printed rules don’t say (?!(so )?directly)/i,
  de: /gedruckten Regeln nicht(?! ausdrücklich)/,
  nl: /gedrukte regels[^.]* niet(?! letterlijk)/,
};

/** What the pages of a game’s open rulings are compared with. An engine is not needed. */
interface Ruled {
  readonly id: string;
  readonly rulings: Readonly<Record<string, { readonly options: readonly string[] }>>;
}

/** How the reference language says that the printed rules contradict themselves. */
const CONTRADICTORY = /contradict/i;

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const pageOfRuling = async (locale: Locale, game: string, id: string): Promise<Page> =>
  pageOf(await textOf(locale, `${game}/rulings/${id}.mdx`));

/** Tests the decided rulings of a game in a language. */
export function describeDecided(
  locale: Locale,
  game: string,
  topics: readonly Pick<Topic<string, string>, 'topic' | 'decided'>[],
): void {
  it('that are printed stand under no theme of what the rulebook doesn’t say', () => {
    const unsaid = topics
      .filter(({ topic }) => topic === 'silent')
      .flatMap(({ decided }) => decided);
    expect(unsaid.filter(({ certainty }) => certainty === 'printed')).toEqual([]);
  });

  it('that are decided have a question and an answer', async () => {
    const words = await dataOf<Words>(locale, `${game}/decided.json`);
    expect(Object.keys(words).toSorted()).toEqual(
      topics.flatMap(({ decided }) => decided.map(({ id }) => id)).toSorted(),
    );
    for (const { question, answer } of Object.values(words)) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.[”“]?$/);
    }
  });

  if (locale === REFERENCE_LOCALE)
    it('that are decided say that the printed rules contradict themselves where they are labelled so, and nowhere else', async () => {
      const words = await dataOf<Words>(locale, `${game}/decided.json`);
      const labelled = topics
        .flatMap(({ decided }) => decided)
        .filter(({ certainty }) => certainty === 'contradictory');
      const said = Object.keys(words).filter((id) => CONTRADICTORY.test(words[id]!.answer!));
      expect(said.toSorted()).toEqual(labelled.map(({ id }) => id).toSorted());
    });
}

/**
 * Tests the pages of a game’s open rulings in these languages; each must tell of every one of the
 * printed `editions`.
 */
export function describeRulingPages(
  game: Ruled,
  editions: readonly Locale[],
  locales: readonly Locale[],
): void {
  const open = Object.keys(game.rulings);
  const folder = `${game.id}/rulings`;
  const pageFor = (locale: Locale, id: string): Promise<Page> => pageOfRuling(locale, game.id, id);

  describe.each(locales)('the pages of the rulings in %s', (locale) => {
    it('are there for each that is open, and for no other', async () => {
      const files = (await filesOf(locale)).filter((file) => file.startsWith(`${folder}/`));
      expect(files).toEqual(open.map((id) => `${folder}/${id}.mdx`).toSorted());
    });

    it.for(open)(
      '%s: says title, answer and how sure it is, why, what is printed, and each reading in order',
      async (id) => {
        const { front, elements, loose } = await pageFor(locale, id);
        expect(front.title!.length).toBeLessThanOrEqual(MOST_TITLE);
        expect(front.title).not.toMatch(/\.$/);
        expect(front.lead).toMatch(/\.$/);
        expect(CERTAINTIES).toContain(front.confidence);
        expect(loose.trim()).toBe('');
        expect(elements.map(({ name }) => name)).toEqual(
          ['Why', 'Evidence', 'Options', 'Others'].slice(0, elements.length === 4 ? 4 : 3),
        );
        const [why, evidence, options] = elements;
        expect(
          everyElement(why!.inside).filter(({ name }) => name === 'Cite').length,
        ).toBeGreaterThan(0);
        const shown = options!.inside
          .filter(({ name }) => name === 'Option')
          .map(({ attributes }) => attributes.id);
        expect(shown).toEqual(game.rulings[id]!.options);
        const prints = evidence!.inside.filter(({ name }) => name === 'Print');
        const named = new Set(prints.flatMap(({ attributes }) => attributes.editions!.split(' ')));
        expect([...named].toSorted()).toEqual(editions.toSorted());
        expect(prints.filter(({ text }) => text.trim() === '')).toEqual([]);
        const names = await dataOf<Readonly<Record<string, string>>>(locale, 'site.json');
        expect(prints.filter(({ attributes }) => !(`place.${attributes.place}` in names))).toEqual(
          [],
        );
      },
    );

    it.for(open)(
      '%s: quotes at most fifteen words, from an edition named beside it',
      async (id) => {
        const { elements } = await pageFor(locale, id);
        const prints = everyElement(elements).filter(({ name }) => name === 'Print');
        for (const { attributes, inside } of prints) {
          for (const quote of everyElement(inside).filter(({ name }) => name === 'Quote')) {
            expect(wordsOf(quote.text).length, quote.text).toBeLessThanOrEqual(MOST_QUOTED);
            expect(attributes.editions!.split(' '), quote.text).toContain(quote.attributes.edition);
          }
        }
      },
    );

    it('have titles that differ', async () => {
      const titles = await Promise.all(
        open.map(async (id) => (await pageFor(locale, id)).front.title),
      );
      expect(new Set(titles).size).toBe(titles.length);
    });
  });

  it.for(open)(
    'the reason for %s says that the printed rules contradict themselves if it is labelled so, and never else',
    async (id) => {
      const { front, elements } = await pageFor(REFERENCE_LOCALE, id);
      expect(CONTRADICTORY.test(elements[0]!.text)).toBe(front.confidence === 'contradictory');
    },
  );

  const translations = locales.filter((locale) => locale !== REFERENCE_LOCALE);
  describe.for(translations)('the pages of the rulings in %s', (locale) => {
    it.for(open)('%s: show and cite what the reference language shows and cites', async (id) => {
      const shape = async (language: Locale) => {
        const { front, elements } = await pageFor(language, id);
        const shown = everyElement(elements)
          .filter(({ name }) => name !== 'Rank')
          .map(
            ({ name, attributes }) =>
              `${name} ${attributes.id ?? attributes.edition ?? attributes.editions ?? ''} ${attributes.place ?? ''}`,
          );
        return { confidence: front.confidence, shown: shown.toSorted() };
      };
      expect(await shape(locale)).toEqual(await shape(REFERENCE_LOCALE));
    });
  });
}

/**
 * Tests that the scenarios on a game’s open rulings do not call silent what the pages say is
 * printed or follows.
 */
export function describeSureScenarios(game: Ruled, locales: readonly Locale[]): void {
  describe.each(locales)('the scenarios on the rulings in %s', (locale) => {
    it.for(Object.keys(game.rulings))('%s: are as sure of it as its page', async (id) => {
      const { front } = await pageOfRuling(locale, game.id, id);
      const scenario = await textOf(locale, `${game.id}/scenarios/switch-${id}.mdx`);
      if (front.confidence !== 'silent') expect(scenario).not.toMatch(SILENT[locale]!);
    });
  });
}
