import type { GameTypes, NonEmpty, Rulings, Seat } from './types.ts';

/** An event as a scenario expects it: its type, or its type and the fields that matter. */
export type EventPattern<T extends GameTypes = GameTypes> =
  | T['event']['type']
  | {
      [Type in T['event']['type']]: Partial<Extract<T['event'], { type: Type }>> & {
        readonly type: Type;
      };
    }[T['event']['type']];

/** One named moment of a scenario. The three kinds are the three sentences of teaching. */
export type Step<T extends GameTypes = GameTypes> =
  /** This happens. `log` lists every event that follows, in order. */
  | { readonly name: string; readonly play: T['action']; readonly log?: NonEmpty<EventPattern<T>> }
  /** This is not allowed, because of that rule. */
  | { readonly name: string; readonly refused: T['action']; readonly because: T['rule'] }
  /** What would you do? Every accepted action is right; the first one is played on. */
  | { readonly name: string; readonly ask: Seat; readonly accept: NonEmpty<T['action']> };

/** Where a scenario begins: a table somebody laid out, or a fresh game from a seed. */
type ScenarioStart<T extends GameTypes = GameTypes> =
  | { readonly position: T['position']; readonly seed?: number }
  | { readonly seats: readonly Seat[]; readonly seed: number };

/**
 * A scripted play: plain data without prose, replayed as a test and shown on pages.
 * Its words stand in `content/<locale>/<game>/scenarios/<id>.mdx`, tied to the steps by name.
 */
export interface Scenario<T extends GameTypes = GameTypes> {
  readonly game: string;
  /** Also the file name. */
  readonly id: string;
  /** The rules it shows; each must be cited by an event or a refusal of this scenario. */
  readonly teaches: NonEmpty<T['rule']>;
  readonly rulings?: Partial<Rulings<T>>;
  /** Whose eyes the reader has at first. Absent: all cards open. */
  readonly seenFrom?: Seat;
  readonly start: ScenarioStart<T>;
  readonly steps: NonEmpty<Step<T>>;
  /** The moment that answers what its words ask at first, where much still comes after it. */
  readonly answer?: Moment;
}

/**
 * A step of a scenario, and which of its moments, from 1: what is asked or refused, and each event
 * that follows.
 */
export interface Moment {
  readonly step: string;
  readonly moment: number;
}
