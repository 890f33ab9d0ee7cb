import { describe, expect, it } from 'vitest';
import { REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { cardPageOf } from '../../src/site/cards.ts';
import {
  everyElement,
  filesOf,
  isOneSentence,
  pageOf,
  textOf,
  type Element,
} from '../support/content.ts';
import { TRANSLATIONS, TRANSLATED } from '../support/games.ts';
import { gameMessages } from '../support/messages.ts';
import { idOf } from '../../src/site/card-ids.ts';

const MOST_LEAD = 130;
const STEPS = { fewest: 3, most: 6 };
const INTERACTIONS = { fewest: 4, most: 9 };
const VERDICTS = ['helps', 'fact', 'no', 'open'];
/** How English says that something may not be done. */
const REFUSES = /can’t|doesn’t let you|no choice|must|only from the next cycle/;

const pageNamed = async (locale: Locale, game: string, slug: string) =>
  pageOf(await textOf(locale, `${game}/cards/${slug}.mdx`));
const interactionsIn = (elements: readonly Element[]): readonly Element[] =>
  elements
    .flatMap(({ name, inside }) => (name === 'Interactions' ? inside : []))
    .filter(({ name }) => name === 'With');
const namedIn = ({ attributes: { cards = '' } }: Element): string[] =>
  cards.split(' ').filter(Boolean);

/** The pages whose cards each page names. */
async function naming(
  locale: Locale,
  game: string,
  slugs: readonly string[],
): Promise<Record<string, string[]>> {
  const pages = slugs.map(async (slug) => {
    const { elements } = await pageNamed(locale, game, slug);
    return [
      slug,
      interactionsIn(elements)
        .flatMap(namedIn)
        .map((id) => cardPageOf(game, id).slug),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

/** Whom a page names that does not name it in turn. */
const oneSided = (named: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(named).flatMap(([slug, others]) =>
    others
      .filter((other) => !named[other]?.includes(slug))
      .map((other) => `${slug} names ${other}`),
  );

describe('the check that names go both ways', () => {
  it('finds a page that is named but names nobody back', () => {
    expect(oneSided({ sailor: ['trader'], trader: [] })).toEqual(['sailor names trader']);
    expect(
      oneSided({ sailor: ['trader', 'farmer'], trader: ['sailor'], farmer: ['trader'] }),
    ).toEqual(['sailor names farmer', 'farmer names trader']);
  });

  it('is content where names are returned, and with a card that names its own kind', () => {
    expect(oneSided({ sailor: ['trader'], trader: ['sailor'], watchman: ['watchman'] })).toEqual(
      [],
    );
  });
});

describe('what neither helps nor is refused', () => {
  it.for([
    ['claim', 'dwarf', { title: 'Two Dwarves in one trick' }],
    ['claim', 'dwarf', { title: 'A Dwarf on offer' }],
    ['claim', 'zombie', { title: 'An Undead on offer' }],
    ['king-of-the-valley', 'priest', { title: 'Stopping at the priest' }],
    ['rival-kings', 'scholar', { cards: 'court-lady' }],
  ] as const)('is good to know: %s, %s, %o', async ([game, slug, named]) => {
    const interactions = interactionsIn((await pageNamed(REFERENCE_LOCALE, game, slug)).elements);
    const found = interactions
      .map(({ attributes }) => attributes)
      .filter((all) => Object.entries(named).every(([key, value]) => all[key] === value));
    expect(found.map(({ verdict }) => verdict)).toEqual(['fact']);
  });
});

describe.each(TRANSLATIONS)(
  'the card pages of $id in $locale',
  async ({ id: game, locale, book: { cardPages }, game: { rulings }, scenarios }) => {
    const messages = await gameMessages(locale, game);
    const folder = `${game}/cards`;
    const slugs = cardPages.map(({ slug }) => slug);
    /** How a page may name a card: by the slug of its page or by its own id. */
    const names = new Set([...slugs, ...cardPages.flatMap(({ cards }) => cards.map(idOf))]);

    it('are those of the outline', async () => {
      const files = (await filesOf(locale)).filter((file) => file.startsWith(`${folder}/`));
      expect(files).toEqual(slugs.map((slug) => `${folder}/${slug}.mdx`).toSorted());
    });

    it.for(cardPages)(
      '$slug: has the name of its first card as title, a lead of one sentence, and says when',
      async ({ slug, cards }) => {
        const { front } = await pageNamed(locale, game, slug);
        expect(Object.keys(front)).toEqual(['title', 'lead', 'when']);
        expect(front.title).toBe(messages[cards[0]!]!.replaceAll('\u00AD', ''));
        expect(front.lead).toSatisfy(isOneSentence);
        expect(front.lead!.length, front.lead).toBeLessThanOrEqual(MOST_LEAD);
        expect(front.when).toMatch(/\.$/);
      },
    );

    it.for(slugs)(
      '%s: has its steps in a numbered list, then its interactions, and nothing else',
      async (slug) => {
        const { elements, loose } = await pageNamed(locale, game, slug);
        expect(elements.map(({ name }) => name)).toEqual(['Steps', 'Interactions']);
        expect(loose).toBe('');
        const [steps, interactions] = elements as [Element, Element];
        expect(steps.lists).toHaveLength(1);
        expect(steps.lists[0]!.length).toBeGreaterThanOrEqual(STEPS.fewest);
        expect(steps.lists[0]!.length).toBeLessThanOrEqual(STEPS.most);
        expect(interactions.inside.filter(({ name }) => name !== 'With')).toEqual([]);
        expect(interactions.inside.length).toBeGreaterThanOrEqual(INTERACTIONS.fewest);
        expect(interactions.inside.length).toBeLessThanOrEqual(INTERACTIONS.most);
      },
    );

    it.for(slugs)('%s: every step cites a rule or names the ruling it follows', async (slug) => {
      const steps = (await pageNamed(locale, game, slug)).elements.flatMap(({ lists }) =>
        lists.flat(),
      );
      expect(steps.length).toBeGreaterThan(0);
      for (const step of steps)
        expect(step.map(({ name }) => name)).toEqual(
          expect.arrayContaining([expect.stringMatching(/^(Cite|Ruled)$/)]),
        );
    });

    it.for(slugs)(
      '%s: every interaction is with cards or about a topic, comes to a verdict, and cites a rule',
      async (slug) => {
        for (const element of interactionsIn((await pageNamed(locale, game, slug)).elements)) {
          const { attributes, inside, text } = element;
          const what = JSON.stringify(attributes);
          expect(
            ['cards', 'title'].filter((key) => attributes[key]?.trim()),
            what,
          ).toHaveLength(1);
          expect(
            namedIn(element).filter((id) => !names.has(id)),
            what,
          ).toEqual([]);
          expect(new Set(namedIn(element)).size, what).toBe(namedIn(element).length);
          expect(VERDICTS, what).toContain(attributes.verdict);
          expect(
            everyElement(inside).filter(({ name }) => name === 'Cite').length,
            what,
          ).toBeGreaterThan(0);
          expect(text, what).not.toBe('');
        }
      },
    );

    it.runIf(locale === REFERENCE_LOCALE).for(slugs)(
      '%s: what is not allowed says so; what merely does not help is good to know',
      async (slug) => {
        for (const { attributes, text } of interactionsIn(
          (await pageNamed(locale, game, slug)).elements,
        ))
          if (attributes.verdict === 'no')
            expect(text, JSON.stringify(attributes)).toMatch(REFUSES);
      },
    );

    it.for(slugs)(
      '%s: names the ruling of every open verdict, labels what it says with it, and is open only where print is',
      async (slug) => {
        for (const { attributes, inside } of interactionsIn(
          (await pageNamed(locale, game, slug)).elements,
        )) {
          const { verdict, ruling } = attributes;
          const what = JSON.stringify(attributes);
          if (ruling === undefined) {
            expect(verdict, what).not.toBe('open');
            continue;
          }
          expect(Object.keys(rulings)).toContain(ruling);
          expect(scenarios.map(({ file }) => file)).toContain(`switch-${ruling}`);
          const { front } = pageOf(await textOf(locale, `${game}/rulings/${ruling}.mdx`));
          expect(verdict === 'open', what).toBe(
            front.confidence === 'silent' || front.confidence === 'contradictory',
          );
          expect(
            everyElement(inside).flatMap(({ name, attributes: { by } }) =>
              name === 'Ruled' ? [by] : [],
            ),
            what,
          ).toContain(ruling);
        }
      },
    );

    it.for(slugs)('%s: treats no card or topic twice', async (slug) => {
      const told = interactionsIn((await pageNamed(locale, game, slug)).elements).flatMap(
        (element) => [
          ...namedIn(element),
          ...(element.attributes.title ? [element.attributes.title] : []),
        ],
      );
      expect(told.filter((one, place) => told.indexOf(one) !== place)).toEqual([]);
    });

    it('name each other in both directions', async () => {
      const named = await naming(locale, game, slugs);
      expect(Object.values(named).flat().length).toBeGreaterThan(slugs.length);
      expect(oneSided(named)).toEqual([]);
    });
  },
);

/**
 * Everything of a page that is not words: steps, and of each interaction cards, verdict, ruling and
 * rules cited.
 */
function skeleton(elements: readonly Element[]): object[] {
  const citesIn = (inside: readonly Element[]): (string | undefined)[] =>
    everyElement(inside).flatMap(({ name, attributes }) =>
      name === 'Cite' ? [attributes.id] : [],
    );
  return everyElement(elements).flatMap(
    ({ name, attributes: { title, ...attributes }, inside, lists }): object[] => {
      if (name === 'With')
        return [{ titled: title !== undefined, ...attributes, cites: citesIn(inside).toSorted() }];
      return name === 'Steps'
        ? [{ lists: lists.map(({ length }) => length), cites: citesIn(inside) }]
        : [];
    },
  );
}

describe.each(TRANSLATED)(
  'the card pages of $id in $locale',
  ({ id: game, locale, book: { cardPages } }) => {
    it.for(cardPages)(
      '$slug: has steps, cards, verdicts, rulings and citations where the reference language has them',
      async ({ slug }) => {
        const [own, other] = await Promise.all([
          pageNamed(locale, game, slug),
          pageNamed(REFERENCE_LOCALE, game, slug),
        ]);
        expect(skeleton(own.elements)).toEqual(skeleton(other.elements));
      },
    );
  },
);
