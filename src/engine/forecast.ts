import { matchesEvent } from './replay.ts';
import type { EventPattern } from './scenario.ts';
import type { Fact, GameTypes, NonEmpty, Seat } from './types.ts';

/** Events, and the field in them that holds what is asked for; `tiles.cell` leads into lists. */
interface Source<T extends GameTypes> {
  readonly event: EventPattern<T>;
  readonly field: string;
}

/** How a number is answered. */
interface Numbers {
  /**
   * The answers to choose from, ascending; the right one is among them. Without it the number is
   * typed.
   */
  readonly among?: readonly number[];
}

/** How one or several of the answers are picked. */
interface Picked {
  /** Only the one that comes up at this place is asked for, counted from 1. */
  readonly nth?: number;
}

/** How things are called. */
interface Named {
  /**
   * The key of their names with `*` for the thing, such as `card.*`; left out where they are called
   * as they are written.
   */
  readonly names?: string;
}

/**
 * What is to be foreseen: which seats stand in these fields; what the numbers there add up to; how
 * many things stand there; which things stand there, to be picked where they lie, with the piece of
 * the board that each of them is; or to be picked by their names.
 */
export type Forecast<T extends GameTypes = GameTypes> =
  | ({ readonly seats: NonEmpty<Source<T>> } & Picked)
  | ({ readonly number: NonEmpty<Source<T>> } & Numbers)
  | ({ readonly count: NonEmpty<Source<T>> } & Numbers)
  | ({
      readonly pieces: NonEmpty<Source<T>>;
      readonly among: Readonly<Record<string, string>>;
    } & Picked &
      Named)
  | ({ readonly choice: NonEmpty<Source<T>>; readonly among: NonEmpty<string> } & Picked & Named);

/** What comes: seats or things in the order in which they come up, each once; or a number. */
export type RightAnswer = readonly string[] | number;

/** What is to be picked from; undefined where a number is asked for. */
export function pickedFrom(asks: Forecast, seats: readonly Seat[]): readonly string[] | undefined {
  if ('seats' in asks) return seats;
  if ('pieces' in asks) return Object.keys(asks.among);
  return 'choice' in asks ? asks.among : undefined;
}

/** What is asked for, as it stands in these facts. */
export function answerIn<T extends GameTypes>(
  asks: Forecast<T>,
  facts: readonly Fact<T>[],
): RightAnswer {
  const found = (sources: readonly Source<T>[]): readonly unknown[] =>
    facts.flatMap(({ event }) =>
      sources
        .filter((source) => matchesEvent<T>(event, source.event))
        .flatMap(({ field }) => valuesAt(event, field.split('.'))),
    );
  if ('count' in asks) return found(asks.count).length;
  if ('number' in asks)
    return found(asks.number).reduce<number>((sum, value) => sum + Number(value), 0);
  const picked = [...new Set(found(sourcesOf(asks)) as string[])];
  return asks.nth === undefined ? picked : picked.slice(asks.nth - 1, asks.nth);
}

function sourcesOf<T extends GameTypes>(
  asks: Exclude<Forecast<T>, { count: unknown } | { number: unknown }>,
): NonEmpty<Source<T>> {
  if ('seats' in asks) return asks.seats;
  return 'pieces' in asks ? asks.pieces : asks.choice;
}

/** All that stands at a path, in lists too; nothing where there is nothing. */
function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path));
  if (value === null || value === undefined) return [];
  const [field, ...rest] = path;
  return field === undefined
    ? [value]
    : valuesAt((value as Readonly<Record<string, unknown>>)[field], rest);
}
