import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../src/games/nobles-and-glory/pending.ts';
import { topOf } from '../../../src/games/nobles-and-glory/stack.ts';
import type { State } from '../../../src/games/nobles-and-glory/types/state.ts';
import {
  crown,
  discardPeasant,
  done,
  migrating,
  place,
  scandal,
  serf,
} from '../../support/nobles-and-glory-actions.ts';
import { layArmy, turnUp } from '../../support/nobles-and-glory-armies.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  court,
  numbers,
  phaseOf,
} from '../../support/nobles-and-glory.ts';

/** Noor’s Population Phase with this hand, and perhaps Army Cards. */
const held = (hand: string, noor = 'KC 2S 3D', armies = ''): State =>
  phaseOf('population', noor, 'QH 8C', { noor: { hand: cards(hand), armies: cards(armies) } });

const laid = (state: State) => options(state, 'noor').filter(({ type }) => type === 'lay-army');

describe('laying an Army Card (ng.turn.population.army)', () => {
  const state = held('9C JD joker-1 4H');

  it('takes any Number Card of the hand, face down, without Equipoise or Administration', () => {
    expect(laid(state)).toEqual([layArmy('9C'), layArmy('4H')]);
    const { state: after, facts } = act(state, [layArmy('9C')]);
    expect(after.players[0]).toMatchObject({
      hand: cards('JD joker-1 4H'),
      armies: numbers('9C'),
      court: court('KC 2S 3D'),
    });
    expect(after.players[1]).toEqual(state.players[1]);
    expect(facts).toEqual([
      {
        event: { type: 'armyLaid', seat: 'noor', card: card('9C') },
        cites: ['ng.turn.population.army', 'ng.army.hidden'],
        seenBy: ['noor'],
      },
    ]);
    expect(pending(after)?.name).toBe('population');
    expect(judge(held('3S', 'KC 2S 10D'), place('3S', 'KC'))).toMatchObject({
      reason: 'equipoise-neither',
    });
    expect(judge(held('3S', 'KC 2S 10D'), layArmy('3S'))).toBeUndefined();
  });

  it('is done once in a phase, and again in the next one', () => {
    const { state: once } = act(state, [layArmy('9C')]);
    expect(laid(once)).toEqual([]);
    expect(judge(once, layArmy('4H'))).toEqual({
      because: 'ng.turn.population.army',
      reason: 'army-laid',
      particulars: { seat: 'noor' },
    });
    expect(act(held('4H', 'KC 2S, QD 3D', '9C'), [layArmy('4H')]).state.players[0].armies).toEqual(
      numbers('9C 4H'),
    );
  });

  it('takes a Diamond Subject: neither a Diamond Royal Card nor a Peasant will do', () => {
    expect(judge(held('9C', 'KD 2S 3H'), layArmy('9C'))).toEqual({
      because: 'ng.turn.population.army',
      reason: 'no-diamond-subject',
      particulars: { seat: 'noor' },
    });
  });

  it('takes a space beside the Regnant (ng.capacity.army)', () => {
    expect(judge(held('9C', 'KC 2S 3D 4H'), layArmy('9C'))).toEqual({
      because: 'ng.capacity.king',
      reason: 'row-full',
      particulars: { royal: card('KC'), count: 3, most: 3 },
    });
    const armed = held('9C', 'KC 2S 3D', '5H');
    expect(judge(armed, layArmy('9C'))).toMatchObject({ because: 'ng.capacity.army' });
    expect(judge(armed, place('9C', 'KC'))).toMatchObject({ because: 'ng.capacity.army' });
    expect(judge(held('9C', 'KC 2S 3D 4H 5H, QD'), layArmy('9C'))).toMatchObject({
      reason: 'row-full',
    });
  });

  it('takes neither another card nor one that is not there (ng.card.number)', () => {
    expect(judge(state, layArmy('JD'))).toEqual({
      because: 'ng.card.number',
      reason: 'not-number',
      particulars: { card: card('JD') },
    });
    expect(judge(state, layArmy('8D'))).toEqual({
      because: 'ng.turn.population.army',
      reason: 'not-in-hand',
      particulars: { seat: 'noor', card: card('8D') },
    });
    expect(judge(state, { ...layArmy('9C'), seat: 'mila' })).toMatchObject({
      reason: 'not-your-decision',
    });
  });

  it('waits until a second Subject is placed that has to be (ng.turn.population.forced)', () => {
    const must = held('9C 4H', 'KC 3D');
    expect(judge(must, layArmy('4H'))).toMatchObject({ reason: 'must-place' });
    expect(act(must, [place('9C', 'KC'), layArmy('4H')]).state.players[0].armies).toEqual(
      numbers('4H'),
    );
  });
});

describe('an Army Card that lies', () => {
  it('is in the row of whoever is Regnant (ng.capacity.army)', () => {
    const state = phaseOf('inauguration', 'JS 2H, QH 3H', 'QC 8C', {
      noor: { hand: cards('KD'), armies: cards('9C 5S') },
    });
    const { state: after } = act(state, [crown('KD')]);
    const [noor] = after.players;
    expect(noor).toMatchObject({ armies: numbers('9C 5S') });
    expect(noor.court.map((royal) => royal.card)).toEqual(cards('KD QH'));
  });

  it('is no Subject when Peasants outnumber them, nor for a missing suit (ng.turn.peasant.outnumbered)', () => {
    const state = phaseOf('peasant', 'KC 2C', 'QH 8C', {
      noor: { armies: cards('5S 6H'), peasants: cards('7C 8D') },
    });
    const { facts } = act(state, [done, discardPeasant('7C')]);
    expect(facts.map(({ event }) => event)).toContainEqual({
      type: 'peasantEventStarted',
      seat: 'noor',
      event: 'famine',
    });
  });

  it('is no part of the Population (ng.term.population)', () => {
    const state = actionPhase('KC 8C', { mila: 'QH 3S 6D', theirArmies: '5H' });
    expect(judge(state, scandal('5H'))).toMatchObject({ reason: 'not-in-population' });
    expect(judge(state, scandal('6D'))).toBeUndefined();
  });

  it('does not keep a kingdom that has lost its last Subject (ng.guard.subjects)', () => {
    const state = migrating('KC 2S', 'QH 3C', 'JH 4D', { noor: { armies: cards('5H') } });
    expect(judge(act(state, [done]).state, serf('2S'))).toMatchObject({ reason: 'last-subject' });
  });
});

describe('turning up Army Cards (ng.turn.migration.army-reveal)', () => {
  const state = migrating('KC 2S', 'QH 3C', 'JH 4D 5D 6D', {
    noor: { armies: cards('5H 6H') },
    mila: { armies: cards('9D') },
  });
  const { state: drawn, facts: before } = act(state, [done, done]);

  it('comes at the end of the Migration Phase, after the draw', () => {
    expect(topOf(drawn)).toMatchObject({ type: 'migration', step: 'armies' });
    expect(drawn.players[0].hand).toEqual(cards('4D'));
    expect(before.at(-1)).toEqual({
      event: { type: 'migrationStepStarted', seat: 'noor', step: 'armies', draws: 0 },
      cites: ['ng.turn.migration.army-reveal'],
    });
    expect(pending(drawn)).toEqual({ name: 'migration', seats: ['noor'], secret: true });
    expect(options(drawn, 'noor')).toEqual([turnUp('5H'), turnUp('6H'), done]);
  });

  it('makes any number of them Subjects where they lie', () => {
    const { state: one, facts } = act(drawn, [turnUp('6H')]);
    expect(one.players[0]).toMatchObject({ court: court('KC 2S 6H'), armies: numbers('5H') });
    expect(facts).toEqual([
      {
        event: { type: 'armyTurnedUp', seat: 'noor', card: card('6H'), royal: card('KC') },
        cites: ['ng.turn.migration.army-reveal'],
      },
    ]);
    const ended = act(one, [done]);
    expect(ended.facts[0]).toEqual({
      event: { type: 'phaseEnded', seat: 'noor', phase: 'migration' },
      cites: ['ng.turn.sequence'],
    });
    expect(pending(ended.state)).toMatchObject({ name: 'peasant', seats: ['mila'] });
    const { state: both } = act(one, [turnUp('5H')]);
    expect(both.players[0]).toMatchObject({ court: court('KC 2S 6H 5H'), armies: [] });
    expect(pending(both)).toMatchObject({ name: 'peasant', seats: ['mila'] });
  });

  it('is for one’s own Army Cards, and may be left out', () => {
    expect(judge(drawn, turnUp('9D'))).toEqual({
      because: 'ng.turn.migration.army-reveal',
      reason: 'not-army',
      particulars: { seat: 'noor', card: card('9D') },
    });
    expect(judge(drawn, serf('2S'))).toMatchObject({ reason: 'not-this-decision' });
    expect(act(drawn, [done]).state.players[0]).toMatchObject({ armies: numbers('5H 6H') });
  });

  it('is not asked of a player without one', () => {
    const none = migrating('KC 2S', 'QH 3C', 'JH 4D', { mila: { armies: cards('9D') } });
    expect(pending(act(none, [done, done]).state)).toMatchObject({ name: 'peasant' });
  });
});
