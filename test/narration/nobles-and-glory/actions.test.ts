import { describe, expect, it } from 'vitest';
import { offered } from '../../../src/engine/play.ts';
import { game } from '../../../src/games/nobles-and-glory/game.ts';
import type { Action } from '../../../src/games/nobles-and-glory/types/action.ts';
import { labelsOf } from '../../../src/narration/labels.ts';
import { describeNoblesAndGlory } from '../../../src/narration/nobles-and-glory/describe.ts';
import { gameMessages, translatorOf } from '../../support/messages.ts';
import {
  breakTreaty,
  declare,
  killJester,
  layFeast,
  restoreTreaty,
} from '../../support/nobles-and-glory-actions.ts';
import { allChoices } from '../../support/nobles-and-glory-tellings.ts';
import { decline, prepared } from '../../support/nobles-and-glory-preparations.ts';
import { drawingWith, endow, fervour } from '../../support/nobles-and-glory-prestigious.ts';
import { PLAYS } from '../../support/nobles-and-glory-plays.ts';
import { act, actionPhase, card, cards, phaseOf } from '../../support/nobles-and-glory.ts';

const wordsIn = async (locale: 'en' | 'de') =>
  describeNoblesAndGlory(translatorOf(locale, await gameMessages(locale, 'nobles-and-glory')));

const words = await wordsIn('en');
const label = (action: Action, state = PLAYS.rows.state): string =>
  words.action(action, game.view(state));

describe.each(['en', 'de'] as const)(
  'what somebody chooses from in Nobles & Glory, in %s',
  async (locale) => {
    const each = await wordsIn(locale);

    it('never has the same label twice', () => {
      const twice = allChoices().flatMap(({ actions, view }) => {
        const labels = labelsOf(each, actions, view);
        return new Set(labels).size === labels.length ? [] : [labels];
      });
      expect(twice).toEqual([]);
    });
  },
);

describe('the label of an action of Nobles & Glory', () => {
  it('says beside which Royal Card only where there is more than one', () => {
    const place: Action = { type: 'place', seat: 'noor', card: card('3S'), royal: card('KC') };
    expect(label(place)).toBe('Place the 3 of Spades beside the King of Clubs');
    expect(label(place, actionPhase('KC 8C', {}))).toBe('Place the 3 of Spades');
  });

  it('says what is left out, or over', () => {
    const done: Action = { type: 'done', seat: 'noor' };
    expect(label(done, PLAYS.exchangeFromHand.state)).toBe('Skip the exchange');
    expect(label(done, PLAYS.noAction.state)).toBe('End the Action Phase');
    expect(label(done)).toBe('End the Population Phase');
    expect(label(done, PLAYS.noInauguration.state)).toBe('Place no Royal Card');
    expect(label(done, PLAYS.firstSteps.state)).toBe('Keep the whole hand');
    expect(label(done, PLAYS.surplus.state)).toBe('Finish rearranging');
  });

  it('names the Regnant Ability, and a plot with whom it strikes', () => {
    const [conspire] = PLAYS.conspiracy.actions;
    expect(label(conspire, PLAYS.conspiracy.state)).toBe(
      'Pillage: replace the 8 of Clubs with the 5 of Clubs, and put the 7 of Spades into Glory',
    );
    expect(label({ type: 'scandal', seat: 'noor', card: card('10S') })).toBe(
      'Scandal: put the 10 of Spades into Mila’s Glory',
    );
  });

  it('says whether a card that is taken becomes a Subject or a Peasant', () => {
    const take = { type: 'take', seat: 'noor', card: card('6H') } as const;
    expect(label({ ...take, royal: card('QD') })).toBe(
      'Take the 6 of Hearts and place it beside the Queen of Diamonds',
    );
    expect(label({ ...take, royal: null })).toBe('Take the 6 of Hearts as a Peasant');
  });

  it('names the Chamberlain of a Declaration, and whose Court Jester is killed', () => {
    const declaring = actionPhase('KH 2H, QC 3C', { glory: '2S', mila: 'KS 5C, QD 4D, JH 4S' });
    expect(label(declare('estate', '2S'), declaring)).toBe(
      'Estate: discard the 2 of Spades and take the Jack of Hearts',
    );
    const jesters = { hand: 'AD', jester: 'joker-1', theirJester: 'joker-2' };
    const kill = (jester: string, rulings = {}) =>
      label(
        killJester('AD', jester),
        actionPhase('KC 2C, QD 3D, JH 4H', { ...jesters, mila: 'QS 3H', rulings }),
      );
    expect(kill('joker-1')).toBe(
      'Assassination: kill Noor’s Court Jester with the Ace of Diamonds',
    );
    expect(kill('joker-2', { 'jester-kill-conditions': 'free' })).toBe(
      'Kill Mila’s Court Jester with the Ace of Diamonds',
    );
  });

  it('names the card that Endow draws, and what becomes of a Club by Fervour', () => {
    expect(label(endow, drawingWith('endow').state)).toBe(
      'Draw the Jack of Hearts from the Discard Pile',
    );
    const { state } = drawingWith('fervour', { drawPile: '7C 5D 6D' });
    expect(label(fervour('7C', 'KC'), state)).toBe('Place the 7 of Clubs beside the King of Clubs');
    expect(label(fervour('7C', null), state)).toBe('Make the 7 of Clubs a Peasant');
    expect(label({ type: 'done', seat: 'noor' }, state)).toBe('Keep the card just drawn');
  });

  it('names the Treaty that a Feast puts back', () => {
    const { state } = act(
      prepared(actionPhase('KC 2S', { hand: '8H', treaty: '6C', mila: 'QS 3H' }), 'mila', '7S'),
      [breakTreaty('8H')],
    );
    expect([restoreTreaty, layFeast, decline].map((action) => label(action, state))).toEqual([
      'Feast: put the 6 of Clubs back as the Treaty Card',
      'Feast: make the Preparation Card the new Treaty Card',
      'Reveal nothing',
    ]);
  });

  it('tells the Jokers apart only in a hand that has both', () => {
    const discards = (hand: string) => {
      const state = phaseOf('migration', 'KH 2C', 'QS 4H', { noor: { hand: cards(hand) } });
      const options = offered(game, state);
      return labelsOf(words, options, game.view(state)).filter((one) => one.includes('Joker'));
    };
    expect(discards('joker-1 joker-2')).toEqual(['Discard Joker\u00A01', 'Discard Joker\u00A02']);
    expect(discards('joker-2 5D')).toEqual(['Discard the Joker']);
  });
});
