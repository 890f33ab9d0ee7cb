// npm run mutants -- PATH…: changes the code of a folder or file of src/engine or src/games bit by
// bit, and names the changes that no test notices. Results are kept in .mutants/, those of an
// interrupted run too, and a run repeats only what code or test files have changed since; `--anew`
// repeats everything: after a change to test/support, to content or to code that the mutated code
// calls, and to see that a new test reaches what a module computes when it loads.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Stryker } from '@stryker-mutator/core';
import { isLate, reportOf, type Mutant } from './mutants-report.ts';

type Options = ConstructorParameters<typeof Stryker>[0];

const ROOT = join(import.meta.dirname, '..');
const KEPT = '.mutants';
const USAGE =
  'usage: npm run mutants -- PATH… [--static] [--anew] [--concurrency N], with folders or files of src/engine or of one game in src/games';

/**
 * The tests that judge a folder: all that speak of it, except those that would take longer than
 * they are worth at every mutant.
 */
interface Judges {
  readonly folder: string;
  readonly tests: readonly string[];
  /** Kinds of mutants that are left out, named as in the list of Stryker’s mutators. */
  readonly without?: readonly string[];
}

/**
 * All strings of games are ids: a changed one is of no type, so that the check of types finds it.
 */
const IDS = ['StringLiteral'];

const JUDGES: readonly Judges[] = [
  {
    // A mutant of the kernel is also noticed by the games' laws and scenarios (`npm test`); these
    // find it sooner.
    folder: 'src/engine',
    tests: [
      'test/engine/**/*.test.ts',
      'test/games/laws.test.ts',
      'test/games/claim/inquiry.test.ts',
    ],
  },
  {
    // Without the laws in random games: ten seconds for every mutant that survives.
    folder: 'src/games/claim',
    tests: [
      'test/games/claim/**/!(laws).test.ts',
      'test/content/scenarios.test.ts',
      'test/content/switch-scenarios.test.ts',
    ],
    without: IDS,
  },
  {
    // Without the laws in random games, as above: one and a half minutes for every mutant that
    // survives.
    folder: 'src/games/rival-kings',
    tests: [
      'test/games/rival-kings/**/!(laws).test.ts',
      'test/content/scenarios.test.ts',
      'test/content/switch-scenarios.test.ts',
    ],
    without: IDS,
  },
  {
    // Without games by chance, as above.
    folder: 'src/games/king-of-the-valley',
    tests: ['test/games/king-of-the-valley/**/!(laws|data|any-position).test.ts'],
    without: IDS,
  },
  {
    // Without games by chance, as above.
    folder: 'src/games/nobles-and-glory',
    tests: ['test/games/nobles-and-glory/**/!(laws|walks).test.ts'],
    without: IDS,
  },
];

/**
 * Milliseconds that a test may take longer than without a mutant. What runs for ever is mostly
 * found sooner, by how often it passes the mutant.
 */
const PATIENCE = 30_000;

/** Where the results for a folder are kept. */
const keptFor = ({ folder }: Judges): string => `${KEPT}/${folder.replaceAll('/', '-')}.json`;

interface Asked {
  readonly judges: Judges;
  /** Folders and files below `judges.folder`, from the project's root. */
  readonly paths: readonly string[];
  /**
   * Whether code that runs when a module loads is mutated too. Every test judges it, which takes
   * long.
   */
  readonly withStatic: boolean;
  readonly anew: boolean;
  readonly concurrency: number;
}

/** What is asked for, or undefined where the arguments make no sense. */
function asked(args: readonly string[]): Asked | undefined {
  const options = {
    static: { type: 'boolean' },
    anew: { type: 'boolean' },
    concurrency: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const paths = positionals.map((path) =>
    relative(ROOT, resolve(process.env.INIT_CWD ?? '.', path)),
  );
  const judges = JUDGES.find(({ folder }) =>
    paths.every((path) => `${path}/`.startsWith(`${folder}/`)),
  );
  const concurrency = Number(values.concurrency ?? 2);
  if (!judges || paths.length === 0 || !paths.every((path) => existsSync(join(ROOT, path))))
    return undefined;
  if (!Number.isSafeInteger(concurrency) || concurrency < 1) return undefined;
  return {
    judges,
    paths,
    withStatic: values.static ?? false,
    anew: values.anew ?? false,
    concurrency,
  };
}

const optionsFor = ({ judges, paths, withStatic, anew, concurrency }: Asked): Options => ({
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'scripts/mutants.vitest.ts', related: false },
  mutator: { excludedMutations: [...(judges.without ?? [])], plugins: null },
  coverageAnalysis: 'perTest',
  ignoreStatic: !withStatic,
  mutate: paths.map((path) =>
    statSync(join(ROOT, path)).isDirectory() ? `${path}/**/*.ts` : path,
  ),
  testFiles: [...judges.tests],
  incremental: true,
  incrementalFile: keptFor(judges),
  force: anew,
  concurrency,
  timeoutMS: PATIENCE,
  tempDirName: `${KEPT}/work`,
  ignorePatterns: [KEPT, 'dist', 'test-results', 'playwright-report', 'public'],
  reporters: ['progress-append-only', 'html'],
  htmlReporter: { fileName: `${KEPT}/report.html` },
  checkers: [],
});

/** Prints what came of the mutants that were asked for. */
function report(kept: readonly Mutant[], { paths }: Asked): void {
  const mutants = kept.map((mutant) => ({
    ...mutant,
    fileName: relative(ROOT, resolve(ROOT, mutant.fileName)),
  }));
  const asked = mutants.filter(({ fileName }) =>
    paths.some((path) => `${fileName}/`.startsWith(`${path}/`)),
  );
  for (const line of reportOf(asked)) console.log(line);
}

/**
 * Takes mutants that ran out of time out of the results that are kept, so that the next run judges
 * them.
 */
function forgetLate(path: string): void {
  const kept = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly files: Readonly<Record<string, { mutants: Mutant[] }>>;
  };
  for (const file of Object.values(kept.files))
    file.mutants = file.mutants.filter((mutant) => !isLate(mutant));
  writeFileSync(path, JSON.stringify(kept));
}

/** Like `asked`, where unknown options make no sense either. */
function askedOrNothing(args: readonly string[]): Asked | undefined {
  try {
    return asked(args);
  } catch {
    return undefined;
  }
}

const request = askedOrNothing(process.argv.slice(2));
if (request) {
  process.chdir(ROOT);
  const { Stryker } = await import('@stryker-mutator/core');
  report(await new Stryker(optionsFor(request)).runMutationTest(), request);
  forgetLate(join(ROOT, keptFor(request.judges)));
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
