import type { Lesson } from './outline.ts';

/** The scenario to be stepped through after the course. */
export const example = 'a-whole-trick';

/** The course of Claim in teaching order. Slugs and tasks are the same in every language. */
export const lessons: readonly Lesson[] = [
  {
    slug: 'tricks',
    tasks: [
      'the-higher-zombie',
      'follow-the-knight',
      'two-zeros',
      'a-nine-that-loses',
      'win-with-a-low-card',
    ],
  },
  {
    slug: 'recruiting',
    tasks: [
      'win-the-contested-card',
      'better-to-lose',
      'win-the-zombies',
      'a-zombie-in-the-middle',
    ],
    introduces: ['phase', 'recruits', 'score-piles', 'discard'],
  },
  {
    slug: 'knights-and-goblins',
    tasks: [
      'a-low-knight-is-enough',
      'the-knight-must-wait',
      'goblin-after-a-knight',
      'no-goblin-into-knights',
    ],
  },
  {
    slug: 'doppelgangers',
    tasks: [
      'instead-of-following',
      'not-a-knight',
      'answer-a-doppelganger',
      'not-a-zombie',
      'lead-a-doppelganger',
    ],
  },
  {
    slug: 'second-phase',
    tasks: [
      'recruits-in-hand',
      'a-knight-in-phase-two',
      'lose-for-the-dwarves',
      'a-dwarf-thrown-off',
    ],
  },
  {
    slug: 'votes',
    tasks: [
      'more-knights',
      'equally-many',
      'many-cards-few-votes',
      'two-tricks-left',
      'three-tricks-left',
    ],
  },
];

/** Tasks of earlier courses; progress names them still. */
export const former: readonly string[] = [
  'who-leads-next',
  'who-gets-the-blind-card',
  'equal-is-not-enough',
  'a-dwarf-and-a-knight',
  'two-more-knights',
  'votes-for-noor',
  'the-highest-card-decides',
];
