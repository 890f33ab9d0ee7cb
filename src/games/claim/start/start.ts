import type { Started } from '../../../engine/game.ts';
import { defaultRulings } from '../../../engine/rulings.ts';
import { CARDS, FACTIONS, HAND_SIZE } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { RULINGS, type Readings } from '../rulings.ts';
import { scored } from '../scoring/score-game.ts';
import { voteOf } from '../scoring/votes.ts';
import { type Claim } from '../types.ts';
import type { Position } from '../types/position.ts';
import type { Player, State } from '../types/state.ts';
import {
  checkDiscard,
  checkNamed,
  checkScorePiles,
  isInPlay,
  namedCards,
  scoredCards,
} from './checks.ts';
import { layTrick } from './trick.ts';

/** Fills what the position leaves out with legal defaults and refuses a table that cannot be. */
export function start(position: Position): Started<Claim> {
  const refusal = checkNamed(position);
  if (refusal) return { ok: false, refusal };
  const box = emptyTable(position);
  if (position.box) return startFromBox(position, box);
  return position.over ? startOver(position, box) : layTrick(position, box);
}

/** A table with all cards in the box. */
function emptyTable({
  players: [first, second],
  youngest = first!.seat,
  rulings,
}: Position): State {
  const empty = { hand: [], recruits: { won: [], blind: [] }, score: [] };
  return {
    rulings: { ...(defaultRulings(RULINGS) as Readings), ...rulings },
    stage: 'box',
    phase: 1,
    trick: 1,
    youngest,
    leader: youngest,
    lastWinner: null,
    wonTrick: null,
    players: [
      { seat: first!.seat, ...empty },
      { seat: second!.seat, ...empty },
    ],
    drawPile: CARDS,
    contested: null,
    led: null,
    second: null,
    declared: null,
    discard: [],
    votes: [],
    winners: [],
  };
}

function startFromBox(position: Position, box: State): Started<Claim> {
  const { over, lastWinner } = position;
  const isBare = !isInPlay(position) && !over && !lastWinner && namedCards(position).length === 0;
  return isBare
    ? { ok: true, state: box }
    : { ok: false, refusal: refuse('cl.setup.shuffle', 'box-not-empty') };
}

/**
 * A game that is over: the score piles are counted as they lie; what is in neither was discarded.
 */
function startOver(position: Position, box: State): Started<Claim> {
  const { players, lastWinner = null } = position;
  if (isInPlay(position))
    return { ok: false, refusal: refuse('cl.end.after-last-trick', 'over-in-mid-game') };
  const piles = scoredCards(position);
  if (piles.length === 0)
    return { ok: false, refusal: refuse('cl.score.count-cards', 'nothing-scored') };
  const withPile = (player: Player): Player => ({
    ...player,
    score: players.find(({ seat }) => seat === player.seat)?.score ?? [],
  });
  const state: State = {
    ...box,
    phase: 2,
    trick: HAND_SIZE,
    leader: lastWinner ?? box.leader,
    lastWinner,
    players: [withPile(box.players[0]), withPile(box.players[1])],
    drawPile: [],
    discard: CARDS.filter((card) => !piles.includes(card)),
  };
  const refusal =
    checkScorePiles(position, 2, HAND_SIZE) ??
    checkDiscard(position, { rulings: box.rulings, phase: 2, played: HAND_SIZE }) ??
    checkLastWinner(state);
  return refusal ? { ok: false, refusal } : { ok: true, state: scored(state) };
}

/** By some readings a vote hangs on who won the last trick. */
function checkLastWinner(state: State): Judgement {
  if (state.lastWinner) return undefined;
  const asked = { ...state, lastWinner: state.leader };
  const open = FACTIONS.find((faction) => voteOf(asked, faction).by === 'last-trick');
  return open && refuse('cl.leader.previous-winner', 'last-winner-unknown', { faction: open });
}
