import { open, type OpenRuling, type ReadingsOf } from '../../engine/rulebook.ts';
import type { Rule } from './rules.ts';

/**
 * Points on which the printed rules are silent: the options, the default first, and the rules that
 * leave the point open.
 */
export const RULINGS = {
  'cancelled-pair-scope': open(
    ['only-the-pair', 'no-theft-from-that-rank'],
    'rk.conflict.equal.shields-lower',
    'rk.conflict.equal.no-theft',
  ),
  'neutral-equal-and-higher': open(
    ['both-marked', 'equal-absorbs', 'full-absorption'],
    'rk.two.neutral-equal',
    'rk.two.neutral-higher',
  ),
  'steal-optional': open(['may-decline', 'must-cover'], 'rk.steal.right'),
  'steal-target-unusable': open(
    ['any-uncovered-action', 'only-executable'],
    'rk.steal.thief-chooses',
  ),
  'steal-covered-again': open(
    ['uncovered-only', 'same-action-possible'],
    'rk.steal.max-two',
    'rk.steal.covered-lost',
  ),
  'tie-measured-when': open(
    ['when-rank-comes-up', 'after-conflict-phase'],
    'rk.turn.tie.fewer-markers',
  ),
  'own-action-skip': open(['may-skip', 'must-if-possible'], 'rk.action.left-to-right'),
  'ability-frequency': open(['once-per-cycle', 'once-per-round'], 'rk.subject.once-per-cycle'),
  'ability-versus-crest': open(
    ['unaffected', 'blocked'],
    'rk.steal.covered-lost',
    'rk.ability.innkeeper',
    'rk.ability.carpenter',
    'rk.ability.market-woman',
  ),
  'gardener-two': open(['revealed-rank-order', 'fewest-markers-first'], 'rk.ability.gardener'),
  'watchman-two-conflicts': open(
    ['one-conflict-owner-picks', 'all-unequal-conflicts'],
    'rk.ability.watchman',
  ),
  'watchman-theft-stands': open(
    ['marker-only', 'theft-too'],
    'rk.ability.watchman',
    'rk.steal.right',
  ),
  'watchman-neutral': open(
    ['marker-stays-in-supply', 'no-effect'],
    'rk.ability.watchman',
    'rk.two.neutral-higher',
  ),
  'pair-spare-copies': open(
    ['spare-copies-free', 'all-copies-locked'],
    'rk.ability.court-lady.protected',
    'rk.ability.bishop.protected',
    'rk.pair.perfect.protected',
  ),
  'own-perfect-pair': open(['locked-for-everyone', 'owner-may-split'], 'rk.pair.perfect.protected'),
  'troubadour-own-pair': open(
    ['allowed', 'locked'],
    'rk.ability.troubadour',
    'rk.pair.perfect.protected',
  ),
  'troubadour-given-card': open(['takes-the-place', 'out-of-game'], 'rk.ability.troubadour'),
  'troubadour-who-buys': open(
    ['by-card-type', 'by-pile-type'],
    'rk.ability.troubadour.cross-type',
    'rk.action.top-card',
  ),
  'sailor-second-run': open(['two-separate-runs', 'same-target'], 'rk.ability.sailor'),
  'blacksmith-scope': open(['one-purchase', 'all-purchases-this-cycle'], 'rk.ability.blacksmith'),
  'pile-search-decline': open(
    ['may-decline-ability-spent', 'must-buy-if-able'],
    'rk.ability.vintner',
    'rk.ability.miner',
  ),
  'farmer-two-stolen': open(['owner-picks-one', 'both'], 'rk.ability.farmer'),
  'farmer-one-action-limit': open(
    ['extra', 'counts-as-the-one'],
    'rk.ability.farmer',
    'rk.conflict.equal.one-action',
  ),
  'perfect-first-or-best': open(['perfect-first', 'best-total'], 'rk.score.perfect-first'),
  'colour-pair-optional': open(['owner-may-leave-single', 'forced'], 'rk.score.colour'),
  'winner-tie': open(['shared-victory', 'fewer-markers', 'more-coins'], 'rk.score.winner'),
} as const satisfies Record<string, OpenRuling<Rule>>;

export type RulingId = keyof typeof RULINGS;

/** Which reading of each open ruling a table plays. */
export type Readings = ReadingsOf<typeof RULINGS>;
