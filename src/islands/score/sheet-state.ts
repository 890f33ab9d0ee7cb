import { batch, createEffect, createMemo, createSignal, type Accessor } from 'solid-js';
import { followAddress } from '../../browser/address.ts';
import { beginSheet, newSheet, ownSheet, type Begun, type Trouble } from './begin.ts';
import { beginning, changed, undone } from './history.ts';
import { keepSheet } from './kept-sheet.ts';
import type { Question, Scorer } from './scorer.ts';
import type { Sheet, SheetFacts } from './sheet.ts';
import type { Tally } from './tally.ts';
import { onUndoKeys } from './undo-keys.ts';
import type { GameId } from '../../games/ids.ts';

/** What a sheet is opened with. */
export interface Opening {
  readonly game: GameId;
  readonly kind: SheetFacts;
  readonly scorer: Scorer;
  readonly begun: Begun;
}

/** A sheet as it changes under the reader’s hands, and what can be done with it. */
export interface SheetState {
  readonly sheet: Accessor<Sheet>;
  readonly tally: Accessor<Tally>;
  readonly questions: Accessor<readonly Question[]>;
  /** Whether a link has brought the sheet; the reader’s own one then waits on the device. */
  readonly fromLink: Accessor<boolean>;
  /** Why a link or the kept sheet could not be shown. */
  readonly trouble: Accessor<Trouble | undefined>;
  /** Why the last change did not come about. */
  readonly problem: Accessor<Trouble | undefined>;
  /** Whether this device keeps the sheet. */
  readonly kept: Accessor<boolean>;
  readonly canUndo: Accessor<boolean>;
  /** Offers a changed sheet; false where a rule refuses it. */
  readonly change: (next: Sheet) => boolean;
  readonly complain: (trouble: Trouble | undefined) => void;
  readonly undo: () => void;
  /** Makes the sheet of a link the reader’s own. */
  readonly keepLinked: () => Promise<void>;
  /** Puts the link away and shows the sheet kept on the device. */
  readonly backToOwn: () => Promise<void>;
  /** The address that opens this sheet elsewhere. */
  readonly link: () => Promise<string>;
}

const same = (one: Sheet, other: Sheet): boolean => JSON.stringify(one) === JSON.stringify(other);

const withoutLink = (): string => location.pathname + location.search;

/** Opens a sheet: keeps the reader’s own on the device and a linked one in the address, as far as the rules accept what is entered. */
export function createSheetState({ game, kind, scorer, begun }: Opening): SheetState {
  const [history, setHistory] = createSignal(beginning(begun.sheet));
  const [fromLink, setFromLink] = createSignal(begun.from === 'link');
  const [trouble, setTrouble] = createSignal<Trouble | undefined>(begun.trouble);
  const [problem, complain] = createSignal<Trouble>();
  const [kept, setKept] = createSignal(true);
  const sheet = (): Sheet => history().now;
  // Only sheets that the rules accept come into the history.
  const tally = createMemo(() => (scorer.score(sheet()) as { readonly tally: Tally }).tally);
  const questions = createMemo(() => scorer.questions(sheet()));

  function change(next: Sheet): boolean {
    const result = scorer.score(next);
    complain(result.ok ? undefined : { refused: result.refused });
    if (result.ok && !same(next, sheet())) setHistory(changed(history(), next));
    return result.ok;
  }

  function undo(): void {
    complain(undefined);
    setHistory(undone(history()));
  }

  /** The sheet asked for last: one asked for before it comes too late. */
  let asked: Promise<Begun> | undefined;

  async function show(coming: Promise<Begun>): Promise<void> {
    asked = coming;
    const shown = await coming;
    if (asked !== coming) return;
    batch(() => {
      setFromLink(shown.from === 'link');
      setHistory(beginning(shown.sheet));
      setTrouble(shown.trouble);
      complain(undefined);
    });
  }

  /** Undo leads back to the sheet that was kept here before. */
  async function keepLinked(): Promise<void> {
    const own = await ownSheet(game, kind, scorer);
    batch(() => {
      setHistory({ now: sheet(), before: [own.sheet, ...history().before] });
      setFromLink(false);
    });
    await address.put(withoutLink());
  }

  async function backToOwn(): Promise<void> {
    void address.put(withoutLink());
    await show(ownSheet(game, kind, scorer));
  }

  async function linkTo(shown: Sheet): Promise<string> {
    const { encodeLink } = await import('../../engine/permalink.ts');
    return new URL(`#${await encodeLink({ game, position: shown })}`, location.href).href;
  }

  const address = followAddress(({ hash }) => void open(hash));
  async function open(hash: string): Promise<void> {
    const { isLink } = await import('../../engine/permalink.ts');
    if (isLink(hash)) await show(beginSheet(hash, game, kind, scorer));
  }

  createEffect(() => {
    const shown = sheet();
    if (fromLink()) void address.put(linkTo(shown));
    else setKept(keepSheet(game, same(shown, newSheet(game, kind, scorer)) ? undefined : shown));
  });

  onUndoKeys(undo);

  const canUndo = (): boolean => history().before.length > 0;
  const link = (): Promise<string> => linkTo(sheet());
  return { sheet, tally, questions, fromLink, trouble, problem, kept, canUndo, change, complain, undo, keepLinked, backToOwn, link };
}
