import { refusal, type Refuse } from '../../engine/rulebook.ts';
import type { Refusal } from '../../engine/types.ts';
import type { RivalKings } from './types.ts';

/** Why a move is refused: ids of sentences, and the particulars each may tell. */
// prettier-ignore
export const MOVE_REASONS = {
  // phases and turns
  'no-such-seat': ['seat'],
  'game-over': [],
  'not-set-up': [],
  'already-set-up': [],
  'still-choosing': [],
  'not-choosing': [],
  'already-chosen': ['seat'],
  'not-in-hand': ['seat', 'character'],
  'not-all-chosen': ['seat'],
  'waiting-for-gardener': ['seat'],
  'waiting-for-watchman': ['seat'],
  'nothing-to-hold-back': ['seat'],
  'not-your-turn': ['seat', 'other'],
  'action-due': ['seat', 'action'],
  'search-due': ['seat', 'subject'],
  'nothing-due': ['seat'],
  // theft
  'robs-nobody': ['seat', 'other'],
  'immune': ['seat', 'other', 'rank'],
  'not-on-line': ['seat', 'other', 'rank', 'target'],
  'equal-may-not-rob': ['seat', 'other'],
  'theft-blocked': ['seat', 'other'],
  'already-robbed': ['seat', 'other', 'action'],
  'own-actions-begun': ['seat'],
  'not-on-victim': ['seat', 'other', 'action'],
  'already-covered': ['seat', 'other', 'action'],
  'cannot-carry-out-stolen': ['seat', 'action'],
  'must-rob-first': ['seat', 'other'],
  // own actions
  'not-on-card': ['seat', 'action', 'character'],
  'covered': ['seat', 'action', 'other'],
  'covered-choose-other': ['seat', 'action', 'other'],
  'only-one-action': ['seat'],
  'already-done': ['seat', 'action'],
  'no-going-back': ['seat', 'action'],
  'must-not-skip': ['seat', 'action'],
  'must-act': ['seat', 'action'],
  // carrying out
  'no-marker': ['seat'],
  'not-to-yourself': ['seat'],
  'money-place-empty': ['seat', 'pile'],
  'no-money-anywhere': ['seat'],
  'refill-too-short': ['seat', 'pile'],
  'pile-empty': ['pile'],
  'no-subject-there': ['pile', 'card'],
  'no-building-there': ['pile', 'card'],
  'too-expensive': ['seat', 'card', 'price', 'coins'],
  'same-target-only': ['seat'],
  // abilities
  'no-subject': ['seat'],
  'no-subject-buildings-passive': ['seat'],
  'not-active': ['seat', 'subject', 'active'],
  'not-owned': ['seat', 'subject', 'active'],
  'spent': ['seat', 'subject'],
  'spent-other': ['seat', 'subject', 'spent'],
  'spent-old': ['seat', 'subject', 'spent'],
  'spent-this-round': ['seat', 'subject'],
  'only-at-start': ['seat', 'subject'],
  'only-on-own-turn': ['seat', 'subject'],
  'not-this-window': ['seat'],
  'supply-empty': [],
  'no-building': ['seat'],
  'not-yours': ['seat', 'card'],
  'not-theirs': ['seat', 'card'],
  'own-pair-locked': ['seat', 'card'],
  'their-pair-locked': ['seat', 'card'],
  'no-equal-rival': ['seat'],
  'only-own-action': ['seat'],
  'nothing-to-double': ['seat'],
  'declare-with-purchase': ['seat'],
  'nothing-stolen': ['seat', 'action'],
  'blocked-by-crest': ['seat', 'action'],
  'nothing-to-search': ['pile', 'subject'],
  'cannot-afford-any': ['seat', 'subject', 'price', 'coins'],
  'nothing-to-search-now': ['seat', 'card'],
  'not-in-pile': ['card', 'pile'],
  'wrong-kind': ['subject', 'card'],
  'must-take': ['seat'],
} as const;

/** Why a table cannot be. No move comes upon these. */
// prettier-ignore
export const TABLE_REASONS = {
  'too-few-players': ['count'],
  'too-many-players': ['count'],
  'seat-twice': ['seat'],
  'character-twice': ['character'],
  'too-many-characters': ['count'],
  'hand-too-big': ['seat', 'count', 'most'],
  'too-many-used': ['count', 'most'],
  'too-many-copies': ['card', 'most'],
  'too-many-in-play': ['kind', 'count', 'most'],
  'pile-too-small': ['pile', 'count', 'size'],
  'pile-too-big': ['pile', 'size', 'most'],
  'other-kind-below': ['pile', 'kind', 'card'],
  'spent-before-reveal': ['seat', 'subject'],
  'count-impossible': ['what', 'count'],
  'number-impossible': ['card', 'number'],
  'too-many-coins': ['count', 'most'],
  'too-many-markers': ['count', 'most'],
  'too-few-coins': ['count', 'least'],
  'too-few-markers': ['count', 'least'],
  'crest-own': ['seat', 'action', 'other'],
  'crest-not-on-card': ['seat', 'action', 'other'],
  'crest-twice': ['seat', 'action', 'other'],
  'too-many-crests': ['other', 'count'],
  'neutral-needs-two': ['character'],
  'symbol-wrong-rank': ['character', 'rank'],
  'turn-without-characters': ['seat'],
  'ended-before-cycle': [],
  'ended-too-early': [],
  'over-in-mid-cycle': [],
  'box-not-empty': [],
  'series-goal': ['count'],
} as const;

/** Every refusal with its particulars. Every language has one text for each. */
export type Reasons = typeof MOVE_REASONS & typeof TABLE_REASONS;

export type Reason = keyof Reasons;

/** Undefined where nothing speaks against it. */
export type Verdict = Refusal<RivalKings> | undefined;

/** A refusal: the rule that says no, and the sentence that tells it with its particulars. */
export const refuse: Refuse<RivalKings, Reasons> = refusal;
