import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import { view } from '../../../../src/games/nobles-and-glory/view.ts';
import {
  breakTreaty,
  done,
  layFeast,
  restoreTreaty,
} from '../../../support/nobles-and-glory-actions.ts';
import { decline, prepared, reveal } from '../../../support/nobles-and-glory-preparations.ts';
import { act, actionPhase, card, cards } from '../../../support/nobles-and-glory.ts';

/** Noor’s Action Phase under a Treaty of Mila’s, with a Preparation Card beneath Mila’s Regnant. */
const under = (preparation: string, mila = 'QS 3H', place = 0) =>
  prepared(
    actionPhase('KC 8C 2H', { hand: '8H 9D', treaty: '6C', mila, theirHand: '5H' }),
    'mila',
    preparation,
    place,
  );

const broken = (preparation: string, mila?: string) =>
  act(under(preparation, mila), [breakTreaty('8H')]);

const ALL = [restoreTreaty, layFeast, decline];

describe('Feast (ng.preparation.feast)', () => {
  const state = under('7S');
  const asked = broken('7S');

  it('is asked of whoever laid a Treaty that is broken, in secret', () => {
    expect(asked.facts).toEqual([
      {
        event: { type: 'treatyBroken', seat: 'noor', card: card('6C'), by: card('8H') },
        cites: ['ng.action.treaty.break'],
      },
      {
        event: { type: 'feastAsked', seat: 'mila', card: card('6C'), kind: 'treaty', laid: 4 },
        cites: ['ng.preparation.feast'],
      },
    ]);
    expect(pending(asked.state)).toEqual({
      name: 'feast',
      seats: ['mila'],
      secret: true,
      about: { card: card('6C') },
    });
    expect(options(asked.state, 'mila')).toEqual(ALL);
    expect(options(asked.state, 'noor')).toEqual([]);
    expect(asked.state.discardPile).toEqual(cards('8H 6C'));
  });

  it('puts the Treaty back as it lay, and is discarded (feast-kept)', () => {
    const after = act(asked.state, [restoreTreaty]);
    expect(after.facts).toEqual([
      {
        event: {
          type: 'treatyRestored',
          seat: 'mila',
          to: 'noor',
          card: card('6C'),
          by: card('7S'),
        },
        cites: ['ng.preparation.feast', 'ng.preparation.suit', 'ng.preparation.regnant-only'],
      },
    ]);
    const [noor, mila] = after.state.players;
    expect(noor.treaty).toEqual({ card: card('6C'), kind: 'treaty', laid: 4 });
    expect(mila.court[0]?.preparation).toBeNull();
    expect(after.state.discardPile).toEqual(cards('7S 8H'));
    expect(pending(after.state)).toMatchObject({ name: 'action', seats: ['noor'] });
    expect(judge(after.state, breakTreaty('9D'))).toBeUndefined();
    const again = act(after.state, [breakTreaty('9D')]).state;
    expect(pending(again)).toMatchObject({ name: 'action', seats: ['noor'] });
  });

  it('or lies there as a new one, and the old one stays discarded', () => {
    const after = act(asked.state, [layFeast]);
    expect(after.facts).toEqual([
      {
        event: { type: 'feastLaid', seat: 'mila', to: 'noor', card: card('7S') },
        cites: [
          'ng.preparation.feast',
          'ng.preparation.suit',
          'ng.preparation.regnant-only',
          'ng.preparation.feast-duration',
        ],
      },
    ]);
    const [noor, mila] = after.state.players;
    expect(noor.treaty).toEqual({ card: card('7S'), kind: 'feast', laid: 5 });
    expect(mila.court[0]?.preparation).toBeNull();
    expect(after.state.discardPile).toEqual(cards('8H 6C'));
  });

  it('lasts through the next Action Phase of that player (ng.preparation.feast-duration)', () => {
    const end = (first: Action) =>
      act(asked.state, [first, done, done, done]).state.players[0].treaty;
    expect(end(layFeast)).toEqual({ card: card('7S'), kind: 'feast', laid: 5 });
    expect(end(restoreTreaty)).toBeNull();
  });

  it('may be declined, and the Treaty stays broken', () => {
    const after = act(asked.state, [decline]);
    expect(after.facts).toEqual([
      { event: { type: 'feastDeclined', seat: 'mila' }, cites: ['ng.preparation.feast'] },
    ]);
    expect(after.state.players).toEqual([
      { ...state.players[0], hand: cards('9D'), treaty: null },
      state.players[1],
    ]);
  });

  it('is asked whatever lies there, and tells the other player nothing (window-shown)', () => {
    const other = broken('7D').state;
    expect(pending(other)).toEqual(pending(asked.state));
    expect(view(other, 'noor').stack).toEqual(view(asked.state, 'noor').stack);
    expect(options(other, 'mila')).toEqual([decline]);
    for (const action of [restoreTreaty, layFeast])
      expect(judge(other, action)).toEqual({
        because: 'ng.preparation.feast',
        reason: 'other-suit',
        particulars: { card: card('7D'), suit: 'spade' },
      });
  });

  it('needs a Spade in the Royal Court (ng.preparation.suit), any of them', () => {
    const bare = broken('7S', 'QH 3H').state;
    expect(judge(bare, layFeast)).toMatchObject({
      because: 'ng.preparation.suit',
      reason: 'no-royal-of-suit',
    });
    expect(options(broken('7S', 'QH 3H, JS').state, 'mila')).toEqual(ALL);
  });

  it('is not asked without a Preparation Card beneath the Regnant (ng.preparation.regnant-only)', () => {
    const none = act(actionPhase('KC 8C', { hand: '8H', treaty: '6C' }), [breakTreaty('8H')]);
    expect(none.facts).toHaveLength(1);
    const elsewhere = under('7S', 'QS 3H, JS', 1);
    expect(act(elsewhere, [breakTreaty('8H')]).facts).toHaveLength(1);
  });

  it('answers no Treaty that is discarded in the Migration Phase (feast-trigger)', () => {
    const expired = act(state, [done, done, done]);
    expect(expired.facts.map(({ event }) => event.type)).toContain('treatyExpired');
    expect(expired.facts.map(({ event }) => event.type)).not.toContain('feastAsked');
  });

  it('refuses what belongs to another decision, and whoever is not asked', () => {
    expect(judge(asked.state, reveal)).toMatchObject({
      because: 'ng.preparation.feast',
      reason: 'not-this-decision',
    });
    expect(judge(asked.state, { ...layFeast, seat: 'noor' })).toMatchObject({
      because: 'ng.preparation.feast',
      reason: 'not-your-decision',
    });
    expect(judge(state, { ...layFeast, seat: 'noor' })).toMatchObject({
      reason: 'not-this-decision',
    });
  });
});
