import type { Rule } from '../../src/games/rival-kings/rules.ts';
import type { RulingId } from '../../src/games/rival-kings/rulings.ts';
import type { Topic } from './outline.ts';

/** The day on which the rulings were last checked against the printed texts of the six language editions. */
export const checked = '2026-11-20';

/** The rulings of Rival Kings by theme, in the order of the rules. */
export const rulingTopics: readonly Topic<Rule, RulingId>[] = [
  {
    topic: 'set-up',
    open: [],
    decided: [
      { id: 'overpay', rules: ['rk.money.change', 'rk.action.recruit.pay-at-pile', 'rk.action.buy.pay-at-pile'] },
      { id: 'hidden-information', rules: ['rk.display.rows', 'rk.play.choose', 'rk.action.money.no-peeking'] },
      { id: 'unused-character', rules: ['rk.round.two-of-three', 'rk.round.collect'] },
      { id: 'three-player-leftovers', rules: ['rk.setup.three-players', 'rk.round.collect'] },
      { id: 'two-player-leftovers', rules: ['rk.two.reveal-neutral', 'rk.two.neutral-each-cycle'] },
    ],
  },
  {
    topic: 'conflicts',
    open: ['cancelled-pair-scope'],
    decided: [
      { id: 'conflict-needs-target', rules: ['rk.conflict.line', 'rk.conflict.lines', 'rk.conflict.none'] },
      {
        id: 'equal-pair-in-unequal-check',
        rules: ['rk.conflict.equal.still-robbed', 'rk.conflict.equal.two-markers', 'rk.conflict.equal.no-theft'],
      },
      { id: 'marker-timing', rules: ['rk.conflict.unequal.loser-marker', 'rk.conflict.max-three-markers', 'rk.steal.on-thiefs-turn'] },
      { id: 'conflict-order', rules: ['rk.conflict.order', 'rk.conflict.then-unequal', 'rk.ability.watchman'] },
      { id: 'marker-supply-empty', rules: ['rk.components.inventory', 'rk.setup.marker-supply', 'rk.conflict.order'] },
      { id: 'steal-independent-of-marker', rules: ['rk.conflict.unequal.loser-marker', 'rk.steal.right'] },
    ],
  },
  {
    topic: 'two-players',
    open: ['neutral-equal-and-higher'],
    decided: [
      { id: 'neutral-higher-meaning', rules: ['rk.two.neutral-higher', 'rk.conflict.line', 'rk.conflict.lines'] },
      { id: 'neutral-hits-both', rules: ['rk.two.neutral-higher', 'rk.conflict.equal.two-markers'] },
      { id: 'neutral-limits', rules: ['rk.two.neutral-equal', 'rk.two.neutral-nothing-else'] },
      { id: 'neutral-as-victim', rules: ['rk.two.neutral-lower', 'rk.two.neutral-nothing-else'] },
    ],
  },
  {
    topic: 'theft',
    open: ['steal-optional', 'steal-target-unusable', 'steal-covered-again'],
    decided: [
      { id: 'steal-no-money', rules: ['rk.steal.crest', 'rk.steal.immediate', 'rk.steal.covered-lost'] },
      { id: 'steal-victim-order', rules: ['rk.steal.two-victims', 'rk.steal.thief-chooses'] },
      { id: 'steal-two-victims-sequence', rules: ['rk.steal.two-victims', 'rk.steal.immediate', 'rk.steal.before-own-actions'] },
      { id: 'steal-acts-for-thief', rules: ['rk.steal.immediate', 'rk.action.settle', 'rk.action.pass'] },
      { id: 'steal-ability-window', rules: ['rk.subject.any-time', 'rk.steal.immediate', 'rk.steal.before-own-actions'] },
      { id: 'crest-return', rules: ['rk.steal.crests-return'] },
    ],
  },
  {
    topic: 'turns',
    open: ['tie-measured-when', 'own-action-skip'],
    decided: [
      { id: 'one-action-choice-time', rules: ['rk.conflict.equal.free-choice', 'rk.conflict.equal.choose-uncovered'] },
      { id: 'no-marker-in-hand', rules: ['rk.action.settle', 'rk.action.pass', 'rk.ability.herbalist'] },
      { id: 'money-empty-place', rules: ['rk.action.money', 'rk.money.refill'] },
      { id: 'money-refill-trigger', rules: ['rk.money.refill', 'rk.ability.market-woman', 'rk.steal.immediate'] },
      { id: 'money-refill-denomination', rules: ['rk.money.refill', 'rk.components.coin-backs'] },
      { id: 'money-refill-short', rules: ['rk.money.refill-limit', 'rk.money.refill'] },
      { id: 'money-at-empty-pile', rules: ['rk.action.money', 'rk.money.refill', 'rk.end.trigger'] },
      { id: 'unaffordable', rules: ['rk.action.recruit', 'rk.action.buy', 'rk.action.top-card'] },
      { id: 'top-card-only', rules: ['rk.action.top-card', 'rk.ability.vintner', 'rk.ability.miner'] },
    ],
  },
  {
    topic: 'abilities',
    open: ['ability-frequency', 'ability-versus-crest'],
    decided: [
      { id: 'pre-action-ability-counts', rules: ['rk.subject.one-subject-per-cycle', 'rk.subject.start-of-cycle'] },
      { id: 'ability-optional', rules: ['rk.subject.any-time', 'rk.subject.old-or-new', 'rk.ability.watchman'] },
      { id: 'ability-window', rules: ['rk.subject.any-time', 'rk.ability.blacksmith', 'rk.ability.sailor'] },
      { id: 'ability-without-effect', rules: ['rk.subject.any-time', 'rk.ability.jailer', 'rk.ability.farmer'] },
      { id: 'free-ability-still-pays', rules: ['rk.subject.free', 'rk.ability.innkeeper', 'rk.ability.vintner'] },
      { id: 'new-gardener-watchman', rules: ['rk.subject.start-of-cycle'] },
      { id: 'active-after-loss', rules: ['rk.subject.active', 'rk.subject.one-subject-per-cycle', 'rk.ability.troubadour.cross-type'] },
      { id: 'active-end-of-row', rules: ['rk.subject.active', 'rk.display.rows'] },
    ],
  },
  {
    topic: 'start-of-cycle',
    open: ['gardener-two', 'watchman-two-conflicts', 'watchman-theft-stands', 'watchman-neutral'],
    decided: [
      { id: 'gardener-then-steal', rules: ['rk.ability.gardener', 'rk.subject.start-of-cycle', 'rk.steal.crest'] },
      { id: 'gardener-which-card', rules: ['rk.ability.gardener'] },
      { id: 'gardener-neutral', rules: ['rk.ability.gardener', 'rk.two.reveal-neutral'] },
      { id: 'gardener-consent', rules: ['rk.ability.gardener'] },
      { id: 'watchman-equal', rules: ['rk.ability.watchman', 'rk.conflict.equal.markers', 'rk.two.neutral-equal'] },
      { id: 'watchman-passed-marker', rules: ['rk.action.pass', 'rk.subject.start-of-cycle', 'rk.ability.watchman'] },
      { id: 'watchman-no-bounce', rules: ['rk.ability.watchman'] },
    ],
  },
  {
    topic: 'subjects',
    open: [
      'pair-spare-copies',
      'own-perfect-pair',
      'troubadour-given-card',
      'troubadour-who-buys',
      'troubadour-own-pair',
      'sailor-second-run',
      'blacksmith-scope',
      'pile-search-decline',
      'farmer-two-stolen',
      'farmer-one-action-limit',
    ],
    decided: [
      { id: 'supply-short-income', rules: ['rk.ability.jailer', 'rk.ability.scholar', 'rk.money.change'] },
      { id: 'pair-lock-start', rules: ['rk.pair.perfect.protected', 'rk.pair.perfect', 'rk.display.rows'] },
      { id: 'court-lady-placement', rules: ['rk.ability.court-lady', 'rk.display.rows', 'rk.display.buildings-passive'] },
      { id: 'swap-impossible', rules: ['rk.ability.court-lady', 'rk.ability.bishop', 'rk.pair.perfect.protected'] },
      { id: 'bishop-gives-himself', rules: ['rk.ability.bishop', 'rk.pair.perfect.protected', 'rk.ability.bishop.both-active'] },
      {
        id: 'bishop-new-active-use',
        rules: ['rk.ability.bishop.both-active', 'rk.subject.one-subject-per-cycle', 'rk.subject.start-of-cycle'],
      },
      { id: 'troubadour-which-cards', rules: ['rk.ability.troubadour', 'rk.ability.troubadour.cross-type'] },
      { id: 'troubadour-new-card', rules: ['rk.subject.active', 'rk.subject.one-subject-per-cycle', 'rk.ability.troubadour'] },
      { id: 'troubadour-gives-himself', rules: ['rk.ability.troubadour'] },
      { id: 'troubadour-price', rules: ['rk.ability.troubadour', 'rk.subject.free'] },
      { id: 'sailor-neutral', rules: ['rk.ability.sailor', 'rk.two.neutral-scope'] },
      { id: 'sailor-declare', rules: ['rk.ability.sailor', 'rk.subject.any-time', 'rk.action.recruit.active'] },
      { id: 'blacksmith-minimum', rules: ['rk.ability.blacksmith', 'rk.components.number'] },
      { id: 'action-granting-limits', rules: ['rk.ability.carpenter', 'rk.ability.market-woman', 'rk.ability.innkeeper'] },
      { id: 'pile-search-scope', rules: ['rk.ability.vintner', 'rk.ability.miner'] },
      { id: 'pile-search-order', rules: ['rk.ability.vintner', 'rk.ability.miner'] },
      { id: 'pile-search-mixed', rules: ['rk.ability.vintner', 'rk.ability.miner', 'rk.ability.troubadour.cross-type'] },
      { id: 'pile-search-result', rules: ['rk.action.recruit.pay-at-pile', 'rk.action.recruit.active', 'rk.end.trigger'] },
      { id: 'farmer-timing', rules: ['rk.ability.farmer', 'rk.subject.any-time', 'rk.action.left-to-right'] },
      { id: 'farmer-scope', rules: ['rk.ability.farmer', 'rk.steal.crest', 'rk.steal.covered-lost'] },
      { id: 'receiver-of-marker', rules: ['rk.action.pass'] },
    ],
  },
  {
    topic: 'scoring',
    open: ['perfect-first-or-best', 'colour-pair-optional', 'winner-tie'],
    decided: [
      { id: 'end-which-piles', rules: ['rk.end.trigger', 'rk.money.refill'] },
      { id: 'end-mid-round', rules: ['rk.end.finish-cycle', 'rk.end.trigger'] },
      { id: 'pile-empty-mid-cycle', rules: ['rk.end.finish-cycle', 'rk.action.money', 'rk.ability.troubadour'] },
      { id: 'colour-pair-matching', rules: ['rk.score.colour', 'rk.score.perfect-first', 'rk.pair.colour'] },
    ],
  },
  {
    topic: 'silent',
    open: [],
    decided: [
      { id: 'who-deals', rules: ['rk.setup.deal-characters'] },
      { id: 'wrong-count', rules: ['rk.setup.deal-characters'] },
      { id: 'taken-back', rules: ['rk.action.left-to-right'] },
      { id: 'table-talk', rules: ['rk.play.choose'] },
      { id: 'gifts', rules: ['rk.money.circulation'] },
      { id: 'thinking-time', rules: ['rk.turn.rank-order'] },
      { id: 'player-count', rules: ['rk.setup.four-players', 'rk.setup.three-players', 'rk.setup.two-players'] },
      { id: 'age-and-time', rules: ['rk.goal.most-points'] },
      { id: 'expansions', rules: ['rk.components.inventory'] },
    ],
  },
];
