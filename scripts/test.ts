// npm test: everything that must hold, in order of speed. npm run check: what needs no built site.
// npm run check -- quick: what takes seconds. Prints a line for each check, and what it said where
// it failed; with --verbose all that every check says. What they said is kept in
// test-results/<check>.log. Writes test-results/summary.json; the last line adds up all runs: `N
// passed, N failed`.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import {
  browserTestsDone,
  lastLineOf,
  readBrowserReport,
  readUnitReport,
  type Report,
} from './test-reports.ts';

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads what its tests have reported; without it the check counts as one. */
  readonly report?: () => Report;
  /** How far it is, in words, by what it has printed so far. */
  readonly progress?: (printed: string) => string | undefined;
}

const RESULTS = 'test-results';
const VERBOSE = '--verbose';
const BUILD = 'build';
/** So often a check that takes long says how far it is, in milliseconds. */
const SAYS_EVERY = 120_000;
/** So many lines of what a failed check has said are printed; its log has them all. */
const MOST_LINES = 200;
/** So many tests may need a second try; more fail the run. */
const MOST_FLAKY = 3;
const SLOWEST = 20;

/** What takes seconds, on all files: nothing is merged without it. */
const QUICK: readonly Check[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  {
    name: 'imports',
    command: ['node', 'scripts/imports.ts'],
  },
  { name: 'dead code', command: ['knip'] },
  { name: 'rules', command: ['node', 'scripts/rules.ts'] },
  { name: 'translations', command: ['node', 'scripts/translations.ts', 'counts'] },
];
/**
 * Stages, one after the other. The checks of a stage run side by side, at most as many at once as
 * there are cores. The check of types writes the types of the content, which the linter with types
 * reads; the build writes them anew.
 */
const CHECK: readonly (readonly Check[])[] = [
  [{ name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] }, ...QUICK],
  [
    {
      name: 'unit tests',
      command: [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${RESULTS}/unit.json`,
      ],
      report: () => readUnitReport(`${RESULTS}/unit.json`),
    },
    { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
    { name: 'lint with types', command: ['oxlint', '--deny-warnings'] },
  ],
];
const BUILT: readonly (readonly Check[])[] = [
  [{ name: BUILD, command: ['node', 'scripts/site.ts', 'tested'], progress: lastLineOf }],
  [
    {
      name: 'browser tests',
      command: ['playwright', 'test'],
      report: () => readBrowserReport(`${RESULTS}/browser.json`),
      progress: browserTestsDone,
    },
  ],
];

/** How a check came out. */
interface Result extends Report {
  readonly name: string;
  readonly seconds: number;
}

/** How a command ended, and what it printed. */
interface Ended {
  readonly status: number | null;
  readonly printed: string;
  readonly seconds: number;
}

const logOf = (name: string): string => `${RESULTS}/${name.replaceAll(' ', '-')}.log`;

/** Runs a check to its end, and keeps what it prints; one that cannot be started has no status. */
async function run({ name, command: [program, ...args], progress }: Check): Promise<Ended> {
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1000;
  const child = spawn(program!, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...(verbose && process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  const log = createWriteStream(logOf(name));
  let printed = '';
  for (const stream of [child.stdout, child.stderr] as readonly Readable[])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      log.write(text);
      // Where it has a stage of its own it is shown as it comes.
      if (verbose && progress) process.stdout.write(text);
    });
  const saying = setInterval(() => {
    const far = verbose ? undefined : progress?.(printed);
    if (far) console.log(`  ${name}, ${seconds().toFixed(0)} s: ${far}`);
  }, SAYS_EVERY);
  try {
    const [status] = (await once(child, 'close')) as [number | null];
    return { status, printed, seconds: seconds() };
  } catch (error) {
    return { status: null, printed: `${printed}${String(error)}\n`, seconds: seconds() };
  } finally {
    clearInterval(saying);
    log.end();
  }
}

const NONE: Report = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], times: [] };

/** The report of a check that is one test, and failed. */
const failedAs = (failure: string): Report => ({ ...NONE, failed: 1, failures: [failure] });

/**
 * What a check that has ended comes to. Where a report is missing or counts no failure although the
 * command failed, the command itself is the failure.
 */
function reportOf({ name, report }: Check, status: number | null): Report {
  if (!report) return status === 0 ? { ...NONE, passed: 1 } : failedAs(name);
  try {
    const read = report();
    return status !== 0 && read.failed === 0
      ? { ...read, failed: 1, failures: [`${name}: ended with code ${status}`] }
      : read;
  } catch (error) {
    return failedAs((error as Error).message);
  }
}

/** The line of a check that has ended. */
function lineOf({ name, passed, failed, skipped, seconds }: Result): string {
  const leftOut = skipped > 0 ? `, ${skipped} left out` : '';
  return `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${leftOut} (${seconds.toFixed(0)} s)`;
}

/**
 * What is printed of a check: all that it said if that is asked for, the end of it if it failed,
 * its warnings otherwise.
 */
function saidBy({ name, command }: Check, printed: string, failed: boolean): string {
  const heading = `\n── ${name}: ${command.join(' ')}\n`;
  if (verbose) return `${heading}${printed}`;
  const lines = printed.trimEnd().split('\n');
  if (!failed)
    return lines
      .filter((line) => line.startsWith('warning'))
      .map((line) => `${line}\n`)
      .join('');
  const cut =
    lines.length > MOST_LINES
      ? `… ${lines.length - MOST_LINES} lines before these are in ${logOf(name)}\n`
      : '';
  return `${heading}${cut}${lines.slice(-MOST_LINES).join('\n')}\n`;
}

/**
 * Runs the checks of a stage side by side, at most as many at once as there are cores, and prints
 * how each ended.
 */
async function runStage(checks: readonly Check[]): Promise<Result[]> {
  const waiting = [...checks];
  const results: Result[] = [];
  if (verbose || checks.some(({ progress }) => progress))
    console.log(`  ${checks.map(({ name }) => name).join(', ')} …`);
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { status, printed, seconds } = await run(check);
      const result = { name: check.name, seconds, ...reportOf(check, status) };
      results.push(result);
      const shown = verbose && check.progress ? '' : printed;
      process.stdout.write(`${saidBy(check, shown, result.failed > 0)}${lineOf(result)}\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

const git = (...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
};

/**
 * What a run came to, for whoever asks later: which state was tested, what failed, what took long.
 * Seconds are rounded to tenths.
 */
function summaryOf(results: readonly Result[], seconds: number) {
  const changed = git('status', '--porcelain');
  const tenths = (exact: number): number => Math.round(exact * 10) / 10;
  const sum = (count: (result: Result) => number): number =>
    results.reduce((total, result) => total + count(result), 0);
  return {
    commit: git('rev-parse', 'HEAD') ?? null,
    clean: changed === undefined ? null : changed === '',
    seconds: tenths(seconds),
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed) + (sum(({ flaky }) => flaky.length) > MOST_FLAKY ? 1 : 0),
    skipped: sum(({ skipped }) => skipped),
    stages: results.map(({ name, seconds: taken, passed, failed, skipped }) => ({
      name,
      seconds: tenths(taken),
      passed,
      failed,
      skipped,
    })),
    failures: results.flatMap(({ failures }) => failures),
    flaky: results.flatMap(({ flaky }) => flaky),
    slowest: results
      .flatMap(({ times }) => times)
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, SLOWEST)
      .map(({ name, seconds: taken }) => ({ name, seconds: tenths(taken) })),
  };
}

/** The stages of each way to call this, by its arguments. */
const RUNS: Readonly<Record<string, readonly (readonly Check[])[]>> = {
  '': [...CHECK, ...BUILT],
  check: CHECK,
  'check quick': [QUICK],
};
const asked = process.argv.slice(2);
const verbose = asked.includes(VERBOSE);
const wanted = asked.filter((word) => word !== VERBOSE).join(' ');
const stages = Object.hasOwn(RUNS, wanted) ? RUNS[wanted] : undefined;
if (!stages) {
  console.error(
    'usage: npm test, npm run check, or npm run check -- quick, each with `-- --verbose` to see all that is said; single files run with npm run unit -- FILE… and npm run browser -- FILE…',
  );
  process.exit(2);
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const begun = performance.now();
const results: Result[] = [];
for (const stage of stages) {
  results.push(...(await runStage(stage)));
  // Without a site there is nothing to look at.
  if (results.some(({ name, failed }) => name === BUILD && failed > 0)) break;
}
const summary = summaryOf(results, (performance.now() - begun) / 1000);
writeFileSync(
  `${RESULTS}/${wanted === '' ? 'summary' : 'check'}.json`,
  `${JSON.stringify(summary, null, 2)}\n`,
);
console.log(`\n${summary.seconds.toFixed(0)} s`);
for (const failure of summary.failures) console.log(`✗ ${failure}`);
for (const name of summary.flaky) console.log(`passed at the second try only: ${name}`);
if (summary.flaky.length > MOST_FLAKY)
  console.log(`✗ more than ${MOST_FLAKY} tests needed a second try`);
console.log(`${summary.passed} passed, ${summary.failed} failed`);
process.exitCode = summary.failed > 0 ? 1 : 0;
