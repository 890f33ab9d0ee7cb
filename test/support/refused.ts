import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Refusal } from '../../src/engine/types.ts';

/** What is tried, and by which rule, for which reason and with which particulars it is refused. */
export type Refused = readonly [
  what: string,
  tried: () => Refusal,
  because: string,
  reason: string,
  particulars?: object,
];

/** Tests that each of these is refused so, and tells what its sentence needs. */
export function areRefused(
  reasons: Readonly<Record<string, readonly string[]>>,
  rows: readonly Refused[],
): void {
  it.for(rows)('%s', ([, tried, because, reason, particulars]) => {
    const refusal = tried();
    expect(refusal).toEqual({ because, reason, ...(particulars && { particulars }) });
    expect(Object.keys(refusal.particulars ?? {}).sort()).toEqual([...reasons[reason]!].sort());
  });
}

/** Every reason that the tests of a game expect behind a rule: `'cl.goal.succession', 'no-such-seat'`. */
export const expectedReasons = (game: string): string[] => {
  const files = globSync(`test/games/${game}/**/*.test.ts`);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'[a-z]{2}(?:\.[\w-]+)+',\s*'([\w-]+)'/g)].map(
      ([, reason]) => reason!,
    ),
  );
  return [...new Set(found)].sort();
};
