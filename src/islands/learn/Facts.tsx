import { For, type JSX } from 'solid-js';
import { toldHtml, type Told } from '../../narration/caption.ts';
import type { Words } from '../../i18n/words.ts';

/** What has happened, fact by fact, each with the rules behind it. */
export function Facts(props: { words: Words; told: readonly Told[] }): JSX.Element {
  return (
    <ol class="chain">
      <For each={props.told}>{(told) => <li innerHTML={toldHtml(told, props.words)} />}</For>
    </ol>
  );
}
