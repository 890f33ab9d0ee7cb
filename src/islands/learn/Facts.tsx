import { For, type JSX } from 'solid-js';
import { captionHtml, citeHtml, type Caption } from '../../narration/caption.ts';
import type { Words } from '../../i18n/words.ts';

/** How many rules of a fact are named; further ones are numbers. */
const NAMED = 2;

/** What has happened, fact by fact, each with the rules behind it. */
export function Facts(props: { words: Words; captions: readonly Caption[] }): JSX.Element {
  return (
    <ol class="chain">
      <For each={props.captions}>
        {(caption) => <li innerHTML={factHtml(caption, props.words)} />}
      </For>
    </ol>
  );
}

function factHtml(caption: Caption, words: Words): string {
  if (caption.kind !== 'event') return captionHtml(caption, words);
  const further = caption.cites.slice(NAMED).map(citeHtml).join(' ');
  return (
    captionHtml({ ...caption, cites: caption.cites.slice(0, NAMED) }, words) +
    (further && `<p class="because">${further}</p>`)
  );
}
