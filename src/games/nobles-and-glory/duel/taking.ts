import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { checkRow } from '../arrival.ts';
import { judgePopulation, populationOf } from '../intrigue/targets.ts';
import { playerAt } from '../players.ts';
import { asNumber, asRoyal, notNow } from '../processes/handling.ts';
import { isSubjectOf } from '../rows.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { DuelAt } from '../types/duel.ts';
import type { State } from '../types/state.ts';
import { rivalOf } from './duelists.ts';
import { recover } from './recover.ts';
import type { Stage } from './stage.ts';

const RULE = 'ng.action.duel.no-glory';

/**
 * The victor takes up to two cards of the loser’s Population, one by one, each as a Subject or a
 * Peasant: a space is needed, Equipoise is not (`ng.action.duel.no-glory`).
 */
export const taking: Stage<'taking'> = {
  rule: RULE,
  pending: (_, duel) => ({
    name: 'duel',
    seats: [victorIn(duel)],
    about: { step: 'taking', left: duel.stage.left },
  }),
  candidates: (state, { stage }, seat) => [
    ...populationOf(playerAt(state, stage.loser)).flatMap((card) =>
      [...playerAt(state, seat).court.map((royal) => royal.card), null].map((royal): Action => ({
        type: 'take',
        seat,
        card,
        royal,
      })),
    ),
    { type: 'done', seat },
  ],
  judge: (state, { stage }, action) => {
    if (action.type === 'done') return undefined;
    if (action.type !== 'take') return notNow(RULE, action);
    const target = judgePopulation(playerAt(state, stage.loser), action.card, RULE);
    return target || action.royal === null
      ? target
      : checkRow(playerAt(state, action.seat), action.royal);
  },
  resolve: (turn, duel, action) => {
    if (action.type === 'take') take(turn, duel.stage.loser, action);
    else recover(turn, duel);
  },
  follow: (turn, duel) => {
    if (duel.stage.left > 0 && hasTakeable(turn.state, duel.stage.loser)) return false;
    recover(turn, duel);
    return true;
  },
};

const victorIn = (duel: DuelAt<'taking'>): Seat => rivalOf(duel, duel.stage.loser).seat;

/** Anything but the last Subject (`ng.guard.subjects`). */
function hasTakeable(state: State, loser: Seat): boolean {
  const player = playerAt(state, loser);
  return populationOf(player).some((card) => !judgePopulation(player, card, RULE));
}

function take(turn: Turn<NoblesAndGlory>, from: Seat, action: ActionOf<'take'>): void {
  const { seat } = action;
  const card = asNumber(action.card);
  const royal = action.royal === null ? null : asRoyal(action.royal);
  if (isSubjectOf(playerAt(turn.state, from), card))
    turn.emit({ type: 'subjectTaken', seat, from, card, royal }, [RULE]);
  else turn.emit({ type: 'peasantTaken', seat, from, card, royal }, [RULE]);
}
