/** Why a move is refused: ids of sentences, and the particulars each may tell. */
// prettier-ignore
export const MOVE_REASONS = {
  // playing
  'no-such-seat': ['seat'],
  'not-dealt': [],
  'already-dealt': [],
  'game-over': [],
  'leader-first': ['seat', 'other'],
  'already-played': ['seat'],
  'not-in-hand': ['seat', 'card'],
  'must-follow': ['seat', 'card', 'faction'],
  'knight-must-follow': ['seat', 'card'],
  'must-follow-doppelganger': ['seat', 'card'],
  'must-play-doppelganger': ['seat', 'card', 'faction'],
  'nothing-to-declare': ['seat', 'card'],
  'counts-as-led': ['card', 'faction'],
  'must-count-as-led': ['seat', 'card', 'faction'],
} as const;

/** Why a table cannot be. No move comes upon these. */
// prettier-ignore
export const TABLE_REASONS = {
  'not-two-players': ['count'],
  'seat-twice': ['seat'],
  'box-not-empty': [],
  'over-in-mid-game': [],
  'nothing-scored': [],
  'card-twice': ['card'],
  'hand-too-big': ['seat', 'count', 'most'],
  'hands-empty': ['phase'],
  'draw-pile-too-big': ['count', 'most'],
  'too-many-recruits': ['count', 'most'],
  'recruits-taken': ['seat'],
  'nothing-contested': [],
  'only-zombies-score': ['seat', 'card'],
  'too-many-discarded': ['count', 'most'],
  'zombies-discarded': ['count', 'most'],
  'too-many-scored': ['count', 'most'],
  'no-trick-yet': ['seat'],
  'other-leads': ['seat', 'other'],
  'leader-won-nothing': ['seat'],
  'last-winner-unknown': ['faction'],
} as const;

/** Every refusal with its particulars. Every language has one text for each. */
export type Reasons = typeof MOVE_REASONS & typeof TABLE_REASONS;

export type Reason = keyof Reasons;
