import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../src/engine/scenario.ts';
import { REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { everyElement, filesOf, pageOf, textOf, type Page } from '../support/content.ts';

const MOST_TITLE = 40;

const remarksIn = ({ elements }: Page) =>
  everyElement(elements).filter(({ name }) => name === 'Step');
const namesIn = (page: Page): string[] =>
  remarksIn(page).map(({ attributes }) => attributes.name ?? '');

const stepsOf = ({ steps }: Pick<Scenario, 'steps'>, kind: 'play' | 'refused' | 'ask'): string[] =>
  steps.filter((step) => kind in step).map(({ name }) => name);

/** Tests the words of a game’s scenarios in these languages. */
export function describeScenarioWords(
  game: string,
  scenarios: readonly { readonly file: string; readonly scenario: Pick<Scenario, 'steps'> }[],
  locales: readonly Locale[],
): void {
  const folder = `${game}/scenarios`;
  const pageFor = async (locale: Locale, id: string): Promise<Page> =>
    pageOf(await textOf(locale, `${folder}/${id}.mdx`));

  describe.each(locales)('the words of the scenarios in %s', (locale) => {
    it('are there for every scenario, and for no other', async () => {
      const files = (await filesOf(locale)).filter((file) => file.startsWith(`${folder}/`));
      expect(files).toEqual(scenarios.map(({ file }) => `${folder}/${file}.mdx`).toSorted());
    });

    it('have short titles that differ', async () => {
      const titles = await Promise.all(
        scenarios.map(async ({ file }) => (await pageFor(locale, file)).front.title ?? ''),
      );
      expect(
        titles.filter(
          (title) => title === '' || title.replaceAll('\u00AD', '').length > MOST_TITLE,
        ),
      ).toEqual([]);
      expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
    });

    describe.each(scenarios)('$file', async ({ file, scenario }) => {
      const page = await pageFor(locale, file);

      it('has a title and a lead, and nothing between its remarks', () => {
        expect(Object.keys(page.front)).toEqual(['title', 'lead']);
        expect(page.front.lead).toMatch(/[.?]$/);
        expect(page.loose).toBe('');
      });

      it('has remarks on steps that exist, each once and in their order', () => {
        const names = namesIn(page);
        expect(names).toEqual(
          scenario.steps.map(({ name }) => name).filter((name) => names.includes(name)),
        );
      });

      it('says something in every remark, and about every refusal and every question', () => {
        const told = remarksIn(page).filter(({ text }) => text !== '');
        expect(told).toHaveLength(namesIn(page).length);
        expect(namesIn(page)).toEqual(
          expect.arrayContaining([...stepsOf(scenario, 'refused'), ...stepsOf(scenario, 'ask')]),
        );
      });

      it('gives one hint for every question, and none elsewhere', () => {
        const hints = remarksIn(page).flatMap(({ attributes, inside }) =>
          everyElement(inside).flatMap(({ name, text }) =>
            name === 'Hint' && text !== '' ? [attributes.name] : [],
          ),
        );
        expect(hints).toEqual(stepsOf(scenario, 'ask'));
        expect(everyElement(page.elements).filter(({ name }) => name === 'Hint')).toHaveLength(
          hints.length,
        );
      });

      it('ends with the outcome', () => {
        expect(page.elements.map(({ name }) => name)).toEqual([
          ...namesIn(page).map(() => 'Step'),
          'Outcome',
        ]);
        expect(page.elements.at(-1)!.text).not.toBe('');
      });
    });
  });

  const translations = locales.filter((locale) => locale !== REFERENCE_LOCALE);
  describe.for(translations)('the words of the scenarios in %s', (locale) => {
    it.for(scenarios)(
      '$file: remark on the steps that the reference language remarks on',
      async ({ file }) => {
        const [own, other] = await Promise.all([
          pageFor(locale, file),
          pageFor(REFERENCE_LOCALE, file),
        ]);
        expect(namesIn(own)).toEqual(namesIn(other));
      },
    );
  });
}
