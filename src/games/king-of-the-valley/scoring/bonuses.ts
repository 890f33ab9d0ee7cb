import { heldIn, realIn } from '../castle.ts';
import { KNIGHTS_PER_ORDER, ORDERS, type Order } from '../tiles.ts';
import type { Castle, State } from '../types/state.ts';

type Readings = Pick<State, 'rulings'>;

/** Points for knights of one order (`kv.score.order-three`, `-four`, `-five`). */
const ORDER_POINTS: readonly number[] = [0, 0, 0, 3, 5, 8];

/** Points for a couple (`kv.score.couples`). */
const COUPLE_POINTS = 2;

/** Knights that count for each order; a sixth adds nothing. */
export type Orders = Readonly<Record<Order, number>>;

export const orderPoints = (count: number): number =>
  ORDER_POINTS[Math.min(count, KNIGHTS_PER_ORDER)]!;

/** Points for all orders together (`kv.score.several-orders`). */
export const pointsOf = (orders: Orders): number =>
  ORDERS.reduce((sum, order) => sum + orderPoints(orders[order]), 0);

/**
 * Knights by order. With `orders-jester` each jester in their column joins the order where it
 * brings most.
 */
export function ordersOf({ rulings }: Readings, { knight }: Castle): Orders {
  const own: Orders = {
    1: heldIn(knight, 'knight-1'),
    2: heldIn(knight, 'knight-2'),
    3: heldIn(knight, 'knight-3'),
    4: heldIn(knight, 'knight-4'),
  };
  return rulings['orders-jester'] === 'owner-names-order'
    ? bestWith(own, heldIn(knight, 'jester'))
    : own;
}

/**
 * The orders after so many jesters have joined them for the most points; the lowest order where it
 * makes no difference.
 */
function bestWith(orders: Orders, jesters: number): Orders {
  if (jesters === 0) return orders;
  return ORDERS.map((order) =>
    bestWith({ ...orders, [order]: orders[order] + 1 }, jesters - 1),
  ).reduce((best, other) => (pointsOf(other) > pointsOf(best) ? other : best));
}

/**
 * Couples of a farmer and a wife, used ones too. With `couples-jester` a jester in one of their
 * columns counts as one.
 */
export function couplesOf({ rulings }: Readings, { farmer, 'farmers-wife': wife }: Castle): number {
  const jesters = rulings['couples-jester'] === 'jester-couples-by-column';
  const inColumn = (column: typeof farmer): number =>
    realIn(column) + (jesters ? heldIn(column, 'jester') : 0);
  return Math.min(inColumn(farmer), inColumn(wife));
}

export const couplePoints = (couples: number): number => couples * COUPLE_POINTS;
