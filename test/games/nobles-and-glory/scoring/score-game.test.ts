import { describe, expect, it } from 'vitest';
import {
  outcome,
  scored,
  scoring,
} from '../../../../src/games/nobles-and-glory/scoring/score-game.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { played } from '../../../support/nobles-and-glory-plays.ts';
import { number, numbers, players, table } from '../../../support/nobles-and-glory.ts';

describe('what happens cites the rule that it follows', () => {
  it('of the counting: what gives each line, the total its own (ng.end.score)', () => {
    const { facts } = played('seventhGlory');
    expect(
      facts
        .slice(-9)
        .map(({ event, cites }) => ['line' in event ? event.line : event.type, ...cites]),
    ).toEqual([
      ...['noor', 'mila'].flatMap(() => [
        ['glory', 'ng.end.score'],
        ['bonus', 'ng.end.bonus.club'],
        ['decree', 'ng.action.decree.penalty'],
        ['totalScored', 'ng.end.score'],
      ]),
      ['gameOver', 'ng.end.score', 'ng.end.trigger'],
    ]);
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
