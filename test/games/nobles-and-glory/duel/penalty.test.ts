import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { done, giveGlory, move } from '../../../support/nobles-and-glory-actions.ts';
import {
  allowTaking,
  discardRoyal,
  dueled,
  duelling,
  MILA_LOSES,
  NOOR_LOSES,
  yields,
} from '../../../support/nobles-and-glory-duels.ts';
import {
  act,
  card,
  cards,
  court,
  numbers,
  type ActionTable,
} from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.duel.penalty';
const NO_GLORY = 'ng.action.duel.no-glory';

const lostByMila = (lying: ActionTable = {}) =>
  dueled(MILA_LOSES, duelling(undefined, lying)).state;

describe('what the loser of a Duel pays (ng.action.duel.penalty)', () => {
  it('is chosen by the loser, the challenger or the challenged player', () => {
    const mila = lostByMila({ theirGlory: '9H 8D' });
    expect(pending(mila)).toEqual({ name: 'duel', seats: ['mila'], about: { step: 'penalty' } });
    expect(options(mila, 'mila')).toEqual([
      discardRoyal('mila'),
      giveGlory('9H', 'mila'),
      giveGlory('8D', 'mila'),
    ]);
    expect(judge(mila, discardRoyal('noor'))).toMatchObject({ reason: 'not-your-decision' });
    const noor = dueled(NOOR_LOSES, duelling(undefined, { glory: '9H' })).state;
    expect(options(noor, 'noor')).toEqual([discardRoyal('noor'), giveGlory('9H')]);
  });

  it('may be a Glory Card, which the victor gets, even if the challenger has lost', () => {
    const paid = act(lostByMila({ theirGlory: '9H 8D', glory: '2H' }), [giveGlory('8D', 'mila')]);
    expect(paid.state.players.map(({ glory }) => glory)).toEqual([numbers('2H 8D'), numbers('9H')]);
    expect(paid.facts[0]).toEqual({
      event: { type: 'compensationGiven', seat: 'mila', to: 'noor', card: card('8D') },
      cites: [RULE],
    });
    expect(pending(paid.state)).toEqual({ name: 'action', seats: ['noor'], secret: true });
    const { state } = act(dueled(NOOR_LOSES, duelling(undefined, { glory: '9H' })).state, [
      giveGlory('9H'),
    ]);
    expect(state.players.map(({ glory }) => glory)).toEqual([[], numbers('9H')]);
  });

  it('may be the losing Royal Card, whose Subjects its owner rearranges', () => {
    const { state, facts } = act(lostByMila({ theirGlory: '9H' }), [discardRoyal('mila')]);
    expect(facts[0]).toEqual({
      event: { type: 'royalLost', seat: 'mila', card: card('KS') },
      cites: [RULE, 'ng.court.discard-rearrange'],
    });
    expect(pending(state)).toEqual({ name: 'rearrange', seats: ['mila'] });
    const after = act(state, [
      { ...move('3S', 'QH'), seat: 'mila' },
      { ...move('5D', 'QH'), seat: 'mila' },
      { ...done, seat: 'mila' },
    ]).state;
    expect(after.players[1]).toMatchObject({ court: court('QH 3S 5D'), glory: numbers('9H') });
    expect(pending(after)).toMatchObject({ name: 'action', seats: ['noor'] });
  });

  it('is not the only Royal Card of a kingdom (ng.guard.subjects)', () => {
    const sole = lostByMila({ mila: 'KS 3S 5D', theirGlory: '9H' });
    expect(options(sole, 'mila')).toEqual([giveGlory('9H', 'mila')]);
    expect(judge(sole, discardRoyal('mila'))).toEqual(
      refuse('ng.guard.subjects', 'only-royal', { seat: 'mila' }),
    );
  });

  it('is a Glory Card of the loser’s own, where there is one', () => {
    const state = lostByMila({ theirGlory: '9H', glory: '2H' });
    expect(judge(state, giveGlory('2H', 'mila'))).toEqual(
      refuse(RULE, 'not-glory', { seat: 'mila', card: card('2H') }),
    );
    expect(judge(state, allowTaking('mila'))).toEqual(
      refuse(NO_GLORY, 'has-glory', { seat: 'mila' }),
    );
    expect(judge(state, yields)).toMatchObject({ because: RULE, reason: 'not-this-decision' });
  });

  it('ends the game where the Glory Card is the victor’s seventh (ng.end.trigger)', () => {
    for (const reading of ['after-current-effect', 'each-card'] as const) {
      const full = lostByMila({
        theirGlory: '9H',
        glory: '2H AH 4H 8S 9S 9D',
        rulings: { 'end-settle-point': reading },
      });
      const { state, facts } = act(full, [giveGlory('9H', 'mila')]);
      expect(pending(state)).toBeUndefined();
      expect(facts.map(({ event }) => event.type)).toContain('gameOver');
    }
  });

  it('is that the victor may take cards, where the loser has no Glory (ng.action.duel.no-glory)', () => {
    const state = lostByMila();
    expect(options(state, 'mila')).toEqual([discardRoyal('mila'), allowTaking('mila')]);
    const allowed = act(state, [allowTaking('mila')]);
    expect(allowed.facts).toEqual([
      { event: { type: 'takingAllowed', seat: 'mila' }, cites: [NO_GLORY] },
    ]);
    expect(pending(allowed.state)).toMatchObject({ seats: ['noor'], about: { step: 'taking' } });
  });

  it('is just that, without a choice, where the Royal Card is the only one', () => {
    const { state, facts } = dueled(MILA_LOSES, duelling(undefined, { mila: 'KS 3S 5D' }));
    expect(facts.at(-1)).toEqual({
      event: { type: 'takingAllowed', seat: 'mila' },
      cites: [NO_GLORY, 'ng.guard.subjects'],
    });
    expect(pending(state)).toMatchObject({ seats: ['noor'], about: { step: 'taking', left: 2 } });
  });

  it('leaves hands and discarded cards of the other phases alone', () => {
    const state = lostByMila({ theirGlory: '9H' });
    expect(act(state, [giveGlory('9H', 'mila')]).state.discardPile).toEqual(cards('8H 10C'));
  });
});
