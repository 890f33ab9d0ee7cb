import { createSignal, type Accessor } from 'solid-js';
import { canKeep } from '../../browser/kept.ts';
import type { PlayedId } from '../../games/ids.ts';
import { markOfKept, type Begun } from './begin.ts';
import { keepSheet } from './kept-sheet.ts';
import { isSame, type Sheet } from './sheet.ts';

/** The sheet that the device keeps, as far as this tab knows it. */
export interface DeviceSheet {
  /** Whether the device keeps what is entered. */
  readonly kept: Accessor<boolean>;
  /** Whether another tab has kept a sheet, and the reader is to choose between the two. */
  readonly rival: Accessor<boolean>;
  /** Whether nobody has kept anything since this tab last read or kept a sheet. */
  readonly isKnown: () => boolean;
  /** Whether it is this very sheet that this tab last read or kept. */
  readonly holds: (sheet: Sheet) => boolean;
  /**
   * This tab shows what has been read. `before`: the mark of what was kept before that: what could
   * not be read may have been set aside since.
   */
  readonly learn: (read: Begun, before: string) => void;
  /** Keeps a sheet, unless another tab has kept one that this tab has not shown. */
  readonly keep: (sheet: Sheet) => void;
  readonly letReaderChoose: () => void;
}

/** `blank`: a sheet with nothing on it, of which nothing need be kept. */
export function createDeviceSheet(
  game: PlayedId,
  blank: () => Sheet,
  begun: Begun,
  mark: string,
): DeviceSheet {
  const [kept, setKept] = createSignal(canKeep() && begun.trouble?.key !== 'score.damaged-stays');
  const [rival, setRival] = createSignal(false);
  let known: { readonly sheet?: Sheet; readonly mark?: string } = {};
  const isKnown = (): boolean => known.mark === markOfKept(game);

  function learn({ sheet, from, trouble }: Begun, before: string): void {
    known = from === 'own' ? { sheet, mark: trouble ? markOfKept(game) : before } : {};
    setRival(false);
  }

  function keep(sheet: Sheet): void {
    if (!isKnown()) return void setRival(true);
    setKept(keepSheet(game, isSame(sheet, blank()) ? undefined : sheet));
    known = { sheet, mark: markOfKept(game) };
  }

  learn(begun, mark);
  return {
    kept,
    rival,
    isKnown,
    holds: (sheet) => sheet === known.sheet,
    learn,
    keep,
    letReaderChoose: () => void setRival(true),
  };
}
