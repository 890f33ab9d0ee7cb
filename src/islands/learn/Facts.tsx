import { For, type JSX } from 'solid-js';
import { captionHtml, type Caption } from '../../narration/caption.ts';
import type { Words } from '../../i18n/words.ts';

/** What has happened, fact by fact, each with the rules behind it. */
export function Facts(props: { words: Words; captions: readonly Caption[] }): JSX.Element {
  return (
    <ol class="chain">
      <For each={props.captions}>{(caption) => <li innerHTML={captionHtml(caption, props.words)} />}</For>
    </ol>
  );
}
