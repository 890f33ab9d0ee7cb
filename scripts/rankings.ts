// npm run rankings [-- LOCALE GAME|all]: how many of the committed queries are answered by the first hit, and by one of the first three, if hits are ranked by the texts alone, by players' questions alone, or by both as the site does.
import { translatedGames } from '../src/i18n/game-languages.ts';
import { searcherOf } from '../src/islands/search/search.ts';
import { textIndex, type TextRecord } from '../src/islands/search/texts.ts';
import { Complaint, complaining, readPlace, readSearch } from './built-search.ts';
import { placeOfAnswer, queriesAbout } from './queries.ts';

const USAGE = 'usage: npm run rankings, or npm run rankings -- LOCALE GAME|all';

/** What each ranking reads of a record; names of things are looked up in all of them. */
const RANKINGS: Readonly<Record<string, (records: readonly TextRecord[]) => readonly TextRecord[]>> = {
  'texts alone': (records) => records.map(({ asked: _, ...record }) => record),
  'questions alone': (records) =>
    records.filter(({ asked }) => asked).map(({ answer: _, ...record }) => ({ ...record, title: '', place: '', text: '' })),
  both: (records) => records,
};

type Told = ReturnType<typeof translatedGames>[number];

/** The place of the answer to each query of a game in a language, by ranking. */
async function placesIn({ locale, game }: Told): Promise<ReadonlyMap<string, readonly number[]>> {
  const { file, records, stem } = await readSearch(locale, game);
  const queries = await queriesAbout(game, locale);
  const places = new Map<string, number[]>();
  for (const [name, read] of Object.entries(RANKINGS)) {
    const texts = { index: textIndex(read(records), stem), stem };
    const noTables = () => Promise.resolve([]); // laid in the browser alone
    const searcher = searcherOf(file, () => Promise.resolve(texts), locale, noTables);
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
    .map((most) => ((100 * places.filter((place) => place >= 0 && place < most).length) / places.length).toFixed(1).padStart(5))
    .join(' / ');

const line = (name: string, count: string, cells: readonly string[]): string =>
  [name.padEnd(24), count.padStart(7), ...cells.map((cell) => cell.padStart(17))].join('');

const row = (name: string, places: ReadonlyMap<string, readonly number[]>): string => {
  const lists = [...places.values()];
  return line(name, String(lists[0]!.length), lists.map(reached));
};

await complaining(async () => {
  const [locale, game, ...more] = process.argv.slice(2);
  if (more.length > 0 || (locale && !game)) throw new Complaint(USAGE, 2);
  const place = locale && game ? readPlace(locale, game) : undefined;
  const told = translatedGames().filter((one) => !place || (one.locale === place.locale && one.game === (place.game ?? one.game)));
  console.log(line('place 1 / among 3, in %', 'queries', Object.keys(RANKINGS)));
  const all = new Map<string, readonly number[]>();
  for (const one of told) {
    const places = await placesIn(one);
    console.log(row(`${one.game} ${one.locale}`, places));
    for (const [name, own] of places) all.set(name, [...(all.get(name) ?? []), ...own]);
  }
  if (told.length > 1) console.log(row('all', all));
});
