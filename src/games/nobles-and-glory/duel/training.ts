import type { Turn } from '../../../engine/game.ts';
import type { Rule } from '../rules.ts';
import { regnantOf } from '../court.ts';
import { playerAt } from '../players.ts';
import { judgeReveal, preparationOf, reveal, revealCandidates } from '../preparation.ts';
import { isRecovering } from '../recovery.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { DuelProcess } from '../types/duel.ts';
import type { Player, State } from '../types/state.ts';
import { challengedIn, challengerIn, duelistAt, lowerOf, rivalOf, totalOf } from './duelists.ts';
import { lose } from './lose.ts';
import type { Stage } from './stage.ts';

const RULE = 'ng.preparation.training';

/**
 * After round two the challenged player and then the challenger may reveal a Club from beneath the
 * Regnant, whichever Royal Card duels: its value is added to their total
 * (`ng.preparation.training`, `duel-training-order`, `duel-training-who`).
 */
export const training: Stage<'training'> = {
  rule: RULE,
  pending: (_, { stage, duelists }) => {
    const seat = stage.left[0]!;
    return {
      name: 'training',
      seats: [seat],
      secret: true,
      about: {
        total: totalOf(duelistAt({ duelists }, seat)),
        against: totalOf(rivalOf({ duelists }, seat)),
      },
    };
  },
  candidates: (_, __, seat) => revealCandidates(seat),
  judge: (state, _, action) => judgeTraining(playerAt(state, action.seat), action),
  resolve: (turn, _, action) => {
    reveal(turn, playerAt(turn.state, action.seat), action, [
      RULE,
      ...(action.type === 'reveal' ? becomesOf(turn.state) : []),
    ]);
  },
  follow: (turn, duel) => {
    if (duel.stage.left.length > 0) return false;
    endDuel(turn, duel);
    return true;
  },
};

/** A Regnant that recovers does not train (`ng.action.duel.recovering`). */
function judgeTraining(player: Player, action: Action): Judgement {
  const regnant = regnantOf(player.court);
  return action.type === 'reveal' && isRecovering(regnant)
    ? refuse('ng.action.duel.recovering', 'recovering', { card: regnant.card })
    : judgeReveal(player, { suit: 'club', because: RULE }, action);
}

/** The rule about what becomes of a Training Card (`duel-training-recovery`). */
const becomesOf = ({ rulings }: State): readonly Rule[] =>
  rulings['duel-training-recovery'] === 'becomes-recovery'
    ? ['ng.action.duel.recovery']
    : ['ng.preparation.training-not-recovery'];

/** With all cards of round two open, Training comes before the result, where somebody may train. */
export function endRounds(turn: Turn<NoblesAndGlory>, duel: DuelProcess): void {
  const [first, ...more] = [challengedIn(duel), challengerIn(duel)]
    .map(({ seat }) => seat)
    .filter((seat) => preparationOf(playerAt(turn.state, seat)));
  if (first) turn.emit({ type: 'trainingAsked', seats: [first, ...more] }, [RULE]);
  else endDuel(turn, duel);
}

/** The lower total loses (`ng.action.duel.result`). */
function endDuel(turn: Turn<NoblesAndGlory>, duel: DuelProcess): void {
  const { seat, by } = lowerOf(duel);
  lose(turn, seat, by);
}
