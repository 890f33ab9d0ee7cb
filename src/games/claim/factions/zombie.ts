// Zombies: in phase 1 the winner of a trick puts the zombies played to it into the score pile
// instead of discarding them. A contested zombie is recruited like any other card; in phase 2 all
// cards are scored anyway.
import type { NonEmpty } from '../../../engine/types.ts';
import { factionOf, hasFaction, type CardId } from '../cards.ts';
import type { Rule } from '../rules.ts';
import type { Readings } from '../rulings.ts';
import type { Place, Trick } from '../types/state.ts';
import type { Faction } from './faction.ts';

export const zombie: Faction = {
  contestedRules: ['cl.phase1.contested-zombie-recruits', 'cl.faction.power-only-when-played'],
  rulesOfCollecting: (_trick, rest) =>
    hasFaction('zombie', rest) ? ['cl.faction.zombie.phase1-only'] : [],
  countRule: 'cl.score.phase1-zombies-count',
};

/**
 * The played cards of a phase-1 trick that go to the winner's score pile (`zombie-of-loser`); the
 * others are discarded.
 */
export function scoredZombies({ led, second }: Trick, winner: Place, rulings: Readings): CardId[] {
  const best = winner === 'leader' ? led : second;
  const every = rulings['zombie-of-loser'] === 'every-played-zombie';
  return [led, second].filter((card) => factionOf(card) === 'zombie' && (every || card === best));
}

/** The rules behind them. */
export const ZOMBIE_RULES: NonEmpty<Rule> = [
  'cl.phase1.played-zombie-scores',
  'cl.faction.zombie',
  'cl.piles.score-face-up',
];
