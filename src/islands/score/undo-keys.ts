import { onCleanup, onMount } from 'solid-js';

/** Ctrl+Z or ⌘Z, outside of text fields: those have an undo of their own. */
export function onUndoKeys(undo: () => void): void {
  onMount(() => {
    const press = (event: KeyboardEvent): void => {
      const inField =
        event.target instanceof Element && event.target.matches('input, select, textarea');
      const meant =
        event.key.toLowerCase() === 'z' &&
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey;
      if (!meant || inField) return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', press);
    onCleanup(() => removeEventListener('keydown', press));
  });
}
