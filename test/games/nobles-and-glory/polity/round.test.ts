import { describe, expect, it } from 'vitest';
import {
  countOf,
  followerIn,
  leaderIn,
} from '../../../../src/games/nobles-and-glory/polity/round.ts';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import type { Polity } from '../../../../src/games/nobles-and-glory/types/polity.ts';
import { polityTable } from '../../../support/nobles-and-glory-polities.ts';
import { number } from '../../../support/nobles-and-glory.ts';

const polity = (changes: Partial<Polity> = {}): Polity => ({
  type: 'polity',
  seat: 'noor',
  prize: number('6H'),
  won: 0,
  led: null,
  answer: null,
  asked: [],
  revealed: {},
  lost: false,
  ...changes,
});

/** What a card of Noor’s counts under the Queen of Hearts, or of Mila’s under the King of Spades. */
const counted = (
  seat: 'noor' | 'mila',
  written: string,
  reading: Readings['polity-regnant-bonus'] = 'same-suit-as-regnant',
  revealed: Polity['revealed'] = {},
) =>
  countOf(
    polityTable({ rulings: { 'polity-regnant-bonus': reading } }),
    polity({ revealed }),
    seat,
    number(written),
  );

describe('what a card counts in a round of Polity', () => {
  it('is its value, one more for the suit of the prize (ng.action.polity.bonus-suit)', () => {
    expect(counted('mila', '7C').event).toMatchObject({ bonus: 0, total: 7 });
    expect(counted('mila', '7H')).toMatchObject({
      event: { bonus: 1, total: 8 },
      cites: ['ng.action.polity.bonus-suit'],
    });
  });

  it('and one more for that of one’s own Regnant, or never (ng.action.polity.bonus-regnant, polity-regnant-bonus)', () => {
    expect(counted('mila', '7S')).toMatchObject({
      event: { bonus: 1, total: 8 },
      cites: ['ng.action.polity.bonus-regnant'],
    });
    expect(counted('noor', '7S').event).toMatchObject({ total: 7 });
    expect(counted('noor', '5H')).toMatchObject({
      event: { bonus: 2, total: 7 },
      cites: ['ng.action.polity.bonus-suit', 'ng.action.polity.bonus-regnant'],
    });
    expect(counted('noor', '5H', 'never')).toMatchObject({
      event: { bonus: 1, total: 6 },
      cites: ['ng.action.polity.bonus-suit'],
    });
  });

  it('and the value of one’s own Manipulation Card (ng.action.polity.manipulation-value)', () => {
    const revealed = { mila: number('3D') };
    expect(counted('mila', '7C', undefined, revealed)).toMatchObject({
      event: { added: 3, total: 10 },
      cites: ['ng.action.polity.manipulation-value'],
    });
    expect(counted('noor', '7C', undefined, revealed).event).toMatchObject({
      added: 0,
      total: 7,
    });
  });
});

describe('who leads and who follows', () => {
  it('changes after round one (ng.action.polity.round-two)', () => {
    const state = polityTable();
    for (const [won, leader, follower] of [
      [0, 'noor', 'mila'],
      [1, 'mila', 'noor'],
    ] as const)
      expect([leaderIn(state, polity({ won })), followerIn(state, polity({ won }))]).toEqual([
        leader,
        follower,
      ]);
  });
});
