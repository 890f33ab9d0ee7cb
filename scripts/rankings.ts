// npm run rankings [-- LOCALE GAME|all]: how many of the committed queries are answered by the
// first hit, and by one of the first three, if hits are ranked by Pagefind in the texts alone, by
// titles and players' questions alone, or by both as the site does.
import { translatedGames } from '../src/i18n/game-languages.ts';
import type { Texts } from '../src/islands/search/sources.ts';
import { textIndex } from '../src/islands/search/texts.ts';
import {
  Complaint,
  complaining,
  readPlace,
  readSearch,
  searcherIn,
  type BuiltSearch,
} from './built-search.ts';
import { placeOfAnswer, queriesAbout } from './queries.ts';

const USAGE = 'usage: npm run rankings, or npm run rankings -- LOCALE GAME|all';

/** What each ranking looks at; names of things are looked up in all of them. */
const RANKINGS: Readonly<Record<string, (search: BuiltSearch) => Texts>> = {
  'Pagefind alone': ({ records, words, texts }) => {
    const untitled = records.map(({ asked: _, ...record }) => ({ ...record, title: '' }));
    return { ...texts, index: textIndex(untitled, words, texts.stem) };
  },
  'titles, questions': ({ texts }) => ({ ...texts, fullText: () => Promise.resolve(undefined) }),
  both: ({ texts }) => texts,
};

type Told = ReturnType<typeof translatedGames>[number];

/** The place of the answer to each query of a game in a language, by ranking. */
async function placesIn({ locale, game }: Told): Promise<ReadonlyMap<string, readonly number[]>> {
  const search = await readSearch(locale, game);
  const queries = await queriesAbout(game, locale);
  const places = new Map<string, number[]>();
  for (const [name, read] of Object.entries(RANKINGS)) {
    const searcher = searcherIn({ ...search, texts: read(search) }, locale);
    const own: number[] = [];
    for (const query of queries) {
      const { groups } = await searcher.search(query.query);
      const hits = groups.flatMap((group) => group.hits.map(({ url }) => url));
      own.push(placeOfAnswer(query, hits, `/${locale}/${game}/`));
    }
    places.set(name, own);
  }
  return places;
}

/** How many queries are answered by the first hit, and by one of the first three, in percent. */
const reached = (places: readonly number[]): string =>
  [1, 3]
    .map((most) =>
      ((100 * places.filter((place) => place >= 0 && place < most).length) / places.length)
        .toFixed(1)
        .padStart(5),
    )
    .join(' / ');

const line = (name: string, count: string, cells: readonly string[]): string =>
  [name.padEnd(24), count.padStart(7), ...cells.map((cell) => cell.padStart(19))].join('');

const row = (name: string, places: ReadonlyMap<string, readonly number[]>): string => {
  const lists = [...places.values()];
  return line(name, String(lists[0]!.length), lists.map(reached));
};

await complaining(async () => {
  const [locale, game, ...more] = process.argv.slice(2);
  if (more.length > 0 || (locale && !game)) throw new Complaint(USAGE, 2);
  const place = locale && game ? readPlace(locale, game) : undefined;
  const told = translatedGames().filter(
    (one) => !place || (one.locale === place.locale && one.game === (place.game ?? one.game)),
  );
  console.log(line('place 1 / among 3, in %', 'queries', Object.keys(RANKINGS)));
  const all = new Map<string, readonly number[]>();
  for (const one of told) {
    const places = await placesIn(one);
    console.log(row(`${one.game} ${one.locale}`, places));
    for (const [name, own] of places) all.set(name, [...(all.get(name) ?? []), ...own]);
  }
  if (told.length > 1) console.log(row('all', all));
});
