// npm run task -- FILE…: plays the tasks of lessons, and says for each `ok` with its answer, or what does not hold.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkTask } from '../src/engine/check-task.ts';
import { foreseen, type Task } from '../src/engine/task.ts';
import { loadGame } from '../src/games/registry.ts';

for (const file of process.argv.slice(2)) {
  const { default: task } = (await import(pathToFileURL(resolve(process.env.INIT_CWD ?? '.', file)).href)) as { default: Task };
  const game = await loadGame('rival-kings');
  const problem = checkTask(game, task);
  const answer = !problem && task.kind === 'predict' ? ` (${JSON.stringify(foreseen(game, task).answer)})` : '';
  console.log(`${file}: ${problem ?? `ok${answer}`}`);
  if (problem) process.exitCode = 1;
}
