import { expect, it } from 'vitest';
import { treatySuitOf } from '../../../src/games/nobles-and-glory/treaty.ts';
import { kingdom, number } from '../../support/nobles-and-glory.ts';

it.each(['treaty', 'feast'] as const)('the suit of a Treaty of kind %s in a kingdom', (kind) => {
  const treaty = { card: number('9H'), kind, laid: 4 };
  expect(treatySuitOf(kingdom('KC 2S', { treaty }))).toBe('heart');
  expect(treatySuitOf(kingdom('KC 2S'))).toBeUndefined();
});
