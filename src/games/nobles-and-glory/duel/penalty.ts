import type { Turn } from '../../../engine/game.ts';
import { asNumber } from '../action-cards.ts';
import { judgeGlory } from '../glory.ts';
import { loseRoyal } from '../lost-royal.ts';
import { playerAt } from '../players.ts';
import { notNow } from '../processes/handling.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { DuelAt } from '../types/duel.ts';
import type { Player } from '../types/state.ts';
import { duelistAt, rivalOf } from './duelists.ts';
import { recover } from './recover.ts';
import type { Stage } from './stage.ts';

const RULE = 'ng.action.duel.penalty';
const NO_GLORY = 'ng.action.duel.no-glory';

/**
 * The loser discards the losing Royal Card or gives a Glory Card; without one the victor takes
 * cards of the Population instead (`ng.action.duel.penalty`, `ng.action.duel.no-glory`).
 */
export const penalty: Stage<'penalty'> = {
  rule: RULE,
  pending: (_, { stage }) => ({
    name: 'duel',
    seats: [stage.loser],
    about: { step: 'penalty' },
  }),
  candidates: (state, _, seat) => [
    { type: 'discard-royal', seat },
    ...playerAt(state, seat).glory.map((card): Action => ({ type: 'give-glory', seat, card })),
    { type: 'allow-taking', seat },
  ],
  judge: (state, _, action) => judgePenalty(playerAt(state, action.seat), action),
  resolve: pay,
  follow: (turn, { stage: { loser } }) => {
    const { court, glory } = playerAt(turn.state, loser);
    if (court.length > 1 || glory.length > 0) return false;
    turn.emit({ type: 'takingAllowed', seat: loser }, [NO_GLORY, 'ng.guard.subjects']);
    return true;
  },
};

/** A Royal Card stays in the kingdom, and a Glory Card is given by whoever has one. */
function judgePenalty(player: Player, action: Action): Judgement {
  const { seat, court, glory } = player;
  switch (action.type) {
    case 'discard-royal':
      return court.length > 1 ? undefined : refuse('ng.guard.subjects', 'only-royal', { seat });
    case 'give-glory':
      return judgeGlory(player, action.card, RULE);
    case 'allow-taking':
      return glory.length === 0 ? undefined : refuse(NO_GLORY, 'has-glory', { seat });
    default:
      return notNow(RULE, action);
  }
}

function pay(turn: Turn<NoblesAndGlory>, duel: DuelAt<'penalty'>, action: Action): void {
  const { seat } = action;
  if (action.type === 'allow-taking') return turn.emit({ type: 'takingAllowed', seat }, [NO_GLORY]);
  if (action.type === 'give-glory') {
    const { seat: to } = rivalOf(duel, seat);
    turn.emit({ type: 'compensationGiven', seat, to, card: asNumber(action.card) }, [RULE]);
  } else {
    loseRoyal(turn, seat, duelistAt(duel, seat).combatant, [RULE]);
  }
  recover(turn, duel);
}
