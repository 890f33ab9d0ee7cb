import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { asNumber } from '../action-cards.ts';
import type { CardId, NumberId } from '../cards.ts';
import { playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { topOf } from '../stack.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { RecoveryProcess } from '../types/migration.ts';
import type { Player, Royal, State } from '../types/state.ts';
import { notNow, type Handling } from './handling.ts';

const RULE = 'ng.turn.migration.recovery';

/**
 * As the Migration Phase begins, its player chooses which Recovery Card to remove from beneath a
 * Royal Card that has several (`ng.turn.migration.recovery`).
 */
export const recovery: Handling<RecoveryProcess> = {
  rule: RULE,
  pending: (_, { seat }) => ({ name: 'recovery', seats: [seat] }),
  candidates: (state, process, seat) =>
    recoveringIn(state, process).flatMap((royal) =>
      royal.recovery.map((card): Action => ({ type: 'remove-recovery', seat, card })),
    ),
  judge: (state, process, action) =>
    action.type === 'remove-recovery'
      ? judgeRemoval(playerAt(state, process.seat), process, action.card)
      : notNow(RULE, action),
  resolve: (turn, { seat }, action) => {
    const { card } = action as ActionOf<'remove-recovery'>;
    remove(turn, seat, above(playerAt(turn.state, seat), card)!, asNumber(card));
    removeSingles(turn);
  },
};

/** Royal Cards from beneath which a card is still to be removed. */
const recoveringIn = (state: State, { seat, left }: RecoveryProcess): readonly Royal[] =>
  playerAt(state, seat).court.filter(({ card }) => left.includes(card));

/** The Royal Card beneath which a Recovery Card lies. */
const above = ({ court }: Player, card: CardId): Royal | undefined =>
  court.find((royal) => royal.recovery.some((each) => each === card));

/** A Recovery Card of one’s own, and one from beneath each Royal Card. */
function judgeRemoval(player: Player, { left }: RecoveryProcess, card: CardId): Judgement {
  const royal = above(player, card);
  if (!royal) return refuse(RULE, 'not-recovery', { seat: player.seat, card });
  return left.includes(royal.card)
    ? undefined
    : refuse(RULE, 'recovery-removed', { royal: royal.card });
}

/** Cards that lie there alone are removed without a choice, if it is time for it. */
export function removeSingles(turn: Turn<NoblesAndGlory>): void {
  const top = topOf(turn.state);
  if (top.type !== 'recovery') return;
  for (const royal of recoveringIn(turn.state, top)) {
    const [card, ...more] = royal.recovery;
    if (card && more.length === 0) remove(turn, top.seat, royal, card);
  }
}

/** To the Discard Pile (`ng.action.duel.recovery-removal`). */
const remove = (
  turn: Turn<NoblesAndGlory>,
  seat: Seat,
  { card: royal }: Royal,
  card: NumberId,
): void =>
  turn.emit({ type: 'recoveryRemoved', seat, card, royal }, [
    RULE,
    'ng.action.duel.recovery-removal',
  ]);
