import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/nobles-and-glory/game.ts';
import type { State } from '../../../src/games/nobles-and-glory/types/state.ts';
import { describeNoblesAndGlory } from '../../../src/narration/nobles-and-glory/describe.ts';
import { gameMessages, translatorOf } from '../../support/messages.ts';
import { merchant } from '../../support/nobles-and-glory-actions.ts';
import { allowTaking, dueled, duelling, MILA_LOSES } from '../../support/nobles-and-glory-duels.ts';
import { attack, defend } from '../../support/nobles-and-glory-armies.ts';
import { prepared } from '../../support/nobles-and-glory-preparations.ts';
import { act, actionPhase } from '../../support/nobles-and-glory.ts';
import { PLAYS } from '../../support/nobles-and-glory-plays.ts';

const words = describeNoblesAndGlory(
  translatorOf('en', await gameMessages('en', 'nobles-and-glory')),
);
const waits = (state: State): string => words.decision(game.pending(state));

describe('what a table of Nobles & Glory waits for, in words', () => {
  it('names all who may decide', () => {
    const { state, actions } = PLAYS.startingCards;
    expect(waits(state)).toBe('Noor and Mila choose two starting cards each');
    expect(waits(act(state, actions.slice(0, 1)).state)).toBe('Noor chooses two starting cards');
  });

  it('names an event of the Peasant Phase and its step', () => {
    const { state, actions } = PLAYS.famine;
    const after = (count: number): string => waits(act(state, actions.slice(0, count)).state);
    expect(after(0)).toBe('Noor may exchange a Subject');
    expect(after(1)).toBe('Famine: Noor discards a Peasant');
    expect(after(2)).toBe('Famine: Noor serfs the highest Subject');
    expect(after(3)).toBe('Famine: Noor ennobles the lowest Peasant');
  });

  it('names the suit of the Refugee Card', () => {
    const { state, actions } = PLAYS.subjectTaken;
    expect(waits(act(state, actions.slice(0, 2)).state)).toBe('Refugee Card: Noor takes a Heart');
  });

  it('names the card that a Merchant gives', () => {
    const state = actionPhase('KS 2D 4D, QC, JD', { glory: '5S', mila: 'KC 9C 3H, QH' });
    expect(waits(act(state, [merchant('9C', '5S')]).state)).toBe(
      'Merchant: Mila chooses a row for the 5 of Spades',
    );
  });

  it('names the round of a Duel and how the card lies, then what is paid', () => {
    const after = (written: string): string => waits(dueled(written).state);
    expect(after('')).toBe('Duel, round one: Mila places a card face down');
    expect(after('m10C n8H')).toBe('Duel, round two: Noor places a card face up');
    expect(after('m10C n8H n4S')).toBe('Duel, round two: Mila places a card face down');
    expect(after(MILA_LOSES)).toBe('Duel: Mila has lost and chooses what to pay');
    const taking = act(dueled(MILA_LOSES).state, [allowTaking('mila')]).state;
    expect(waits(taking)).toBe('Duel: Noor may take up to 2 cards');
    const training = prepared(duelling(), 'mila', '3C');
    expect(waits(dueled(MILA_LOSES, training).state)).toBe(
      'Duel: Mila may use Training, with a total of 12 against 13',
    );
  });

  it('names each step of a Battle', () => {
    const armed = actionPhase('KS 2S 3S', { armies: '9H', theirArmies: '5C 6D', mila: 'KH 3H' });
    const declared = act(armed, [attack('9H')]).state;
    expect(waits(declared)).toBe('Battle: Mila chooses an Army Card to defend with');
    expect(waits(act(declared, [defend('6D')]).state)).toBe(
      'Battle: Noor chooses where the 6 of Diamonds goes',
    );
    const undefended = actionPhase('KS 2S 3S', { armies: '9H', mila: 'KH 3H 4H' });
    expect(waits(act(undefended, [attack('9H')]).state)).toBe(
      'Battle: Noor takes a card from the other kingdom’s Population',
    );
  });

  it('says that the game is over', () => {
    expect(waits(act(PLAYS.seventhGlory.state, PLAYS.seventhGlory.actions).state)).toBe(
      'The game is over',
    );
  });
});
