import { escapeHtml } from '../i18n/html.ts';
import { say, type Words } from '../i18n/words.ts';
import { verdictSign } from './verdict.ts';

/** A rule as a citation shows it. */
export interface Citation {
  readonly id: string;
  /** Chapter and place, such as 7.3. */
  readonly number: string;
  readonly title: string;
  readonly href: string;
}

/** What one frame tells. Sentences are HTML with `<b>` and `<i>` only. */
export type Caption =
  | { readonly kind: 'start'; readonly sentence: string }
  | { readonly kind: 'event'; readonly sentence: string; readonly cites: readonly Citation[] }
  | {
      readonly kind: 'refused';
      readonly attempt: string;
      readonly sentence: string;
      readonly because: Citation;
    }
  | { readonly kind: 'ask'; readonly sentence: string };

/** A refused move in words. */
export type Refused = Extract<Caption, { kind: 'refused' }>;

/**
 * A citation as a chip: number and title, with the rule's own page behind it. No translator takes
 * the number for a word, or for a sum.
 */
export const chipHtml = ({ number, title, href }: Citation): string =>
  `<a class="chip" href="${href}"><b translate="no">${number}</b><span>${escapeHtml(title)}</span></a>`;

/** A further citation beside a chip: the number alone, with the title for whoever asks. */
export const citeHtml = ({ number, title, href }: Citation): string =>
  `<a class="cite" href="${href}" title="${escapeHtml(title)}" aria-label="${number} ${escapeHtml(title)}" translate="no">${number}</a>`;

/**
 * A frame's words as HTML: the same on the page without script, while stepping, and for the
 * reader's own moves.
 */
export function captionHtml(caption: Caption, words: Words): string {
  switch (caption.kind) {
    case 'start':
    case 'ask':
      return sentenceHtml(caption.sentence);
    case 'event':
      return `${sentenceHtml(caption.sentence)}<p class="because"><span class="visually-hidden">${say(words, 'player.because')}</span>${caption.cites.map(chipHtml).join('')}</p>`;
    case 'refused':
      return `${sentenceHtml(caption.attempt)}${refusalHtml(caption, words)}`;
  }
}

const sentenceHtml = (sentence: string): string => `<p class="event">${sentence}</p>`;

/**
 * The sign, a title such as "Not allowed", the sentence that names the fact, and the one rule that
 * says so.
 */
export const refusalHtml = (
  refusal: { readonly sentence: string; readonly because: Citation },
  words: Words,
  title = 'player.refused.title',
): string =>
  `<div class="refusal" data-verdict="no">${verdictSign('no')}<div><p class="title">${say(words, title)}</p><p>${refusal.sentence}</p></div><p class="row">${chipHtml(refusal.because)}</p></div>`;
