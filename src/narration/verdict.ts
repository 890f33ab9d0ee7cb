/**
 * What is said of an answer, a move or a card: that's it, legal but not the move, not allowed, good
 * to know, depends on a ruling.
 */
export const VERDICTS = ['yes', 'other', 'no', 'fact', 'open'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * The class of every sign of a verdict: `src/styles/verdicts.css` gives it its size and its
 * colours.
 */
export const VERDICT_SIGN = 'verdict-sign';

/** Where the page has the drawing of a verdict's sign. */
export const verdictHref = (verdict: Verdict): string => `#i-verdict-${verdict}`;
