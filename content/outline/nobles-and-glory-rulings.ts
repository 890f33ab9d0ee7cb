import type { Rule } from '../../src/games/nobles-and-glory/rules.ts';
import type { RulingId } from '../../src/games/nobles-and-glory/rulings.ts';
import type { Topic } from './outline.ts';

/** The day on which the rulings were last checked against the printed text. */
export const checked = '2026-11-26';

/** The rulings of Nobles & Glory by theme. */
export const rulingTopics: readonly Topic<Rule, RulingId>[] = [
  {
    topic: 'game',
    open: ['end-settle-point'],
    decided: [
      {
        id: 'must-complete-scope',
        rules: [
          'ng.action.completable',
          'ng.turn.peasant.entirety',
          'ng.action.enact',
          'ng.action.polity.condition',
          'ng.action.duel.condition',
        ],
        certainty: 'silent',
      },
      {
        id: 'no-subjects-scope',
        rules: [
          'ng.guard.subjects',
          'ng.turn.peasant.entirety',
          'ng.action.battle.no-subjects',
          'ng.turn.migration.take-subject',
        ],
        certainty: 'silent',
      },
      { id: 'transient-no-subjects', rules: ['ng.guard.subjects'], certainty: 'silent' },
      { id: 'end-any-pile', rules: ['ng.end.trigger'], certainty: 'follows' },
      {
        id: 'end-seven-or-more',
        rules: ['ng.end.trigger', 'ng.action.decree.fulfil'],
        certainty: 'follows',
      },
      { id: 'final-tie', rules: ['ng.end.score'], certainty: 'silent' },
      {
        id: 'hand-limit-scope',
        rules: ['ng.hand.limit', 'ng.action.consort.champion'],
        certainty: 'follows',
      },
    ],
  },
  {
    topic: 'cards',
    open: [],
    decided: [
      { id: 'population-scope', rules: ['ng.term.population'], certainty: 'follows' },
      {
        id: 'eunuch-is-chamberlain',
        rules: ['ng.court.eunuch', 'ng.action.assassination.condition'],
        certainty: 'follows',
      },
      {
        id: 'known-cards',
        rules: ['ng.area.open-piles', 'ng.preparation.place', 'ng.prestigious.divine'],
        certainty: 'silent',
      },
      {
        id: 'window-shown',
        rules: [
          'ng.action.intrigue.block',
          'ng.action.polity.manipulation-order',
          'ng.preparation.regnant-only',
        ],
        certainty: 'silent',
      },
    ],
  },
  {
    topic: 'set-up',
    open: ['first-player-tie'],
    decided: [
      { id: 'mulligan-loop', rules: ['ng.setup.mulligan'], certainty: 'printed' },
      { id: 'setup-no-refill', rules: ['ng.setup.draw-pile'], certainty: 'silent' },
      { id: 'first-turn-migration', rules: ['ng.setup.first-turn-skip'], certainty: 'printed' },
    ],
  },
  {
    topic: 'arriving',
    open: ['rearrange-scope'],
    decided: [
      {
        id: 'capacity-always',
        rules: ['ng.term.ennoble', 'ng.action.eminence.levy', 'ng.action.ascendancy.gentrify'],
        certainty: 'silent',
      },
      {
        id: 'forced-arrival',
        rules: [
          'ng.administration.forced',
          'ng.action.eminence.merchant',
          'ng.action.enact.tournament-subject',
          'ng.turn.migration.take-subject',
        ],
        certainty: 'silent',
      },
      {
        id: 'taken-card-placement',
        rules: [
          'ng.action.intrigue.insurrection',
          'ng.action.battle.spoils',
          'ng.action.duel.no-glory',
        ],
        certainty: 'silent',
      },
      {
        id: 'replacement-no-tests',
        rules: [
          'ng.turn.peasant.exchange-hand',
          'ng.turn.peasant.exchange-peasant',
          'ng.action.ascendancy.enlist',
          'ng.action.regnant.harvest',
          'ng.action.regnant.pillage',
          'ng.action.regnant.economics',
          'ng.action.consort.reap',
          'ng.action.consort.treasurer',
          'ng.action.enact.construction',
        ],
        certainty: 'silent',
      },
      {
        id: 'equipoise-outside',
        rules: [
          'ng.equipoise.elsewhere',
          'ng.action.ascendancy.gentrify',
          'ng.action.eminence.merchant',
          'ng.action.enact.tournament-subject',
          'ng.turn.migration.take-subject',
        ],
        certainty: 'follows',
      },
      { id: 'administration-scope', rules: ['ng.administration.elsewhere'], certainty: 'follows' },
      { id: 'arrival-row', rules: ['ng.turn.population.place'], certainty: 'silent' },
      { id: 'slide-excess', rules: ['ng.court.slide'], certainty: 'silent' },
      { id: 'rearrange-surplus', rules: ['ng.court.discard-surplus'], certainty: 'silent' },
      {
        id: 'sole-royal',
        rules: ['ng.action.duel.penalty', 'ng.action.dethrone.keep-one', 'ng.guard.subjects'],
        certainty: 'follows',
      },
      { id: 'beneath-on-discard', rules: ['ng.action.dethrone.beneath'], certainty: 'silent' },
      { id: 'rearrange-trigger', rules: ['ng.court.discard-rearrange'], certainty: 'follows' },
    ],
  },
  {
    topic: 'peasants',
    open: ['peasant-check-moment'],
    decided: [
      {
        id: 'peasant-exchange-replaced',
        rules: ['ng.turn.peasant.exchange-hand'],
        certainty: 'silent',
      },
      {
        id: 'peasant-exchange-cost',
        rules: ['ng.turn.peasant.exchange-hand'],
        certainty: 'silent',
      },
      { id: 'peasant-exchange-once', rules: ['ng.turn.peasant.first-part'], certainty: 'printed' },
      {
        id: 'peasant-event-compulsory',
        rules: ['ng.turn.peasant.order', 'ng.turn.peasant.entirety'],
        certainty: 'follows',
      },
      { id: 'peasant-event-chooser', rules: ['ng.turn.peasant.famine-ties'], certainty: 'silent' },
      { id: 'famine-same-card', rules: ['ng.turn.peasant.famine'], certainty: 'silent' },
      { id: 'peasant-army-count', rules: ['ng.turn.peasant.outnumbered'], certainty: 'follows' },
      {
        id: 'peasant-part-closed',
        rules: ['ng.turn.peasant.first-part', 'ng.turn.peasant.outnumbered'],
        certainty: 'follows',
      },
    ],
  },
  {
    topic: 'intrigue-and-ascendancy',
    open: ['intrigue-one-of-three', 'intrigue-count'],
    decided: [
      {
        id: 'action-used-up',
        rules: ['ng.action.once-each', 'ng.action.polity.reveal'],
        certainty: 'follows',
      },
      {
        id: 'scandal-target',
        rules: ['ng.action.intrigue.scandal', 'ng.preparation.rhetorical-scandal'],
        certainty: 'follows',
      },
      { id: 'rhetorical-timing', rules: ['ng.action.intrigue.block'], certainty: 'silent' },
      {
        id: 'ascendancy-suits',
        rules: ['ng.action.ascendancy', 'ng.suits.cycle', 'ng.action.ascendancy.enlist'],
        certainty: 'silent',
      },
      { id: 'ascendancy-effect-required', rules: ['ng.action.ascendancy'], certainty: 'silent' },
      {
        id: 'scandal-both-halves',
        rules: ['ng.action.intrigue', 'ng.action.completable', 'ng.guard.subjects'],
        certainty: 'silent',
      },
    ],
  },
  {
    topic: 'glory',
    open: [],
    decided: [
      { id: 'regnant-change-same-phase', rules: ['ng.action.regnant'], certainty: 'silent' },
      {
        id: 'regnant-strictness',
        rules: ['ng.action.regnant.lower', 'ng.action.battle.undefended'],
        certainty: 'follows',
      },
      {
        id: 'regnant-all-steps',
        rules: ['ng.action.completable', 'ng.action.regnant.harvest'],
        certainty: 'follows',
      },
      {
        id: 'conspiracy-and-sedition',
        rules: ['ng.action.regnant.conspiracy', 'ng.action.regnant.sedition'],
        certainty: 'printed',
      },
      { id: 'sedition-same-card', rules: ['ng.action.regnant.sedition'], certainty: 'printed' },
      {
        id: 'consort-subject',
        rules: ['ng.action.consort', 'ng.action.treaty.effect'],
        certainty: 'silent',
      },
      { id: 'campaign-card', rules: ['ng.action.consort.campaign'], certainty: 'silent' },
    ],
  },
  {
    topic: 'chamberlain',
    open: ['declaration-eligible'],
    decided: [
      {
        id: 'declaration-eunuch',
        rules: [
          'ng.action.declaration.condition',
          'ng.court.eunuch',
          'ng.action.declaration.greed',
        ],
        certainty: 'follows',
      },
      { id: 'declaration-capacity', rules: ['ng.action.declaration'], certainty: 'silent' },
      { id: 'declaration-beneath', rules: ['ng.action.declaration'], certainty: 'silent' },
      {
        id: 'declaration-usurper',
        rules: ['ng.action.declaration', 'ng.turn.inauguration.usurper'],
        certainty: 'follows',
      },
      {
        id: 'eminence-suits',
        rules: ['ng.action.eminence', 'ng.suits.cycle', 'ng.action.eminence.levy'],
        certainty: 'silent',
      },
      {
        id: 'eminence-ownership',
        rules: ['ng.term.opponent', 'ng.action.eminence.transhumance'],
        certainty: 'follows',
      },
      {
        id: 'eminence-exchange',
        rules: ['ng.action.eminence', 'ng.action.eminence.transhumance', 'ng.action.eminence.levy'],
        certainty: 'silent',
      },
    ],
  },
  {
    topic: 'battle',
    open: ['battle-highest'],
    decided: [
      {
        id: 'battle-compare',
        rules: ['ng.action.battle.winner', 'ng.action.battle.bonus-suit'],
        certainty: 'printed',
      },
      {
        id: 'battle-compare-population',
        rules: ['ng.action.battle.undefended', 'ng.action.battle.bonus-suit'],
        certainty: 'silent',
      },
      {
        id: 'battle-no-target',
        rules: ['ng.action.battle.undefended', 'ng.action.completable'],
        certainty: 'silent',
      },
      { id: 'army-row', rules: ['ng.capacity.army'], certainty: 'silent' },
      { id: 'army-per-turn', rules: ['ng.turn.population.army'], certainty: 'printed' },
      { id: 'army-tests', rules: ['ng.turn.population.army'], certainty: 'silent' },
      { id: 'army-look', rules: ['ng.army.hidden'], certainty: 'silent' },
      {
        id: 'army-reveal-time',
        rules: ['ng.turn.migration.army-reveal', 'ng.term.subject'],
        certainty: 'silent',
      },
      {
        id: 'army-overflow',
        rules: ['ng.capacity.army', 'ng.court.discard-rearrange'],
        certainty: 'silent',
      },
    ],
  },
  {
    topic: 'polity',
    open: ['polity-regnant-bonus'],
    decided: [
      {
        id: 'polity-glory-count',
        rules: ['ng.action.polity.condition', 'ng.action.enact.progress'],
        certainty: 'silent',
      },
      { id: 'polity-truthful', rules: ['ng.action.polity.lead'], certainty: 'printed' },
      {
        id: 'polity-manipulation-window',
        rules: ['ng.action.polity.manipulation-order', 'ng.preparation.manipulation'],
        certainty: 'contradictory',
      },
      {
        id: 'polity-manipulation-target',
        rules: ['ng.preparation.manipulation', 'ng.action.polity.manipulation-value'],
        certainty: 'silent',
      },
      { id: 'polity-tie', rules: ['ng.action.polity.round-winner'], certainty: 'printed' },
      {
        id: 'polity-abstain-card',
        rules: ['ng.action.polity.round-discard', 'ng.action.polity.answer'],
        certainty: 'silent',
      },
      {
        id: 'polity-round-two-follower',
        rules: ['ng.action.polity.round-two'],
        certainty: 'silent',
      },
      { id: 'polity-declined-card', rules: ['ng.action.polity.loss'], certainty: 'silent' },
    ],
  },
  {
    topic: 'duel',
    open: ['duel-combatants', 'duel-training-recovery'],
    decided: [
      { id: 'duel-yield-cards', rules: ['ng.action.duel.yield'], certainty: 'silent' },
      {
        id: 'duel-used-cards',
        rules: ['ng.action.duel.round-one-discard', 'ng.action.duel.recovery'],
        certainty: 'silent',
      },
      { id: 'duel-training-order', rules: ['ng.preparation.training'], certainty: 'silent' },
      { id: 'duel-training-who', rules: ['ng.preparation.training'], certainty: 'silent' },
      { id: 'duel-compensation-receiver', rules: ['ng.action.duel.penalty'], certainty: 'silent' },
      { id: 'duel-no-glory-choice', rules: ['ng.action.duel.no-glory'], certainty: 'silent' },
      {
        id: 'duel-gift-ends-game',
        rules: ['ng.action.duel.penalty', 'ng.end.trigger'],
        certainty: 'silent',
      },
      {
        id: 'recovery-blocks',
        rules: ['ng.action.duel.recovering', 'ng.preparation.place'],
        certainty: 'silent',
      },
      {
        id: 'recovery-removal-time',
        rules: ['ng.action.duel.recovery-removal', 'ng.turn.migration.recovery'],
        certainty: 'silent',
      },
    ],
  },
  {
    topic: 'treaties-and-assassins',
    open: ['jester-kill-conditions'],
    decided: [
      { id: 'treaty-one-at-a-time', rules: ['ng.action.treaty'], certainty: 'silent' },
      { id: 'treaty-break-suit', rules: ['ng.action.treaty.break'], certainty: 'silent' },
      { id: 'treaty-break-count', rules: ['ng.action.treaty.break'], certainty: 'silent' },
      { id: 'treaty-army-scope', rules: ['ng.action.treaty.effect'], certainty: 'silent' },
      { id: 'treaty-assassin-scope', rules: ['ng.action.treaty.effect'], certainty: 'silent' },
      {
        id: 'feast-trigger',
        rules: ['ng.preparation.feast', 'ng.action.treaty.expiry'],
        certainty: 'follows',
      },
      {
        id: 'feast-duration',
        rules: ['ng.action.treaty.expiry', 'ng.preparation.feast-duration'],
        certainty: 'silent',
      },
      { id: 'feast-kept', rules: ['ng.preparation.feast'], certainty: 'silent' },
      {
        id: 'assassination-any-court',
        rules: ['ng.action.assassination.target', 'ng.jester.immunity'],
        certainty: 'printed',
      },
      {
        id: 'assassination-suit-skip',
        rules: ['ng.action.assassination.target', 'ng.action.assassination.suit'],
        certainty: 'follows',
      },
      { id: 'army-claim', rules: ['ng.action.treaty.effect'], certainty: 'silent' },
    ],
  },
  {
    topic: 'dethrone-and-decree',
    open: ['decree-goal', 'decree-glory-count'],
    decided: [
      { id: 'dethrone-suit-scope', rules: ['ng.action.dethrone.condition'], certainty: 'printed' },
      {
        id: 'dethrone-jester',
        rules: ['ng.action.dethrone', 'ng.card.joker'],
        certainty: 'silent',
      },
      { id: 'decree-same-phase', rules: ['ng.action.decree.place'], certainty: 'silent' },
      {
        id: 'decree-progress-scoring',
        rules: ['ng.action.decree.penalty', 'ng.end.bonus.diamond'],
        certainty: 'silent',
      },
      {
        id: 'decree-completion-time',
        rules: ['ng.action.decree.fulfil', 'ng.end.trigger'],
        certainty: 'follows',
      },
      { id: 'enact-any-suit', rules: ['ng.action.enact'], certainty: 'follows' },
      {
        id: 'horticulture-source',
        rules: ['ng.term.opponent', 'ng.action.enact.horticulture'],
        certainty: 'follows',
      },
      { id: 'accoutres-card', rules: ['ng.action.enact.accoutres'], certainty: 'silent' },
      { id: 'enact-glory-chooser', rules: ['ng.action.enact.progress'], certainty: 'silent' },
      {
        id: 'decree-voluntary-restart',
        rules: ['ng.action.decree.one', 'ng.action.once-each'],
        certainty: 'silent',
      },
    ],
  },
  {
    topic: 'population',
    open: ['equipoise-direction', 'administration-count'],
    decided: [
      {
        id: 'equipoise-equal',
        rules: ['ng.equipoise.previous', 'ng.equipoise.next'],
        certainty: 'follows',
      },
      { id: 'equipoise-counted', rules: ['ng.equipoise.own-total'], certainty: 'printed' },
      { id: 'administration-general', rules: ['ng.administration.third'], certainty: 'silent' },
      { id: 'population-number', rules: ['ng.turn.population.place'], certainty: 'follows' },
      { id: 'forced-subject-count', rules: ['ng.turn.population.forced'], certainty: 'follows' },
      {
        id: 'forced-vs-peasants',
        rules: ['ng.turn.population.forced-redraw', 'ng.administration.forced'],
        certainty: 'printed',
      },
      { id: 'preparation-look', rules: ['ng.preparation.place'], certainty: 'silent' },
      {
        id: 'preparation-suits',
        rules: ['ng.preparation.feast', 'ng.preparation.rhetorical-scandal', 'ng.suits.cycle'],
        certainty: 'silent',
      },
      { id: 'preparation-any-royal', rules: ['ng.preparation.suit'], certainty: 'printed' },
    ],
  },
  {
    topic: 'migration',
    open: ['refugee-royal'],
    decided: [
      { id: 'inauguration-position', rules: ['ng.turn.inauguration.suit'], certainty: 'silent' },
      { id: 'usurper-order', rules: ['ng.turn.inauguration.usurper'], certainty: 'silent' },
      { id: 'phase-optional', rules: ['ng.turn.sequence'], certainty: 'silent' },
      { id: 'migration-discard-kind', rules: ['ng.turn.migration.discard'], certainty: 'silent' },
      { id: 'refugee-joker', rules: ['ng.turn.migration.refugee'], certainty: 'silent' },
      { id: 'refugee-chooser', rules: ['ng.turn.migration.take-subject'], certainty: 'silent' },
      {
        id: 'refugee-last-subject',
        rules: ['ng.turn.migration.take-subject'],
        certainty: 'silent',
      },
      {
        id: 'refugee-peasant-placement',
        rules: ['ng.turn.migration.take-peasant'],
        certainty: 'silent',
      },
      { id: 'draw-compulsory', rules: ['ng.turn.migration.draw'], certainty: 'follows' },
      { id: 'draw-peasant-once', rules: ['ng.turn.migration.draw-peasant'], certainty: 'printed' },
      { id: 'reshuffle-moment', rules: ['ng.deck.reshuffle'], certainty: 'follows' },
      {
        id: 'reshuffle-top-peasant',
        rules: ['ng.deck.reshuffle', 'ng.area.peasant-order'],
        certainty: 'silent',
      },
      {
        id: 'prestigious-suits',
        rules: ['ng.prestigious', 'ng.suits.cycle', 'ng.prestigious.fervour'],
        certainty: 'silent',
      },
      {
        id: 'prestigious-count',
        rules: ['ng.prestigious.abundance', 'ng.prestigious.divine'],
        certainty: 'contradictory',
      },
      {
        id: 'abundance-compulsory',
        rules: ['ng.prestigious.abundance', 'ng.prestigious.divine'],
        certainty: 'silent',
      },
      { id: 'fervour-repeat', rules: ['ng.prestigious.fervour'], certainty: 'silent' },
      { id: 'endow-draws', rules: ['ng.prestigious.endow'], certainty: 'silent' },
    ],
  },
  {
    topic: 'bonus',
    open: ['bonus-negative'],
    decided: [
      { id: 'bonus-own-regnant', rules: ['ng.end.bonus.spade'], certainty: 'printed' },
      { id: 'bonus-army-not-subject', rules: ['ng.end.bonus.spade'], certainty: 'follows' },
    ],
  },
];
