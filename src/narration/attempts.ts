import type { Seat, Table } from '../engine/types.ts';
import { refusalCaption, type Narrator } from './frames.ts';
import type { Refused } from './caption.ts';

type Action = { readonly type: string; readonly seat: Seat };

/** Actions of one sort that a seat may think of, each with its label and its refusal, if any. */
export interface Attempt {
  readonly key: string;
  readonly label: string;
  readonly kind: string;
  readonly actions: readonly Tried[];
}

/** An action that may be tried, with its refusal, if any. */
export interface Tried {
  readonly action: Action;
  readonly label: string;
  readonly refusal: Refused | undefined;
}

/** Everything that a seat may think of doing now, legal or not, sorted by what actions have in common. */
export function attemptsOf(narrator: Narrator, state: Table, seat: Seat): Attempt[] {
  const { game, describe } = narrator;
  const view = game.view(state);
  const groups = new Map<string, { label: string; kind: string; actions: Tried[] }>();
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
  return [...groups].map(([key, group]) => ({
    key,
    ...group,
    actions: toldApart(group.actions, (action) => describe.apart?.(action, view)),
  }));
}

/** Actions with labels that differ, where two of the same label are among them. */
function toldApart(actions: readonly Tried[], apart: (action: Action) => string | undefined): readonly Tried[] {
  const counts = Map.groupBy(actions, ({ label }) => label);
  return actions.map((offer) => (counts.get(offer.label)!.length > 1 ? { ...offer, label: apart(offer.action) ?? offer.label } : offer));
}
