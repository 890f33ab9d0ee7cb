import { describe, expect, it } from 'vitest';
import { preparationEvents } from '../../../../src/games/nobles-and-glory/events/preparations.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  actionPhase,
  card,
  cards,
  court,
  number,
  royal,
} from '../../../support/nobles-and-glory.ts';

const state: State = {
  ...actionPhase('KH 2H, QC 3C', { hand: '5D 7S KD', mila: 'QS 4S' }),
  known: { 'diamond-5': ['mila'], 'spade-7': ['mila'], 'diamond-king': ['mila'] },
};

const placed = preparationEvents.preparationPlaced(state, {
  type: 'preparationPlaced',
  seat: 'noor',
  card: number('5D'),
  royal: royal('KH'),
});

describe('events of Preparation Cards', () => {
  it('lay one beneath a Royal Card, and nobody else knows which of the Number Cards it was', () => {
    const [king, queen] = court('KH 2H, QC 3C');
    expect(placed.players[0]).toMatchObject({
      hand: cards('7S KD'),
      court: [{ ...king, preparation: card('5D') }, queen],
    });
    expect(placed.known).toEqual({ [card('KD')]: ['mila'] });
    expect(placed.players[1]).toBe(state.players[1]);
  });

  it('discard the one beneath the Regnant, which lies open then', () => {
    const revealed = preparationEvents.preparationRevealed(
      { ...placed, known: { 'diamond-5': ['mila'] } },
      { type: 'preparationRevealed', seat: 'noor', card: number('5D') },
    );
    expect(revealed.players[0].court).toEqual(state.players[0].court);
    expect(revealed.discardPile).toEqual(cards('5D'));
    expect(revealed.known).toEqual({});
    expect(revealed.stack).toBe(placed.stack);
  });

  it('discard it by either reading outside a Duel (duel-training-recovery)', () => {
    const { rulings } = placed;
    const revealed = preparationEvents.preparationRevealed(
      { ...placed, rulings: { ...rulings, 'duel-training-recovery': 'becomes-recovery' } },
      { type: 'preparationRevealed', seat: 'noor', card: number('5D') },
    );
    expect(revealed.discardPile).toEqual(cards('5D'));
  });

  it('leave it there, and an Intrigue waits no more', () => {
    const asked: State = {
      ...placed,
      stack: [
        ...placed.stack,
        { type: 'intrigue', seat: 'noor', plot: 'treason', card: number('2H'), royal: null },
      ],
    };
    const kept = preparationEvents.nothingRevealed(asked, {
      type: 'nothingRevealed',
      seat: 'noor',
    });
    expect(kept).toEqual(placed);
  });
});
