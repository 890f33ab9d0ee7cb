import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandbox, type Sandbox } from '../support/sandbox.ts';

const COPIED = [
  'scripts/flaky.ts',
  'scripts/test-files.ts',
  'scripts/test-reports.ts',
  'package.json',
];

/** Stands in for the runner of browser tests: of its two tests, one fails in every second round. */
const PLAYWRIGHT = `
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
const isSecond = existsSync('first');
writeFileSync('first', '');
const spec = (title, status) => ({ title, tests: [{ status, results: [{ duration: 1500 }] }] });
const suite = { title: 'search.spec.ts', specs: [spec('finds', 'expected'), spec('forgives', isSecond ? 'unexpected' : 'expected')] };
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/browser.json', JSON.stringify({ suites: [suite], errors: [] }));
console.log('plays', ...process.argv.slice(2));
`;

describe('npm run flaky', () => {
  let project: Sandbox;
  const flaky = (...args: readonly string[]) => project.run('scripts/flaky.ts', args);

  beforeEach(
    async () =>
      (project = await sandbox(COPIED, { 'dist/en/index.html': '' }, { playwright: PLAYWRIGHT })),
  );
  afterEach(() => project.clean());

  it('plays each round without a second try, and lists what failed how often', async () => {
    const { out, code } = await flaky('2');
    expect(out.match(/plays test --retries 0/g)).toHaveLength(2);
    expect(out).toMatch(
      /\nFailed, and how often:\n1 of 2: search\.spec\.ts › forgives\n3 passed, 1 failed\n$/,
    );
    expect(code).toBe(1);
  });

  it('says that nothing failed', async () => {
    const { out, code } = await flaky('1');
    expect(out).toMatch(/\n2 passed, 0 failed\n$/);
    expect(code).toBe(0);
  });

  it('says in which round there was no report, and takes none of a round before', async () => {
    await project.write('test-results/browser.json', JSON.stringify({ suites: [], errors: [] }));
    await project.write('bin/playwright', `#!${process.execPath}\n`);
    const { err, code } = await flaky('1');
    expect(err).toMatch(
      /^Round 1: \S+browser\.json cannot be read: the tests ended before they had reported\.\n$/,
    );
    expect(code).toBe(1);
  });

  it.for([[], ['0'], ['1.5'], ['many'], ['1', '2']])(
    'says how it is used with %j',
    async (args) => {
      const usage = /^usage: npm run flaky -- ROUNDS.*\n$/;
      expect(await flaky(...args)).toMatchObject({
        out: '',
        code: 2,
        err: expect.stringMatching(usage) as string,
      });
    },
  );
});
