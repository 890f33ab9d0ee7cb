import { kept } from '../../../browser/kept.ts';
import { BASE } from '../../../i18n/base.ts';
import { KINDS, type Hit } from '../hit.ts';

/** A hit that the reader has opened, as the device keeps it: what names it, nothing of the text. */
export type RecentHit = Pick<Hit, 'url' | 'kind' | 'title' | 'number' | 'place'>;

/** How many are kept, of all games and languages. */
const MOST = 12;

const device = kept('search.recent', (text) => {
  const hits = JSON.parse(text) as unknown;
  return Array.isArray(hits) && hits.length <= MOST && hits.every(isRecent) ? hits : undefined;
});

/**
 * What the reader opened last, the latest first. `damaged`: what was kept makes no sense; it has
 * been set aside. Where there is no room for that it stays.
 */
export function recentHits(): { readonly hits: readonly RecentHit[]; readonly damaged: boolean } {
  const { value = [], damaged } = device.get();
  return { hits: value, damaged: damaged && device.setAside() };
}

/** Notes a hit as the one opened last. */
export function noteHit({ url, kind, title, number, place }: Hit): void {
  const others = recentHits().hits.filter((hit) => hit.url !== url);
  device.put(
    JSON.stringify(
      [{ url, kind, title, number, place } satisfies RecentHit, ...others].slice(0, MOST),
    ),
  );
}

/** Forgets them all. */
export const forgetHits = (): void => void device.put(undefined);

/**
 * Whether an address is one of a page in some language of this site, never one that leads
 * elsewhere.
 */
const isOurs = (url: string): boolean =>
  url.startsWith(BASE) && /^[a-z]{2}\/[^/\\]/.test(url.slice(BASE.length));

const isRecent = (hit: unknown): hit is RecentHit =>
  typeof hit === 'object' &&
  hit !== null &&
  ['url', 'title', 'number', 'place'].every(
    (field) => typeof (hit as Record<string, unknown>)[field] === 'string',
  ) &&
  isOurs((hit as RecentHit).url) &&
  (KINDS as readonly string[]).includes((hit as RecentHit).kind);
