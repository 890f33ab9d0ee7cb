import { createEffect, createMemo, createSignal, For, onMount, Show, untrack, type JSX } from 'solid-js';
import { Sign } from '../boards/Signs.tsx';
import { say, type Words } from '../words.ts';
import { countOf, KINDS, search, type Hit, type Kind } from './pagefind.ts';

interface SearchProps {
  readonly words: Words;
  /** What the field holds at first. */
  readonly query?: string | undefined;
  /** Only in the dialog. */
  readonly close?: () => void;
}

/** Pause after the last key before searching, in milliseconds. */
const PAUSE = 120;

/** Search as a combobox: type, choose with the arrow keys, open with Enter. */
export function Search(props: SearchProps): JSX.Element {
  const [query, setQuery] = createSignal(untrack(() => props.query ?? ''));
  const [hits, setHits] = createSignal<readonly Hit[]>([]);
  const [state, setState] = createSignal<'idle' | 'loading' | 'done' | 'failed'>('idle');
  const [kind, setKind] = createSignal<Kind>();
  const [active, setActive] = createSignal(0);
  const shown = createMemo(() => hits().filter((hit) => !kind() || hit.kind === kind()));
  const groups = createMemo(() =>
    KINDS.map((name) => ({ name, hits: shown().filter((hit) => hit.kind === name) })).filter((group) => group.hits.length > 0),
  );
  /** Hits in the order in which they stand on the page. */
  const listed = createMemo(() => groups().flatMap((group) => group.hits));
  const text = (key: string, blanks?: Record<string, string | number>): string => say(props.words, key, blanks);
  let field: HTMLInputElement | undefined;
  let list: HTMLDivElement | undefined;
  let latest = 0;
  /** The words that the hits are for. */
  let answered = '';

  onMount(() => {
    field?.focus();
    if (query()) void run(query());
  });

  createEffect(() => {
    list?.querySelector(`#hit-${active()}`)?.scrollIntoView({ block: 'nearest' });
  });

  async function run(words: string): Promise<void> {
    const turn = ++latest;
    if (!words.trim()) {
      answered = words;
      setHits([]);
      setState('idle');
      return;
    }
    if (state() === 'idle') setState('loading');
    try {
      const found = await search(words);
      if (turn !== latest) return;
      answered = words;
      setHits(found);
      setActive(0);
      setState('done');
    } catch {
      if (turn === latest) setState('failed');
    }
  }

  let pause: ReturnType<typeof setTimeout> | undefined;
  function onInput(words: string): void {
    setQuery(words);
    clearTimeout(pause);
    pause = setTimeout(() => void run(words), PAUSE);
  }

  function onKey(event: KeyboardEvent): void {
    const count = listed().length;
    if (event.key === 'ArrowDown' && count > 0) setActive((active() + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) setActive((active() + count - 1) % count);
    else if (event.key === 'Enter') void openActive();
    // Browsers would only empty the field.
    else if (event.key === 'Escape' && props.close) props.close();
    else return;
    event.preventDefault();
  }

  /** Opens the hit chosen; of words just typed, the best one. */
  async function openActive(): Promise<void> {
    if (answered !== query()) {
      clearTimeout(pause);
      await run(query());
    }
    const hit = listed()[active()];
    if (!hit || answered !== query()) return;
    props.close?.();
    location.assign(hit.url);
  }

  function show(only?: Kind): void {
    setKind(only);
    setActive(0);
  }

  /** A hit may stand on this very page. */
  function onClick({ ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    if (!ctrlKey && !metaKey && !shiftKey) props.close?.();
  }

  return (
    <>
      <div class="search-field">
        <Sign name="search" />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={text('search.field')}
          aria-expanded={listed().length > 0}
          aria-controls="search-results"
          aria-autocomplete="list"
          aria-activedescendant={listed().length > 0 ? `hit-${active()}` : undefined}
          placeholder={text('search.field')}
          autocomplete="off"
          spellcheck={false}
          value={query()}
          onInput={(event) => onInput(event.currentTarget.value)}
          onKeyDown={onKey}
        />
        <Show when={props.close}>
          {(close) => (
            <button class="button bare" type="button" aria-label={text('search.close')} onClick={() => close()()}>
              <Sign name="close" />
            </button>
          )}
        </Show>
      </div>
      <div class="filters" role="group" aria-label={text('search.show')}>
        <button class="button" type="button" aria-pressed={!kind()} onClick={() => show()}>
          {text('search.all')} {hits().length}
        </button>
        <For each={KINDS}>
          {(name) => (
            <button class="button" type="button" aria-pressed={kind() === name} onClick={() => show(name)}>
              {text(`search.${name}s`)} {countOf(hits(), name)}
            </button>
          )}
        </For>
      </div>
      <div class="results">
        <p class="visually-hidden" role="status">
          {state() === 'done' ? text('search.found', { count: listed().length }) : ''}
        </p>
        <Show when={state() === 'loading'}>
          <p class="message ui">{text('search.loading')}</p>
        </Show>
        <Show when={state() === 'failed'}>
          <p class="message ui" role="alert">
            {text('search.failed')}
          </p>
        </Show>
        <Show when={state() === 'done' && listed().length === 0}>
          <p class="message ui">
            {text('search.none', { query: query() })} {text('search.none.hint')}
          </p>
        </Show>
        <div id="search-results" role="listbox" aria-label={text('search.title')} ref={list}>
          <For each={groups()}>
            {(group) => (
              <div role="group" aria-label={text(`search.${group.name}s`)}>
                <p class="group" aria-hidden="true">
                  {text(`search.${group.name}s`)}
                </p>
                <For each={group.hits}>
                  {(hit) => <HitLine hit={hit} at={listed().indexOf(hit)} active={listed().indexOf(hit) === active()} onClick={onClick} />}
                </For>
              </div>
            )}
          </For>
        </div>
      </div>
      <Show when={props.close}>
        <p class="keys small">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {text('search.keys.choose')}
          </span>
          <span>
            <kbd>Enter</kbd> {text('search.keys.open')}
          </span>
          <span>
            <kbd>Esc</kbd> {text('search.keys.close')}
          </span>
        </p>
      </Show>
    </>
  );
}

const SIGNS: Readonly<Record<Kind, string>> = { rule: 'rules', scenario: 'play', page: 'book' };

/** One hit: number or sign, title, first sentence, and where it stands. */
function HitLine(props: { hit: Hit; at: number; active: boolean; onClick: (event: MouseEvent) => void }): JSX.Element {
  return (
    <a
      class="hit"
      role="option"
      id={`hit-${props.at}`}
      aria-selected={props.active}
      tabindex="-1"
      href={props.hit.url}
      onClick={(event) => props.onClick(event)}
    >
      <Show when={props.hit.number} fallback={<Sign name={SIGNS[props.hit.kind]} />}>
        <span class="number">{props.hit.number}</span>
      </Show>
      <b>{props.hit.title}</b>
      <p innerHTML={props.hit.excerpt} />
      <Show when={props.hit.place !== props.hit.title}>
        <p class="small">{props.hit.place}</p>
      </Show>
    </a>
  );
}
