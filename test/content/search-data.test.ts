import { describe, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { cardPages, chapters, terms } from '../../content/outline/rival-kings.ts';
import { RULES } from '../../src/games/rival-kings/rules.ts';
import { PUBLISHED, type Locale } from '../../src/i18n/locales.ts';
import { fold, wordsIn } from '../../src/islands/search/words.ts';
import { idOf } from '../../src/site/cards.ts';
import { dataOf, everyElement, filesOf, pageOf, scenarios, textOf } from '../support/content.ts';
import { gameMessages, partsOf, wordingsOf } from '../support/messages.ts';

const PHRASINGS = { fewest: 3, most: 8 };
const FEWEST_QUERIES = 60;
const KINDS = ['question', 'name', 'foreign', 'typo', 'term'];

type Lists = Readonly<Record<string, readonly string[]>>;
interface Query {
  readonly query: string;
  readonly answer: readonly string[];
  readonly kind: string;
}

const doubles = (list: readonly string[]): string[] => list.filter((one, place) => list.indexOf(one) !== place);
const isLowerCase = (text: string): boolean => text === text.toLowerCase();

/** Everything that a query may be answered with: addresses below the game's. */
const PLACES: ReadonlySet<string> = new Set([
  ...chapters.flatMap(({ slug, rules }) => rules.map((rule) => `rules/${slug}/#${rule}`)),
  ...scenarios.map(({ file }) => `scenarios/${file}/`),
  ...cardPages.map(({ slug }) => `cards/${slug}/`),
  ...cardPages.flatMap(({ slug, kind, cards }) => (kind === 'pair' ? cards.slice(1).map((card) => `cards/${slug}/#${idOf(card)}`) : [])),
  ...terms.map(({ id }) => `glossary/#${id}`),
]);

/** Every word in the texts of the game, folded. */
async function wordsOfTexts(locale: Locale): Promise<ReadonlySet<string>> {
  const files = (await filesOf(locale)).filter((file) => /^rival-kings\/.*\.mdx$/.test(file));
  const pages = await Promise.all(files.map(async (file) => pageOf(await textOf(locale, file))));
  const glossary = await dataOf<Record<string, Record<string, string>>>(locale, 'rival-kings/glossary.json');
  const texts = [
    ...pages.flatMap(({ front, elements, prose }) => [
      ...Object.values(front),
      ...everyElement(elements).map(({ attributes }) => attributes.title ?? ''),
      ...prose,
    ]),
    ...Object.values(glossary).flatMap((term) => Object.values(term)),
    ...Object.values(await gameMessages(locale)).flatMap((message) => wordingsOf(partsOf(message))),
  ];
  return new Set(texts.flatMap((text) => wordsIn(text.replaceAll('\u00AD', ''))).map(fold));
}

describe.each(PUBLISHED)('what players ask in %s', async (locale) => {
  const asked = await dataOf<Lists>(locale, 'rival-kings/asked.json');

  it('is collected for every rule, scenario and card page, and for nothing else', () => {
    const places = [
      ...Object.keys(RULES),
      ...scenarios.map(({ file }) => (file.startsWith('switch-') ? file.replace('switch-', 'rulings/') : `scenarios/${file}`)),
      ...cardPages.map(({ slug }) => `cards/${slug}`),
    ];
    expect(Object.keys(asked).toSorted()).toEqual(places.toSorted());
  });

  it('comes in a few wordings for each', () => {
    for (const [place, wordings] of Object.entries(asked)) {
      expect(wordings.length, place).toBeGreaterThanOrEqual(PHRASINGS.fewest);
      expect(wordings.length, place).toBeLessThanOrEqual(PHRASINGS.most);
    }
  });

  it('leads to one place per wording', () => {
    const wordings = Object.values(asked).flat();
    expect(wordings.filter((wording) => wordsIn(wording).length === 0)).toEqual([]);
    expect(doubles(wordings.map((wording) => wordsIn(wording).map(fold).join(' ')))).toEqual([]);
  });
});

describe.each(PUBLISHED)('the everyday words in %s', async (locale) => {
  const synonyms = await dataOf<Lists>(locale, 'rival-kings/synonyms.json');
  const stopWords = await dataOf<readonly string[]>(locale, 'stop-words.json');
  const stopped = new Set(stopWords.map(fold));

  it('are single words in lower case, each given once', async () => {
    const keys = Object.keys(synonyms);
    expect(keys.filter((key) => !isLowerCase(key) || wordsIn(key).join(' ') !== key || key.includes(' '))).toEqual([]);
    expect(doubles(keys.map(fold))).toEqual([]);
    const written = [...(await textOf(locale, 'rival-kings/synonyms.json')).matchAll(/^ {2}"(.+?)":/gm)].map(([, key]) => key!);
    expect(doubles(written)).toEqual([]);
    expect(written).toHaveLength(keys.length);
  });

  it('lead to words that the texts have', async () => {
    const words = await wordsOfTexts(locale);
    const targets = Object.entries(synonyms).flatMap(([key, list]) => list.map((target) => ({ key, target })));
    expect(targets.filter(({ target }) => wordsIn(target).join(' ') !== target || target.includes(' '))).toEqual([]);
    expect(targets.filter(({ target }) => !words.has(fold(target)))).toEqual([]);
    expect(Object.entries(synonyms).filter(([key, list]) => list.length === 0 || doubles([key, ...list].map(fold)).length > 0)).toEqual([]);
  });

  it('and what they lead to are no stop words', () => {
    expect(Object.keys(synonyms).filter((key) => stopped.has(fold(key)))).toEqual([]);
    expect(
      Object.values(synonyms)
        .flat()
        .filter((target) => stopped.has(fold(target))),
    ).toEqual([]);
  });

  it('have stop words beside them: lower case, each once', () => {
    expect(stopWords.filter((word) => !isLowerCase(word) || wordsIn(word).join(' ') !== word)).toEqual([]);
    expect(doubles(stopWords)).toEqual([]);
    expect(stopWords.length).toBeGreaterThan(0);
  });
});

describe.each(PUBLISHED)('the queries to measure the search by in %s', async (locale) => {
  const queries = JSON.parse(await readFile(new URL(`../search/${locale}.json`, import.meta.url), 'utf8')) as readonly Query[];

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
    expect(answer.filter((place) => !PLACES.has(place))).toEqual([]);
  });
});
