import { batch, createEffect, createMemo, createSignal, type Accessor } from 'solid-js';
import { followAddress } from '../../browser/address.ts';
import { canKeep } from '../../browser/kept.ts';
import { encodeLink, isLink } from '../../engine/permalink.ts';
import type { Seat } from '../../engine/types.ts';
import { beginning, canUndo, changed, replaced, undone } from '../shared/history.ts';
import { beginSheet, markOfKept, newSheet, ownSheet, type Begun, type Trouble } from './begin.ts';
import { tableSheet } from './from-table.ts';
import { followSheet, keepSheet } from './kept-sheet.ts';
import type { Question, Scorer } from './scorer.ts';
import type { Sheet, SheetFacts } from './sheet.ts';
import type { ScoredSheet, Tally } from './tally.ts';
import { onUndoKeys } from './undo-keys.ts';
import type { PlayedId } from '../../games/ids.ts';

/** What a sheet is opened with. */
export interface Opening {
  readonly game: PlayedId;
  readonly kind: SheetFacts;
  readonly scorer: Scorer;
  readonly begun: Begun;
  /** What the device kept before the sheet was begun; see `markOfKept`. */
  readonly mark: string;
}

/** A sheet as it changes under the reader’s hands, and what can be done with it. */
export interface SheetState {
  readonly sheet: Accessor<Sheet>;
  readonly tally: Accessor<Tally>;
  readonly questions: Accessor<readonly Question[]>;
  /** Where the sheet comes from: unless it is the reader’s own, that one waits on the device. */
  readonly from: Accessor<Begun['from']>;
  /** Why a link or the kept sheet could not be shown. */
  readonly trouble: Accessor<Trouble | undefined>;
  /** Why the last change did not come about. */
  readonly problem: Accessor<Trouble | undefined>;
  /** Whether this device keeps the sheet. */
  readonly kept: Accessor<boolean>;
  /**
   * Whether another tab has kept another sheet meanwhile. Nothing is kept here before the reader
   * has chosen: `keepThis` or `backToOwn`.
   */
  readonly rival: Accessor<boolean>;
  readonly canUndo: Accessor<boolean>;
  /** Offers a changed sheet; false where a rule refuses it. */
  readonly change: (next: Sheet) => boolean;
  /** What a seat would have on a changed sheet; undefined where a rule refuses it. */
  readonly pointsOn: (next: Sheet, seat: Seat) => number | undefined;
  /** A sheet scored in words without entering it. */
  readonly tryOut: (next: Sheet) => ScoredSheet;
  readonly complain: (trouble: Trouble | undefined) => void;
  readonly undo: () => void;
  /** Says whether the reader is typing something that is not on the sheet yet. */
  readonly setTyping: (typing: boolean) => void;
  /** Makes the sheet shown the reader’s own: one from a link, or one beside that of another tab. */
  readonly keepThis: () => Promise<void>;
  /** Puts the sheet shown away and shows the one kept on the device. */
  readonly backToOwn: () => Promise<void>;
  /** The address that opens this sheet elsewhere. */
  readonly link: () => Promise<string>;
}

const same = (one: Sheet, other: Sheet): boolean => JSON.stringify(one) === JSON.stringify(other);

const withoutLink = (): string => location.pathname + location.search;

/**
 * Opens a sheet: keeps the reader’s own on the device and a linked one in the address, as far as
 * the rules accept what is entered.
 */
export function createSheetState({ game, kind, scorer, begun, mark }: Opening): SheetState {
  const [history, setHistory] = createSignal(beginning(begun.sheet));
  const [from, setFrom] = createSignal(begun.from);
  /** Whether the address has brought the sheet. */
  const isLinked = (): boolean => from() !== 'own';
  const [trouble, setTrouble] = createSignal<Trouble | undefined>(begun.trouble);
  const [problem, complain] = createSignal<Trouble>();
  const [kept, setKept] = createSignal(canKeep() && begun.trouble?.key !== 'score.damaged-stays');
  const [rival, setRival] = createSignal(false);
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
    const before = markOfKept(game);
    const shown = await coming;
    if (asked !== coming) return;
    batch(() => {
      setFrom(shown.from);
      setOnDevice(shown, before);
      setHistory(beginning(shown.sheet));
      setTrouble(shown.trouble);
      complain(undefined);
    });
  }

  /** Undo leads back to the sheet that was kept before. */
  async function keepThis(): Promise<void> {
    const before = markOfKept(game);
    const own = await ownSheet(game, kind, scorer);
    const wasLinked = isLinked();
    batch(() => {
      setOnDevice(own, before);
      setHistory(changed(replaced(history(), own.sheet), sheet()));
      setFrom('own');
    });
    if (wasLinked) await address.put(withoutLink());
  }

  /** Beside the sheet of another tab undo leads back to the one shown before. */
  async function backToOwn(): Promise<void> {
    if (rival()) return takeKept(() => true);
    void address.put(withoutLink());
    await show(ownSheet(game, kind, scorer));
  }

  /** The sheet as the device keeps it, as far as this tab knows, and its mark. */
  let onDevice: { readonly sheet?: Sheet; readonly mark?: string } = {};
  /**
   * `before`: its mark before the sheet was read. What could not be read may have been set aside
   * since.
   */
  function setOnDevice(known: Begun, before: string): void {
    onDevice =
      known.from === 'own'
        ? { sheet: known.sheet, mark: known.trouble ? markOfKept(game) : before }
        : {};
    setRival(false);
  }

  /** Keeps a sheet, unless another tab has kept one that this tab has not shown. */
  function keep(shown: Sheet): void {
    if (onDevice.mark !== markOfKept(game)) return void setRival(true);
    setKept(keepSheet(game, same(shown, newSheet(game, kind, scorer)) ? undefined : shown));
    onDevice = { sheet: shown, mark: markOfKept(game) };
  }

  /** The reader is typing something. */
  let isTyping = false;

  /** Shows what another tab has kept; what this tab showed is one step of undo away. */
  async function follow(): Promise<void> {
    if (isLinked() || onDevice.mark === markOfKept(game)) return;
    const shown = sheet();
    if (rival() || isTyping) setRival(true);
    else await takeKept(() => sheet() === shown && !isTyping);
  }

  /**
   * Shows the sheet that the device keeps, if it may once it is read. What cannot be read gives way
   * to the sheet shown.
   */
  async function takeKept(mayStill: () => boolean): Promise<void> {
    const before = markOfKept(game);
    const own = await ownSheet(game, kind, scorer);
    if (isLinked()) return;
    if (!mayStill()) return void setRival(true);
    batch(() => {
      setOnDevice(own, before);
      setTrouble(own.trouble);
      complain(undefined);
      if (own.trouble) keep(sheet());
      else if (!same(own.sheet, sheet())) setHistory(changed(history(), own.sheet));
    });
    await follow();
  }

  async function linkTo(shown: Sheet): Promise<string> {
    return new URL(`#${await encodeLink({ game, position: shown })}`, location.href).href;
  }

  /**
   * The link to a sheet as the address holds it: changed here, one from the table tool still comes
   * from there.
   */
  async function addressOf(shown: Sheet): Promise<string> {
    const isFromTable = from() === 'table';
    const made = await linkTo(shown);
    if (isFromTable) tableSheet.put(new URL(made).hash);
    return made;
  }

  const address = followAddress(({ hash }) => void open(hash));
  async function open(hash: string): Promise<void> {
    if (isLink(hash)) await show(beginSheet(hash, game, kind, scorer));
  }

  setOnDevice(begun, mark);
  createEffect(() => {
    const shown = sheet();
    if (isLinked()) void address.put(addressOf(shown));
    else if (shown !== onDevice.sheet) keep(shown);
  });
  followSheet(game, () => void follow());

  onUndoKeys(undo);

  const link = (): Promise<string> => linkTo(sheet());
  const setTyping = (typing: boolean): void => void (isTyping = typing);
  return {
    sheet,
    tally,
    questions,
    from,
    trouble,
    problem,
    kept,
    rival,
    canUndo: () => canUndo(history()),
    change,
    pointsOn: (next, seat) => scorer.points(next, seat),
    tryOut: (next) => scorer.score(next),
    complain,
    undo,
    setTyping,
    keepThis,
    backToOwn,
    link,
  };
}
