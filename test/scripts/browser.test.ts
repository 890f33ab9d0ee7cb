import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandbox, type Sandbox } from '../support/sandbox.ts';

const COPIED = ['scripts/browser.ts', 'scripts/test-files.ts', 'package.json'];
const FILES: Readonly<Record<string, string>> = {
  'scripts/site.ts': "console.log('builds', ...process.argv.slice(2));\n",
  'test/e2e/search.spec.ts': '',
  'test/e2e/support.ts': '',
  'test/engine/play.test.ts': '',
  'src/page.ts': '',
  'content/words.json': '{}',
  'public/icon.svg': '',
  'astro.config.mjs': '',
  'package-lock.json': '{}',
};
/**
 * Stands in for the runner of browser tests: tells what it is asked to run, and how many scenarios
 * it is to walk through.
 */
const PROGRAMS = {
  playwright:
    "console.log('runs', ...process.argv.slice(2), 'one in', process.env.WALKED_ONE_IN);\n",
};

describe('npm run browser', () => {
  let project: Sandbox;
  const browser = (...args: readonly string[]) => project.run('scripts/browser.ts', args);

  beforeEach(async () => (project = await sandbox(COPIED, FILES, PROGRAMS)));
  afterEach(() => project.clean());

  it('builds the site where there is none, then runs the file', async () => {
    const { out, code } = await browser('test/e2e/search.spec.ts');
    expect(out).toBe('builds tested\nruns test test/e2e/search.spec.ts one in 8\n');
    expect(code).toBe(0);
  });

  it('takes the site as it stands until something it is made of is newer', async () => {
    const set = (file: string, seconds: number): Promise<void> => {
      const time = new Date(Date.now() + seconds * 1000);
      return utimes(join(project.path, file), time, time);
    };
    await project.write('dist-below/en/index.html', '');
    await set('dist-below/en/index.html', 30);
    expect((await browser('test/e2e/search.spec.ts')).out).toBe(
      'runs test test/e2e/search.spec.ts one in 8\n',
    );
    await set('content/words.json', 60);
    expect((await browser('test/e2e/search.spec.ts')).out).toMatch(/^builds tested\n/);
  });

  it('runs the tests of a name', async () => {
    expect((await browser('test/e2e', '-t', 'finds a card')).out).toMatch(
      /\nruns test test\/e2e --grep finds a card one in 8\n$/,
    );
  });

  it('runs nothing where the site cannot be built', async () => {
    await project.write('scripts/site.ts', 'process.exit(3);\n');
    expect(await browser('test/e2e/search.spec.ts')).toEqual({
      out: '',
      err: 'The site could not be built; the browser tests were not run.\n',
      code: 3,
    });
  });

  it.for<[file: string, problem: string]>([
    ['test/e2e/chess.spec.ts', 'test/e2e/chess.spec.ts: there is no such file or folder'],
    [
      'test/e2e/support.ts',
      'test/e2e/support.ts: not a test file, those are test/e2e/**/*.spec.ts',
    ],
    [
      'test/engine/play.test.ts',
      'test/engine/play.test.ts: not a test file, those are test/e2e/**/*.spec.ts',
    ],
  ])('says why it does not run %s', async ([file, problem]) => {
    expect(await browser(file)).toEqual({ out: '', err: `${problem}\n`, code: 2 });
  });

  it.for([[], ['--fast', 'test/e2e'], ['-t']])('says how it is used with %j', async (args) => {
    const usage = /^usage: npm run browser -- FILE.*\n$/;
    expect(await browser(...args)).toMatchObject({
      out: '',
      code: 2,
      err: expect.stringMatching(usage) as string,
    });
  });
});
