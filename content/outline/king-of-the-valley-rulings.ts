import type { Rule } from '../../src/games/king-of-the-valley/rules.ts';
import type { RulingId } from '../../src/games/king-of-the-valley/rulings.ts';
import type { Topic } from './outline.ts';

/** The day on which the rulings were last checked against the printed text. */
export const checked = '2026-11-24';

/** The rulings of King of the Valley by theme, in the order of the rules. */
export const rulingTopics: readonly Topic<Rule, RulingId>[] = [
  {
    topic: 'set-up',
    open: [],
    decided: [
      { id: 'stage-distribution', rules: ['kv.setup.three-piles'], certainty: 'assumed' },
      { id: 'start-on-specialist', rules: ['kv.setup.choose-start-tile'], certainty: 'silent' },
    ],
  },
  {
    topic: 'hill',
    open: [],
    decided: [
      {
        id: 'hill-prices',
        rules: ['kv.setup.hill-rest-from-two', 'kv.hill.recruit.pay-row-price'],
        certainty: 'assumed',
      },
      { id: 'recruit-round', rules: ['kv.hill.recruit.not-in-round-1'], certainty: 'follows' },
      { id: 'recruit-then-column', rules: ['kv.replenish.choose-column'], certainty: 'follows' },
      {
        id: 'column-too-short',
        rules: ['kv.replenish.one-column-only', 'kv.replenish.mandatory'],
        certainty: 'silent',
      },
      {
        id: 'replenish-order-priest',
        rules: ['kv.replenish.order-of-passing', 'kv.priest.acts-as-start'],
        certainty: 'silent',
      },
    ],
  },
  {
    topic: 'moving',
    open: ['take-end-or-passed', 'three-identicals-take-two', 'knight-identity'],
    decided: [
      { id: 'overrun', rules: ['kv.summon.end-directly-behind'], certainty: 'printed' },
      {
        id: 'edge-pair',
        rules: ['kv.summon.end-directly-behind', 'kv.summon.landing-tile-not-taken'],
        certainty: 'follows',
      },
      {
        id: 'occupied-member',
        rules: ['kv.summon.not-under-other-king', 'kv.summon.pass-other-kings'],
        certainty: 'follows',
      },
      {
        id: 'jester-identity',
        rules: ['kv.jester.impersonates', 'kv.summon.only-identical'],
        certainty: 'follows',
      },
      { id: 'no-legal-summon', rules: ['kv.summon.mandatory'], certainty: 'silent' },
      {
        id: 'open-positions',
        rules: ['kv.summon.end-directly-behind', 'kv.summon.end-tile'],
        certainty: 'silent',
      },
    ],
  },
  {
    topic: 'specialists',
    open: ['start-on-priest'],
    decided: [
      {
        id: 'priest-pair',
        rules: ['kv.summon.priest-differs', 'kv.priest.new-direction'],
        certainty: 'follows',
      },
      {
        id: 'priest-must-continue',
        rules: ['kv.priest.new-direction', 'kv.priest.last-leg-takes'],
        certainty: 'silent',
      },
      {
        id: 'priest-coin-first',
        rules: ['kv.priest.pay-one', 'kv.priest.coin-to-summoner'],
        certainty: 'silent',
      },
      {
        id: 'start-tile-after-priest',
        rules: ['kv.priest.may-return', 'kv.priest.acts-as-start'],
        certainty: 'follows',
      },
      { id: 'coin-collection', rules: ['kv.priest.coin-to-summoner'], certainty: 'follows' },
      {
        id: 'coin-at-end',
        rules: ['kv.priest.coin-to-summoner', 'kv.score.gold'],
        certainty: 'follows',
      },
      { id: 'wizard-forced', rules: ['kv.specialist.must-activate'], certainty: 'follows' },
      {
        id: 'wizard-pair',
        rules: ['kv.wizard.requirement', 'kv.wizard.twice'],
        certainty: 'follows',
      },
      {
        id: 'wizard-jester',
        rules: ['kv.wizard.requirement', 'kv.jester.impersonates'],
        certainty: 'follows',
      },
      {
        id: 'wizard-hill-choice',
        rules: ['kv.wizard.swap', 'kv.wizard.free'],
        certainty: 'silent',
      },
      {
        id: 'tax-tile-table',
        rules: ['kv.tax.requirement-classes', 'kv.tax.gain-gold'],
        certainty: 'assumed',
      },
      {
        id: 'identity-of-tax-collectors',
        rules: ['kv.summon.specialists-same-way', 'kv.tax.several-collectors'],
        certainty: 'silent',
      },
      {
        id: 'tax-joint',
        rules: ['kv.tax.several-collectors', 'kv.tax.once-per-type'],
        certainty: 'silent',
      },
      { id: 'tax-exact-count', rules: ['kv.tax.use-identical-face-up'], certainty: 'printed' },
      {
        id: 'tax-jester',
        rules: ['kv.jester.helps-kingdom-and-tax', 'kv.tax.token'],
        certainty: 'silent',
      },
      {
        id: 'tax-token-scope',
        rules: ['kv.tax.once-per-type', 'kv.tax.token'],
        certainty: 'follows',
      },
    ],
  },
  {
    topic: 'kingdoms',
    open: [],
    decided: [
      { id: 'kingdom-face-up', rules: ['kv.kingdom.turn-face-down'], certainty: 'follows' },
      {
        id: 'kingdom-values',
        rules: ['kv.kingdom.set-of-five', 'kv.kingdom.jesters'],
        certainty: 'follows',
      },
      {
        id: 'kingdom-last-turn',
        rules: ['kv.kingdom.phase-3-only', 'kv.kingdom.not-after-the-end'],
        certainty: 'follows',
      },
    ],
  },
  {
    topic: 'scoring',
    open: ['couples-jester', 'orders-jester'],
    decided: [
      { id: 'end-trigger-exact', rules: ['kv.end.trigger'], certainty: 'printed' },
      {
        id: 'end-trigger-timing',
        rules: ['kv.end.immediately', 'kv.end.complete-round'],
        certainty: 'follows',
      },
      {
        id: 'tie-break',
        rules: ['kv.score.tie-influence', 'kv.score.tie-rematch'],
        certainty: 'silent',
      },
      { id: 'gold-visibility', rules: ['kv.score.gold'], certainty: 'silent' },
    ],
  },
];
