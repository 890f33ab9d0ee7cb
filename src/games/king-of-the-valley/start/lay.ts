import type { Started } from '../../../engine/game.ts';
import type { Bag } from '../../../engine/pieces.ts';
import { COLUMN_SIZE, gapsOf, nextToPlace, seatsInTurn } from '../table.ts';
import { HILL_PLACES, placeAt, ROWS, SIDES, type HillPlace, type Side } from '../hill.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { MOST_OPENED, STAGE_SIZE, type TileId } from '../tiles.ts';
import type { KingOfTheValley } from '../types.ts';
import type { Position, PositionPile } from '../types/position.ts';
import type { Assumed, Ground, Hill, State, TurnStage, Valley } from '../types/state.ts';
import { CELLS, type Cell } from '../valley.ts';
import { namedTiles } from './checks.ts';
import { patternFor } from './pattern.ts';
import { poolWithout, type Pool } from './pool.ts';

/**
 * Lays the tiles out, and begins at the moment that the position names; or says which rule such a
 * table breaks.
 */
export function layTable(position: Position, seated: State): Started<KingOfTheValley> {
  const pool = poolWithout(seated.stages, namedTiles(position));
  const valley = layValley(position, pool);
  const hill = layHill(position, pool);
  const sizes = pileSizes(position, pool);
  const laid: State = {
    ...seated,
    valley,
    hill: { left: columnOf(hill, 'left'), right: columnOf(hill, 'right') },
    assumed: assumedOf(position, seated, sizes),
  };
  const refusal = checkPiles(position, sizes, pool) ?? checkGaps(hill);
  if (refusal) return { ok: false, refusal };
  const piles = { 1: [], ...layPiles(position, sizes, pool) };
  const moment = momentOf(position, { ...laid, piles });
  const wrong = checkMoment(position, moment);
  return wrong ? { ok: false, refusal: wrong } : { ok: true, state: moment };
}

/** What is filled in. */
const assumedOf = (position: Position, { assumed }: State, sizes: Sizes): Assumed => ({
  ...assumed,
  valley: CELLS.filter((cell) => isLeftOut(position, cell)),
  hill: HILL_PLACES.filter((place) => position.hill?.[place] === undefined),
  piles: ([2, 3] as const).some((stage) => sizes[stage] > namedIn(position, stage)),
  pileSizes: ([2, 3] as const).some((stage) => position.piles?.[stage]?.size === undefined),
});

/** How many tiles of a pile are named. */
const namedIn = ({ piles = {} }: Position, stage: 2 | 3): number =>
  piles[stage]?.tiles?.length ?? 0;

/** A position that nobody has named and that has not been opened in this turn. */
const isLeftOut = ({ valley = {}, opened = [] }: Position, cell: Cell): boolean =>
  valley[cell] === undefined && !opened.includes(cell);

function layValley(position: Position, pool: Pool): Valley {
  const { valley = {}, coins = [] } = position;
  const pattern = patternFor(position);
  const laid = CELLS.map((cell): [Cell, Ground] => {
    const tile = isLeftOut(position, cell)
      ? (pattern(cell).find((each) => pool.take(each)) ?? pool.next() ?? null)
      : (valley[cell] ?? null);
    return [cell, { tile, coin: coins.includes(cell) }];
  });
  return Object.fromEntries(laid) as unknown as Valley;
}

type Places = Readonly<Record<HillPlace, TileId | null>>;

const layHill = ({ hill = {} }: Position, pool: Pool): Places =>
  Object.fromEntries(
    HILL_PLACES.map((place) => [
      place,
      hill[place] === undefined ? (pool.next() ?? null) : hill[place],
    ]),
  ) as unknown as Places;

const columnOf = (places: Places, side: Side): TileId[] =>
  ROWS.flatMap((row) => places[placeAt(side, row)] ?? []);

/** Tiles slide down: none lies above an empty place. */
function checkGaps(places: Places): Judgement {
  for (const side of SIDES) {
    const gap = ROWS.find(
      (row) =>
        row < COLUMN_SIZE &&
        places[placeAt(side, row)] === null &&
        places[placeAt(side, (row + 1) as typeof row)],
    );
    if (gap) return refuse('kv.replenish.slide-down', 'hill-gap', { place: placeAt(side, gap) });
  }
  return undefined;
}

type Sizes = Readonly<Record<2 | 3, number>>;

/**
 * Sizes of the piles: of what nobody has named the third one has as much as it can hold, the second
 * one the rest.
 */
function pileSizes({ piles = {} }: Position, pool: Pool): Sizes {
  const { 2: second = {}, 3: third = {} }: Readonly<Partial<Record<2 | 3, PositionPile>>> = piles;
  const [named2, named3] = [second.tiles?.length ?? 0, third.tiles?.length ?? 0];
  const all = pool.size() + named2 + named3;
  const least2 = second.size ?? named2;
  const size3 = third.size ?? Math.min(STAGE_SIZE[3], Math.max(named3, all - least2));
  const size2 =
    second.size ??
    (size3 < STAGE_SIZE[3] ? named2 : Math.max(named2, Math.min(STAGE_SIZE[2], all - size3)));
  return { 2: size2, 3: size3 };
}

/** The third pile is touched only when the second one is used up (`kv.replenish.pile-order`). */
function checkPiles(position: Position, sizes: Sizes, pool: Pool): Judgement {
  const { piles = {} } = position;
  const named = { 2: namedIn(position, 2), 3: namedIn(position, 3) };
  for (const stage of [2, 3] as const) {
    const most = Math.min(STAGE_SIZE[stage], piles[stage]?.size ?? STAGE_SIZE[stage]);
    const count = Math.max(sizes[stage], named[stage]);
    if (count > most) return refuse('kv.setup.three-piles', 'pile-too-big', { stage, count, most });
  }
  const short = sizes[2] - named[2] + sizes[3] - named[3] - pool.size();
  if (short > 0)
    return refuse('kv.setup.three-piles', 'pile-too-big', {
      stage: 3,
      count: sizes[3],
      most: sizes[3] - short,
    });
  return sizes[2] > 0 && sizes[3] < STAGE_SIZE[3]
    ? refuse('kv.replenish.pile-order', 'pile-out-of-order')
    : undefined;
}

function layPiles({ piles = {} }: Position, sizes: Sizes, pool: Pool): Record<2 | 3, TileId[]> {
  const tops = { 2: piles[2]?.tiles ?? [], 3: piles[3]?.tiles ?? [] };
  const third = [...tops[3], ...pool.pile(3, sizes[3] - tops[3].length)];
  return { 2: [...tops[2], ...pool.pile(2, sizes[2] - tops[2].length)], 3: third };
}

/** Round, turn and phase; as long as kings are to be placed there is no turn. */
function momentOf(
  { turn, round = 2, phase = 1, opened = [], recruited = false }: Position,
  laid: State,
): State {
  const { players, startingPlayer, piles, hill } = laid;
  if (players.some(({ king }) => king === null)) return { ...laid, stage: { type: 'kings' } };
  const seat = turn ?? startingPlayer;
  const { king } = players.find((player) => player.seat === seat)!;
  const stage: TurnStage = {
    type: 'turn',
    seat,
    phase,
    stops: phase === 2 && opened.length > 0 ? [opened[0]!, ...opened] : [king!],
    opened,
    inHand: [],
    recruited,
    claimed: false,
  };
  return { ...laid, stage, round, ending: isDrawn(piles) && gapsOf(hill) > Number(recruited) };
}

const isDrawn = (piles: State['piles']): boolean => piles[2].length + piles[3].length === 0;

function checkMoment(position: Position, state: State): Judgement {
  const { stage, startingPlayer, ending } = state;
  if (stage.type !== 'turn')
    return checkKings(position, state) ?? checkHill(state, false) ?? checkHoles(state, []);
  const { phase, opened, recruited, seat } = stage;
  if (phase === 1 && opened.length > 0) return refuse('kv.turn.four-phases', 'opened-too-early');
  if (phase === 1 && recruited) return refuse('kv.turn.four-phases', 'recruited-too-early');
  if (phase > 2 && opened.length === 0)
    return refuse('kv.summon.mandatory', 'nothing-opened', { phase });
  if (opened.length > MOST_OPENED)
    return refuse('kv.replenish.mandatory', 'opened-too-many', {
      count: opened.length,
      most: MOST_OPENED,
    });
  const filled = opened.find((cell) => state.valley[cell].tile !== null);
  if (filled)
    return refuse('kv.replenish.mandatory', 'not-open', {
      cell: filled,
      tile: state.valley[filled].tile!,
    });
  const last = opened.at(-1);
  const { king } = state.players.find((player) => player.seat === seat)!;
  if (phase === 2 && last && king !== last)
    return refuse('kv.priest.acts-as-start', 'not-on-priest', { seat, cell: last });
  if (ending && seat === startingPlayer)
    return refuse('kv.end.immediately', 'ended-already', { seat });
  return checkHill(state, recruited) ?? checkHoles(state, opened);
}

/** Kings are placed one after the other, before anything else happens. */
function checkKings({ turn, round, phase, opened, recruited }: Position, state: State): Judgement {
  const next = nextToPlace(state)!;
  const begun = [turn, round === 1 ? undefined : round, phase, opened, recruited].some(
    (each) => each !== undefined,
  );
  const owner = state.players.find(
    ({ castle, taxed, kingdoms }) => kingdoms + taxed.length > 0 || !isEmpty(castle),
  );
  if (begun || owner)
    return refuse('kv.setup.choose-start-tile', 'before-first-turn', { seat: next });
  const seats = seatsInTurn(state);
  const kings = seats.map((seat) => state.players.find((player) => player.seat === seat)!.king);
  const early = seats.find((_, place) => place > seats.indexOf(next) && kings[place] !== null);
  if (early)
    return refuse('kv.setup.choose-start-tile', 'kings-out-of-order', { seat: early, other: next });
  const shared = kings.find((king, place) => king !== null && kings.indexOf(king) !== place);
  return shared ? refuse('kv.setup.one-pawn-per-tile', 'kings-share', { cell: shared }) : undefined;
}

const isEmpty = (castle: State['players'][number]['castle']): boolean =>
  Object.values<{ readonly up: Bag; readonly down: Bag }>(castle).every(
    ({ up, down }) => Object.keys({ ...up, ...down }).length === 0,
  );

/**
 * The hill is full while there are tiles in the piles, but for the place that recruiting has freed
 * in this turn.
 */
function checkHill({ hill, piles }: State, recruited: boolean): Judgement {
  const gaps = gapsOf(hill);
  if (recruited && gaps === 0) return refuse('kv.hill.gap-until-refill', 'hill-full');
  return !isDrawn(piles) && gaps > Number(recruited)
    ? refuse('kv.replenish.hill-after-valley', 'hill-not-full', { count: gaps })
    : undefined;
}

/**
 * Every position holds a tile, but those opened in this turn and those for which the hill had none
 * left.
 */
function checkHoles({ valley, hill }: State, opened: readonly Cell[]): Judgement {
  if (isBare(hill)) return undefined;
  const hole = CELLS.find((cell) => valley[cell].tile === null && !opened.includes(cell));
  return hole && refuse('kv.replenish.mandatory', 'hole', { cell: hole });
}

const isBare = ({ left, right }: Hill): boolean => left.length + right.length === 0;
