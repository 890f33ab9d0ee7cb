import { describe, expect, it } from 'vitest';

import { RULINGS } from '../../../src/games/king-of-the-valley/rulings.ts';
import { RULES } from '../../../src/games/king-of-the-valley/rules.ts';

describe('the open rulings', () => {
  it('are six, each with its default first, and name rules that leave them open', () => {
    expect(
      Object.fromEntries(Object.entries(RULINGS).map(([id, { options }]) => [id, options])),
    ).toEqual({
      'three-identicals-take-two': ['take-all-summonable', 'choose-two-or-three'],
      'take-end-or-passed': ['player-chooses', 'passed-set-mandatory'],
      'knight-identity': ['by-character-type', 'by-order'],
      'start-on-priest': ['not-usable', 'usable-at-once'],
      'couples-jester': ['jester-never-couples', 'jester-couples-by-column'],
      'orders-jester': ['jester-has-no-order', 'owner-names-order'],
    });
    for (const { rules } of Object.values(RULINGS))
      for (const rule of rules) expect(Object.keys(RULES)).toContain(rule);
  });
});
