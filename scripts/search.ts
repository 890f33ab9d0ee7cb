// npm run search -- LOCALE GAME|all QUERY: what the site's own search finds in the built index, in order, and what each score comes from.
import { existsSync } from 'node:fs';
import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, isGameId, type GameId } from '../src/games/ids.ts';
import { isPublished, PUBLISHED, type Locale } from '../src/i18n/locales.ts';
import { isTranslated } from '../src/i18n/game-languages.ts';
import type { SearchFile } from '../src/islands/search/load-searcher.ts';
import { searcherOf, type Hit, type Texts } from '../src/islands/search/search.ts';
import { stemsOf } from '../src/islands/search/stems.ts';
import { unpacked, type TextFile } from '../src/islands/search/text-file.ts';
import { textIndex } from '../src/islands/search/texts.ts';
import { termsReader, type Term } from '../src/islands/search/words.ts';
import { CONTENT } from './content.ts';

const USAGE = `usage: npm run search -- LOCALE GAME QUERY (${PUBLISHED.join(', ')}; ${[...GAME_IDS, 'all'].join(', ')})`;

/** The folder of the built site; the environment variable DIST_DIR names another one. */
const DIST = process.env.DIST_DIR ?? fileURLToPath(new URL('../dist/', import.meta.url));

/** What is asked: on the pages of a game, or on those about none. */
interface Question {
  readonly locale: Locale;
  readonly game: GameId | undefined;
  readonly query: string;
}

/** A line for the reader of the command, and the exit status it ends with. */
class Complaint extends Error {
  readonly status: number;

  constructor(line: string, status: 1 | 2) {
    super(line);
    this.status = status;
  }
}

function readQuestion([locale, game, ...words]: readonly string[]): Question {
  const query = words.join(' ').trim();
  if (!locale || !game || !query) throw new Complaint(USAGE, 2);
  if (!isPublished(locale)) throw new Complaint(`${locale}: expected one of ${PUBLISHED.join(', ')}`, 2);
  const told = GAME_IDS.filter((id) => isTranslated(locale, id));
  if (game === 'all') return { locale, game: undefined, query };
  if (!isGameId(game) || !told.includes(game)) throw new Complaint(`${game}: expected one of ${[...told, 'all'].join(', ')}`, 2);
  return { locale, game, query };
}

const NOT_BUILT = 'The site is not built, or not to its end: run `npm run build`.';

/** What the search of a page loads: its file, and the texts that it names. */
async function readSearch({
  locale,
  game,
}: Question): Promise<{ readonly file: SearchFile; readonly texts: Texts; readonly built: number }> {
  const read = async <Data>(...path: string[]): Promise<Data> => {
    const file = join(DIST, ...path);
    if (!existsSync(file)) throw new Complaint(NOT_BUILT, 1);
    return JSON.parse(await readFile(file, 'utf8')) as Data;
  };
  const file = await read<SearchFile>(locale, game ?? '', 'search.json');
  const records = await Promise.all(file.texts.map(async (address) => unpacked(await read<TextFile>(address, 'texts.json'), address)));
  const stem = await stemsOf(locale);
  const { mtimeMs } = await stat(join(DIST, file.texts[0]!, 'texts.json'));
  return { file, texts: { index: textIndex(records.flat(), stem), stem }, built: mtimeMs };
}

/** Texts of a language that have changed since the index was built. */
async function changedTexts(locale: Locale, built: number): Promise<string[]> {
  const cwd = join(CONTENT, locale);
  const files = (await Array.fromAsync(glob('**/*.{json,mdx}', { cwd }))).sort();
  const times = await Promise.all(files.map(async (file) => (await stat(join(cwd, file))).mtimeMs));
  return files.filter((_, at) => times[at]! > built).map((file) => `content/${locale}/${file}`);
}

const termText = ({ word, synonyms }: Term): string => (synonyms.length > 0 ? `${word} (or ${synonyms.join(', ')})` : word);
const number = (score: number): string => score.toFixed(2);

/** What a hit's score comes from, in one line. */
function accountOf({ from, score, times }: Hit): string {
  const factor = times === 1 ? '' : ` × ${Number(times.toFixed(2))}`;
  if ('names' in from) {
    const words = Object.entries(from.names).map(([word, fields]) => `${word} (${fields.join(', ')})`);
    return `names: ${number(score / times)} for ${words.join(', ')}${factor}`;
  }
  const shares = from.texts.map(({ word, by, score: share }) => `${number(share)} for ${by === word ? word : `${word} as ${by}`}`);
  return `texts: ${shares.length > 1 && factor ? `(${shares.join(' + ')})` : shares.join(' + ')}${factor}`;
}

const hitText = (hit: Hit, at: number): string =>
  `${String(at + 1).padStart(2)}. ${number(hit.score)} ${[hit.kind, hit.number, hit.title].filter(Boolean).join(' ')}: ${hit.url}\n    ${accountOf(hit)}`;

async function answer(question: Question): Promise<void> {
  const { file, texts, built } = await readSearch(question);
  const [changed, ...more] = await changedTexts(question.locale, built);
  if (changed)
    console.error(`The index is older than ${changed}${more.length > 0 ? ` and ${more.length} more` : ''}: run \`npm run build\`.`);
  const tables = () => Promise.resolve([]); // laid in the browser alone
  const searcher = searcherOf(file, () => Promise.resolve(texts), question.locale, tables);
  const { groups, near, unknown } = await searcher.search(question.query);
  const hits = groups.flatMap((group) => group.hits);
  console.log(`searched for: ${termsReader(file)(question.query, texts.stem).map(termText).join(', ')}`);
  if (unknown.length > 0) console.log(`unknown: ${unknown.join(', ')}`);
  if (hits.length === 0) console.log(near.length > 0 ? 'no hits; the nearest names:' : 'no hits');
  for (const [at, hit] of (hits.length > 0 ? hits : near).entries()) console.log(hitText(hit, at));
}

try {
  await answer(readQuestion(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  console.error(error.message);
  process.exitCode = error.status;
}
