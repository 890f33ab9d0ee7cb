import { describe, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { PUBLISHED, type Locale } from '../../src/i18n/locales.ts';
import { fold, wordsIn } from '../../src/islands/search/words.ts';
import { dataOf, everyElement, filesOf, pageOf, textOf } from '../support/content.ts';
import { TRANSLATIONS, type Whole } from '../support/games.ts';
import { gameMessages, partsOf, wordingsOf } from '../support/messages.ts';
import { factsOf } from '../../src/site/editions.ts';
import { idOf } from '../../src/site/card-ids.ts';
import { interactionPart } from '../../src/site/entries.ts';

/**
 * How many wordings there are for each; a decided ruling is a question itself. What need not have
 * any has many, or it gets in the way of its neighbours.
 */
const PHRASINGS = { fewest: 3, decided: 2, optional: 8, most: 16 };
const FEWEST_QUERIES = 60;
const KINDS = ['question', 'name', 'foreign', 'typo', 'term', 'course'];

type Lists = Readonly<Record<string, readonly string[]>>;
interface Query {
  readonly query: string;
  readonly answer: readonly string[];
  readonly kind: string;
}

const doubles = (list: readonly string[]): string[] =>
  list.filter((one, place) => list.indexOf(one) !== place);
const isLowerCase = (text: string): boolean => text === text.toLowerCase();

/** Everything that a query may be answered with: addresses below the game's. */
const placesOf = ({
  id,
  book: { chapters, cardPages, terms, lessons, rulingTopics },
  scenarios,
}: Whole): ReadonlySet<string> =>
  new Set([
    ...chapters.flatMap(({ slug, rules }) => rules.map((rule) => `rules/${slug}/#${rule}`)),
    ...scenarios.map(({ file }) => `scenarios/${file}/`),
    ...cardPages.map(({ slug }) => `cards/${slug}/`),
    ...cardPages.flatMap(({ slug, kind, cards }) =>
      kind === 'pair' ? cards.slice(1).map((card) => `cards/${slug}/#${idOf(card)}`) : [],
    ),
    ...terms.map(({ id }) => `glossary/#${id}`),
    ...rulingTopics.flatMap(({ decided }) => decided.map(({ id }) => `rulings/#${id}`)),
    ...lessons.map(({ slug }) => `learn/${slug}/`),
    'learn/',
    'sheet/',
    ...pagesOfEditions(id),
  ]);

/** The page about editions and facts, and its parts, where a game has one. */
const pagesOfEditions = (game: string): string[] => {
  const facts = factsOf(game)?.facts;
  return facts ? ['editions/', 'editions/#names', ...facts.map(({ id }) => `editions/#${id}`)] : [];
};

/**
 * What may have wordings besides: interactions of cards by what they are called, terms, and points
 * of the page about editions.
 */
async function optionalPlaces(
  locale: Locale,
  { id, book: { cardPages, terms } }: Whole,
): Promise<string[]> {
  const interactions = await Promise.all(
    cardPages.map(async ({ slug }) => {
      const { elements } = pageOf(await textOf(locale, `${id}/cards/${slug}.mdx`));
      const named = everyElement(elements).filter(({ name }) => name === 'With');
      return named.map(({ attributes }) => `cards/${slug}/#${interactionPart(attributes).part}`);
    }),
  );
  return [
    ...interactions.flat(),
    ...terms.map((term) => `glossary/#${term.id}`),
    ...pagesOfEditions(id).filter((page) => page.includes('#')),
  ];
}

/** Every word in the texts of the game, folded. */
async function wordsOfTexts(locale: Locale, game: Whole['id']): Promise<ReadonlySet<string>> {
  const files = (await filesOf(locale)).filter(
    (file) => file.startsWith(`${game}/`) && file.endsWith('.mdx'),
  );
  const pages = await Promise.all(files.map(async (file) => pageOf(await textOf(locale, file))));
  const glossary = await dataOf<Record<string, Record<string, string>>>(
    locale,
    `${game}/glossary.json`,
  );
  const decided = await dataOf<Record<string, Record<string, string>>>(
    locale,
    `${game}/decided.json`,
  );
  const texts = [
    ...Object.values(decided).flatMap((ruling) => Object.values(ruling)),
    ...pages.flatMap(({ front, elements, prose }) => [
      ...Object.values(front),
      ...everyElement(elements).map(({ attributes }) => attributes.title ?? ''),
      ...prose,
    ]),
    ...Object.values(glossary).flatMap((term) => Object.values(term)),
    ...Object.values(await gameMessages(locale, game)).flatMap((message) =>
      wordingsOf(partsOf(message)),
    ),
  ];
  return new Set(texts.flatMap((text) => wordsIn(text.replaceAll('\u00AD', ''))).map(fold));
}

describe.each(TRANSLATIONS)(
  'what players ask about $id in $locale',
  async ({ locale, ...whole }) => {
    const { id: game, format, book, scenarios } = whole;
    const { cardPages, lessons } = book;
    const optional = await optionalPlaces(locale, whole);
    const asked = await dataOf<Lists>(locale, `${game}/asked.json`);

    it('is collected for every rule, ruling, scenario, card page and lesson, for the page about its editions, and otherwise only for interactions, terms and points of that page', async () => {
      const decided = await dataOf<Record<string, unknown>>(locale, `${game}/decided.json`);
      const places = [
        ...Object.keys(format.rules),
        ...Object.keys(decided).map((id) => `rulings/#${id}`),
        ...scenarios.map(({ file }) =>
          file.startsWith('switch-') ? file.replace('switch-', 'rulings/') : `scenarios/${file}`,
        ),
        ...cardPages.map(({ slug }) => `cards/${slug}`),
        ...lessons.map(({ slug }) => `learn/${slug}`),
        'learn',
        'sheet',
        ...(factsOf(game) ? ['editions', 'editions/#names'] : []),
      ];
      const others = optional.filter((place) => !places.includes(place) && asked[place]);
      expect(Object.keys(asked).toSorted()).toEqual([...places, ...others].toSorted());
    });

    const fewestFor = (place: string): number =>
      place.startsWith('rulings/#')
        ? PHRASINGS.decided
        : optional.includes(place) && place !== 'editions/#names'
          ? PHRASINGS.optional
          : PHRASINGS.fewest;

    it('comes in a few wordings for each', () => {
      for (const [place, wordings] of Object.entries(asked)) {
        expect(wordings.length, place).toBeGreaterThanOrEqual(fewestFor(place));
        expect(wordings.length, place).toBeLessThanOrEqual(PHRASINGS.most);
      }
    });

    it('leads to one place per wording', () => {
      const wordings = Object.values(asked).flat();
      expect(wordings.filter((wording) => wordsIn(wording).length === 0)).toEqual([]);
      expect(doubles(wordings.map((wording) => wordsIn(wording).map(fold).join(' ')))).toEqual([]);
    });
  },
);

describe.each(TRANSLATIONS)(
  'the everyday words of $id in $locale',
  async ({ id: game, locale }) => {
    const synonyms = await dataOf<Lists>(locale, `${game}/synonyms.json`);
    const stopWords = await dataOf<readonly string[]>(locale, 'stop-words.json');
    const stopped = new Set(stopWords.map(fold));

    it('are single words in lower case, each given once', async () => {
      const keys = Object.keys(synonyms);
      expect(
        keys.filter(
          (key) => !isLowerCase(key) || wordsIn(key).join(' ') !== key || key.includes(' '),
        ),
      ).toEqual([]);
      expect(doubles(keys.map(fold))).toEqual([]);
      const written = [
        ...(await textOf(locale, `${game}/synonyms.json`)).matchAll(/^ {2}"(.+?)":/gm),
      ].map(([, key]) => key!);
      expect(doubles(written)).toEqual([]);
      expect(written).toHaveLength(keys.length);
    });

    it('lead to words that the texts have', async () => {
      const words = await wordsOfTexts(locale, game);
      const targets = Object.entries(synonyms).flatMap(([key, list]) =>
        list.map((target) => ({ key, target })),
      );
      expect(
        targets.filter(
          ({ target }) => wordsIn(target).join(' ') !== target || target.includes(' '),
        ),
      ).toEqual([]);
      expect(targets.filter(({ target }) => !words.has(fold(target)))).toEqual([]);
      expect(
        Object.entries(synonyms).filter(
          ([key, list]) => list.length === 0 || doubles([key, ...list].map(fold)).length > 0,
        ),
      ).toEqual([]);
    });

    it('and what they lead to are no stop words', () => {
      expect(Object.keys(synonyms).filter((key) => stopped.has(fold(key)))).toEqual([]);
      expect(
        Object.values(synonyms)
          .flat()
          .filter((target) => stopped.has(fold(target))),
      ).toEqual([]);
    });
  },
);

describe.each(PUBLISHED)('the stop words in %s', (locale) => {
  it('are words in lower case, each once', async () => {
    const stopWords = await dataOf<readonly string[]>(locale, 'stop-words.json');
    expect(
      stopWords.filter((word) => !isLowerCase(word) || wordsIn(word).join(' ') !== word),
    ).toEqual([]);
    expect(doubles(stopWords)).toEqual([]);
    expect(stopWords.length).toBeGreaterThan(0);
  });

  it('are others than those that carry little', async () => {
    const stopWords = await dataOf<readonly string[]>(locale, 'stop-words.json');
    const faintWords = await dataOf<readonly string[]>(locale, 'faint-words.json');
    expect(
      faintWords.filter((word) => !isLowerCase(word) || wordsIn(word).join(' ') !== word),
    ).toEqual([]);
    expect(doubles([...stopWords, ...faintWords])).toEqual([]);
    expect(faintWords.length).toBeGreaterThan(0);
  });
});

describe.each(TRANSLATIONS)(
  'the queries to measure the search of $id by in $locale',
  async ({ locale, ...game }) => {
    const queries = JSON.parse(
      await readFile(new URL(`../search/${game.id}-${locale}.json`, import.meta.url), 'utf8'),
    ) as readonly Query[];
    const places = placesOf(game);

    it('are many, of every kind and no other', () => {
      expect(queries.length).toBeGreaterThanOrEqual(FEWEST_QUERIES);
      expect([...new Set(queries.map(({ kind }) => kind))].toSorted()).toEqual(KINDS.toSorted());
    });

    it('are asked once each', () => {
      expect(doubles(queries.map(({ query }) => query.trim().toLowerCase()))).toEqual([]);
    });

    it.for(queries)('“$query” is answered at places that exist', ({ answer }) => {
      expect(answer.length).toBeGreaterThan(0);
      expect(doubles(answer)).toEqual([]);
      expect(answer.filter((place) => !places.has(place))).toEqual([]);
    });
  },
);
