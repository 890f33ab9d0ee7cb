import type { Decision, Refusal, Seat } from '../engine/types.ts';

/**
 * A sort of action: a key, a label such as "Steal from Ines", and the sign before it, if it has
 * one.
 */
export interface ActionGroup {
  readonly key: string;
  readonly label: string;
  readonly sign?: string | undefined;
}

/**
 * Puts what happens in one game into words of one language. Texts are HTML with `<b>` and `<i>`
 * only.
 */
export interface Describer<Event = object, Action = object, View = object> {
  /** What happened, as one sentence; `view` is the table after it. */
  event(event: Event, view: View): string;
  /** Why something is not allowed, as one sentence that names the fact. */
  refusal(refusal: Pick<Refusal, 'reason' | 'particulars'>): string;
  /** An action as a short label for a button. */
  action(action: Action, view: View): string;
  /**
   * The label with what tells an action from another one of the same label; undefined where nothing
   * does.
   */
  apart?(action: Action, view: View): string | undefined;
  /** What actions of this sort have in common. */
  group(action: Action, view: View): ActionGroup;
  /**
   * What a table waits for, as a short line such as "Juri's turn"; that the game is over where it
   * waits for nothing.
   */
  decision(decision: Decision | undefined): string;
}

/**
 * Totals as they are told: those of the winners or leaders first, the others from the most points
 * down.
 */
export function bestFirst(
  totals: Readonly<Partial<Record<Seat, number>>>,
  best: readonly Seat[],
): (readonly [seat: Seat, points: number])[] {
  const isBest = (seat: Seat): number => Number(best.includes(seat));
  return (Object.entries(totals) as [Seat, number][]).sort(
    ([one, points], [other, others]) => isBest(other) - isBest(one) || others - points,
  );
}

/**
 * The fields of an event or an action with those facts about each seat that they name: `seat_rank`
 * beside `seat`.
 */
export function withSeatFacts(
  fields: object,
  facts: (seat: Seat) => object,
  seatFields: readonly string[],
): object {
  const more = Object.entries(fields).flatMap(([name, value]) =>
    seatFields.includes(name) && typeof value === 'string'
      ? Object.entries(facts(value as Seat)).map(([fact, what]): [string, unknown] => [
          `${name}_${fact}`,
          what,
        ])
      : [],
  );
  return { ...fields, ...Object.fromEntries(more) };
}

/**
 * The key of an event’s message; events that lack the field that hides a secret have one of their
 * own.
 */
export function eventKeyOf<Event extends { readonly type: string }>(
  event: Event,
  secrets: Readonly<Partial<Record<Event['type'], string>>>,
): string {
  const secret = secrets[event.type as Event['type']];
  return secret && !(secret in event) ? `event.${event.type}.hidden` : `event.${event.type}`;
}
