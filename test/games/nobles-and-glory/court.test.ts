import { describe, expect, it } from 'vitest';
import {
  bareRoyal,
  chamberlainOf,
  consortOf,
  hasBeneath,
  hasEunuch,
  positionOf,
  regnantOf,
} from '../../../src/games/nobles-and-glory/court.ts';
import {
  checkSpace,
  spaceLeft,
  spacesBeside,
  spacesIn,
} from '../../../src/games/nobles-and-glory/spaces.ts';
import { court, kingdom, number, numbers, royal } from '../../support/nobles-and-glory.ts';

/** The Royal Cards of a court, each with its position and the rule that gives it. */
const positions = (written: string) =>
  court(written).map(({ card }) => {
    const { position, because } = positionOf(court(written), card);
    return `${card}: ${position} (${because})`;
  });

describe('positions in a Royal Court', () => {
  it('go by rank, in whatever order the cards are named', () => {
    expect(positions('JD, KC, QS')).toEqual([
      'club-king: regnant (ng.court.regnant.king)',
      'spade-queen: consort (ng.court.consort.queen)',
      'diamond-jack: chamberlain (ng.court.chamberlain)',
    ]);
    expect(positions('JD, QS')).toEqual([
      'spade-queen: regnant (ng.court.regnant.queen)',
      'diamond-jack: consort (ng.court.consort.jack)',
    ]);
    expect(positions('JD, KS')[1]).toBe('diamond-jack: consort (ng.court.consort.jack)');
    expect(positions('JD')).toEqual(['diamond-jack: regnant (ng.court.regnant.jack)']);
  });

  it('know a Consort from two Royal Cards on, a Chamberlain of three only (ng.court.no-consort)', () => {
    const held = (written: string) =>
      [regnantOf, consortOf, chamberlainOf].map((positionIn) => positionIn(court(written))?.card);
    expect(held('QH')).toEqual(['heart-queen', undefined, undefined]);
    expect(held('JS, QH')).toEqual(['heart-queen', 'spade-jack', undefined]);
    expect(held('JS, QH, KD')).toEqual(['diamond-king', 'heart-queen', 'spade-jack']);
  });

  it('call a Chamberlain of the Consort’s suit a Eunuch, no other (ng.court.eunuch)', () => {
    expect(hasEunuch(court('KH, QS, JS'))).toBe(true);
    expect(hasEunuch(court('KS, QH, JS'))).toBe(false);
    expect(hasEunuch(court('QS, JS'))).toBe(false);
  });
});

describe('beneath a Royal Card', () => {
  it('lies a Preparation Card, or Recovery Cards (ng.court.beneath-remains)', () => {
    const bare = bareRoyal(royal('KC'));
    expect(hasBeneath(bare)).toBe(false);
    expect(hasBeneath({ ...bare, subjects: numbers('2S') })).toBe(false);
    expect(hasBeneath({ ...bare, preparation: number('5C') })).toBe(true);
    expect(hasBeneath({ ...bare, recovery: numbers('5C') })).toBe(true);
  });
});

describe('spaces', () => {
  it('X17: are 3, 3, 3, 5, 6, 7 and 9 in all (ng.capacity.totals)', () => {
    const courts = ['JS', 'QS', 'KS', 'QS, JS', 'KS, JS', 'KS, QS', 'KS, QS, JS'];
    expect(courts.map((written) => spacesIn(court(written)))).toEqual([3, 3, 3, 5, 6, 7, 9]);
  });

  it('are set by a rule for each Royal Card', () => {
    const rules = (written: string) =>
      court(written).map(({ card }) => spacesBeside(court(written), card).because);
    expect(rules('KS')).toEqual(['ng.capacity.king']);
    expect(rules('JS')).toEqual(['ng.capacity.jack-regnant']);
    expect(rules('KS, QS, JS')).toEqual([
      'ng.capacity.king-consort',
      'ng.capacity.queen',
      'ng.capacity.jack',
    ]);
    expect(rules('QS, JS')).toEqual(['ng.capacity.queen', 'ng.capacity.jack']);
  });

  it('are filled by Subjects, and beside the Regnant by Army Cards (ng.capacity.army)', () => {
    const held = kingdom('KC 2S 3S, QD 4H', { armies: numbers('9C') });
    expect(held.court.map((each) => spaceLeft(held, each))).toEqual([1, 2]);
    const [king, queen] = held.court;
    expect(checkSpace(held, king!, 1)).toBeUndefined();
    expect(checkSpace(held, king!, 2)).toEqual({
      because: 'ng.capacity.army',
      reason: 'row-full',
      particulars: { royal: 'club-king', count: 3, most: 4 },
    });
    expect(checkSpace(held, queen!, 2)).toBeUndefined();
    expect(checkSpace(held, queen!, 3)).toMatchObject({ because: 'ng.capacity.queen' });
    expect(spacesBeside(court('KC'), royal('KC')).spaces).toBe(3);
  });

  it('are overfull by the rule of the row where Subjects alone are too many', () => {
    const held = kingdom('KC 2S 3S 4S 5S', { armies: numbers('9C') });
    expect(checkSpace(held, held.court[0]!, 0)).toEqual({
      because: 'ng.capacity.king',
      reason: 'row-full',
      particulars: { royal: 'club-king', count: 5, most: 3 },
    });
    expect(spaceLeft(held, held.court[0]!)).toBe(-2);
  });
});
