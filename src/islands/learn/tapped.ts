import type { Attempt, Tried } from '../../narration/attempts.ts';

/** An action that may be tried, and the key by which its button is known. */
export interface Named {
  readonly key: string;
  readonly tried: Tried;
}

/** The actions that name everything a tapped piece of the table stands for: a pile, a card, a seat, or a seat and one of its actions. */
export function namedBy(attempts: readonly Attempt[], names: readonly string[]): Named[] {
  return attempts.flatMap(({ key, actions }) =>
    actions.flatMap((tried, place) => {
      const said: readonly unknown[] = Object.values(tried.action);
      return names.every((name) => said.includes(name)) ? [{ key: `${key}/${place}`, tried }] : [];
    }),
  );
}
