// npm run flaky -- ROUNDS: runs all browser tests again and again against the built site, each once
// a round, and lists what failed how often.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readBrowserReport, type Report } from './test-reports.ts';
import { ROOT } from './test-files.ts';

const REPORT = join(ROOT, 'test-results/browser.json');

const rounds = Number(process.argv[2]);
if (process.argv.length !== 3 || !Number.isInteger(rounds) || rounds < 1) {
  console.error(
    'usage: npm run flaky -- ROUNDS, a whole number from 1 on, such as: npm run flaky -- 10',
  );
  process.exit(2);
}
if (!existsSync(join(ROOT, 'dist/en/index.html'))) {
  console.error('There is no built site to test: run `node scripts/site.ts tested` first.');
  process.exit(2);
}

/** What a round has reported; ends the run where there is no report. */
function reportOf(round: number): Report {
  try {
    return readBrowserReport(REPORT);
  } catch (error) {
    console.error(`Round ${round}: ${(error as Error).message}`);
    process.exit(1);
  }
}

const failures = new Map<string, number>();
let passed = 0;
for (let round = 1; round <= rounds; round += 1) {
  console.log(`\n── round ${round} of ${rounds}`);
  rmSync(REPORT, { force: true });
  spawnSync('playwright', ['test', '--retries', '0'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const report = reportOf(round);
  passed += report.passed;
  for (const name of report.failures) failures.set(name, (failures.get(name) ?? 0) + 1);
}
console.log(failures.size === 0 ? '' : '\nFailed, and how often:');
for (const [name, times] of [...failures].toSorted(([, one], [, other]) => other - one))
  console.log(`${times} of ${rounds}: ${name}`);
const failed = [...failures.values()].reduce((sum, times) => sum + times, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
