/** The cards of a Royal Court, what they are there, and what may stand beside it or push in. */
export const ROLES = [
  'king',
  'queen',
  'jack',
  'regnant',
  'consort',
  'chamberlain',
  'eunuch',
  'court-jester',
  'usurper',
] as const;

/** The twelve Actions in the order of their list (rule `ng.action.list`). */
export const ACTIONS = [
  'intrigue',
  'ascendancy',
  'regnant-action',
  'eminence',
  'chamberlain-declaration',
  'assassination',
  'battle',
  'polity',
  'duel',
  'treaty',
  'dethrone',
  'decree',
] as const;

/** The four Preparations, in the circle of their suits. */
export const PREPARATIONS = ['feast', 'rhetorical-history', 'training', 'manipulation'] as const;

export type Role = (typeof ROLES)[number];
export type Action = (typeof ACTIONS)[number];
export type Preparation = (typeof PREPARATIONS)[number];
