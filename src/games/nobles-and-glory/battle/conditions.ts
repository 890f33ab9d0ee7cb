import { type NumberId } from '../cards.ts';
import { populationOf } from '../population.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { judgeTwoSubjects } from '../two-subjects.ts';
import type { Player } from '../types/state.ts';
import { judgePlunder } from './plunder.ts';

/** Two Spade Subjects (`ng.action.battle`). */
export const judgeSpades = (player: Player): Judgement =>
  judgeTwoSubjects(player, 'spade', 'ng.action.battle');

/** A card of the Population that the Army Card takes (`ng.action.battle.undefended`). */
export const judgeTargets = (player: Player, other: Player, card: NumberId): Judgement =>
  populationOf(other).some((target) => !judgePlunder(player, other, card, target))
    ? undefined
    : refuse('ng.action.battle.undefended', 'nothing-to-take', { seat: other.seat, card });
