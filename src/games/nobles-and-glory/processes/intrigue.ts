import { valueOf } from '../cards.ts';
import { carryOut } from '../intrigue/all.ts';
import { playerAt } from '../players.ts';
import { judgeReveal, preparationOf, reveal, revealCandidates } from '../preparation.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { IntrigueProcess, Player } from '../types/state.ts';
import type { Handling } from './handling.ts';

const RULE = 'ng.action.intrigue.block';

/** The rule by which Rhetorical History blocks a plot. */
const blockedBy = ({ plot }: IntrigueProcess): Rule =>
  plot === 'scandal' ? 'ng.preparation.rhetorical-scandal' : 'ng.preparation.rhetorical-other';

/**
 * Once the card is named, the other player may reveal a Heart as Rhetorical History, and nothing
 * comes of the plot (`ng.action.intrigue.block`).
 */
export const intrigue: Handling<IntrigueProcess> = {
  rule: RULE,
  pending: (_, { seat, plot, card }) => ({
    name: 'rhetorical-history',
    seats: [seat],
    secret: true,
    about: { plot, card },
  }),
  candidates: (_, { seat }) => revealCandidates(seat),
  judge: (state, process, action) => {
    const player = playerAt(state, process.seat);
    const because = blockedBy(process);
    const refused = judgeReveal(player, { suit: 'heart', because }, action);
    return refused || action.type === 'done' ? refused : judgeValue(player, process);
  },
  resolve: (turn, process, action) => {
    reveal(turn, playerAt(turn.state, process.seat), action, [
      RULE,
      ...(action.type === 'reveal' ? [blockedBy(process)] : []),
    ]);
    if (action.type === 'done') carryOut(turn, process);
  },
};

/** Higher than the card of a Scandal, lower than that of another plot; equal ones are neither. */
function judgeValue(player: Player, process: IntrigueProcess): Judgement {
  const { plot, card: than } = process;
  const card = preparationOf(player)!;
  const because = blockedBy(process);
  const difference = valueOf(card) - valueOf(than);
  if (plot === 'scandal')
    return difference > 0 ? undefined : refuse(because, 'not-higher', { card, than });
  return difference < 0 ? undefined : refuse(because, 'not-lower', { card, than });
}
