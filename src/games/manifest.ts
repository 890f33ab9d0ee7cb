import type { Format, Game } from '../engine/game.ts';
import type { Inquiry } from '../engine/inquiry.ts';
import type { Known } from '../engine/provenance.ts';
import type { Laid } from '../engine/types.ts';

/**
 * Whole numbers that stand on a copy of the game and that the printed text does not give: readers
 * enter all of them or none.
 */
export interface OwnNumbers {
  /**
   * What holds where none are entered. They are entered in this order, and none is smaller than the
   * one before.
   */
  readonly usual: readonly Known<number>[];
  readonly lowest: number;
  readonly highest: number;
  /** A table with the numbers of a copy. */
  readonly onto: <Position extends Laid>(
    position: Position,
    numbers: readonly number[],
  ) => Position;
}

/** The engine of a game; each part loads when it is first asked for. */
export interface EngineManifest {
  readonly game: () => Promise<Game>;
  /** Reads what comes from outside. */
  readonly format: () => Promise<Format>;
}

/** The rules of a game that the site plays. */
export interface RulesManifest extends EngineManifest {
  /** How a table is asked about. */
  readonly inquiry: () => Promise<Inquiry>;
  /** None where the printed text gives every number. */
  readonly ownNumbers?: () => Promise<OwnNumbers>;
}

/** A kind of things that a game names in its messages, such as `card` for `card.sailor`. */
interface Kind {
  /**
   * What boards and tools say of one: its plain name (`name`), or a form of it such as `short`.
   * Without any, only sentences name it.
   */
  readonly shown?: readonly string[];
  /** Every table needs these names; otherwise only those of the things on it. */
  readonly always?: true;
  /** The component by which texts name one: `Card` for `<Card id="sailor" />`. */
  readonly component?: string;
}

/** The kinds of things that a game names, by the first part of their messages’ keys. */
export type Kinds = Readonly<Record<string, Kind>>;
