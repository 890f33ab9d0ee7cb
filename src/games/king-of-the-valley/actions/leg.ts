import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty, Seat } from '../../../engine/types.ts';
import { apply } from '../apply.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import { canUse, setsBehind } from '../summoning.ts';
import { otherKingOn, playerAt } from '../table.ts';
import { inOrder, isBorder, judgeOccupied, judgeTake, refuseUse } from '../taking.ts';
import { isSubject } from '../tiles.ts';
import type { KingOfTheValley } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { FromValley } from '../types/event.ts';
import type { State, TurnStage } from '../types/state.ts';
import { passedBetween, WAYS, type Cell } from '../valley.ts';

type Leg = ActionOf<'leg'>;

/** Every leg that the king may go now. */
export function legOptions(state: State, turn: TurnStage): Leg[] {
  const legs: Leg[] = [];
  forEachLeg(state, turn, (leg) => {
    legs.push(leg);
    return false;
  });
  return legs;
}

/** Whether the king may go anywhere. */
export const hasLeg = (state: State, turn: TurnStage): boolean =>
  forEachLeg(state, turn, () => true);

/** Shows every leg that the king may go until one is `enough`; whether one was. */
function forEachLeg(state: State, turn: TurnStage, enough: (leg: Leg) => boolean): boolean {
  const { seat } = turn;
  const from = kingOf(state, seat);
  if (
    state.valley[from].tile === 'priest' &&
    !judgeStay(state, turn, from) &&
    enough({ type: 'leg', seat, to: from })
  )
    return true;
  for (const { to, passed } of WAYS[from]) {
    if (state.valley[to].tile === null) continue;
    const sets = setsBehind(state, seat, passed);
    for (const take of sets) if (enough({ type: 'leg', seat, to, take })) return true;
    if (!judgeEnd(state, turn, to, sets) && enough({ type: 'leg', seat, to })) return true;
  }
  return false;
}

const kingOf = (state: State, seat: Seat): Cell => playerAt(state, seat).king!;

/**
 * A leg of the king’s path: the path itself, what stands there, what is taken, and what that asks
 * for.
 */
export function judgeLeg(state: State, turn: TurnStage, { seat, to, take }: Leg): Judgement {
  const from = kingOf(state, seat);
  if (to === from)
    return take ? refuse('kv.summon.mandatory', 'must-move', { seat }) : judgeStay(state, turn, to);
  const passed = passedBetween(from, to);
  if (!passed) return refuse('kv.summon.straight-line', 'not-straight', { cell: from, other: to });
  if (take) return judgeTake(state, turn, { from, to, passed, take });
  return judgeEnd(state, turn, to, setsBehind(state, seat, passed));
}

/** Not to move at all, which only the priest under the own king may allow (`start-on-priest`). */
function judgeStay(state: State, turn: TurnStage, cell: Cell): Judgement {
  const { seat, stops } = turn;
  if (stops.length > 1) return refuse('kv.priest.new-direction', 'must-go-on', { seat });
  if (state.valley[cell].tile !== 'priest')
    return refuse('kv.summon.mandatory', 'must-move', { seat });
  if (state.rulings['start-on-priest'] === 'not-usable')
    return refuse('kv.summon.not-start-tile', 'start-priest', { cell });
  return judgeOccupied(state, seat, cell) ?? judgePriest(state, turn, cell);
}

/** The tile on which the king ends; or the priest there, with whom he goes on. */
function judgeEnd(
  state: State,
  turn: TurnStage,
  to: Cell,
  sets: readonly (readonly Cell[])[],
): Judgement {
  const { tile } = state.valley[to];
  if (tile === null) return refuse('kv.summon.end-tile', 'no-tile-to-take', { cell: to });
  const occupied = judgeOccupied(state, turn.seat, to);
  if (occupied) return occupied;
  if (tile === 'priest') return judgePriest(state, turn, to);
  if (sets.length > 0 && state.rulings['take-end-or-passed'] === 'passed-set-mandatory')
    return refuse('kv.summon.passed-identicals', 'passed-set-first', { cell: to, tile });
  return canUse(state, turn.seat, [tile]) ? undefined : refuseUse(state, turn.seat, [tile]);
}

/** A priest wants a coin out of the own purse, and a leg that goes on from there. */
function judgePriest(state: State, turn: TurnStage, cell: Cell): Judgement {
  const { seat } = turn;
  if (playerAt(state, seat).gold < 1)
    return refuse('kv.priest.pay-one', 'no-gold-for-priest', { seat });
  const after = afterPriest(state, turn, cell);
  return hasLeg(after, after.stage as TurnStage)
    ? undefined
    : refuse('kv.priest.new-direction', 'priest-leads-nowhere', { cell });
}

/** The table once the priest on a position has been paid. */
function afterPriest(state: State, { seat }: TurnStage, cell: Cell): State {
  const from = kingOf(state, seat);
  const moved =
    from === cell ? state : apply(state, { type: 'kingMoved', seat, from, to: cell, passed: [] });
  const received = state.valley[cell].coin
    ? apply(moved, { type: 'coinsReceived', seat, cells: [cell] })
    : moved;
  return apply(received, { type: 'priestPaid', seat, cell });
}

/** Moves the king, and summons what the leg leads to. */
export function resolveLeg(turn: Turn<KingOfTheValley>, { seat, to, take }: Leg): void {
  const { state } = turn;
  const from = kingOf(state, seat);
  if (to === from) return payPriest(turn, seat, to);
  const passed = passedBetween(from, to)!;
  turn.emit(
    { type: 'kingMoved', seat, from, to, passed },
    citesOfPath(state, seat, from, to, passed),
  );
  if (take) return summon(turn, seat, inOrder(passed, take), 'passed', passed);
  if (state.valley[to].tile === 'priest') return payPriest(turn, seat, to);
  summon(turn, seat, [to], 'end', passed);
}

function citesOfPath(
  state: State,
  seat: Seat,
  from: Cell,
  to: Cell,
  passed: readonly Cell[],
): NonEmpty<Rule> {
  const { stops } = state.stage as TurnStage;
  const cites: [Rule, ...Rule[]] = ['kv.summon.mandatory', 'kv.summon.straight-line'];
  if (passed.length > 0) cites.push('kv.summon.any-distance');
  if (isBorder(from, to)) cites.push('kv.summon.inside-valley');
  if (passed.some((cell) => otherKingOn(state, seat, cell)))
    cites.push('kv.summon.pass-other-kings');
  if (otherKingOn(state, seat, to)) cites.push('kv.summon.may-end-occupied');
  if (stops.length > 1) cites.push('kv.priest.new-direction', 'kv.priest.acts-as-start');
  if (to === stops[0]) cites.push('kv.priest.may-return');
  return cites;
}

/** The priest takes a coin, leaves it where he stood, and the king goes on from there. */
function payPriest(turn: Turn<KingOfTheValley>, seat: Seat, cell: Cell): void {
  receiveCoins(turn, seat, [cell]);
  const { stops } = turn.state.stage as TurnStage;
  turn.emit({ type: 'priestPaid', seat, cell }, [
    'kv.priest.pay-one',
    'kv.priest.coin-left-behind',
    'kv.summon.priest-differs',
    'kv.specialist.discard-after-use',
    'kv.gold.two-uses',
    ...(stops.length > 1 ? (['kv.priest.several', 'kv.priest.last-leg-takes'] as const) : []),
  ]);
}

function receiveCoins(turn: Turn<KingOfTheValley>, seat: Seat, cells: readonly Cell[]): void {
  const coins = cells.filter((cell) => turn.state.valley[cell].coin);
  if (coins.length > 0)
    turn.emit({ type: 'coinsReceived', seat, cells: coins }, ['kv.priest.coin-to-summoner']);
}

function summon(
  turn: Turn<KingOfTheValley>,
  seat: Seat,
  cells: readonly Cell[],
  way: 'end' | 'passed',
  passed: readonly Cell[],
): void {
  const tiles = cells.map((cell) => ({ cell, tile: turn.state.valley[cell].tile! }));
  const cites = citesOfSummoning(turn.state, tiles, way, passed);
  receiveCoins(turn, seat, cells);
  turn.emit({ type: 'tilesSummoned', seat, tiles, way }, cites);
}

function citesOfSummoning(
  state: State,
  tiles: readonly FromValley[],
  way: 'end' | 'passed',
  passed: readonly Cell[],
): NonEmpty<Rule> {
  const [{ cell, tile }] = tiles as readonly [FromValley];
  const { stops } = state.stage as TurnStage;
  const cites: [Rule, ...Rule[]] =
    way === 'end'
      ? ['kv.summon.end-tile', 'kv.summon.one-way-only']
      : [
          'kv.summon.passed-identicals',
          'kv.summon.end-directly-behind',
          'kv.summon.landing-tile-not-taken',
          'kv.summon.one-way-only',
        ];
  const between = passed.slice(passed.indexOf(cell));
  if (way === 'passed' && between.length > tiles.length)
    cites.push('kv.summon.gap-allowed', 'kv.summon.only-identical');
  if (stops.length > 1) cites.push('kv.priest.last-leg-takes');
  if (tile === 'jester')
    cites.push(tiles.length > 1 ? 'kv.summon.several-jesters' : 'kv.jester.place-immediately');
  else if (isSubject(tile)) cites.push('kv.summon.subjects-to-castle', 'kv.castle.place-in-column');
  else {
    cites.push('kv.specialist.must-activate', 'kv.specialist.requirement');
    if (way === 'passed')
      cites.push(
        'kv.summon.specialists-same-way',
        tile === 'wizard' ? 'kv.wizard.twice' : 'kv.tax.several-collectors',
      );
  }
  return cites;
}
