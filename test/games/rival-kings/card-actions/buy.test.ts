import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { PileId } from '../../../../src/games/rival-kings/types/state.ts';
import {
  act,
  citesOf,
  factOf,
  moved,
  noorsTurn,
  refusal,
  story,
} from '../../../support/rival-kings.ts';

const buy = (pile: PileId) => ({ type: 'buy', seat: 'noor', pile }) as const;
const piles = { 'building-2': { cards: ['garden', 'farm'], size: 2, coins: 0 } } as const;

describe('buy', () => {
  test('takes the open building of a pile for its number, paid at that pile', () => {
    const before = noorsTurn({ subjects: ['miner'], buildings: ['inn'] }, { piles });
    const { state, facts } = act(before, buy('building-2'));
    expect(moved(before, state)).toEqual({
      'noor.coins': -4,
      'noor.buildings': ['inn', 'garden'],
      'noor.done': ['buy'],
      'building-2.cards': ['farm'],
      'building-2.coins': 4,
    });
    expect(story(facts)).toEqual(['coinsPaid', 'cardAcquired']);
    expect(factOf(facts, 'coinsPaid')).toEqual({
      event: { type: 'coinsPaid', seat: 'noor', pile: 'building-2', card: 'garden', coins: 4 },
      cites: ['rk.components.number', 'rk.action.buy.pay-at-pile', 'rk.money.change'],
    });
    expect(factOf(facts, 'cardAcquired')).toEqual({
      event: {
        type: 'cardAcquired',
        seat: 'noor',
        card: 'garden',
        pile: 'building-2',
        depth: 0,
        action: 'buy',
        source: 'own',
      },
      cites: ['rk.action.buy', 'rk.action.buy.row', 'rk.display.rows'],
      seenBy: ['noor', 'mila', 'juri'],
    });
  });

  test('gives the owner no ability: buildings have none', () => {
    const { state } = act(noorsTurn({}, { piles }), buy('building-2'));
    expect(
      refusal(state, { type: 'ability', seat: 'noor', subject: 'gardener', swapWith: 'mila' }),
    ).toEqual(
      refuse('rk.display.buildings-passive', 'no-subject-buildings-passive', { seat: 'noor' }),
    );
  });

  test('spends the last coin', () => {
    expect(act(noorsTurn({ coins: 4 }, { piles }), buy('building-2')).state.players[0]!.coins).toBe(
      0,
    );
  });

  test('needs the whole price', () => {
    expect(refusal(noorsTurn({ coins: 3 }, { piles }), buy('building-2'))).toEqual(
      refuse('rk.action.buy', 'too-expensive', {
        seat: 'noor',
        card: 'garden',
        price: 4,
        coins: 3,
      }),
    );
  });

  test('takes no subject', () => {
    expect(refusal(noorsTurn(), buy('subject-1'))).toEqual(
      refuse('rk.action.buy', 'no-building-there', { pile: 'subject-1', card: 'gardener' }),
    );
  });

  test('is no action of a character that does not show it', () => {
    expect(refusal(noorsTurn({ played: 'duke' }), buy('building-1'))).toEqual(
      refuse('rk.components.character-anatomy', 'not-on-card', {
        seat: 'noor',
        action: 'buy',
        character: 'duke',
      }),
    );
  });

  test('stolen it is paid by the thief, who keeps the building', () => {
    const before = noorsTurn(
      { played: 'queen' },
      { mila: { played: 'duke' }, juri: { played: 'bursar' }, piles },
    );
    const { state, facts } = act(
      before,
      { type: 'steal', seat: 'noor', from: 'juri', action: 'buy' },
      buy('building-2'),
    );
    expect(moved(before, state)).toEqual({
      'noor.coins': -4,
      'noor.buildings': ['garden'],
      'juri.crests': [{ action: 'buy', by: 'noor' }],
      'building-2.cards': ['farm'],
      'building-2.coins': 4,
    });
    expect(citesOf(facts, 'cardAcquired')).toEqual([
      'rk.steal.immediate',
      'rk.action.buy',
      'rk.action.buy.row',
      'rk.display.rows',
    ]);
  });
});
