import { describe, expect, it } from 'vitest';
import { cards, citesOf, collected, reading, trick } from '../../../support/claim.ts';

describe('dwarf-thrown-off', () => {
  const winner = reading('dwarf-thrown-off', 'winner-takes-it');

  it('goes back to the loser who threw it off', () => {
    expect(collected('K6', 'D9', {})).toEqual([cards('K6'), cards('D9')]);
  });

  it('or to the winner', () => {
    expect(collected('K6', 'D9', winner)).toEqual([cards('K6 D9'), []]);
  });

  it('does not matter for a dwarf that was led, or for two', () => {
    expect(collected('D1', 'G9', winner)).toEqual([cards('G9'), cards('D1')]);
    expect(collected('D3', 'X5', winner)).toEqual([cards('D3'), cards('X5')]);
    expect(collected('D7', 'D2', winner)).toEqual([[], cards('D7 D2')]);
  });
});

describe('two-dwarves', () => {
  const own = reading('two-dwarves', 'each-own');

  it('go to the loser both', () => {
    expect(collected('D7', 'D2', {})).toEqual([[], cards('D7 D2')]);
  });

  it('or each back to whoever played it', () => {
    expect(collected('D7', 'D2', own)).toEqual([cards('D7'), cards('D2')]);
    expect(collected('D2', 'D7', own)).toEqual([cards('D2'), cards('D7')]);
  });

  it('do not matter for one dwarf', () => {
    expect(collected('K6', 'D9', own)).toEqual([cards('K6'), cards('D9')]);
    expect(collected('D1', 'G9', own)).toEqual([cards('G9'), cards('D1')]);
  });
});

describe('in phase 2', () => {
  it('a dwarf that the winner keeps leaves nothing over', () => {
    const readings = { 'two-dwarves': 'each-own', 'dwarf-thrown-off': 'winner-takes-it' } as const;
    for (const cards of [
      ['D5', 'D7'],
      ['G5', 'D7'],
    ] as const) {
      const facts = trick(cards, { phase: 2, rulings: readings });
      expect(citesOf(facts, 'cardsCollected')).toEqual([
        'cl.phase2.winner-takes-both',
        'cl.piles.score-face-up',
      ]);
    }
  });

  it('of two dwarves nothing is left, and the loser has them', () => {
    const facts = trick(['D5', 'D7'], { phase: 2 });
    expect(citesOf(facts, 'cardsCollected')).toBeUndefined();
    expect(citesOf(facts, 'dwarvesCollected')).toEqual([
      'cl.faction.dwarf',
      'cl.piles.score-face-up',
    ]);
  });
});

describe('in phase 1', () => {
  it('a dwarf is discarded like any other card (cl.faction.dwarf.phase2-only)', () => {
    const facts = trick(['K6', 'D8'], { phase: 1 });
    expect(citesOf(facts, 'dwarvesCollected')).toBeUndefined();
    expect(citesOf(facts, 'cardsDiscarded')).toEqual([
      'cl.phase1.discard-rest',
      'cl.faction.dwarf.phase2-only',
    ]);
  });
});
