import { describe, expect, it } from 'vitest';
import { offered } from '../../../../src/engine/play.ts';
import { game } from '../../../../src/games/claim/game.ts';
import {
  act,
  card,
  cards,
  eventOf,
  led,
  legal,
  plays,
  reading,
  refusal,
  table,
  leading,
} from '../../../support/claim.ts';
import { CLAIM_REASONS } from '../../../support/reasons.ts';
import { areRefused } from '../../../support/refused.ts';

const declares = reading('second-doppelganger-faction', 'follower-declares');

const forced = reading('void-with-doppelganger', 'doppelganger-forced');

describe('void-with-doppelganger', () => {
  const forced = reading('void-with-doppelganger', 'doppelganger-forced');

  it('leaves a follower without the led faction free', () => {
    expect(legal(led('G8', 'X7 K2 Z1'))).toEqual(cards('X7 K2 Z1'));
  });

  it('or makes a doppelganger follow, so that no knight can be used', () => {
    const state = led('G8', 'X7 K2 X1', forced);
    expect(legal(state)).toEqual(cards('X7 X1'));
    expect(refusal(state, plays('mila', 'K2'))).toEqual({
      because: 'cl.faction.doppelganger.counts-as-following',
      reason: 'must-play-doppelganger',
      particulars: { seat: 'mila', card: 'knight-2', faction: 'goblin' },
    });
  });

  it('changes nothing for who can follow, holds no doppelganger, or answers a doppelganger', () => {
    for (const state of [
      led('G8', 'G1 X7', forced),
      led('G8', 'K2 Z1', forced),
      led('X8', 'G1 Z1', forced),
    ]) {
      expect(legal(state)).toEqual(state.players[1].hand);
    }
  });
});

describe('second-doppelganger-faction', () => {
  const declares = reading('second-doppelganger-faction', 'follower-declares');
  const options = (state: Parameters<typeof game.options>[0]) =>
    offered(game, state).map((action) => ('as' in action ? action.as : 'led'));

  it('is always the led one', () => {
    expect(options(led('G4', 'X7'))).toEqual(['led']);
    expect(refusal(led('G4', 'X7'), plays('mila', 'X7', 'dwarf'))).toEqual({
      because: 'cl.faction.doppelganger.counts-as-led',
      reason: 'counts-as-led',
      particulars: { card: 'doppelganger-7', faction: 'goblin' },
    });
  });

  it('or is declared by a follower who has no card of the led one: then the leader wins, and no power is copied', () => {
    const state = led('G4', 'X7', declares);
    expect(options(state)).toEqual(['led', 'knight', 'zombie', 'dwarf', 'doppelganger']);
    expect(eventOf(act(state, plays('mila', 'X7')).facts, 'trickWon')).toMatchObject({
      seat: 'mila',
      by: 'higher',
    });
    for (const as of ['knight', 'zombie', 'dwarf', 'doppelganger'] as const) {
      const { facts } = act(state, plays('mila', 'X7', as));
      expect(eventOf(facts, 'cardPlayed')).toMatchObject({ as });
      expect(eventOf(facts, 'trickWon')).toMatchObject({ seat: 'noor', by: 'other-faction' });
      expect(eventOf(facts, 'cardsDiscarded').cards).toEqual(cards('G4 X7'));
    }
    const dwarf = act(led('G4', 'X7 Z1', { ...declares, phase: 2 }), plays('mila', 'X7', 'dwarf'));
    expect(eventOf(dwarf.facts, 'cardsCollected')).toMatchObject({
      seat: 'noor',
      cards: cards('G4 X7'),
    });
  });

  it('is not free for a follower who can follow, or whose doppelganger is forced', () => {
    expect(refusal(led('G4', 'G1 X7', declares), plays('mila', 'X7', 'dwarf'))).toMatchObject({
      because: 'cl.phase1.follow-faction',
      reason: 'must-count-as-led',
    });
    const forced = {
      rulings: { ...declares.rulings, 'void-with-doppelganger': 'doppelganger-forced' },
    } as const;
    expect(refusal(led('G4', 'X7', forced), plays('mila', 'X7', 'dwarf'))).toMatchObject({
      because: 'cl.faction.doppelganger.counts-as-following',
      reason: 'must-count-as-led',
    });
  });

  it('leaves nothing to declare for a leader, for another card, for a doppelganger after a doppelganger, or for the led faction', () => {
    const nothing = {
      because: 'cl.faction.doppelganger.counts-as-led',
      reason: 'nothing-to-declare',
    };
    const lead = table({
      players: [{ seat: 'noor', hand: [card('X7')] }, { seat: 'mila' }],
      ...declares,
    });
    expect(refusal(lead, plays('noor', 'X7', 'goblin'))).toMatchObject(nothing);
    expect(refusal(led('G4', 'Z7', declares), plays('mila', 'Z7', 'dwarf'))).toMatchObject(nothing);
    expect(refusal(led('X4', 'X7', declares), plays('mila', 'X7', 'dwarf'))).toMatchObject(nothing);
    expect(refusal(led('G4', 'X7', declares), plays('mila', 'X7', 'goblin'))).toMatchObject(
      nothing,
    );
  });
});

describe('is refused', () => {
  // prettier-ignore
  areRefused(CLAIM_REASONS, [
    ['another card on a doppelganger, holding one', () => refusal(led('X9', 'X0 D2'), plays('mila', 'D2')), 'cl.faction.doppelganger.led', 'must-follow-doppelganger', { seat: 'mila', card: 'dwarf-2' }],
    ['another card, where a doppelganger is forced', () => refusal(led('G9', 'X0 D2', forced), plays('mila', 'D2')), 'cl.faction.doppelganger.counts-as-following', 'must-play-doppelganger', { seat: 'mila', card: 'dwarf-2', faction: 'goblin' }],
    ['a faction declared by the leader', () => refusal(leading(), plays('noor', 'X1', 'dwarf')), 'cl.faction.doppelganger.counts-as-led', 'nothing-to-declare', { seat: 'noor', card: 'doppelganger-1' }],
    ['a faction declared where it is always the led one', () => refusal(led('G9', 'X0'), plays('mila', 'X0', 'dwarf')), 'cl.faction.doppelganger.counts-as-led', 'counts-as-led', { card: 'doppelganger-0', faction: 'goblin' }],
    ['another faction declared by who can follow', () => refusal(led('G9', 'X0 G1', { phase: 2, ...declares }), plays('mila', 'X0', 'dwarf')), 'cl.phase2.follow-faction', 'must-count-as-led', { seat: 'mila', card: 'doppelganger-0', faction: 'goblin' }],
  ]);
});
