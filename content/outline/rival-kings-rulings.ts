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
      {
        id: 'player-count',
        rules: ['rk.setup.four-players', 'rk.setup.three-players', 'rk.setup.two-players'],
        certainty: 'printed',
      },
      { id: 'age-and-time', rules: ['rk.goal.most-points'], certainty: 'printed' },
      {
        id: 'overpay',
        rules: ['rk.money.change', 'rk.action.recruit.pay-at-pile', 'rk.action.buy.pay-at-pile'],
        certainty: 'silent',
      },
      {
        id: 'hidden-information',
        rules: ['rk.display.rows', 'rk.play.choose', 'rk.action.money.no-peeking'],
        certainty: 'silent',
      },
      {
        id: 'unused-character',
        rules: ['rk.round.two-of-three', 'rk.round.collect'],
        certainty: 'silent',
      },
      {
        id: 'three-player-leftovers',
        rules: ['rk.setup.three-players', 'rk.round.collect'],
        certainty: 'printed',
      },
      {
        id: 'two-player-leftovers',
        rules: ['rk.two.reveal-neutral', 'rk.two.neutral-each-cycle'],
        certainty: 'follows',
      },
    ],
  },
  {
    topic: 'conflicts',
    open: ['cancelled-pair-scope'],
    decided: [
      {
        id: 'conflict-needs-target',
        rules: ['rk.conflict.line', 'rk.conflict.lines', 'rk.conflict.none'],
        certainty: 'follows',
      },
      {
        id: 'equal-pair-in-unequal-check',
        rules: [
          'rk.conflict.equal.still-robbed',
          'rk.conflict.equal.two-markers',
          'rk.conflict.equal.no-theft',
        ],
        certainty: 'printed',
      },
      {
        id: 'marker-timing',
        rules: [
          'rk.conflict.unequal.loser-marker',
          'rk.conflict.max-three-markers',
          'rk.steal.on-thiefs-turn',
        ],
        certainty: 'follows',
      },
      {
        id: 'conflict-order',
        rules: ['rk.conflict.order', 'rk.conflict.then-unequal', 'rk.ability.watchman'],
        certainty: 'silent',
      },
      {
        id: 'marker-supply-empty',
        rules: ['rk.components.inventory', 'rk.setup.marker-supply', 'rk.conflict.order'],
        certainty: 'silent',
      },
      {
        id: 'steal-independent-of-marker',
        rules: ['rk.conflict.unequal.loser-marker', 'rk.steal.right'],
        certainty: 'follows',
      },
    ],
  },
  {
    topic: 'two-players',
    open: ['neutral-equal-and-higher'],
    decided: [
      {
        id: 'neutral-higher-meaning',
        rules: ['rk.two.neutral-higher', 'rk.conflict.line', 'rk.conflict.lines'],
        certainty: 'follows',
      },
      {
        id: 'neutral-hits-both',
        rules: ['rk.two.neutral-higher', 'rk.conflict.equal.two-markers'],
        certainty: 'follows',
      },
      {
        id: 'neutral-limits',
        rules: ['rk.two.neutral-equal', 'rk.two.neutral-nothing-else'],
        certainty: 'follows',
      },
      {
        id: 'neutral-as-victim',
        rules: ['rk.two.neutral-lower', 'rk.two.neutral-nothing-else'],
        certainty: 'follows',
      },
    ],
  },
  {
    topic: 'theft',
    open: ['steal-optional', 'steal-target-unusable', 'steal-covered-again'],
    decided: [
      {
        id: 'steal-no-money',
        rules: ['rk.steal.crest', 'rk.steal.immediate', 'rk.steal.covered-lost'],
        certainty: 'silent',
      },
      {
        id: 'steal-victim-order',
        rules: ['rk.steal.two-victims', 'rk.steal.thief-chooses'],
        certainty: 'silent',
      },
      {
        id: 'steal-two-victims-sequence',
        rules: ['rk.steal.two-victims', 'rk.steal.immediate', 'rk.steal.before-own-actions'],
        certainty: 'silent',
      },
      {
        id: 'steal-acts-for-thief',
        rules: ['rk.steal.immediate', 'rk.action.settle', 'rk.action.pass'],
        certainty: 'follows',
      },
      {
        id: 'steal-ability-window',
        rules: ['rk.subject.any-time', 'rk.steal.immediate', 'rk.steal.before-own-actions'],
        certainty: 'silent',
      },
      { id: 'crest-return', rules: ['rk.steal.crests-return'], certainty: 'silent' },
    ],
  },
  {
    topic: 'turns',
    open: ['tie-measured-when', 'own-action-skip'],
    decided: [
      {
        id: 'one-action-choice-time',
        rules: ['rk.conflict.equal.free-choice', 'rk.conflict.equal.choose-uncovered'],
        certainty: 'follows',
      },
      {
        id: 'no-marker-in-hand',
        rules: ['rk.action.settle', 'rk.action.pass', 'rk.ability.herbalist'],
        certainty: 'follows',
      },
      {
        id: 'money-empty-place',
        rules: ['rk.action.money', 'rk.money.refill'],
        certainty: 'silent',
      },
      {
        id: 'money-refill-trigger',
        rules: ['rk.money.refill', 'rk.ability.market-woman', 'rk.steal.immediate'],
        certainty: 'silent',
      },
      {
        id: 'money-refill-denomination',
        rules: ['rk.money.refill', 'rk.components.coin-backs'],
        certainty: 'follows',
      },
      {
        id: 'money-refill-short',
        rules: ['rk.money.refill-limit', 'rk.money.refill'],
        certainty: 'silent',
      },
      {
        id: 'money-at-empty-pile',
        rules: ['rk.action.money', 'rk.money.refill', 'rk.end.trigger'],
        certainty: 'silent',
      },
      {
        id: 'unaffordable',
        rules: ['rk.action.recruit', 'rk.action.buy', 'rk.action.top-card'],
        certainty: 'follows',
      },
      {
        id: 'top-card-only',
        rules: ['rk.action.top-card', 'rk.ability.vintner', 'rk.ability.miner'],
        certainty: 'follows',
      },
    ],
  },
  {
    topic: 'abilities',
    open: ['ability-frequency', 'ability-versus-crest'],
    decided: [
      {
        id: 'pre-action-ability-counts',
        rules: ['rk.subject.one-subject-per-cycle', 'rk.subject.start-of-cycle'],
        certainty: 'follows',
      },
      {
        id: 'ability-optional',
        rules: ['rk.subject.any-time', 'rk.subject.old-or-new', 'rk.ability.watchman'],
        certainty: 'follows',
      },
      {
        id: 'ability-window',
        rules: ['rk.subject.any-time', 'rk.ability.blacksmith', 'rk.ability.sailor'],
        certainty: 'silent',
      },
      {
        id: 'ability-without-effect',
        rules: ['rk.subject.any-time', 'rk.ability.jailer', 'rk.ability.farmer'],
        certainty: 'silent',
      },
      {
        id: 'free-ability-still-pays',
        rules: ['rk.subject.free', 'rk.ability.innkeeper', 'rk.ability.vintner'],
        certainty: 'follows',
      },
      { id: 'new-gardener-watchman', rules: ['rk.subject.start-of-cycle'], certainty: 'follows' },
      {
        id: 'active-after-loss',
        rules: [
          'rk.subject.active',
          'rk.subject.one-subject-per-cycle',
          'rk.ability.troubadour.cross-type',
        ],
        certainty: 'follows',
      },
      {
        id: 'active-end-of-row',
        rules: ['rk.subject.active', 'rk.display.rows'],
        certainty: 'printed',
      },
    ],
  },
  {
    topic: 'start-of-cycle',
    open: ['gardener-two', 'watchman-two-conflicts', 'watchman-theft-stands', 'watchman-neutral'],
    decided: [
      {
        id: 'gardener-then-steal',
        rules: ['rk.ability.gardener', 'rk.subject.start-of-cycle', 'rk.steal.crest'],
        certainty: 'follows',
      },
      { id: 'gardener-which-card', rules: ['rk.ability.gardener'], certainty: 'follows' },
      {
        id: 'gardener-neutral',
        rules: ['rk.ability.gardener', 'rk.two.reveal-neutral'],
        certainty: 'follows',
      },
      { id: 'gardener-consent', rules: ['rk.ability.gardener'], certainty: 'silent' },
      {
        id: 'watchman-equal',
        rules: ['rk.ability.watchman', 'rk.conflict.equal.markers', 'rk.two.neutral-equal'],
        certainty: 'follows',
      },
      {
        id: 'watchman-passed-marker',
        rules: ['rk.action.pass', 'rk.subject.start-of-cycle', 'rk.ability.watchman'],
        certainty: 'follows',
      },
      { id: 'watchman-no-bounce', rules: ['rk.ability.watchman'], certainty: 'follows' },
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
      {
        id: 'supply-short-income',
        rules: ['rk.ability.jailer', 'rk.ability.scholar', 'rk.money.change'],
        certainty: 'silent',
      },
      {
        id: 'pair-lock-start',
        rules: ['rk.pair.perfect.protected', 'rk.pair.perfect', 'rk.display.rows'],
        certainty: 'follows',
      },
      {
        id: 'court-lady-placement',
        rules: ['rk.ability.court-lady', 'rk.display.rows', 'rk.display.buildings-passive'],
        certainty: 'silent',
      },
      {
        id: 'swap-impossible',
        rules: ['rk.ability.court-lady', 'rk.ability.bishop', 'rk.pair.perfect.protected'],
        certainty: 'follows',
      },
      {
        id: 'bishop-gives-himself',
        rules: ['rk.ability.bishop', 'rk.pair.perfect.protected', 'rk.ability.bishop.both-active'],
        certainty: 'silent',
      },
      {
        id: 'bishop-new-active-use',
        rules: [
          'rk.ability.bishop.both-active',
          'rk.subject.one-subject-per-cycle',
          'rk.subject.start-of-cycle',
        ],
        certainty: 'follows',
      },
      {
        id: 'troubadour-which-cards',
        rules: ['rk.ability.troubadour', 'rk.ability.troubadour.cross-type'],
        certainty: 'silent',
      },
      {
        id: 'troubadour-new-card',
        rules: ['rk.subject.active', 'rk.subject.one-subject-per-cycle', 'rk.ability.troubadour'],
        certainty: 'silent',
      },
      { id: 'troubadour-gives-himself', rules: ['rk.ability.troubadour'], certainty: 'follows' },
      {
        id: 'troubadour-price',
        rules: ['rk.ability.troubadour', 'rk.subject.free'],
        certainty: 'follows',
      },
      {
        id: 'sailor-neutral',
        rules: ['rk.ability.sailor', 'rk.two.neutral-scope'],
        certainty: 'follows',
      },
      {
        id: 'sailor-declare',
        rules: ['rk.ability.sailor', 'rk.subject.any-time', 'rk.action.recruit.active'],
        certainty: 'silent',
      },
      {
        id: 'blacksmith-minimum',
        rules: ['rk.ability.blacksmith', 'rk.components.number'],
        certainty: 'follows',
      },
      {
        id: 'action-granting-limits',
        rules: ['rk.ability.carpenter', 'rk.ability.market-woman', 'rk.ability.innkeeper'],
        certainty: 'follows',
      },
      {
        id: 'pile-search-scope',
        rules: ['rk.ability.vintner', 'rk.ability.miner'],
        certainty: 'silent',
      },
      {
        id: 'pile-search-order',
        rules: ['rk.ability.vintner', 'rk.ability.miner'],
        certainty: 'silent',
      },
      {
        id: 'pile-search-mixed',
        rules: ['rk.ability.vintner', 'rk.ability.miner', 'rk.ability.troubadour.cross-type'],
        certainty: 'silent',
      },
      {
        id: 'pile-search-result',
        rules: ['rk.action.recruit.pay-at-pile', 'rk.action.recruit.active', 'rk.end.trigger'],
        certainty: 'silent',
      },
      {
        id: 'farmer-timing',
        rules: ['rk.ability.farmer', 'rk.subject.any-time', 'rk.action.left-to-right'],
        certainty: 'follows',
      },
      {
        id: 'farmer-scope',
        rules: ['rk.ability.farmer', 'rk.steal.crest', 'rk.steal.covered-lost'],
        certainty: 'silent',
      },
      {
        id: 'receiver-of-marker',
        rules: ['rk.action.pass', 'rk.ability.herbalist'],
        certainty: 'silent',
      },
    ],
  },
  {
    topic: 'scoring',
    open: ['perfect-first-or-best', 'colour-pair-optional', 'winner-tie'],
    decided: [
      { id: 'end-which-piles', rules: ['rk.end.trigger', 'rk.money.refill'], certainty: 'follows' },
      {
        id: 'end-mid-round',
        rules: ['rk.end.finish-cycle', 'rk.end.trigger'],
        certainty: 'printed',
      },
      {
        id: 'pile-empty-mid-cycle',
        rules: ['rk.end.finish-cycle', 'rk.action.money', 'rk.ability.troubadour'],
        certainty: 'silent',
      },
      {
        id: 'colour-pair-matching',
        rules: ['rk.score.colour', 'rk.score.perfect-first', 'rk.pair.colour'],
        certainty: 'silent',
      },
    ],
  },
  {
    topic: 'silent',
    open: [],
    decided: [
      { id: 'who-deals', rules: ['rk.setup.deal-characters'], certainty: 'silent' },
      { id: 'wrong-count', rules: ['rk.setup.deal-characters'], certainty: 'silent' },
      { id: 'taken-back', rules: ['rk.action.left-to-right'], certainty: 'silent' },
      { id: 'table-talk', rules: ['rk.play.choose'], certainty: 'silent' },
      { id: 'gifts', rules: ['rk.money.circulation'], certainty: 'silent' },
      { id: 'thinking-time', rules: ['rk.turn.rank-order'], certainty: 'silent' },
      { id: 'expansions', rules: ['rk.components.inventory'], certainty: 'silent' },
    ],
  },
];
