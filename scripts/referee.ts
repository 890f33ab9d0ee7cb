// npm run --silent referee -- FILE (or - for standard input): the engine's door for other programs.
// Reads one request { game, position, actions, rulings?, seat?, seed? } and prints one answer as
// JSON. With --lines every line of the input is a request and every line of the output its answer;
// see docs/referee.md.
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { answer } from '../src/engine/referee.ts';
import { linesOf, MOST_CHARACTERS } from './lines.ts';
import { refusalSentence } from './words.ts';
import { ENGINE_IDS, isEngineId, loadEngine, loadEngineFormat } from '../src/games/engines.ts';

/** What some editors put before the first character of a file. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** The answer to one request as text; `ok: false` where the request itself does not make sense. */
async function answerTo(text: string): Promise<{ readonly ok: boolean; readonly text: string }> {
  let request: unknown;
  try {
    request = JSON.parse(text.replace(BYTE_ORDER_MARK, ''));
  } catch (error) {
    return failed(brokenJson(error as Error, text.length));
  }
  const id = (request as { game?: unknown } | null)?.game;
  if (!isEngineId(id)) return failed(`game: expected one of ${ENGINE_IDS.join(', ')}`);
  const given = answer(await loadEngine(id), await loadEngineFormat(id), request);
  if ('impossible' in given)
    return failed(
      `This table cannot be: ${await refusalSentence(id, given.impossible)} (${given.impossible.because})`,
    );
  if (!given.ok) return failed(given.at ? `${given.at}: ${given.problem}` : given.problem);
  const { refused } = given.answer;
  const said = refused?.because
    ? { ...given.answer, refused: { ...refused, sentence: await refusalSentence(id, refused) } }
    : given.answer;
  return { ok: true, text: JSON.stringify(said) };
}

/**
 * Where JSON goes wrong, as far as the reader of JSON says so; what stands there is not repeated.
 */
function brokenJson({ message }: Error, length: number): string {
  const place = / at position (\d+)/.exec(message)?.[1];
  if (message.includes('end of JSON') || Number(place) >= length)
    return 'This is not JSON: it ends too soon';
  return place ? `This is not JSON: it goes wrong after ${place} characters` : 'This is not JSON';
}

const failed = (error: string) => ({ ok: false, text: JSON.stringify({ error }) });

const TOO_LONG = `This line has more than ${MOST_CHARACTERS} characters`;

const args = process.argv.slice(2);
const lines = args.includes('--lines');
const [file, ...more] = args.filter((arg) => arg !== '--lines');

if (!file || more.length > 0 || file.startsWith('--')) {
  console.error('usage: npm run --silent referee -- FILE [--lines]   (- reads standard input)');
  process.exit(2);
}

const path = file === '-' ? undefined : resolve(process.env.INIT_CWD ?? '.', file);

async function readAll(): Promise<string> {
  if (path) return readFile(path, 'utf8');
  const chunks = await Array.fromAsync(process.stdin);
  return Buffer.concat(chunks as Buffer[]).toString('utf8');
}

// Whoever reads the answers may stop before the last one, as `head` does.
process.stdout.on('error', () => process.exit());

try {
  if (lines) {
    const input = path ? createReadStream(path, 'utf8') : process.stdin.setEncoding('utf8');
    for await (const line of linesOf(input)) {
      if (line?.trim() === '') continue;
      const { ok, text } = line === undefined ? failed(TOO_LONG) : await answerTo(line);
      if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
      if (!ok) process.exitCode = 1;
    }
  } else {
    const { ok, text } = await answerTo(await readAll());
    process.stdout.write(`${ok ? JSON.stringify(JSON.parse(text), null, 2) : text}\n`);
    if (!ok) process.exitCode = 1;
  }
} catch (error) {
  console.error(`This cannot be read: ${(error as Error).message}`);
  process.exitCode = 1;
}
