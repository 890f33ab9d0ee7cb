import { expect, it } from 'vitest';
import { createTapRow } from '../../../src/islands/player/tap-row.ts';

it('takes taps for a row for as long as they follow each other fast', () => {
  const isAlone = createTapRow();
  expect([0, 300, 900, 1601, 2302].map((timeStamp) => isAlone({ timeStamp }))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
});
