import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty } from '../../../engine/types.ts';
import { placeAt, type Row } from '../hill.ts';
import type { Rule } from '../rules.ts';
import { afterTurn } from '../ending.ts';
import { scoreGame } from '../scoring/score-game.ts';
import { gapsOf } from '../table.ts';
import { STAGES } from '../tiles.ts';
import { phaseOf } from '../turn.ts';
import type { KingOfTheValley } from '../types.ts';
import type { ToHill } from '../types/event.ts';
import type { State, TurnStage } from '../types/state.ts';

/** Whether the valley has been replenished, or there is nothing left on the hill to do it with. */
const isReplenished = ({ hill }: State, { opened }: TurnStage): boolean =>
  opened.length === 0 || hill.left.length + hill.right.length === 0;

/**
 * The hill is filled up, the end may be triggered, and the next turn begins or the game is over.
 */
export function endTurn(turn: Turn<KingOfTheValley>): boolean {
  const { state } = turn;
  const { stage } = state;
  if (
    stage.type !== 'turn' ||
    stage.inHand.length > 0 ||
    phaseOf(state, stage) !== 4 ||
    !isReplenished(state, stage)
  )
    return false;
  const { seat } = stage;
  fillHill(turn, [
    'kv.replenish.hill-after-valley',
    'kv.replenish.slide-down',
    'kv.replenish.pile-order',
  ]);
  const missing = gapsOf(turn.state.hill);
  const { next, isLast, isOver } = afterTurn(state, seat, missing);
  if (missing > 0 && !state.ending) {
    turn.emit({ type: 'endTriggered', seat, missing }, [
      'kv.end.trigger',
      isLast ? 'kv.end.immediately' : 'kv.end.complete-round',
    ]);
  }
  if (isOver) scoreGame(turn);
  else beginTurn(turn, next, isLast ? state.round + 1 : state.round);
  return true;
}

function beginTurn(
  turn: Turn<KingOfTheValley>,
  seat: State['startingPlayer'],
  round: number,
): void {
  turn.emit({ type: 'turnStarted', seat, round }, [
    'kv.turn.starting-player-first',
    'kv.turn.equal-turns',
    'kv.turn.four-phases',
  ]);
}

/** Once every king stands in the valley, the starting player begins. */
export function beginFirstTurn(turn: Turn<KingOfTheValley>): boolean {
  const { stage, players, startingPlayer } = turn.state;
  if (stage.type !== 'kings' || players.some(({ king }) => king === null)) return false;
  turn.emit({ type: 'turnStarted', seat: startingPlayer, round: 1 }, [
    'kv.turn.starting-player-first',
    'kv.setup.starting-player',
    'kv.turn.four-phases',
  ]);
  return true;
}

/**
 * Fills the hill from the piles, the lowest row first, left before right, as far as the tiles go
 * (`kv.replenish.pile-order`).
 */
export function fillHill(turn: Turn<KingOfTheValley>, cites: NonEmpty<Rule>): void {
  const { hill, piles } = turn.state;
  const gaps = gapsOf(hill);
  const size = { left: hill.left.length, right: hill.right.length };
  const tiles: ToHill[] = [];
  for (const stage of STAGES) {
    for (const tile of piles[stage].slice(0, gaps - tiles.length)) {
      const side = size.left <= size.right ? 'left' : 'right';
      size[side] += 1;
      tiles.push({ place: placeAt(side, size[side] as Row), stage, tile });
    }
  }
  if (tiles.length > 0) turn.emit({ type: 'hillFilled', tiles }, cites);
}
