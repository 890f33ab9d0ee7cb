import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import { assassinate, declare, done } from '../../../support/nobles-and-glory-actions.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  court,
  numbers,
  type ActionTable,
} from '../../../support/nobles-and-glory.ts';

const NOOR = 'KC 2C, QD 3D, JH 4H';
const MILA = 'KS 5C 6C 7C 8C, QH 4D 5D, JC 4S 9S';

/** Noor’s Action Phase with the Ace of Clubs, unless said otherwise. */
const against = (mila = MILA, rest: ActionTable = {}, noor = NOOR) =>
  actionPhase(noor, { hand: 'AC 9C', mila, ...rest });

const murders = (state: ReturnType<typeof against>) =>
  options(state, 'noor').filter(({ type }) => type === 'assassinate');

/** Actions of Mila, who rearranges. */
const hers = (type: 'serf' | 'move', written: string, to?: string): Action =>
  ({ type, seat: 'mila', card: card(written), ...(to && { royal: card(to) }) }) as Action;

describe('an Assassination (ng.action.assassination.target)', () => {
  const state = against();
  const struck = act(state, [assassinate('AC', 'JC')]);

  it('discards an Ace of the hand, and on top of it the lowest card of the Royal Court', () => {
    expect(murders(state)).toEqual([assassinate('AC', 'JC')]);
    expect(struck.state.discardPile).toEqual(cards('JC AC'));
    expect(struck.state.players).toMatchObject([
      { hand: cards('9C'), court: court(NOOR) },
      { court: court('KS 5C 6C 7C 8C, QH 4D 5D') },
    ]);
    expect(struck.facts).toEqual([
      {
        event: { type: 'actionUsed', seat: 'noor', action: 'assassination' },
        cites: ['ng.action.assassination.condition', 'ng.action.assassination.target'],
      },
      {
        event: { type: 'cardDiscarded', seat: 'noor', card: card('AC'), to: 'discard-pile' },
        cites: ['ng.card.ace-assassin', 'ng.action.assassination.order'],
      },
      {
        event: { type: 'royalLost', seat: 'mila', card: card('JC') },
        cites: [
          'ng.action.assassination.target',
          'ng.action.assassination.suit',
          'ng.action.assassination.aftermath',
          'ng.court.discard-rearrange',
        ],
      },
    ]);
  });

  it('leaves its owner to rearrange, with more Subjects than spaces (ng.action.assassination.aftermath)', () => {
    expect(pending(struck.state)).toEqual({ name: 'rearrange', seats: ['mila'] });
    expect(options(struck.state, 'noor')).toEqual([]);
    expect(judge(struck.state, done)).toMatchObject({ reason: 'not-your-decision' });
    expect(judge(struck.state, { ...done, seat: 'mila' })).toMatchObject({
      reason: 'surplus-first',
      particulars: { count: 1 },
    });
    const { state: after } = act(struck.state, [
      hers('serf', '9S'),
      hers('move', '4S', 'QH'),
      { type: 'done', seat: 'mila' },
    ]);
    expect(after.players[1]).toMatchObject({
      court: court('KS 5C 6C 7C 8C, QH 4D 5D 4S'),
      peasants: numbers('9S'),
    });
    expect(pending(after)).toEqual({ name: 'action', seats: ['noor'], secret: true });
  });

  it('is possible once in a phase (ng.action.once-each)', () => {
    const two = against('KS 5C, QH 4D, JC', { hand: 'AC AH' });
    const { state: after } = act(two, [assassinate('AC', 'JC'), { type: 'done', seat: 'mila' }]);
    expect(murders(after)).toEqual([]);
    expect(judge(after, assassinate('AH', 'QH'))).toEqual({
      because: 'ng.action.once-each',
      reason: 'action-used',
      particulars: { action: 'assassination' },
    });
  });

  it('strikes the Consort where there is no Chamberlain, and never a Regnant', () => {
    const couple = against('QS 5C, JC 6D', { hand: 'AC AS' });
    expect(murders(couple)).toEqual([assassinate('AC', 'JC')]);
    expect(judge(couple, assassinate('AS', 'QS'))).toEqual({
      because: 'ng.action.assassination.target',
      reason: 'not-lowest-royal',
      particulars: { card: card('QS'), royal: card('JC') },
    });
    expect(judge(against('KS 5C 6C'), assassinate('AC', 'KS'))).toEqual({
      because: 'ng.action.assassination.condition',
      reason: 'no-consort',
      particulars: { seat: 'mila' },
    });
  });

  it('strikes in one’s own Royal Court as well, and its owner rearranges', () => {
    const own = against('KS 5C', { hand: 'AH' });
    expect(murders(own)).toEqual([assassinate('AH', 'JH')]);
    const { state: after } = act(own, [assassinate('AH', 'JH')]);
    expect(after.players[0]).toMatchObject({ court: court('KC 2C, QD 3D'), hand: [] });
    expect(pending(after)).toEqual({ name: 'rearrange', seats: ['noor'] });
  });

  it('lets the whole Population be rearranged by the other reading (rearrange-scope)', () => {
    const { state: after } = act(
      against('KS 5C, QH 4D, JC 4S', {
        their: '8D',
        rulings: { 'rearrange-scope': 'whole-population' },
      }),
      [
        assassinate('AC', 'JC'),
        { type: 'ennoble', seat: 'mila', card: card('8D'), royal: card('QH') },
        hers('serf', '4S'),
        hers('serf', '4D'),
        { type: 'done', seat: 'mila' },
      ],
    );
    expect(after.players[1]).toMatchObject({
      court: court('KS 5C, QH 8D'),
      peasants: numbers('4S 4D'),
    });
  });
});

describe('an Assassination is refused', () => {
  const refused = (action: Action, rest: ActionTable = {}, mila = MILA, noor = NOOR) =>
    judge(against(mila, rest, noor), action);

  it('for another suit, without going on to the next card (ng.action.assassination.suit)', () => {
    expect(refused(assassinate('AH', 'JC'), { hand: 'AH' })).toEqual({
      because: 'ng.action.assassination.suit',
      reason: 'other-suit',
      particulars: { card: card('AH'), suit: 'club' },
    });
    expect(refused(assassinate('AH', 'QH'), { hand: 'AH' })).toMatchObject({
      reason: 'not-lowest-royal',
    });
  });

  it('against a card that lies in no Royal Court', () => {
    for (const written of ['QC', '5C'])
      expect(refused(assassinate('AC', written))).toEqual({
        because: 'ng.action.assassination.target',
        reason: 'in-no-court',
        particulars: { card: card(written) },
      });
  });

  it('while the other player has a Court Jester, against either Royal Court (ng.action.assassination.jester-bar)', () => {
    for (const action of [assassinate('AC', 'JC'), assassinate('AH', 'JH')])
      expect(refused(action, { hand: 'AC AH', theirJester: 'joker-1' })).toEqual({
        because: 'ng.action.assassination.jester-bar',
        reason: 'jester-prevents',
        particulars: { seat: 'mila' },
      });
  });

  it('against one’s own Royal Court beside one’s own Court Jester (ng.jester.immunity)', () => {
    const rest = { hand: 'AC AH', jester: 'joker-1' };
    expect(refused(assassinate('AH', 'JH'), rest)).toEqual({
      because: 'ng.jester.immunity',
      reason: 'jester-prevents',
      particulars: { seat: 'noor' },
    });
    expect(refused(assassinate('AC', 'JC'), rest)).toBeUndefined();
  });
});

describe('a Chamberlain who has just come', () => {
  it('makes an Assassination possible in the same phase (ng.action.any-number)', () => {
    const { state } = act(
      against('KS 5C, QC 4D, JH 4S', { glory: '2S', hand: 'AC' }, 'KH 2C, QD 3D'),
      [
        declare('estate', '2S'),
        assassinate('AC', 'QC'),
        hers('move', '4D', 'KS'),
        { type: 'done', seat: 'mila' },
      ],
    );
    expect(state.players.map((player) => player.court)).toEqual([
      court('KH 2C, QD 3D, JH 4S'),
      court('KS 5C 4D'),
    ]);
  });
});
