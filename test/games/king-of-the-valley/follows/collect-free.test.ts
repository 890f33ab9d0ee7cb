import { describe, expect, it } from 'vitest';
import { act, cited, leg, playerAt, row, story } from '../../../support/king-of-the-valley.ts';

describe('taxes', () => {
  it('take no token and no subject where nothing is asked for', () => {
    const { state, facts } = act(row('T0:4 D C Q'), leg('b1'));
    expect(playerAt(state)).toMatchObject({ gold: 4, taxed: [] });
    expect(story(facts)).toEqual([
      'kingMoved',
      'tilesSummoned',
      'taxCollected',
      'specialistDiscarded',
    ]);
    expect([...cited(facts)]).toContain('kv.tax.free-collectors');
    const taxed = row('T0:4 D C Q', {
      taxed: ['queen', 'duke', 'countess', 'knight', 'farmer', 'farmers-wife'],
    });
    expect(playerAt(act(taxed, leg('b1')).state).gold).toBe(4);
  });
});
