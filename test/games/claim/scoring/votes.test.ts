import { describe, expect, it } from 'vitest';
import { standing } from '../../../../src/engine/play.ts';
import { game } from '../../../../src/games/claim/game.ts';
import type { State, Vote } from '../../../../src/games/claim/types/state.ts';
import { act, cards, led, over, plays, reading } from '../../../support/claim.ts';

/** Each faction’s vote and how it was found. */
const votes = (state: State) =>
  standing(game, state).facts.flatMap(({ event }) => {
    if (event.type === 'voteGiven') return [`${event.faction}: ${event.seat} by ${event.by}`];
    return event.type === 'voteLapsed' ? [`${event.faction}: nobody, ${event.by}`] : [];
  });

/** All ten zombies were in the starting hands: 36 cards. */
const V1 = [
  'G8 G2 G3 G4 K9 K2 K3 Z8 Z1 Z2 Z3 Z4 D9 D1 D2 D3 X7 X1',
  'G9 G5 G6 K8 K4 K5 Z9 Z0 Z5 Z6 Z7 D8 D4 D5 D6 X9 X2 X3',
] as const;

/** Nobody owns a knight; three zombies were played in phase 1: 29 cards. */
const V2 = [
  'G9 G1 G2 G3 G4 Z7 Z1 Z2 Z3 Z4 Z5 D7 D1 X3',
  'G8 G5 G6 G7 Z9 Z0 Z6 Z8 D9 D2 D3 D4 X9 X1 X2',
] as const;

describe('the votes', () => {
  it('V1: go by majority, by the highest card where the counts are level', () => {
    const state = over(...V1);
    expect(state.players.map(({ score }) => score.length)).toEqual([18, 18]);
    expect(votes(state)).toEqual([
      'goblin: noor by majority',
      'knight: noor by highest-card',
      'zombie: mila by highest-card',
      'dwarf: noor by highest-card',
      'doppelganger: mila by majority',
    ]);
    expect(game.outcome(state)).toEqual({
      winners: ['noor'],
      scores: [
        {
          seat: 'noor',
          counts: { goblin: 4, knight: 3, zombie: 5, dwarf: 4, doppelganger: 2 },
          votes: ['goblin', 'knight', 'dwarf'],
          total: 3,
        },
        {
          seat: 'mila',
          counts: { goblin: 3, knight: 3, zombie: 5, dwarf: 4, doppelganger: 3 },
          votes: ['zombie', 'doppelganger'],
          total: 2,
        },
      ],
    });
  });

  it('V2: nobody’s where nobody has a card of the faction; two against two is a draw', () => {
    const state = over(...V2);
    expect(state.players.flatMap(({ score }) => score)).toHaveLength(29);
    expect(votes(state)).toEqual([
      'goblin: noor by majority',
      'knight: nobody, empty',
      'zombie: noor by majority',
      'dwarf: mila by majority',
      'doppelganger: mila by majority',
    ]);
    expect(game.outcome(state)!.winners).toEqual([]);
    expect(standing(game, state).facts.at(-1)!.event).toEqual({
      type: 'gameDrawn',
      votes: { noor: 2, mila: 2 },
    });
  });

  it('V3: nobody’s where as many goblins of the same value face each other', () => {
    expect(votes(over('G0b G0c', 'G0d G0e'))[0]).toBe('goblin: nobody, dead-heat');
    expect(votes(over('G0b', 'G0c'))[0]).toBe('goblin: nobody, dead-heat');
    expect(votes(over('G0b G0c', 'G0d'))[0]).toBe('goblin: noor by majority');
  });

  it('count cards, not values', () => {
    expect(votes(over('D0 D1', 'D9'))[3]).toBe('dwarf: noor by majority');
  });

  it('of zombies, five against five, go to whoever has the 9', () => {
    expect(votes(over('Z0 Z1 Z2 Z3 Z9', 'Z4 Z5 Z6 Z7 Z8'))[2]).toBe('zombie: noor by highest-card');
  });
});

const voteOf = (state: ReturnType<typeof over>, faction: Vote['faction']) =>
  state.votes.find((vote) => vote.faction === faction)?.seat;

describe('empty-faction-vote', () => {
  const last = reading('empty-faction-vote', 'last-trick-winner');

  it('is nobody’s', () => {
    expect(voteOf(over('G1', 'Z1'), 'knight')).toBeNull();
    expect(voteOf(over('G1', 'Z1', { lastWinner: 'mila' }), 'knight')).toBeNull();
  });

  it('or goes to whoever won the last trick', () => {
    expect(voteOf(over('G1', 'Z1', { lastWinner: 'mila', ...last }), 'knight')).toBe('mila');
    const state = led('G3', 'G7', { phase: 2, ...last }, { score: cards('K2') });
    expect(act(state, plays('mila', 'G7')).state.lastWinner).toBe('mila');
  });

  it('does not matter for a faction of which somebody has a card, or that ties', () => {
    expect(voteOf(over('G1 K2', 'Z1', { lastWinner: 'mila', ...last }), 'knight')).toBe('noor');
    expect(
      voteOf(over('G0 K2 X1', 'G0b Z1 D1', { lastWinner: 'mila', ...last }), 'goblin'),
    ).toBeNull();
  });
});

describe('dead-heat-vote', () => {
  const last = reading('dead-heat-vote', 'last-trick-winner');

  it('is nobody’s', () => {
    expect(voteOf(over('G0 G0b', 'G0c G0d'), 'goblin')).toBeNull();
  });

  it('or goes to whoever won the last trick', () => {
    expect(voteOf(over('G0 G0b', 'G0c G0d', { lastWinner: 'noor', ...last }), 'goblin')).toBe(
      'noor',
    );
  });

  it('does not matter for a faction without cards, or where the highest card decides', () => {
    expect(voteOf(over('G0', 'G0b', { lastWinner: 'noor', ...last }), 'knight')).toBeNull();
    expect(voteOf(over('G0', 'G1', { lastWinner: 'noor', ...last }), 'goblin')).toBe('mila');
  });
});
