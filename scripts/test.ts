// npm test: everything that must hold, in order of speed. The last line adds up all runs: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Tally {
  readonly passed: number;
  readonly failed: number;
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
    stats: Record<'expected' | 'unexpected' | 'flaky', number>;
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const CHECKS: readonly Check[] = [
  { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'imports', command: ['depcruise', 'src', 'content', 'scripts', 'test', '--config', '.dependency-cruiser.mjs'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'rules', command: ['node', 'scripts/rules.ts'] },
  { name: 'translations', command: ['node', 'scripts/translations.ts', 'counts'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`],
    tally: unitTally,
  },
  { name: 'build', command: ['node', 'scripts/site.ts', 'build'] },
  { name: 'browser tests', command: ['playwright', 'test'], tally: browserTally },
];

/** Runs one check. Where a report is missing or counts no failure although the command failed, the command itself is the failure. */
function run({ name, command, tally }: Check): Tally {
  console.log(`\n── ${name}: ${command.join(' ')}`);
  const [program, ...args] = command;
  const { status } = spawnSync(program!, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (!tally) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counted = tally();
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const begun = performance.now();
const results = CHECKS.map((check) => ({ name: check.name, ...run(check) }));
console.log(`\n${((performance.now() - begun) / 1000).toFixed(0)} s`);
for (const { name, passed, failed } of results) console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
