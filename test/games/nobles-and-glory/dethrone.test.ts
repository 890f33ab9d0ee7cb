import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../src/games/nobles-and-glory/pending.ts';
import type { State } from '../../../src/games/nobles-and-glory/types/state.ts';
import { dethrone, done, ennoble, move, serf } from '../../support/nobles-and-glory-actions.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  court,
  number,
  numbers,
  type ActionTable,
} from '../../support/nobles-and-glory.ts';

const NOOR = 'KC 2S 5S 6H 9D, QH 4S 6S, JD 7S';

const held = (noor: string, rest: ActionTable = {}) =>
  actionPhase(noor, { mila: 'QC 3C', ...rest });

const dethroned = (state: State) =>
  options(state, 'noor').filter(({ type }) => type === 'dethrone');

describe('Dethrone (ng.action.dethrone)', () => {
  const state = held(NOOR, { peasants: '8C' });
  const after = act(state, [dethrone('KC')]);

  it('discards a Royal Card of one’s own Court, and the others move up (ng.court.regnant.queen)', () => {
    expect(after.state.discardPile).toEqual(cards('KC'));
    expect(after.state.players[0].court).toEqual(court('QH 4S 6S, JD 7S'));
    expect(after.state.players[1]).toEqual(state.players[1]);
    expect(after.facts).toEqual([
      {
        event: { type: 'actionUsed', seat: 'noor', action: 'dethrone' },
        cites: ['ng.action.dethrone'],
      },
      {
        event: { type: 'royalLost', seat: 'noor', card: card('KC') },
        cites: ['ng.action.dethrone', 'ng.action.dethrone.aftermath', 'ng.court.discard-rearrange'],
      },
    ]);
  });

  it('lets the Subjects be rearranged, and the surplus become Peasants (ng.action.dethrone.aftermath)', () => {
    expect(pending(after.state)).toEqual({ name: 'rearrange', seats: ['noor'] });
    expect(judge(after.state, done)).toMatchObject({
      reason: 'surplus-first',
      particulars: { count: 2 },
    });
    const { state: arranged } = act(after.state, [
      serf('2S'),
      serf('6S'),
      move('5S', 'JD'),
      move('6H', 'QH'),
      move('9D', 'QH'),
      done,
    ]);
    expect(arranged.players[0]).toMatchObject({
      court: court('QH 4S 6H 9D, JD 7S 5S'),
      peasants: numbers('8C 2S 6S'),
    });
    expect(pending(arranged)?.name).toBe('action');
  });

  it('lets Peasants in by the other reading (rearrange-scope)', () => {
    const rulings = { 'rearrange-scope': 'whole-population' } as const;
    const whole = act(held('KC 2S, QH', { peasants: '8C', rulings }), [dethrone('QH')]);
    expect(judge(whole.state, ennoble('8C', 'KC'))).toBeUndefined();
    const rows = act(held('KC 2S, QH', { peasants: '8C' }), [dethrone('QH')]);
    expect(judge(rows.state, ennoble('8C', 'KC'))).toMatchObject({ reason: 'not-this-decision' });
  });

  it('takes what lies beneath along, beneath the Royal Card (ng.action.dethrone.beneath)', () => {
    const [noor, mila] = state.players;
    const [king, ...others] = noor.court;
    const beneath = { preparation: number('10C'), recovery: numbers('9C') };
    const prepared: State = {
      ...state,
      players: [{ ...noor, court: [{ ...king!, ...beneath }, ...others] }, mila],
    };
    const { state: lost, facts } = act(prepared, [dethrone('KC')]);
    expect(lost.discardPile).toEqual(cards('KC 10C 9C'));
    expect(facts[1]!.cites).toContain('ng.action.dethrone.beneath');
  });

  it('is possible once in a phase (ng.action.once-each)', () => {
    const { state: once } = act(held('KC 2S, QH, JD'), [dethrone('JD'), done]);
    expect(dethroned(once)).toEqual([]);
    expect(judge(once, dethrone('QH'))).toEqual({
      because: 'ng.action.once-each',
      reason: 'action-used',
      particulars: { action: 'dethrone' },
    });
  });

  it('is a matter of the player whose Action Phase it is', () => {
    expect(judge(state, { type: 'dethrone', seat: 'mila', card: card('QH') })).toMatchObject({
      reason: 'not-your-decision',
    });
  });
});

describe('what can be dethroned', () => {
  const refused = (noor: string, written: string, rest: ActionTable = {}) =>
    judge(held(noor, rest), dethrone(written));

  it('is a Royal Card without a Subject of its suit; Peasants do not matter (ng.action.dethrone.condition)', () => {
    expect(dethroned(held(NOOR, { peasants: '8C' }))).toEqual([dethrone('KC')]);
    expect(refused(NOOR, 'QH')).toEqual({
      because: 'ng.action.dethrone.condition',
      reason: 'subject-of-suit',
      particulars: { card: card('QH'), suit: 'heart' },
    });
  });

  it('is not the only one (ng.action.dethrone.keep-one)', () => {
    expect(refused('KC 2S', 'KC')).toEqual({
      because: 'ng.action.dethrone.keep-one',
      reason: 'only-royal',
      particulars: { seat: 'noor' },
    });
    expect(refused('KC 2S, QH', 'KC')).toBeUndefined();
  });

  it('is neither the other player’s, nor a card of the hand, nor a Court Jester', () => {
    const rest = { hand: 'JS', jester: 'joker-1', mila: 'QD 3D, JC' };
    for (const written of ['JC', 'JS', 'joker-1', '2S'])
      expect(refused('KC 2S, QH', written, rest)).toEqual({
        because: 'ng.action.dethrone',
        reason: 'not-in-court',
        particulars: { seat: 'noor', card: card(written) },
      });
  });
});
