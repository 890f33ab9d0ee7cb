import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import {
  act,
  citesOf,
  eventOf,
  moved,
  noorsTurn,
  offers,
  refusal,
} from '../../../support/rival-kings.ts';

const end = (seat: 'noor' | 'mila' | 'juri') => ({ type: 'end', seat }) as const;
const waive = (seat: 'noor' | 'mila' | 'juri') => ({ type: 'waive', seat }) as const;

describe('Waiving', () => {
  test('does without the action that is due, which is gone', () => {
    const before = noorsTurn({ played: 'knight' }, { juri: { played: 'countess' } });
    const stolen = act(before, {
      type: 'steal',
      seat: 'noor',
      from: 'juri',
      action: 'money',
    }).state;
    const { state, facts } = act(stolen, waive('noor'));
    expect(eventOf(facts, 'actionWaived')).toEqual({
      type: 'actionWaived',
      seat: 'noor',
      action: 'money',
    });
    expect(citesOf(facts, 'actionWaived')).toEqual(['rk.steal.immediate']);
    expect(moved(stolen, state)).toEqual({});
    expect(offers(state, 'noor')).toContainEqual(end('noor'));
  });

  test('does without a card of the pile being looked through', () => {
    const searching = act(noorsTurn({ subjects: ['miner'] }), {
      type: 'ability',
      seat: 'noor',
      subject: 'miner',
      pile: 'building-1',
    }).state;
    const { state, facts } = act(searching, waive('noor'));
    expect(facts).toEqual([
      { event: { type: 'searchEnded', seat: 'noor' }, cites: ['rk.ability.miner'] },
    ]);
    expect(moved(searching, state)).toEqual({});
    expect(offers(state, 'noor')).toContainEqual({ type: 'settle', seat: 'noor' });
  });

  test('has no object where nothing is due', () => {
    expect(refusal(noorsTurn(), waive('noor'))).toEqual(
      refuse('rk.turn.rank-order', 'nothing-due', { seat: 'noor' }),
    );
  });

  test('belongs to the player whose turn it is', () => {
    const before = noorsTurn({ played: 'knight' }, { juri: { played: 'countess' } });
    const { state } = act(before, { type: 'steal', seat: 'noor', from: 'juri', action: 'money' });
    expect(refusal(state, waive('juri'))).toEqual(
      refuse('rk.turn.rank-order', 'not-your-turn', { seat: 'juri', other: 'noor' }),
    );
  });
});
