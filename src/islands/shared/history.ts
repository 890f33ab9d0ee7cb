/** Something with what it was before, newest last. */
export interface History<Value> {
  readonly now: Value;
  readonly before: readonly Value[];
}

/** How many steps can be taken back, unless something else is said. */
export const MOST_STEPS = 100;

export const beginning = <Value>(now: Value): History<Value> => ({ now, before: [] });

/** After one more change; of the steps before, `most` can be taken back. */
export const changed = <Value>(
  { now, before }: History<Value>,
  next: Value,
  most = MOST_STEPS,
): History<Value> => ({ now: next, before: [...before, now].slice(-most) });

/** Before the last change; without one everything stays as it is. */
export function undone<Value>(history: History<Value>): History<Value> {
  const last = history.before.at(-1);
  return last === undefined ? history : { now: last, before: history.before.slice(0, -1) };
}

/** Something else in place of what is there now, which is no step: it cannot be taken back. */
export const replaced = <Value>({ before }: History<Value>, now: Value): History<Value> => ({
  now,
  before,
});

export const canUndo = ({ before }: History<unknown>): boolean => before.length > 0;
