import { suitOf, type NumberId } from '../cards.ts';
import { populationOf } from '../intrigue/targets.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { subjectsOf } from '../subjects.ts';
import type { Player } from '../types/state.ts';
import { judgePlunder } from './plunder.ts';

/** Spade Subjects that a Battle takes (`ng.action.battle`). */
const SPADES = 2;

/** Two Spade Subjects (`ng.action.battle`). */
export function judgeSpades({ court }: Player): Judgement {
  const count = subjectsOf(court).filter((each) => suitOf(each) === 'spade').length;
  return count < SPADES
    ? refuse('ng.action.battle', 'too-few-subjects', { suit: 'spade', count, needed: SPADES })
    : undefined;
}

/** A card of the Population that the Army Card takes (`ng.action.battle.undefended`). */
export const judgeTargets = (player: Player, other: Player, card: NumberId): Judgement =>
  populationOf(other).some((target) => !judgePlunder(player, other, card, target))
    ? undefined
    : refuse('ng.action.battle.undefended', 'nothing-to-take', { seat: other.seat, card });
