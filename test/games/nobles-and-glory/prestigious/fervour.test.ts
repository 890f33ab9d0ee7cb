import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { view } from '../../../../src/games/nobles-and-glory/view.ts';
import { done, draw } from '../../../support/nobles-and-glory-actions.ts';
import { act, card, cards, court, numbers } from '../../../support/nobles-and-glory.ts';
import { drawingWith, fervour } from '../../../support/nobles-and-glory-prestigious.ts';

const ALL_ROWS = ['KC', 'QC', 'JC', null];

describe('Fervour (ng.prestigious.fervour)', () => {
  const { state, facts } = drawingWith('fervour', { drawPile: '7C 5D 8C 6D 9D' });

  it('asks about the card drawn from the Draw Pile, which is in the hand', () => {
    expect(facts.at(-1)).toEqual({
      event: { type: 'effectStarted', seat: 'noor', effect: 'fervour' },
      cites: ['ng.prestigious', 'ng.prestigious.fervour'],
    });
    expect(pending(state)).toEqual({ name: 'fervour', seats: ['noor'], secret: true });
    expect(options(state, 'noor')).toEqual([...ALL_ROWS.map((to) => fervour('7C', to)), done]);
    expect(options(state, 'mila')).toEqual([]);
  });

  it('places a Club as a Subject without Equipoise or Administration, and another is drawn for it', () => {
    const after = act(state, [fervour('7C', 'QC')]);
    expect(after.facts[0]).toEqual({
      event: { type: 'drawnCardPlaced', seat: 'noor', card: card('7C'), royal: card('QC') },
      cites: ['ng.prestigious.fervour'],
    });
    expect(after.state.players[0].court).toEqual(court('KC 2C 3S, QC 7C, JC'));
    expect(after.state.players[0].hand).toEqual(cards('5D'));
    expect(act(after.state, [done]).state.players[0].hand).toEqual(cards('5D 8C'));
  });

  it('or as a Peasant', () => {
    const after = act(state, [fervour('7C', null)]).state;
    expect(after.players[0]).toMatchObject({ peasants: numbers('7C'), hand: cards('5D') });
    expect(after.players[1]).toEqual(state.players[1]);
  });

  it('does so with every Club drawn (fervour-repeat), and draws as many as ever', () => {
    const all = [fervour('7C', 'KC'), done, fervour('8C', null), done];
    const { state: after } = act(state, all);
    expect(after.players[0]).toMatchObject({ hand: cards('5D 6D'), peasants: numbers('8C') });
    expect(pending(after)).toMatchObject({ name: 'peasant', seats: ['mila'] });
  });

  it('may be left out, and tells the other player nothing of the card', () => {
    const kept = act(state, [done]);
    expect(kept.facts[0]).toEqual({
      event: { type: 'drawnCardKept', seat: 'noor' },
      cites: ['ng.prestigious.fervour'],
    });
    expect(kept.state.players[0].hand).toEqual(cards('7C 5D'));
    expect(options(kept.state, 'noor')).toEqual([done]);
    expect(pending(kept.state)).toEqual(pending(state));
    expect(view(kept.state, 'mila').players[0]!.hand).toEqual([null, null]);
  });

  it.for([
    ['another card of the hand', '5D 6D', fervour('8C', null), 'not-drawn', { card: card('8C') }],
    [
      'another suit',
      '5D 6D',
      fervour('5D', null),
      'other-suit',
      { card: card('5D'), suit: 'club' },
    ],
    ['a Royal Card', 'KH 6D', fervour('KH', null), 'not-number', { card: card('KH') }],
    ['no such row', '7C 6D', fervour('7C', 'KS'), 'no-such-royal', { card: card('KS') }],
    ['what belongs to another decision', '7C 6D', draw, 'not-this-decision', { action: 'draw' }],
  ] as const)('refuses %s', ([, drawPile, action, reason, particulars]) => {
    const asked = drawingWith('fervour', { drawPile, hand: '8C' }).state;
    expect(judge(asked, action)).toMatchObject({ reason, particulars });
  });

  it('needs a space for a Subject (ng.capacity.king-consort)', () => {
    const full = drawingWith('fervour', { court: 'KC 2C 3S 4S 5S, QC, JC', drawPile: '7C 5D' });
    expect(judge(full.state, fervour('7C', 'KC'))).toMatchObject({
      because: 'ng.capacity.king-consort',
      reason: 'row-full',
    });
  });

  it('is not asked about a Peasant of the other player, nor with an Overmighty Noble (ng.prestigious.overmighty)', () => {
    const choosing = drawingWith('fervour', { their: '9C', drawPile: '7C 5D' }).state;
    expect(pending(choosing)).toMatchObject({ name: 'migration' });
    expect(pending(act(choosing, [draw]).state)).toMatchObject({ name: 'fervour' });
    const { facts: since } = act(choosing, [
      { type: 'draw-peasant', seat: 'noor', card: card('9C') },
    ]);
    expect(since.map(({ event }) => event.type)).toEqual([
      'peasantDrawn',
      'cardDrawn',
      'effectStarted',
    ]);
    const mighty = drawingWith('fervour', { court: 'KC 2C, QC 10S, JC', drawPile: '7C 5D' });
    expect(pending(mighty.state)).toMatchObject({ name: 'peasant', seats: ['mila'] });
  });
});
