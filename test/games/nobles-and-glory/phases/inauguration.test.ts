import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { apply } from '../../../../src/games/nobles-and-glory/apply.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  act,
  card,
  cards,
  court,
  numbers,
  phaseOf,
  royal,
} from '../../../support/nobles-and-glory.ts';

const placing = (written: string): Action => ({
  type: 'place-royal',
  seat: 'noor',
  card: card(written),
});
const move = (written: string, to: string): Action => ({
  type: 'move',
  seat: 'noor',
  card: card(written),
  royal: card(to),
});
const swap = (one: string, other: string): Action => ({
  type: 'swap',
  seat: 'noor',
  card: card(one),
  other: card(other),
});
const serf = (written: string): Action => ({ type: 'serf', seat: 'noor', card: card(written) });
const done: Action = { type: 'done', seat: 'noor' };

const held = (noor: string, hand: string) =>
  phaseOf('inauguration', noor, 'KD 9C', { noor: { hand: cards(hand) } });

describe('a Royal Card', () => {
  it('X32: becomes Regnant without a Subject of its suit, and nothing else (ng.turn.inauguration.suit)', () => {
    const state = held('QS 2C', 'KH JH 4D');
    expect(options(state, 'noor')).toEqual([placing('KH'), done]);
    expect(judge(state, placing('JH'))).toEqual({
      because: 'ng.turn.inauguration.suit',
      reason: 'no-subject-of-suit',
      particulars: { card: card('JH'), suit: 'heart' },
    });
    expect(judge(held('QS 2H', 'JH'), placing('JH'))).toBeUndefined();
  });

  it('needs a vacant rank (ng.court.one-per-rank)', () => {
    expect(judge(held('QS 2C', 'QD'), placing('QD'))).toMatchObject({
      because: 'ng.court.one-per-rank',
      reason: 'rank-taken',
    });
  });

  it('comes from the hand, one in a turn (ng.turn.inauguration.place)', () => {
    const state = held('JS 2S', 'QS KS 4D');
    expect(judge(state, placing('4D'))).toMatchObject({ because: 'ng.card.royal' });
    expect(judge(state, placing('QD'))).toMatchObject({ reason: 'not-in-hand' });
    expect(judge(state, move('2S', 'JS'))).toMatchObject({
      reason: 'not-this-decision',
      particulars: { action: 'move' },
    });
    const after = act(state, [placing('QS')]);
    expect(after.state.players[0]).toMatchObject({
      hand: cards('KS 4D'),
      court: court('QS, JS 2S'),
    });
    expect(pending(after.state)?.name).toBe('migration');
    expect(pending(act(state, [done]).state)?.name).toBe('migration');
  });
});

describe('X34: the slide of a Jack with three Subjects', () => {
  const slid = act(held('JS 2H 5C 7D', 'QH'), [placing('QH')]);

  it('asks which Subject goes to the newcomer (ng.court.slide)', () => {
    expect(slid.facts.map(({ event }) => event.type)).toEqual(['royalPlaced', 'excessFound']);
    expect(pending(slid.state)).toEqual({ name: 'slide-excess', seats: ['noor'] });
    expect(options(slid.state, 'noor')).toEqual([
      move('2H', 'QH'),
      move('5C', 'QH'),
      move('7D', 'QH'),
    ]);
    expect(judge(slid.state, move('3C', 'QH'))).toMatchObject({ reason: 'not-too-many' });
    expect(judge(slid.state, move('2H', 'JS'))).toMatchObject({ reason: 'newcomer-only' });
    expect(judge(slid.state, done)).toMatchObject({
      because: 'ng.court.slide',
      reason: 'not-this-decision',
    });
  });

  it('loses nothing, and the phase is over', () => {
    const { state } = act(slid.state, [move('5C', 'QH')]);
    expect(state.players[0]).toMatchObject({ court: court('QH 5C, JS 2H 7D'), peasants: [] });
    expect(pending(state)?.name).toBe('migration');
  });

  it('has nothing to ask where two Subjects stand beside the Jack', () => {
    expect(pending(act(held('JS 2H 5C', 'QH'), [placing('QH')]).state)?.name).toBe('migration');
  });
});

describe('X33: the Usurper (ng.turn.inauguration.usurper)', () => {
  const usurped = act(held('QS 2S, JD 5D 6H', 'KC'), [placing('KC')]);

  it('drives a Jack of another suit out, whose Subjects then want a row', () => {
    expect(usurped.state.players[0].court).toEqual(court('KC, QS 2S'));
    expect(usurped.state.discardPile[0]).toBe(card('JD'));
    expect(topOf(usurped.state)).toEqual({
      type: 'rearrange',
      seat: 'noor',
      loose: numbers('5D 6H'),
    });
    expect(usurped.facts.at(-1)!.cites).toEqual([
      'ng.turn.inauguration.usurper',
      'ng.court.discard-rearrange',
    ]);
  });

  it('leaves the owner to rearrange, and no Subject behind (ng.court.discard-rearrange)', () => {
    expect(judge(usurped.state, done)).toMatchObject({
      because: 'ng.court.discard-rearrange',
      reason: 'without-row',
    });
    expect(judge(usurped.state, serf('2S'))).toMatchObject({
      because: 'ng.court.discard-surplus',
      reason: 'no-surplus',
    });
    const { state } = act(usurped.state, [
      move('5D', 'KC'),
      move('6H', 'QS'),
      swap('5D', '2S'),
      done,
    ]);
    expect(state.players[0]).toMatchObject({ court: court('KC 2S, QS 5D 6H'), peasants: [] });
    expect(pending(state)?.name).toBe('migration');
  });

  it('spares a Jack of the same suit, and other ranks spare everybody', () => {
    expect(act(held('QS 2S, JC 5D', 'KC'), [placing('KC')]).state.players[0].court).toEqual(
      court('KC, QS 2S, JC 5D'),
    );
    expect(act(held('JC 5D', 'QS'), [placing('QS')]).state.players[0].court).toEqual(
      court('QS, JC 5D'),
    );
  });

  it('moves the Subjects of a Jack who was alone to the King', () => {
    const alone = act(held('JD 5D 6H 7C', 'KC'), [
      placing('KC'),
      move('5D', 'KC'),
      move('6H', 'KC'),
      move('7C', 'KC'),
      done,
    ]);
    expect(alone.state.players[0].court).toEqual(court('KC 5D 6H 7C'));
  });
});

describe('a rearrangement with more Subjects than spaces (ng.court.discard-surplus)', () => {
  const lost = apply(held('KC 2S 5S 6H 9D, QH 3C 4C', ''), {
    type: 'royalLost',
    seat: 'noor',
    card: royal('KC'),
  });

  it('begins with the surplus, of any row', () => {
    expect(pending(lost)).toEqual({ name: 'rearrange', seats: ['noor'] });
    expect(options(lost, 'noor')).toEqual(['3C', '4C', '2S', '5S', '6H', '9D'].map(serf));
    expect(judge(lost, done)).toMatchObject({ reason: 'surplus-first', particulars: { count: 3 } });
    expect(judge(lost, serf('8D'))).toMatchObject({ reason: 'not-subject' });
  });

  it('ends in an arrangement that the rules accept', () => {
    const { state } = act(lost, [
      serf('5S'),
      serf('4C'),
      serf('6H'),
      move('2S', 'QH'),
      move('9D', 'QH'),
      done,
    ]);
    expect(state.players[0]).toMatchObject({
      court: court('QH 3C 2S 9D'),
      peasants: numbers('5S 4C 6H'),
    });
  });

  it('does not end while Army Cards crowd the row of the new Regnant', () => {
    const state = held('KC 2S, QH 3C 4C 6D, JC', '');
    const armed: State = {
      ...state,
      players: [{ ...state.players[0], armies: numbers('9D 8D') }, state.players[1]],
    };
    const crowded = apply(armed, { type: 'royalLost', seat: 'noor', card: royal('KC') });
    const first = act(crowded, [serf('2S'), move('3C', 'JC')]).state;
    expect(judge(first, done)).toMatchObject({ because: 'ng.capacity.army', reason: 'row-full' });
    expect(judge(act(first, [move('4C', 'JC')]).state, done)).toBeUndefined();
  });
});
