// Test files as they are named on the command line.
import { existsSync, globSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A kind of tests: where its files are, how their names end, and what runs them. */
export interface TestKind {
  readonly folder: string;
  readonly ending: string;
  readonly command: string;
  /** Where another kind of tests has its folder, and the command that runs these. */
  readonly except?: TestKind;
}

export const BROWSER_TESTS: TestKind = {
  folder: 'test/e2e',
  ending: '.spec.ts',
  command: 'npm run browser',
};
export const UNIT_TESTS: TestKind = {
  folder: 'test',
  ending: '.test.ts',
  command: 'npm run unit',
  except: BROWSER_TESTS,
};

/** A file or folder as a path below the project; relative ones begin where npm was called. */
export const pathOf = (file: string): string =>
  relative(ROOT, resolve(process.env.INIT_CWD ?? '.', file)).replaceAll('\\', '/');

/** Where the unit tests of a source file belong, by its name; of another file nowhere. */
export const mirrorOf = (path: string): string | undefined =>
  /^src\/.*\.tsx?$/.test(path)
    ? path.replace(/^src\//, 'test/').replace(/\.tsx?$/, UNIT_TESTS.ending)
    : undefined;

/** The test file of a source file that has one; every other path as it is. */
export function testsOf(path: string): string {
  const mirror = mirrorOf(path);
  return mirror && existsSync(join(ROOT, path)) && existsSync(join(ROOT, mirror)) ? mirror : path;
}

const isBelow = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);

/** Why no tests of a kind can be run in a file or folder, if so, in one sentence. */
export function problemOf(path: string, kind: TestKind): string | undefined {
  const { folder, ending, except } = kind;
  const full = join(ROOT, path);
  if (!existsSync(full)) return `${path}: there is no such file or folder`;
  if (except && isBelow(path, except.folder))
    return `${path}: browser tests run with \`${except.command} -- ${path}\``;
  if (statSync(full).isDirectory())
    return isBelow(path, folder) && globSync(`**/*${ending}`, { cwd: full }).length > 0
      ? undefined
      : `${path}: there are no tests in it`;
  if (isBelow(path, folder) && path.endsWith(ending)) return undefined;
  const mirror = kind === UNIT_TESTS ? mirrorOf(path) : undefined;
  return mirror
    ? `${path}: it has no test file of its own; that would be ${mirror}`
    : `${path}: not a test file, those are ${folder}/**/*${ending}`;
}
