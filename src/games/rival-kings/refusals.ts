import type { Particulars, Refusal } from '../../engine/types.ts';
import type { Rule } from './rules.ts';
import type { RivalKings } from './types.ts';

/** Ids of the sentences that explain a refusal; each language has one text per id. */
export const REASONS = [
  // phases and turns
  'no-such-seat',
  'game-over', 'not-set-up', 'already-set-up', 'not-choosing', 'already-chosen', 'not-in-hand', 'not-all-chosen', 'still-choosing',
  'waiting-for-gardener', 'waiting-for-watchman', 'nothing-to-hold-back', 'not-your-turn', 'turn-over', 'action-due', 'search-due', 'nothing-due',
  // theft
  'own-action-stolen', 'equal-may-not-rob', 'robs-nobody', 'immune', 'not-on-line', 'theft-blocked', 'already-robbed', 'own-actions-begun', 'not-on-victim',
  'already-covered', 'cannot-carry-out-stolen', 'must-rob-first',
  // own actions
  'not-on-card', 'covered', 'covered-choose-other', 'only-one-action', 'already-done', 'no-going-back', 'must-not-skip', 'must-act',
  // carrying out
  'no-marker', 'not-to-yourself', 'money-place-empty', 'no-money-anywhere', 'pile-empty', 'no-subject-there', 'no-building-there', 'too-expensive',
  'same-target-only',
  // abilities
  'no-subject', 'no-subject-buildings-passive', 'not-active', 'not-owned', 'spent', 'spent-other', 'spent-old', 'spent-this-round', 'only-at-start', 'only-on-own-turn',
  'supply-empty', 'no-building', 'not-yours', 'not-theirs', 'own-pair-locked', 'their-pair-locked', 'no-equal-rival', 'only-own-action', 'nothing-to-double',
  'declare-with-purchase', 'nothing-stolen', 'limit-used', 'blocked-by-crest', 'nothing-to-search', 'cannot-afford-any', 'nothing-to-search-now', 'not-in-pile', 'wrong-kind', 'must-take', 'not-this-window',
  // impossible tables
  'too-few-players', 'number-impossible', 'count-impossible', 'too-many-used', 'ended-before-cycle', 'too-many-players', 'seat-twice', 'character-twice', 'too-many-characters', 'hand-too-big', 'too-many-copies',
  'too-many-in-play', 'pile-too-big', 'pile-too-small', 'too-many-coins', 'too-many-markers', 'crest-own', 'crest-not-on-card', 'too-many-crests',
  'crest-twice', 'neutral-needs-two', 'symbol-wrong-rank', 'turn-without-characters', 'box-not-empty', 'series-goal',
] as const; // prettier-ignore
export type Reason = (typeof REASONS)[number];

/** A refusal: the rule that says no, and the sentence that tells it. */
export function refuse(because: Rule, reason: Reason, particulars?: Particulars): Refusal<RivalKings> {
  return particulars ? { because, reason, particulars } : { because, reason };
}

/** Undefined where nothing speaks against it. */
export type Verdict = Refusal<RivalKings> | undefined;
