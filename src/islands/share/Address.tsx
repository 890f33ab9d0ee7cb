import { createEffect, Show, type JSX } from 'solid-js';
import { say, type Words } from '../../i18n/words.ts';
import { failures } from './send.ts';

/**
 * The address of a link in words. Where copying has failed it is selected, for the reader to copy
 * it.
 */
export function Address(props: { readonly words: Words; readonly address: string }): JSX.Element {
  let line: HTMLParagraphElement | undefined;
  createEffect(() => {
    if (props.address && failures() > 0) getSelection()?.selectAllChildren(line!);
  });
  return (
    <>
      <Show when={failures() > 0}>
        <p>{say(props.words, 'share.not-copied')}</p>
      </Show>
      <p class="small" ref={line}>
        {props.address}
      </p>
    </>
  );
}
