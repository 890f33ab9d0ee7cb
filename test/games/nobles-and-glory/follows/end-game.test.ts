import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import { outcome, scoring } from '../../../../src/games/nobles-and-glory/scoring/score-game.ts';
import { MOST_TURNS } from '../../../../src/games/nobles-and-glory/turn.ts';
import { discardGlory, done, regnant, scandal } from '../../../support/nobles-and-glory-actions.ts';
import { played, type PlayName } from '../../../support/nobles-and-glory-plays.ts';
import {
  act,
  cards,
  players,
  table,
  actionPhase,
  type ActionTable,
  plotting,
} from '../../../support/nobles-and-glory.ts';

/** The last phase of a turn in which nothing can be drawn by choice, and Noor ahead. */
const lastPhase = (number: number) =>
  table({
    players: players('KC 2S 3H', 'QH 4H 5S', { noor: { glory: cards('9D') } }),
    number,
    phase: 'migration',
    drawPile: cards('9C'),
  });

describe('X21: Conspiracy and Sedition', () => {
  const used = (glory: string, more: ActionTable = {}, own = 'KC 8C') =>
    act(actionPhase(own, { hand: '5C', their: '7S', mila: 'QS 3S', glory, ...more }), [
      regnant('8C', '5C', '7S'),
    ]);

  it('X22: are dealt with before seven cards are counted (end-settle-point)', () => {
    const six = '2H 3H 4H 5H 6H 7H';
    const { state } = used(six);
    expect(pending(state)?.name).toBe('conspiracy');
    expect(state.players[0].glory).toHaveLength(7);
    const after = act(state, [done, discardGlory('7S')]).state;
    expect(after.players[0].glory).toHaveLength(6);
    expect(pending(after)?.name).toBe('action');
    const kept = used(six, { mila: 'QH 3S' }).state;
    expect(pending(act(kept, [done]).state)).toBeUndefined();
  });

  it('X22: or the game is over as the card comes', () => {
    const { state, facts } = used('2H 3H 4H 5H 6H 7H', {
      rulings: { 'end-settle-point': 'each-card' },
    });
    expect(pending(state)).toBeUndefined();
    expect(outcome(state)?.winners).toEqual(['noor']);
    expect(facts.at(-1)!.event).toEqual({ type: 'gameOver', winners: ['noor'] });
    expect(judge(state, done)).toMatchObject({ because: 'ng.end.trigger', reason: 'game-over' });
  });
});

describe('Scandal (ng.action.intrigue.scandal)', () => {
  it.each<Partial<Readings>>([
    {},
    { 'intrigue-count': 'exactly' },
    { 'intrigue-one-of-three': 'each-once' },
    { 'end-settle-point': 'each-card' },
  ])(
    'X24: ends the game with the seventh card, in Noor’s turn, by %o (end-any-pile)',
    (rulings) => {
      const lying = { their: '2D', theirGlory: 'AS AH AC AD 2S 2H', rulings };
      const state = plotting('KH 4C 5C', lying, 'KC 2C');
      const { state: after, facts } = act(state, [scandal('2D')]);
      expect(pending(after)).toBeUndefined();
      expect(outcome(after)?.winners).toEqual(['mila']);
      expect(facts.map(({ event }) => event.type).slice(1, 3)).toEqual([
        'scandalMade',
        'lineScored',
      ]);
    },
  );
});

describe('what follows by itself', () => {
  /** Who decides at the end, and what. */
  const ends = (name: PlayName) => {
    const { name: decision, seats } = pending(played(name).state) ?? { name: undefined, seats: [] };
    return [decision, ...seats];
  };

  it('is counted the same whenever it is asked (ng.end.score)', () => {
    const { state, facts } = played('seventhGlory');
    expect(scoring(state)).toEqual(facts.slice(-9));
  });

  it.each<[what: string, PlayName, ...(string | undefined)[]]>([
    ['a Glory Pile of seven ends the game (ng.end.trigger)', 'seventhGlory', undefined],
  ])('%s', (_, name, ...expected) => {
    expect(ends(name)).toEqual(expected);
  });
});

describe('a game that does not come to its end', () => {
  it('is broken off then, without a winner', () => {
    const { state, facts } = act(lastPhase(MOST_TURNS), [done, done]);
    expect(pending(state)).toBeUndefined();
    expect(outcome(state)).toMatchObject({ winners: [], unfinished: true });
    expect(outcome(state)!.scores.map(({ total }) => total)).toEqual([9, 4]);
    expect(facts.at(-1)!.event).toEqual({ type: 'gameOver', winners: [], unfinished: true });
    expect(scoring(state)).toEqual(facts.slice(-9));
    expect(facts.at(-10)!.event).toEqual({ type: 'turnLimitReached', number: MOST_TURNS });
  });
});
