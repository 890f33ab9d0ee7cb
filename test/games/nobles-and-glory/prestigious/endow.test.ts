import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { judgeEndow } from '../../../../src/games/nobles-and-glory/prestigious/endow.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { MigrationPhase } from '../../../../src/games/nobles-and-glory/types/migration.ts';
import { view } from '../../../../src/games/nobles-and-glory/view.ts';
import { draw, drawPeasant } from '../../../support/nobles-and-glory-actions.ts';
import { act, card, cards } from '../../../support/nobles-and-glory.ts';
import { drawingWith, endow } from '../../../support/nobles-and-glory-prestigious.ts';

describe('Endow (ng.prestigious.endow)', () => {
  const { state } = drawingWith('endow');

  it('offers the top card of the Discard Pile, the Refugee, in place of a draw', () => {
    expect(pending(state)).toEqual({ name: 'migration', seats: ['noor'] });
    expect(options(state, 'noor')).toEqual([draw, endow]);
    const after = act(state, [endow]);
    expect(after.facts[0]).toEqual({
      event: { type: 'discardDrawn', seat: 'noor', card: card('JH') },
      cites: ['ng.prestigious.endow'],
    });
    expect(after.state.players[0].hand).toEqual(cards('JH 5D'));
    expect(after.state.discardPile).toEqual([]);
    expect(pending(after.state)).toMatchObject({ name: 'peasant', seats: ['mila'] });
  });

  it('is taken openly: the other player knows the card in the hand', () => {
    const after = act(state, [endow]).state;
    expect(view(after, 'mila').players[0]!.hand).toEqual([card('JH'), null]);
  });

  it('may come at any draw, but once (endow-draws), and beside a Peasant of the other player', () => {
    const choosing = drawingWith('endow', { their: '9D', court: 'KD 2D 3C 4S, QD, JD' }).state;
    expect(options(choosing, 'noor')).toEqual([draw, endow, drawPeasant('9D')]);
    const once = act(choosing, [draw, endow]).state;
    expect(judge(once, endow)).toMatchObject({
      because: 'ng.prestigious.endow',
      reason: 'discard-drawn',
    });
    expect(act(once, [drawPeasant('9D')]).state.players[0].hand).toEqual(cards('5D JH 9D'));
  });

  it('leaves the same number of draws, and may be left out', () => {
    expect(act(state, [draw, draw]).state.players[0].hand).toEqual(cards('5D 6D'));
  });

  it('is refused without such a Royal Court, with an Overmighty Noble, and without a card', () => {
    const phase = topOf(state) as MigrationPhase;
    expect(judgeEndow({ ...state, discardPile: [] }, phase)).toMatchObject({
      because: 'ng.prestigious.endow',
      reason: 'discard-pile-empty',
    });
    const mighty = drawingWith('endow', { court: 'KD 2D, QD 10C, JD', their: '9D' }).state;
    expect(judge(mighty, endow)).toMatchObject({ because: 'ng.prestigious.overmighty' });
    const other = drawingWith('abundance', { their: '9S' }).state;
    expect(judge(other, endow)).toMatchObject({ because: 'ng.prestigious' });
    expect(judge(state, { ...endow, seat: 'mila' })).toMatchObject({ reason: 'not-your-decision' });
  });
});
