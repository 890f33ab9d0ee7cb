import type { Seat } from '../../../engine/types.ts';
import { checkPlace } from '../arrival.ts';
import { playerAt } from '../players.ts';
import { judgePopulation, populationOf, takeCandidates, takeCard } from '../population.ts';
import { asNumber, asPlace, notNow } from '../processes/handling.ts';
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
    ...takeCandidates(playerAt(state, seat), populationOf(playerAt(state, stage.loser))),
    { type: 'done', seat },
  ],
  judge: (state, { stage }, action) => {
    if (action.type === 'done') return undefined;
    if (action.type !== 'take') return notNow(RULE, action);
    return (
      judgePopulation(playerAt(state, stage.loser), action.card, RULE) ??
      checkPlace(playerAt(state, action.seat), action.royal)
    );
  },
  resolve: (turn, duel, action) => {
    if (action.type !== 'take') return recover(turn, duel);
    const { seat, card, royal } = action;
    const from = playerAt(turn.state, duel.stage.loser);
    takeCard(turn, from, { seat, card: asNumber(card), royal: asPlace(royal) }, [RULE]);
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
