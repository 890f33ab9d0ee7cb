import { judgeArmyOf } from '../army.ts';
import { judgeSpades, judgeTargets } from '../battle/conditions.ts';
import { isNumber, suitOf, type NumberId } from '../cards.ts';
import { regnantOf } from '../court.ts';
import { otherThan, playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { spaceLeft } from '../spaces.ts';
import { judgeTreaty } from '../treaty.ts';
import type { Position } from '../types/position.ts';
import type { Player, State, TurnProcess } from '../types/state.ts';
import { withUnderWay } from './under-way.ts';

/** An only Army Card defends by itself (`ng.action.battle.defended`). */
const CHOICE = 2;

/**
 * A Battle of an Action Phase, as it could be declared, where somebody has to decide
 * (`ng.action.battle`, `ng.action.treaty.effect`).
 */
export function checkBattle(
  { battle }: Pick<Position, 'battle'>,
  state: State,
  { seat, phase }: TurnProcess,
): Judgement {
  if (!battle) return undefined;
  if (phase !== 'action') return refuse('ng.action.battle', 'battle-not-now');
  const { card, step = 'defence' } = battle;
  if (!isNumber(card)) return refuse('ng.card.number', 'not-number', { card });
  const [player, other] = [playerAt(state, seat), otherThan(state, seat)];
  return (
    judgeSpades(player) ??
    (step === 'defence'
      ? judgeArmyOf(player, card, 'ng.action.battle')
      : judgeDiscarded(state, player, card)) ??
    judgeTreaty(player, suitOf(card)) ??
    (step === 'defence' ? judgeDefence(other) : judgeUndefended(player, other, card))
  );
}

/**
 * The attacking Army Card has just been discarded, and has left its space beside the Regnant
 * (`ng.action.battle.undefended`, `ng.capacity.army`).
 */
function judgeDiscarded({ discardPile }: State, player: Player, card: NumberId): Judgement {
  if (discardPile[0] !== card)
    return refuse('ng.action.battle.undefended', 'attacker-not-discarded', { card });
  const regnant = regnantOf(player.court);
  return spaceLeft(player, regnant) > 0
    ? undefined
    : refuse('ng.capacity.army', 'attacker-without-space', { card, royal: regnant.card });
}

/** Army Cards to choose from (`ng.action.battle.defended`). */
const judgeDefence = ({ seat, armies: { length: count } }: Player): Judgement =>
  count < CHOICE
    ? refuse('ng.action.battle.defended', 'no-choice-of-army', { seat, count })
    : undefined;

/** No Army Card, and something to take (`ng.action.battle.undefended`). */
const judgeUndefended = (player: Player, other: Player, card: NumberId): Judgement =>
  other.armies.length > 0
    ? refuse('ng.action.battle.undefended', 'is-defended', { seat: other.seat })
    : judgeTargets(player, other, card);

/** The state with the Battle of a position under way in its Action Phase. */
export function withBattle(
  state: State,
  { battle }: Pick<Position, 'battle'>,
  { seat }: TurnProcess,
): State {
  if (!battle || !isNumber(battle.card)) return state;
  const { card, step = 'defence' } = battle;
  const deciding = step === 'defence' ? otherThan(state, seat).seat : seat;
  return withUnderWay(state, { type: 'battle', seat: deciding, step, card });
}
