import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import { act, noorsTurn, offers, refusal, table } from '../../../support/rival-kings.ts';

describe('Taking a card by name', () => {
  const take = (seat: 'noor' | 'juri') => ({ type: 'take', seat, card: 'farm' }) as const;

  test('is possible only while a pile is being looked through', () => {
    expect(
      refusal(
        noorsTurn({ subjects: ['miner'] }, { piles: { 'building-1': { cards: ['farm'] } } }),
        take('noor'),
      ),
    ).toEqual(
      refuse('rk.action.top-card', 'nothing-to-search-now', { seat: 'noor', card: 'farm' }),
    );
  });

  test('ends the search, and the turn goes on', () => {
    const before = noorsTurn(
      { subjects: ['miner'] },
      { piles: { 'building-1': { cards: ['inn', 'farm'] } } },
    );
    const { state } = act(
      before,
      { type: 'ability', seat: 'noor', subject: 'miner', pile: 'building-1' },
      take('noor'),
    );
    expect(refusal(state, take('noor'))).toEqual(
      refuse('rk.action.top-card', 'nothing-to-search-now', { seat: 'noor', card: 'farm' }),
    );
    expect(offers(state, 'noor')).toContainEqual({ type: 'settle', seat: 'noor' });
  });

  test('belongs to the action phase', () => {
    const choosing = table({ players: [{ seat: 'noor', subjects: ['miner'] }, { seat: 'mila' }] });
    expect(refusal(choosing, take('noor'))).toEqual(refuse('rk.cycle.phases', 'still-choosing'));
  });
});
