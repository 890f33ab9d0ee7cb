// npm run scenario -- FILE…: replays scenario files, from anywhere on disk, and says for each `ok`
// or the first step that does not hold.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseScenario } from '../src/engine/parse-scenario.ts';
import { replay, type ReplayFailure } from '../src/engine/replay.ts';
import type { Refusal } from '../src/engine/types.ts';
import { refusalSentence } from './words.ts';
import {
  ENGINE_IDS,
  isEngineId,
  loadEngine,
  loadEngineFormat,
  type EngineId,
} from '../src/games/engines.ts';

const json = (value: unknown): string => JSON.stringify(value);

const refusalText = async (game: EngineId, refusal: Refusal): Promise<string> =>
  `refused by ${refusal.because}: ${await refusalSentence(game, refusal)}`;

/** What happened instead of what a scenario expects, in one line. */
async function failureText(game: EngineId, failure: ReplayFailure): Promise<string> {
  switch (failure.problem) {
    case 'start-refused':
      return `start: the position is ${await refusalText(game, failure.refusal)}`;
    case 'step-twice':
      return `step ${failure.step}: there are two steps of this name`;
    case 'play-refused':
      return `step ${failure.step}: ${json(failure.action)} is ${await refusalText(game, failure.refusal)}`;
    case 'log-differs':
      return `step ${failure.step}: expected ${json(failure.expected)}, but this happened: ${json(failure.facts.map((fact) => fact.event))}`;
    case 'not-refused':
      return `step ${failure.step}: ${json(failure.action)} should be refused, but is legal`;
    case 'refused-otherwise':
      return `step ${failure.step}: should be refused by ${failure.because}, but is ${await refusalText(game, failure.refusal)}`;
    case 'nobody-asked':
      return `step ${failure.step}: this seat has nothing to decide now`;
  }
}

/** The scenario in a file: the default export of a module, or JSON. */
async function read(file: string): Promise<unknown> {
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  if (!existsSync(path)) throw new Error('there is no such file');
  if (path.endsWith('.json')) return JSON.parse(await readFile(path, 'utf8')) as unknown;
  const module = (await import(pathToFileURL(path).href)) as { default?: unknown };
  if (module.default === undefined)
    throw new Error('it has no default export; a scenario begins with `export default {`');
  return module.default;
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!;

/** `ok`, or the first thing in the file that does not hold. */
async function check(file: string): Promise<string> {
  let input: unknown;
  try {
    input = await read(file);
  } catch (error) {
    return `cannot be read: ${firstLine(error)}`;
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return 'expected an object, a scenario';
  const id = (input as { game?: unknown }).game;
  if (!isEngineId(id)) return `game: expected one of ${ENGINE_IDS.join(', ')}`;
  const game = await loadEngine(id);
  const scenario = parseScenario(game, await loadEngineFormat(id), input);
  if (!scenario.ok) return `${scenario.at}: ${scenario.problem}`;
  const { failure } = replay(game, scenario.value);
  return failure ? failureText(id, failure) : 'ok';
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: npm run scenario -- FILE…');
  process.exitCode = 2;
}
for (const file of files) {
  const result = await check(file).catch(
    (error: unknown) => `cannot be replayed: ${firstLine(error)}`,
  );
  console.log(`${file}: ${result}`);
  if (result !== 'ok') process.exitCode = 1;
}
