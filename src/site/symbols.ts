import type { Verdict } from '../narration/verdict.ts';

/** A picture that pages carry inline once and use by name: `<use href="#i-search" />`. */
export interface Symbol {
  readonly viewBox: string;
  readonly body: string;
}

/** Signs of the interface. */
export const INTERFACE_SYMBOLS = {
  logo: {
    viewBox: '0 0 24 24',
    body: '<path fill-rule="evenodd" d="M2.5 21.5V6.2a1.5 1.5 0 1 1 1.7-.4L8 9.6l3.2-5.3a1.6 1.6 0 1 1 1.6 0L16 9.6l3.8-3.8a1.5 1.5 0 1 1 1.7.4v15.3c-3.3-.9-6.8-.6-9.5 1.3-2.7-1.9-6.2-2.2-9.5-1.3zm2-2.3c2.3-.3 4.6 0 6.6 1V8.8L8.4 13 4.5 9.3zm8.4 1c2-1 4.3-1.3 6.6-1V9.3L15.6 13l-2.7-4.2z"/>',
  },
  search: {
    viewBox: '0 0 24 24',
    body: '<g fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"><circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5.5 5.5"/></g>',
  },
  theme: {
    viewBox: '0 0 24 24',
    body: '<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z"/>',
  },
  rules: {
    viewBox: '0 0 24 24',
    body: '<path d="M4 4h3v3H4zm5.5.4H20v2.2H9.5zM4 10.5h3v3H4zm5.5.4H20v2.2H9.5zM4 17h3v3H4zm5.5.4H20v2.2H9.5z"/>',
  },
  link: {
    viewBox: '0 0 24 24',
    body: '<g fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round"><path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7"/><path d="M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17"/></g>',
  },
  question: {
    viewBox: '0 0 24 24',
    body: '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M8 8.5a4 4 0 1 1 5.6 3.7c-1.2.6-1.6 1.3-1.6 2.6"/><circle cx="12" cy="19" r="1.7"/>',
  },
  play: { viewBox: '0 0 24 24', body: '<path d="M7 4.5v15l12-7.5z"/>' },
  check: {
    viewBox: '0 0 24 24',
    body: '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="m5 12.5 5 5L19.5 7"/>',
  },
  eye: {
    viewBox: '0 0 24 24',
    body: '<path fill="none" stroke="currentColor" stroke-width="2" d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z"/><circle cx="12" cy="12" r="3.2"/>',
  },
  'full-screen': {
    viewBox: '0 0 24 24',
    body: '<path fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round" d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
  },
  first: {
    viewBox: '0 0 24 24',
    body: '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M6 5v14M18 5l-7 7 7 7"/>',
  },
  previous: {
    viewBox: '0 0 24 24',
    body: '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="m15 5-7 7 7 7"/>',
  },
  next: {
    viewBox: '0 0 24 24',
    body: '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="m9 5 7 7-7 7"/>',
  },
  last: {
    viewBox: '0 0 24 24',
    body: '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M18 5v14M6 5l7 7-7 7"/>',
  },
  hand: {
    viewBox: '0 0 24 24',
    body: '<path d="M12 2.8a3.6 3.6 0 0 1 2.7 6c3.3.9 6.3 2.4 6.3 4.2 0 1.2-1.9 1.5-3.6 1.6l2.4 6.6H14l-2-4-2 4H4.2l2.4-6.6C4.9 14.5 3 14.2 3 13c0-1.8 3-3.3 6.3-4.2a3.6 3.6 0 0 1 2.7-6z"/>',
  },
  qr: {
    viewBox: '0 0 24 24',
    body: '<path fill-rule="evenodd" d="M3 3h8v8H3zm2.2 2.2v3.6h3.6V5.2zM13 3h8v8h-8zm2.2 2.2v3.6h3.6V5.2zM3 13h8v8H3zm2.2 2.2v3.6h3.6v-3.6zM13 13h3v3h-3zm5 0h3v3h-3zm-2.5 2.5h3v3h-3zM13 18h3v3h-3zm5 0h3v3h-3z"/>',
  },
  undo: {
    viewBox: '0 0 24 24',
    body: '<path fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round" d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4"/>',
  },
  book: {
    viewBox: '0 0 24 24',
    body: '<path d="M12 6.5C9.5 4.7 6 4.3 2.5 4.5v14c3.5-.2 7 .2 9.5 2 2.5-1.8 6-2.2 9.5-2v-14c-3.5-.2-7 .2-9.5 2zm-1.2 11.2c-2-.9-4.2-1.2-6.3-1.2V6.6c2.2 0 4.5.3 6.3 1.3z"/>',
  },
  cards: {
    viewBox: '0 0 24 24',
    body: '<path d="M3 6.5A1.5 1.5 0 0 1 4.5 5h8A1.5 1.5 0 0 1 14 6.5v13a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 3 19.5z"/><path d="m12.5 2.8 7.6 2a1.4 1.4 0 0 1 1 1.7l-3.3 12.4a1.4 1.4 0 0 1-1.7 1" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  },
  scales: {
    viewBox: '0 0 24 24',
    body: '<path fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round" d="M12 3v17.5M7.5 20.5h9M4.5 6.5h15M4.5 6.5 1.8 14h5.4zM19.5 6.5 16.8 14h5.4z"/><path d="M1.3 14a3.2 3.2 0 0 0 6.4 0zM16.3 14a3.2 3.2 0 0 0 6.4 0z"/>',
  },
  sum: {
    viewBox: '0 0 24 24',
    body: '<path fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round" d="M18.5 7.5V4.5h-13l7 7.5-7 7.5h13v-3"/>',
  },
  close: {
    viewBox: '0 0 24 24',
    body: '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M6 6l12 12M18 6 6 18"/>',
  },
} as const satisfies Record<string, Symbol>;

/**
 * The signs of verdicts: their shapes tell them apart, without any colour. What is on a solid sign,
 * and the ground of an open one, is as the styles say.
 */
export const VERDICT_SYMBOLS = {
  'verdict-yes': {
    viewBox: '0 0 24 24',
    body: '<circle cx="12" cy="12" r="11" fill="currentColor"/><path d="m6.3 12.6 4 4.1 7.6-8.7" fill="none" stroke="var(--verdict-mark)" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  'verdict-other': {
    viewBox: '0 0 24 24',
    body: '<rect x="1.6" y="1.6" width="20.8" height="20.8" rx="5" fill="var(--verdict-ground)" stroke="currentColor" stroke-width="2.4"/><path d="M8.8 5.6 5.4 9l3.4 3.4M5.7 9h7.8a4.3 4.3 0 0 1 0 8.6H8.6" fill="none" stroke="currentColor" stroke-width="2.7" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  'verdict-no': {
    viewBox: '0 0 24 24',
    body: '<path d="M2.2 1h19.6v9.6c0 6.9-4.2 10.4-9.8 12.8-5.6-2.4-9.8-5.9-9.8-12.8z" fill="currentColor"/><path d="M5.3 7.6h13.4v4.8H5.3z" fill="var(--verdict-mark)"/>',
  },
  'verdict-fact': {
    viewBox: '0 0 24 24',
    body: '<path d="M3.5 23V11.5C3.5 5.5 7 1 12 1s8.5 4.5 8.5 10.5V23z" fill="currentColor"/><path d="M12 11v8.2" stroke="var(--verdict-mark)" stroke-width="3.2" stroke-linecap="round"/><circle cx="12" cy="6.6" r="1.9" fill="var(--verdict-mark)"/>',
  },
  'verdict-open': {
    viewBox: '0 0 24 24',
    body: '<circle cx="12" cy="12" r="10.6" fill="var(--verdict-ground)" stroke="currentColor" stroke-width="2.2" stroke-dasharray="4.2 2.46"/><path d="M12 19v-5M12 14 7.4 9M12 14l4.6-5" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/><path d="M5.9 12.2V7.4h4.8M18.1 12.2V7.4h-4.8" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  },
} as const satisfies Record<`verdict-${Verdict}`, Symbol>;

/** Signs of the tools and of the ways to them. */
export const TOOL_SYMBOLS = {
  house: {
    viewBox: '0 0 24 24',
    body: '<path d="M12 2.8 2 11.5h3V21h5.5v-6h3v6H19v-9.5h3z"/>',
  },
  plus: {
    viewBox: '0 0 24 24',
    body: '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M12 5v14M5 12h14"/>',
  },
  minus: {
    viewBox: '0 0 24 24',
    body: '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M5 12h14"/>',
  },
} as const satisfies Record<string, Symbol>;

/** The four crests of the seats. */
export const CREST_SYMBOLS = {
  'crest-pale': {
    viewBox: '0 0 24 28',
    body: '<path d="M2 2h20v11c0 7-4.4 10.6-10 13C6.4 23.6 2 20 2 13z" fill="currentColor"/><path d="M9.6 2h4.8v23.8l-2.4 1.1-2.4-1.1z" fill="#f7f2e4"/><path d="M2 2h20v11c0 7-4.4 10.6-10 13C6.4 23.6 2 20 2 13z" fill="none" stroke="#f7f2e4" stroke-width="1.8"/>',
  },
  'crest-chevron': {
    viewBox: '0 0 24 28',
    body: '<path d="M2 2h20v11c0 7-4.4 10.6-10 13C6.4 23.6 2 20 2 13z" fill="currentColor"/><path d="M12 7.5 22 17l-2.5 4.2L12 14l-7.5 7.2L2 17z" fill="#f7f2e4"/><path d="M2 2h20v11c0 7-4.4 10.6-10 13C6.4 23.6 2 20 2 13z" fill="none" stroke="#f7f2e4" stroke-width="1.8"/>',
  },
  'crest-bend': {
    viewBox: '0 0 24 28',
    body: '<path d="M2 2h20v11c0 7-4.4 10.6-10 13C6.4 23.6 2 20 2 13z" fill="currentColor"/><path d="M2 2h5.5l13.7 15.5L17.5 23 2 8z" fill="#f7f2e4"/><path d="M2 2h20v11c0 7-4.4 10.6-10 13C6.4 23.6 2 20 2 13z" fill="none" stroke="#f7f2e4" stroke-width="1.8"/>',
  },
  'crest-cross': {
    viewBox: '0 0 24 28',
    body: '<path d="M2 2h20v11c0 7-4.4 10.6-10 13C6.4 23.6 2 20 2 13z" fill="currentColor"/><path d="M9.8 2h4.4v7.8H22v4.4h-7.8v11.9L12 27l-2.2-.9V14.2H2V9.8h7.8z" fill="#f7f2e4"/><path d="M2 2h20v11c0 7-4.4 10.6-10 13C6.4 23.6 2 20 2 13z" fill="none" stroke="#f7f2e4" stroke-width="1.8"/>',
  },
} as const satisfies Record<string, Symbol>;

/** The engravers' hatching of the tinctures, as SVG patterns `#h-<colour>`. */
export const HATCHINGS = {
  yellow:
    '<pattern id="h-yellow" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="1.5" cy="1.5" r=".8" fill="#2b1d00" opacity=".45"/><circle cx="4.5" cy="4.5" r=".8" fill="#2b1d00" opacity=".45"/></pattern>',
  red: '<pattern id="h-red" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M1 0v4" stroke="#fff" stroke-width=".9" opacity=".4"/></pattern>',
  blue: '<pattern id="h-blue" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 1h4" stroke="#fff" stroke-width=".9" opacity=".4"/></pattern>',
  green:
    '<pattern id="h-green" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M-1 -1 6 6M-1 4 1 6M4 -1 6 1" stroke="#fff" stroke-width=".9" opacity=".4"/></pattern>',
  purple:
    '<pattern id="h-purple" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M6 -1 -1 6M6 4 4 6M1 -1 -1 1" stroke="#fff" stroke-width=".9" opacity=".4"/></pattern>',
} as const;

/** A colour with a hatching. */
export type HatchedColour = keyof typeof HATCHINGS;

/** A set of signs as SVG symbols `#i-<name>`. */
export const symbolsOf = (symbols: Readonly<Record<string, Symbol>>): string =>
  Object.entries(symbols)
    .map(
      ([name, { viewBox, body }]) => `<symbol id="i-${name}" viewBox="${viewBox}">${body}</symbol>`,
    )
    .join('');
