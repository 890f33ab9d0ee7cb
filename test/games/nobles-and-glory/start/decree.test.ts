import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/games/nobles-and-glory/cards.ts';
import {
  card,
  cards,
  impossible,
  inventory,
  players,
  table,
} from '../../../support/nobles-and-glory.ts';

const position = (written: string, progress = '', rest: object = {}) => ({
  players: players('KC 2S', 'QH 3S', {
    noor: { decree: { card: card(written), progress: cards(progress) } },
  }),
  ...rest,
});

describe('a position with a Decree', () => {
  it('has its progress', () => {
    const state = table(position('3D', '9H 8C'));
    expect(state.players[0].decree).toEqual({ card: card('3D'), progress: cards('9H 8C') });
    expect(inventory(state)).toEqual(CARDS);
    const bare = table({
      players: players('KC 2S', 'QH 3S', { mila: { decree: { card: card('3D') } } }),
    });
    expect(bare.players[1].decree).toEqual({ card: card('3D'), progress: [] });
  });

  it('cannot be with one of seven or more, or with other cards than Number Cards', () => {
    expect(impossible(position('7D'))).toMatchObject({
      because: 'ng.action.decree.place',
      reason: 'decree-too-high',
    });
    expect(impossible(position('KD'))).toMatchObject({ reason: 'not-number' });
    expect(impossible(position('3D', 'KD'))).toMatchObject({ reason: 'not-number' });
    expect(impossible(position('3D', '3D'))).toMatchObject({ reason: 'card-twice' });
  });

  it('cannot be with one that is fulfilled (ng.action.decree.fulfil)', () => {
    expect(impossible(position('2D', '9H 8C'))).toEqual({
      because: 'ng.action.decree.fulfil',
      reason: 'decree-fulfilled',
      particulars: { seat: 'noor', card: card('2D') },
    });
  });

  it('goes by the values of its progress by the other reading (decree-goal)', () => {
    const rulings = { 'decree-goal': 'sum-of-values' } as const;
    expect(impossible(position('3D', '9H', { rulings }))).toMatchObject({
      reason: 'decree-fulfilled',
    });
    expect(table(position('3D', '2H', { rulings })).players[0].decree).not.toBeNull();
  });

  it('counts its progress among the Glory Cards by the other reading (decree-glory-count)', () => {
    const full = {
      players: players('KC 2S', 'QH 3S', {
        noor: {
          glory: cards('AH 2H 4H 5H 6H'),
          decree: { card: card('3D'), progress: cards('9H 8H') },
        },
      }),
    };
    expect(table(full).players[0].glory).toHaveLength(5);
    const rulings = { 'decree-glory-count': 'still-in-pile' } as const;
    expect(impossible({ ...full, rulings })).toMatchObject({
      reason: 'over-already',
      particulars: { seat: 'noor', count: 7 },
    });
  });
});
