import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import { act, card, cards, court, numbers, phaseOf } from '../../../support/nobles-and-glory.ts';

const done: Action = { type: 'done', seat: 'noor' };
const fromHand = (subject: string, by: string, peasant: string): Action => ({
  type: 'exchange-hand',
  seat: 'noor',
  card: card(subject),
  by: card(by),
  peasant: card(peasant),
});
const fromPeasants = (subject: string, by: string): Action => ({
  type: 'exchange-peasant',
  seat: 'noor',
  card: card(subject),
  by: card(by),
});
const discardSubject = (written: string): Action => ({
  type: 'discard-subject',
  seat: 'noor',
  card: card(written),
});
const discardPeasant = (written: string): Action => ({
  type: 'discard-peasant',
  seat: 'noor',
  card: card(written),
});
const serf = (written: string): Action => ({ type: 'serf', seat: 'noor', card: card(written) });
const ennoble = (written: string, to: string): Action => ({
  type: 'ennoble',
  seat: 'noor',
  card: card(written),
  royal: card(to),
});

/** Noor’s Peasant Phase. */
const phase = (noor: string, peasants: string, hand = '', rulings: Partial<Readings> = {}) =>
  phaseOf(
    'peasant',
    noor,
    'QH 3H',
    { noor: { peasants: cards(peasants), hand: cards(hand) } },
    { rulings },
  );

const typesOf = (played: ReturnType<typeof act>) => played.facts.map(({ event }) => event.type);

describe('the exchange (ng.turn.peasant.first-part)', () => {
  it('may be left out, and the hand that it would come from stays secret', () => {
    const state = phase('KC 2S, QS 4C', '3D');
    expect(pending(state)).toEqual({ name: 'peasant', seats: ['noor'], secret: true });
    expect(options(state, 'noor')).toEqual([done]);
    const after = act(state, [done]);
    expect(after.facts.map(({ event, cites }) => [event.type, cites[0]])).toEqual([
      ['exchangeEnded', 'ng.turn.peasant.first-part'],
      ['phaseEnded', 'ng.turn.peasant.outnumbered'],
      ['phaseStarted', 'ng.turn.sequence'],
    ]);
    expect(pending(after.state)?.name).toBe('action');
  });

  it('puts a higher card of the hand into the space of a Subject, and costs a Peasant (ng.turn.peasant.exchange-hand)', () => {
    const state = phase('KC 2S, QS 5C 4H', '3D 6C', '5S 9C AS 10H KD');
    expect(options(state, 'noor')).toEqual([
      fromHand('2S', '5S', '3D'),
      fromHand('2S', '5S', '6C'),
      fromHand('5C', '9C', '3D'),
      fromHand('5C', '9C', '6C'),
      fromPeasants('5C', '6C'),
      fromHand('4H', '10H', '3D'),
      fromHand('4H', '10H', '6C'),
      done,
    ]);
    const after = act(state, [fromHand('5C', '9C', '3D')]);
    expect(after.state.players[0]).toMatchObject({
      court: court('KC 2S, QS 9C 4H'),
      hand: cards('5S AS 10H KD'),
      peasants: numbers('6C'),
    });
    expect(after.state.discardPile.slice(0, 2)).toEqual(cards('3D 5C'));
    expect(pending(after.state)?.name).toBe('action');
  });

  it('needs a Peasant to discard', () => {
    expect(options(phase('KC 2S', '', '5S'), 'noor')).toEqual([done]);
    expect(judge(phase('KC 2S', '', '5S'), fromHand('2S', '5S', '3D'))).toMatchObject({
      because: 'ng.turn.peasant.exchange-hand',
      reason: 'not-peasant',
    });
  });

  it('puts a higher Peasant into the space of a Subject (ng.turn.peasant.exchange-peasant)', () => {
    const after = act(phase('KC 5C 4H, QS', '6C 3D', '9C'), [fromPeasants('5C', '6C')]);
    expect(after.state.players[0]).toMatchObject({
      court: court('KC 6C 4H, QS'),
      hand: cards('9C'),
      peasants: numbers('3D'),
    });
    expect(after.state.discardPile[0]).toBe(card('5C'));
  });

  it('wants the same suit and a higher value', () => {
    const state = phase('KC 5C 4H', '6C 3D 4C', '5S 5H KD');
    const because = 'ng.turn.peasant.exchange-hand';
    expect(judge(state, fromHand('5C', '5S', '6C'))).toMatchObject({
      because,
      reason: 'other-suit',
    });
    expect(judge(state, fromHand('5C', 'KD', '6C'))).toMatchObject({ because: 'ng.card.number' });
    expect(judge(state, fromHand('5C', '9C', '6C'))).toMatchObject({
      because,
      reason: 'not-in-hand',
    });
    expect(judge(state, fromHand('9D', '5S', '6C'))).toMatchObject({
      because: 'ng.term.subject',
      reason: 'not-subject',
    });
    expect(judge(state, fromPeasants('5C', '4C'))).toMatchObject({
      because: 'ng.turn.peasant.exchange-peasant',
      reason: 'not-higher',
    });
    expect(judge(state, fromPeasants('5C', '5H'))).toMatchObject({ reason: 'not-peasant' });
    expect(judge(phase('KC 5C', '6C', '5D'), { type: 'draw', seat: 'noor' })).toMatchObject({
      reason: 'not-this-decision',
    });
  });
});

describe('X18: the events', () => {
  const kingdom = ['KC 4H 9C', '2S 3C 6D 7H 8D'] as const;
  const famine = [done, discardPeasant('8D'), serf('9C'), ennoble('2S', 'KC')];

  it('look at the suits one after the other (peasant-check-moment)', () => {
    const after = act(phase(...kingdom), [
      ...famine,
      discardSubject('2S'),
      ennoble('3C', 'KC'),
      serf('4H'),
    ]);
    expect(after.state.players[0]).toMatchObject({
      court: court('KC 3C'),
      peasants: numbers('6D 7H 9C 4H'),
    });
    expect(
      after.facts.flatMap(({ event }) => (event.type === 'peasantEventStarted' ? event.event : [])),
    ).toEqual(['famine', 'revolt', 'poverty']);
    expect(pending(after.state)?.name).toBe('action');
  });

  it('or note them before the first', () => {
    const after = act(
      phase(...kingdom, '', { 'peasant-check-moment': 'snapshot-at-start' }),
      famine,
    );
    expect(after.facts[0]!.event).toEqual({
      type: 'exchangeEnded',
      seat: 'noor',
      missing: ['spade', 'diamond'],
    });
    expect(pending(after.state)?.about).toEqual({ event: 'poverty', step: 'serf' });
  });

  it('ask for one card after the other', () => {
    const begun = act(phase(...kingdom), [done]).state;
    expect(pending(begun)).toEqual({
      name: 'peasant-event',
      seats: ['noor'],
      about: { event: 'famine', step: 'discard-peasant' },
    });
    expect(options(begun, 'noor')).toEqual(['2S', '3C', '6D', '7H', '8D'].map(discardPeasant));
    const second = act(begun, [discardPeasant('8D')]).state;
    expect(options(second, 'noor')).toEqual([serf('9C')]);
    expect(judge(second, serf('4H'))).toEqual({
      because: 'ng.turn.peasant.famine',
      reason: 'not-highest',
      particulars: { card: card('4H'), value: 9 },
    });
    expect(judge(second, discardPeasant('2S'))).toMatchObject({
      because: 'ng.turn.peasant.famine',
      reason: 'not-this-decision',
    });
    const third = act(second, [serf('9C')]).state;
    expect(options(third, 'noor')).toEqual([ennoble('2S', 'KC')]);
    expect(judge(third, ennoble('3C', 'KC'))).toMatchObject({
      reason: 'not-lowest',
      particulars: { value: 2 },
    });
    expect(judge(third, ennoble('4H', 'KC'))).toMatchObject({ reason: 'not-peasant' });
    expect(judge(third, ennoble('2S', 'QH'))).toMatchObject({ reason: 'no-such-royal' });
  });
});

describe('a Famine', () => {
  it('X19: may ennoble the card that it has serfed (famine-same-card)', () => {
    const after = act(phase('KC 4C', '6D 9H'), [
      done,
      discardPeasant('6D'),
      serf('4C'),
      ennoble('4C', 'KC'),
    ]);
    expect(after.state.players[0]).toMatchObject({
      court: court('KC 4C'),
      peasants: numbers('9H'),
    });
    expect(typesOf(after).filter((type) => type === 'peasantEventStarted')).toHaveLength(1);
    expect(after.facts.find(({ event }) => event.type === 'phaseEnded')!.cites[0]).toBe(
      'ng.turn.peasant.stop',
    );
  });

  it('takes any one of equals (ng.turn.peasant.famine-ties), into any row with a space', () => {
    const more = phase('KC 9C 9H 4D, QC 2H 3C 4C', '6D 5C 5D 7C 8C 10H 10C');
    const second = act(more, [done, discardPeasant('6D')]).state;
    expect(options(second, 'noor')).toEqual([serf('9C'), serf('9H')]);
    expect(options(act(second, [serf('9C')]).state, 'noor')).toEqual([
      ennoble('5C', 'KC'),
      ennoble('5D', 'KC'),
    ]);
  });
});

describe('X20: a Disease that would leave no Subject', () => {
  it('is left out, while a Revolt may replace the only one (ng.turn.peasant.entirety, transient-no-subjects)', () => {
    const after = act(phase('KC 9S', '2D 3D 4C'), [
      done,
      discardSubject('9S'),
      ennoble('2D', 'KC'),
    ]);
    expect(typesOf(after)).toEqual([
      'exchangeEnded',
      'peasantEventLeftOut',
      'peasantEventStarted',
      'subjectDiscarded',
      'peasantEnnobled',
      'peasantEventEnded',
      'phaseEnded',
      'phaseStarted',
    ]);
    expect(after.facts[1]!.cites).toEqual(['ng.turn.peasant.entirety', 'ng.turn.peasant.disease']);
    expect(after.facts[6]!.cites[0]).toBe('ng.turn.peasant.order');
    expect(after.state.players[0]).toMatchObject({
      court: court('KC 2D'),
      peasants: numbers('3D 4C'),
    });
    expect(after.state.discardPile[0]).toBe(card('9S'));
  });

  it('is carried out where another is left, with two Peasants', () => {
    const after = act(phase('KC 9S 3C', '2D 3D 4C 5C'), [
      done,
      discardSubject('3C'),
      discardPeasant('2D'),
      discardPeasant('4C'),
    ]);
    expect(after.state.players[0]).toMatchObject({
      court: court('KC 9S'),
      peasants: numbers('3D 5C'),
    });
    expect(after.state.discardPile.slice(0, 3)).toEqual(cards('4C 2D 3C'));
    expect(judge(after.state, discardSubject('8D'))).toMatchObject({
      because: 'ng.term.subject',
      reason: 'not-subject',
    });
  });
});

describe('the last two events', () => {
  it('serf a Subject without a Diamond, but not the last one (ng.turn.peasant.poverty)', () => {
    const poor = act(phase('KC 9S 3C 4H', '2S 3D 5C 6C'), [done]);
    expect(pending(poor.state)?.about).toEqual({ event: 'poverty', step: 'serf' });
    expect(options(poor.state, 'noor')).toEqual(['9S', '3C', '4H'].map(serf));
    expect(act(poor.state, [serf('3C')]).state.players[0]).toMatchObject({
      court: court('KC 9S 4H'),
      peasants: numbers('2S 3D 5C 6C 3C'),
    });
    // Of the missing suits Heart and Diamond nothing can be done with a single Subject.
    const left = act(phase('KC 9C', '2S 3D 5C'), [
      done,
      discardPeasant('5C'),
      serf('9C'),
      ennoble('2S', 'KC'),
    ]);
    expect(typesOf(left).filter((type) => type === 'peasantEventLeftOut')).toHaveLength(1);
  });

  it('leave Poverty out with one Subject', () => {
    const left = act(phase('KC 9S', '3D 5C 6C'), [done, discardSubject('9S'), ennoble('5C', 'KC')]);
    const events = left.facts.flatMap(({ event }) =>
      event.type === 'peasantEventLeftOut' ? event.event : [],
    );
    expect(events).toEqual(['disease', 'poverty']);
  });

  it('discard a Peasant with all four suits (ng.turn.peasant.emigration)', () => {
    const state = act(phase('KC 9S 3C 4H 2D, QS', '3D 5C 6C 7C 8C 9C'), [done]).state;
    expect(pending(state)?.about).toEqual({ event: 'emigration', step: 'discard-peasant' });
    const after = act(state, [discardPeasant('7C')]);
    expect(after.state.players[0].peasants).toEqual(numbers('3D 5C 6C 8C 9C'));
    expect(pending(after.state)?.name).toBe('action');
    expect(pending(act(phase('KC 9S 3C 4H, QS', '3D 5C 6C 7C'), [done]).state)?.about).toEqual({
      event: 'poverty',
      step: 'serf',
    });
  });
});
