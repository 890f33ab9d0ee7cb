import { describe, expect, it } from 'vitest';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import { regnantBonus } from '../../../../src/games/nobles-and-glory/scoring/regnant-bonus.ts';
import {
  outcome,
  scored,
  scoring,
} from '../../../../src/games/nobles-and-glory/scoring/score-game.ts';
import type { Suit } from '../../../../src/games/nobles-and-glory/cards.ts';
import type { Kingdom, State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { kingdom, number, numbers, players, table } from '../../../support/nobles-and-glory.ts';

const bonus = (
  kingdoms: readonly Kingdom[],
  suit: Suit,
  below: Readings['bonus-negative'] = 'may-be-negative',
) => regnantBonus(kingdoms, suit, { 'bonus-negative': below });

/** Sixteen Subjects, three of them Clubs, and nine Peasants. */
const FULL = [
  kingdom('KS 2S 3S 4S 5S, QH 2H 3H 4H, JD 2D', { peasants: numbers('9S 9H 9D 8S') }),
  kingdom('KH 2C 3C 5H 6H, QS 4C 3D 4D, JH 5D', { peasants: numbers('8H 8D 7S 7H 7D') }),
];

describe('the Regnant Bonus', () => {
  it('X11: of a Spade is all Subjects less all Peasants', () => {
    expect(bonus(FULL, 'spade')).toEqual({ points: 7, because: 'ng.end.bonus.spade' });
  });

  it('X12: of a Heart is all Subjects less three for each Club among them', () => {
    expect(bonus(FULL, 'heart')).toEqual({ points: 7, because: 'ng.end.bonus.heart' });
  });

  it('X13: of a Club is two for each Army Card, which is no Subject', () => {
    const [first, second] = FULL;
    const armed = [
      { ...first!, armies: numbers('10C') },
      { ...second!, armies: numbers('10D 10H 10S') },
    ];
    expect(bonus(armed, 'club')).toEqual({ points: 8, because: 'ng.end.bonus.club' });
    expect(bonus(armed, 'spade').points).toBe(7);
    expect(bonus(FULL, 'club').points).toBe(0);
  });

  it('X14: of a Diamond is one for each Diamond in both Glory Piles, progress on a Decree included', () => {
    const glory = [
      kingdom('KS 2S', { glory: numbers('AD 2D 3D 4D 9C') }),
      kingdom('QS 3S', { glory: numbers('5D 6D 7D 8H') }),
    ];
    expect(bonus(glory, 'diamond')).toEqual({ points: 7, because: 'ng.end.bonus.diamond' });
    const decree = { card: number('9D'), progress: numbers('10D 10C') };
    expect(bonus([{ ...glory[0]!, decree }, glory[1]!], 'diamond').points).toBe(8);
  });

  it('X15: may fall below zero or, by the other reading, not', () => {
    const poor = [
      kingdom('KS 2S 3S', { peasants: numbers('9S 9H 9D 8S') }),
      kingdom('QS 4S 5S 6S', { peasants: numbers('9C 8H 8D 7S 7H') }),
    ];
    const clubs = [kingdom('KH 2C 3C 4C'), kingdom('KS 5C 2S 3S 4S, JS 5S')];
    expect([bonus(poor, 'spade').points, bonus(clubs, 'heart').points]).toEqual([-4, -4]);
    expect([
      bonus(poor, 'spade', 'floor-zero').points,
      bonus(clubs, 'heart', 'floor-zero').points,
    ]).toEqual([0, 0]);
    expect([
      bonus(FULL, 'spade', 'floor-zero').points,
      bonus(FULL, 'heart', 'floor-zero').points,
    ]).toEqual([7, 7]);
  });
});

describe('the score', () => {
  const over = (
    noor: string,
    mila: string,
    courts: readonly [string, string] = ['KC 2S', 'QC 3S'],
  ): State =>
    table({
      players: players(...courts, {
        noor: { glory: numbers(noor) },
        mila: { glory: numbers(mila) },
      }),
      over: true,
    });

  it('goes by the totals, not by the seven cards (ng.end.score)', () => {
    const state = over('AS AH AC AD 2H 2C 2D', '10S 9S 8S');
    expect(outcome(state)).toEqual({
      winners: ['mila'],
      scores: [
        { seat: 'noor', glory: 10, bonus: 0, decree: 0, total: 10 },
        { seat: 'mila', glory: 27, bonus: 0, decree: 0, total: 27 },
      ],
    });
  });

  it('adds the bonus of one’s own Regnant, by rank and not by the order of the cards', () => {
    const state = over('AS AH AC AD 3H 2C 2D', '10D 9D 8S', ['JC 2S, KD', 'QH 3S 4C']);
    expect(
      outcome(state)!.scores.map((score) => ('bonus' in score ? score.bonus : undefined)),
    ).toEqual([4, 0]);
    expect(
      scoring(state).flatMap(({ event, cites }) =>
        event.type === 'lineScored' && event.line === 'bonus' ? cites : [],
      ),
    ).toEqual(['ng.end.bonus.diamond', 'ng.end.bonus.heart']);
  });

  it('is a draw where the totals are equal', () => {
    expect(outcome(over('AS AH AC AD 2H 2C 2D', '10S'))!.winners).toEqual([]);
  });

  it('deducts a Decree that is not fulfilled and counts the cards on it (ng.action.decree.penalty)', () => {
    const before = table({
      players: players('KC 2S', 'QC 3S', {
        noor: { glory: numbers('9H') },
        mila: { glory: numbers('5H') },
      }),
    });
    const [noor, mila] = before.players;
    const state = scored({
      ...before,
      players: [{ ...noor, decree: { card: number('6S'), progress: numbers('2H') } }, mila],
    });
    expect(state.scores).toEqual([
      { seat: 'noor', glory: 11, bonus: 0, decree: -6, total: 5 },
      { seat: 'mila', glory: 5, bonus: 0, decree: 0, total: 5 },
    ]);
    expect(outcome(before)).toBeUndefined();
  });

  it('is nothing while all cards are in the box', () => {
    const box = table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] });
    expect(scored(box).scores.map(({ total }) => total)).toEqual([0, 0]);
    const bonuses = scoring(box).filter(
      ({ event }) => event.type === 'lineScored' && event.line === 'bonus',
    );
    expect(bonuses).toEqual(
      ['noor', 'mila'].map((seat) => ({
        event: { type: 'lineScored', seat, line: 'bonus', points: 0 },
        cites: ['ng.end.score'],
      })),
    );
  });
});
