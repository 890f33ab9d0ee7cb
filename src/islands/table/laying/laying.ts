import { createSignal, type Accessor } from 'solid-js';
import type { Refused } from '../shown-answer.ts';
import type { LayProps } from '../table-of-game.ts';

/** A table while it is laid by tapping. `Topic`: what a sheet can be about, such as a place. */
export interface Laying<Position, Topic> {
  /** What the open sheet is about. */
  readonly open: Accessor<Topic | undefined>;
  /** What was laid last, or a sheet opened for. */
  readonly latest: Accessor<Topic | undefined>;
  /** Why the table stays as it was. */
  readonly refused: Accessor<Refused | undefined>;
  /** Whether a refusal is brought into sight: what was tapped may be far below. */
  readonly reveals: boolean;
  /**
   * Changes the table, unless it could not be: then the rule that says so is shown, and the table
   * stays. Whether it has changed.
   */
  readonly put: (next: Position) => boolean;
  /**
   * Puts a table whose change is all that the sheet was opened for: it goes on to the next gap, or
   * is put away where there is none. Whether the table has changed.
   */
  readonly finish: (next: Position, gap?: Topic) => boolean;
  /** Opens a sheet, or goes on to another topic. */
  readonly show: (topic: Topic) => void;
  /** Says what was laid without a sheet. */
  readonly mark: (topic: Topic) => void;
  readonly close: () => void;
}

interface LayingOptions<Position> {
  /** What a changed table settles by itself. */
  readonly settle?: (next: Position) => Position;
  readonly reveals?: boolean;
}

/** Begins to lay a table: no sheet is open, nothing refused. */
export function createLaying<Position, Topic>(
  table: Pick<LayProps<Position>, 'change' | 'refusal'>,
  { settle = (next) => next, reveals = false }: LayingOptions<Position> = {},
): Laying<Position, Topic> {
  const [open, setOpen] = createSignal<Topic>();
  const [latest, setLatest] = createSignal<Topic>();
  const [refused, setRefused] = createSignal<Refused>();
  const close = (): void => setOpen(undefined);
  const mark = (topic: Topic): void => void setLatest(() => topic);

  function put(next: Position): boolean {
    const settled = settle(next);
    const refusal = table.refusal(settled);
    setRefused(refusal);
    if (!refusal) table.change(settled);
    return !refusal;
  }

  function show(topic: Topic): void {
    setRefused(undefined);
    mark(topic);
    setOpen(() => topic);
  }

  function finish(next: Position, gap?: Topic): boolean {
    const isPut = put(next);
    if (isPut && gap !== undefined) show(gap);
    else if (isPut) close();
    return isPut;
  }

  return { open, latest, refused, reveals, put, finish, show, mark, close };
}
