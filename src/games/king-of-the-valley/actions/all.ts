import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { decisionWith, pending } from '../pending.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { nextToPlace } from '../table.ts';
import { phaseOf } from '../turn.ts';
import type { KingOfTheValley } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { State, TurnStage } from '../types/state.ts';
import { columnOptions, judgeColumn, resolveColumn } from './column.ts';
import { judgeDecline, refuseStop, resolveDecline } from './decline.ts';
import { exchangeOptions, judgeExchange, resolveExchange } from './exchange.ts';
import { jesterOptions, resolveJester } from './jester.ts';
import { judgeKingdom, kingdomOptions, resolveKingdom } from './kingdom.ts';
import { judgeLeg, legOptions, resolveLeg } from './leg.ts';
import { judgePlaceKing, placeKingOptions, resolvePlaceKing } from './place-king.ts';
import { judgeRecruit, recruitOptions, resolveRecruit } from './recruit.ts';
import { resolveSetUp } from './set-up.ts';
import { judgeTax, resolveTax, taxOptions } from './tax.ts';

/** Every action that this seat may take now. */
export function options(state: State, seat: Seat): Action[] {
  const decision = pending(state);
  if (!decision?.seats.includes(seat)) return [];
  const turn = state.stage as TurnStage;
  switch (decision.name) {
    case 'set-up':
      return [{ type: 'set-up', seat }];
    case 'place-king':
      return placeKingOptions(state, seat);
    case 'recruit':
      return [...recruitOptions(state, turn), { type: 'decline', seat }];
    case 'jester':
      return jesterOptions(turn);
    case 'leg':
      return legOptions(state, turn);
    case 'exchange':
      return exchangeOptions(state, turn);
    case 'tax':
      return taxOptions(state, turn);
    case 'kingdom':
      return [...kingdomOptions(state, turn), { type: 'decline', seat }];
    case 'column':
      return columnOptions(state, turn);
  }
}

/** Why an action is refused now, or undefined where it is legal. */
export function judge(state: State, action: Action): Judgement {
  const { stage, players } = state;
  const { seat } = action;
  if (!players.some((player) => player.seat === seat))
    return refuse('kv.players.two-to-four', 'no-such-seat', { seat });
  if (stage.type === 'over') {
    return action.type === 'kingdom'
      ? refuse('kv.kingdom.not-after-the-end', 'kingdom-too-late')
      : refuse('kv.turn.equal-turns', 'game-over');
  }
  if (stage.type === 'box')
    return action.type === 'set-up' ? undefined : refuse('kv.setup.valley-grid', 'not-set-up');
  if (action.type === 'set-up') return refuse('kv.setup.valley-grid', 'already-set-up');
  if (stage.type === 'turn') return judgeInTurn(state, stage, action);
  const next = nextToPlace(state)!;
  return action.type === 'place-king'
    ? judgePlaceKing(state, next, action)
    : refuse('kv.setup.choose-start-tile', 'kings-first', { seat: next });
}

/** The turn and its phase come before everything else. */
function judgeInTurn(
  state: State,
  turn: TurnStage,
  action: Exclude<Action, { type: 'set-up' }>,
): Judgement {
  const { seat } = action;
  if (action.type === 'place-king')
    return refuse('kv.setup.choose-start-tile', 'king-placed', { seat });
  if (seat !== turn.seat) {
    return action.type === 'kingdom'
      ? refuse('kv.kingdom.phase-3-only', 'kingdom-later', { seat })
      : refuse('kv.turn.starting-player-first', 'not-your-turn', { seat, other: turn.seat });
  }
  return judgeInHand(turn, action) ?? judgeOwn(state, turn, action);
}

/** Jesters and specialists just gained come first; without them, none can be placed or used. */
function judgeInHand({ seat, inHand: [tile] }: TurnStage, { type }: Action): Judgement {
  const wanted = tile && decisionWith(tile);
  if (type === wanted) return undefined;
  if (tile === 'jester') return refuse('kv.jester.place-immediately', 'jester-first', { seat });
  if (tile) return refuse('kv.specialist.must-activate', 'specialist-first', { seat, tile });
  switch (type) {
    case 'jester':
      return refuse('kv.jester.never-moves', 'no-jester', { seat });
    case 'exchange':
      return refuse('kv.wizard.swap', 'no-wizard', { seat });
    case 'tax':
      return refuse('kv.tax.use-identical-face-up', 'no-collector', { seat });
    default:
      return undefined;
  }
}

/** An action of the seat whose turn it is, as far as nothing in hand stands in its way. */
function judgeOwn(
  state: State,
  turn: TurnStage,
  action: Exclude<Action, { type: 'set-up' | 'place-king' }>,
): Judgement {
  switch (action.type) {
    case 'jester':
      return undefined;
    case 'exchange':
      return judgeExchange(state, action);
    case 'tax':
      return judgeTax(state, turn, action);
    case 'recruit':
      return judgeRecruit(state, turn, action);
    case 'decline':
      return judgeDecline(state, turn);
    case 'leg':
      return judgeMoment(state, turn, 2) ?? judgeLeg(state, turn, action);
    case 'kingdom':
      return judgeClaim(turn) ?? judgeKingdom(state, action);
    case 'column':
      return judgeMoment(state, turn, 4) ?? judgeColumn(state, turn, action.side);
  }
}

/** Whether the turn is in this phase. */
function judgeMoment(state: State, turn: TurnStage, phase: 2 | 4): Judgement {
  const now = phaseOf(state, turn);
  if (now === phase) return undefined;
  if (now > phase) return refuse('kv.turn.four-phases', 'phase-over', { phase });
  return now === 2 ? refuseStop(turn) : refuse('kv.turn.four-phases', 'phase-to-come', { phase });
}

/** The kingdom bonus is claimed in phase 3 and once. */
function judgeClaim({ seat, phase, claimed }: TurnStage): Judgement {
  if (phase < 3) return refuse('kv.kingdom.phase-3-only', 'kingdom-later', { seat });
  if (phase === 3) return undefined;
  return claimed
    ? refuse('kv.kingdom.one-per-turn', 'kingdom-claimed', { seat })
    : refuse('kv.turn.four-phases', 'phase-over', { phase: 3 });
}

/** What a legal action brings about. */
export function resolve(turn: Turn<KingOfTheValley>, action: Action): void {
  switch (action.type) {
    case 'set-up':
      return resolveSetUp(turn);
    case 'place-king':
      return resolvePlaceKing(turn, action);
    case 'recruit':
      return resolveRecruit(turn, action);
    case 'decline':
      return resolveDecline(turn, action);
    case 'jester':
      return resolveJester(turn, action);
    case 'leg':
      return resolveLeg(turn, action);
    case 'exchange':
      return resolveExchange(turn, action);
    case 'tax':
      return resolveTax(turn, action);
    case 'kingdom':
      return resolveKingdom(turn, action);
    case 'column':
      return resolveColumn(turn, action);
  }
}
