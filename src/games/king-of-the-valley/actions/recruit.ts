import type { Turn } from '../../../engine/game.ts';
import { HILL_PLACES, rowOf } from '../hill.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { playerAt, tileOn } from '../table.ts';
import { isSubject, type SubjectId } from '../tiles.ts';
import type { KingOfTheValley } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { State, TurnStage } from '../types/state.ts';

type Recruit = ActionOf<'recruit'>;

/** Every subject that may be recruited now. */
export const recruitOptions = (state: State, turn: TurnStage): Recruit[] =>
  HILL_PLACES.map((place): Recruit => ({ type: 'recruit', seat: turn.seat, place })).filter(
    (recruit) => !judgeRecruit(state, turn, recruit),
  );

/** Recruiting from the hill: from the second round on, once a turn, for the price of the row. */
export function judgeRecruit(state: State, turn: TurnStage, { seat, place }: Recruit): Judgement {
  if (state.round === 1) return refuse('kv.hill.recruit.not-in-round-1', 'first-round');
  if (turn.recruited) return refuse('kv.hill.recruit.at-most-one', 'recruited-already', { seat });
  if (turn.phase > 1) return refuse('kv.turn.four-phases', 'phase-over', { phase: 1 });
  const tile = tileOn(state.hill, place);
  if (!tile) return refuse('kv.hill.recruit.any-place', 'place-empty', { place });
  if (!isSubject(tile))
    return refuse('kv.hill.specialists-not-from-hill', 'specialist-on-hill', { place, tile });
  const price = state.hillPrices[rowOf(place) - 1]!;
  const { gold } = playerAt(state, seat);
  return price > gold
    ? refuse('kv.hill.recruit.pay-row-price', 'too-dear', { seat, tile, price, gold })
    : undefined;
}

/**
 * Pays, lets the column slide down, and puts the subject into its column; a jester is placed next.
 */
export function resolveRecruit(turn: Turn<KingOfTheValley>, { seat, place }: Recruit): void {
  const { hill, hillPrices } = turn.state;
  const tile = tileOn(hill, place) as SubjectId;
  turn.emit({ type: 'subjectRecruited', seat, place, tile, price: hillPrices[rowOf(place) - 1]! }, [
    'kv.hill.recruit.pay-row-price',
    'kv.hill.recruit.any-place',
    'kv.hill.recruit.subjects-only',
    tile === 'jester' ? 'kv.jester.place-immediately' : 'kv.castle.place-in-column',
    'kv.replenish.slide-down',
    'kv.hill.gap-until-refill',
    'kv.gold.two-uses',
  ]);
}
