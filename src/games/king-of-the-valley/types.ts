import type { Reason } from './refusals.ts';
import type { Rule } from './rules.ts';
import type { RulingId } from './rulings.ts';
import type { Action } from './types/action.ts';
import type { Event } from './types/event.ts';
import type { Position } from './types/position.ts';
import type { Score } from './types/score.ts';
import type { State } from './types/state.ts';
import type { View } from './types/view.ts';

/** What a table of King of the Valley waits for. */
export type DecisionName =
  | 'set-up'
  | 'place-king'
  | 'recruit'
  | 'jester'
  | 'leg'
  | 'exchange'
  | 'tax'
  | 'kingdom'
  | 'column';

/** The vocabulary of King of the Valley for the kernel. */
export interface KingOfTheValley {
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
