import { createMemo, createSignal, type Accessor } from 'solid-js';
import { say } from '../../../i18n/words.ts';
import { gameOf, SITE, type NamedGame } from '../game-of.ts';
import { KINDS, type Hit } from '../hit.ts';
import type { SearchParts } from '../load-searcher.ts';

/** What the hits of a search are narrowed to: a game, or within one game a kind. */
export interface Filtering {
  /** The games and the site, or the kinds: those that any hit is of. */
  readonly filters: () => readonly Pick<NamedGame, 'id' | 'name'>[];
  readonly countOf: (filter: string) => number;
  /** The filter chosen, as long as anything passes it. */
  readonly chosen: Accessor<string | undefined>;
  readonly setFilter: (filter: string | undefined) => void;
  readonly passes: (hit: Hit) => boolean;
  /** The game of a hit; undefined in a search over one only. */
  readonly gameOf: (hit: Hit) => NamedGame | undefined;
}

/** Lets hits be narrowed. */
export function createFiltering(
  parts: Pick<SearchParts, 'words' | 'games'>,
  hits: Accessor<readonly Hit[]>,
): Filtering {
  const [filter, setFilter] = createSignal<string>();
  const gameOfHit = (hit: Hit): NamedGame | undefined =>
    parts.games.length > 0 ? gameOf(parts.games, hit.url) : undefined;
  const filterOf = (hit: Hit): string => gameOfHit(hit)?.id ?? hit.kind;
  const all = createMemo(() =>
    parts.games.length > 0
      ? [...parts.games, SITE]
      : KINDS.map((id) => ({ id, name: say(parts.words, `search.${id}s`) })),
  );
  const countOf = (id: string): number => hits().filter((hit) => filterOf(hit) === id).length;
  const chosen = createMemo(() => all().find(({ id }) => id === filter() && countOf(id) > 0)?.id);
  return {
    filters: () => all().filter(({ id }) => countOf(id) > 0),
    countOf,
    chosen,
    setFilter,
    passes: (hit) => chosen() === undefined || filterOf(hit) === chosen(),
    gameOf: gameOfHit,
  };
}
