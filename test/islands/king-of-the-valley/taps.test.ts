import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import type { Position } from '../../../src/games/king-of-the-valley/types/position.ts';
import type { State } from '../../../src/games/king-of-the-valley/types/state.ts';
import { COLUMNS } from '../../../src/games/king-of-the-valley/tiles.ts';
import { HILL_PLACES, SIDES } from '../../../src/games/king-of-the-valley/hill.ts';
import type { Action } from '../../../src/games/king-of-the-valley/types/action.ts';
import { CELLS } from '../../../src/games/king-of-the-valley/valley.ts';
import {
  isLit,
  meaningOf,
  TAPPED,
  waysAfter,
  type Meaning,
  type Spot,
  type Tapped,
} from '../../../src/islands/king-of-the-valley/board/taps.ts';
import { samples } from '../../games/playthrough.ts';
import { kingOfTheValleyLaws as laws } from '../../support/king-of-the-valley-laws.ts';
import { table } from '../../support/king-of-the-valley.ts';

/** The table as somebody at this seat taps it. */
function tapped(state: State, seat = game.pending(state)!.seats[0]): Tapped {
  const moves = game.imaginable(state, seat).map((action) => ({ action, legal: !game.judge(state, action) }));
  return { king: state.players.find((player) => player.seat === seat)!.king, moves };
}

/** What several taps come to, one after the other. */
const after = (on: Tapped, ...spots: readonly Spot[]): Meaning =>
  spots.reduce<Meaning>((meaning, spot) => meaningOf(on, 'picked' in meaning ? meaning.picked : [], spot), { picked: [] });

const POSITION: Position = {
  players: [
    { seat: 'noor', king: 'a3', gold: 6, castle: { farmer: { up: { farmer: 3 } }, knight: { up: { 'knight-1': 1, 'knight-2': 1 } } } },
    { seat: 'mila', king: 'c5' },
  ],
  // prettier-ignore
  valley: {
    a3: 'countess', b3: 'farmer', c3: 'farmer', d3: 'duke', e3: 'duke',
    a4: 'queen', a5: 'jester', b4: 'countess', c5: 'farmer', a2: 'priest', a1: 'farmers-wife', b2: 'knight-1', c1: 'knight-1',
  },
  // prettier-ignore
  hill: {
    L1: 'farmer', L2: 'knight-3', L3: 'priest', L4: 'duke', L5: 'farmer', L6: 'queen',
    R1: 'jester', R2: 'farmer', R3: 'farmer', R4: 'farmer', R5: 'farmers-wife', R6: 'farmer',
  },
  turn: 'noor',
  phase: 2,
};
const legs = tapped(table(POSITION));
const noor = { seat: 'noor' } as const;

describe('a tap on the valley', () => {
  it('ends a leg where one tile only can be meant', () => {
    expect(after(legs, 'a4')).toEqual({ action: { type: 'leg', ...noor, to: 'a4' } });
    expect(after(legs, 'b3')).toEqual({ action: { type: 'leg', ...noor, to: 'b3' } });
  });

  it('asks again where a landing offers the end tile or what was passed', () => {
    expect(after(legs, 'd3')).toEqual({ picked: ['d3'] });
    expect(waysAfter(legs, ['d3']).map(({ action }) => action)).toEqual([
      { type: 'leg', ...noor, to: 'd3' },
      { type: 'leg', ...noor, to: 'd3', take: ['b3', 'c3'] },
    ]);
    expect(after(legs, 'd3', 'd3')).toEqual({ action: { type: 'leg', ...noor, to: 'd3' } });
    expect(after(legs, 'd3', 'c3')).toEqual({ action: { type: 'leg', ...noor, to: 'd3', take: ['b3', 'c3'] } });
    expect(after(legs, 'd3', 'b3')).toEqual({ action: { type: 'leg', ...noor, to: 'd3', take: ['b3', 'c3'] } });
  });

  it('asks also for a pair that seems to be one: at the border none is behind it to end on', () => {
    expect(after(legs, 'e3')).toEqual({ picked: ['e3'] });
    const pair = { type: 'leg', ...noor, to: 'e3', take: ['d3', 'e3'] };
    expect(waysAfter(legs, ['e3']).find(({ legal }) => !legal)?.action).toEqual(pair);
    expect(after(legs, 'e3', 'd3')).toEqual({ action: pair });
  });

  it('begins anew on another landing', () => {
    expect(after(legs, 'd3', 'a4')).toEqual({ action: { type: 'leg', ...noor, to: 'a4' } });
    expect(after(legs, 'd3', 'e3')).toEqual({ picked: ['e3'] });
  });

  it('picks the own king first, and from there goes on as without it', () => {
    expect(after(legs, 'a3')).toEqual({ picked: ['a3'] });
    expect(after(legs, 'a3', 'a4')).toEqual({ action: { type: 'leg', ...noor, to: 'a4' } });
    expect(after(legs, 'a3', 'd3', 'd3')).toEqual({ action: { type: 'leg', ...noor, to: 'd3' } });
    expect(after(legs, 'd3', 'a3')).toEqual({ picked: ['a3'] });
    expect(after(legs, 'a3', 'a3')).toEqual({ action: { type: 'leg', ...noor, to: 'a3' } });
  });

  it('is told as a move also where the rules refuse it, so that they say why', () => {
    expect(after(legs, 'b1')).toEqual({ action: { type: 'leg', ...noor, to: 'b1' } });
    expect(after(legs, 'c5')).toEqual({ action: { type: 'leg', ...noor, to: 'c5' } });
    expect(CELLS.every((cell) => cell === 'a3' || 'action' in after(legs, cell) || waysAfter(legs, [cell]).length > 1)).toBe(true);
  });

  it('places a king before the first turn', () => {
    const first = tapped(table({ players: [{ seat: 'noor' }, { seat: 'mila' }] }));
    expect(after(first, 'c3')).toEqual({ action: { type: 'place-king', ...noor, cell: 'c3' } });
    expect(CELLS.every((cell) => isLit(first, [], cell))).toBe(true);
  });
});

describe('the light on the valley', () => {
  const lit = (picked: readonly Spot[]): Spot[] => CELLS.filter((cell) => isLit(legs, picked, cell));

  it('stands wherever the rules let a leg end', () => {
    const ends = new Set(legs.moves.flatMap(({ action, legal }) => (legal && action.type === 'leg' ? [action.to] : [])));
    expect(lit([])).toEqual(CELLS.filter((cell) => ends.has(cell)));
    expect(lit(['a3'])).toEqual(lit([]));
  });

  it('narrows to what may be taken once a landing is picked', () => {
    expect(lit(['d3'])).toEqual(['b3', 'c3', 'd3']);
  });
});

describe('a tap on the hill', () => {
  it('recruits what lies there, or has the rules say why not', () => {
    const recruits = tapped(table({ ...POSITION, phase: 1 }));
    expect(after(recruits, 'L1')).toEqual({ action: { type: 'recruit', ...noor, place: 'L1' } });
    expect(after(recruits, 'L3')).toEqual({ action: { type: 'recruit', ...noor, place: 'L3' } });
    expect([isLit(recruits, [], 'L1'), isLit(recruits, [], 'L3'), isLit(recruits, [], 'L6')]).toEqual([true, false, false]);
  });

  it('looks at a column first, and takes it with the second tap', () => {
    const columns = tapped(table({ ...POSITION, valley: { ...POSITION.valley, b3: null, c3: null }, phase: 4, opened: ['b3', 'c3'] }));
    expect(after(columns, 'left')).toEqual({ picked: ['left'] });
    expect(after(columns, 'R4')).toEqual({ picked: ['right'] });
    expect(after(columns, 'left', 'right')).toEqual({ picked: ['right'] });
    expect(after(columns, 'left', 'left')).toEqual({ action: { type: 'column', ...noor, side: 'left' } });
  });

  it('has a column that is too short refused at once', () => {
    const short = tapped(
      table({
        ...POSITION,
        valley: { ...POSITION.valley, b3: null, c3: null },
        // prettier-ignore
        hill: {
          L1: 'farmer', L2: null, L3: null, L4: null, L5: null, L6: null,
          R1: 'jester', R2: 'duke', R3: 'queen', R4: null, R5: null, R6: null,
        },
        piles: { 2: { size: 0 }, 3: { size: 0 } },
        startingPlayer: 'mila',
        phase: 4,
        opened: ['b3', 'c3'],
      }),
    );
    expect(after(short, 'left')).toEqual({ action: { type: 'column', ...noor, side: 'left' } });
  });
});

describe('a tap on the own castle', () => {
  const moved = (to: 'c1' | 'a5', from: Position): Tapped => {
    const state = table(from);
    const played = game.imaginable(state, 'noor').find((action) => action.type === 'leg' && action.to === to && !action.take)!;
    let next = state;
    game.resolve(
      {
        get state() {
          return next;
        },
        random: undefined as never,
        emit: (event) => void (next = game.apply(next, event)),
      },
      played,
    );
    return tapped(next);
  };

  it('puts a jester into a column', () => {
    const jester = moved('a5', POSITION);
    expect(after(jester, 'in:duke')).toEqual({ action: { type: 'jester', ...noor, column: 'duke' } });
  });

  it('swaps what a column holds for a place of the hill, whichever is tapped first', () => {
    const wizard = moved('c1', { ...POSITION, valley: { ...POSITION.valley, b2: 'duke', c1: 'wizard' } });
    const swap = { action: { type: 'exchange', ...noor, column: 'farmer', give: 'farmer', place: 'L4' } };
    expect(after(wizard, 'in:farmer')).toEqual({ picked: ['in:farmer'] });
    expect(after(wizard, 'in:farmer', 'L4')).toEqual(swap);
    expect(after(wizard, 'L4', 'in:farmer')).toEqual(swap);
    expect(isLit(wizard, ['in:farmer'], 'L3')).toBe(false);
    // Two orders of knights: the buttons say which.
    expect(after(wizard, 'in:knight', 'L4')).toEqual({ picked: ['in:knight', 'L4'] });
    expect(waysAfter(wizard, ['in:knight', 'L4'])).toHaveLength(2);
  });

  it('pays a tax collector with the column', () => {
    const tax = moved('c1', { ...POSITION, valley: { ...POSITION.valley, b2: 'duke', c1: 'tax-collector-3-5' } });
    expect(after(tax, 'in:farmer')).toEqual({ action: { type: 'tax', ...noor, column: 'farmer', tiles: ['farmer', 'farmer', 'farmer'] } });
    expect([isLit(tax, [], 'in:farmer'), isLit(tax, [], 'in:knight')]).toEqual([true, false]);
  });
});

describe('the kinds of moves that get no button', () => {
  const SEATS = ['noor', 'mila'] as const;
  const ways = (on: Tapped, picked: readonly Spot[] = []): Action[] => {
    const lit = [...CELLS, ...HILL_PLACES, ...SIDES, ...COLUMNS.map((column) => `in:${column}` as const)].filter((spot) =>
      isLit(on, picked, spot),
    );
    return lit.flatMap((spot) => {
      const meaning = meaningOf(on, picked, spot);
      if ('action' in meaning) return [meaning.action];
      const offered = waysAfter(on, meaning.picked).map(({ action }) => action);
      return meaning.picked.length > picked.length && meaning.picked.length < 3 ? [...offered, ...ways(on, meaning.picked)] : offered;
    });
  };

  it('can all be made by tapping what is lit', () => {
    const states = [1, 2, 3, 4].flatMap((seed) => samples(game, laws, { seats: SEATS, seed, rulings: {} }, 12));
    const made = new Set<Action['type']>();
    for (const state of states) {
      if (!game.pending(state)) continue;
      const on = tapped(state);
      const can = ways(on);
      for (const { action, legal } of on.moves) {
        if (!legal || !TAPPED.includes(action.type)) continue;
        expect(can).toContainEqual(action);
        made.add(action.type);
      }
    }
    expect([...made]).toEqual(expect.arrayContaining(['recruit', 'leg', 'column']));
  });
});
