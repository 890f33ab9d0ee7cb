import { describe, expect, it } from 'vitest';
import { type Seat, SEATS } from '../../../../src/engine/types.ts';
import type { Event } from '../../../../src/games/rival-kings/types/event.ts';
import { reveal } from '../../../support/conflict-plays.ts';
import type { Card } from '../../../support/conflict-reference.ts';
import { act, offers, table } from '../../../support/rival-kings.ts';
import { seated } from '../../../support/tables.ts';

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
