import { describe, expect, it } from 'vitest';
import { game } from '../../../../src/games/claim/game.ts';
import {
  act,
  card,
  cards,
  cited,
  led,
  legal,
  plays,
  refusal,
  leading,
} from '../../../support/claim.ts';
import { CLAIM_REASONS } from '../../../support/reasons.ts';
import { areRefused } from '../../../support/refused.ts';

describe('leading', () => {
  it('is free: every card of the hand may be led, whatever is contested', () => {
    const state = game.start({
      players: [{ seat: 'noor', hand: cards('G9 K2 X1') }, { seat: 'mila' }],
      contested: card('K5'),
    });
    if (!state.ok) throw new Error(state.refusal.reason);
    expect(legal(state.state)).toEqual(cards('G9 K2 X1'));
    const { facts } = act(state.state, plays('noor', 'G9'));
    expect(facts).toEqual([
      {
        event: { type: 'cardPlayed', seat: 'noor', card: card('G9') },
        cites: ['cl.phase1.leader-plays', 'cl.phase1.lead-any-faction'],
      },
    ]);
    expect([...cited(act(state.state, plays('noor', 'K2')).facts)]).toEqual([
      'cl.phase1.leader-plays',
    ]);
  });
});

describe('is refused', () => {
  // prettier-ignore
  areRefused(CLAIM_REASONS, [
    ['the follower before the leader', () => refusal(leading(), plays('mila', 'G1')), 'cl.phase1.leader-plays', 'leader-first', { seat: 'mila', other: 'noor' }],
    ['the follower before the leader in phase 2', () => refusal(act(led('G3', 'G1 Z2', { phase: 2 }), plays('mila', 'G1')).state, plays('mila', 'Z2')), 'cl.phase2.leader-plays', 'leader-first', { seat: 'mila', other: 'noor' }],
    ['a second card of the leader', () => refusal(act(leading(), plays('noor', 'G9')).state, plays('noor', 'K2')), 'cl.play.one-card-each', 'already-played', { seat: 'noor' }],
    ['a card that the leader does not hold', () => refusal(leading(), plays('noor', 'G8')), 'cl.phase1.leader-plays', 'not-in-hand', { seat: 'noor', card: 'goblin-8' }],
    ['a card that the follower does not hold', () => refusal(led('G9', 'G1'), plays('mila', 'G2')), 'cl.phase1.follower-plays', 'not-in-hand', { seat: 'mila', card: 'goblin-2' }],
    ['a card that the follower does not hold in phase 2', () => refusal(led('G9', 'G1', { phase: 2 }), plays('mila', 'G2')), 'cl.phase2.follower-plays', 'not-in-hand', { seat: 'mila', card: 'goblin-2' }],
    ['another faction in spite of the led one', () => refusal(led('Z9', 'Z1 D2'), plays('mila', 'D2')), 'cl.phase1.follow-faction', 'must-follow', { seat: 'mila', card: 'dwarf-2', faction: 'zombie' }],
    ['another faction in spite of the led one in phase 2', () => refusal(led('Z9', 'Z1 D2', { phase: 2 }), plays('mila', 'D2')), 'cl.phase2.follow-faction', 'must-follow', { seat: 'mila', card: 'dwarf-2', faction: 'zombie' }],
    ['another card on a goblin, holding goblins', () => refusal(led('G9', 'G0 D2'), plays('mila', 'D2')), 'cl.phase1.follow-faction', 'must-follow', { seat: 'mila', card: 'dwarf-2', faction: 'goblin' }],
  ]);
});
