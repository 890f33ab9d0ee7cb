import type { Lesson } from './outline.ts';

/** The course of Claim in teaching order. Slugs and tasks are the same in every language. */
export const lessons: readonly Lesson[] = [
  { slug: 'votes', tasks: ['more-knights', 'equally-many', 'many-cards-few-votes', 'votes-for-noor', 'two-more-knights'] },
  { slug: 'tricks', tasks: ['the-higher-zombie', 'a-nine-that-loses', 'two-zeros', 'win-with-a-low-card', 'who-leads-next'] },
  {
    slug: 'recruiting',
    tasks: ['win-the-contested-card', 'who-gets-the-blind-card', 'better-to-lose', 'win-the-zombies', 'a-zombie-in-the-middle'],
  },
  {
    slug: 'knights-and-goblins',
    tasks: ['a-low-knight-is-enough', 'the-knight-must-wait', 'goblin-after-a-knight', 'a-knight-in-phase-two', 'no-goblin-into-knights'],
  },
  {
    slug: 'doppelgangers',
    tasks: ['instead-of-following', 'equal-is-not-enough', 'not-a-knight', 'answer-a-doppelganger', 'not-a-zombie', 'lead-a-doppelganger'],
  },
  {
    slug: 'second-phase',
    tasks: [
      'recruits-in-hand',
      'lose-for-the-dwarves',
      'a-dwarf-and-a-knight',
      'two-tricks-left',
      'three-tricks-left',
      'the-highest-card-decides',
    ],
  },
];
