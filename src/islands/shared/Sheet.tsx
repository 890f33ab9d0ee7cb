import { onCleanup, onMount, type JSX } from 'solid-js';
import { openOver } from '../../browser/over-page.ts';
import { Sign } from './Signs.tsx';

interface SheetProps {
  /** Names the sheet for a screen reader and stands at its top. */
  readonly title: string;
  /** A sign before the title. */
  readonly sign?: JSX.Element;
  /** What the button that puts it away says. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}

/**
 * A sheet that slides in from below: a modal dialog. Esc, its button, the browser’s way back and a
 * tap beside it put it away.
 */
export function Sheet(props: SheetProps): JSX.Element {
  let dialog: HTMLDialogElement | undefined;
  onMount(() => onCleanup(openOver(dialog!)));
  return (
    <dialog
      class="sheet"
      ref={dialog}
      aria-label={props.title}
      onClose={() => props.onClose()}
      onClick={(event) => event.target === dialog && dialog.close()}
    >
      <div class="sheet-inside">
        <div class="sheet-head">
          {props.sign}
          <h2 aria-live="polite">{props.title}</h2>
          <button
            class="button bare"
            type="button"
            aria-label={props.close}
            onClick={() => dialog!.close()}
          >
            <Sign name="close" />
          </button>
        </div>
        {props.children}
      </div>
    </dialog>
  );
}
