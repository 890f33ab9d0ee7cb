import type { Lesson } from './outline.ts';

/** The course of Rival Kings in teaching order. Slugs and tasks are the same in every language. */
export const lessons: readonly Lesson[] = [
  { slug: 'pairs', tasks: ['five-cards-add-up', 'a-building-for-the-gardener', 'somebody-for-the-forge', 'cheap-cards-against-dear-ones'] },
  {
    slug: 'actions',
    tasks: ['all-three-of-the-countess', 'who-puts-a-marker-back', 'first-the-marker-then-the-money', 'leave-an-action-out'],
  },
  { slug: 'money', tasks: ['take-the-free-money', 'what-lies-there-now', 'no-coin-anywhere', 'the-last-coin-of-all'] },
  {
    slug: 'first-turn',
    tasks: ['taken-there-and-paid-there', 'money-for-the-garden', 'all-four-of-the-trader', 'a-character-for-the-plan'],
  },
  { slug: 'ranks', tasks: ['who-moves-second', 'buy-before-the-others', 'early-enough-for-both', 'who-moves-third'] },
  {
    slug: 'equal-ranks',
    tasks: ['which-two-take-a-marker', 'one-action-so-buy', 'busy-with-an-equal', 'the-spared-trader', 'nobody-can-be-equal'],
  },
  {
    slug: 'being-robbed',
    tasks: ['who-takes-markers', 'who-robs-the-trader', 'choose-out-of-reach', 'what-the-crests-leave', 'equal-and-robbed-too'],
  },
  {
    slug: 'robbing',
    tasks: [
      'steal-before-acting',
      'steal-the-right-one',
      'spoil-the-purchase',
      'one-action-from-each',
      'robbed-and-still-robbing',
      'money-after-all',
    ],
  },
  {
    slug: 'traders-risk',
    tasks: [
      'two-thieves-two-traders',
      'one-of-the-last-two',
      'which-trader-moves-last',
      'second-thief-at-the-trader',
      'trader-without-thieves',
    ],
  },
  {
    slug: 'subjects',
    tasks: [
      'only-the-newest-helps',
      'an-ability-is-no-action',
      'old-subject-before-recruiting',
      'new-subject-at-once',
      'whose-subject-works',
    ],
  },
  {
    slug: 'court-and-town',
    tasks: [
      'coins-for-new-markers',
      'scholar-after-the-purchase',
      'fetch-the-mine',
      'bishop-completes-a-pair',
      'harbor-without-a-coin',
      'settle-twice',
    ],
  },
  {
    slug: 'village-and-countryside',
    tasks: [
      'one-coin-less',
      'money-that-comes-back',
      'carpenter-before-the-newcomer',
      'farm-deep-in-the-pile',
      'rid-of-two-markers',
      'farmer-takes-what-lies-there',
    ],
  },
  {
    slug: 'gardener-and-watchman',
    tasks: ['swap-puts-another-in-conflict', 'swap-to-rob-and-begin', 'watchman-gets-you-the-turn', 'jailer-instead-of-watchman'],
  },
  {
    slug: 'two-and-three',
    tasks: ['neutral-gives-one-marker', 'equal-to-the-neutral', 'neutral-does-not-rob', 'three-players-a-safe-rank'],
  },
  { slug: 'end-and-scoring', tasks: ['last-card-of-a-pile', 'who-still-has-a-turn', 'add-up-your-points', 'win-on-the-last-turn'] },
  {
    slug: 'whole-round',
    tasks: [
      'round-pick-a-character',
      'round-foresee-the-conflicts',
      'round-steal-from-the-courtier',
      'round-settle-and-recruit',
      'round-the-robbed-rob-too',
      'round-the-second-cycle',
    ],
  },
];
