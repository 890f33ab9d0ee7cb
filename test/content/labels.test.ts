import { describe, expect, it } from 'vitest';
import { CERTAINTIES } from '../../content/outline/outline.ts';
import { PUBLISHED, REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { dataOf, everyElement, filesOf, pageOf, textOf } from '../support/content.ts';
import { TRANSLATED, TRANSLATIONS } from '../support/games.ts';

/** The rulings by which the sentences of a page are labelled, in order. */
const labelsIn = (source: string): string[] =>
  everyElement(pageOf(source).elements).flatMap(({ name, attributes: { by } }) =>
    name === 'Ruled' ? [by ?? ''] : name === 'Follows' && by !== undefined ? [by] : [],
  );

/** The pages of a game in one language. */
const pagesOf = async (locale: Locale, game: string): Promise<string[]> =>
  (await filesOf(locale)).filter((file) => file.startsWith(`${game}/`) && file.endsWith('.mdx'));

/** What the labels say in a language, as an author would write it by hand. */
async function handWritten(locale: Locale): Promise<RegExp> {
  const words = await dataOf<Record<string, string>>(locale, 'site.json');
  const labels = CERTAINTIES.map((certainty) => words[`certainty.${certainty}`]!);
  return new RegExp([...labels, words['certainty.silent']!.replace(/:$/, '')].join('|'), 'iu');
}

describe('the finder of labels', () => {
  it('finds those inside other components, and none in words', () => {
    expect(
      labelsIn(
        '<Outcome><Ruled by="two-dwarves" /> the loser takes both.</Outcome>\n\nOur ruling: none.',
      ),
    ).toEqual(['two-dwarves']);
    expect(
      labelsIn(
        '<Rule><Follows by="values">Lost.</Follows></Rule>\n\n<Rule><Follows>From a rule.</Follows></Rule>',
      ),
    ).toEqual(['values']);
  });

  it('finds a label that somebody has written by hand', async () => {
    expect('So our ruling stands').toMatch(await handWritten('en'));
    expect('Onze uitspraak: beide').toMatch(await handWritten('nl'));
    expect('The printed rules say so').not.toMatch(await handWritten('en'));
  });
});

describe.each(PUBLISHED)('where an answer, a rule or a fact comes from in %s', async (locale) => {
  const words = await dataOf<Record<string, string>>(locale, 'site.json');

  it('has one word wherever it follows from the printed rules', () => {
    const [label, ...others] = ['rule.follows', 'provenance.inferred', 'certainty.tag.follows'].map(
      (key) => words[key]!,
    );
    expect(others).toEqual([label, label]);
    for (const key of ['certainty.follows', 'readings.confidence.follows'])
      expect(words[key]!.toLocaleLowerCase(locale), key).toMatch(new RegExp(`^${label}:`));
  });

  it('has a label for each certainty that no other has', () => {
    for (const key of ['readings.confidence', 'certainty', 'certainty.tag']) {
      const labels = CERTAINTIES.map((certainty) => words[`${key}.${certainty}`]);
      expect(new Set(labels).size, key).toBe(CERTAINTIES.length);
    }
  });
});

describe.each(TRANSLATIONS)(
  'the labels of $id in $locale',
  async ({ id: game, locale, book: { rulingTopics } }) => {
    const known = rulingTopics.flatMap(({ open, decided }) => [
      ...open,
      ...decided.map(({ id }) => id),
    ]);
    const files = await pagesOf(locale, game);

    it('name rulings that exist', async () => {
      const named = await Promise.all(
        files.map(async (file) => labelsIn(await textOf(locale, file))),
      );
      expect(named.flat().length).toBeGreaterThan(5);
      expect(named.flat().filter((id) => !known.includes(id))).toEqual([]);
    });

    it.for(files)('%s: are never written by hand', async (file) => {
      expect(await textOf(locale, file)).not.toMatch(await handWritten(locale));
    });

    it.for(rulingTopics.flatMap(({ open }) => open))(
      'the outcome of switch-%s is labelled by its ruling',
      async (id) => {
        const { elements } = pageOf(await textOf(locale, `${game}/scenarios/switch-${id}.mdx`));
        const outcomes = elements
          .filter(({ name }) => name === 'Outcome')
          .flatMap(({ inside }) => everyElement(inside));
        expect(
          outcomes.flatMap(({ name, attributes: { by } }) => (name === 'Ruled' ? [by] : [])),
        ).toContain(id);
      },
    );
  },
);

describe.each(TRANSLATED)('the labels of $id in $locale', async ({ id: game, locale }) => {
  it.for(await pagesOf(locale, game))(
    '%s: stand where the reference language has them',
    async (file) => {
      const [own, other] = await Promise.all([
        textOf(locale, file),
        textOf(REFERENCE_LOCALE, file),
      ]);
      expect(labelsIn(own).toSorted()).toEqual(labelsIn(other).toSorted());
    },
  );
});
