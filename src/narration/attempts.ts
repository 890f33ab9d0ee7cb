import type { Seat, Table } from '../engine/types.ts';
import { refusalCaption, type Narrator } from './frames.ts';
import type { Caption } from './caption.ts';

type Action = { readonly type: string; readonly seat: Seat };

/** Actions of one sort that a seat may think of, each with its label and its refusal, if any. */
export interface Attempt {
  readonly key: string;
  readonly label: string;
  readonly kind: string;
  readonly actions: readonly { readonly action: Action; readonly label: string; readonly refusal: Caption | undefined }[];
}

/** Everything that a seat may think of doing now, legal or not, sorted by what actions have in common. */
export function attemptsOf(narrator: Narrator, state: Table, seat: Seat): Attempt[] {
  const { game, describe } = narrator;
  const view = game.view(state);
  const groups = new Map<string, { label: string; kind: string; actions: Attempt['actions'][number][] }>();
  for (const action of game.imaginable(state, seat)) {
    const { key, label } = describe.group(action, view);
    const group = groups.get(key) ?? { label, kind: action.type, actions: [] };
    const refusal = game.judge(state, action);
    group.actions.push({
      action,
      label: describe.action(action, view),
      refusal: refusal && refusalCaption(narrator, state, action, refusal),
    });
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}
