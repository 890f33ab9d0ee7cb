// npm run search -- LOCALE GAME|all QUERY: what the site's own search finds in the built index, in order, and what each score comes from.
import { existsSync } from 'node:fs';
import { glob, readFile, stat } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { GAME_IDS, isGameId, type GameId } from '../src/games/ids.ts';
import { isPublished, PUBLISHED, type Locale } from '../src/i18n/locales.ts';
import { isTranslated } from '../src/i18n/game-languages.ts';
import type { SearchFile } from '../src/islands/search/load-searcher.ts';
import { RANKING } from '../src/islands/search/full-text.ts';
import { searcherOf, type Hit } from '../src/islands/search/search.ts';
import { termsReader, type Term } from '../src/islands/search/words.ts';
import { CONTENT } from './content.ts';

const USAGE = `usage: npm run search -- LOCALE GAME QUERY (${PUBLISHED.join(', ')}; ${[...GAME_IDS, 'all'].join(', ')})`;

/** The folder of the built site; the environment variable DIST_DIR names another one. */
const DIST = process.env.DIST_DIR ?? fileURLToPath(new URL('../dist/', import.meta.url));

/** Where the index says what it holds. */
const INDEX = 'pagefind/pagefind-entry.json';

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

/** What the search of a page takes along besides the index. */
async function readSearchFile({ locale, game }: Question): Promise<SearchFile> {
  const file = join(DIST, locale, game ?? '', 'search.json');
  if (!existsSync(file) || !existsSync(join(DIST, INDEX)))
    throw new Complaint('The site is not built, or not to its end: run `npm run build`.', 1);
  return JSON.parse(await readFile(file, 'utf8')) as SearchFile;
}

/** Texts of a language that have changed since the index was built. */
async function changedTexts(locale: Locale): Promise<string[]> {
  const cwd = join(CONTENT, locale);
  const { mtimeMs: built } = await stat(join(DIST, INDEX));
  const files = (await Array.fromAsync(glob('**/*.{json,mdx}', { cwd }))).sort();
  const times = await Promise.all(files.map(async (file) => (await stat(join(cwd, file))).mtimeMs));
  return files.filter((_, at) => times[at]! > built).map((file) => `content/${locale}/${file}`);
}

/** Lets the search run here as it runs on a page: addresses lead into the built site, and the page has a language and a game. */
function standInForPage({ locale, game }: Question): void {
  const page = { lang: locale, dataset: { game }, getAttribute: () => locale };
  registerHooks({
    resolve: (address, context, next) =>
      next(address.startsWith('/pagefind/') ? pathToFileURL(join(DIST, address)).href : address, context),
  });
  Object.assign(globalThis, {
    document: { documentElement: page, querySelector: () => page, currentScript: null },
    // Pagefind throws the failure of its own start also where nobody can catch it.
    addEventListener: () => process.on('unhandledRejection', () => undefined),
    fetch: async (address: string) => new Response(await readFile(join(DIST, new URL(address, 'https://site/').pathname))),
  });
}

const termText = ({ word, synonyms }: Term): string => (synonyms.length > 0 ? `${word} (or ${synonyms.join(', ')})` : word);
const number = (score: number): string => score.toFixed(2);

/** What a hit's score comes from, in one line. */
function accountOf({ from, score, times }: Hit): string {
  const factor = times === 1 ? '' : ` × ${times}`;
  if ('names' in from) {
    const words = Object.entries(from.names).map(([word, fields]) => `${word} (${fields.join(', ')})`);
    return `names: ${number(score / times)} for ${words.join(', ')}${factor}`;
  }
  const shares = from.texts.map(({ word, by, fields, score: share }) => {
    const what = by === word ? word : `${word} as ${by}`;
    return `${number(share)} for ${what}${weighedText(fields)}`;
  });
  return `texts: ${shares.length > 1 && factor ? `(${shares.join(' + ')})` : shares.join(' + ')}${factor}`;
}

/** The texts beside the whole one that have a word, with what they weigh, the heaviest first. */
function weighedText(fields: readonly string[]): string {
  const weighed = Object.entries(RANKING.metaWeights).filter(([field, weight]) => weight > 0 && fields.includes(field));
  const told = weighed.sort(([, a], [, b]) => b - a).map(([field, weight]) => `${field} ×${weight}`);
  return told.length > 0 ? ` (${told.join(', ')})` : '';
}

const hitText = (hit: Hit, at: number): string =>
  `${String(at + 1).padStart(2)}. ${number(hit.score)} ${[hit.kind, hit.number, hit.title].filter(Boolean).join(' ')}: ${hit.url}\n    ${accountOf(hit)}`;

async function answer(question: Question): Promise<void> {
  const file = await readSearchFile(question);
  const [changed, ...more] = await changedTexts(question.locale);
  if (changed)
    console.error(`The index is older than ${changed}${more.length > 0 ? ` and ${more.length} more` : ''}: run \`npm run build\`.`);
  standInForPage(question);
  const { groups, near, failed } = await searcherOf(file, question.locale).search(question.query);
  if (failed) throw new Complaint('The index of the built site cannot be read: run `npm run build`.', 1);
  const hits = groups.flatMap((group) => group.hits);
  console.log(`searched for: ${termsReader(file)(question.query).map(termText).join(', ')}`);
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
