import type { Turn } from '../../../engine/game.ts';
import { playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { ActionPhase, Player, State } from '../types/state.ts';
import { judgeAssassin, judgeTargeted } from './conditions.ts';

const RULE = 'ng.action.assassination.jester';

type KillJester = ActionOf<'kill-jester'>;

const ownerOf = ({ players }: State, card: string): Player | undefined =>
  players.find(({ jester }) => jester === card);

/** Whether an Ace kills a Court Jester outside the Actions (`jester-kill-conditions`). */
export const isFree = ({ rulings }: State): boolean => rulings['jester-kill-conditions'] === 'free';

/**
 * A Court Jester, by an Ace of any suit: an Assassination with all its conditions or, by the other
 * reading, the other player’s without any (`ng.action.assassination.jester`).
 */
export function judgeKillJester(
  state: State,
  { seat }: ActionPhase,
  { card, jester }: KillJester,
): Judgement {
  const player = playerAt(state, seat);
  const free = isFree(state);
  const owner = ownerOf(state, jester);
  if (!owner) return refuse(RULE, 'no-jester', { card: jester });
  if (free && owner === player) return refuse(RULE, 'own-jester');
  return (free ? undefined : judgeTargeted(owner)) ?? judgeAssassin(player, card);
}

/** The Ace is discarded, and the Joker after it. */
export function killJester(turn: Turn<NoblesAndGlory>, { seat, card, jester }: KillJester): void {
  const owner = ownerOf(turn.state, jester);
  if (!owner?.jester) return;
  if (!isFree(turn.state))
    turn.emit({ type: 'actionUsed', seat, action: 'assassination' }, [
      'ng.action.assassination.condition',
      RULE,
    ]);
  turn.emit({ type: 'cardDiscarded', seat, card, to: 'discard-pile' }, ['ng.card.ace-assassin']);
  turn.emit({ type: 'jesterKilled', seat: owner.seat, card: owner.jester }, [RULE]);
}
