import type { Lesson } from './outline.ts';

/** The scenario to be stepped through after the course. */
export const example = 'a-whole-turn';

/** The course of King of the Valley in teaching order. Slugs and tasks are the same in every language. */
export const lessons: readonly Lesson[] = [
  { slug: 'the-king', tasks: ['fetch-the-duke', 'past-a-king', 'best-in-reach'] },
  { slug: 'sets', tasks: ['two-knights', 'with-a-gap', 'three-farmers', 'minus-one'] },
  { slug: 'refill', tasks: ['queen-on-e3', 'keep-her-from-mila', 'under-your-king'] },
  { slug: 'the-hill', tasks: ['two-gold', 'subjects-only', 'price-of-the-row'] },
  { slug: 'kingdom', tasks: ['missing-queen', 'keep-three-farmers', 'kingdom-gold'] },
  { slug: 'taxes', tasks: ['for-nothing', 'four-farmers', 'who-pays'] },
  { slug: 'specialists', tasks: ['there-and-back-again', 'a-coin-on-top', 'trade-up'] },
  { slug: 'jester', tasks: ['queen-for-a-day', 'fourth-knight', 'nothing-at-the-end'] },
  { slug: 'the-end', tasks: ['claim-in-time', 'count-yourself', 'a-tie'] },
];
