import { createMemo, createSignal, type Accessor } from 'solid-js';
import { openPage } from '../../../browser/go.ts';
import { createAsking, type Asking } from './asking.ts';
import { createFiltering, type Filtering } from './filtering.ts';
import type { Hit } from '../hit.ts';
import { groupsFound, groupsOffered, type HitGroup } from './hit-groups.ts';
import type { SearchParts } from '../load-searcher.ts';
import type { Offers } from '../offers.ts';
import { forgetHits, noteHit } from './recent.ts';

/** A search as it changes under the reader’s hands, and what can be done with it. */
export interface SearchState extends Asking, Omit<Filtering, 'setFilter' | 'passes'> {
  readonly offers: Accessor<Offers>;
  /** Hits as they stand together on the page; before the first word, the offers. */
  readonly groups: Accessor<readonly HitGroup[]>;
  /** The same hits, in their order. */
  readonly listed: Accessor<readonly Hit[]>;
  /**
   * The place of the hit chosen; none where Enter has nothing to answer yet, has only similar
   * names, or is the key that sends a thumb's keyboard away.
   */
  readonly active: Accessor<number>;
  /** Narrows the hits, or shows all of them. */
  readonly show: (filter?: string) => void;
  readonly choose: (place: number) => void;
  /** Opens the hit chosen; of words just typed, the best one. */
  readonly open: () => Promise<void>;
  /** Forgets what the reader has opened. */
  readonly forget: () => void;
}

/** Begins a search with some words in its field; the first answer is still to be asked for. */
export function createSearchState(parts: SearchParts, words: string): SearchState {
  const [active, setActive] = createSignal(-1);
  const [offers, setOffers] = createSignal(parts.offers());
  const asking = createAsking(parts, words, chooseFirst);
  const { query, answered, hits, ask } = asking;
  const { setFilter, passes, ...filtering } = createFiltering(parts, hits);
  const groups = createMemo(() =>
    asking.state() === 'idle'
      ? groupsOffered(parts.words, offers())
      : groupsFound(parts.words, asking.found(), passes),
  );
  const listed = createMemo(() => groups().flatMap((group) => group.hits));

  function chooseFirst(): void {
    setActive(hits().length > 0 && !hasThumb() ? 0 : -1);
  }
  function show(filter?: string): void {
    setFilter(filter);
    chooseFirst();
  }
  async function open(): Promise<void> {
    if (answered() !== query()) await ask();
    const hit = listed()[active()];
    if (!hit || answered() !== query()) return;
    noteHit(hit);
    await openPage(hit.url);
  }
  function forget(): void {
    forgetHits();
    setOffers(parts.offers());
  }

  const seen = { ...asking, ...filtering, offers, groups, listed, active };
  return { ...seen, show, choose: setActive, open, forget };
}

/** Whether the reader types on a screen. */
export const hasThumb = (): boolean => matchMedia('(pointer: coarse)').matches;
