import { describe, expect, it } from 'vitest';
import { seenFrom } from '../../../src/engine/log.ts';
import type { Seat } from '../../../src/engine/types.ts';
import { apply } from '../../../src/games/nobles-and-glory/apply.ts';
import { game } from '../../../src/games/nobles-and-glory/game.ts';
import type { Action } from '../../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../../src/games/nobles-and-glory/types/state.ts';
import { describeNoblesAndGlory } from '../../../src/narration/nobles-and-glory/describe.ts';
import { gameMessages, translatorOf } from '../../support/messages.ts';
import { declare, dethrone, scandal, treason } from '../../support/nobles-and-glory-actions.ts';
import {
  abstains,
  declarePolity,
  leads,
  leavePrize,
  plays,
  polityTable,
  takePrize,
} from '../../support/nobles-and-glory-polities.ts';
import {
  decline,
  placePreparation,
  prepared,
  reveal,
} from '../../support/nobles-and-glory-preparations.ts';
import { act, actionPhase, cards, phaseOf } from '../../support/nobles-and-glory.ts';

const words = describeNoblesAndGlory(
  translatorOf('en', await gameMessages('en', 'nobles-and-glory')),
);

/** What a seat is told of these actions, without what has been told before. */
function told(begun: State, actions: readonly Action[], seat?: Seat): string[] {
  const { facts } = act(begun, actions);
  const seen = seat ? seenFrom(game, facts, seat) : facts;
  let now = begun;
  return seen.map(({ event }, place) => {
    now = apply(now, facts[place]!.event);
    return words.event(event, game.view(now, seat)).replace(/<[^>]+>/g, '');
  });
}

/** The same, of the last of these actions. */
const toldLast = (begun: State, actions: readonly Action[], seat?: Seat): string[] =>
  told(act(begun, actions.slice(0, -1)).state, actions.slice(-1), seat);

const waits = (state: State): string => words.decision(game.pending(state));

const labels = (state: State, seat: Seat): string[] =>
  game.options(state, seat).map((action) => words.action(action, game.view(state, seat)));

describe('Preparation Cards in words', () => {
  const laying = phaseOf('population', 'KC 2S 3H', 'QS 3S', { noor: { hand: cards('9D') } });

  it('are named to their owner alone', () => {
    const place = [placePreparation('9D', 'KC')];
    expect(labels(laying, 'noor')).toContain(
      'Place the 9 of Diamonds face down beneath the King of Clubs',
    );
    expect(told(laying, place, 'noor')).toEqual([
      'Noor places the 9 of Diamonds face down beneath the King of Clubs as a Preparation Card.',
    ]);
    expect(told(laying, place, 'mila')).toEqual([
      'Noor places a Preparation Card face down beneath the King of Clubs.',
    ]);
  });

  it('are named where they are lost or taken along with a Royal Card', () => {
    const lost = prepared(actionPhase('KC 2S, QD', {}), 'noor', '9H');
    expect(told(lost, [dethrone('KC')]).at(-1)).toBe(
      'Noor dethrones the King of Clubs, which is discarded along with the 9 of Hearts from beneath it.',
    );
    const taken = prepared(
      actionPhase('KH 2H, QC 3C', { glory: '2S', mila: 'KS 5C, QD 4D, JH 4S' }),
      'mila',
      '9H',
      2,
    );
    expect(told(taken, [declare('estate', '2S')]).at(-1)).toBe(
      'Noor takes Mila’s Chamberlain, the Jack of Hearts, with the Subject in its row; the Preparation Card beneath it, the 9 of Hearts, comes along.',
    );
  });

  it('answer a plot, or do not', () => {
    const plotting = prepared(actionPhase('KC 8C', { mila: 'KH 3S 6D' }), 'mila', '9H');
    const announced = act(plotting, [scandal('6D')]).state;
    expect(told(plotting, [scandal('6D')]).at(-1)).toBe(
      'Noor chooses the 6 of Diamonds, and Mila may reveal the Preparation Card beneath the Regnant.',
    );
    expect(waits(announced)).toBe('Mila may answer Scandal with Rhetorical History');
    expect(labels(announced, 'mila')).toEqual(['Reveal the Preparation Card', 'Reveal nothing']);
    expect(told(announced, [reveal])).toEqual([
      'Mila reveals the 9 of Hearts as Rhetorical History and discards it, so the Scandal has no effect.',
    ]);
    const betraying = prepared(actionPhase('KC 8C', { mila: 'KH 3S 6D, QC' }), 'mila', '9H');
    expect(toldLast(betraying, [treason('6D'), decline])).toEqual([
      'Mila reveals nothing, so the Treason goes ahead.',
      'One of Mila’s Subjects, the 6 of Diamonds, becomes a Peasant.',
    ]);
  });
});

describe('a Polity in words', () => {
  const table = polityTable({ mila: 'KD 4S 2C' });

  it('tells what is turned up for it', () => {
    expect(told(table, [declarePolity])).toEqual([
      'Noor declares Polity.',
      'Noor turns over the 6 of Hearts as the Polity Card.',
    ]);
    expect(told(polityTable({ prize: 'QS' }), [declarePolity]).at(-1)).toBe(
      'Noor turns over the Queen of Spades, which isn’t a Number Card: it’s discarded, and there’s no Polity this turn.',
    );
  });

  it('tells the number of the card that is led, and its suit to nobody else', () => {
    const declared = act(table, [declarePolity]).state;
    expect(waits(declared)).toBe('Polity, round 1: Noor leads a card');
    expect(told(declared, [leads('7S')], 'noor')).toEqual([
      'Noor leads the 7 of Spades face down and names its number, 7.',
    ]);
    expect(told(declared, [leads('7S')], 'mila')).toEqual([
      'Noor leads a card face down and names its number, 7.',
    ]);
    expect(waits(act(declared, [leads('7S')]).state)).toBe(
      'Polity: Mila plays a card higher than 7 or abstains',
    );
  });

  it('tells what the cards count, and by what', () => {
    const round = [declarePolity, leads('5H'), plays('8C')];
    expect(toldLast(table, round)).toEqual([
      'Mila answers with the 8 of Clubs, face up.',
      'Noor’s card, the 5 of Hearts, counts as 7, including 2 as a bonus.',
      'Mila’s card, the 8 of Clubs, counts as 8.',
      'Mila wins the round; the 8 of Clubs and the 5 of Hearts are discarded.',
    ]);
    const lying = prepared(table, 'mila', '3D');
    expect(waits(act(lying, round).state)).toBe('Polity: Mila may use Manipulation');
    expect(toldLast(lying, [...round, reveal])).toEqual([
      'Mila reveals the 3 of Diamonds as Manipulation, adds its value, and discards it.',
      'Noor’s card, the 5 of Hearts, counts as 7, including 2 as a bonus.',
      'Mila’s card, the 8 of Clubs, counts as 11, including 3 from Manipulation.',
      'Mila wins the round; the 8 of Clubs and the 5 of Hearts are discarded.',
    ]);
    expect(toldLast(lying, [...round, decline])[0]).toBe('Mila reveals nothing.');
  });

  it('tells who takes the prize, and for what', () => {
    const lost = act(table, [declarePolity, leads('5H'), plays('8C')]).state;
    expect(waits(lost)).toBe('Polity: Mila may give a Glory Card for the 6 of Hearts');
    expect(labels(lost, 'mila')).toEqual([
      'Give the 9 of Spades for the Polity Card',
      'Leave the Polity Card',
    ]);
    expect(told(lost, [takePrize('9S')])).toEqual([
      'Mila takes the Polity Card, the 6 of Hearts, into their Glory.',
      'In return, Mila gives Noor a Glory Card, the 9 of Spades.',
    ]);
    expect(told(lost, [leavePrize])).toEqual([
      'Mila doesn’t take the Polity Card, so the 6 of Hearts is discarded.',
    ]);
    const won = [declarePolity, leads('5H'), abstains('mila'), abstains('mila')];
    expect(waits(act(table, won.slice(0, 3)).state)).toBe(
      'Polity, round 2: Mila leads a card or abstains',
    );
    expect(toldLast(table, won)).toEqual([
      'Mila abstains.',
      'Noor wins the round.',
      'Noor takes the Polity Card, the 6 of Hearts, into their Glory.',
    ]);
  });
});
