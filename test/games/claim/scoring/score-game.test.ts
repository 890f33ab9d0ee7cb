import { describe, expect, it } from 'vitest';
import { standing } from '../../../../src/engine/play.ts';
import { FACTIONS } from '../../../../src/games/claim/cards.ts';
import { game } from '../../../../src/games/claim/game.ts';
import type { State } from '../../../../src/games/claim/types/state.ts';
import { over, reading, story, table } from '../../../support/claim.ts';

/** All ten zombies were in the starting hands: 36 cards. */
const V1 = [
  'G8 G2 G3 G4 K9 K2 K3 Z8 Z1 Z2 Z3 Z4 D9 D1 D2 D3 X7 X1',
  'G9 G5 G6 K8 K4 K5 Z9 Z0 Z5 Z6 Z7 D8 D4 D5 D6 X9 X2 X3',
] as const;

/** Each faction’s vote and how it was found. */
const votes = (state: State) =>
  standing(game, state).facts.flatMap(({ event }) => {
    if (event.type === 'voteGiven') return [`${event.faction}: ${event.seat} by ${event.by}`];
    return event.type === 'voteLapsed' ? [`${event.faction}: nobody, ${event.by}`] : [];
  });

describe('the counting', () => {
  it('cites for each vote the rules that give it', () => {
    const { facts } = standing(game, over(...V1));
    expect(facts[0]).toEqual({
      event: { type: 'factionCounted', faction: 'goblin', counts: { noor: 4, mila: 3 } },
      cites: ['cl.score.count-cards'],
    });
    expect(facts.map(({ cites }) => cites[0])).toEqual([
      ...FACTIONS.flatMap((_, place) => [
        'cl.score.count-cards',
        ['cl.score.majority', 'cl.score.tie-highest-card'][[0, 1, 1, 1, 0][place]!],
      ]),
      'cl.goal.three-votes',
    ]);
  });

  it('of a running game says what it would be now', () => {
    const state = table({
      players: [
        { seat: 'noor', hand: ['knight-2', 'knight-3'], score: ['zombie-4'] },
        { seat: 'mila' },
      ],
    });
    expect(game.outcome(state)).toBeUndefined();
    expect(votes(state)).toEqual([
      'goblin: nobody, empty',
      'knight: nobody, empty',
      'zombie: noor by majority',
      'dwarf: nobody, empty',
      'doppelganger: nobody, empty',
    ]);
    expect(standing(game, state).winners).toEqual(['noor']);
  });
});

describe('nobody-has-three', () => {
  const strict = reading('nobody-has-three', 'draw-unless-three');
  const end = (noor: string, mila: string, rest: Parameters<typeof over>[2] = {}) => {
    const state = over(noor, mila, rest);
    return [game.outcome(state)!.winners, story(standing(game, state).facts).at(-1)];
  };

  it('lets more votes win, and equal votes draw', () => {
    expect(end('G1 Z1', 'D1')).toEqual([['noor'], 'gameWon']);
    expect(end('G1', 'D1')).toEqual([[], 'gameDrawn']);
  });

  it('or draws every game in which nobody has three', () => {
    expect(end('G1 Z1', 'D1', strict)).toEqual([[], 'gameDrawn']);
    expect(end('G1', 'D1', strict)).toEqual([[], 'gameDrawn']);
  });

  it('does not matter where somebody has three', () => {
    for (const rest of [{}, strict])
      expect(end('G1 Z1', 'D1 K2 X1', rest)).toEqual([['mila'], 'gameWon']);
  });
});
