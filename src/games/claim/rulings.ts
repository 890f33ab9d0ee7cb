import { open, type OpenRuling, type ReadingsOf } from '../../engine/rulebook.ts';
import type { Rule } from './rules.ts';

/**
 * Points on which the printed rules are silent: the options, the default first, and the rules that
 * leave the point open.
 */
export const RULINGS = {
  'void-with-doppelganger': open(
    ['doppelganger-optional', 'doppelganger-forced'],
    'cl.phase1.void-any-card',
    'cl.faction.doppelganger.wild',
    'cl.faction.doppelganger.counts-as-following',
  ),
  'phase2-first-leader': open(
    ['last-phase-1-winner', 'youngest-player', 'last-phase-1-loser'],
    'cl.leader.previous-winner',
    'cl.leader.first-trick-youngest',
  ),
  'second-doppelganger-faction': open(
    ['always-led-faction', 'follower-declares'],
    'cl.faction.doppelganger.counts-as-led',
  ),
  'zombie-of-loser': open(
    ['every-played-zombie', 'only-winning-zombie'],
    'cl.phase1.played-zombie-scores',
    'cl.faction.zombie',
  ),
  'dwarf-thrown-off': open(['loser-keeps-own-dwarf', 'winner-takes-it'], 'cl.faction.dwarf'),
  'two-dwarves': open(['loser-takes-both', 'each-own'], 'cl.faction.dwarf'),
  'empty-faction-vote': open(
    ['nobody', 'last-trick-winner'],
    'cl.score.majority',
    'cl.score.tie-highest-card',
  ),
  'dead-heat-vote': open(['nobody', 'last-trick-winner'], 'cl.score.tie-highest-card'),
  'nobody-has-three': open(['most-votes-then-draw', 'draw-unless-three'], 'cl.goal.three-votes'),
} as const satisfies Record<string, OpenRuling<Rule>>;

export type RulingId = keyof typeof RULINGS;

/** Which reading of each open ruling a table plays. */
export type Readings = ReadingsOf<typeof RULINGS>;
