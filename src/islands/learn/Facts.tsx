import { For, Show, type JSX } from 'solid-js';
import type { Words } from '../../i18n/words.ts';
import type { Caption, Citation } from '../../narration/caption.ts';
import { CaptionText, RuleNumber } from '../shared/Caption.tsx';

/** How many rules of a fact are named; further ones are numbers. */
const NAMED = 2;

/** What has happened, fact by fact, each with the rules behind it. */
export function Facts(props: { words: Words; captions: readonly Caption[] }): JSX.Element {
  return (
    <ol class="chain">
      <For each={props.captions}>
        {(caption) => (
          <li>
            <CaptionText of={withFewRules(caption)} words={props.words} />
            <Further cites={caption.kind === 'event' ? caption.cites.slice(NAMED) : []} />
          </li>
        )}
      </For>
    </ol>
  );
}

const withFewRules = (caption: Caption): Caption =>
  caption.kind === 'event' ? { ...caption, cites: caption.cites.slice(0, NAMED) } : caption;

/** The rules of a fact that are not named. */
const Further = (props: { cites: readonly Citation[] }): JSX.Element => (
  <Show when={props.cites.length > 0}>
    <p class="because">
      <For each={props.cites}>
        {(cite, place) => (
          <>
            {place() > 0 && ' '}
            <RuleNumber of={cite} />
          </>
        )}
      </For>
    </p>
  </Show>
);
