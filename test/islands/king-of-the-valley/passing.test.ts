import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import type { Position } from '../../../src/games/king-of-the-valley/types/position.ts';
import { CELLS, type Cell } from '../../../src/games/king-of-the-valley/valley.ts';
import {
  inPossibleOrder,
  isPossibleOrder,
  possibleOrders,
} from '../../../src/islands/king-of-the-valley/table/passing.ts';
import { table } from '../../../src/islands/king-of-the-valley/table/table.ts';

/** Noor’s king stands there after its move, and these positions are open. */
const after = (king: Cell, opened: readonly Cell[], more: Partial<Position> = {}): Position => ({
  players: [
    { seat: 'noor', king },
    { seat: 'mila', king: 'd4' },
  ],
  phase: 3,
  opened,
  ...more,
});

const ordersOf = (...table: Parameters<typeof after>): string[] =>
  possibleOrders(after(...table)).map((order) => order.join(' '));

describe('the order in which a king has opened positions', () => {
  it.for<[what: string, king: Cell, opened: Cell[], orders: string[]]>([
    ['the end tile, on which the king stands', 'a1', ['a1'], ['a1']],
    ['a pair that was tapped from the king on', 'a1', ['b1', 'c1'], ['c1 b1']],
    ['a pair that was tapped as it was passed', 'a1', ['c1', 'b1'], ['c1 b1']],
    ['a pair with another tile between', 'a1', ['b1', 'd1'], ['d1 b1']],
    ['a pair on a diagonal', 'd4', ['b2', 'c3'], ['b2 c3']],
    ['three tiles across the whole valley', 'a3', ['c3', 'b3', 'd3'], ['d3 c3 b3']],
    ['a priest and the tile after it', 'a1', ['a1', 'c3'], ['c3 a1']],
    ['a priest and a pair after it', 'a1', ['b1', 'c1', 'e1'], ['e1 c1 b1']],
    [
      'two priests, either of which may have been the first',
      'c3',
      ['a3', 'c3', 'e3'],
      ['a3 e3 c3', 'e3 a3 c3'],
    ],
    [
      'two priests, of which only one lies in line with the end tile',
      'c3',
      ['c3', 'a3', 'a4'],
      ['a4 a3 c3'],
    ],
  ])('follows from where it stands: %s', ([, king, opened, orders]) => {
    expect(ordersOf(king, opened).toSorted()).toEqual(orders);
    expect(inPossibleOrder(after(king, opened)).opened!.join(' ')).toBe(
      orders.length === 1 ? orders[0] : opened.join(' '),
    );
  });

  it.for<[what: string, king: Cell, opened: Cell[]]>([
    ['one tile on which it does not stand', 'a1', ['b1']],
    ['a pair at the border, which has no tile before it from which to start', 'c1', ['b1', 'a1']],
    ['a pair of which it does not stand directly behind the last', 'a1', ['c1', 'd1']],
    ['two tiles in no straight line', 'a1', ['b1', 'b2']],
    ['the tile under it and one out of line, on which no priest can have been', 'a1', ['a1', 'b3']],
    ['four priests', 'a1', ['a1', 'a2', 'a3', 'a4', 'a5']],
  ])('is none for %s', ([, king, opened]) => {
    expect(ordersOf(king, opened)).toEqual([]);
    expect(inPossibleOrder(after(king, opened)).opened).toEqual(opened);
    expect(table.missing(after(king, opened))).toEqual({ key: 'lay.missing.taken', seat: 'noor' });
  });

  it('has priests where coins lie', () => {
    expect(ordersOf('c3', ['a3', 'c3', 'e3'], { coins: ['a3', 'e3'] })).toHaveLength(2);
    expect(ordersOf('a1', ['b1', 'c1'], { coins: ['b1'] })).toEqual([]);
    expect(ordersOf('a1', ['b1', 'c1', 'd1'], { coins: ['d1'] })).toEqual(['d1 c1 b1']);
    expect(
      ordersOf('c3', ['a3', 'c3'], { coins: ['c3'] }),
      'the king cannot end on a priest',
    ).toEqual([]);
  });

  it('ends on the priest under a king that is still on its way', () => {
    expect(ordersOf('c3', ['c3', 'a3'], { phase: 2 })).toEqual(['a3 c3']);
    expect(ordersOf('c3', ['a3'], { phase: 2 })).toEqual([]);
  });
});

describe('what the table tool needs to know of it', () => {
  it('is nothing, at once, where a link opens more positions than a turn can: the rules refuse them', () => {
    const all = after('a1', CELLS);
    expect(possibleOrders(all)).toEqual([]);
    expect(inPossibleOrder(all)).toEqual(all);
    expect(table.missing(all)).toBeUndefined();
    expect(game.start(all)).toMatchObject({ ok: false, refusal: { reason: 'opened-too-many' } });
  });

  it('is nothing where the order follows, and the order where several are possible and another one is listed', () => {
    expect(table.missing(after('a1', ['c1', 'b1']))).toBeUndefined();
    expect(table.missing(after('c3', ['a3', 'e3', 'c3']))).toBeUndefined();
    expect(isPossibleOrder(after('a1', ['b1', 'c1']))).toBe(false);
    expect(table.missing(after('c3', ['c3', 'a3', 'e3']))).toEqual({
      key: 'lay.missing.order',
      seat: 'noor',
    });
  });

  it('is nothing before a position is open', () => {
    expect(possibleOrders(after('a1', []))).toEqual([]);
    expect(table.missing({ players: after('a1', []).players })).toBeUndefined();
  });
});
