// What Vitest and Playwright report of their tests, as far as the project's commands tell it.
import { readFileSync } from 'node:fs';

/** How the tests of a run came out. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  /** Left out on this machine, so neither. */
  readonly skipped: number;
  /** The names of those that failed. */
  readonly failures: readonly string[];
  /** The names of those that passed only when they were run again; they count as passed. */
  readonly flaky: readonly string[];
  readonly times: readonly TestTime[];
}

/** How long a test took, with all its tries. */
export interface TestTime {
  readonly name: string;
  readonly seconds: number;
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

/** A report that a test runner has written; throws with one sentence where it is not there or cannot be read. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} cannot be read: the tests ended before they had reported.`);
  }
}

/** Playwright's JSON report. Throws with one sentence where it cannot be read. */
export function readBrowserReport(file: string): Report {
  const { suites, errors } = readJson(file) as { suites: readonly Suite[]; errors: readonly { message?: string }[] };
  const rows: { readonly name: string; readonly status: string; readonly seconds: number }[] = [];
  const walk = (suite: Suite, path: readonly string[]): void => {
    for (const spec of suite.specs ?? [])
      for (const { status, results } of spec.tests)
        rows.push({
          name: [...path, spec.title].join(' › '),
          status,
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        });
    for (const inner of suite.suites ?? []) walk(inner, [...path, inner.title]);
  };
  for (const suite of suites) walk(suite, [suite.title]);
  const named = (status: string): string[] => rows.filter((row) => row.status === status).map(({ name }) => name);
  const flaky = named('flaky');
  // What fails outside of any test, such as a file that cannot be loaded.
  const failures = [...named('unexpected'), ...errors.map(({ message = 'an error outside of any test' }) => message.split('\n')[0]!)];
  return {
    passed: named('expected').length + flaky.length,
    failed: failures.length,
    skipped: named('skipped').length,
    failures,
    flaky,
    times: rows,
  };
}

/** Vitest's JSON report. Throws with one sentence where it cannot be read. */
export function readUnitReport(file: string): Report {
  const { testResults } = readJson(file) as {
    testResults: readonly {
      readonly name: string;
      readonly status: string;
      readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly duration?: number }[];
    }[];
  };
  const rows = testResults.flatMap(({ name, status, assertionResults }) => {
    const path = name.replace(/^.*[\\/]test[\\/]/, 'test/').replaceAll('\\', '/');
    // A file that cannot be loaded has no tests.
    const isBroken = status === 'failed' && !assertionResults.some((result) => result.status === 'failed');
    return [
      ...assertionResults.map((result) => ({
        name: `${path} › ${result.fullName}`,
        status: result.status,
        seconds: (result.duration ?? 0) / 1000,
      })),
      ...(isBroken ? [{ name: path, status: 'failed', seconds: 0 }] : []),
    ];
  });
  const failures = rows.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return {
    passed: rows.filter(({ status }) => status === 'passed').length,
    failed: failures.length,
    skipped: rows.filter(({ status }) => status !== 'passed' && status !== 'failed').length,
    failures,
    flaky: [],
    times: rows,
  };
}
