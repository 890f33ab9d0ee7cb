import { say, type Words } from '../../../i18n/words.ts';
import type { Found } from '../found.ts';
import type { Hit } from '../hit.ts';
import type { Offers } from '../offers.ts';

/** Hits that stand together in the list, under the name of what they are. */
export interface HitGroup {
  readonly by: 'recent' | 'popular' | 'found' | 'near';
  readonly name: string;
  readonly hits: readonly Hit[];
}

/** What stands there before the first word. */
export const groupsOffered = (words: Words, offers: Offers): HitGroup[] =>
  withHits(
    (['recent', 'popular'] as const).map((by) => ({
      by,
      name: say(words, `search.${by}`),
      hits: offers[by],
    })),
  );

/** The hits that pass, under what found them; without any, the nearest names. */
export const groupsFound = (
  words: Words,
  { groups, near }: Found,
  passes: (hit: Hit) => boolean,
): HitGroup[] =>
  withHits([
    ...groups.map(({ by, hits }) => ({
      by: 'found' as const,
      name: say(words, `search.by-${by}`),
      hits: hits.filter(passes),
    })),
    { by: 'near', name: say(words, 'search.near'), hits: near },
  ]);

const withHits = (groups: readonly HitGroup[]): HitGroup[] =>
  groups.filter(({ hits }) => hits.length > 0);
