import { Show, untrack, type JSX, type Ref } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import { Sign } from '../../shared/Signs.tsx';
import { placeAfter } from './arrow-keys.ts';
import { hasThumb, type SearchState } from './search-state.ts';

interface FieldProps {
  readonly words: Words;
  readonly search: SearchState;
  /** Only in the dialog. */
  readonly close: (() => void) | undefined;
  readonly ref: Ref<HTMLInputElement> | undefined;
}

/** The field of the search, whose keys choose among the hits. */
export function Field(props: FieldProps): JSX.Element {
  const search = untrack(() => props.search);
  const text = (key: string): string => say(props.words, key);

  function onKey(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
    const { key, currentTarget: field } = event;
    const place = placeAfter(key, search.active(), search.listed().length);
    if (place !== undefined) search.choose(place);
    else if (key === 'Enter' && search.active() < 0 && hasThumb()) field.blur();
    else if (key === 'Enter') void search.open();
    // Browsers would only empty the field.
    else if (key === 'Escape' && props.close) props.close();
    else return;
    event.preventDefault();
  }

  return (
    <div class="search-field">
      <Sign name="search" />
      <input
        ref={props.ref}
        type="search"
        role="combobox"
        aria-label={text('search.field')}
        aria-expanded={search.listed().length > 0}
        aria-controls="search-results"
        aria-autocomplete="list"
        aria-activedescendant={
          search.listed()[search.active()] ? `hit-${search.active()}` : undefined
        }
        placeholder={text('search.field')}
        autocomplete="off"
        autocapitalize="none"
        enterkeyhint="search"
        spellcheck={false}
        value={search.query()}
        onInput={({ currentTarget }) => search.type(currentTarget.value)}
        onKeyDown={onKey}
      />
      <Show when={props.close}>
        {(close) => (
          <button
            class="button bare"
            type="button"
            aria-label={text('search.close')}
            onClick={() => close()()}
          >
            <Sign name="close" />
          </button>
        )}
      </Show>
    </div>
  );
}
