import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  discard,
  done,
  drawPeasant,
  migrating,
} from '../../../support/nobles-and-glory-actions.ts';
import { act, card, cards, numbers } from '../../../support/nobles-and-glory.ts';
import { divine, drawingWith } from '../../../support/nobles-and-glory-prestigious.ts';

describe('Abundance (ng.prestigious.abundance)', () => {
  const { state, facts } = drawingWith('abundance', { hand: '9H joker-1' });

  it('draws one card more than the suits give (prestigious-count)', () => {
    expect(facts.filter(({ event }) => event.type === 'migrationStepStarted').at(-1)).toEqual({
      event: { type: 'migrationStepStarted', seat: 'noor', step: 'draw', draws: 3 },
      cites: [
        'ng.turn.migration.draw',
        'ng.hand.limit',
        'ng.prestigious',
        'ng.prestigious.abundance',
      ],
    });
    expect(state.players[0].hand).toEqual(cards('9H joker-1 5D 6D 7D'));
  });

  it('still stops at seven in hand (ng.hand.limit)', () => {
    const hand = '9H 8H 7H 6H 5H 4H';
    expect(drawingWith('abundance', { hand }).state.players[0].hand).toEqual(cards(`${hand} 5D`));
  });

  it('asks for a card, too, where the only one drawn is a Peasant of the other player (ng.turn.migration.draw-peasant)', () => {
    const choosing = drawingWith('abundance', { hand: '9H 8H 7H 6H 5H 4H', their: '9S' }).state;
    const after = act(choosing, [drawPeasant('9S')]).state;
    expect(after.players[0].hand).toEqual(cards('9H 8H 7H 6H 5H 4H 9S'));
    expect(pending(after)).toMatchObject({ name: 'abundance', seats: ['noor'] });
  });

  it('then asks for a card of the hand, unseen by the other player', () => {
    expect(facts.at(-1)).toEqual({
      event: { type: 'effectStarted', seat: 'noor', effect: 'abundance' },
      cites: ['ng.prestigious', 'ng.prestigious.abundance'],
    });
    expect(pending(state)).toEqual({ name: 'abundance', seats: ['noor'], secret: true });
    expect(options(state, 'noor')).toHaveLength(5 + 4);
    expect(options(state, 'mila')).toEqual([]);
    expect(judge(state, { ...discard('9H', 'peasants'), seat: 'mila' })).toMatchObject({
      because: 'ng.prestigious.abundance',
      reason: 'not-your-decision',
    });
  });

  it('puts it on one’s own Peasants or the Discard Pile, and the phase is over', () => {
    const peasant = act(state, [discard('9H', 'peasants')]);
    expect(peasant.state.players[0]).toMatchObject({
      hand: cards('joker-1 5D 6D 7D'),
      peasants: numbers('9H'),
    });
    expect(peasant.facts[0]).toEqual({
      event: { type: 'cardDiscarded', seat: 'noor', card: card('9H'), to: 'peasants' },
      cites: ['ng.prestigious.abundance'],
    });
    expect(pending(peasant.state)).toMatchObject({ name: 'peasant', seats: ['mila'] });
    const away = act(state, [discard('joker-1', 'discard-pile')]).state;
    expect(away.discardPile).toEqual(cards('joker-1 JD'));
    expect(away.players[1]).toEqual(state.players[1]);
  });

  it('must do so, with a Number Card where it becomes a Peasant (abundance-compulsory)', () => {
    expect(judge(state, done)).toMatchObject({ reason: 'not-this-decision' });
    expect(judge(state, divine('9H'))).toMatchObject({
      because: 'ng.prestigious.abundance',
      reason: 'not-this-decision',
    });
    expect(judge(state, discard('joker-1', 'peasants'))).toMatchObject({
      because: 'ng.card.number',
      reason: 'not-number',
    });
    expect(judge(state, discard('9C', 'peasants'))).toMatchObject({
      because: 'ng.prestigious.abundance',
      reason: 'not-in-hand',
    });
  });

  it.for([
    ['with a full hand', '9H 8H 7H 6H 5H 4H 3H', undefined],
    ['with an Overmighty Noble (ng.prestigious.overmighty)', '9H', 'KS 2S, QS 10D, JS'],
  ] as const)('asks for nothing %s', ([, hand, court]) => {
    const after = drawingWith('abundance', { hand, ...(court && { court }) });
    expect(pending(after.state)).toMatchObject({ name: 'peasant', seats: ['mila'] });
    const last = after.facts.filter(({ event }) => event.type === 'migrationStepStarted').at(-1);
    expect(last?.cites).toEqual(['ng.turn.migration.draw', 'ng.hand.limit']);
  });

  it('asks for nothing where no card is left to be drawn', () => {
    const bare: State = {
      ...migrating('KS 2S 3C, QS, JS', 'QC 4C', '', { noor: { hand: cards('9H') } }),
      drawPile: [],
      discardPile: [],
    };
    expect(pending(act(bare, [done, done]).state)).toMatchObject({ seats: ['mila'] });
  });

  it('counts a Peasant of the other player among the draws (ng.turn.migration.draw-peasant)', () => {
    const waiting = drawingWith('abundance', { their: '9S' }).state;
    const drawn = act(waiting, [{ type: 'draw-peasant', seat: 'noor', card: card('9S') }]).state;
    expect(drawn.players[0].hand).toEqual(cards('9S 5D 6D'));
    expect(pending(drawn)).toMatchObject({ name: 'abundance' });
  });
});
