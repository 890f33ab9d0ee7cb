import { followAddress } from '../../browser/address.ts';
import { encodeLink, isLink } from '../../engine/permalink.ts';
import type { PlayedId } from '../../games/ids.ts';
import type { Begun } from './begin.ts';
import { tableSheet } from './from-table.ts';
import type { Sheet } from './sheet.ts';

/** The address of the page, as far as it holds a sheet. */
export interface SheetAddress {
  /** The address that opens a sheet elsewhere. */
  readonly linkTo: (sheet: Sheet) => Promise<string>;
  /** Puts a sheet into the address: changed here, one from the table tool still comes from there. */
  readonly hold: (sheet: Sheet, from: Begun['from']) => void;
  /** Takes the sheet out of the address. */
  readonly holdNone: () => Promise<void>;
}

/** `open`: called with the fragment whenever the address comes to hold another sheet. */
export function followSheetAddress(game: PlayedId, open: (hash: string) => void): SheetAddress {
  const address = followAddress(({ hash }) => {
    if (isLink(hash)) open(hash);
  });

  async function linkTo(sheet: Sheet): Promise<string> {
    return new URL(`#${await encodeLink({ game, position: sheet })}`, location.href).href;
  }
  async function addressOf(sheet: Sheet, from: Begun['from']): Promise<string> {
    const made = await linkTo(sheet);
    if (from === 'table') tableSheet.put(new URL(made).hash);
    return made;
  }

  return {
    linkTo,
    hold: (sheet, from) => void address.put(addressOf(sheet, from)),
    holdNone: () => address.put(location.pathname + location.search),
  };
}
