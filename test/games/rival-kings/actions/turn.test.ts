import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import { act, citesOf, eventOf, moved, noorsTurn, offers, refusal, story, table, turnOf } from '../../../support/rival-kings.ts';

const end = (seat: 'noor' | 'mila' | 'juri') => ({ type: 'end', seat }) as const;
const waive = (seat: 'noor' | 'mila' | 'juri') => ({ type: 'waive', seat }) as const;

describe('Ending the own turn', () => {
  test('gives the turn to the next rank and moves nothing', () => {
    const before = noorsTurn();
    const { state, facts } = act(before, end('noor'));
    expect(facts).toEqual([{ event: { type: 'turnStarted', seat: 'juri', tie: null }, cites: ['rk.turn.rank-order'] }]);
    expect(turnOf(state)).toBe('juri');
    expect(moved(before, state)).toEqual({});
  });

  test('is never done by itself: with nothing left to do the turn still waits for it', () => {
    const before = noorsTurn({ markers: 1, coins: 3 }, { piles: { 'building-1': { cards: ['inn'] } } });
    const { state } = act(before, { type: 'settle', seat: 'noor' }, { type: 'buy', seat: 'noor', pile: 'building-1' });
    expect(turnOf(state)).toBe('noor');
    expect(offers(state, 'noor')).toEqual([end('noor')]);
  });

  test('is final: the player who has ended has no second turn in this cycle', () => {
    const { state } = act(noorsTurn(), end('noor'));
    expect(refusal(state, end('noor'))).toEqual(refuse('rk.turn.rank-order', 'not-your-turn', { seat: 'noor', other: 'juri' }));
  });

  test('of the last player ends the cycle, and the characters are put away', () => {
    const { state, facts } = act(noorsTurn(), end('noor'), end('juri'));
    expect(story(facts)).toEqual(['turnStarted', 'cycleEnded', 'cycleStarted']);
    expect(citesOf(facts, 'cycleStarted')).toEqual(['rk.round.two-cycles', 'rk.cycle.phases', 'rk.round.two-of-three']);
    expect(state).toMatchObject({ cycle: 2, stage: { type: 'choose' } });
    expect(state.players.map(({ played }) => played)).toEqual([null, null, null]);
  });

  test('of the last player ends the game where a pile is empty', () => {
    const before = noorsTurn({}, { piles: { 'building-1': { size: 0 } } });
    const { state, facts } = act(before, end('noor'), end('juri'));
    expect(citesOf(facts, 'cycleEnded')).toContain('rk.end.finish-cycle');
    expect(state.stage).toEqual({ type: 'over' });
    expect(refusal(state, end('noor'))).toEqual(refuse('rk.end.finish-cycle', 'game-over'));
  });

  test('belongs to the player whose turn it is', () => {
    const other = (seat: 'mila' | 'juri') => refuse('rk.turn.rank-order', 'not-your-turn', { seat, other: 'noor' });
    expect(refusal(noorsTurn(), end('mila'))).toEqual(other('mila'));
    expect(refusal(noorsTurn(), end('juri'))).toEqual(other('juri'));
  });
});

describe('Waiving', () => {
  test('does without the action that is due, which is gone', () => {
    const before = noorsTurn({ played: 'knight' }, { juri: { played: 'countess' } });
    const stolen = act(before, { type: 'steal', seat: 'noor', from: 'juri', action: 'money' }).state;
    const { state, facts } = act(stolen, waive('noor'));
    expect(eventOf(facts, 'actionWaived')).toEqual({ type: 'actionWaived', seat: 'noor', action: 'money' });
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
    expect(facts).toEqual([{ event: { type: 'searchEnded', seat: 'noor' }, cites: ['rk.ability.miner'] }]);
    expect(moved(searching, state)).toEqual({});
    expect(offers(state, 'noor')).toContainEqual({ type: 'settle', seat: 'noor' });
  });

  test('has no object where nothing is due', () => {
    expect(refusal(noorsTurn(), waive('noor'))).toEqual(refuse('rk.turn.rank-order', 'nothing-due', { seat: 'noor' }));
  });

  test('belongs to the player whose turn it is', () => {
    const before = noorsTurn({ played: 'knight' }, { juri: { played: 'countess' } });
    const { state } = act(before, { type: 'steal', seat: 'noor', from: 'juri', action: 'money' });
    expect(refusal(state, waive('juri'))).toEqual(refuse('rk.turn.rank-order', 'not-your-turn', { seat: 'juri', other: 'noor' }));
  });
});

describe('Taking a card by name', () => {
  const take = (seat: 'noor' | 'juri') => ({ type: 'take', seat, card: 'farm' }) as const;

  test('is possible only while a pile is being looked through', () => {
    expect(refusal(noorsTurn({ subjects: ['miner'] }, { piles: { 'building-1': { cards: ['farm'] } } }), take('noor'))).toEqual(
      refuse('rk.action.top-card', 'nothing-to-search-now', { seat: 'noor', card: 'farm' }),
    );
  });

  test('ends the search, and the turn goes on', () => {
    const before = noorsTurn({ subjects: ['miner'] }, { piles: { 'building-1': { cards: ['inn', 'farm'] } } });
    const { state } = act(before, { type: 'ability', seat: 'noor', subject: 'miner', pile: 'building-1' }, take('noor'));
    expect(refusal(state, take('noor'))).toEqual(refuse('rk.action.top-card', 'nothing-to-search-now', { seat: 'noor', card: 'farm' }));
    expect(offers(state, 'noor')).toContainEqual({ type: 'settle', seat: 'noor' });
  });

  test('belongs to the action phase', () => {
    const choosing = table({ players: [{ seat: 'noor', subjects: ['miner'] }, { seat: 'mila' }] });
    expect(refusal(choosing, take('noor'))).toEqual(refuse('rk.cycle.phases', 'still-choosing'));
  });
});
