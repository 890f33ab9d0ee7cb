import { describe } from 'vitest';
import type { Position } from '../../../../src/games/claim/types/position.ts';
import { over, plays, refusal, table, leading } from '../../../support/claim.ts';
import { CLAIM_REASONS } from '../../../support/reasons.ts';
import { areRefused } from '../../../support/refused.ts';

const BOX: Position = { box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] };

describe('whatever is tried is refused', () => {
  // prettier-ignore
  areRefused(CLAIM_REASONS, [
    ['a seat that does not play', () => refusal(leading(), plays('juri', 'G9')), 'cl.goal.succession', 'no-such-seat', { seat: 'juri' }],
    ['a card before the deal', () => refusal(table(BOX), plays('noor', 'G9')), 'cl.setup.deal-thirteen', 'not-dealt'],
    ['a card after the end', () => refusal(over('G1', 'K2'), plays('noor', 'G9')), 'cl.end.after-last-trick', 'game-over'],
    ['a deal after the end', () => refusal(over('G1', 'K2'), { type: 'deal', seat: 'noor' }), 'cl.end.after-last-trick', 'game-over'],
  ]);
});
