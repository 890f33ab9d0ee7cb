/** What tests know of a new game. */
export const TESTS = {
  'laws/support': `import type { Laws } from '../games/playthrough.ts';
import type { {Game} } from '../../src/games/{game}/types.ts';

/**
 * TODO What the laws of every game need to know about this one. Give every field of it; it does not
 * compile before.
 */
export const {camel}Laws: Laws<{Game}> = {
  games: 150,
};
`,
  laws: `import { game } from '../../../src/games/{game}/game.ts';
import { {camel}Laws } from '../../support/{game}-laws.ts';
import { describeLaws } from '../laws.ts';

describeLaws(game, {camel}Laws);
`,
  test: `import { expect, it } from 'vitest';

it('TODO what holds of this game only: see the same file of another game', () => {
  expect.fail('TODO');
});
`,
} as const;
