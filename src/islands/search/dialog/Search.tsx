import { onCleanup, onMount, Show, untrack, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import { Field } from './Field.tsx';
import { Filters } from './Filters.tsx';
import type { SearchParts } from '../load-searcher.ts';
import { Results } from './Results.tsx';
import { createSearchState } from './search-state.ts';

interface SearchProps extends SearchParts {
  /** What the field holds at first. */
  readonly query?: string | undefined;
  /** Only in the dialog. */
  readonly close?: (() => void) | undefined;
}

/**
 * Search as a combobox: type, choose with the arrow keys, open with Enter. Before the first word it
 * offers something.
 */
export function Search(props: SearchProps): JSX.Element {
  const search = untrack(() => createSearchState(props, props.query ?? ''));
  let field: HTMLInputElement | undefined;

  onMount(() => {
    field?.focus();
    if (search.query()) void search.ask();
    addEventListener('online', search.tryAgain);
  });
  onCleanup(() => removeEventListener('online', search.tryAgain));

  function forget(): void {
    search.forget();
    field?.focus();
  }

  return (
    <>
      <Field words={props.words} search={search} close={props.close} ref={field} />
      <Filters words={props.words} search={search} areGames={props.games.length > 0} />
      <Results parts={props} search={search} forget={forget} />
      <Show when={props.close}>
        <Keys words={props.words} />
      </Show>
    </>
  );
}

/** Which keys do what. */
const Keys = (props: { words: Words }): JSX.Element => (
  <p class="keys small">
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> {say(props.words, 'search.keys.choose')}
    </span>
    <span>
      <kbd>Enter</kbd> {say(props.words, 'search.keys.open')}
    </span>
    <span>
      <kbd>Esc</kbd> {say(props.words, 'search.keys.close')}
    </span>
  </p>
);
