import { createMemo, createSignal, type Accessor } from 'solid-js';
import { isLink, type Link } from '../../engine/permalink.ts';
import type { Laid } from '../../engine/types.ts';
import type { PlayedId } from '../../games/ids.ts';
import type { OwnNumbers } from '../../games/manifest.ts';
import type { WhatIf } from '../../narration/frame.ts';
import { keptHouseRules, withKnownReadings } from '../house-rules/kept.ts';
import { withOwnNumbers } from '../own-numbers/kept.ts';
import { beginning, canUndo, changed, replaced, undone } from '../shared/history.ts';
import type { Refused, ShownAnswer, ShownDecision, TableVerdict } from './shown-answer.ts';
import { linkOf, withReading, type Situation } from './situation.ts';
import type { TableOfGame } from './table-of-game.ts';
import type { FromLink, TableReferee } from './table-referee.ts';

/** What a table tool is opened with. */
export interface TableOptions {
  readonly game: PlayedId;
  readonly whatIf: Pick<WhatIf, 'rulings'>;
  readonly referee: TableReferee;
  readonly table: Pick<TableOfGame, 'empty' | 'example' | 'missing'>;
  /**
   * The numbers that readers enter from their own copy, where the game has some: tables begin with
   * them.
   */
  readonly numbers: OwnNumbers | undefined;
}

/** What is said of a table: its answer, or why there is none. */
interface Answers {
  /** What is still missing before the table can be answered. */
  readonly gap: Accessor<ReturnType<TableOfGame['missing']>>;
  readonly answer: Accessor<ShownAnswer | undefined>;
  /** Why the table cannot be. */
  readonly refused: Accessor<Refused | undefined>;
  /** Whether open rulings are read otherwise than by default. */
  readonly isOtherwise: Accessor<boolean>;
  /** The answer by default, where rulings are read otherwise. */
  readonly usual: Accessor<ShownAnswer | undefined>;
}

/** A table as it changes under the reader’s hands, and what can be done with it. */
export interface TableState extends Answers {
  readonly situation: Accessor<Situation>;
  /** Whether nothing has been tapped in. */
  readonly isUntouched: Accessor<boolean>;
  readonly canUndo: Accessor<boolean>;
  /** The key of a sentence about a link that could not be opened, or not as a whole. */
  readonly notice: Accessor<string | undefined>;
  /** A move of a link that a rule refuses. */
  readonly misplayed: Accessor<Refused | undefined>;
  readonly lay: (position: Laid) => void;
  /** Why another table cannot be under these readings, or undefined. */
  readonly refusal: (position: Laid) => Refused | undefined;
  /** Decides otherwise where somebody may decide, by the key of the decision. */
  readonly choose: (key: string, action: ShownDecision['options'][number]['action']) => void;
  readonly read: (ruling: string, option: string) => void;
  /** Reads all rulings by default. */
  readonly readUsually: () => void;
  readonly showExample: () => void;
  readonly clear: () => void;
  readonly undo: () => void;
  /** The link that opens this table elsewhere. */
  readonly link: () => Link;
  /** Shows what a fragment of the address holds. `isCurrent`: the address still has it. */
  readonly follow: (fragment: string, isCurrent: () => boolean) => Promise<void>;
  /** An untouched table has the numbers that are kept now, whichever page has kept them. */
  readonly beginAnew: () => void;
}

/**
 * Opens an untouched table, read by the reader’s own house rules. `onMove`: called when the reader
 * changes it, with the link for the address; an untouched table has none of its own.
 */
export function createTableState(
  { game, whatIf, referee, table, numbers }: TableOptions,
  onMove: (link: Link | undefined) => void,
): TableState {
  const house = withKnownReadings(keptHouseRules(game).rules, whatIf.rulings);
  const begun = (position: Laid): Laid => withOwnNumbers(game, numbers, position);
  const tables = createTables(() => ({
    position: begun(table.empty),
    choices: {},
    rulings: house,
  }));
  const { situation, isUntouched, canUndo, goTo, beginAnew } = tables;
  const [notice, setNotice] = createSignal<string>();
  const [misplayed, setMisplayed] = createSignal<Refused>();
  const answers = answersTo(situation, { referee, table });
  const link = (): Link => linkOf(game, situation(), answers.answer()?.moves ?? []);

  /** What is said of a link holds until the reader moves on; then the address follows. */
  function moved(): void {
    setNotice(undefined);
    setMisplayed(undefined);
    onMove(isUntouched() ? undefined : link());
  }
  function change(next: Partial<Situation>): void {
    goTo({ ...situation(), ...next });
    moved();
  }
  function clear(): void {
    tables.clear();
    moved();
  }
  function undo(): void {
    if (!canUndo()) return;
    tables.undo();
    moved();
  }

  async function follow(fragment: string, isCurrent: () => boolean): Promise<void> {
    if (!isLink(fragment)) return;
    const found = await tableIn(fragment, game, referee);
    if (!isCurrent()) return;
    if ('problem' in found) return void setNotice(found.problem);
    goTo(found.situation);
    setNotice(found.isWhole ? undefined : 'table.link-incomplete');
    setMisplayed(found.refused);
  }

  const lay = (position: Laid): void => change({ position });
  const refusal = (position: Laid): Refused | undefined =>
    referee.refusal({ ...situation(), position });
  const choose: TableState['choose'] = (key, action) =>
    change({ choices: { ...situation().choices, [key]: action } });
  const read = (ruling: string, option: string): void =>
    change({ rulings: withReading(situation().rulings, ruling, option, whatIf.rulings) });
  const readUsually = (): void => change({ rulings: {} });
  const showExample = (): void => change({ position: begun(table.example) });

  const seen = { situation, isUntouched, canUndo, notice, misplayed, link, ...answers };
  const tapped = { lay, refusal, choose, read, readUsually, showExample, clear, undo };
  return { ...seen, ...tapped, follow, beginAnew };
}

/** Tables one after the other: every one that was there can be had back. */
function createTables(untouched: () => Situation) {
  const [fresh, setFresh] = createSignal(untouched());
  const [history, setHistory] = createSignal(beginning(fresh()));
  const situation = (): Situation => history().now;
  const isUntouched = (): boolean => situation() === fresh();
  const goTo = (next: Situation): void => void setHistory(changed(history(), next, Infinity));

  function beginAnew(): void {
    const wasUntouched = isUntouched();
    setFresh(untouched());
    if (wasUntouched) setHistory(replaced(history(), fresh()));
  }

  return {
    situation,
    isUntouched,
    canUndo: () => canUndo(history()),
    goTo,
    clear: () => goTo(fresh()),
    undo: () => void setHistory(undone(history())),
    beginAnew,
  };
}

function answersTo(
  situation: Accessor<Situation>,
  { referee, table }: Pick<TableOptions, 'referee' | 'table'>,
): Answers {
  const gap = (): ReturnType<Answers['gap']> => table.missing(situation().position);
  const verdict = createMemo<TableVerdict | undefined>(() =>
    gap() ? undefined : referee.answer(situation()),
  );
  const answer = createMemo(() => {
    const known = verdict();
    return known?.ok ? known.answer : undefined;
  });
  const refused = (): Refused | undefined => {
    const known = verdict();
    return known && !known.ok ? known.refused : undefined;
  };
  const isOtherwise = (): boolean => Object.keys(situation().rulings).length > 0;
  const usual = createMemo(() => {
    const known =
      answer() && isOtherwise() ? referee.answer({ ...situation(), rulings: {} }) : undefined;
    return known?.ok ? known.answer : undefined;
  });
  return { gap, answer, refused, isOtherwise, usual };
}

/** The table of a link, or the key of the sentence that says why there is none. Never rejects. */
async function tableIn(
  fragment: string,
  game: PlayedId,
  referee: TableReferee,
): Promise<FromLink | { readonly problem: string }> {
  try {
    // Links are read by a part that loads only where one is.
    const { openTableLink } = await import('../shared/opened-link.ts');
    const opened = await openTableLink(fragment, game);
    if ('problem' in opened) return opened;
    return (await referee.read(opened.link)) ?? { problem: 'player.link-foreign' };
  } catch {
    return { problem: 'player.load-failed' };
  }
}
