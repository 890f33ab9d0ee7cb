// npm run browser -- FILE…: runs these browser tests, against a build that is made anew only where
// something is newer; -t TEXT only the tests of that name.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BROWSER_TESTS, pathOf, problemOf, ROOT } from './test-files.ts';

const USAGE =
  'usage: npm run browser -- FILE… [-t TEXT], such as: npm run browser -- test/e2e/search.spec.ts';

/** What the site is built from. */
const SOURCES = [
  'src',
  'content',
  'public',
  'astro.config.mjs',
  'package-lock.json',
  'scripts/site.ts',
];
/** What the second, and last, build of `scripts/site.ts tested` writes. */
const BUILT = 'dist-below/en/index.html';

/** What is asked for on the command line; nothing where it cannot be read. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { name: { type: 'string', short: 't' } },
    });
    return positionals.length > 0 ? { ...values, files: positionals } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * When a file, or anything in a folder, was changed last, in milliseconds; a file that went away
 * changes its folder.
 */
function lastChange(path: string): number {
  const full = join(ROOT, path);
  const inside = statSync(full).isDirectory()
    ? readdirSync(full, { withFileTypes: true, recursive: true })
    : [];
  return Math.max(
    statSync(full).mtimeMs,
    ...inside.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs),
  );
}

const isBuilt = (): boolean =>
  existsSync(join(ROOT, BUILT)) &&
  SOURCES.every((source) => lastChange(source) < statSync(join(ROOT, BUILT)).mtimeMs);

/**
 * Walks through all scenarios take minutes: one in so many of them is enough while something is
 * worked on.
 */
const WALKED_ONE_IN = '8';

const run = (program: string, ...args: readonly string[]): number =>
  spawnSync(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { WALKED_ONE_IN, ...process.env },
  }).status ?? 1;

const wanted = readArguments();
const paths = wanted?.files.map(pathOf) ?? [];
const problems = wanted
  ? paths.map((path) => problemOf(path, BROWSER_TESTS)).filter((problem) => problem !== undefined)
  : [USAGE];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(2);
}
const built = isBuilt() ? 0 : run(process.execPath, 'scripts/site.ts', 'tested');
if (built > 0) {
  console.error('The site could not be built; the browser tests were not run.');
  process.exit(built);
}
const named = wanted?.name === undefined ? [] : ['--grep', wanted.name];
process.exitCode = run('playwright', 'test', ...paths, ...named);
