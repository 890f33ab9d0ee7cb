import { createSignal, type Accessor } from 'solid-js';
import type { FrameInWords } from '../../narration/frame.ts';
import type { Playhead } from './playhead.ts';

export type TrayName = 'try' | 'what-if' | 'qr' | 'steps';

/** Which tray is open; moves are tried for as long as the one for them is. */
export interface TrayState {
  readonly tray: Accessor<TrayName | undefined>;
  /** Opens a tray, or closes it; whether it is open then. */
  readonly toggle: (name: TrayName) => Promise<boolean>;
  readonly closeTray: () => void;
  /** The step that asked when the reader began to try. */
  readonly asked: () => string | null;
}

/**
 * Opens trays, one at a time, once `load` says that everything for it is there; `put` opens or
 * closes one and leaves what is shown alone.
 */
export function createTrays(
  { showing: { choice, frame, frames, index, last }, show, stay }: Playhead,
  load: (name: TrayName) => Promise<boolean>,
  moved: () => void,
): TrayState & { readonly put: (name: TrayName | undefined) => void } {
  const [tray, setTray] = createSignal<TrayName>();
  let asked: string | null = null;
  /** The tray asked for last: others that still load come too late. */
  let wanted: TrayName | undefined;

  /** Opens the tray for own moves; they begin where the step shown has played out. */
  function openTry(): void {
    if (choice().base === undefined) {
      asked = frame().kind === 'ask' ? frame().step : null;
      show({ ...choice(), base: baseAt(frame(), frames().slice(0, index())) }, last);
    }
    setTray('try');
    moved();
  }

  function closeTray(): void {
    const tried = tray() === 'try' && choice().moves.length === 0;
    setTray(undefined);
    if (!tried) return;
    stay({ ...choice(), base: undefined, moves: [] });
    moved();
  }

  async function toggle(name: TrayName): Promise<boolean> {
    wanted = tray() === name ? undefined : name;
    closeTray();
    if (!wanted) return false;
    if (!(await load(name)) || wanted !== name) return false;
    if (name === 'try') openTry();
    else setTray(name);
    return true;
  }

  return { tray, toggle, closeTray, asked: () => asked, put: setTray };
}

/**
 * After which step own moves begin that are tried at a frame: a question is answered before its
 * step is played, so there after the step before.
 */
function baseAt({ kind, step }: FrameInWords, earlier: readonly FrameInWords[]): string | null {
  if (kind !== 'ask') return step;
  return earlier.findLast((other) => other.step !== step)?.step ?? null;
}
