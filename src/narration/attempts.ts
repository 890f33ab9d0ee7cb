import type { Seat, Table } from '../engine/types.ts';
import { refusalCaption, type Narrator } from './frames.ts';
import type { Refused } from './caption.ts';
import type { ActionGroup } from './describer.ts';
import { labelsOf } from './labels.ts';

type Action = { readonly type: string; readonly seat: Seat };

/** Actions of one sort that a seat may think of, each with its label and its refusal, if any. */
export interface Attempt extends ActionGroup {
  readonly kind: string;
  readonly actions: readonly Tried[];
}

/** An action that may be tried, with its refusal, if any. */
export interface Tried {
  readonly action: Action;
  readonly label: string;
  readonly refusal: Refused | undefined;
}

/**
 * Whether a button with the label of this sort has to be followed by another: it stands for a
 * choice, or for a move that it does not name in full. What is refused for one and the same reason,
 * whatever is chosen, is answered at once.
 */
export const opens = ({ label, actions }: Attempt): boolean =>
  !isRefusedAlike(actions) && (actions.length > 1 || actions.some((only) => only.label !== label));

/**
 * Moves for a list: those of the same name, whose pieces nobody can tell apart, stand there once.
 */
export const listed = (actions: readonly Tried[]): readonly Tried[] =>
  [...Map.groupBy(actions, ({ label }) => label).values()].map(([first]) => first!);

function isRefusedAlike(actions: readonly Tried[]): boolean {
  const sentences = new Set(actions.map(({ refusal }) => refusal?.sentence));
  return sentences.size === 1 && !sentences.has(undefined);
}

/**
 * Everything that a seat may think of doing now, legal or not, sorted by what actions have in
 * common.
 */
export function attemptsOf(narrator: Narrator, state: Table, seat: Seat): Attempt[] {
  const { game, describe } = narrator;
  const view = game.view(state);
  const groups = new Map<string, ActionGroup & { kind: string; actions: Action[] }>();
  for (const action of game.imaginable(state, seat)) {
    const sort = describe.group(action, view);
    const group = groups.get(sort.key) ?? { ...sort, kind: action.type, actions: [] };
    group.actions.push(action);
    groups.set(sort.key, group);
  }
  const tried = (action: Action, label: string): Tried => {
    const refusal = game.judge(state, action);
    return { action, label, refusal: refusal && refusalCaption(narrator, state, action, refusal) };
  };
  return [...groups.values()].map(({ actions, ...group }) => {
    const labels = labelsOf(describe, actions, view);
    return { ...group, actions: actions.map((action, place) => tried(action, labels[place]!)) };
  });
}
