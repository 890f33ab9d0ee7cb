/** Why an act is refused: ids of sentences, and the particulars each may tell. */
// prettier-ignore
export const MOVE_REASONS = {
  // set-up
  'no-such-seat': ['seat'],
  'not-set-up': [],
  'already-set-up': [],
  'starting-cards-over': [],
  'starting-cards-laid': ['seat'],
  'not-in-hand': ['seat', 'card'],
  'game-over': [],
  // whose turn it is, and for what
  'not-your-decision': ['seat'],
  'not-this-decision': ['action'],
  // the Peasant Phase
  'other-suit': ['card', 'suit'],
  'not-higher': ['card', 'than'],
  'not-highest': ['card', 'value'],
  'not-lowest': ['card', 'value'],
  // the Action Phase
  'action-used': ['action'],
  'no-subject-of-regnant': ['suit'],
  'suit-not-discarded': ['card', 'suit'],
  'neither-suit-nor-peasant': ['card', 'suit'],
  'not-lower': ['card', 'than'],
  'used-twice': ['card'],
  'in-no-peasant-pile': ['card'],
  'not-glory': ['seat', 'card'],
  'must-discard-glory': [],
  'plot-closed': ['count', 'needed'],
  'not-in-population': ['seat', 'card'],
  // the Chamberlain Declaration
  'no-chamberlain': ['seat'],
  'jester-prevents': ['seat'],
  'no-king-and-queen': ['seat'],
  'jack-there': ['seat'],
  'no-subject-of-chamberlain': ['card', 'suit'],
  'suit-not-shared': ['card', 'royal'],
  'suit-shared': ['card', 'royal'],
  // Assassination
  'no-consort': ['seat'],
  'in-no-court': ['card'],
  'not-ace': ['card'],
  'not-lowest-royal': ['card', 'royal'],
  'no-jester': ['card'],
  'own-jester': [],
  // No Consort Ascendancy and Eminence
  'has-consort': ['card'],
  'discarded-already': ['card'],
  'is-eunuch': ['card'],
  'other-chamberlain': ['card', 'suit'],
  'too-few-subjects': ['suit', 'count', 'needed'],
  'not-given': ['card'],
  // Dethrone
  'not-in-court': ['seat', 'card'],
  'only-royal': ['seat'],
  'subject-of-suit': ['card', 'suit'],
  // Decree and Enact
  'decree-laid': ['seat'],
  'decree-active': ['seat'],
  'no-decree': ['seat'],
  'no-glory': ['seat'],
  'discarded-for-enact': ['card'],
  'other-value': ['card', 'than'],
  // Battle and Army Cards
  'only-for-battle': ['card'],
  'nothing-to-take': ['seat', 'card'],
  'too-strong': ['card', 'value', 'most'],
  'not-spoils': ['card'],
  // Polity
  'not-fewer-glory': ['count', 'most'],
  'hand-too-small': ['seat', 'count', 'needed'],
  'no-number-card': ['seat'],
  'no-card-to-turn': [],
  'must-lead': [],
  'not-above': ['card', 'value'],
  // Treaties
  'treaty-prevents': ['card', 'suit'],
  'treaty-there': ['seat'],
  'no-treaty': ['seat'],
  // the Population Phase
  'must-place': [],
  'must-redraw': [],
  'no-redraw': [],
  'not-subject': ['seat', 'card'],
  'same-row': ['card'],
  'jester-there': ['seat'],
  'army-laid': ['seat'],
  'no-diamond-subject': ['seat'],
  // Preparation Cards
  'not-regnant': ['card'],
  'preparation-there': ['royal'],
  recovering: ['card'],
  'no-royal-of-suit': ['card', 'suit'],
  // the Inauguration Phase
  'rank-taken': ['card', 'rank'],
  'no-subject-of-suit': ['card', 'suit'],
  'not-too-many': ['card', 'royal'],
  'newcomer-only': ['royal'],
  // Duels and Recovery Cards
  'regnants-only': ['card', 'royal'],
  'regnant-and-other': ['card', 'royal'],
  'challenger-yields': [],
  'has-glory': ['seat'],
  'not-recovery': ['seat', 'card'],
  'recovery-removed': ['royal'],
  // the Migration Phase
  'last-subject': ['seat'],
  'not-taken': ['card'],
  'must-be-subject': ['card'],
  'stays-peasant': ['card'],
  'not-peasant': ['seat', 'card'],
  'suit-not-at-court': ['card', 'suit'],
  'peasant-drawn': [],
  'not-army': ['seat', 'card'],
  // a Prestigious Royal Court
  'not-prestigious': ['seat', 'suit'],
  'overmighty-noble': ['card'],
  'not-drawn': ['card'],
  'discard-drawn': [],
  'discard-pile-empty': [],
  // cards coming into a kingdom
  'no-such-royal': ['card'],
  'row-full': ['royal', 'count', 'most'],
  'equipoise-neither': ['card', 'total', 'previous', 'next'],
  'equipoise-previous': ['card', 'total', 'previous'],
  'equipoise-next': ['card', 'total', 'next'],
  'administration': ['card', 'suit', 'count', 'needed'],
  // cards after the loss of a Royal Card
  'surplus-first': ['count'],
  'no-surplus': [],
  'without-row': ['card'],
} as const;

/**
 * Why a table cannot be. Of these, acts come upon `not-royal`, `not-number` and `decree-too-high`
 * only.
 */
// prettier-ignore
export const TABLE_REASONS = {
  'player-count': ['count'],
  'seat-twice': ['seat'],
  'box-not-empty': [],
  'over-in-mid-game': [],
  'over-too-early': ['most'],
  'over-already': ['seat', 'count'],
  'too-many-cards': ['count', 'most'],
  'card-twice': ['card'],
  'not-royal': ['card'],
  'not-number': ['card'],
  'not-joker': ['card'],
  'rank-twice': ['seat', 'rank'],
  'no-royal': ['seat'],
  'no-subject': ['seat'],
  'too-many-subjects': ['seat', 'count', 'most'],
  'decree-too-high': ['card', 'most'],
  'decree-fulfilled': ['seat', 'card'],
  'too-many-recovery': ['royal', 'count', 'most'],
  'recovery-not-now': ['royal', 'count'],
  'no-training': ['royal', 'count'],
  'treaty-not-now': ['seat', 'card', 'count'],
  'no-feast': ['seat', 'card'],
  'polity-not-now': [],
  'duel-not-now': [],
  'too-many-placed': ['count', 'most'],
  'round-one-not-discarded': [],
  'round-one-tied': [],
  'battle-not-now': [],
  'two-under-way': [],
  'no-choice-of-army': ['seat', 'count'],
  'is-defended': ['seat'],
  'attacker-not-discarded': ['card'],
  'attacker-without-space': ['card', 'royal'],
  'no-such-turn': ['count'],
  'phase-skipped': ['seat', 'phase'],
} as const;

/** Every refusal with its particulars. Every language has one text for each. */
export type Reasons = typeof MOVE_REASONS & typeof TABLE_REASONS;

export type Reason = keyof Reasons;
