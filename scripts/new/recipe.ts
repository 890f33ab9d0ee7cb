import type { Skeleton } from './skeletons.ts';

/** What `npm run new` knows of a recipe. */
export interface Recipe {
  /** How the thing is named on the command line; `{game}` and `{name}` are read from there. */
  readonly named: 'GAME/NAME' | 'LOCALE/GAME' | 'GAME';
  /** The files to write, and what each is before anybody has written it. */
  readonly files: readonly NewFile[];
  /** Files to write as they stand in another folder, every text in them still to be translated. */
  readonly translations?: readonly {
    readonly from: string;
    readonly to: string;
    readonly files: string;
  }[];
  /** What to write by hand into files that are there already, and what stands there afterwards. */
  readonly lines: readonly Line[];
  /** Entries of other texts that belong to it, by how their names begin. */
  readonly entries?: string;
  /** The commands that say whether it is done, the quickest first. */
  readonly checks: readonly string[];
}

/** A file to write, and what it is before anybody has written it. */
export interface NewFile {
  readonly path: string;
  readonly skeleton: Skeleton;
}

/** What to write by hand into a file. */
export interface Line {
  /** A file; or a folder, of which some file that is not named itself has the line. */
  readonly path: string;
  readonly has: string;
  /** A regular expression to look for, where `has` only stands for it. */
  readonly pattern?: string;
  readonly what: string;
  /** Done without it, too. */
  readonly optional?: true;
}
