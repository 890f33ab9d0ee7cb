import { batch, createSignal, type Accessor } from 'solid-js';
import type { PlayedId } from '../../games/ids.ts';
import { markOfKept, type Begun, type Trouble } from './begin.ts';
import type { DeviceSheet } from './device-sheet.ts';
import type { Brought, EnteredSheet } from './entered-sheet.ts';

/** Where the sheet that is shown comes from, and how another one takes its place. */
export interface Origin {
  /** Unless it is the reader’s own, that one waits on the device. */
  readonly from: Accessor<Begun['from']>;
  /** Whether the address has brought the sheet. */
  readonly isLinked: Accessor<boolean>;
  /** Why a link or the kept sheet could not be shown. */
  readonly trouble: Accessor<Trouble | undefined>;
  /** Shows a sheet once it is read, unless another was asked for meanwhile. */
  readonly show: (coming: Promise<Begun>) => Promise<void>;
  /**
   * Makes the sheet shown the reader’s own; undo leads back to the one that was kept before. True
   * where the address had brought it.
   */
  readonly makeOwn: () => Promise<boolean>;
  /**
   * Shows the sheet that the device keeps, if it may once it is read; false where it may not. What
   * cannot be read gives way to the sheet shown.
   */
  readonly showKept: (mayStill: () => boolean) => Promise<boolean>;
}

/** `readOwn`: reads the sheet that the device keeps. */
export function createOrigin(
  { game, begun }: { readonly game: PlayedId; readonly begun: Begun },
  entered: EnteredSheet & Brought,
  device: DeviceSheet,
  readOwn: () => Promise<Begun>,
): Origin {
  const [from, setFrom] = createSignal(begun.from);
  const [trouble, setTrouble] = createSignal<Trouble | undefined>(begun.trouble);
  const isLinked = (): boolean => from() !== 'own';

  /** The sheet asked for last: one asked for before it comes too late. */
  let asked: Promise<Begun> | undefined;

  async function show(coming: Promise<Begun>): Promise<void> {
    asked = coming;
    const before = markOfKept(game);
    const shown = await coming;
    if (asked !== coming) return;
    batch(() => {
      setFrom(shown.from);
      device.learn(shown, before);
      setTrouble(shown.trouble);
      entered.begin(shown.sheet);
    });
  }

  async function makeOwn(): Promise<boolean> {
    const before = markOfKept(game);
    const own = await readOwn();
    const wasLinked = isLinked();
    batch(() => {
      device.learn(own, before);
      entered.putBefore(own.sheet);
      setFrom('own');
    });
    return wasLinked;
  }

  async function showKept(mayStill: () => boolean): Promise<boolean> {
    const before = markOfKept(game);
    const own = await readOwn();
    if (isLinked()) return false;
    if (!mayStill()) {
      device.letReaderChoose();
      return false;
    }
    batch(() => {
      device.learn(own, before);
      setTrouble(own.trouble);
      entered.complain(undefined);
      if (own.trouble) device.keep(entered.sheet());
      else entered.turnTo(own.sheet);
    });
    return true;
  }

  return { from, isLinked, trouble, show, makeOwn, showKept };
}
