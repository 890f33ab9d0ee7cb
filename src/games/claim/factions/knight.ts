// Knights: as the second card, a knight beats any led goblin, in both phases. It still has to
// follow where it can.
import type { NonEmpty } from '../../../engine/types.ts';
import { factionOf } from '../cards.ts';
import { refuse } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { Faction } from './faction.ts';

export const knight: Faction = {
  beats: 'goblin',
  refuseNotFollowing: (led, { seat, card }) =>
    led === 'goblin'
      ? refuse('cl.faction.knight.must-still-follow', 'knight-must-follow', { seat, card })
      : undefined,
  /** A power that looks near and is not there: a knight not played after a goblin. */
  rulesOfVictory({ led, second }, _winner, by) {
    if (by !== 'other-faction') return [];
    const isNear =
      factionOf(second) === 'knight' ||
      (factionOf(led) === 'knight' && factionOf(second) === 'goblin');
    return isNear ? ['cl.faction.knight'] : [];
  },
};

/** The rules behind a victory by a knight's power. */
export const KNIGHT_RULES: NonEmpty<Rule> = ['cl.faction.knight', 'cl.trick.power-exceptions'];

/** What they say of phase 2. */
export const KNIGHT_IN_PHASE_2: Rule = 'cl.faction.knight.both-phases';
