import { expect, it } from 'vitest';
import { remembered } from '../../../src/islands/search/remembered.ts';

it('Each answer is worked out once', () => {
  const asked: string[] = [];
  const length = remembered((words: readonly string[], isLast: boolean) => {
    asked.push(`${words.join('+')} ${isLast}`);
    return words.length > 1 ? words.length : undefined;
  });
  expect([length(['a', 'b'], true), length(['a', 'b'], true), length(['a,b'], true)]).toEqual([
    2,
    2,
    undefined,
  ]);
  expect([length(['a'], false), length(['a'], false), length(['a'], true)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(asked).toEqual(['a+b true', 'a,b true', 'a false', 'a true']);
});
