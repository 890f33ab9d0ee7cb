import { describe, expect, it } from 'vitest';
import { seenFrom } from '../../../src/engine/log.ts';
import type { Seat } from '../../../src/engine/types.ts';
import { apply } from '../../../src/games/nobles-and-glory/apply.ts';
import { game } from '../../../src/games/nobles-and-glory/game.ts';
import type { Readings } from '../../../src/games/nobles-and-glory/rulings.ts';
import type { Action } from '../../../src/games/nobles-and-glory/types/action.ts';
import type { Event } from '../../../src/games/nobles-and-glory/types/event.ts';
import type { State } from '../../../src/games/nobles-and-glory/types/state.ts';
import { describeNoblesAndGlory } from '../../../src/narration/nobles-and-glory/describe.ts';
import { gameMessages, translatorOf } from '../../support/messages.ts';
import {
  apostle,
  breakTreaty,
  challenge,
  declare,
  done,
  giveGlory,
  herald,
  layFeast,
  layTreaty,
  take,
  restoreTreaty,
} from '../../support/nobles-and-glory-actions.ts';
import { attack } from '../../support/nobles-and-glory-armies.ts';
import {
  discardRoyal,
  dueled,
  duelling,
  MILA_LOSES,
  placed,
} from '../../support/nobles-and-glory-duels.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  number,
  phaseOf,
  royal,
} from '../../support/nobles-and-glory.ts';
import { decline, prepared, reveal } from '../../support/nobles-and-glory-preparations.ts';
import { COURTS, drawingWith, fervour } from '../../support/nobles-and-glory-prestigious.ts';
import { PLAYS, played, type PlayName } from '../../support/nobles-and-glory-plays.ts';

const words = describeNoblesAndGlory(
  translatorOf('en', await gameMessages('en', 'nobles-and-glory')),
);

const plain = (sentence: string): string => sentence.replace(/<[^>]+>/g, '');

const told = (event: Event, after: State): string => plain(words.event(event, game.view(after)));

/** The sentences for all events of a type that actions bring about, in order. */
function said(state: State, actions: readonly Action[], type: Event['type']): string[] {
  let now = state;
  return act(state, actions).facts.flatMap(({ event }) => {
    now = apply(now, event);
    return event.type === type ? [told(event, now)] : [];
  });
}

const saidIn = (play: PlayName, type: Event['type']): string[] =>
  said(PLAYS[play].state, PLAYS[play].actions, type);

describe('an event of Nobles & Glory in words', () => {
  it('says what the Army Cards of a Battle count, and who wins a draw', () => {
    const draw = actionPhase('KH 2S 3S', { armies: '7D', mila: 'KS 2H', theirArmies: '6S' });
    expect(said(draw, [attack('7D')], 'armiesRevealed')).toEqual([
      'Mila reveals the 6 of Spades, which counts as 7, and Noor reveals the 7 of Diamonds, which counts as 7.',
    ]);
    expect(said(draw, [attack('7D')], 'battleWon')).toEqual([
      'It’s a tie, so Mila wins the Battle as the defender, and the 6 of Spades is discarded.',
    ]);
    expect(said(draw, [attack('7D'), take('7D', null, 'mila')], 'spoilsTaken')).toEqual([
      'Mila takes the 7 of Diamonds as a Peasant.',
    ]);
  });

  it('names an Army Card only to whoever sees it', () => {
    const state = actionPhase('KH 2S 3S', { armies: '7D', theirArmies: '6S 5S' });
    const { facts, state: after } = act(state, [attack('7D')]);
    const [, { event }] = seenFrom(game, facts, 'mila') as [unknown, { event: Event }];
    expect(plain(words.event(event, game.view(after, 'mila')))).toBe(
      'Noor attacks with an Army Card.',
    );
    expect(said(state, [attack('7D')], 'battleDeclared')).toEqual([
      'Noor attacks with an Army Card, the 7 of Diamonds.',
    ]);
  });

  it('says why an event of the Peasant Phase comes', () => {
    expect(saidIn('famine', 'exchangeEnded')).toEqual([
      'Noor has 2 Peasants and only 1 Subject, so events follow.',
    ]);
    expect(saidIn('famine', 'peasantEventStarted')).toEqual(['Famine: Noor has no Spade Subject.']);
    expect(saidIn('revolt', 'peasantEventLeftOut')[0]).toBe(
      'Disease is skipped, because Noor can’t carry it out completely.',
    );
    expect(saidIn('exchangeFromHand', 'exchangeEnded')).toEqual([
      'Noor doesn’t have more Peasants than Subjects, so there are no events.',
    ]);
  });

  it('says where the card comes from that takes the place of a Subject', () => {
    expect(saidIn('exchangeFromHand', 'subjectReplaced')).toEqual([
      'Noor discards a Subject, the 5 of Clubs, and puts the 9 of Clubs from hand in its place.',
    ]);
    expect(saidIn('exchangeFromPeasants', 'subjectReplaced')).toEqual([
      'Noor discards a Subject, the 5 of Clubs, and puts the 6 of Clubs from the Peasant Pile in its place.',
    ]);
  });

  it('names the Consort Ability that is used', () => {
    const state = actionPhase('KS 5S, QS 4C', { hand: '8S 2S 3C', mila: 'QH 3H' });
    const uses: Action[] = [
      { type: 'regnant', seat: 'noor', card: card('5S'), by: card('8S'), glory: card('2S') },
      { type: 'replace', seat: 'noor', card: card('4C'), by: card('3C') },
    ];
    expect(said(state, uses, 'subjectReplaced')).toEqual([
      'Noor discards a Subject, the 5 of Spades, and puts the 8 of Spades from hand in its place.',
      'Noor uses Reap, discards a Subject, the 4 of Clubs, and puts the 3 of Clubs from hand in its place.',
    ]);
    expect(said(state, uses, 'actionUsed')).toEqual(['Noor uses the Regnant Ability, Harvest.']);
  });

  it('says which rules come upon a Glory Card, and whether it is the last', () => {
    expect(saidIn('conspiracy', 'gloryPlaced')).toEqual([
      'Noor takes one of Mila’s Peasants, the 7 of Spades, into their Glory; the Conspiracy Rule and the Sedition Rule apply, because no card in Noor’s Royal Court is a Spade, but Mila’s Regnant is.',
    ]);
    expect(saidIn('seventhGlory', 'gloryPlaced')[0]).toContain('where it’s the 7th card');
    expect(saidIn('conspiracy', 'gloryDiscarded')).toEqual([
      'Under the Conspiracy Rule, Noor discards the 7 of Spades from their Glory.',
    ]);
  });

  it('says which mismatched Royal Cards let a plot be used, and that a Subject is serfed by it', () => {
    const state = actionPhase('KC 8C', { mila: 'QH 3S 6D, JC 2D' });
    const treason: Action[] = [{ type: 'treason', seat: 'noor', card: card('6D') }];
    expect(said(state, treason, 'actionUsed')).toEqual([
      'Noor uses Treason against Mila, whose Queen of Hearts and Jack of Clubs are mismatched.',
    ]);
    expect(said(state, treason, 'subjectSerfed')).toEqual([
      'One of Mila’s Subjects, the 6 of Diamonds, becomes a Peasant.',
    ]);
    expect(saidIn('famine', 'subjectSerfed')).toEqual(['Noor serfs the 4 of Clubs.']);
    expect(saidIn('surplus', 'subjectSerfed')).toEqual([
      'There isn’t a space for every Subject, so Noor serfs the 7 of Spades.',
    ]);
  });

  it('says what a new Royal Card is, and why a Jack has to go', () => {
    expect(saidIn('slide', 'royalPlaced')).toEqual([
      'Noor places the Queen of Hearts as the Regnant.',
    ]);
    expect(saidIn('usurper', 'royalLost')).toEqual([
      'Under the Usurper Rule, Noor has to discard the Jack of Diamonds, because the new King has a different suit.',
    ]);
    const prestigious = actionPhase('KC 2C, QD 3C, JD 5D', {});
    const place = (written: string): string =>
      told({ type: 'royalPlaced', seat: 'noor', card: royal(written) }, prestigious);
    expect(place('QD')).toBe('Noor places the Queen of Diamonds as the Consort.');
    expect(place('JD')).toBe('Noor places the Jack of Diamonds as the Eunuch.');
    expect(
      told(
        { type: 'royalPlaced', seat: 'noor', card: royal('JH') },
        actionPhase('KC 2C, QD 3C, JH 5D', {}),
      ),
    ).toBe('Noor places the Jack of Hearts as the Chamberlain.');
  });

  it('says what becomes of a card that the Destination takes', () => {
    expect(saidIn('subjectTaken', 'subjectTaken')).toEqual([
      'Noor takes one of Mila’s Subjects, the 6 of Hearts, and places it beside the Queen of Diamonds.',
    ]);
    expect(saidIn('subjectRefused', 'subjectTaken')).toEqual([
      'Noor takes one of Mila’s Subjects, the 2 of Spades; it can’t be a Subject here, so it becomes a Peasant.',
    ]);
    expect(saidIn('peasantTaken', 'peasantTaken')).toEqual([
      'Noor takes one of Mila’s Peasants, the 5 of Hearts, which stays a Peasant.',
    ]);
    expect(
      told(
        { type: 'subjectTaken', seat: 'noor', from: 'mila', card: number('6H'), royal: null },
        actionPhase('KC 8C', { peasants: '6H' }),
      ),
    ).toBe('Noor takes one of Mila’s Subjects, the 6 of Hearts, as a Peasant.');
  });

  it('says why a card more is drawn, and what a Prestigious Royal Court asks for', () => {
    const steps = (noor: string, type: Event['type']) =>
      said(
        phaseOf('migration', noor, 'QC 4C', {}, { drawPile: cards('JD 5D 6D 7D 8D') }),
        [done, done],
        type,
      );
    expect(steps(COURTS.abundance, 'migrationStepStarted').at(-1)).toBe(
      'Step 4 of the Migration Phase: Noor draws 3 cards, one per suit among the Subjects and one more with Abundance, up to a hand of 7.',
    );
    expect(steps('KS 2S 3C, QS, JH', 'migrationStepStarted').at(-1)).toBe(
      'Step 4 of the Migration Phase: Noor draws 2 cards, one per suit among the Subjects, up to a hand of 7.',
    );
    expect(steps(COURTS.divine, 'effectStarted')).toEqual([
      'Divine: Noor puts a card from hand on the Draw Pile.',
    ]);
    const { state } = drawingWith('fervour', { drawPile: '7C 5D 6D' });
    const { state: keeping } = drawingWith('fervour', { drawPile: '5D 6D' });
    expect(said(state, [fervour('7C', 'KC')], 'drawnCardPlaced')).toEqual([
      'Noor places the card just drawn, the 7 of Clubs, beside the King of Clubs.',
    ]);
    expect(said(state, [fervour('7C', null)], 'drawnCardPlaced')).toEqual([
      'Noor makes the card just drawn, the 7 of Clubs, a Peasant.',
    ]);
    expect(said(keeping, [done], 'drawnCardKept')).toEqual(['Noor keeps the card just drawn.']);
  });

  it('says on whose kingdom a Treaty lies, what breaks it, and that it is over', () => {
    const laid = actionPhase('KC 2D 3D', { hand: '5C' });
    expect(said(laid, [layTreaty('5C')], 'actionUsed')).toEqual(['Noor imposes a Treaty on Mila.']);
    expect(said(laid, [layTreaty('5C')], 'treatyLaid')).toEqual([
      'Noor places the 5 of Clubs as a Treaty Card in Mila’s kingdom.',
    ]);
    const under = actionPhase('KC 2D 3D', { hand: '8H', treaty: '6C', mila: 'QS 3H' });
    expect(said(under, [breakTreaty('8H')], 'treatyBroken')).toEqual([
      'Noor breaks the Treaty, the 6 of Clubs, with the 8 of Hearts, and both cards are discarded.',
    ]);
    expect(said(under, [done, done, done], 'treatyExpired')).toEqual([
      'The Treaty Card in Noor’s kingdom, the 6 of Clubs, is discarded.',
    ]);
    const asked = prepared(under, 'mila', '7S');
    expect(said(asked, [breakTreaty('8H')], 'feastAsked')).toEqual([
      'It was Mila’s Treaty, so Mila may reveal the Preparation Card beneath the Regnant.',
    ]);
    const answer = (action: Action, type: Event['type']) =>
      said(asked, [breakTreaty('8H'), action], type);
    expect(answer(restoreTreaty, 'treatyRestored')).toEqual([
      'Mila reveals the 7 of Spades as a Feast, discards it, and puts the 6 of Clubs back as the Treaty Card in Noor’s kingdom.',
    ]);
    expect(answer(layFeast, 'feastLaid')).toEqual([
      'Mila reveals the 7 of Spades as a Feast, and it becomes the new Treaty Card in Noor’s kingdom.',
    ]);
    expect(answer(decline, 'feastDeclined')).toEqual([
      'Mila reveals nothing, so the Treaty stays broken.',
    ]);
  });

  it('names an Action and what it does, and the way of a Declaration', () => {
    const state = actionPhase('KC 2H, QH 3C', {
      glory: '3H',
      mila: 'KS 5C, QD 4D, JH 4S 9S',
    });
    const declared = (type: Event['type']) => said(state, [declare('paramour', '3H')], type);
    expect(declared('actionUsed')).toEqual(['Noor makes a Chamberlain Declaration against Mila.']);
    expect(declared('gloryDiscarded')).toEqual([
      'For Paramour, Noor discards the 3 of Hearts from their Glory.',
    ]);
    expect(declared('chamberlainTaken')).toEqual([
      'Noor takes Mila’s Chamberlain, the Jack of Hearts, with the 2 Subjects in its row; it has the suit of Noor’s Consort, so it’s a Eunuch there.',
    ]);
    expect(
      said(actionPhase('KC 8S 5H', { hand: '4H' }), [herald('4H', '8S')], 'actionUsed'),
    ).toEqual(['No Consort Ascendancy: Noor uses Herald.']);
  });

  it('says where a Glory Card goes that Eminence exchanges, and whether the new one ends the game', () => {
    const exchange = (rulings = {}) =>
      actionPhase('KC 2H 4H, QS, JH', { glory: '5D 6D 7D 8D 9D 10D', mila: 'QD 3D', rulings });
    const gained = (state: State) => said(state, [apostle('2H', '5D')], 'gloryGained');
    expect(gained(exchange())).toEqual([
      'Noor puts a Subject of their own, the 2 of Hearts, into their Glory.',
    ]);
    expect(gained(exchange({ 'end-settle-point': 'each-card' }))).toEqual([
      'Noor puts a Subject of their own, the 2 of Hearts, into their Glory, where it’s the 7th card.',
    ]);
    expect(said(exchange(), [apostle('2H', '5D')], 'gloryGiven')).toEqual([
      'One of Noor’s Glory Cards, the 5 of Diamonds, becomes Mila’s Peasant.',
    ]);
  });

  it('tells points below zero with a minus sign, and a game that is broken off', () => {
    expect(
      told({ type: 'lineScored', seat: 'noor', line: 'decree', points: -4 }, PLAYS.rows.state),
    ).toBe('Noor’s Decree isn’t fulfilled and counts −4.');
    expect(saidIn('lastTurn', 'gameOver')[0]).toMatch(
      /^The game isn’t finished, so nobody wins: \w+ −?\d+ and \w+ −?\d+\.$/,
    );
  });

  it('keeps hands, starting cards and drawn cards from the other player', () => {
    const { facts } = played('startingCards');
    const state = PLAYS.startingCards.state;
    const laid = (eyes: 'noor' | 'mila') =>
      seenFrom(game, facts, eyes)
        .filter(({ event }) => event.type === 'startingCardsLaid')
        .map(({ event }) => plain(words.event(event, game.view(state, eyes))));
    expect(laid('noor')).toEqual([
      'Mila places two starting cards face down.',
      'Noor places the King of Clubs and the 3 of Spades face down.',
    ]);
    expect(laid('mila')).toEqual([
      'Mila places the Queen of Hearts and the 8 of Diamonds face down.',
      'Noor places two starting cards face down.',
    ]);
  });

  it('tells a hand in the order of the pack', () => {
    const hand = ['heart-king', 'club-1', 'joker-2', 'spade-9'] as const;
    expect(told({ type: 'handDealt', seat: 'noor', cards: hand }, PLAYS.rows.state)).toBe(
      'Noor gets a hand of 7: 9 of Spades, Ace of Clubs, King of Hearts, and Joker.',
    );
  });

  it('tells a Duel from the challenge to the Recovery Cards', () => {
    const actions = [challenge('KC', 'KS'), ...placed(MILA_LOSES), discardRoyal('mila')];
    const sentences = (type: Event['type']) => said(duelling(), actions, type);
    expect(sentences('duelStarted')).toEqual([
      'Noor challenges Mila to a Duel: the King of Clubs against the King of Spades.',
    ]);
    expect(sentences('duelRoundEnded')).toEqual([
      'Noor has the lower card and loses round one. Both cards are discarded.',
    ]);
    expect(sentences('duelLost')).toEqual([
      'Mila’s total is 12 and Noor’s is 13, so Mila loses the Duel.',
    ]);
    expect(sentences('royalLost')).toEqual([
      'Mila discards the King of Spades, which lost the Duel.',
    ]);
    expect(sentences('recoveryLaid')).toEqual([
      'The 4 of Spades and the 9 of Clubs go beneath the King of Clubs as Recovery Cards.',
    ]);
    expect(sentences('duelEnded')).toEqual([
      'The Duel is over; the 6 of Spades and the 6 of Hearts are discarded.',
    ]);
    const full = duelling(undefined, { theirGlory: '9H', glory: '2H AH 4H 8S 9S 9D' });
    expect(
      said(full, [...actions.slice(0, -1), giveGlory('9H', 'mila')], 'compensationGiven'),
    ).toEqual([
      'Mila gives Noor a Glory Card, the 9 of Hearts, in compensation; it’s Noor’s 7th card.',
    ]);
  });

  it('says who may use Training in a Duel, and what becomes of the card', () => {
    const told = (rulings: Partial<Readings>, type: Event['type']) =>
      said(
        prepared(duelling(undefined, { mila: 'KS 3S 5D, QC', rulings }), 'mila', '3C'),
        [challenge('KC', 'KS'), ...placed(MILA_LOSES), reveal],
        type,
      );
    expect(told({}, 'trainingAsked')).toEqual([
      'Before the totals are compared, Mila may reveal the Preparation Card beneath the Regnant.',
    ]);
    expect(told({}, 'preparationRevealed')).toEqual([
      'Mila reveals the 3 of Clubs as Training, adds its value, and discards it.',
    ]);
    expect(told({ 'duel-training-recovery': 'becomes-recovery' }, 'preparationRevealed')).toEqual([
      'Mila reveals the 3 of Clubs as Training and adds its value; under the option chosen here, the card stays in the Duel.',
    ]);
    expect(told({}, 'duelLost')).toEqual([
      'Noor’s total is 13 and Mila’s is 15, so Noor loses the Duel.',
    ]);
  });

  it('tells a card placed face down in a Duel to its owner alone', () => {
    const { state, facts } = dueled('m10C');
    const toldTo = (seat: Seat) => {
      const { event } = seenFrom(game, facts, seat).at(-1)!;
      return plain(words.event(event, game.view(state, seat)));
    };
    expect(toldTo('mila')).toBe('Mila places the 10 of Clubs face down.');
    expect(toldTo('noor')).toBe('Mila places a card face down.');
  });
});
