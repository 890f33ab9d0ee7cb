import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { done, redraw, take } from '../../../support/nobles-and-glory-actions.ts';
import {
  allowTaking,
  dueled,
  duelling,
  MILA_LOSES,
  NOOR_LOSES,
} from '../../../support/nobles-and-glory-duels.ts';
import { act, card, court, numbers, type ActionTable } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.duel.no-glory';

/** Noor may take two cards. */
const taking = (lying: ActionTable = {}, noor?: string) =>
  act(dueled(MILA_LOSES, duelling(noor, lying)).state, [allowTaking('mila')]).state;

const where = (written: string) => ['KC', 'QD', null].map((beside) => take(written, beside));

describe('what the victor of a Duel takes (ng.action.duel.no-glory)', () => {
  it('is any Subject or Peasant of the loser, as either', () => {
    const state = taking({ their: '9D' });
    expect(pending(state)).toEqual({
      name: 'duel',
      seats: ['noor'],
      about: { step: 'taking', left: 2 },
    });
    expect(options(state, 'noor')).toEqual([...where('3S'), ...where('5D'), ...where('9D'), done]);
  });

  it('is up to two cards, one by one', () => {
    const once = act(taking({ their: '9D' }), [take('9D', 'QD')]);
    expect(once.facts).toEqual([
      {
        event: {
          type: 'peasantTaken',
          seat: 'noor',
          from: 'mila',
          card: card('9D'),
          royal: card('QD'),
        },
        cites: [RULE],
      },
    ]);
    expect(pending(once.state)).toMatchObject({ about: { step: 'taking', left: 1 } });
    const twice = act(once.state, [take('5D', null)]);
    expect(twice.facts[0]).toEqual({
      event: { type: 'subjectTaken', seat: 'noor', from: 'mila', card: card('5D'), royal: null },
      cites: [RULE],
    });
    expect(twice.state.players[0]).toMatchObject({
      court: court('KC 2C 4C (4S 9C), QD 9D'),
      peasants: numbers('5D'),
    });
    expect(twice.state.players[1]).toMatchObject({
      court: court('KS 3S (6S 6H), QH'),
      peasants: [],
    });
    expect(pending(twice.state)).toMatchObject({ name: 'action', seats: ['noor'] });
  });

  it('is no third card, though more are there', () => {
    const state = taking({ their: '9D 8S 10H' });
    const { state: after, facts } = act(state, [take('9D', null), take('8S', null)]);
    expect(facts.at(-1)!.event).toEqual({ type: 'duelEnded', cards: [] });
    expect(pending(after)).toMatchObject({ name: 'action', seats: ['noor'] });
    expect(after.players[1].peasants).toEqual(numbers('10H'));
  });

  it('may be one card or none', () => {
    for (const taken of [[], [take('5D', null)]]) {
      const { state } = act(taking({ their: '9D' }), [...taken, done]);
      expect(state.players[0].peasants).toHaveLength(taken.length);
      expect(pending(state)?.name).toBe('action');
    }
  });

  it('is never the last Subject (ng.guard.subjects)', () => {
    const { state } = act(taking(), [take('5D', 'QD')]);
    expect(pending(state)?.name).toBe('action');
    const left = act(taking({ their: '9D' }), [take('5D', 'QD')]).state;
    expect(judge(left, take('3S', null))).toEqual(
      refuse('ng.guard.subjects', 'last-subject', { seat: 'mila' }),
    );
    expect(options(left, 'noor')).toEqual([...where('9D'), done]);
  });

  it('is nothing where there is nothing but the last Subject', () => {
    const state = taking({ mila: 'KS 3S, QH' });
    expect(pending(state)?.name).toBe('action');
    expect(state.players[1].court).toEqual(court('KS 3S (6S 6H), QH'));
    const sole = dueled(MILA_LOSES, duelling(undefined, { mila: 'KS 3S' })).state;
    expect(pending(sole)?.name).toBe('action');
    expect(sole.players[1].court).toEqual(court('KS 3S (6S 6H)'));
  });

  it('needs a space, and no Equipoise', () => {
    const full = taking({ their: '9D' }, 'KC 2C 4C, QD 6D 7C 8C');
    expect(judge(full, take('9D', 'QD'))).toEqual(
      refuse('ng.capacity.queen', 'row-full', { royal: card('QD'), count: 3, most: 3 }),
    );
    expect(judge(taking(undefined, 'KC 2C 4C, QD 10D'), take('3S', 'QD'))).toBeUndefined();
    expect(judge(full, take('9D', 'KS'))).toMatchObject({ reason: 'no-such-royal' });
  });

  it('is of the loser’s Population', () => {
    expect(judge(taking({ theirGlory: '' }), take('2C', null))).toEqual(
      refuse(RULE, 'not-in-population', { seat: 'mila', card: card('2C') }),
    );
    expect(judge(taking(), redraw)).toMatchObject({ because: RULE, reason: 'not-this-decision' });
  });

  it('is for the challenged player where the challenger has lost', () => {
    const { state } = act(dueled(NOOR_LOSES).state, [allowTaking('noor')]);
    expect(pending(state)).toMatchObject({ seats: ['mila'] });
    expect(judge(state, take('2C', 'KS'))).toMatchObject({ reason: 'not-your-decision' });
    const { players } = act(state, [take('2C', 'KS', 'mila')]).state;
    expect(players.map((player) => player.court)).toEqual([
      court('KC 4C (7D 4S), QD'),
      court('KS 3S 5D 2C (6S 6H), QH'),
    ]);
  });
});
