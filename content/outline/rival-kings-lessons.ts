/** One lesson of the course: its slug and its tasks in order, by name. */
interface Lesson {
  readonly slug: string;
  readonly tasks: readonly string[];
}

/** The course of Rival Kings in teaching order. Slugs and tasks are the same in every language. */
export const lessons: readonly Lesson[] = [
  { slug: 'pairs', tasks: [] },
  { slug: 'actions', tasks: [] },
  { slug: 'money', tasks: [] },
  { slug: 'first-turn', tasks: [] },
  { slug: 'ranks', tasks: [] },
  { slug: 'equal-ranks', tasks: [] },
  { slug: 'being-robbed', tasks: [] },
  { slug: 'robbing', tasks: [] },
  { slug: 'traders-risk', tasks: [] },
  { slug: 'subjects', tasks: [] },
  { slug: 'court-and-town', tasks: [] },
  { slug: 'village-and-countryside', tasks: [] },
  { slug: 'gardener-and-watchman', tasks: [] },
  { slug: 'two-and-three', tasks: [] },
  { slug: 'end-and-scoring', tasks: [] },
  { slug: 'whole-round', tasks: [] },
];
