import { describe, expect, it } from 'vitest';
import { SEATS, type Seat } from '../../../src/engine/types.ts';
import type { Event } from '../../../src/games/rival-kings/types/event.ts';
import { observe, reveal } from '../../support/conflict-plays.ts';
import type { Card } from '../../support/conflict-reference.ts';
import { act, offers, table } from '../../support/rival-kings.ts';
import { seated } from '../../support/tables.ts';

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

describe('what a conflict cites', () => {
  /** The rules behind each conflict with a higher character, in order, by victim. */
  function citesOfAttacks(
    ...cards: readonly Card[]
  ): readonly (readonly [Seat, readonly string[]])[] {
    const laid = table({
      players: cards.map((played, place) => ({ seat: SEATS[place]!, played })),
    });
    const { facts } = act(laid, { type: 'reveal', seat: 'noor' });
    return facts.flatMap(({ event, cites }) =>
      event.type === 'unequalConflict' ? [[event.victim, cites.slice(2)] as const] : [],
    );
  }
  const ROBBED_TOO = ['rk.conflict.equal.still-robbed', 'rk.conflict.equal.two-markers'];
  const BY_A_SECOND = ['rk.conflict.equal.still-robbed', 'rk.conflict.max-three-markers'];

  it('two markers for each of two equals under one thief, three only under the second', () => {
    expect(citesOfAttacks('courtier', 'trader-1', 'trader-2')).toEqual([
      ['mila', ROBBED_TOO],
      ['juri', ROBBED_TOO],
    ]);
    expect(citesOfAttacks('courtier', 'countess', 'trader-1', 'trader-2').toSorted()).toEqual(
      [
        ['ines', ROBBED_TOO],
        ['ines', BY_A_SECOND],
        ['juri', ROBBED_TOO],
        ['juri', BY_A_SECOND],
      ].toSorted(),
    );
  });
});

describe('when the markers run short', () => {
  /**
   * Noor's Queen (A) robs mila's Knight (D), who robs juri's Countess (E); or both mila and juri
   * show a D.
   */
  const laid = (juri: Card, markers: readonly [number, number, number]) =>
    act(
      table({
        players: [
          { seat: 'noor', played: 'queen', markers: markers[0] },
          { seat: 'mila', played: 'knight', markers: markers[1] },
          { seat: 'juri', played: juri, markers: markers[2] },
        ],
      }),
      { type: 'reveal', seat: 'noor' },
    );

  it('the last one goes to the victim of the highest attacker', () => {
    const { state, facts } = laid('countess', [10, 10, 9]);
    expect(state.players.map((player) => player.markers)).toEqual([10, 11, 9]);
    expect(
      facts.flatMap(({ event }) => (event.type === 'unequalConflict' ? [event.marked] : [])),
    ).toEqual(['mila', null]);
  });

  it('a pair takes the last ones before any attacker comes into it', () => {
    const { state } = laid('bursar', [10, 9, 9]);
    expect(state.players.map((player) => player.markers)).toEqual([10, 10, 10]);
    expect(state.supply.markers).toBe(0);
  });

  it.for([
    ['knight', 15, 15, [15, 15], [false]],
    ['knight', 15, 14, [16, 14], [true]],
    ['queen', 15, 15, [15, 15], [false]],
    ['queen', 15, 14, [16, 14], [true]],
  ] as const)(
    'a neutral %s beside a Bursar marks as far as they reach (%i and %i)',
    ([neutral, noor, mila, markers, marked]) => {
      const players = seated(
        2,
        { played: 'bursar', markers: noor },
        { played: 'trader-1', markers: mila },
      );
      const { state, facts } = act(table({ players, neutral }), { type: 'reveal', seat: 'noor' });
      expect(state.players.map((player) => player.markers)).toEqual(markers);
      expect(
        facts.flatMap(({ event }) => (event.type === 'neutralConflict' ? [event.marked] : [])),
      ).toEqual(marked);
    },
  );

  it('conflicts without a marker still bring the theft and the limit', () => {
    const { state } = laid('bursar', [10, 10, 10]);
    expect(state.players.map((player) => player.markers)).toEqual([10, 10, 10]);
    expect(offers(state, 'noor').filter(({ type }) => type === 'steal')).toHaveLength(4);
    expect(state.players.map((player) => player.equal)).toEqual([false, true, true]);
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

  it('that a pair is marked, robs nobody, has one action and shields the lower rank that is there', () => {
    const [alone] = citesIn(['courtier', 'priest', 'queen'], 'equalConflict');
    expect(alone).toEqual([
      'rk.conflict.equal.markers',
      'rk.conflict.equal.no-theft',
      'rk.conflict.equal.one-action',
    ]);
    expect(citesIn(['courtier', 'priest', 'trader-1'], 'equalConflict')).toEqual([
      [...alone!, 'rk.conflict.equal.shields-lower'],
    ]);
  });

  it('the loser’s marker, and from conflict to conflict the rule for two and for three markers', () => {
    const [plain] = citesIn(['knight', 'countess'], 'unequalConflict', 'queen');
    expect(plain).toEqual(['rk.conflict.unequal.loser-marker', 'rk.conflict.lines']);
    const [byC, , byE] = citesIn(
      ['courtier', 'countess', 'trader-1', 'trader-2'],
      'unequalConflict',
    );
    expect(byC).toEqual([
      ...plain!,
      'rk.conflict.equal.still-robbed',
      'rk.conflict.equal.two-markers',
    ]);
    expect(byE).toEqual(
      expect.arrayContaining([
        ...plain!,
        'rk.conflict.equal.still-robbed',
        'rk.conflict.max-three-markers',
      ]),
    );
  });

  it('why the neutral card marks or leaves everybody alone', () => {
    expect(citesIn(['bursar', 'queen'], 'neutralConflict', 'knight')).toEqual([
      ['rk.two.neutral-equal', 'rk.two.neutral-nothing-else'],
    ]);
    expect(citesIn(['trader-1', 'duke'], 'neutralConflict', 'priest')).toEqual([
      ['rk.two.neutral-higher'],
    ]);
    expect(citesIn(['queen', 'count'], 'neutralPassed', 'knight')).toEqual([
      ['rk.two.neutral-lower'],
    ]);
    expect(citesIn(['trader-1', 'duke'], 'neutralPassed', 'queen')).toEqual([
      ['rk.two.neutral-nothing-else'],
    ]);
  });
});
