import type { Reason } from './refusals.ts';
import type { Rule } from './rules.ts';
import type { RulingId } from './rulings.ts';
import type { Action } from './types/action.ts';
import type { Event } from './types/event.ts';
import type { Position } from './types/position.ts';
import type { Score } from './types/score.ts';
import type { Phase, Rider, State } from './types/state.ts';
import type { View } from './types/view.ts';

/**
 * What a table of Nobles & Glory waits for: during set-up, then in each phase of a turn, and for
 * what comes up within one.
 */
type DecisionName =
  | 'set-up'
  | 'starting-cards'
  | Phase
  | 'peasant-event'
  | Rider
  | 'merchant'
  | 'duel'
  | 'training'
  | 'battle'
  | 'feast'
  | 'rhetorical-history'
  | 'polity-lead'
  | 'polity-follow'
  | 'manipulation'
  | 'polity-prize'
  | 'slide-excess'
  | 'rearrange'
  | 'recovery'
  | 'refugee'
  | 'abundance'
  | 'divine'
  | 'fervour';

/** The vocabulary of Nobles & Glory for the kernel. */
export interface NoblesAndGlory {
  readonly rule: Rule;
  readonly ruling: RulingId;
  readonly reason: Reason;
  readonly decision: DecisionName;
  readonly position: Position;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly score: Score;
}
