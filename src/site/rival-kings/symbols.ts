import type { Symbol } from '../symbols.ts';

/** The signs of the four realms. */
export const REALM_SYMBOLS = {
  'realm-yellow': {
    viewBox: '0 0 24 24',
    body: '<path d="M3 20 1.6 8.4a1.6 1.6 0 1 1 2-.3L7.6 12l3.6-7.3a1.7 1.7 0 1 1 1.6 0L16.4 12l4-3.9a1.6 1.6 0 1 1 2 .3L21 20z" fill="currentColor"/>',
  },
  'realm-red': {
    viewBox: '0 0 24 24',
    body: '<path fill="currentColor" d="M5 3h3.2v3h2.2V3h3.2v3h2.2V3H19v7h-2v11H7V10H5z"/>',
  },
  'realm-blue': {
    viewBox: '0 0 24 24',
    body: '<path fill="currentColor" d="M12 3 2.5 11.5H5V21h5v-6h4v6h5v-9.5h2.5z"/>',
  },
  'realm-green': {
    viewBox: '0 0 24 24',
    body: '<path fill="currentColor" d="M12 2 5.5 10H8l-4.5 6.5h7V22h3v-5.5h7L16 10h2.5z"/>',
  },
} as const satisfies Record<string, Symbol>;

/** The signs of the five actions. */
export const ACTION_SYMBOLS = {
  'action-settle': {
    viewBox: '0 0 24 24',
    body: '<path d="M12 1.5 18.5 8 12 14.5 5.5 8z"/><path d="M3.2 15.5v6h17.6v-6" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M12 10v8m-2.8-2.6L12 18.2l2.8-2.8" fill="none" stroke="currentColor" stroke-width="2"/>',
  },
  'action-pass': {
    viewBox: '0 0 24 24',
    body: '<path d="M8.5 4.5 15.5 12l-7 7.5L1.5 12z"/><path d="M15 12h7m-3.4-4 4 4-4 4" fill="none" stroke="currentColor" stroke-width="2.4"/>',
  },
  'action-money': {
    viewBox: '0 0 24 24',
    body: '<path fill-rule="evenodd" d="M9 3a6.5 6.5 0 1 1 0 13A6.5 6.5 0 0 1 9 3zm0 2.2a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6z"/><path d="M16.8 8.2a6.5 6.5 0 1 1-6.5 10.3 8.3 8.3 0 0 0 6.5-10.3z"/>',
  },
  'action-recruit': {
    viewBox: '0 0 24 24',
    body: '<path d="M10 3.5a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zM2 21.5c0-5.4 3.3-8 8-8s8 2.6 8 8z"/><path d="M19.3 2.5v7M15.8 6h7" stroke="currentColor" stroke-width="2.4" fill="none"/>',
  },
  'action-buy': {
    viewBox: '0 0 24 24',
    body: '<path fill-rule="evenodd" d="M2 7h3v2.4h2.5V7h3.5v2.4h2.5V7h3v14.5H2zm4.7 14.5h5v-3.7a2.5 2.5 0 0 0-5 0z"/><path d="M20 1.5v7M16.5 5h7" stroke="currentColor" stroke-width="2.4" fill="none"/>',
  },
} as const satisfies Record<string, Symbol>;

/** Signs of the printed legend: only the page that explains them brings them. */
export const LEGEND_SYMBOLS = {
  'legend-me': {
    viewBox: '0 0 24 24',
    body: '<path d="M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3.5 21.5c0-5.5 3.5-8 8.5-8s8.5 2.5 8.5 8z"/>',
  },
  'legend-other': {
    viewBox: '0 0 24 24',
    body: '<g fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="7.5" r="4"/><path d="M4 21c0-5 3.3-7.3 8-7.3s8 2.3 8 7.3z"/></g>',
  },
  'legend-marker': { viewBox: '0 0 24 24', body: '<path d="M12 2 22 12 12 22 2 12z"/>' },
  'legend-character': {
    viewBox: '0 0 24 24',
    body: '<g fill="none" stroke="currentColor" stroke-width="2"><rect x="5" y="2.5" width="14" height="19" rx="2"/></g><path d="m8.5 13-.6-5 2.2 1.8L12 7l1.9 2.8 2.2-1.8-.6 5z"/>',
  },
  'legend-building': {
    viewBox: '0 0 24 24',
    body: '<g fill="none" stroke="currentColor" stroke-width="2"><rect x="5" y="2.5" width="14" height="19" rx="2"/></g><path d="M6 21v-7h2.4v1.8h2.4V14h2.4v1.8h2.4V14H18v7z"/>',
  },
  'legend-building-pile': {
    viewBox: '0 0 24 24',
    body: '<g fill="none" stroke="currentColor" stroke-width="2"><rect x="3" y="5" width="12" height="16.5" rx="2"/><path d="M7 2.5h12a2 2 0 0 1 2 2V18"/></g><path d="M4 21v-6h2v1.5h2V15h2v1.5h2V15h2v6z"/>',
  },
  'legend-subject': {
    viewBox: '0 0 24 24',
    body: '<g fill="none" stroke="currentColor" stroke-width="2"><rect x="5" y="2.5" width="14" height="19" rx="2"/></g><path d="M6 21v-4c3-3.5 9-3.5 12 0v4z"/>',
  },
  'legend-subject-pile': {
    viewBox: '0 0 24 24',
    body: '<g fill="none" stroke="currentColor" stroke-width="2"><rect x="3" y="5" width="12" height="16.5" rx="2"/><path d="M7 2.5h12a2 2 0 0 1 2 2V18"/></g><path d="M4 21v-4c2.5-3 7.5-3 10 0v4z"/>',
  },
  'legend-coin': {
    viewBox: '0 0 24 24',
    body: '<g fill="none" stroke="currentColor" stroke-width="2.2"><circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="5"/></g>',
  },
  'legend-exchange': {
    viewBox: '0 0 24 24',
    body: '<path fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round" d="M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4"/>',
  },
  'legend-stolen': {
    viewBox: '0 0 24 24',
    body: '<path d="M3 4h12v7c0 5-2.5 7.5-6 9-3.5-1.5-6-4-6-9z"/><path d="M15 12h7m-3.4-4 4 4-4 4" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  },
  'legend-fend-off': {
    viewBox: '0 0 24 28',
    body: '<path d="M2 2h20v11c0 7-4.4 10.6-10 13C6.4 23.6 2 20 2 13z" fill="currentColor" stroke="currentColor" stroke-width="1.5"/><path d="M21.2 4.8 4 20.5" stroke="#fff" stroke-width="4.5"/>',
  },
  'legend-display': {
    viewBox: '0 0 24 24',
    body: '<g fill="none" stroke="currentColor" stroke-width="1.8"><rect x="1.5" y="7" width="4.5" height="10"/><rect x="7" y="7" width="4.5" height="10"/><rect x="12.5" y="7" width="4.5" height="10"/><rect x="18" y="7" width="4.5" height="10"/></g>',
  },
} as const satisfies Record<string, Symbol>;
