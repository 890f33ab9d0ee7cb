import { describe, expect, test } from 'vitest';
import { firstPending } from '../../../../src/games/rival-kings/actions/due.ts';
import { act, moneyAt, noorsTurn, offers, story } from '../../../support/rival-kings.ts';

const waive = { type: 'waive', seat: 'noor' } as const;

describe('An action due', () => {
  test('lapses at once where it cannot be carried out', () => {
    const before = noorsTurn(
      { played: 'knight', markers: 0 },
      { juri: { played: 'countess' }, piles: moneyAt(0, 0, 0, 0), supplyCoins: 0 },
    );
    for (const action of ['settle', 'money'] as const) {
      const { state, facts } = act(before, { type: 'steal', seat: 'noor', from: 'juri', action });
      expect(facts.at(-1)).toEqual({
        event: { type: 'actionLapsed', seat: 'noor', action },
        cites: ['rk.steal.immediate'],
      });
      expect(firstPending(state)).toBeUndefined();
    }
  });

  test('stays due as long as a single target is left for it', () => {
    const before = noorsTurn(
      { played: 'knight' },
      { juri: { played: 'countess' }, piles: moneyAt(0, 0, 0, 1) },
    );
    const { state, facts } = act(before, {
      type: 'steal',
      seat: 'noor',
      from: 'juri',
      action: 'money',
    });
    expect(story(facts)).toEqual(['actionStolen']);
    expect(offers(state, 'noor')).toEqual([
      { type: 'money', seat: 'noor', pile: 'subject-2' },
      waive,
    ]);
  });
});
