// npm test: everything that must hold, in order of speed. The last line adds up all runs: `N passed, N failed`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';

interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Left out on this machine, so neither. */
  readonly skipped?: number;
}

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads how many tests ran; without it the check counts as one. */
  readonly tally?: () => Tally;
}

const RESULTS = 'test-results';

/** The numbers in Vitest's JSON report. */
function unitTally(): Tally {
  const report = JSON.parse(readFileSync(`${RESULTS}/unit.json`, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** The numbers in Playwright's JSON report. A test that passes only when it is run again has failed. */
function browserTally(): Tally {
  const { stats } = JSON.parse(readFileSync(`${RESULTS}/browser.json`, 'utf8')) as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/**
 * Stages, one after the other. The checks of a stage run side by side, at most as many at once as there are cores.
 * The check of types writes the types of the content, which the linter reads; the build writes them anew.
 */
const STAGES: readonly (readonly Check[])[] = [
  [
    { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
    { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
    { name: 'imports', command: ['depcruise', 'src', 'content', 'scripts', 'test', '--config', '.dependency-cruiser.mjs'] },
    { name: 'dead code', command: ['knip'] },
    { name: 'rules', command: ['node', 'scripts/rules.ts'] },
    { name: 'translations', command: ['node', 'scripts/translations.ts', 'counts'] },
  ],
  [
    { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
    {
      name: 'unit tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`],
      tally: unitTally,
    },
  ],
  [{ name: 'build', command: ['node', 'scripts/site.ts', 'tested'] }],
  [{ name: 'browser tests', command: ['playwright', 'test'], tally: browserTally }],
];

/** How a check came out. */
interface Result extends Tally {
  readonly name: string;
}

/** What a command prints: at once where it is the only one, otherwise kept until it is its turn. */
interface Ended {
  readonly status: number | null;
  readonly printed: string;
}

const heading = ({ name, command }: Check): string => `\n── ${name}: ${command.join(' ')}`;

/** Runs a command to its end; one that cannot be started has no status. */
async function run([program, ...args]: readonly string[], alone: boolean): Promise<Ended> {
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
    return { status, printed };
  } catch (error) {
    return { status: null, printed: `${printed}${String(error)}\n` };
  }
}

/** What a check that has ended comes to. Where a report is missing or counts no failure although the command failed, the command itself is the failure. */
function tallyOf({ tally }: Check, status: number | null): Tally {
  if (!tally) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counted = tally();
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1 };
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
    const { status, printed } = await ended.promise;
    if (!alone) process.stdout.write(`${heading(check)}\n${printed}`);
    results.push({ name: check.name, ...tallyOf(check, status) });
  }
  await Promise.all(working);
  return results;
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const begun = performance.now();
const results: Result[] = [];
for (const stage of STAGES) results.push(...(await runStage(stage)));
console.log(`\n${((performance.now() - begun) / 1000).toFixed(0)} s`);
for (const { name, passed, failed, skipped = 0 } of results) {
  const leftOut = skipped > 0 ? `, ${skipped} left out` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${leftOut}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
