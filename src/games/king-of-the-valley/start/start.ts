import type { Started, Turn } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { defaultRulings } from '../../../engine/rulings.ts';
import { settleBy } from '../../../engine/settle.ts';
import { apply } from '../apply.ts';
import { EMPTY_CASTLE } from '../castle.ts';
import { follows } from '../follows/all.ts';
import { ALL_GOLD, STARTING_GOLD } from '../gold.ts';
import { HILL_PRICES } from '../hill.ts';
import { refuse } from '../refuse.ts';
import { RULINGS, type Readings } from '../rulings.ts';
import { scored } from '../scoring/score-game.ts';
import { ASSUMED_STAGES, COLUMNS, STAGES, type Stages, type TileId } from '../tiles.ts';
import type { KingOfTheValley } from '../types.ts';
import type { Position, PositionColumn, PositionPlayer } from '../types/position.ts';
import type { Castle, CastleColumn, Player, State, Valley } from '../types/state.ts';
import { CELLS } from '../valley.ts';
import { checkNamed } from './checks.ts';
import { layTable } from './lay.ts';
import { listOf, orderedBag } from './pool.ts';

/** Fills what a position leaves out with legal defaults and refuses a table that cannot be. */
export function start(position: Position): Started<KingOfTheValley> {
  const refusal = checkNamed(position);
  if (refusal) return { ok: false, refusal };
  const box = boxOf(position);
  if (position.box) {
    return isBare(position)
      ? { ok: true, state: { ...box, piles: pilesOf(box.stages) } }
      : { ok: false, refusal: refuse('kv.setup.valley-grid', 'box-not-empty') };
  }
  if (position.over) return startOver(position, box);
  const laid = withUsedPriests(position);
  return settled(layTable(laid, withPlayers(laid, box)));
}

/**
 * A coin in the valley was left by a priest who has been discarded; those paid in this turn leave
 * one each.
 */
function withUsedPriests(position: Position): Position {
  const { coins = [], opened = [], phase = 1, discard = {} } = position;
  const left = [...new Set([...coins, ...(phase === 2 ? opened : [])])];
  return left.length > 0
    ? {
        ...position,
        coins: left,
        discard: { ...discard, priest: Math.max(discard.priest ?? 0, left.length) },
      }
    : position;
}

/** A table with nothing on it yet: no tile lies anywhere, and all gold is in the general stock. */
function boxOf({
  players,
  startingPlayer = players[0]!.seat,
  rulings,
  hillPrices,
  stages = ASSUMED_STAGES.value,
}: Position): State {
  return {
    rulings: { ...(defaultRulings(RULINGS) as Readings), ...rulings },
    assumed: {
      hillPrices: hillPrices === undefined,
      stages: stages === ASSUMED_STAGES.value,
      valley: [],
      hill: [],
      piles: false,
      pileSizes: false,
    },
    hillPrices: hillPrices ?? HILL_PRICES.map(({ value }) => value),
    stages,
    stage: { type: 'box' },
    round: 1,
    startingPlayer,
    players: players.map(({ seat }) => ({
      seat,
      king: null,
      gold: 0,
      castle: EMPTY_CASTLE,
      taxed: [],
      kingdoms: 0,
    })),
    valley: Object.fromEntries(
      CELLS.map((cell) => [cell, { tile: null, coin: false }]),
    ) as unknown as Valley,
    hill: { left: [], right: [] },
    piles: NO_PILES,
    discard: {},
    stock: ALL_GOLD,
    ending: false,
    scores: [],
    winners: [],
  };
}

const NO_PILES: State['piles'] = { 1: [], 2: [], 3: [] };

/** All tiles, sorted by what is on their backs. */
const pilesOf = (stages: Stages): Record<1 | 2 | 3, readonly TileId[]> => {
  const [one, two, three] = STAGES.map((stage) => listOf(stages[stage]));
  return { 1: one!, 2: two!, 3: three! };
};

/** What may be said of a table that is still in the box. */
const OF_THE_BOX: readonly string[] = [
  'players',
  'box',
  'startingPlayer',
  'hillPrices',
  'stages',
  'rulings',
];

const isBare = (position: Position): boolean =>
  Object.keys(position).every((field) => OF_THE_BOX.includes(field)) &&
  position.players.every((player) => Object.keys(player).length === 1);

/** The box with what each player has in front of them. */
function withPlayers({ players, coins = [], discard = {} }: Position, box: State): State {
  const seated = players.map(playerOf);
  const gold = seated.reduce((sum, player) => sum + player.gold, coins.length);
  return { ...box, players: seated, stock: ALL_GOLD - gold, discard: orderedBag(discard) };
}

const playerOf = ({
  seat,
  king,
  gold = STARTING_GOLD,
  castle = {},
  taxed = [],
  kingdoms = 0,
}: PositionPlayer): Player => ({
  seat,
  king: king ?? null,
  gold,
  castle: Object.fromEntries(
    COLUMNS.map((column) => [column, columnOf(castle[column] ?? {})]),
  ) as unknown as Castle,
  taxed,
  kingdoms,
});

const columnOf = ({ up = {}, down = {} }: PositionColumn): CastleColumn => ({
  up: orderedBag(up),
  down: orderedBag(down),
});

/** What a game that is over may not name: a moment of play, or tiles that nobody has. */
const IN_PLAY = [
  'turn',
  'round',
  'phase',
  'opened',
  'recruited',
  'valley',
  'coins',
  'hill',
  'piles',
] as const;

/**
 * A game that is over: castles, tokens and gold are counted as they lie; what nobody has is not on
 * the table.
 */
function startOver(position: Position, box: State): Started<KingOfTheValley> {
  if (IN_PLAY.some((field) => position[field] !== undefined)) {
    return { ok: false, refusal: refuse('kv.end.complete-round', 'over-in-mid-game') };
  }
  return { ok: true, state: scored({ ...withPlayers(position, box), ending: true }) };
}

/** The table once everything has followed that follows by itself. */
function settled(laid: Started<KingOfTheValley>): Started<KingOfTheValley> {
  if (!laid.ok) return laid;
  const turn: Turn<KingOfTheValley> & { state: State } = {
    state: laid.state,
    random: NO_CHANCE,
    emit(event) {
      turn.state = apply(turn.state, event);
    },
  };
  settleBy(follows)(turn);
  return { ok: true, state: turn.state };
}

/** Nothing that follows by itself is left to chance. */
const NO_CHANCE = seeded(0);
