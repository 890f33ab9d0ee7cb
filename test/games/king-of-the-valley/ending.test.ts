import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import type { Position } from '../../../src/games/king-of-the-valley/types/position.ts';
import {
  act,
  cited,
  column,
  decline,
  eventsOf,
  hill,
  lastTiles,
  table,
  two,
  valley,
} from '../../support/king-of-the-valley.ts';

describe('the end of the game, with three players', () => {
  const FULL = 'L1 F R1 F L2 F R2 F L3 F R3 F L4 W R4 W L5 W R5 W L6 W R6 W';
  /** One player takes a single tile, or two passed, with so many tiles left in the third pile. */
  const turnOf = (turn: 'noor' | 'mila' | 'juri', left: number, taken: 1 | 2 | 3) => {
    const state = table({
      players: [
        { seat: 'noor', king: turn === 'noor' ? 'a1' : 'b5' },
        { seat: 'mila', king: turn === 'mila' ? 'a1' : 'c5' },
        { seat: 'juri', king: turn === 'juri' ? 'a1' : 'd5' },
      ],
      turn,
      round: 9,
      valley: valley(`
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        C K1 K2 K3 Q`),
      hill: hill(FULL),
      piles: { 2: { size: 0 }, 3: { size: left } },
    });
    const move =
      taken === 1
        ? { to: 'b1' }
        : taken === 2
          ? { to: 'd1', take: ['b1', 'c1'] }
          : { to: 'e1', take: ['b1', 'c1', 'd1'] };
    const after = act(
      state,
      decline(turn),
      { type: 'leg', seat: turn, ...move } as never,
      column('left', turn),
    );
    return { ...after, next: game.pending(after.state)?.seats };
  };

  it('is not triggered by an empty pile beside a full hill (N1)', () => {
    const { state, facts, next } = turnOf('mila', 2, 2);
    expect(state.piles[3]).toEqual([]);
    expect(eventsOf(facts, 'endTriggered')).toEqual([]);
    expect([state.ending, next]).toEqual([false, ['juri']]);
  });

  it('completes the round (N2, N4)', () => {
    const second = turnOf('mila', 2, 3);
    expect(eventsOf(second.facts, 'endTriggered')).toEqual([
      { type: 'endTriggered', seat: 'mila', missing: 1 },
    ]);
    expect([second.state.ending, second.next]).toEqual([true, ['juri']]);
    expect([...cited(second.facts)]).toContain('kv.end.complete-round');
    expect(turnOf('noor', 0, 1)).toMatchObject({ state: { ending: true }, next: ['mila'] });
  });

  it('is at once where the starting player would be next (N3)', () => {
    const { state, facts, next } = turnOf('juri', 0, 1);
    expect([...cited(facts)]).toContain('kv.end.immediately');
    expect([state.stage.type, next]).toEqual(['over', undefined]);
    expect(game.outcome(state)!.winners).toHaveLength(1);
  });

  it('leaves open what the hill cannot fill', () => {
    const position: Position = {
      players: two({ king: 'a1' }, { king: 'c5' }),
      turn: 'mila',
      round: 9,
      ...lastTiles('L1 D'),
      phase: 4,
      opened: ['c4', 'c3'],
    };
    const { state, facts } = act(table(position), column('left', 'mila'));
    expect(eventsOf(facts, 'positionReplenished').map(({ cell }) => cell)).toEqual(['c4']);
    expect([state.valley.c4.tile, state.valley.c3.tile, state.stage.type]).toEqual([
      'duke',
      null,
      'over',
    ]);
  });
});
