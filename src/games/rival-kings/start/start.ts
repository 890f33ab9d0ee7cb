import type { Started } from '../../../engine/game.ts';
import { defaultRulings } from '../../../engine/rulings.ts';
import { momentRule } from '../actions/ability.ts';
import { allCards, COINS } from '../cards.ts';
import { CHARACTERS, rankOf } from '../characters.ts';
import { conflictsOf } from '../conflicts.ts';
import { nextSeat, tieDecidedBy } from '../order.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { RULINGS, type Readings } from '../rulings.ts';
import { scored } from '../scoring/score-game.ts';
import { seriesStanding } from '../scoring/winners.ts';
import { rankAt, withPlayers } from '../table.ts';
import { type RivalKings } from '../types.ts';
import type { Position } from '../types/position.ts';
import { PILES, type PileId, type Player, type State } from '../types/state.ts';
import { placeCards } from './cards.ts';
import { placeCharacters } from './characters.ts';
import { checkCrests } from './crests.ts';
import { placeTokens } from './tokens.ts';

/** A table with everything in the box, around which the parts of a position are laid out. */
function emptyTable(position: Position): State {
  return {
    rulings: { ...(defaultRulings(RULINGS) as Readings), ...position.rulings },
    own: {
      numbers: position.numbers ?? {},
      colours: position.colours ?? {},
      symbols: position.symbols ?? {},
    },
    round: position.round ?? 1,
    cycle: position.cycle ?? 1,
    players: position.players.map(({ seat }) => emptyPlayer(seat)),
    piles: Object.fromEntries(
      PILES.map((pile) => [pile, { cards: [], coins: 0 }]),
    ) as unknown as Record<PileId, State['piles'][PileId]>,
    supply: { coins: 48, markers: 30 },
    coinCards: allCards(),
    beside: [],
    leftovers: CHARACTERS,
    neutral: null,
    usedCharacters: [],
    thefts: [],
    ending: false,
    stage: { type: 'box' },
    scores: [],
    winners: [],
    series: position.series
      ? { goal: position.series.goal, played: position.series.played ?? [] }
      : null,
  };
}

const emptyPlayer = (seat: Player['seat']): Player => ({
  seat,
  hand: [],
  played: null,
  coins: 0,
  markers: 0,
  subjects: [],
  buildings: [],
  crests: [],
  equal: false,
  spent: null,
  restsThisRound: false,
  carriedOut: [],
  turnTaken: false,
  markersAfterConflicts: 0,
});

/** Fills what the position leaves out with legal defaults and refuses a table that cannot be. */
export function start(position: Position): Started<RivalKings> {
  const refusal = checkSeats(position) ?? checkOwnCards(position) ?? checkSeries(position);
  if (refusal) return { ok: false, refusal };
  const empty = emptyTable(position);
  if (position.box) return startFromBox(position, empty);
  const parts = [placeCharacters, placeCards, placeTokens];
  let state = empty;
  for (const place of parts) {
    const placed = place(position, state);
    if (!placed.ok) return placed;
    state = placed.state;
  }
  return startPhase(position, state);
}

function checkSeats({ players }: Position): Judgement {
  if (players.length < 2)
    return refuse('rk.components.inventory', 'too-few-players', { count: players.length });
  if (players.length > 4)
    return refuse('rk.components.inventory', 'too-many-players', { count: players.length });
  const twice = players.find(
    ({ seat }, place) => players.findIndex((other) => other.seat === seat) !== place,
  );
  return twice && refuse('rk.components.inventory', 'seat-twice', { seat: twice.seat });
}

function checkOwnCards({ numbers = {}, symbols = {} }: Position): Judgement {
  for (const [card, number] of Object.entries(numbers)) {
    if (!Number.isInteger(number) || number < 0 || number > COINS)
      return refuse('rk.components.number', 'number-impossible', { card, number });
  }
  for (const [rank, character] of Object.entries(symbols)) {
    if (rankOf(character) !== rank)
      return refuse('rk.turn.tie.symbol', 'symbol-wrong-rank', { character, rank });
  }
  return undefined;
}

function checkSeries({ series, players }: Position): Judgement {
  if (!series) return undefined;
  const { goal, played = [] } = series;
  const count = 'games' in goal ? goal.games : goal.points;
  if (!Number.isInteger(count) || count <= 0)
    return refuse('rk.option.series-goal', 'series-goal', { count });
  const stranger = played
    .flatMap((game) => Object.keys(game))
    .find((seat) => !players.some((player) => player.seat === seat));
  if (stranger) return refuse('rk.option.series', 'no-such-seat', { seat: stranger });
  return seriesStanding({ goal, played }).over
    ? refuse('rk.option.series-goal', 'game-over')
    : undefined;
}

function startFromBox(position: Position, state: State): Started<RivalKings> {
  const { turn, over, piles, leftovers, neutral, usedCharacters, supplyCoins, supplyMarkers } =
    position;
  const named = [
    turn,
    over,
    piles,
    leftovers,
    neutral,
    usedCharacters,
    supplyCoins,
    supplyMarkers,
  ].some((part) => part !== undefined);
  const laid = named || position.players.some((player) => Object.keys(player).length > 1);
  return laid
    ? { ok: false, refusal: refuse('rk.setup.building-piles', 'box-not-empty') }
    : { ok: true, state };
}

/** Decides which moment of a cycle the table shows. */
function startPhase(position: Position, state: State): Started<RivalKings> {
  const ending = PILES.some((pile) => state.piles[pile].cards.length === 0);
  if (position.over) return startOver(position, { ...state, ending });
  if (position.turn) return startTurn({ ...state, ending }, position.turn);
  if (ending) return { ok: false, refusal: refuse('rk.end.finish-cycle', 'ended-before-cycle') };
  return { ok: true, state: { ...state, stage: { type: 'choose' } } };
}

/** A table after the last cycle, scored. */
function startOver({ turn, players }: Position, state: State): Started<RivalKings> {
  const inCycle =
    turn !== undefined ||
    players.some(({ played, spent, crests = [] }) => played ?? spent ?? crests[0]);
  if (inCycle) return { ok: false, refusal: refuse('rk.end.finish-cycle', 'over-in-mid-cycle') };
  if (!state.ending) return { ok: false, refusal: refuse('rk.end.trigger', 'ended-too-early') };
  return { ok: true, state: scored(state) };
}

/**
 * A table after the conflicts: whoever moves before `seat` has moved, and the thefts that are still
 * due stand open.
 */
function startTurn(state: State, seat: Player['seat']): Started<RivalKings> {
  const missing = state.players.find((player) => player.played === null);
  if (missing)
    return {
      ok: false,
      refusal: refuse('rk.play.reveal', 'turn-without-characters', { seat: missing.seat }),
    };
  if (!state.players.some((player) => player.seat === seat))
    return { ok: false, refusal: refuse('rk.turn.rank-order', 'no-such-seat', { seat }) };
  const ranks = state.players.map((player) => ({ seat: player.seat, rank: rankAt(player)! }));
  const conflicts = conflictsOf(
    { ranks, neutral: state.neutral && rankOf(state.neutral) },
    state.rulings,
  );
  const equal = conflicts.flatMap((conflict) => (conflict.kind === 'equal' ? conflict.seats : []));
  const ready = withPlayers(state, (player) => ({
    equal: equal.includes(player.seat),
    markersAfterConflicts: player.markers,
  }));
  const moved = withTurnsBefore(ready, seat);
  const thefts = conflicts.flatMap((conflict) =>
    conflict.kind === 'higher' && conflict.theft
      ? [{ thief: conflict.thief, victim: conflict.victim }]
      : [],
  );
  const refusal = checkSpent(moved) ?? checkCrests(moved, thefts, seat);
  if (refusal) return { ok: false, refusal };
  const open = thefts.filter(({ thief, victim }) => {
    const waiting =
      thief === seat || moved.players.some((player) => player.seat === thief && !player.turnTaken);
    return (
      waiting &&
      !moved.players.some(
        (player) => player.seat === victim && player.crests.some(({ by }) => by === thief),
      )
    );
  });
  return {
    ok: true,
    state: {
      ...moved,
      thefts: open,
      stage: {
        type: 'turn',
        seat,
        tie: tieDecidedBy(moved, seat),
        pending: [],
        last: null,
        search: null,
        recruited: false,
      },
    },
  };
}

/** Whoever has not had a turn yet can have used the Gardener or the Watchman only. */
function checkSpent({ players }: State): Judgement {
  const early = players.find(
    ({ spent, turnTaken }) => spent && !turnTaken && momentRule(spent) === 'rk.subject.any-time',
  );
  return (
    early &&
    refuse('rk.subject.any-time', 'only-on-own-turn', { seat: early.seat, subject: early.spent! })
  );
}

/** Everybody up to and including `seat` in turn order has begun the turn. */
function withTurnsBefore(state: State, seat: Player['seat']): State {
  const next = nextSeat(state)!;
  const taken = withPlayers(state, (player) => ({
    turnTaken: player.turnTaken || player.seat === next,
  }));
  return next === seat ? taken : withTurnsBefore(taken, seat);
}
