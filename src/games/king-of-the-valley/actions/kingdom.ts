import type { Turn } from '../../../engine/game.ts';
import { countOf } from '../../../engine/pieces.ts';
import { heldIn } from '../castle.ts';
import { KINGDOM_GOLD } from '../gold.ts';
import { FARMERS, kingdomsIn, SET_SIZE } from '../kingdoms.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { playerAt } from '../table.ts';
import { COLUMNS } from '../tiles.ts';
import type { KingOfTheValley } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { State, TurnStage } from '../types/state.ts';

type Kingdom = ActionOf<'kingdom'>;

/** Every kingdom that may be claimed now. */
export const kingdomOptions = (state: State, { seat }: TurnStage): Kingdom[] =>
  kingdomsIn(playerAt(state, seat).castle).map((tiles) => ({ type: 'kingdom', seat, tiles }));

/** Five face-up subjects of five different values. */
export function judgeKingdom(state: State, { seat, tiles }: Kingdom): Judgement {
  const { castle } = playerAt(state, seat);
  const columns = COLUMNS.filter((column) => tiles[column]);
  for (const column of columns) {
    const tile = tiles[column]!;
    if (heldIn(castle[column], tile) === 0)
      return refuse('kv.kingdom.set-of-five', 'not-in-column', { column, tile });
    if (countOf(castle[column].up, tile) === 0)
      return refuse('kv.kingdom.turn-face-down', 'used-before', { column, tile });
  }
  if (FARMERS.every((column) => tiles[column]))
    return refuse('kv.kingdom.one-farmer-rank', 'farmer-and-wife');
  return columns.length === SET_SIZE
    ? undefined
    : refuse('kv.kingdom.set-of-five', 'kingdom-incomplete', { count: columns.length });
}

/** Gold and a token; the five are turned face down. */
export function resolveKingdom(turn: Turn<KingOfTheValley>, { seat, tiles }: Kingdom): void {
  const jesters = Object.values(tiles).filter((tile) => tile === 'jester').length;
  turn.emit({ type: 'kingdomClaimed', seat, tiles, gold: KINGDOM_GOLD }, [
    'kv.kingdom.set-of-five',
    'kv.kingdom.gain',
    'kv.kingdom.turn-face-down',
    'kv.kingdom.phase-3-only',
    ...(jesters > 0 ? (['kv.kingdom.jesters', 'kv.jester.helps-kingdom-and-tax'] as const) : []),
  ]);
}
