import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty, Seat } from '../../../engine/types.ts';
import { SIDES, type Side } from '../hill.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import { playerAt } from '../table.ts';
import type { KingOfTheValley } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { State, TurnStage } from '../types/state.ts';

type ColumnAction = ActionOf<'column'>;

const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** The columns from which the valley may be replenished. */
export const columnOptions = (state: State, turn: TurnStage): ColumnAction[] =>
  SIDES.filter((side) => !judgeColumn(state, turn, side)).map((side) => ({
    type: 'column',
    seat: turn.seat,
    side,
  }));

/**
 * All tiles come from one column: as long as one holds enough of them, one that does not is barred.
 */
export function judgeColumn({ hill }: State, { opened }: TurnStage, side: Side): Judgement {
  const open = opened.length;
  const { length: count } = hill[side];
  return count < open && hill[otherSide(side)].length >= open
    ? refuse('kv.replenish.one-column-only', 'column-too-short', { side, count, open })
    : undefined;
}

/**
 * Fills the open positions in their order from the bottom of the column; where it does not suffice,
 * the other one goes on.
 */
export function resolveColumn(turn: Turn<KingOfTheValley>, { seat, side }: ColumnAction): void {
  const { opened } = turn.state.stage as TurnStage;
  for (const cell of opened) {
    const { hill, valley } = turn.state;
    const from = hill[side].length > 0 ? side : otherSide(side);
    const [tile] = hill[from];
    if (!tile) return;
    const { coin } = valley[cell];
    turn.emit(
      { type: 'positionReplenished', seat, cell, side: from, tile, coin },
      citesOfReplenishing(turn.state, seat, opened, from),
    );
  }
}

function citesOfReplenishing(
  state: State,
  seat: Seat,
  opened: readonly string[],
  side: Side,
): NonEmpty<Rule> {
  const [cell] = (state.stage as TurnStage).opened;
  const cites: [Rule, ...Rule[]] = [
    'kv.replenish.mandatory',
    'kv.replenish.choose-column',
    'kv.replenish.from-bottom',
  ];
  if (opened.length > 1)
    cites.push('kv.replenish.order-of-passing', 'kv.replenish.one-column-only');
  if (state.hill[side].length > 1) cites.push('kv.replenish.slide-down');
  if (state.valley[cell!].coin) cites.push('kv.priest.coin-on-new-tile');
  if (playerAt(state, seat).king === cell) cites.push('kv.replenish.under-the-king');
  return cites;
}
