import { open, type OpenRuling, type ReadingsOf } from '../../engine/rulebook.ts';
import type { Rule } from './rules.ts';

/**
 * Points on which the printed rules are silent: the options, the default first, and the rules that
 * leave the point open.
 */
export const RULINGS = {
  'three-identicals-take-two': open(
    ['take-all-summonable', 'choose-two-or-three'],
    'kv.summon.passed-identicals',
    'kv.summon.end-directly-behind',
  ),
  'take-end-or-passed': open(
    ['player-chooses', 'passed-set-mandatory'],
    'kv.summon.passed-identicals',
    'kv.summon.end-tile',
    'kv.summon.one-way-only',
  ),
  'knight-identity': open(
    ['by-character-type', 'by-order'],
    'kv.summon.only-identical',
    'kv.subject.orders',
  ),
  'start-on-priest': open(
    ['not-usable', 'usable-at-once'],
    'kv.summon.not-start-tile',
    'kv.priest.may-return',
  ),
  'couples-jester': open(
    ['jester-never-couples', 'jester-couples-by-column'],
    'kv.score.couples',
    'kv.jester.impersonates',
    'kv.jester.helps-kingdom-and-tax',
  ),
  'orders-jester': open(
    ['jester-has-no-order', 'owner-names-order'],
    'kv.score.several-orders',
    'kv.jester.impersonates',
    'kv.jester.helps-kingdom-and-tax',
  ),
} as const satisfies Record<string, OpenRuling<Rule>>;

export type RulingId = keyof typeof RULINGS;

/** Which reading of each open ruling a table plays. */
export type Readings = ReadingsOf<typeof RULINGS>;
