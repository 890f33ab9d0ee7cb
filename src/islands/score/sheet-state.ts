import { createEffect, type Accessor } from 'solid-js';
import type { PlayedId } from '../../games/ids.ts';
import { beginSheet, newSheet, ownSheet, type Begun } from './begin.ts';
import { createDeviceSheet } from './device-sheet.ts';
import { createEnteredSheet, type EnteredSheet } from './entered-sheet.ts';
import { followSheet } from './kept-sheet.ts';
import { createOrigin, type Origin } from './origin.ts';
import type { Scorer } from './scorer.ts';
import { followSheetAddress } from './sheet-address.ts';
import type { SheetFacts } from './sheet.ts';
import { onUndoKeys } from './undo-keys.ts';

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
export interface SheetState extends EnteredSheet, Pick<Origin, 'from' | 'trouble'> {
  /** Whether this device keeps the sheet. */
  readonly kept: Accessor<boolean>;
  /**
   * Whether another tab has kept another sheet meanwhile. Nothing is kept here before the reader
   * has chosen: `keepThis` or `backToOwn`.
   */
  readonly rival: Accessor<boolean>;
  /** Says whether the reader is typing something that is not on the sheet yet. */
  readonly setTyping: (typing: boolean) => void;
  /** Makes the sheet shown the reader’s own: one from a link, or one beside that of another tab. */
  readonly keepThis: () => Promise<void>;
  /** Puts the sheet shown away and shows the one kept on the device. */
  readonly backToOwn: () => Promise<void>;
  /** The address that opens this sheet elsewhere. */
  readonly link: () => Promise<string>;
}

/**
 * Opens a sheet: keeps the reader’s own on the device and a linked one in the address, as far as
 * the rules accept what is entered.
 */
export function createSheetState({ game, kind, scorer, begun, mark }: Opening): SheetState {
  const readOwn = (): Promise<Begun> => ownSheet(game, kind, scorer);
  const entered = createEnteredSheet(scorer, begun.sheet);
  const device = createDeviceSheet(game, () => newSheet(game, kind, scorer), begun, mark);
  const origin = createOrigin({ game, begun }, entered, device, readOwn);
  const address = followSheetAddress(
    game,
    (hash) => void origin.show(beginSheet(hash, game, kind, scorer)),
  );
  const { sheet } = entered;
  const { from, isLinked, trouble } = origin;
  const { kept, rival } = device;

  async function keepThis(): Promise<void> {
    if (await origin.makeOwn()) await address.holdNone();
  }

  /** Beside the sheet of another tab undo leads back to the one shown before. */
  async function backToOwn(): Promise<void> {
    if (rival()) return takeKept(() => true);
    void address.holdNone();
    await origin.show(readOwn());
  }

  /** The reader is typing something. */
  let isTyping = false;
  const setTyping = (typing: boolean): void => void (isTyping = typing);

  /** Shows what another tab has kept; what this tab showed is one step of undo away. */
  async function follow(): Promise<void> {
    if (isLinked() || device.isKnown()) return;
    const shown = sheet();
    if (rival() || isTyping) device.letReaderChoose();
    else await takeKept(() => sheet() === shown && !isTyping);
  }
  async function takeKept(mayStill: () => boolean): Promise<void> {
    // While it was read, another one may have been kept.
    if (await origin.showKept(mayStill)) await follow();
  }

  createEffect(() => {
    const shown = sheet();
    if (isLinked()) address.hold(shown, from());
    else if (!device.holds(shown)) device.keep(shown);
  });
  followSheet(game, () => void follow());
  onUndoKeys(entered.undo);

  const link = (): Promise<string> => address.linkTo(sheet());
  return { ...entered, from, trouble, kept, rival, setTyping, keepThis, backToOwn, link };
}
