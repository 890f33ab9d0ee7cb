import { createEffect, createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { canStayAwake, keepWish, stayAwake, wantsAwake } from '../../browser/wake-lock.ts';
import { say, type Words } from '../../i18n/words.ts';

/**
 * A switch that keeps the screen on while the page is in view; nothing where the browser cannot do
 * that.
 */
export function KeepAwake(props: { readonly words: Words }): JSX.Element {
  const [awake, setAwake] = createSignal(canStayAwake() && wantsAwake());
  createEffect(() => awake() && onCleanup(stayAwake()));

  function toggle(): void {
    setAwake(!awake());
    keepWish(awake());
  }

  return (
    <Show when={canStayAwake()}>
      <button
        class="button awake"
        type="button"
        role="switch"
        aria-checked={awake()}
        onClick={toggle}
      >
        <i aria-hidden="true" />
        {say(props.words, 'tool.awake')}
      </button>
    </Show>
  );
}
