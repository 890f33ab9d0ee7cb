import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import { outcome } from '../../../../src/games/nobles-and-glory/scoring/score-game.ts';
import { act, card, cards, court, numbers, phaseOf } from '../../../support/nobles-and-glory.ts';
import {
  champion,
  discardGlory,
  done,
  regnant,
  replace,
} from '../../../support/nobles-and-glory-actions.ts';

interface Table {
  readonly hand?: string;
  readonly glory?: string;
  readonly peasants?: string;
  /** Mila’s. */
  readonly their?: string;
  readonly mila?: string;
  readonly rulings?: Partial<Readings>;
}

/** Noor’s Action Phase. */
const phase = (
  noor: string,
  { hand = '', glory = '', peasants = '', their = '', mila = 'QH 3H', rulings = {} }: Table,
) =>
  phaseOf(
    'action',
    noor,
    mila,
    {
      noor: { hand: cards(hand), glory: cards(glory), peasants: cards(peasants) },
      mila: { peasants: cards(their) },
    },
    { rulings },
  );

const abilities = (state: ReturnType<typeof phase>) =>
  options(state, 'noor').filter(({ type }) => type === 'regnant');

describe('Harvest, of a Spade Regnant (ng.action.regnant.harvest)', () => {
  const state = phase('KS 5S 4H', { hand: '8S 6H 4S 5D 2S 3S KD joker-1', their: '2C' });

  it('replaces a Subject by a higher one of its suit and makes a lower Spade Glory', () => {
    expect(abilities(state)).toEqual([
      regnant('5S', '8S', '4S'),
      regnant('5S', '8S', '2S'),
      regnant('5S', '8S', '3S'),
      regnant('4H', '6H', '2S'),
      regnant('4H', '6H', '3S'),
    ]);
    const after = act(state, [regnant('4H', '6H', '3S')]);
    expect(after.state.players[0]).toMatchObject({
      court: court('KS 5S 6H'),
      glory: numbers('3S'),
      hand: cards('8S 4S 5D 2S KD joker-1'),
    });
    expect(after.state.discardPile[0]).toBe(card('4H'));
    expect(after.facts.map(({ event, cites }) => [event.type, cites[0]])).toEqual([
      ['actionUsed', 'ng.action.regnant'],
      ['subjectReplaced', 'ng.action.regnant.harvest'],
      ['gloryPlaced', 'ng.action.regnant.harvest'],
    ]);
    expect(pending(after.state)).toEqual({ name: 'action', seats: ['noor'], secret: true });
  });

  it('is used once in a phase (ng.action.once-each)', () => {
    const { state: after } = act(state, [regnant('4H', '6H', '3S')]);
    expect(abilities(after)).toEqual([]);
    expect(judge(after, regnant('5S', '8S', '4S'))).toEqual({
      because: 'ng.action.once-each',
      reason: 'action-used',
      particulars: { action: 'regnant' },
    });
  });

  it('wants the Subject of the Regnant’s suit at its start only (regnant-subject-moment)', () => {
    expect(judge(phase('KS 4H', { hand: '6H 3S' }), regnant('4H', '6H', '3S'))).toEqual({
      because: 'ng.action.regnant',
      reason: 'no-subject-of-regnant',
      particulars: { suit: 'spade' },
    });
  });

  it('refuses what cannot be completed, by the rule', () => {
    const because = 'ng.action.regnant.harvest';
    expect(judge(state, regnant('9S', '8S', '4S'))).toMatchObject({ because: 'ng.term.subject' });
    expect(judge(state, regnant('5S', '9S', '4S'))).toMatchObject({
      because,
      reason: 'not-in-hand',
    });
    expect(judge(state, regnant('5S', '6H', '4S'))).toMatchObject({
      because,
      reason: 'other-suit',
    });
    expect(judge(state, regnant('5S', '4S', '2S'))).toMatchObject({
      because,
      reason: 'not-higher',
    });
    expect(judge(state, regnant('5S', 'KD', '2S'))).toMatchObject({ because: 'ng.card.number' });
    expect(judge(state, regnant('5S', '8S', '8S'))).toMatchObject({
      because,
      reason: 'used-twice',
    });
    expect(judge(state, regnant('5S', '8S', '2C'))).toMatchObject({
      because,
      reason: 'not-in-hand',
    });
    expect(judge(state, regnant('5S', '8S', '5D'))).toMatchObject({
      because,
      reason: 'other-suit',
    });
    expect(judge(state, regnant('5S', '8S', 'joker-1'))).toMatchObject({
      because: 'ng.card.number',
    });
    expect(judge(state, regnant('4H', '6H', '4S'))).toMatchObject({
      because: 'ng.action.regnant.lower',
      reason: 'not-lower',
    });
  });

  it('finds nothing lower than an Ace', () => {
    expect(abilities(phase('KS AS', { hand: '2S 3S' }))).toEqual([]);
  });
});

describe('Scholastic, of a Heart Regnant (ng.action.regnant.scholastic)', () => {
  const state = phase('KH 5H', { hand: '8C 4H 9H', their: '7C 6H 5D', mila: 'QS 3S' });

  it('replaces a Peasant of the other player, which is no Heart, there, and makes a lower Heart Glory', () => {
    expect(abilities(state)).toEqual([regnant('7C', '8C', '4H')]);
    const { state: after, facts } = act(state, [regnant('7C', '8C', '4H')]);
    expect(after.players[1].peasants).toEqual(numbers('6H 5D 8C'));
    expect(after.players[0]).toMatchObject({
      hand: cards('9H'),
      glory: numbers('4H'),
      court: court('KH 5H'),
    });
    expect(after.discardPile[0]).toBe(card('7C'));
    expect(facts[1]!.event).toEqual({
      type: 'peasantReplaced',
      seat: 'mila',
      from: 'noor',
      card: card('7C'),
      by: card('8C'),
    });
  });

  it('leaves Hearts and Subjects alone', () => {
    expect(judge(state, regnant('6H', '9H', '4H'))).toMatchObject({
      because: 'ng.action.regnant.scholastic',
      reason: 'suit-not-discarded',
    });
    expect(judge(state, regnant('3S', '8C', '4H'))).toMatchObject({
      reason: 'not-peasant',
      particulars: { seat: 'mila' },
    });
  });
});

describe('Pillage, of a Club Regnant (ng.action.regnant.pillage)', () => {
  const state = phase('KC 8C 9D', { hand: '5C 9C 4D 8D 3S 6D', their: '7S 8H' });

  it('replaces a Club by a lower one and makes a lower Peasant of the other player or a lower Diamond Glory', () => {
    expect(abilities(state)).toEqual([
      regnant('8C', '5C', '4D'),
      regnant('8C', '5C', '6D'),
      regnant('8C', '5C', '7S'),
    ]);
    expect(judge(state, regnant('9D', '8D', '4D'))).toMatchObject({ reason: 'suit-not-discarded' });
    expect(judge(state, regnant('8C', '9C', '4D'))).toMatchObject({
      because: 'ng.action.regnant.pillage',
      reason: 'not-lower',
    });
    expect(judge(state, regnant('8C', '5C', '8H'))).toMatchObject({
      because: 'ng.action.regnant.lower',
    });
    expect(judge(state, regnant('8C', '5C', '3S'))).toMatchObject({
      because: 'ng.action.regnant.pillage-glory',
      reason: 'neither-suit-nor-peasant',
      particulars: { suit: 'diamond' },
    });
  });

  it('takes a card from the hand or from the Peasants', () => {
    const fromHand = act(state, [regnant('8C', '5C', '4D')]).state;
    expect(fromHand.players[0]).toMatchObject({
      glory: numbers('4D'),
      hand: cards('9C 8D 3S 6D'),
      court: court('KC 5C 9D'),
    });
    const fromPeasants = act(state, [regnant('8C', '5C', '7S')]).state;
    expect(fromPeasants.players[0]).toMatchObject({
      glory: numbers('7S'),
      hand: cards('9C 4D 8D 3S 6D'),
    });
    expect(fromPeasants.players[1].peasants).toEqual(numbers('8H'));
  });
});

describe('Economics, of a Diamond Regnant (ng.action.regnant.economics)', () => {
  it('replaces a Subject by a lower one of its suit and makes a lower Diamond Glory, not the same card', () => {
    const state = phase('KD 9D 7H', { hand: '5D 3D 6H', their: '2D' });
    expect(abilities(state)).toEqual([
      regnant('9D', '5D', '3D'),
      regnant('9D', '3D', '5D'),
      regnant('7H', '6H', '5D'),
      regnant('7H', '6H', '3D'),
    ]);
    expect(act(state, [regnant('7H', '6H', '5D')]).state.players[0]).toMatchObject({
      court: court('KD 9D 6H'),
      glory: numbers('5D'),
    });
  });
});

describe('X21: Conspiracy and Sedition', () => {
  const used = (glory: string, more: Table = {}, own = 'KC 8C') =>
    act(phase(own, { hand: '5C', their: '7S', mila: 'QS 3S', glory, ...more }), [
      regnant('8C', '5C', '7S'),
    ]);

  it('come upon a card of a suit that is foreign to the Royal Court and that of the other Regnant', () => {
    const { state } = used('2H');
    expect(pending(state)).toEqual({ name: 'conspiracy', seats: ['noor'] });
    expect(options(state, 'noor')).toEqual([discardGlory('2H'), discardGlory('7S'), done]);
    expect(judge(state, discardGlory('3H'))).toMatchObject({
      because: 'ng.action.regnant.conspiracy',
      reason: 'not-glory',
    });
    const conspired = act(state, [discardGlory('2H')]).state;
    expect(pending(conspired)).toEqual({ name: 'sedition', seats: ['noor'] });
    expect(options(conspired, 'noor')).toEqual([discardGlory('7S')]);
    expect(judge(conspired, done)).toMatchObject({
      because: 'ng.action.regnant.sedition',
      reason: 'must-discard-glory',
    });
    const { state: after } = act(conspired, [discardGlory('7S')]);
    expect(after.players[0].glory).toEqual([]);
    expect(after.discardPile.slice(0, 2)).toEqual(cards('7S 2H'));
    expect(pending(after)?.name).toBe('action');
  });

  it('ask for no card where none is left', () => {
    const { state, facts } = act(used('').state, [discardGlory('7S')]);
    expect(facts.map(({ event }) => ('rider' in event ? event.rider : event.type))).toEqual([
      'gloryDiscarded',
      'conspiracy',
      'sedition',
    ]);
    expect(pending(state)?.name).toBe('action');
  });

  it('are apart: with another Regnant there is no Sedition, with a Royal Card of the suit neither', () => {
    const foreign = used('2H', { mila: 'QH 3S' }).state;
    expect(pending(foreign)?.name).toBe('conspiracy');
    expect(pending(act(foreign, [done]).state)?.name).toBe('action');
    const own = used('2H', {}, 'KC 8C, JS').state;
    expect(pending(own)?.name).toBe('consort');
    expect(pending(act(own, [done]).state)?.name).toBe('action');
  });

  it('X22: are dealt with before seven cards are counted (end-settle-point)', () => {
    const six = '2H 3H 4H 5H 6H 7H';
    const { state } = used(six);
    expect(pending(state)?.name).toBe('conspiracy');
    expect(state.players[0].glory).toHaveLength(7);
    const after = act(state, [done, discardGlory('7S')]).state;
    expect(after.players[0].glory).toHaveLength(6);
    expect(pending(after)?.name).toBe('action');
    const kept = used(six, { mila: 'QH 3S' }).state;
    expect(pending(act(kept, [done]).state)).toBeUndefined();
  });

  it('X22: or the game is over as the card comes', () => {
    const { state, facts } = used('2H 3H 4H 5H 6H 7H', {
      rulings: { 'end-settle-point': 'each-card' },
    });
    expect(pending(state)).toBeUndefined();
    expect(outcome(state)?.winners).toEqual(['noor']);
    expect(facts.at(-1)!.event).toEqual({ type: 'gameOver', winners: ['noor'] });
    expect(judge(state, done)).toMatchObject({ because: 'ng.end.trigger', reason: 'game-over' });
  });
});

describe('the Consort Ability (ng.action.consort)', () => {
  /** A Pillage of a Club King with a Consort, and no Conspiracy. */
  const used = (consort: string, hand: string, rest: Table = {}) =>
    act(phase(`KC 8C 6D, ${consort}`, { hand: `5C 3D ${hand}`, their: '9H 4C', ...rest }), [
      regnant('8C', '5C', '3D'),
    ]).state;
  const asked = (state: ReturnType<typeof used>) =>
    options(state, 'noor').filter(({ type }) => type !== 'done');

  it('is asked of every hand alike, and may be left out', () => {
    const state = used('QS 4H', '');
    expect(pending(state)).toEqual({ name: 'consort', seats: ['noor'], secret: true });
    expect(options(state, 'noor')).toEqual([done]);
  });

  it('of a Spade replaces a Subject by a lower one (ng.action.consort.reap)', () => {
    const state = used('QS 4H', '2H 5H 4D KD');
    expect(asked(state)).toEqual([replace('6D', '4D'), replace('4H', '2H')]);
    const after = act(state, [replace('4H', '2H')]).state;
    expect(after.players[0]).toMatchObject({
      court: court('KC 5C 6D, QS 2H'),
      hand: cards('5H 4D KD'),
    });
    expect(judge(state, replace('9S', '2H'))).toMatchObject({ because: 'ng.term.subject' });
    expect(judge(state, champion('4C'))).toMatchObject({
      because: 'ng.action.consort.reap',
      reason: 'not-this-decision',
    });
  });

  it('of a Diamond replaces a Subject by a higher one (ng.action.consort.treasurer)', () => {
    const state = used('QD 4H', '2H 5H 4D 9D');
    expect(asked(state)).toEqual([replace('6D', '9D'), replace('4H', '5H')]);
    expect(judge(state, replace('6D', '4D'))).toMatchObject({
      because: 'ng.action.consort.treasurer',
      reason: 'not-higher',
    });
  });

  it('of a Heart replaces a Peasant of the other player by any Number Card (ng.action.consort.campaign)', () => {
    const state = used('QH', '2S KD', { mila: 'QS 3H' });
    expect(asked(state)).toEqual([replace('9H', '2S'), replace('4C', '2S')]);
    const after = act(state, [replace('9H', '2S')]).state;
    expect(after.players[1].peasants).toEqual(numbers('4C 2S'));
    expect(after.players[0].hand).toEqual(cards('KD'));
    expect(judge(state, replace('6D', '2S'))).toMatchObject({
      because: 'ng.action.consort.campaign',
      reason: 'not-peasant',
    });
    expect(judge(state, champion('4C'))).toMatchObject({ reason: 'not-this-decision' });
  });

  it('of a Club takes a Club of either Peasant Pile into the hand, over seven too, in sight of all (ng.action.consort.champion)', () => {
    const state = used('QC', '2S 3S 4S 5S 6S 7S 8S', { peasants: '9C 10D' });
    expect(asked(state)).toEqual([champion('9C'), champion('4C')]);
    const after = act(state, [champion('9C')]).state;
    expect(after.players[0]).toMatchObject({
      hand: cards('2S 3S 4S 5S 6S 7S 8S 9C'),
      peasants: numbers('10D'),
    });
    expect(after.known).toEqual({ [card('9C')]: ['mila'] });
    expect(act(state, [champion('4C')]).state.players[1].peasants).toEqual(numbers('9H'));
    expect(judge(state, champion('10D'))).toMatchObject({
      because: 'ng.action.consort.champion',
      reason: 'other-suit',
    });
    expect(judge(state, champion('10C'))).toMatchObject({ reason: 'in-no-peasant-pile' });
    expect(judge(state, replace('9H', '2S'))).toMatchObject({ reason: 'not-this-decision' });
  });
});
