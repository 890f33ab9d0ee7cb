import type { Started } from '../../../engine/game.ts';
import { without } from '../../../engine/pieces.ts';
import { defaultRulings } from '../../../engine/rulings.ts';
import { CARDS, isJoker, isNumber, isRoyal } from '../cards.ts';
import { bareRoyal, inRankOrder } from '../court.ts';
import { begun } from '../phases.ts';
import { checkRecovery } from '../recovery.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { RULINGS, type Readings } from '../rulings.ts';
import { scored } from '../scoring/score-game.ts';
import { withTop } from '../stack.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Position, PositionPlayer } from '../types/position.ts';
import type { Decree, Player, State, TurnProcess } from '../types/state.ts';
import { checkBattle, withBattle } from './battle.ts';
import { checkKinds, checkNamed, namedCards } from './checks.ts';
import { checkDecree } from './decree.ts';
import { checkDuel, withDuel } from './duel.ts';
import { checkKingdom } from './kingdom.ts';
import { checkEnd, checkTurn, turnOf } from './moment.ts';
import { checkPolity, withPolity } from './polity.ts';
import { checkRecoveryNow } from './recovery.ts';
import { checkTreaty, treatyOf } from './treaty.ts';
import { checkOneUnderWay } from './under-way.ts';

/** Fills what a position leaves out with legal defaults and refuses a table that cannot be. */
export function start(position: Position): Started<NoblesAndGlory> {
  const unknown = checkNamed(position);
  if (unknown) return { ok: false, refusal: unknown };
  if (position.box) {
    return isBare(position)
      ? { ok: true, state: laid(position) }
      : { ok: false, refusal: refuse('ng.setup.deal', 'box-not-empty') };
  }
  const state = laid(position);
  const turn = turnOf(position);
  const refusal =
    checkEach(position.players, checkKinds) ??
    checkEach(state.players, checkKingdom) ??
    checkEach(state.players, (player) => checkRecovery(player, state.rulings)) ??
    checkEach(state.players, ({ seat, decree }) => checkDecree(seat, decree, state.rulings)) ??
    checkEnd(position, state);
  if (refusal) return { ok: false, refusal };
  if (position.over) return { ok: true, state: scored(state) };
  const wrong =
    checkTurn(position, turn) ??
    checkEach(state.players, (each) => checkTreaty(each, turn)) ??
    checkEach(state.players, (each) => checkRecoveryNow(each, turn, state.rulings)) ??
    checkPolity(position, state, turn) ??
    checkOneUnderWay(position) ??
    checkBattle(position, state, turn) ??
    checkDuel(position, state, turn);
  if (wrong) return { ok: false, refusal: wrong };
  const { phase, seat } = turn;
  const beginning = begun(withTop(state, turn), phase, seat);
  const contested = withBattle(withPolity(beginning, position, turn), position, turn);
  return { ok: true, state: withDuel(contested, position, turn) };
}

function checkEach<Each>(all: readonly Each[], check: (each: Each) => Judgement): Judgement {
  for (const each of all) {
    const refusal = check(each);
    if (refusal) return refusal;
  }
  return undefined;
}

/** What may be said of a table that is still in the box. */
const OF_THE_BOX: readonly string[] = ['players', 'box', 'rulings'];

const isBare = (position: Position): boolean =>
  Object.keys(position).every((field) => OF_THE_BOX.includes(field)) &&
  position.players.every((player) => Object.keys(player).length === 1);

/** The table as it lies, with all cards that nobody has named at the bottom of the Draw Pile. */
function laid(position: Position): State {
  const { players, drawPile = [], discardPile = [], rulings } = position;
  const [first, second] = players;
  const now = turnOf(position);
  return {
    rulings: { ...(defaultRulings(RULINGS) as Readings), ...rulings },
    players: [playerOf(first!, now), playerOf(second!, now)],
    drawPile: [...drawPile, ...without(CARDS, namedCards(position))],
    discardPile,
    known: {},
    stack: [{ type: 'box' }],
    scores: [],
  };
}

/**
 * A player with every card that lies in a place of its kind: whether there are others is checked
 * apart.
 */
function playerOf(player: PositionPlayer, now: TurnProcess): Player {
  const {
    seat,
    hand = [],
    court = [],
    armies = [],
    peasants = [],
    glory = [],
    jester,
    decree,
  } = player;
  return {
    seat,
    hand,
    court: inRankOrder(
      court.flatMap(({ card, subjects = [], preparation, recovery = [] }) =>
        isRoyal(card)
          ? [
              {
                ...bareRoyal(card),
                subjects: subjects.filter(isNumber),
                preparation: preparation && isNumber(preparation) ? preparation : null,
                recovery: recovery.filter(isNumber),
              },
            ]
          : [],
      ),
    ),
    armies: armies.filter(isNumber),
    jester: jester && isJoker(jester) ? jester : null,
    treaty: treatyOf(player, now),
    peasants: peasants.filter(isNumber),
    glory: glory.filter(isNumber),
    decree: decreeOf(decree),
  };
}

const decreeOf = (decree: PositionPlayer['decree']): Decree | null =>
  decree && isNumber(decree.card)
    ? { card: decree.card, progress: (decree.progress ?? []).filter(isNumber) }
    : null;
