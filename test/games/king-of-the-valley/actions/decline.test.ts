import { describe, expect, it } from 'vitest';
import { game } from '../../../../src/games/king-of-the-valley/game.ts';

import {
  act,
  decline,
  hill,
  refusal,
  row,
  third,
  atPriest,
} from '../../../support/king-of-the-valley.ts';
import { KING_OF_THE_VALLEY_REASONS } from '../../../support/reasons.ts';
import { areRefused } from '../../../support/refused.ts';

describe('is refused', () => {
  // prettier-ignore
  areRefused(KING_OF_THE_VALLEY_REASONS, [
    ['going without a move', () => refusal(row('C D Q W'), decline()), 'kv.summon.mandatory', 'must-summon', { seat: 'noor' }],
    ['staying with a priest', () => refusal(atPriest(), decline()), 'kv.priest.new-direction', 'must-go-on', { seat: 'noor' }],
    ['going without replenishing', () => refusal(third({}), decline()), 'kv.replenish.mandatory', 'must-replenish', { seat: 'noor' }],
  ]);
});

describe('going without', () => {
  it('a recruit leads to the move, and without a kingdom to the column', () => {
    const first = act(row('C D Q W', { gold: 2 }, { hill: hill('L1 D') }), decline());
    expect(first.facts).toEqual([
      {
        event: { type: 'recruitDeclined', seat: 'noor' },
        cites: ['kv.hill.recruit.optional', 'kv.turn.mandatory-phases'],
      },
    ]);
    expect(game.pending(first.state)).toEqual({
      name: 'leg',
      seats: ['noor'],
      about: { priests: 0 },
    });
    const later = act(third(), decline());
    expect(later.facts).toEqual([
      {
        event: { type: 'kingdomDeclined', seat: 'noor' },
        cites: ['kv.kingdom.optional', 'kv.turn.mandatory-phases'],
      },
    ]);
    expect(game.pending(later.state)).toEqual({
      name: 'column',
      seats: ['noor'],
      about: { open: 1 },
    });
  });
});
