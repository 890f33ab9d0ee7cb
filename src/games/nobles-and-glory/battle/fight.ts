import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { valueOf, type NumberId } from '../cards.ts';
import { otherThan, playerAt } from '../players.ts';
import type { Readings } from '../rulings.ts';
import type { NoblesAndGlory } from '../types.ts';
import { battleValueOf, bonusesOf } from './value.ts';

const SUM = 'ng.action.battle.bonus-sum';

/**
 * Both Army Cards are revealed, that of the defender first. The higher one wins with its bonuses, in
 * a draw the defender’s (`ng.action.battle.defended`, `ng.action.battle.winner`). There is a space for
 * the other one: that of the winner’s own.
 */
export function fight(
  turn: Turn<NoblesAndGlory>,
  defender: Seat,
  { card, by }: { readonly card: NumberId; readonly by: NumberId },
): void {
  const { court } = playerAt(turn.state, defender);
  const attacker = otherThan(turn.state, defender);
  const [value, against] = [battleValueOf(card, attacker.court), battleValueOf(by, court)];
  const bonuses = [bonusesOf(card, attacker.court), bonusesOf(by, court)];
  const summed = bonuses.some(({ length }) => length > 1) ? ([SUM] as const) : [];
  turn.emit(
    { type: 'armiesRevealed', seat: attacker.seat, from: defender, card, by, value, against },
    ['ng.action.battle.defended', ...new Set(bonuses.flat()), ...summed],
  );
  const won = value > against;
  const winner = won ? attacker.seat : defender;
  const { discarded, spoils } = divided(won ? [card, by] : [by, card], turn.state.rulings);
  const isDraw = value === against;
  turn.emit({ type: 'battleWon', seat: winner, card: discarded, spoils, isDraw }, [
    'ng.action.battle.winner',
    'ng.action.battle.spoils',
  ]);
}

/**
 * Which card is discarded, and which the winner gets: the other player’s or, by the other reading,
 * the one with the lower value, bonuses aside (`battle-highest`).
 */
function divided(
  [winning, losing]: readonly [winning: NumberId, losing: NumberId],
  { 'battle-highest': highest }: Readings,
): { readonly discarded: NumberId; readonly spoils: NumberId } {
  return highest === 'by-face-value' && valueOf(losing) > valueOf(winning)
    ? { discarded: losing, spoils: winning }
    : { discarded: winning, spoils: losing };
}
