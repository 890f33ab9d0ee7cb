// npm test: everything that must hold, in order of speed. npm run check: what needs no built site. npm run check -- quick: what takes seconds.
// Writes test-results/summary.json; the last line adds up all runs: `N passed, N failed`.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import { readBrowserReport, readUnitReport, type Report } from './test-reports.ts';

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads what its tests have reported; without it the check counts as one. */
  readonly report?: () => Report;
}

const RESULTS = 'test-results';
/** So many tests may need a second try; more fail the run. */
const MOST_FLAKY = 3;
const SLOWEST = 20;

/** What takes seconds, on all files: nothing is merged without it. */
const QUICK: readonly Check[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'imports', command: ['depcruise', 'src', 'content', 'scripts', 'test', '--config', '.dependency-cruiser.mjs'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'rules', command: ['node', 'scripts/rules.ts'] },
  { name: 'translations', command: ['node', 'scripts/translations.ts', 'counts'] },
];
/**
 * Stages, one after the other. The checks of a stage run side by side, at most as many at once as there are cores.
 * The check of types writes the types of the content, which the linter with types reads; the build writes them anew.
 */
const CHECK: readonly (readonly Check[])[] = [
  [{ name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] }, ...QUICK],
  [
    {
      name: 'unit tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`],
      report: () => readUnitReport(`${RESULTS}/unit.json`),
    },
    { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
    { name: 'lint with types', command: ['oxlint', '--deny-warnings'] },
  ],
];
const BUILT: readonly (readonly Check[])[] = [
  [{ name: 'build', command: ['node', 'scripts/site.ts', 'tested'] }],
  [{ name: 'browser tests', command: ['playwright', 'test'], report: () => readBrowserReport(`${RESULTS}/browser.json`) }],
];

/** How a check came out. */
interface Result extends Report {
  readonly name: string;
  readonly seconds: number;
}

/** What a command prints: at once where it is the only one, otherwise kept until it is its turn. */
interface Ended {
  readonly status: number | null;
  readonly printed: string;
  readonly seconds: number;
}

const heading = ({ name, command }: Check): string => `\n── ${name}: ${command.join(' ')}`;

/** Runs a command to its end; one that cannot be started has no status. */
async function run([program, ...args]: readonly string[], alone: boolean): Promise<Ended> {
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1000;
  const child = spawn(program!, args, {
    stdio: ['inherit', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...(!alone && process.stdout.isTTY && { FORCE_COLOR: '1' }), ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr] as readonly (Readable | null)[])
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  try {
    const [status] = (await once(child, 'close')) as [number | null];
    return { status, printed, seconds: seconds() };
  } catch (error) {
    return { status: null, printed: `${printed}${String(error)}\n`, seconds: seconds() };
  }
}

const NONE: Report = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], times: [] };

/** The report of a check that is one test, and failed. */
const failedAs = (failure: string): Report => ({ ...NONE, failed: 1, failures: [failure] });

/** What a check that has ended comes to. Where a report is missing or counts no failure although the command failed, the command itself is the failure. */
function reportOf({ name, report }: Check, status: number | null): Report {
  if (!report) return status === 0 ? { ...NONE, passed: 1 } : failedAs(name);
  try {
    const read = report();
    return status !== 0 && read.failed === 0 ? { ...read, failed: 1, failures: [`${name}: ended with code ${status}`] } : read;
  } catch (error) {
    return failedAs((error as Error).message);
  }
}

/** Runs the checks of a stage side by side and prints them in their order. */
async function runStage(checks: readonly Check[]): Promise<Result[]> {
  const alone = checks.length === 1;
  const jobs = checks.map((check) => ({ check, ended: Promise.withResolvers<Ended>() }));
  const waiting = [...jobs];
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) job.ended.resolve(await run(job.check.command, alone));
  };
  if (alone) console.log(heading(checks[0]!));
  else console.log(`\n   side by side: ${checks.map(({ name }) => name).join(', ')}`);
  const working = Array.from({ length: availableParallelism() }, work);
  const results: Result[] = [];
  for (const { check, ended } of jobs) {
    const { status, printed, seconds } = await ended.promise;
    if (!alone) process.stdout.write(`${heading(check)}\n${printed}`);
    results.push({ name: check.name, seconds, ...reportOf(check, status) });
  }
  await Promise.all(working);
  return results;
}

const git = (...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

/** What a run came to, for whoever asks later: which state was tested, what failed, what took long. Seconds are rounded to tenths. */
function summaryOf(results: readonly Result[], seconds: number) {
  const changed = git('status', '--porcelain');
  const tenths = (exact: number): number => Math.round(exact * 10) / 10;
  const sum = (count: (result: Result) => number): number => results.reduce((total, result) => total + count(result), 0);
  return {
    commit: git('rev-parse', 'HEAD') ?? null,
    clean: changed === undefined ? null : changed === '',
    seconds: tenths(seconds),
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed) + (sum(({ flaky }) => flaky.length) > MOST_FLAKY ? 1 : 0),
    skipped: sum(({ skipped }) => skipped),
    stages: results.map(({ name, seconds: taken, passed, failed, skipped }) => ({ name, seconds: tenths(taken), passed, failed, skipped })),
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
const RUNS: Readonly<Record<string, readonly (readonly Check[])[]>> = { '': [...CHECK, ...BUILT], check: CHECK, 'check quick': [QUICK] };
const wanted = process.argv.slice(2).join(' ');
const stages = Object.hasOwn(RUNS, wanted) ? RUNS[wanted] : undefined;
if (!stages) {
  console.error(
    'usage: npm test, npm run check, or npm run check -- quick; single files run with npm run unit -- FILE… and npm run browser -- FILE…',
  );
  process.exit(2);
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const begun = performance.now();
const results: Result[] = [];
for (const stage of stages) results.push(...(await runStage(stage)));
const summary = summaryOf(results, (performance.now() - begun) / 1000);
writeFileSync(`${RESULTS}/${wanted === '' ? 'summary' : 'check'}.json`, `${JSON.stringify(summary, null, 2)}\n`);
console.log(`\n${summary.seconds.toFixed(0)} s`);
for (const { name, passed, failed, skipped, seconds } of results) {
  const leftOut = skipped > 0 ? `, ${skipped} left out` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${leftOut} (${seconds.toFixed(0)} s)`);
}
for (const failure of summary.failures) console.log(`✗ ${failure}`);
for (const name of summary.flaky) console.log(`passed at the second try only: ${name}`);
if (summary.flaky.length > MOST_FLAKY) console.log(`✗ more than ${MOST_FLAKY} tests needed a second try`);
console.log(`${summary.passed} passed, ${summary.failed} failed`);
process.exitCode = summary.failed > 0 ? 1 : 0;
