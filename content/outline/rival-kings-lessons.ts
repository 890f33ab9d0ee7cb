import type { Lesson } from './outline.ts';

/** The scenario to be stepped through after the course. */
export const example = 'a-whole-cycle';

/** The course of Rival Kings in teaching order. Slugs and tasks are the same in every language. */
export const lessons: readonly Lesson[] = [
  {
    slug: 'pairs',
    tasks: ['take-the-free-money', 'a-building-for-the-gardener', 'five-cards-add-up'],
    introduces: ['money', 'buy'],
  },
  {
    slug: 'money',
    tasks: ['money-for-the-garden', 'what-lies-there-now', 'no-coin-anywhere'],
    introduces: ['subject-1', 'subject-2'],
  },
  {
    slug: 'first-turn',
    tasks: ['somebody-for-the-forge', 'taken-there-and-paid-there', 'a-character-for-the-plan'],
    introduces: ['recruit', 'choose', 'reveal', 'end'],
  },
  {
    slug: 'actions',
    tasks: [
      'all-three-of-the-countess',
      'first-the-marker-then-the-money',
      'leave-an-action-out',
      'all-four-of-the-trader',
    ],
    introduces: ['settle', 'pass', 'markers'],
  },
  {
    slug: 'ranks',
    tasks: ['who-moves-second', 'buy-before-the-others', 'early-enough-for-both'],
    introduces: ['ranks', 'round'],
  },
  {
    slug: 'being-robbed',
    tasks: ['who-robs-the-trader', 'choose-out-of-reach', 'what-the-crests-leave'],
    introduces: ['theft'],
  },
  {
    slug: 'robbing',
    tasks: ['steal-before-acting', 'spoil-the-purchase', 'money-after-all'],
    introduces: ['steal', 'waive'],
  },
  {
    slug: 'equal-ranks',
    tasks: ['who-moves-third', 'busy-with-an-equal', 'the-spared-trader', 'one-action-from-each'],
  },
  { slug: 'traders-risk', tasks: ['one-of-the-last-two', 'second-thief-at-the-trader'] },
  {
    slug: 'subjects',
    tasks: ['only-the-newest-helps', 'old-subject-before-recruiting', 'new-subject-at-once'],
    introduces: ['ability'],
  },
  {
    slug: 'court-and-town',
    tasks: ['fetch-the-mine', 'bishop-completes-a-pair', 'harbor-without-a-coin', 'settle-twice'],
  },
  {
    slug: 'village-and-countryside',
    tasks: [
      'one-coin-less',
      'farm-deep-in-the-pile',
      'rid-of-two-markers',
      'farmer-takes-what-lies-there',
    ],
  },
  { slug: 'gardener-and-watchman', tasks: ['swap-to-rob-and-begin', 'watchman-gets-you-the-turn'] },
  {
    slug: 'two-and-three',
    tasks: ['neutral-gives-one-marker', 'equal-to-the-neutral', 'three-players-a-safe-rank'],
    introduces: ['neutral'],
  },
  {
    slug: 'end-and-scoring',
    tasks: [
      'last-card-of-a-pile',
      'who-still-has-a-turn',
      'add-up-your-points',
      'win-on-the-last-turn',
    ],
  },
  {
    slug: 'whole-round',
    tasks: [
      'round-pick-a-character',
      'round-steal-from-the-courtier',
      'round-settle-and-recruit',
      'round-the-second-cycle',
    ],
  },
];

/** Tasks of earlier courses; progress names them still. */
export const former: readonly string[] = [
  'equal-and-robbed-too',
  'cheap-cards-against-dear-ones',
  'who-puts-a-marker-back',
  'the-last-coin-of-all',
  'which-two-take-a-marker',
  'one-action-so-buy',
  'nobody-can-be-equal',
  'who-takes-markers',
  'steal-the-right-one',
  'robbed-and-still-robbing',
  'two-thieves-two-traders',
  'which-trader-moves-last',
  'trader-without-thieves',
  'an-ability-is-no-action',
  'whose-subject-works',
  'coins-for-new-markers',
  'scholar-after-the-purchase',
  'money-that-comes-back',
  'carpenter-before-the-newcomer',
  'swap-puts-another-in-conflict',
  'jailer-instead-of-watchman',
  'neutral-does-not-rob',
  'round-foresee-the-conflicts',
  'round-the-robbed-rob-too',
];
