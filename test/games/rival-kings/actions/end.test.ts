import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import {
  act,
  citesOf,
  moved,
  noorsTurn,
  offers,
  refusal,
  story,
  turnOf,
} from '../../../support/rival-kings.ts';

const end = (seat: 'noor' | 'mila' | 'juri') => ({ type: 'end', seat }) as const;

describe('Ending the own turn', () => {
  test('gives the turn to the next rank and moves nothing', () => {
    const before = noorsTurn();
    const { state, facts } = act(before, end('noor'));
    expect(facts).toEqual([
      { event: { type: 'turnStarted', seat: 'juri', tie: null }, cites: ['rk.turn.rank-order'] },
    ]);
    expect(turnOf(state)).toBe('juri');
    expect(moved(before, state)).toEqual({});
  });

  test('is never done by itself: with nothing left to do the turn still waits for it', () => {
    const before = noorsTurn(
      { markers: 1, coins: 3 },
      { piles: { 'building-1': { cards: ['inn'] } } },
    );
    const { state } = act(
      before,
      { type: 'settle', seat: 'noor' },
      { type: 'buy', seat: 'noor', pile: 'building-1' },
    );
    expect(turnOf(state)).toBe('noor');
    expect(offers(state, 'noor')).toEqual([end('noor')]);
  });

  test('is final: the player who has ended has no second turn in this cycle', () => {
    const { state } = act(noorsTurn(), end('noor'));
    expect(refusal(state, end('noor'))).toEqual(
      refuse('rk.turn.rank-order', 'not-your-turn', { seat: 'noor', other: 'juri' }),
    );
  });

  test('of the last player ends the cycle, and the characters are put away', () => {
    const { state, facts } = act(noorsTurn(), end('noor'), end('juri'));
    expect(story(facts)).toEqual(['turnStarted', 'cycleEnded', 'cycleStarted']);
    expect(citesOf(facts, 'cycleStarted')).toEqual([
      'rk.round.two-cycles',
      'rk.cycle.phases',
      'rk.round.two-of-three',
    ]);
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
    const other = (seat: 'mila' | 'juri') =>
      refuse('rk.turn.rank-order', 'not-your-turn', { seat, other: 'noor' });
    expect(refusal(noorsTurn(), end('mila'))).toEqual(other('mila'));
    expect(refusal(noorsTurn(), end('juri'))).toEqual(other('juri'));
  });
});
