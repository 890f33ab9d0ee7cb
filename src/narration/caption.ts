import { plainText } from '../i18n/html.ts';

/** A rule as a citation shows it. */
export interface Citation {
  readonly id: string;
  /** Chapter and place, such as 7.3. */
  readonly number: string;
  readonly title: string;
  readonly href: string;
}

/**
 * What one frame tells. Sentences are HTML with `<b>` and `<i>` only; rules are cited as they are
 * shown, or by their ids.
 */
export type Caption<Rule = Citation> =
  | { readonly kind: 'start'; readonly sentence: string }
  | { readonly kind: 'event'; readonly sentence: string; readonly cites: readonly Rule[] }
  | {
      readonly kind: 'refused';
      readonly attempt: string;
      readonly sentence: string;
      readonly because: Rule;
    }
  | { readonly kind: 'ask'; readonly sentence: string };

/** A refused move in words. */
export type Refused = Extract<Caption, { kind: 'refused' }>;

/** The same caption with its rules cited in another way. */
export function citing<From, To>(caption: Caption<From>, cite: (rule: From) => To): Caption<To> {
  if (caption.kind === 'event')
    return { ...caption, cites: caption.cites.map((rule) => cite(rule)) };
  return caption.kind === 'refused' ? { ...caption, because: cite(caption.because) } : caption;
}

/** The first sentence of a caption, without markup. */
export const firstSentence = (caption: Caption<unknown>): string =>
  plainText(caption.kind === 'refused' ? caption.attempt : caption.sentence);
