import { withMore } from '../../engine/pieces.ts';
import type { Seat } from '../../engine/types.ts';
import { turnedDown, withoutSubject, withSubject } from './castle.ts';
import { rowOf, sideOf, type HillPlace } from './hill.ts';
import { playerAt, withPlayer } from './table.ts';
import { columnOf, isSubject, type Column, type TileId } from './tiles.ts';
import type { Event, EventOf } from './types/event.ts';
import type { Castle, Ground, Hill, State, TurnStage, Valley } from './types/state.ts';
import { CELLS, type Cell } from './valley.ts';

/** The state after an event. Every change of a state happens here. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'startingGoldTaken':
      return {
        ...state,
        stage: { type: 'kings' },
        stock: state.stock - event.gold * state.players.length,
        players: state.players.map((player) => ({ ...player, gold: event.gold })),
      };
    case 'pileShuffled':
      return { ...state, piles: { ...state.piles, [event.stage]: event.tiles } };
    case 'valleyLaid':
      return {
        ...state,
        valley: Object.fromEntries(
          CELLS.map((cell, place) => [cell, { tile: event.tiles[place]!, coin: false }]),
        ) as unknown as Valley,
        piles: { ...state.piles, 1: state.piles[1].slice(event.tiles.length) },
      };
    case 'hillFilled':
      return fillHill(state, event);
    case 'kingPlaced':
      return {
        ...state,
        players: withPlayer(state, event.seat, (player) => ({ ...player, king: event.cell })),
      };
    case 'turnStarted':
      return beginTurn(state, event);
    case 'subjectRecruited':
      return recruit(state, event);
    case 'recruitDeclined':
      return { ...state, stage: { ...turnOf(state), phase: 2 } };
    case 'jesterPlaced':
      return {
        ...state,
        stage: { ...turnOf(state), inHand: turnOf(state).inHand.slice(1) },
        players: withPlayer(state, event.seat, (player) => ({
          ...player,
          castle: withSubject(player.castle, event.column, 'jester'),
        })),
      };
    case 'kingMoved':
      return {
        ...state,
        stage: { ...turnOf(state), phase: 2 },
        players: withPlayer(state, event.seat, (player) => ({ ...player, king: event.to })),
      };
    case 'coinsReceived':
      return {
        ...state,
        valley: withGround(state.valley, event.cells, (ground) => ({ ...ground, coin: false })),
        players: withGold(state, event.seat, event.cells.length),
      };
    case 'priestPaid':
      return payPriest(state, event);
    case 'summonLapsed':
      return { ...state, stage: { ...turnOf(state), phase: 3 } };
    case 'tilesSummoned':
      return summon(state, event);
    case 'subjectsExchanged':
      return exchange(state, event);
    case 'taxCollected':
      return collectTax(state, event);
    case 'specialistDiscarded':
      return {
        ...state,
        stage: { ...turnOf(state), inHand: turnOf(state).inHand.slice(1) },
        discard: withMore(state.discard, event.tile),
      };
    case 'kingdomClaimed':
      return claimKingdom(state, event);
    case 'kingdomDeclined':
      return { ...state, stage: { ...turnOf(state), phase: 4 } };
    case 'positionReplenished':
      return {
        ...state,
        stage: { ...turnOf(state), phase: 4, opened: turnOf(state).opened.slice(1) },
        valley: withGround(state.valley, [event.cell], () => ({
          tile: event.tile,
          coin: event.coin,
        })),
        hill: withColumn(state.hill, event.side, state.hill[event.side].slice(1)),
      };
    case 'endTriggered':
      return { ...state, ending: true };
    case 'lineScored':
      return state;
    case 'reputationScored':
      return { ...state, scores: [...state.scores, event.score] };
    case 'gameWon':
      return { ...state, stage: { type: 'over' }, winners: event.winners };
  }
}

const turnOf = ({ stage }: State): TurnStage => stage as TurnStage;

const withGold = (state: State, seat: Seat, more: number): State['players'] =>
  withPlayer(state, seat, (player) => ({ ...player, gold: player.gold + more }));

const withColumn = (hill: Hill, side: 'left' | 'right', column: readonly TileId[]): Hill =>
  side === 'left' ? { ...hill, left: column } : { ...hill, right: column };

function withGround(
  valley: Valley,
  cells: readonly Cell[],
  change: (ground: Ground) => Ground,
): Valley {
  const changed: Record<Cell, Ground> = { ...valley };
  for (const cell of cells) changed[cell] = change(valley[cell]);
  return changed;
}

function fillHill(state: State, { tiles }: EventOf<'hillFilled'>): State {
  const [left, right] = [[...state.hill.left], [...state.hill.right]];
  const drawn = { 1: 0, 2: 0, 3: 0 };
  for (const { place, tile, stage } of tiles) {
    (sideOf(place) === 'left' ? left : right).push(tile);
    drawn[stage] += 1;
  }
  const { piles } = state;
  return {
    ...state,
    hill: { left, right },
    piles: {
      1: piles[1].slice(drawn[1]),
      2: piles[2].slice(drawn[2]),
      3: piles[3].slice(drawn[3]),
    },
  };
}

function beginTurn(state: State, { seat, round }: EventOf<'turnStarted'>): State {
  const stops = [playerAt(state, seat).king!];
  return {
    ...state,
    round,
    stage: {
      type: 'turn',
      seat,
      phase: 1,
      stops,
      opened: [],
      inHand: [],
      recruited: false,
      claimed: false,
    },
  };
}

/** The column slides down over the place that has become free. */
function recruit(state: State, { seat, place, tile, price }: EventOf<'subjectRecruited'>): State {
  const column = columnOf(tile);
  const kept = (castle: Castle): Castle => (column ? withSubject(castle, column, tile) : castle);
  return {
    ...state,
    stage: { ...turnOf(state), phase: 2, recruited: true, inHand: column ? [] : [tile] },
    hill: withColumn(
      state.hill,
      sideOf(place),
      state.hill[sideOf(place)].toSpliced(rowOf(place) - 1, 1),
    ),
    players: withPlayer(state, seat, (player) => ({
      ...player,
      gold: player.gold - price,
      castle: kept(player.castle),
    })),
    stock: state.stock + price,
  };
}

function payPriest(state: State, { seat, cell }: EventOf<'priestPaid'>): State {
  const { stops, opened } = turnOf(state);
  return {
    ...state,
    stage: { ...turnOf(state), phase: 2, stops: [...stops, cell], opened: [...opened, cell] },
    valley: withGround(state.valley, [cell], () => ({ tile: null, coin: true })),
    players: withGold(state, seat, -1),
    discard: withMore(state.discard, 'priest'),
  };
}

function summon(state: State, { seat, tiles }: EventOf<'tilesSummoned'>): State {
  let { castle } = playerAt(state, seat);
  const inHand: TileId[] = [];
  for (const { tile } of tiles) {
    const column = columnOf(tile);
    if (column && isSubject(tile)) castle = withSubject(castle, column, tile);
    else inHand.push(tile);
  }
  const cells = tiles.map(({ cell }) => cell);
  return {
    ...state,
    stage: { ...turnOf(state), phase: 3, opened: [...turnOf(state).opened, ...cells], inHand },
    valley: withGround(state.valley, cells, ({ coin }) => ({ tile: null, coin })),
    players: withPlayer(state, seat, (player) => ({ ...player, castle })),
  };
}

/** A jester from the hill is placed as soon as the wizard is discarded. */
function exchange(
  state: State,
  { seat, column, given, place, taken }: EventOf<'subjectsExchanged'>,
): State {
  const own = columnOf(taken);
  const exchanged = (castle: Castle): Castle => {
    const rest = withoutSubject(castle, column, given);
    return own ? withSubject(rest, own, taken) : rest;
  };
  const [wizard, ...others] = turnOf(state).inHand;
  return {
    ...state,
    stage: { ...turnOf(state), inHand: own ? [wizard!, ...others] : [wizard!, taken, ...others] },
    hill: withTile(state.hill, place, given),
    players: withPlayer(state, seat, (player) => ({ ...player, castle: exchanged(player.castle) })),
  };
}

const withTile = (hill: Hill, place: HillPlace, tile: TileId): Hill =>
  withColumn(hill, sideOf(place), hill[sideOf(place)].with(rowOf(place) - 1, tile));

function collectTax(
  state: State,
  { seat, gold, column, tiles = [] }: EventOf<'taxCollected'>,
): State {
  return {
    ...state,
    stock: state.stock - gold,
    players: withPlayer(state, seat, (player) => ({
      ...player,
      gold: player.gold + gold,
      ...(column && {
        castle: turnedDown(player.castle, column, tiles),
        taxed: [...player.taxed, column],
      }),
    })),
  };
}

function claimKingdom(state: State, { seat, tiles, gold }: EventOf<'kingdomClaimed'>): State {
  const claimed = (castle: Castle): Castle =>
    (Object.keys(tiles) as Column[]).reduce(
      (now, column) => turnedDown(now, column, [tiles[column]!]),
      castle,
    );
  return {
    ...state,
    stage: { ...turnOf(state), phase: 4, claimed: true },
    stock: state.stock - gold,
    players: withPlayer(state, seat, (player) => ({
      ...player,
      gold: player.gold + gold,
      kingdoms: player.kingdoms + 1,
      castle: claimed(player.castle),
    })),
  };
}
