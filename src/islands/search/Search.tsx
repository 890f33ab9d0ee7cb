import {
  createEffect,
  createMemo,
  createSignal,
  For,
  onCleanup,
  onMount,
  Show,
  untrack,
  type JSX,
} from 'solid-js';
import { openPage } from '../../browser/go.ts';
import { Sign } from '../shared/Signs.tsx';
import { say } from '../../i18n/words.ts';
import { NOTHING, type Found } from './found.ts';
import { gameOf, SITE } from './game-of.ts';
import { KINDS, type Hit } from './hit.ts';
import { HitLine } from './HitLine.tsx';
import { MOST_READ, readOf } from './limits.ts';
import type { SearchParts } from './load-searcher.ts';
import type { Missing } from './numbers.ts';
import { forgetHits, noteHit } from './recent.ts';

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
  const [query, setQuery] = createSignal(untrack(() => props.query ?? ''));
  const [found, setFound] = createSignal(NOTHING);
  const [state, setState] = createSignal<'idle' | 'loading' | 'done' | 'failed'>('idle');
  /** What the hits are narrowed to: a game, or within one game a kind. */
  const [filter, setFilter] = createSignal<string>();
  /**
   * The place of the hit chosen; none where Enter has nothing to answer yet, has only similar
   * names, or is the key that sends a thumb's keyboard away.
   */
  const [active, setActive] = createSignal(-1);
  const [offers, setOffers] = createSignal(untrack(() => props.offers()));
  /** The words that the hits are for. */
  const [answered, setAnswered] = createSignal('');
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  const sayMissing = ({ chapter, rule, last }: Missing): string =>
    rule === undefined
      ? text('search.no-chapter', { chapter, last })
      : text('search.no-rule', { chapter, rule, last });
  const sayLack = ({ lacks, absent = [] }: Found): string => {
    if (lacks === 'games') return text('search.without', { games: namesOf(absent).join(', ') });
    return text(lacks === 'texts' ? 'search.titles-only' : 'search.incomplete');
  };
  const namesOf = (addresses: readonly string[]): readonly string[] => [
    ...new Set(addresses.map((one) => gameOf(props.games, one).name)),
  ];
  /** The search over all games, with the words that are there. */
  const toAll = (address: string): string =>
    `${address}?q=${encodeURIComponent(readOf(query()).read)}`;
  const hits = createMemo(() => found().groups.flatMap((group) => group.hits));
  /** Games and the site, or within one game kinds. */
  const filters = createMemo(() =>
    props.games.length > 0
      ? [...props.games, SITE]
      : KINDS.map((id) => ({ id, name: text(`search.${id}s`) })),
  );
  const filterOf = (hit: Hit): string =>
    props.games.length > 0 ? gameOf(props.games, hit.url).id : hit.kind;
  const countOf = (id: string): number => hits().filter((hit) => filterOf(hit) === id).length;
  /** The filter chosen, as long as anything passes it. */
  const chosen = createMemo(
    () => filters().find(({ id }) => id === filter() && countOf(id) > 0)?.id,
  );
  /**
   * Hits that pass the filter chosen, under what found them; without any, the nearest names; before
   * the first word, the offers.
   */
  const groups = createMemo(() => {
    if (state() === 'idle')
      return (['recent', 'popular'] as const)
        .map((offer) => ({ by: offer, name: text(`search.${offer}`), hits: offers()[offer] }))
        .filter((group) => group.hits.length > 0);
    const fits = (hit: Hit): boolean => chosen() === undefined || filterOf(hit) === chosen();
    const shown = found().groups.map(({ by, hits: own }) => ({
      by: 'found',
      name: text(`search.by-${by}`),
      hits: own.filter(fits),
    }));
    return [...shown, { by: 'near', name: text('search.near'), hits: found().near }].filter(
      (group) => group.hits.length > 0,
    );
  });
  /** Hits in the order in which they stand on the page. */
  const listed = createMemo(() => groups().flatMap((group) => group.hits));
  const isNothingFound = (): boolean => state() === 'done' && hits().length === 0;
  const firstChosen = (): number => (hits().length > 0 && !hasThumb() ? 0 : -1);
  let field: HTMLInputElement | undefined;
  let list: HTMLDivElement | undefined;
  let latest = 0;

  onMount(() => {
    field?.focus();
    if (query()) void run(query());
    addEventListener('online', tryAgain);
  });
  onCleanup(() => removeEventListener('online', tryAgain));

  createEffect(() => {
    list?.querySelector(`#hit-${active()}`)?.scrollIntoView({ block: 'nearest' });
  });

  async function run(words: string): Promise<void> {
    const turn = ++latest;
    if (!words.trim()) {
      setAnswered(words);
      setFound(NOTHING);
      setActive(-1);
      setState('idle');
      return;
    }
    if (state() === 'idle') setState('loading');
    // Names are there before titles and questions, and these before the texts.
    if (state() === 'loading') {
      setFound(props.searcher.named(words));
      const first = await props.searcher.byTitle(words);
      if (turn !== latest) return;
      setFound(first);
    }
    const answer = await props.searcher.search(words);
    if (turn !== latest) return;
    setAnswered(words);
    setFound(answer);
    setActive(firstChosen());
    setState(answer.lacks && answer.lacks !== 'webassembly' ? 'failed' : 'done');
  }

  /** Searches once more where the texts could not be had. */
  function tryAgain(): void {
    if (state() !== 'failed') return;
    props.askAgain();
    void run(query());
  }

  function onInput(words: string): void {
    setQuery(words);
    void run(words);
  }

  function onKey(event: KeyboardEvent): void {
    const count = listed().length;
    if (event.key === 'ArrowDown' && count > 0) setActive((active() + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0)
      setActive((Math.max(active(), 0) + count - 1) % count);
    else if (event.key === 'Enter' && active() < 0 && hasThumb()) field?.blur();
    else if (event.key === 'Enter') void openActive();
    // Browsers would only empty the field.
    else if (event.key === 'Escape' && props.close) props.close();
    else return;
    event.preventDefault();
  }

  /** Opens the hit chosen; of words just typed, the best one. */
  async function openActive(): Promise<void> {
    if (answered() !== query()) await run(query());
    const hit = listed()[active()];
    if (!hit || answered() !== query()) return;
    noteHit(hit);
    await openPage(hit.url);
  }

  function show(only?: string): void {
    setFilter(only);
    setActive(firstChosen());
  }

  function forget(): void {
    forgetHits();
    setOffers(props.offers());
    field?.focus();
  }

  /** Hits under the name of what they are. */
  function Group(group: { by: string; name: string; hits: readonly Hit[] }): JSX.Element {
    return (
      <div role="group" aria-label={group.name}>
        <p class={`group ${group.by}`} aria-hidden="true">
          {group.name}
        </p>
        <For each={group.hits}>
          {(hit) => (
            <HitLine
              words={props.words}
              hit={hit}
              game={props.games.length > 0 ? gameOf(props.games, hit.url) : undefined}
              at={listed().indexOf(hit)}
              active={listed().indexOf(hit) === active()}
              onClick={() => noteHit(hit)}
            />
          )}
        </For>
      </div>
    );
  }

  /** The way to the search over all games. */
  function ToAll(): JSX.Element {
    return (
      <Show when={props.all}>
        {(all) => <a href={toAll(all().address)}>{text('search.to-all')}</a>}
      </Show>
    );
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
          aria-activedescendant={listed()[active()] ? `hit-${active()}` : undefined}
          placeholder={text('search.field')}
          autocomplete="off"
          autocapitalize="none"
          enterkeyhint="search"
          spellcheck={false}
          value={query()}
          onInput={(event) => onInput(event.currentTarget.value)}
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
      <div
        class="filters"
        role="group"
        aria-label={text('search.show')}
        hidden={state() !== 'loading' && hits().length === 0}
      >
        <button
          class="button"
          type="button"
          aria-pressed={chosen() === undefined}
          onClick={() => show()}
        >
          {text('search.all')} {hits().length}
        </button>
        <For each={filters().filter(({ id }) => countOf(id) > 0)}>
          {({ id, name }) => (
            <button
              class="button"
              type="button"
              aria-pressed={chosen() === id}
              data-game={props.games.length > 0 ? id : undefined}
              onClick={() => show(id)}
            >
              <Show when={props.games.length > 0}>
                <i class="flag" />
              </Show>
              {name} {countOf(id)}
            </button>
          )}
        </For>
      </div>
      <div class="results" aria-busy={answered() !== query()}>
        <p class="visually-hidden" role="status">
          {state() === 'done' && text('search.found', { count: listed().length })}
          {state() === 'loading' && text('search.loading')}
        </p>
        <Show when={readOf(query()).isCut}>
          <p class="message ui" role="status">
            {text('search.cut', { words: MOST_READ.words, letters: MOST_READ.letters })}
          </p>
        </Show>
        <Show when={offers().damaged && state() === 'idle'}>
          <p class="message ui">{text('search.damaged')}</p>
        </Show>
        <Show when={state() === 'failed'}>
          <p class="message ui" role="alert">
            {sayLack(found())}
          </p>
          <button class="button" type="button" onClick={tryAgain}>
            {text('search.again')}
          </button>
        </Show>
        <Show when={state() === 'done' && found().lacks === 'webassembly'}>
          <p class="message ui">{text('search.titles-only.browser')}</p>
        </Show>
        <Show when={state() === 'done' && found().missing}>
          {(missing) => <p class="message ui">{sayMissing(missing())}</p>}
        </Show>
        <Show when={state() === 'done' && hits().length > 0 && found().unknown.length > 0}>
          <p class="message ui">
            {text('search.unknown', {
              words: found()
                .unknown.map((word) => text('search.word', { word }))
                .join(', '),
            })}{' '}
            <ToAll />
          </p>
        </Show>
        <Show when={state() === 'done' && found().isPoor && hits().length > 0}>
          <p class="message ui">{text('search.poor')}</p>
        </Show>
        <Show when={isNothingFound()}>
          <p class="message ui">
            {text('search.none', { query: readOf(answered()).read })} {text('search.none.hint')}{' '}
            <Show when={props.cards}>
              {(address) => (
                <a href={address()}>{text('search.to-cards', { cards: text('search.cards') })}</a>
              )}
            </Show>{' '}
            <ToAll />
          </p>
        </Show>
        <div id="search-results" role="listbox" aria-label={text('search.title')} ref={list}>
          <For each={groups()}>{(group) => <Group {...group} />}</For>
        </div>
        <Show when={state() === 'loading'}>
          <p class="message ui" aria-hidden="true">
            {text('search.loading')}
          </p>
          <div class="to-come" />
        </Show>
        <Show
          when={
            state() === 'done' && hits().length > 0 && found().unknown.length === 0 && props.all
          }
        >
          {(all) => (
            <p class="message ui">
              {text('search.scope', { game: all().game })} <ToAll />
            </p>
          )}
        </Show>
        <Show when={state() === 'idle' && offers().recent.length > 0}>
          <button class="button text" type="button" onClick={forget}>
            {text('search.forget')}
          </button>
        </Show>
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

/** Whether the reader types on a screen. */
const hasThumb = (): boolean => matchMedia('(pointer: coarse)').matches;
