// npm run unit -- FILE…: runs single test files or folders of them, and of a source file the test file
// of its name; -t TEXT only the tests of that name, --watch again at every change.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathOf, problemOf, ROOT, testsOf, UNIT_TESTS } from './test-files.ts';

const USAGE =
  'usage: npm run unit -- FILE… [-t TEXT] [--watch], such as: npm run unit -- test/engine/play.test.ts';

/** What is asked for on the command line; nothing where it cannot be read. */
function readArguments() {
  try {
    const options = { watch: { type: 'boolean' }, name: { type: 'string', short: 't' } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    return positionals.length > 0 ? { ...values, files: positionals } : undefined;
  } catch {
    return undefined;
  }
}

/** A folder as Vitest tells it from others that begin alike. */
const filterOf = (path: string): string =>
  statSync(join(ROOT, path)).isDirectory() ? `${path}/` : path;

const wanted = readArguments();
const paths = wanted?.files.map((file) => testsOf(pathOf(file))) ?? [];
const problems = wanted
  ? paths.map((path) => problemOf(path, UNIT_TESTS)).filter((problem) => problem !== undefined)
  : [USAGE];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(2);
}
const named = wanted?.name === undefined ? [] : ['-t', wanted.name];
const { status } = spawnSync(
  'vitest',
  [wanted?.watch ? 'watch' : 'run', ...paths.map(filterOf), ...named],
  {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);
process.exitCode = status ?? 1;
