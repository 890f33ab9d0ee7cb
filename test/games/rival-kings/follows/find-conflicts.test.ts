import { describe, expect, it } from 'vitest';
import type { Event } from '../../../../src/games/rival-kings/types/event.ts';
import { observe, reveal } from '../../../support/conflict-plays.ts';
import type { Card } from '../../../support/conflict-reference.ts';

describe('conflicts in examples', () => {
  const C_AND_E = ['courtier', 'countess', 'trader-1', 'trader-2'] as const;

  it.for<
    [
      sentence: string,
      cards: readonly Card[],
      neutral: Card | null,
      markers: number[],
      thefts: string,
    ]
  >([
    [
      'both Traders under C and E take three markers and are robbed twice',
      C_AND_E,
      null,
      [0, 0, 3, 3],
      '0>2 0>3 1>2 1>3',
    ],
    [
      'two Cs are busy with each other and spare the Trader',
      ['courtier', 'priest', 'trader-1'],
      null,
      [1, 1, 0],
      '',
    ],
    [
      'two Cs do not keep E from the Trader',
      ['courtier', 'priest', 'diplomat', 'trader-2'],
      null,
      [1, 1, 0, 1],
      '2>3',
    ],
    [
      'two Ds under one A take two markers each',
      ['queen', 'bursar', 'knight'],
      null,
      [0, 2, 2],
      '0>1 0>2',
    ],
    [
      'a robbed E still robs the Trader',
      ['knight', 'countess', 'trader-1'],
      null,
      [0, 1, 1],
      '0>1 1>2',
    ],
    ['nobody robs A or B', ['lord-protector', 'duke', 'diplomat'], null, [0, 0, 0], ''],
    ['a pair of As robs no D', ['queen', 'lord-protector', 'knight'], null, [1, 1, 0], ''],
    [
      'an equal neutral card marks, and does no more',
      ['bursar', 'countess'],
      'knight',
      [1, 2],
      '0>1',
    ],
    ['a higher neutral card marks, and does no more', ['trader-1', 'duke'], 'priest', [1, 0], ''],
    ['a higher neutral card marks both of a pair', ['countess', 'diplomat'], 'bursar', [2, 2], ''],
    [
      'a lower neutral card marks nobody and is robbed by nobody',
      ['queen', 'count'],
      'knight',
      [0, 0],
      '',
    ],
    ['a neutral card off the theft lines marks nobody', ['trader-1', 'duke'], 'queen', [0, 0], ''],
  ])('%s', ([, cards, neutral, markers, thefts]) => {
    const seen = observe({ cards, neutral }).fates;
    expect(seen.map((fate) => fate.markers)).toEqual(markers);
    expect(
      seen
        .flatMap(({ robs }, thief) => Object.keys(robs).map((victim) => `${thief}>${victim}`))
        .join(' '),
    ).toBe(thefts);
  });

  it.for([
    ['both-marked', [1, 2], '0>1'],
    ['equal-absorbs', [1, 1], '0>1'],
    ['full-absorption', [1, 1], ''],
  ] as const)('a neutral A beside A and D: %s', ([reading, markers, thefts]) => {
    const rulings = { 'neutral-equal-and-higher': reading };
    const seen = observe({ cards: ['queen', 'bursar'], neutral: 'lord-protector', rulings }).fates;
    expect(seen.map((fate) => fate.markers)).toEqual(markers);
    expect(
      seen
        .flatMap(({ robs }, thief) => Object.keys(robs).map((victim) => `${thief}>${victim}`))
        .join(),
    ).toBe(thefts);
  });

  it('a pair of Cs keeps E from robbing the Trader by the other reading, yet E still brings the marker', () => {
    const rulings = { 'cancelled-pair-scope': 'no-theft-from-that-rank' } as const;
    const seen = observe({ cards: ['courtier', 'priest', 'diplomat', 'trader-2'], rulings }).fates;
    expect(seen).toEqual([1, 1, 0, 1].map((markers) => ({ markers, robs: {} })));
  });
});

describe('the log of a reveal cites', () => {
  const citesIn = (cards: readonly Card[], type: Event['type'], neutral: Card | null = null) =>
    reveal({ cards, neutral }).facts.flatMap((fact) =>
      fact.event.type === type ? [fact.cites] : [],
    );

  it.for<[sentence: string, cards: readonly Card[], neutral: Card | null, rules: string]>([
    ['there is none', ['lord-protector', 'duke', 'diplomat'], null, 'none line'],
    [
      'there is a pair alone',
      ['queen', 'lord-protector', 'diplomat'],
      null,
      'kinds two-cards-each',
    ],
    [
      'a neutral card is equal',
      ['bursar', 'queen'],
      'knight',
      'kinds two-cards-each equal-first then-unequal line',
    ],
    ['there is one on a line', ['queen', 'knight', 'duke'], null, 'kinds line'],
    ['there are several on lines', ['knight', 'countess', 'trader-1'], null, 'kinds line order'],
    [
      'there are a pair and lines',
      ['courtier', 'priest', 'diplomat', 'trader-2'],
      null,
      'kinds two-cards-each equal-first then-unequal line',
    ],
    [
      'a pair is robbed',
      ['queen', 'bursar', 'knight'],
      null,
      'kinds two-cards-each equal-first then-unequal line order',
    ],
  ])('which conflicts there are: %s', ([, cards, neutral, rules]) => {
    const [cites] = citesIn(cards, 'conflictsFound', neutral);
    const prefix = (rule: string) =>
      rule === 'two-cards-each' ? `rk.rank.${rule}` : `rk.conflict.${rule}`;
    expect(cites).toEqual(rules.split(' ').map(prefix));
  });
});
