import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { declare } from '../../../support/nobles-and-glory-actions.ts';
import {
  CHAMBERLAIN,
  declaring,
  waysToDeclare,
} from '../../../support/nobles-and-glory-declarations.ts';
import { act, card, cards, court, numbers } from '../../../support/nobles-and-glory.ts';

describe('a Chamberlain Declaration (ng.action.declaration)', () => {
  const state = declaring('KH 2H, QC 3C');

  it('brings the Chamberlain and every Subject in his row, for a Glory Card', () => {
    const { state: after, facts } = act(state, [declare('estate', '2S')]);
    const [noor, mila] = after.players;
    expect(noor).toMatchObject({
      court: court('KH 2H, QC 3C, JH 4S 9S'),
      glory: numbers('3H 4C 3D'),
    });
    expect(mila).toMatchObject({ court: court('KS 5C, QD 4D'), glory: [] });
    expect(after.discardPile[0]).toBe(card('2S'));
    expect(after.known).toEqual(state.known);
    expect(facts).toEqual([
      {
        event: { type: 'actionUsed', seat: 'noor', action: 'declaration' },
        cites: ['ng.action.declaration', 'ng.action.declaration.estate'],
      },
      {
        event: { type: 'gloryDiscarded', seat: 'noor', card: card('2S') },
        cites: ['ng.action.declaration.estate'],
      },
      {
        event: { type: 'chamberlainTaken', seat: 'noor', from: 'mila', card: card('JH') },
        cites: ['ng.action.declaration', 'ng.court.chamberlain'],
      },
    ]);
    expect(pending(after)).toEqual({ name: 'action', seats: ['noor'], secret: true });
  });

  it('leaves the hands and the other Peasants as they are', () => {
    const full = declaring('KH 2H, QC 3C', CHAMBERLAIN, {
      hand: '7H',
      peasants: '8H',
      their: '9D',
    });
    const [noor, mila] = act(full, [declare('estate', '2S')]).state.players;
    expect(noor).toMatchObject({ hand: cards('7H'), peasants: numbers('8H') });
    expect(mila).toMatchObject({ hand: [], peasants: numbers('9D') });
  });

  it('is possible once in a phase, in whichever way (ng.action.once-each)', () => {
    expect(waysToDeclare(state)).toEqual(['estate', 'depose', 'greed']);
    const { state: after } = act(state, [declare('greed', '3D')]);
    expect(waysToDeclare(after)).toEqual([]);
    expect(judge(after, declare('estate', '2S'))).toEqual({
      because: 'ng.action.once-each',
      reason: 'action-used',
      particulars: { action: 'declaration' },
    });
  });

  it('is made by the player whose Action Phase it is', () => {
    expect(judge(state, { ...declare('estate', '2S'), seat: 'mila' })).toMatchObject({
      reason: 'not-your-decision',
    });
    expect(options(state, 'mila')).toEqual([]);
  });
});
