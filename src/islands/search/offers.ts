import { byName, type Hit } from './hit.ts';
import { recentHits } from './dialog/recent.ts';
import type { SearchData } from './sources.ts';

/** What an opened search offers before the first word. */
export interface Offers {
  /** What the reader opened last, among what this search can find. */
  readonly recent: readonly Hit[];
  /** Cards that most questions are about. */
  readonly popular: readonly Hit[];
  /** What was kept of earlier searches made no sense and has been set aside. */
  readonly damaged: boolean;
}

const MOST_RECENT = 4;

/** The offers of a search over some names; `within`: the beginning of the addresses it can find. */
export function offersOf({ names, popular }: SearchData, within: string): Offers {
  const named = new Map(
    names.map((record) => [
      record.url,
      byName({ record, foreign: [], score: 0, times: 1, match: {} }),
    ]),
  );
  const { hits, damaged } = recentHits();
  const recent = hits
    .filter(({ url }) => url.startsWith(within))
    .slice(0, MOST_RECENT)
    .map(
      (hit) =>
        named.get(hit.url) ?? {
          ...hit,
          text: '',
          foreign: [],
          score: 0,
          times: 1,
          from: { names: {} },
        },
    );
  const isNew = (hit: Hit): boolean => recent.every(({ url }) => url !== hit.url);
  return { recent, popular: popular.flatMap((url) => named.get(url) ?? []).filter(isNew), damaged };
}
