// What Vitest and Playwright report of their tests, as far as the project's commands tell it.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

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

/** A suite of Playwright's JSON report, which may hold others. */
interface Suite {
  readonly title: string;
  readonly specs?: readonly v.InferOutput<typeof SPEC>[] | undefined;
  readonly suites?: readonly Suite[] | undefined;
}

const SPEC = v.object({
  title: v.string(),
  tests: v.array(
    v.object({
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(v.object({ duration: v.number() })),
    }),
  ),
});
const SUITE: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.optional(v.array(SPEC)),
  suites: v.optional(v.array(v.lazy(() => SUITE))),
});
const BROWSER_REPORT = v.object({
  suites: v.array(SUITE),
  errors: v.array(v.object({ message: v.optional(v.string(), 'an error outside of any test') })),
});
const UNIT_REPORT = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), duration: v.nullish(v.number(), 0) }),
      ),
    }),
  ),
});

/**
 * A report that a test runner has written; throws with one sentence where it is not there or cannot
 * be read.
 */
function readReport<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`${file} cannot be read: the tests ended before they had reported.`);
  }
}

/** Playwright's JSON report. Throws with one sentence where it cannot be read. */
export function readBrowserReport(file: string): Report {
  const { suites, errors } = readReport(file, BROWSER_REPORT);
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
  const named = (status: string): string[] =>
    rows.filter((row) => row.status === status).map(({ name }) => name);
  const flaky = named('flaky');
  // What fails outside of any test, such as a file that cannot be loaded.
  const failures = [
    ...named('unexpected'),
    ...errors.map(({ message }) => message.split('\n')[0]!),
  ];
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
  const { testResults } = readReport(file, UNIT_REPORT);
  const rows = testResults.flatMap(({ name, status, assertionResults }) => {
    const path = name.replace(/^.*[\\/]test[\\/]/, 'test/').replaceAll('\\', '/');
    // A file that cannot be loaded has no tests.
    const isBroken =
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed');
    return [
      ...assertionResults.map((result) => ({
        name: `${path} › ${result.fullName}`,
        status: result.status,
        seconds: result.duration / 1000,
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

/** The last line of a text that says something. */
export const lastLineOf = (text: string): string | undefined =>
  text.trimEnd().split('\n').at(-1)?.trim() || undefined;

/**
 * How many of how many tests are done, as Playwright's list of them says; the last line where it
 * says neither.
 */
export function browserTestsDone(printed: string): string | undefined {
  const all = /^Running (\d+) tests? /m.exec(printed)?.[1];
  const done = [...printed.matchAll(/^\s+[✓✘-]\s+(\d+) /gm)].at(-1)?.[1];
  return all && done ? `${done} of ${all}` : lastLineOf(printed);
}
