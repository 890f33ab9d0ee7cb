import { createEffect, For, Show, untrack, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import type { HitGroup } from './hit-groups.ts';
import { HitLine } from './HitLine.tsx';
import type { SearchParts } from '../load-searcher.ts';
import { Notices, Scope } from './Notices.tsx';
import { noteHit } from './recent.ts';
import type { SearchState } from './search-state.ts';

interface ResultsProps {
  readonly parts: SearchParts;
  readonly search: SearchState;
  /** Forgets what the reader has opened. */
  readonly forget: () => void;
}

/** The list of hits, which keeps the one chosen in sight, and what is said around it. */
export function Results(props: ResultsProps): JSX.Element {
  const search = untrack(() => props.search);
  const text = (key: string, blanks?: Record<string, number>): string =>
    say(props.parts.words, key, blanks);
  let list: HTMLDivElement | undefined;

  createEffect(() => {
    list?.querySelector(`#hit-${search.active()}`)?.scrollIntoView({ block: 'nearest' });
  });

  return (
    <div class="results" aria-busy={search.answered() !== search.query()}>
      <p class="visually-hidden" role="status">
        {search.state() === 'done' && text('search.found', { count: search.listed().length })}
        {search.state() === 'loading' && text('search.loading')}
      </p>
      <Notices parts={props.parts} search={search} />
      <div id="search-results" role="listbox" aria-label={text('search.title')} ref={list}>
        <For each={search.groups()}>
          {(group) => <Group words={props.parts.words} search={search} of={group} />}
        </For>
      </div>
      <Show when={search.state() === 'loading'}>
        <p class="message ui" aria-hidden="true">
          {text('search.loading')}
        </p>
        <div class="to-come" />
      </Show>
      <Scope parts={props.parts} search={search} />
      <Show when={search.state() === 'idle' && search.offers().recent.length > 0}>
        <button class="button text" type="button" onClick={() => props.forget()}>
          {text('search.forget')}
        </button>
      </Show>
    </div>
  );
}

interface GroupProps {
  readonly words: Words;
  readonly search: SearchState;
  readonly of: HitGroup;
}

/** Hits under the name of what they are. */
function Group(props: GroupProps): JSX.Element {
  const search = untrack(() => props.search);
  return (
    <div role="group" aria-label={props.of.name}>
      <p class={`group ${props.of.by}`} aria-hidden="true">
        {props.of.name}
      </p>
      <For each={props.of.hits}>
        {(hit) => (
          <HitLine
            words={props.words}
            hit={hit}
            game={search.gameOf(hit)}
            at={search.listed().indexOf(hit)}
            active={search.listed().indexOf(hit) === search.active()}
            onClick={() => noteHit(hit)}
          />
        )}
      </For>
    </div>
  );
}
