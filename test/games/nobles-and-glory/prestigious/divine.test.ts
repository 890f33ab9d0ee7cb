import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { view } from '../../../../src/games/nobles-and-glory/view.ts';
import { discard, done } from '../../../support/nobles-and-glory-actions.ts';
import { act, card, cards } from '../../../support/nobles-and-glory.ts';
import { divine, drawingWith } from '../../../support/nobles-and-glory-prestigious.ts';

describe('Divine (ng.prestigious.divine)', () => {
  const { state, facts } = drawingWith('divine', { hand: '9S joker-1' });

  it('draws one card more and then asks for a card of the hand (prestigious-count)', () => {
    expect(state.players[0].hand).toEqual(cards('9S joker-1 5D 6D 7D'));
    expect(facts.at(-1)).toEqual({
      event: { type: 'effectStarted', seat: 'noor', effect: 'divine' },
      cites: ['ng.prestigious', 'ng.prestigious.divine'],
    });
    expect(pending(state)).toEqual({ name: 'divine', seats: ['noor'], secret: true });
    expect(options(state, 'noor')).toEqual(['9S', 'joker-1', '5D', '6D', '7D'].map(divine));
    expect(options(state, 'mila')).toEqual([]);
  });

  it('lays it face down on the Draw Pile, where its player alone knows it (known-cards)', () => {
    const after = act(state, [divine('9S')]);
    expect(after.facts[0]).toEqual({
      event: { type: 'cardLaidOnDrawPile', seat: 'noor', card: card('9S') },
      cites: ['ng.prestigious.divine'],
      seenBy: ['noor'],
    });
    expect(after.state.drawPile.slice(0, 2)).toEqual(cards('9S 8D'));
    expect(after.state.players[0].hand).toEqual(cards('joker-1 5D 6D 7D'));
    expect(view(after.state, 'noor').drawPile.slice(0, 2)).toEqual([card('9S'), null]);
    expect(view(after.state, 'mila').drawPile[0]).toBeNull();
    expect(pending(after.state)).toMatchObject({ name: 'peasant', seats: ['mila'] });
  });

  it('leaves the other player in the dark whether a card they knew is still in the hand', () => {
    const seen: State = { ...state, known: { [card('9S')]: ['mila'] } };
    expect(view(seen, 'mila').players[0]!.hand).toContain(card('9S'));
    for (const written of ['9S', '5D'])
      expect(view(act(seen, [divine(written)]).state, 'mila').players[0]!.hand).toEqual(
        Array.from({ length: 4 }, () => null),
      );
  });

  it('must be done, with a card of the hand (abundance-compulsory)', () => {
    for (const action of [done, discard('9S', 'discard-pile')])
      expect(judge(state, action)).toMatchObject({
        because: 'ng.prestigious.divine',
        reason: 'not-this-decision',
      });
    expect(judge(state, divine('9C'))).toEqual({
      because: 'ng.prestigious.divine',
      reason: 'not-in-hand',
      particulars: { seat: 'noor', card: card('9C') },
    });
    expect(judge(state, { ...divine('9S'), seat: 'mila' })).toMatchObject({
      reason: 'not-your-decision',
    });
  });

  it('asks for nothing with an Overmighty Noble (ng.prestigious.overmighty)', () => {
    const after = drawingWith('divine', { court: 'KH 2H, QH 10C, JH' }).state;
    expect(pending(after)).toMatchObject({ name: 'peasant', seats: ['mila'] });
    expect(after.players[0].hand).toHaveLength(2);
  });
});

describe('a card that Divine has laid on the Draw Pile (known-cards)', () => {
  const laid = act(drawingWith('divine', { hand: '9S' }).state, [divine('9S')]).state;

  it('is known to the player who laid it in the hand of whoever draws it', () => {
    const drawing: State = {
      ...laid,
      stack: [
        laid.stack[0],
        {
          type: 'migration',
          seat: 'mila',
          step: 'draw',
          drawsLeft: 1,
          peasantDrawn: false,
          discardDrawn: false,
          drawn: false,
        },
      ],
      players: [laid.players[0], { ...laid.players[1], peasants: [] }],
    };
    const drawn = act(drawing, [{ type: 'draw', seat: 'mila' }]);
    expect(drawn.facts[0]).toMatchObject({
      event: { type: 'cardDrawn', seat: 'mila', card: card('9S') },
      seenBy: ['mila', 'noor'],
    });
    expect(view(drawn.state, 'noor').players[1]!.hand).toEqual(cards('9S'));
  });

  it('is on record no more where it is turned up as the Refugee', () => {
    const mila = { type: 'done', seat: 'mila' } as const;
    const refugee: State = {
      ...laid,
      stack: [
        laid.stack[0],
        {
          type: 'migration',
          seat: 'mila',
          step: 'serf',
          drawsLeft: 0,
          peasantDrawn: false,
          discardDrawn: false,
          drawn: false,
        },
      ],
    };
    expect(act(refugee, [mila]).state.known).toEqual({});
  });
});
