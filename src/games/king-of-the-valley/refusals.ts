/** Why a move is refused: ids of sentences, and the particulars each may tell. */
// prettier-ignore
export const MOVE_REASONS = {
  // whose turn it is, and which phase
  'no-such-seat': ['seat'],
  'game-over': [],
  'not-set-up': [],
  'already-set-up': [],
  'kings-first': ['seat'],
  'king-placed': ['seat'],
  'other-places-first': ['seat', 'other'],
  'not-your-turn': ['seat', 'other'],
  'jester-first': ['seat'],
  'specialist-first': ['seat', 'tile'],
  'phase-over': ['phase'],
  'phase-to-come': ['phase'],
  'must-summon': ['seat'],
  'must-go-on': ['seat'],
  'must-replenish': ['seat'],
  // placing the kings
  'king-there': ['cell', 'other'],
  // recruiting
  'first-round': [],
  'recruited-already': ['seat'],
  'place-empty': ['place'],
  'specialist-on-hill': ['place', 'tile'],
  'too-dear': ['seat', 'tile', 'price', 'gold'],
  // jesters
  'no-jester': ['seat'],
  // the king's path
  'must-move': ['seat'],
  'start-tile': ['cell', 'tile'],
  'start-priest': ['cell'],
  'not-straight': ['cell', 'other'],
  'no-tile-to-take': ['cell'],
  'no-tile-to-end': ['cell'],
  'under-other-king': ['cell', 'tile', 'other'],
  'passed-set-first': ['cell', 'tile'],
  'no-gold-for-priest': ['seat'],
  'priest-leads-nowhere': ['cell'],
  'landing-tile': ['cell', 'tile'],
  'no-tile-behind': ['cell', 'tile'],
  'not-passed': ['cell'],
  'passed-before-priest': ['cell', 'tile'],
  'priest-in-set': ['cell'],
  'not-identical': ['tile', 'other'],
  'different-orders': ['tile', 'other'],
  'too-few': ['tile'],
  'not-directly-behind': ['cell', 'tile'],
  'take-all': ['cell', 'tile'],
  // specialists
  'nothing-to-give': ['seat'],
  'nothing-to-get': [],
  'too-few-subjects': ['tile', 'demand'],
  'only-taxed-subjects': ['tile', 'demand'],
  'not-all-payable': ['count'],
  'no-wizard': ['seat'],
  'no-collector': ['seat'],
  'not-in-column': ['column', 'tile'],
  'face-down': ['column', 'tile'],
  'specialist-not-swapped': ['place', 'tile'],
  'taxed-already': ['column'],
  'other-number': ['count', 'demand'],
  'others-unpaid': ['column'],
  // the kingdom bonus
  'kingdom-later': ['seat'],
  'kingdom-claimed': ['seat'],
  'kingdom-too-late': [],
  'farmer-and-wife': [],
  'kingdom-incomplete': ['count'],
  'used-before': ['column', 'tile'],
  // replenishing
  'column-too-short': ['side', 'count', 'open'],
} as const;

/** Why a table cannot be. No move comes upon these. */
// prettier-ignore
export const TABLE_REASONS = {
  'player-count': ['count'],
  'seat-twice': ['seat'],
  'box-not-empty': [],
  'over-in-mid-game': [],
  'prices-fall': ['row'],
  'stage-size': ['stage', 'count', 'most'],
  'stage-sum': ['kind', 'count', 'most'],
  'too-many-tiles': ['kind', 'count', 'most'],
  'too-many-of-order': ['tile', 'count', 'most'],
  'wrong-column': ['tile', 'column'],
  'too-much-gold': ['count', 'most'],
  'too-many-kingdoms': ['count', 'most'],
  'too-many-coins': ['count', 'most'],
  'before-first-turn': ['seat'],
  'kings-share': ['cell'],
  'kings-out-of-order': ['seat', 'other'],
  'hole': ['cell'],
  'not-open': ['cell', 'tile'],
  'opened-too-many': ['count', 'most'],
  'opened-too-early': [],
  'nothing-opened': ['phase'],
  'not-on-priest': ['seat', 'cell'],
  'recruited-too-early': [],
  'hill-gap': ['place'],
  'hill-not-full': ['count'],
  'hill-full': [],
  'pile-too-big': ['stage', 'count', 'most'],
  'pile-out-of-order': [],
  'ended-already': ['seat'],
} as const;

/** Every refusal with its particulars. Every language has one text for each. */
export type Reasons = typeof MOVE_REASONS & typeof TABLE_REASONS;

export type Reason = keyof Reasons;
