import { For, Show, untrack, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import type { SearchState } from './search-state.ts';

interface FiltersProps {
  readonly words: Words;
  readonly search: SearchState;
  /** The filters are games, each with its flag. */
  readonly areGames: boolean;
}

/** Buttons that narrow the hits, each with how many it leaves. */
export function Filters(props: FiltersProps): JSX.Element {
  const search = untrack(() => props.search);
  const text = (key: string): string => say(props.words, key);
  return (
    <div
      class="filters"
      role="group"
      aria-label={text('search.show')}
      hidden={search.state() !== 'loading' && search.hits().length === 0}
    >
      <button
        class="button"
        type="button"
        aria-pressed={search.chosen() === undefined}
        onClick={() => search.show()}
      >
        {text('search.all')} {search.hits().length}
      </button>
      <For each={search.filters()}>
        {({ id, name }) => (
          <button
            class="button"
            type="button"
            aria-pressed={search.chosen() === id}
            data-game={props.areGames ? id : undefined}
            onClick={() => search.show(id)}
          >
            <Show when={props.areGames}>
              <i class="flag" />
            </Show>
            {name} {search.countOf(id)}
          </button>
        )}
      </For>
    </div>
  );
}
