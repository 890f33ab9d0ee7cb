import { describe, expect, it } from 'vitest';
import { actionEvents } from '../../../../src/games/nobles-and-glory/events/actions.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  actionPhase,
  card,
  cards,
  court,
  number,
  numbers,
  royal,
} from '../../../support/nobles-and-glory.ts';

const state = actionPhase('KC 8C 6D', {
  hand: '5C 3D',
  glory: '2H',
  their: '9H 4C',
  mila: 'QS 3S 4H',
});

describe('events of the Action Phase', () => {
  it('note an action as used', () => {
    const used = actionEvents.actionUsed(state, {
      type: 'actionUsed',
      seat: 'noor',
      action: 'regnant',
    });
    expect(topOf(used)).toEqual({ type: 'action', seat: 'noor', used: ['regnant'] });
  });

  it('replace a Peasant of the other player by a card of the hand, which then lies open', () => {
    const known: State = { ...state, known: { [card('5C')]: ['mila'] } };
    const replaced = actionEvents.peasantReplaced(known, {
      type: 'peasantReplaced',
      seat: 'mila',
      from: 'noor',
      card: number('9H'),
      by: number('5C'),
    });
    expect(replaced.players[0].hand).toEqual(cards('3D'));
    expect(replaced.players[1].peasants).toEqual(numbers('4C 5C'));
    expect(replaced.discardPile[0]).toBe(card('9H'));
    expect(replaced.known).toEqual({});
  });

  it('place a card of the hand or a Peasant of the other player into Glory, and ask what comes upon it', () => {
    const placed = (
      from: 'hand' | 'peasants',
      written: string,
      riders: readonly ('consort' | 'sedition')[],
    ) =>
      actionEvents.gloryPlaced(state, {
        type: 'gloryPlaced',
        seat: 'noor',
        card: number(written),
        from,
        riders,
      });
    const own = placed('hand', '3D', []);
    expect(own.players[0]).toMatchObject({ hand: cards('5C'), glory: numbers('2H 3D') });
    expect(topOf(own)).toEqual(topOf(state));
    const theirs = placed('peasants', '4C', ['consort', 'sedition']);
    expect(theirs.players[0].glory).toEqual(numbers('2H 4C'));
    expect(theirs.players[1].peasants).toEqual(numbers('9H'));
    expect(topOf(theirs)).toEqual({ type: 'riders', seat: 'noor', left: ['consort', 'sedition'] });
    const next = actionEvents.riderEnded(theirs, {
      type: 'riderEnded',
      seat: 'noor',
      rider: 'consort',
    });
    expect(topOf(next)).toEqual({ type: 'riders', seat: 'noor', left: ['sedition'] });
    expect(
      topOf(actionEvents.riderEnded(next, { type: 'riderEnded', seat: 'noor', rider: 'sedition' })),
    ).toEqual(topOf(state));
  });

  it('discard a Glory Card', () => {
    const discarded = actionEvents.gloryDiscarded(state, {
      type: 'gloryDiscarded',
      seat: 'noor',
      card: number('2H'),
    });
    expect([discarded.players[0].glory, discarded.discardPile[0]]).toEqual([[], card('2H')]);
  });

  it('make a card of either kingdom Glory, and give a Glory Card to either', () => {
    const gained = (from: 'noor' | 'mila', written: string) =>
      actionEvents.gloryGained(state, {
        type: 'gloryGained',
        seat: 'noor',
        from,
        card: number(written),
      }).players;
    expect(gained('mila', '4H')[0].glory).toEqual(numbers('2H 4H'));
    expect(gained('mila', '4H')[1].court).toEqual(court('QS 3S'));
    expect(gained('mila', '4C')[1]).toMatchObject({ peasants: numbers('9H'), glory: [] });
    expect(gained('noor', '6D')[0]).toMatchObject({
      court: court('KC 8C'),
      glory: numbers('2H 6D'),
    });
    const given = (to: 'noor' | 'mila', beside: 'KC' | 'QS' | null) =>
      actionEvents.gloryGiven(state, {
        type: 'gloryGiven',
        seat: 'noor',
        to,
        card: number('2H'),
        royal: beside && royal(beside),
      });
    expect(given('noor', null).players[0]).toMatchObject({ glory: [], peasants: numbers('2H') });
    expect(given('noor', 'KC').players[0].court).toEqual(court('KC 8C 6D 2H'));
    expect(given('mila', null).players[1].peasants).toEqual(numbers('9H 4C 2H'));
    expect(topOf(given('mila', 'QS'))).toEqual(topOf(state));
  });

  it('ask for the row of a Glory Card, which stays in its pile until it is given', () => {
    const asked = actionEvents.rowAsked(state, {
      type: 'rowAsked',
      seat: 'mila',
      from: 'noor',
      card: number('2H'),
    });
    expect(topOf(asked)).toEqual({
      type: 'merchant',
      seat: 'mila',
      from: 'noor',
      card: card('2H'),
    });
    expect(asked.players).toEqual(state.players);
    const given = actionEvents.gloryGiven(asked, {
      type: 'gloryGiven',
      seat: 'noor',
      to: 'mila',
      card: number('2H'),
      royal: royal('QS'),
    });
    expect(topOf(given)).toEqual(topOf(state));
    expect(given.players[1].court).toEqual(court('QS 3S 4H 2H'));
  });

  it('make a Subject or a Peasant Glory of its owner', () => {
    const scandal = (written: string) =>
      actionEvents.scandalMade(state, { type: 'scandalMade', seat: 'mila', card: number(written) })
        .players[1];
    expect(scandal('4H')).toMatchObject({
      court: court('QS 3S'),
      peasants: numbers('9H 4C'),
      glory: numbers('4H'),
    });
    expect(scandal('4C')).toMatchObject({
      court: court('QS 3S 4H'),
      peasants: numbers('9H'),
      glory: numbers('4C'),
    });
  });
});
