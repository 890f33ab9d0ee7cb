/** Something with what it was before, newest last. */
export interface History<Value> {
  readonly now: Value;
  readonly before: readonly Value[];
}

/** How many steps can be taken back. */
export const MOST_STEPS = 100;

export const beginning = <Value>(now: Value): History<Value> => ({ now, before: [] });

/** After one more change. */
export const changed = <Value>({ now, before }: History<Value>, next: Value): History<Value> => ({
  now: next,
  before: [...before, now].slice(-MOST_STEPS),
});

/** Before the last change; without one everything stays as it is. */
export function undone<Value>(history: History<Value>): History<Value> {
  const last = history.before.at(-1);
  return last === undefined ? history : { now: last, before: history.before.slice(0, -1) };
}
