// Dwarves: in phase 2 the loser of a trick collects the dwarves played to it, and the winner the
// rest. In phase 1 they do nothing.
import type { NonEmpty } from '../../../engine/types.ts';
import { factionOf, hasFaction, type CardId } from '../cards.ts';
import type { Rule } from '../rules.ts';
import type { Readings } from '../rulings.ts';
import type { Place, Trick } from '../types/state.ts';
import type { Faction } from './faction.ts';

export const dwarf: Faction = {
  rulesOfDiscard: (_trick, rest) =>
    hasFaction('dwarf', rest) ? ['cl.faction.dwarf.phase2-only'] : [],
};

/**
 * The dwarves of a phase-2 trick that its loser collects (`two-dwarves`, `dwarf-thrown-off`); the
 * winner collects the other cards.
 */
export function dwarvesForLoser(
  { led, second }: Trick,
  winner: Place,
  rulings: Readings,
): CardId[] {
  const dwarves = [led, second].filter((card) => factionOf(card) === 'dwarf');
  const ofLoser = winner === 'leader' ? second : led;
  if (dwarves.length === 2 && rulings['two-dwarves'] === 'each-own') return [ofLoser];
  const isThrownOff = factionOf(second) === 'dwarf' && factionOf(led) !== 'dwarf';
  return isThrownOff && rulings['dwarf-thrown-off'] === 'winner-takes-it' ? [] : dwarves;
}

/** The rules behind them. */
export const DWARF_RULES: NonEmpty<Rule> = ['cl.faction.dwarf', 'cl.piles.score-face-up'];

/** The rule by which the winner collects what a dwarf has left of a trick. */
export const rulesOfRest = (rest: readonly CardId[]): readonly Rule[] =>
  rest.length === 1 && !hasFaction('dwarf', rest) ? ['cl.faction.dwarf.rest-to-winner'] : [];
