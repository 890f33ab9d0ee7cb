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
      { id: 'stage-distribution', rules: ['kv.setup.three-piles'] },
      { id: 'start-on-specialist', rules: ['kv.setup.choose-start-tile'] },
    ],
  },
  {
    topic: 'hill',
    open: [],
    decided: [
      { id: 'hill-prices', rules: ['kv.setup.hill-rest-from-two', 'kv.hill.recruit.pay-row-price'] },
      { id: 'recruit-round', rules: ['kv.hill.recruit.not-in-round-1'] },
      { id: 'recruit-then-column', rules: ['kv.replenish.choose-column'] },
      { id: 'column-too-short', rules: ['kv.replenish.one-column-only', 'kv.replenish.mandatory'] },
      { id: 'replenish-order-priest', rules: ['kv.replenish.order-of-passing', 'kv.priest.acts-as-start'] },
    ],
  },
  {
    topic: 'moving',
    open: ['take-end-or-passed', 'three-identicals-take-two', 'knight-identity'],
    decided: [
      { id: 'overrun', rules: ['kv.summon.end-directly-behind'] },
      { id: 'edge-pair', rules: ['kv.summon.end-directly-behind', 'kv.summon.landing-tile-not-taken'] },
      { id: 'occupied-member', rules: ['kv.summon.not-under-other-king', 'kv.summon.pass-other-kings'] },
      { id: 'jester-identity', rules: ['kv.jester.impersonates', 'kv.summon.only-identical'] },
      { id: 'no-legal-summon', rules: ['kv.summon.mandatory'] },
      { id: 'open-positions', rules: ['kv.summon.end-directly-behind', 'kv.summon.end-tile'] },
    ],
  },
  {
    topic: 'specialists',
    open: ['start-on-priest'],
    decided: [
      { id: 'priest-pair', rules: ['kv.summon.priest-differs', 'kv.priest.new-direction'] },
      { id: 'priest-must-continue', rules: ['kv.priest.new-direction', 'kv.priest.last-leg-takes'] },
      { id: 'priest-coin-first', rules: ['kv.priest.pay-one', 'kv.priest.coin-to-summoner'] },
      { id: 'start-tile-after-priest', rules: ['kv.priest.may-return', 'kv.priest.acts-as-start'] },
      { id: 'coin-collection', rules: ['kv.priest.coin-to-summoner'] },
      { id: 'coin-at-end', rules: ['kv.priest.coin-to-summoner', 'kv.score.gold'] },
      { id: 'wizard-forced', rules: ['kv.specialist.must-activate'] },
      { id: 'wizard-pair', rules: ['kv.wizard.requirement', 'kv.wizard.twice'] },
      { id: 'wizard-jester', rules: ['kv.wizard.requirement', 'kv.jester.impersonates'] },
      { id: 'wizard-hill-choice', rules: ['kv.wizard.swap', 'kv.wizard.free'] },
      { id: 'tax-tile-table', rules: ['kv.tax.requirement-classes', 'kv.tax.gain-gold'] },
      { id: 'identity-of-tax-collectors', rules: ['kv.summon.specialists-same-way', 'kv.tax.several-collectors'] },
      { id: 'tax-joint', rules: ['kv.tax.several-collectors', 'kv.tax.once-per-type'] },
      { id: 'tax-exact-count', rules: ['kv.tax.use-identical-face-up'] },
      { id: 'tax-jester', rules: ['kv.jester.helps-kingdom-and-tax', 'kv.tax.token'] },
      { id: 'tax-token-scope', rules: ['kv.tax.once-per-type', 'kv.tax.token'] },
    ],
  },
  {
    topic: 'kingdoms',
    open: [],
    decided: [
      { id: 'kingdom-face-up', rules: ['kv.kingdom.turn-face-down'] },
      { id: 'kingdom-values', rules: ['kv.kingdom.set-of-five', 'kv.kingdom.jesters'] },
      { id: 'kingdom-last-turn', rules: ['kv.kingdom.phase-3-only', 'kv.kingdom.not-after-the-end'] },
    ],
  },
  {
    topic: 'scoring',
    open: ['couples-jester', 'orders-jester'],
    decided: [
      { id: 'end-trigger-exact', rules: ['kv.end.trigger'] },
      { id: 'end-trigger-timing', rules: ['kv.end.immediately', 'kv.end.complete-round'] },
      { id: 'tie-break', rules: ['kv.score.tie-influence', 'kv.score.tie-rematch'] },
      { id: 'gold-visibility', rules: ['kv.score.gold'] },
    ],
  },
];
