import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../src/games/nobles-and-glory/valid-hand.ts';
import { cards } from '../../support/nobles-and-glory.ts';

describe('a hand', () => {
  it('may be kept with a Royal Card and two Number Cards (ng.setup.mulligan-condition)', () => {
    expect(faultsOf(cards('KC 2S 3S JC QC QS QD'))).toEqual([]);
    expect(faultsOf(cards('KC 2S 3S 4S 5S 6S joker-1'))).toEqual([]);
  });

  it('may not without: a Joker is neither', () => {
    expect(faultsOf(cards('2S 3S 4S 5S 6S 7S joker-1'))).toEqual(['no-royal']);
    expect(faultsOf(cards('KC 2S JC QC QS QD joker-1'))).toEqual(['too-few-numbers']);
    expect(faultsOf(cards('KC JC QC QS QD KS KD'))).toEqual(['too-few-numbers']);
    expect(faultsOf([])).toEqual(['no-royal', 'too-few-numbers']);
  });
});
