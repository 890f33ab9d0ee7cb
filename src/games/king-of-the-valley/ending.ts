import type { EndAhead } from '../../engine/inquiry.ts';
import type { Seat } from '../../engine/types.ts';
import { gapsOf, seatAfter, seatsInTurn } from './table.ts';
import { STAGES } from './tiles.ts';
import type { KingOfTheValley } from './types.ts';
import type { State, TurnStage } from './types/state.ts';

/**
 * What comes after a turn: who is next, whether that begins another round, and whether there is
 * none.
 */
interface AfterTurn {
  readonly next: Seat;
  readonly isLast: boolean;
  readonly isOver: boolean;
}

/**
 * What comes after a turn that leaves so many places of the hill empty (`kv.end.trigger`,
 * `kv.end.immediately`, `kv.end.complete-round`).
 */
export function afterTurn(state: State, seat: Seat, missing: number): AfterTurn {
  const next = seatAfter(state, seat);
  const isLast = next === state.startingPlayer;
  return { next, isLast, isOver: isLast && (state.ending || missing > 0) };
}

/**
 * How many tiles a turn uses up in our own games: fewer where players take single tiles, more where
 * they recruit and take sets.
 */
const USUALLY = { least: 1.2, most: 1.7 };

/**
 * A turn takes at least a tile (`kv.summon.mandatory`), and at most three priests, three tiles and
 * a subject of the hill.
 */
const POSSIBLY = { least: 1, most: 7 };

/**
 * How many turns everybody still has, this one included: about so many as long as the piles leave
 * it open, otherwise exactly so many.
 */
export function endAhead(state: State, stage: TurnStage): EndAhead<KingOfTheValley> {
  const isSure = same(
    turnsLeft(state, stage, POSSIBLY.least),
    turnsLeft(state, stage, POSSIBLY.most),
  );
  const [fewest, most] = [
    turnsLeft(state, stage, USUALLY.most),
    turnsLeft(state, stage, USUALLY.least),
  ];
  return {
    isSure,
    turns: seatsInTurn(state).map((seat, place) => ({
      seat,
      fewest: fewest[place]!,
      most: most[place]!,
    })),
    because: state.ending
      ? ['kv.end.complete-round', 'kv.turn.equal-turns']
      : ['kv.end.trigger', 'kv.end.complete-round', 'kv.turn.equal-turns'],
  };
}

/**
 * The turns that each seat still has where each turn uses up so many tiles, in the order of the
 * round.
 */
function turnsLeft(state: State, stage: TurnStage, perTurn: number): number[] {
  const seats = seatsInTurn(state);
  const turns = seats.map(() => 0);
  const inPiles = STAGES.reduce((sum, pile) => sum + state.piles[pile].length, 0);
  let { seat } = stage;
  for (let used = usedNow(state, stage, perTurn); ; used += perTurn) {
    turns[seats.indexOf(seat)]! += 1;
    const { next, isOver } = afterTurn(state, seat, Math.max(0, Math.floor(used) - inPiles));
    if (isOver) return turns;
    seat = next;
  }
}

/**
 * The tiles that this turn uses up: those of which one knows, and at least one more before the king
 * has summoned.
 */
function usedNow({ hill }: State, { phase, opened }: TurnStage, perTurn: number): number {
  const known = opened.length + gapsOf(hill);
  return phase > 2 ? known : Math.max(perTurn, known + 1);
}

const same = (some: readonly number[], others: readonly number[]): boolean =>
  some.every((count, place) => count === others[place]);
