import { describe, expect, it } from 'vitest';
import {
  EVENT_RULES,
  missingSuits,
} from '../../../../src/games/nobles-and-glory/peasant-events/all.ts';
import { PEASANT_EVENTS } from '../../../../src/games/nobles-and-glory/types/peasants.ts';
import { court } from '../../../support/nobles-and-glory.ts';

describe('the events of a Peasant Phase', () => {
  it('come each by the suits of which there is no Subject', () => {
    const due = (written: string) =>
      PEASANT_EVENTS.filter((event) => EVENT_RULES[event].isDue(missingSuits(court(written))));
    expect(due('KC 2S 3H 4C 5D')).toEqual(['emigration']);
    expect(due('KC 3H 4C 5D')).toEqual(['famine']);
    expect(due('KC 2S 4C 5D')).toEqual(['disease']);
    expect(due('KC 2S 3H 5D')).toEqual(['revolt']);
    expect(due('KC 2S 3H 4C')).toEqual(['poverty']);
    expect(due('KC 4C')).toEqual(['famine', 'disease', 'poverty']);
  });

  it('go by Subjects of all rows, not by Royal Cards', () => {
    expect(missingSuits(court('KC 2S, QD 3H'))).toEqual(['club', 'diamond']);
    expect(missingSuits(court('KC 2S 3H, QD 4C 5D'))).toEqual([]);
  });

  it('can be completed with one Subject, but for those that would take the last', () => {
    const completed = (subjects: number) =>
      PEASANT_EVENTS.filter((event) => EVENT_RULES[event].canComplete({ subjects }));
    expect(completed(1)).toEqual(['famine', 'revolt', 'emigration']);
    expect(completed(2)).toEqual([...PEASANT_EVENTS]);
  });
});
