import { describe, expect, it } from 'vitest';
import {
  drawsMore,
  effectOf,
  judgeEffect,
} from '../../../../src/games/nobles-and-glory/prestigious/effect.ts';
import { court, table, players } from '../../../support/nobles-and-glory.ts';
import { COURTS } from '../../../support/nobles-and-glory-prestigious.ts';

describe('a Prestigious Royal Court (ng.prestigious)', () => {
  it.for(Object.entries(COURTS))('has the effect of its suit: %s', ([effect, written]) => {
    expect(effectOf(court(written))).toBe(effect);
  });

  it.for([
    ['a Regnant of another suit', 'KD 2S, QS, JS'],
    ['a Consort of another suit', 'KS 2S, QD, JS'],
    ['a Chamberlain who is no Eunuch', 'KS 2S, QS, JD'],
    ['no Chamberlain', 'KS 2S, QS'],
    ['a Regnant alone', 'KS 2S'],
  ])('is none with %s', ([, written]) => {
    expect(effectOf(court(written!))).toBeUndefined();
  });

  it('is prevented by a ten of another suit than the Regnant’s among the Subjects (ng.prestigious.overmighty)', () => {
    expect(effectOf(court('KS 2S, QS 10D, JS'))).toBeUndefined();
    expect(effectOf(court('KS 10S, QS 9D, JS'))).toBe('abundance');
  });

  it('draws more with Abundance and Divine only (prestigious-count)', () => {
    expect(Object.values(COURTS).map((written) => drawsMore(court(written)))).toEqual([
      'abundance',
      'divine',
      undefined,
      undefined,
    ]);
  });

  it('is refused by what it lacks: first the suit, then the Overmighty Noble', () => {
    const judged = (written: string) =>
      judgeEffect(table({ players: players(written, 'QC 4C') }).players[0], 'diamond');
    expect(judged('KS 10H, QS, JS')).toEqual({
      because: 'ng.prestigious',
      reason: 'not-prestigious',
      particulars: { seat: 'noor', suit: 'diamond' },
    });
    expect(judged('KD 10H, QD, JD')).toEqual({
      because: 'ng.prestigious.overmighty',
      reason: 'overmighty-noble',
      particulars: { card: 'heart-10' },
    });
    expect(judged('KD 10D, QD, JD')).toBeUndefined();
  });
});
