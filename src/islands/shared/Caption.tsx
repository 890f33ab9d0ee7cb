import { createMemo, For, Show, type JSX } from 'solid-js';
import { runsIn } from '../../i18n/html.ts';
import { say, type Words } from '../../i18n/words.ts';
import type { Caption, Citation } from '../../narration/caption.ts';
import { VerdictSign } from './VerdictSign.tsx';

/** A sentence with its emphasis. */
export const Sentence = (props: { readonly of: string }): JSX.Element => (
  <Show when={props.of} keyed>
    {(sentence) =>
      runsIn(sentence).map(({ text, as }) =>
        as === 'b' ? <b>{text}</b> : as === 'i' ? <i>{text}</i> : text,
      )
    }
  </Show>
);

interface RuleProps {
  readonly of: Citation;
}

/**
 * A rule as a chip: number and title, with its own page behind it. No translator takes the number
 * for a word, or for a sum.
 */
export const RuleChip = (props: RuleProps): JSX.Element => (
  <a class="chip" href={props.of.href}>
    <b translate="no">{props.of.number}</b>
    <span>{props.of.title}</span>
  </a>
);

/** A further rule beside a chip: the number alone, with the title for whoever asks. */
export const RuleNumber = (props: RuleProps): JSX.Element => (
  <a
    class="cite"
    href={props.of.href}
    title={props.of.title}
    aria-label={`${props.of.number} ${props.of.title}`}
    translate="no"
  >
    {props.of.number}
  </a>
);

/** Rules as chips, one after the other. */
export const RuleChips = (props: { readonly of: readonly Citation[] }): JSX.Element => (
  <For each={props.of}>{(rule) => <RuleChip of={rule} />}</For>
);

/**
 * Words that say the same again stay on the page as they are; others are drawn anew as a whole, so
 * that they are read out as one.
 */
const unlessNew = {
  equals: (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other),
};

interface RefusalProps {
  readonly of: { readonly sentence: string; readonly because: Citation };
  readonly words: Words;
  /** The key of a title; “Not allowed” where there is none. */
  readonly title?: string;
}

/**
 * The sign, a title such as “Not allowed”, the sentence that names the fact, and the one rule that
 * says so.
 */
export function RefusalText(props: RefusalProps): JSX.Element {
  const latest = createMemo(() => props.of, undefined, unlessNew);
  return (
    <Show when={latest()} keyed>
      {(refusal) => (
        <div class="refusal" data-verdict="no">
          <VerdictSign of="no" />
          <div>
            <p class="title">{say(props.words, props.title ?? 'player.refused.title')}</p>
            <p>
              <Sentence of={refusal.sentence} />
            </p>
          </div>
          <p class="row">
            <RuleChip of={refusal.because} />
          </p>
        </div>
      )}
    </Show>
  );
}

interface CaptionProps {
  readonly of: Caption;
  readonly words: Words;
}

/**
 * The words of a frame: the same on the page without script, while stepping, and for the reader's
 * own moves.
 */
export function CaptionText(props: CaptionProps): JSX.Element {
  const latest = createMemo(() => props.of, undefined, unlessNew);
  return (
    <Show when={latest()} keyed>
      {(caption) => (
        <>
          <p class="event">
            <Sentence of={caption.kind === 'refused' ? caption.attempt : caption.sentence} />
          </p>
          {caption.kind === 'refused' ? (
            <RefusalText of={caption} words={props.words} />
          ) : caption.kind === 'event' ? (
            <p class="because">
              <span class="visually-hidden">{say(props.words, 'player.because')}</span>
              <RuleChips of={caption.cites} />
            </p>
          ) : undefined}
        </>
      )}
    </Show>
  );
}
