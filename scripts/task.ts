// npm run task -- FILE…: plays the tasks of lessons, and says for each `ok` with its answer, or
// what does not hold.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkTask } from '../src/engine/check-task.ts';
import { foreseen, type Task } from '../src/engine/task.ts';
import { ENGINE_IDS, isEngineId, loadEngine } from '../src/games/engines.ts';

/** `ok`, with the answer of a task to foresee, or what does not hold in the file. */
async function check(file: string): Promise<string> {
  const path = pathToFileURL(resolve(process.env.INIT_CWD ?? '.', file)).href;
  const { default: task } = (await import(path)) as { default?: Task };
  if (!isEngineId(task?.game)) return `game: expected one of ${ENGINE_IDS.join(', ')}`;
  const game = await loadEngine(task.game);
  const problem = checkTask(game, task);
  if (problem) return problem;
  return task.kind === 'predict' ? `ok (${JSON.stringify(foreseen(game, task).answer)})` : 'ok';
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: npm run task -- FILE…');
  process.exitCode = 2;
}
for (const file of files) {
  const result = await check(file).catch((error: unknown) => `cannot be read: ${String(error)}`);
  console.log(`${file}: ${result}`);
  if (!result.startsWith('ok')) process.exitCode = 1;
}
