// npm run unit -- FILE…: runs single test files or folders of them; -t TEXT only the tests of that name, --watch again at every change.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const USAGE = 'usage: npm run unit -- FILE… [-t TEXT] [--watch], such as: npm run unit -- test/engine/play.test.ts';

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

/** A file or folder as a path below the project. */
const pathOf = (file: string): string => relative(ROOT, resolve(process.env.INIT_CWD ?? '.', file)).replaceAll('\\', '/');

const isTest = (path: string): boolean => path.startsWith('test/') && path.endsWith('.test.ts');

/** Why no tests can be run in a file or folder, if so. */
function problemOf(path: string): string | undefined {
  const full = join(ROOT, path);
  if (!existsSync(full)) return `${path}: there is no such file or folder`;
  if (path.startsWith('test/e2e')) return `${path}: browser tests run with \`npx playwright test ${path}\`, once the site is built`;
  if (statSync(full).isDirectory())
    return globSync('**/*.test.ts', { cwd: full }).length > 0 ? undefined : `${path}: there are no tests in it`;
  if (isTest(path)) return undefined;
  const mirrored = path.replace(/^src\//, 'test/').replace(/\.tsx?$/, '.test.ts');
  const hint = isTest(mirrored) && existsSync(join(ROOT, mirrored)) ? `; its tests are in ${mirrored}` : '';
  return `${path}: not a test file, those are test/**/*.test.ts${hint}`;
}

/** A folder as Vitest tells it from others that begin alike. */
const filterOf = (path: string): string => (statSync(join(ROOT, path)).isDirectory() ? `${path}/` : path);

const wanted = readArguments();
const paths = wanted?.files.map(pathOf) ?? [];
const problems = wanted ? paths.map(problemOf).filter((problem) => problem !== undefined) : [USAGE];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(2);
}
const named = wanted?.name === undefined ? [] : ['-t', wanted.name];
const { status } = spawnSync('vitest', [wanted?.watch ? 'watch' : 'run', ...paths.map(filterOf), ...named], {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
