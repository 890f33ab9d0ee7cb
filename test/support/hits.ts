import type { Found } from '../../src/islands/search/found.ts';
import type { Hit } from '../../src/islands/search/hit.ts';

/** A hit at an address. */
export const hit = (url: string, more: Partial<Hit> = {}): Hit => ({
  url,
  kind: 'rule',
  title: `About ${url}`,
  number: '7.3',
  place: 'A chapter',
  text: '<mark>found</mark>',
  foreign: [],
  score: 1,
  times: 1,
  from: { names: {} },
  ...more,
});

/** What was found by names. */
export const foundByName = (...hits: readonly Hit[]): Found => ({
  groups: hits.length > 0 ? [{ by: 'name', hits }] : [],
  near: [],
  unknown: [],
});
