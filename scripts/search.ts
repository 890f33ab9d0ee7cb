// npm run search -- LOCALE GAME|all QUERY: what the site's own search finds in the built index, in
// order, and what each score comes from.
import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { GAME_IDS, type GameId } from '../src/games/ids.ts';
import { PUBLISHED, type Locale } from '../src/i18n/locales.ts';
import type { Hit } from '../src/islands/search/hit.ts';
import { termsReader, type Term } from '../src/islands/search/words.ts';
import { Complaint, complaining, readPlace, readSearch, searcherIn } from './built-search.ts';
import { CONTENT } from './content.ts';

const USAGE = `usage: npm run search -- LOCALE GAME QUERY (${PUBLISHED.join(', ')}; ${[...GAME_IDS, 'all'].join(', ')})`;

/** What is asked: on the pages of a game, or on those about none. */
interface Question {
  readonly locale: Locale;
  readonly game: GameId | undefined;
  readonly query: string;
}

function readQuestion([locale, game, ...words]: readonly string[]): Question {
  const query = words.join(' ').trim();
  if (!locale || !game || !query) throw new Complaint(USAGE, 2);
  return { ...readPlace(locale, game), query };
}

/** Texts of a language that have changed since the index was built. */
async function changedTexts(locale: Locale, built: number): Promise<string[]> {
  const cwd = join(CONTENT, locale);
  const files = (await Array.fromAsync(glob('**/*.{json,mdx}', { cwd }))).sort();
  const times = await Promise.all(files.map(async (file) => (await stat(join(cwd, file))).mtimeMs));
  return files.filter((_, at) => times[at]! > built).map((file) => `content/${locale}/${file}`);
}

const termText = ({ word, synonyms }: Term): string =>
  synonyms.length > 0 ? `${word} (or ${synonyms.join(', ')})` : word;
const number = (score: number): string => score.toFixed(2);

/** What a hit's score comes from, in one line. */
function accountOf({ from, score, times }: Hit): string {
  const factor = times === 1 ? '' : ` × ${Number(times.toFixed(2))}`;
  if ('names' in from) {
    const words = Object.entries(from.names).map(
      ([word, fields]) => `${word} (${fields.join(', ')})`,
    );
    return `names: ${number(score / times)} for ${words.join(', ')}${factor}`;
  }
  const shares = from.texts.map(
    ({ word, by, score: share }) =>
      `${number(share)} for ${by === word ? word : `${word} as ${by}`}`,
  );
  return `texts: ${shares.length > 1 && factor ? `(${shares.join(' + ')})` : shares.join(' + ')}${factor}`;
}

const hitText = (hit: Hit, at: number): string =>
  `${String(at + 1).padStart(2)}. ${number(hit.score)} ${[hit.kind, hit.number, hit.title].filter(Boolean).join(' ')}: ${hit.url}\n    ${accountOf(hit)}`;

async function answer(question: Question): Promise<void> {
  const search = await readSearch(question.locale, question.game);
  const { file, texts, built } = search;
  const [changed, ...more] = await changedTexts(question.locale, built);
  if (changed)
    console.error(
      `The index is older than ${changed}${more.length > 0 ? ` and ${more.length} more` : ''}: run \`npm run build\`.`,
    );
  const { groups, near, unknown } = await searcherIn(search, question.locale).search(
    question.query,
  );
  const hits = groups.flatMap((group) => group.hits);
  console.log(
    `searched for: ${termsReader(file)(question.query, texts.stem).map(termText).join(', ')}`,
  );
  if (unknown.length > 0) console.log(`unknown: ${unknown.join(', ')}`);
  if (hits.length === 0) console.log(near.length > 0 ? 'no hits; the nearest names:' : 'no hits');
  for (const [at, hit] of (hits.length > 0 ? hits : near).entries()) console.log(hitText(hit, at));
}

await complaining(() => answer(readQuestion(process.argv.slice(2))));
