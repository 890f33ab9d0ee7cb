import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  browserTestsDone,
  readBrowserReport,
  readUnitReport,
  type Report,
} from '../../scripts/test-reports.ts';
import { inFolder } from '../support/run.ts';

const readAs = (read: (file: string) => Report, text: string): Promise<Report> =>
  inFolder(async (folder) => {
    const file = join(folder, 'report.json');
    await writeFile(file, text);
    return read(file);
  });

describe('the report of the browser tests', () => {
  const spec = (title: string, status: string, ...seconds: readonly number[]) => ({
    title,
    tests: [{ status, results: seconds.map((each) => ({ duration: each * 1000 })) }],
  });
  const report = {
    suites: [
      {
        title: 'search.spec.ts',
        specs: [spec('finds', 'expected', 2), spec('forgives', 'flaky', 4, 3)],
        suites: [
          { title: 'in German', specs: [spec('finds', 'unexpected', 5), spec('waits', 'skipped')] },
        ],
      },
    ],
    errors: [{ message: 'SyntaxError: broken.spec.ts\nat line 1' }],
  };

  it('counts a test that held at the second try as passed, and names it', async () => {
    expect(await readAs(readBrowserReport, JSON.stringify(report))).toEqual({
      passed: 2,
      failed: 2,
      skipped: 1,
      failures: ['search.spec.ts › in German › finds', 'SyntaxError: broken.spec.ts'],
      flaky: ['search.spec.ts › forgives'],
      times: [
        { name: 'search.spec.ts › finds', status: 'expected', seconds: 2 },
        { name: 'search.spec.ts › forgives', status: 'flaky', seconds: 7 },
        { name: 'search.spec.ts › in German › finds', status: 'unexpected', seconds: 5 },
        { name: 'search.spec.ts › in German › waits', status: 'skipped', seconds: 0 },
      ],
    });
  });
});

describe('the report of the unit tests', () => {
  const results = [
    {
      name: '/project/test/engine/play.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'a move is made', status: 'passed', duration: 1500 },
        { fullName: 'a move is told', status: 'failed' },
        { fullName: 'a move is taken back', status: 'pending' },
      ],
    },
    { name: 'C:\\project\\test\\broken.test.ts', status: 'failed', assertionResults: [] },
  ];

  it('counts a file that cannot be loaded as failed', async () => {
    expect(await readAs(readUnitReport, JSON.stringify({ testResults: results }))).toMatchObject({
      passed: 1,
      failed: 2,
      skipped: 1,
      failures: ['test/engine/play.test.ts › a move is told', 'test/broken.test.ts'],
      flaky: [],
    });
  });
});

describe.each([readBrowserReport, readUnitReport])('%o', (read) => {
  const sentence = /cannot be read: the tests ended before they had reported\.$/;

  it('says in one sentence that a report is not there, or ends midway', async () => {
    expect(() => read('no/such/report.json')).toThrow(sentence);
    await expect(readAs(read, '{ "suites": [')).rejects.toThrow(sentence);
  });

  it('says the same of a file that is something else', async () => {
    await expect(readAs(read, '{}')).rejects.toThrow(sentence);
    await expect(readAs(read, '[1]')).rejects.toThrow(sentence);
  });
});

describe('how far the browser tests are', () => {
  const LISTED =
    'Running 1220 tests using 3 workers\n\n  ✓     1 [chromium] › pages.spec.ts:3:1 › 12 pages (1.2s)\n  ✘    17 [chromium] › axe.spec.ts:9:1 › Home (3s)\n';

  it('is the number of the last one that has ended, of all', () => {
    expect(browserTestsDone(LISTED)).toBe('17 of 1220');
  });

  it('is the last line where none has ended, and nothing where nothing is said', () => {
    expect(browserTestsDone('Running 1220 tests using 3 workers\n\n')).toBe(
      'Running 1220 tests using 3 workers',
    );
    expect(browserTestsDone('')).toBeUndefined();
  });
});
