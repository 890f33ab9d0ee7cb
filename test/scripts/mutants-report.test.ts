import { describe, expect, it } from 'vitest';
import { reportOf, type Mutant } from '../../scripts/mutants-report.ts';

const mutant = (
  fileName: string,
  line: number,
  status: Mutant['status'],
  more: Partial<Mutant> = {},
): Mutant => {
  const at = { line, column: 4 };
  return { fileName, location: { start: at, end: at }, replacement: '+1', status, ...more };
};
const STATIC = { statusReason: 'Static mutant (and "ignoreStatic" was enabled)' };
const EXCLUDED = { statusReason: 'Ignored because of excluded mutation "StringLiteral"' };

const ENDLESS = { statusReason: 'Hit limit reached (1901/1900)' };

describe('the report on mutants', () => {
  it('says how many of how many were judged, and why the others were not', () => {
    const mutants = [
      mutant('a.ts', 1, 'Killed'),
      mutant('a.ts', 2, 'Killed'),
      mutant('a.ts', 3, 'Ignored', STATIC),
      mutant('a.ts', 4, 'Ignored', EXCLUDED),
      mutant('a.ts', 5, 'RuntimeError'),
      mutant('a.ts', 6, 'Pending'),
    ];
    const said =
      '2 of 6 judged, 100.0 % killed (2), 0 survived; ' +
      'not judged: 1 of a kind left out, 1 run only when a module loads (--static), 2 failed to run';
    expect(reportOf(mutants)).toEqual([`a.ts: ${said}`, `all: ${said}`]);
  });

  it('names the places of what survived and of what no test reaches, from the top', () => {
    const mutants = [
      mutant('b.ts', 9, 'NoCoverage'),
      mutant('b.ts', 7, 'Survived', { replacement: 'a\n  b' }),
      mutant('b.ts', 8, 'Killed'),
      mutant('a.ts', 1, 'Killed'),
    ];
    expect(reportOf(mutants)).toEqual([
      'a.ts: 1 of 1 judged, 100.0 % killed (1), 0 survived',
      'b.ts: 3 of 3 judged, 33.3 % killed (1), 2 survived',
      '  7:5 a b',
      '  9:5 +1  (no test comes here)',
      'all: 4 of 4 judged, 50.0 % killed (2), 2 survived',
    ]);
  });

  it('counts what runs for ever as killed, and what only ran out of time as not judged', () => {
    expect(
      reportOf([
        mutant('a.ts', 1, 'Timeout', ENDLESS),
        mutant('a.ts', 2, 'Timeout'),
        mutant('a.ts', 3, 'Killed'),
      ]),
    ).toEqual([
      'a.ts: 2 of 3 judged, 100.0 % killed (2), 0 survived; not judged: 1 out of time',
      '  2:5 +1  (out of time: judge it again)',
      'all: 2 of 3 judged, 100.0 % killed (2), 0 survived; not judged: 1 out of time',
    ]);
  });

  it('gives no share where nothing was judged', () => {
    expect(reportOf([mutant('a.ts', 1, 'Ignored', STATIC)])[1]).toBe(
      'all: 0 of 1 judged, – killed (0), 0 survived; not judged: 1 run only when a module loads (--static)',
    );
  });
});
