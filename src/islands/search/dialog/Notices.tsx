import { Show, untrack, type JSX } from 'solid-js';
import { say } from '../../../i18n/words.ts';
import { MOST_READ, readOf } from '../limits.ts';
import type { SearchParts } from '../load-searcher.ts';
import type { SearchState } from './search-state.ts';
import { lackSentence, missingSentence, unknownSentence } from './sentences.ts';

interface NoticesProps {
  readonly parts: SearchParts;
  readonly search: SearchState;
}

/** What is to be said before the hits: of the words that are there, then of the answer. */
export function Notices(props: NoticesProps): JSX.Element {
  const search = untrack(() => props.search);
  const text = (key: string, blanks?: Record<string, number>): string =>
    say(props.parts.words, key, blanks);
  return (
    <>
      <Show when={readOf(search.query()).isCut}>
        <p class="message ui" role="status">
          {text('search.cut', { words: MOST_READ.words, letters: MOST_READ.letters })}
        </p>
      </Show>
      <Show when={search.offers().damaged && search.state() === 'idle'}>
        <p class="message ui">{text('search.damaged')}</p>
      </Show>
      <Show when={search.state() === 'failed'}>
        <p class="message ui" role="alert">
          {lackSentence(props.parts, search.found())}
        </p>
        <button class="button" type="button" onClick={() => search.tryAgain()}>
          {text('search.again')}
        </button>
      </Show>
      <Show when={search.state() === 'done'}>
        <OfAnswer parts={props.parts} search={search} />
      </Show>
    </>
  );
}

/** What is to be said of the answer, once it is whole. */
function OfAnswer(props: NoticesProps): JSX.Element {
  const search = untrack(() => props.search);
  const text = (key: string): string => say(props.parts.words, key);
  const hasHits = (): boolean => search.hits().length > 0;
  return (
    <>
      <Show when={search.found().lacks === 'webassembly'}>
        <p class="message ui">{text('search.titles-only.browser')}</p>
      </Show>
      <Show when={search.found().missing}>
        {(missing) => <p class="message ui">{missingSentence(props.parts.words, missing())}</p>}
      </Show>
      <Show when={hasHits() && search.found().unknown.length > 0}>
        <p class="message ui">
          {unknownSentence(props.parts.words, search.found().unknown)}{' '}
          <ToAll parts={props.parts} search={search} />
        </p>
      </Show>
      <Show when={hasHits() && search.found().isPoor}>
        <p class="message ui">{text('search.poor')}</p>
      </Show>
      <Show when={!hasHits()}>
        <NothingFound parts={props.parts} search={search} />
      </Show>
    </>
  );
}

/** Without any hit, the reader is told where else to look. */
function NothingFound(props: NoticesProps): JSX.Element {
  const text = (key: string, blanks?: Record<string, string>): string =>
    say(props.parts.words, key, blanks);
  return (
    <p class="message ui">
      {text('search.none', { query: readOf(props.search.answered()).read })}{' '}
      {text('search.none.hint')}{' '}
      <Show when={props.parts.cards}>
        {(address) => (
          <a href={address()}>{text('search.to-cards', { cards: text('search.cards') })}</a>
        )}
      </Show>{' '}
      <ToAll parts={props.parts} search={props.search} />
    </p>
  );
}

/** Below the hits of one game of several: that these are all of it, unless `Notices` lead on. */
export function Scope(props: NoticesProps): JSX.Element {
  const search = untrack(() => props.search);
  const isSaidAbove = (): boolean => search.found().unknown.length > 0;
  return (
    <Show
      when={
        search.state() === 'done' && search.hits().length > 0 && !isSaidAbove() && props.parts.all
      }
    >
      {(all) => (
        <p class="message ui">
          {say(props.parts.words, 'search.scope', { game: all().game })}{' '}
          <ToAll parts={props.parts} search={search} />
        </p>
      )}
    </Show>
  );
}

/** The way to the search over all games, with the words that are there. */
function ToAll(props: NoticesProps): JSX.Element {
  const words = (): string => encodeURIComponent(readOf(props.search.query()).read);
  return (
    <Show when={props.parts.all}>
      {(all) => (
        <a href={`${all().address}?q=${words()}`}>{say(props.parts.words, 'search.to-all')}</a>
      )}
    </Show>
  );
}
