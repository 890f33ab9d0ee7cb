import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandbox, type Sandbox } from '../support/sandbox.ts';
import type { Ran } from '../support/run.ts';

const test = (name: string, holds: boolean): string =>
  `import { expect, it } from 'vitest';\nit('${name}', () => expect(${holds}).toBe(true));\n`;

const COPIED = ['scripts/unit.ts', 'scripts/test-files.ts', 'vitest.config.ts', 'package.json'];
/** A project with these files, run by the command and the settings of this one. */
const FILES: Readonly<Record<string, string>> = {
  'test/engine/play.test.ts': test('a move is made', true),
  'test/engine/log.test.ts': test('a move is told', true),
  'test/engine-room.test.ts': test('begins like the folder', true),
  'test/games/broken.test.ts': test('does not hold', false),
  'test/e2e/search.spec.ts': '',
  'test/support/run.ts': '',
  'src/engine/play.ts': '',
  'src/engine/view.ts': '',
  'src/islands/Board.tsx': '',
  'test/islands/Board.test.ts': test('a board is drawn', true),
  'README.md': '',
};

describe('npm run unit', () => {
  let project: Sandbox;
  const unit = (args: readonly string[], calledFrom?: string): Promise<Ran> =>
    project.run(
      'scripts/unit.ts',
      args,
      calledFrom === undefined ? {} : { INIT_CWD: join(project.path, calledFrom) },
    );
  /** The test files that ran, in order of their names. */
  const ranIn = ({ out }: Ran): string[] =>
    [...out.matchAll(/(test\/\S+\.test\.ts) \(/g)].map(([, file]) => file!).toSorted();

  beforeAll(async () => (project = await sandbox(COPIED, FILES)));
  afterAll(() => project.clean());

  it('runs one file', async () => {
    const ran = await unit(['test/engine/play.test.ts']);
    expect(ran.code).toBe(0);
    expect(ranIn(ran)).toEqual(['test/engine/play.test.ts']);
  });

  it('runs a folder, and none that begins alike', async () => {
    expect(ranIn(await unit(['test/engine']))).toEqual([
      'test/engine/log.test.ts',
      'test/engine/play.test.ts',
    ]);
  });

  it('reads a file named from the folder in which npm was called', async () => {
    expect(ranIn(await unit(['log.test.ts'], 'test/engine'))).toEqual(['test/engine/log.test.ts']);
  });

  it.for([
    ['src/engine/play.ts', 'test/engine/play.test.ts'],
    ['src/islands/Board.tsx', 'test/islands/Board.test.ts'],
  ] as const)('runs of the source file %s its test file', async ([source, tests]) => {
    const ran = await unit([source]);
    expect(ran.code).toBe(0);
    expect(ranIn(ran)).toEqual([tests]);
  });

  it('runs only the tests of a name', async () => {
    const ran = await unit(['test/engine', '-t', 'is told']);
    expect(ran.out).toMatch(/1 passed.*1 skipped/);
  });

  it('fails where a test fails', async () => {
    const ran = await unit(['test/games/broken.test.ts']);
    expect(ran.code).toBe(1);
    expect(ran.out + ran.err).toContain('does not hold');
  });

  it.for<[args: string[], problem: string]>([
    [['test/engine/chess.test.ts'], 'test/engine/chess.test.ts: there is no such file or folder'],
    [['test/support'], 'test/support: there are no tests in it'],
    [
      ['test/e2e/search.spec.ts'],
      'test/e2e/search.spec.ts: browser tests run with `npm run browser -- test/e2e/search.spec.ts`',
    ],
    [
      ['src/engine/view.ts'],
      'src/engine/view.ts: it has no test file of its own; that would be test/engine/view.test.ts',
    ],
    [['src/engine/log.ts'], 'src/engine/log.ts: there is no such file or folder'],
    [['README.md'], 'README.md: not a test file, those are test/**/*.test.ts'],
  ])('says why it does not run %j', async ([args, problem]) => {
    expect(await unit(args)).toEqual({ out: '', err: `${problem}\n`, code: 2 });
    expect(await unit(['test/engine/play.test.ts', ...args])).toMatchObject({ out: '', code: 2 });
  });

  it.for([[], ['--watch'], ['--fast', 'test/engine'], ['-t']])(
    'says how it is used with %j',
    async (args) => {
      expect(await unit(args)).toMatchObject({
        out: '',
        code: 2,
        err: expect.stringMatching(/^usage: npm run unit -- FILE.*\n$/) as string,
      });
    },
  );
});
