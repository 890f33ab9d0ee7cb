import { describe, expect, it } from 'vitest';
import { offered, standing } from '../../../../src/engine/play.ts';
import type { Seat } from '../../../../src/engine/types.ts';
import { game } from '../../../../src/games/claim/game.ts';
import type { Readings } from '../../../../src/games/claim/rulings.ts';
import { act, led, plays, reading, story } from '../../../support/claim.ts';

describe('the last trick of phase 1', () => {
  const { state, facts } = act(led('Z3', 'Z7', {}, {}, {}), plays('mila', 'Z7'));

  it('ends the phase: both take their recruits in hand and the winner leads on', () => {
    expect(story(facts).slice(-4)).toEqual([
      'phaseEnded',
      'recruitsTaken',
      'recruitsTaken',
      'trickBegun',
    ]);
    expect([state.phase, state.trick, state.leader, state.contested, state.drawPile]).toEqual([
      2,
      1,
      'mila',
      null,
      [],
    ]);
    for (const { hand, recruits } of state.players)
      expect([hand.length, recruits]).toEqual([13, { won: [], blind: [] }]);
  });
});

describe('the last trick of all', () => {
  const { state, facts } = act(led('G3', 'X7', { phase: 2 }), plays('mila', 'X7'));

  it('is followed by the counting, faction by faction', () => {
    expect(state.stage).toBe('over');
    expect(story(facts).slice(2, 6)).toEqual([
      'cardsCollected',
      'phaseEnded',
      'factionCounted',
      'voteGiven',
    ]);
    expect(story(facts).filter((type) => type === 'factionCounted')).toHaveLength(5);
    expect(offered(game, state)).toEqual([]);
    expect(standing(game, state)).toMatchObject(game.outcome(state)!);
  });
});

describe('phase2-first-leader', () => {
  // prettier-ignore
  it.for<[option: Readings['phase2-first-leader'], youngest: Seat, leader: Seat, rules: readonly string[]]>([
    ['last-phase-1-winner', 'noor', 'mila', ['cl.leader.previous-winner']],
    ['youngest-player', 'noor', 'noor', ['cl.leader.first-trick-youngest']],
    ['youngest-player', 'mila', 'mila', ['cl.leader.first-trick-youngest']],
    ['last-phase-1-loser', 'mila', 'noor', []],
  ])('%s, where mila wins the last trick of phase 1 and %s is the youngest: %s leads', ([option, youngest, leader, rules]) => {
    const { state, facts } = act(led('G3', 'G7', { youngest, ...reading('phase2-first-leader', option) }), plays('mila', 'G7'));
    expect(state.leader).toBe(leader);
    const { cites } = facts.find(({ event }) => event.type === 'trickBegun')!;
    expect(cites.filter((rule) => rule.startsWith('cl.leader'))).toEqual(rules);
  });

  it('does not touch later tricks', () => {
    const state = led('G3', 'G7 G8', {
      phase: 2,
      ...reading('phase2-first-leader', 'last-phase-1-loser'),
    });
    expect(act(state, plays('mila', 'G7')).state.leader).toBe('mila');
  });
});
